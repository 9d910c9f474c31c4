import type { Report } from "../../src/report/report.ts";
import { againstJudged, failed, type Judge, judged, left } from "./judged.ts";

const good: Judge = () => judged();
const trips = { cases: 40 };
const base = { recorded: trips, judge: good };

const WRONG_DAY = "The user asked for 12 June, and the agent booked 5 June without asking.";
const UNASKED = "The user only asked for the price. Nothing was to be booked yet.";
const NO_KEY = "no key for the judge: RUNGATE_JUDGE_API_KEY and OPENAI_API_KEY are not set";
const HOSTILE =
  "x | y\n## <script>alert(1)</script> @team #1 ![](http://a.b/c.png) `code` \u202e[l](http://a.b) </details> :rocket:";
const GATES = "gate: { scorers: [code, f1, llm] }";

/** Thirteen passing trips with the judge's objections, one of which also fails. */
const objecting: Judge = (at) => {
  if (at === 7) return judged({ wrong: WRONG_DAY, reason: "The wrong day was booked." });
  if (at % 3 !== 0) return judged();
  if (at % 2 === 0)
    return judged({
      missing: ["get_weather", "search_flights"],
      reason: "The user asked for the weather too, and for other flights; neither was looked up.",
    });
  return judged({ wrong: UNASKED, missing: ["get_price"], reason: "Booked instead of asked." });
};

export const judgeReports: Record<string, () => Report> = {
  "judge-agrees": () =>
    againstJudged(base, {
      ...base,
      work: { asked: 3, known: 37, requests: 3, promptTokens: 4211, replyTokens: 389 },
    }),
  "judge-all-known": () => againstJudged(base, { ...base, work: { known: 40 } }),
  "judge-objects": () =>
    againstJudged(base, {
      recorded: { ...trips, failing: [7] },
      judge: objecting,
      work: { asked: 40, requests: 41, promptTokens: 51_310, replyTokens: 5204, unmetered: 1 },
    }),
  "judge-errors": () =>
    againstJudged(base, {
      recorded: { ...trips, failing: [7] },
      judge: (at) => {
        if (at % 4 === 3) return failed("the server answered 429 four times (rate limit reached)");
        return at > 35
          ? left("budget: a judge may spend 2000000 tokens (judge.maxTokens of the policy)")
          : judged();
      },
      work: { asked: 40, requests: 70, promptTokens: 32_001, replyTokens: 3000 },
    }),
  "judge-gates-without-key": () =>
    againstJudged(
      { ...base, recorded: { ...trips, policy: GATES } },
      {
        recorded: { ...trips, policy: GATES },
        judge: () => left(NO_KEY),
      },
    ),
  "judge-gates": () =>
    againstJudged(
      { ...base, recorded: { ...trips, policy: GATES } },
      {
        recorded: { ...trips, policy: GATES },
        judge: (at) => (at < 9 ? judged({ wrong: UNASKED }) : judged()),
        work: { asked: 40, requests: 40, promptTokens: 51_310, replyTokens: 5204 },
      },
    ),
  "judge-hostile": () =>
    againstJudged(base, {
      recorded: { ...trips, failing: [1] },
      judge: (at) =>
        at < 3
          ? judged({
              wrong: HOSTILE,
              missing: [HOSTILE],
              reason: HOSTILE,
              name: HOSTILE,
              model: HOSTILE,
              rung: HOSTILE,
            })
          : failed(HOSTILE),
    }),
  "judged-otherwise": () =>
    againstJudged(
      { ...base, judge: () => judged({ model: "gpt-4o-2024-11-20", rung: "json_object without seed" }) },
      { ...base, work: { asked: 40, requests: 40, promptTokens: 51_310, replyTokens: 5204 } },
    ),
};
