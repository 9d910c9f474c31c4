import type { ReportOutcome, ReportTextDetails } from "../../src/report/case.ts";
import type { Report } from "../../src/report/report.ts";
import type { TextScorerId } from "../../src/scorers/texts/index.ts";
import { judged, withOutcomes } from "./judged.ts";
import { comparedWith, onBase, type Recorded, reportOf } from "./trips.ts";

/** The outcomes of the scorers of texts, and `llm`, on the case at an index; missing ones did not run. */
export type Texts = (at: number) => Partial<Record<TextScorerId | "llm", ReportOutcome>>;

/** A text scorer's outcome: its value, its counts, and the answer's shortcomings. */
export function texted(
  value: number,
  counts: Record<string, number> = {},
  ...lacks: ReportTextDetails["lacks"]
): ReportOutcome {
  return { status: "scored", value, details: { counts, lacks } };
}

function withTexts(report: Report, texts: Texts): Report {
  const problemCounts = { errors: 0, warnings: 0 };
  return { ...withOutcomes(report, texts), problems: [], problemCounts, baselineEligible: true };
}

const JUDGE: Report["judge"] = {
  model: "gpt-4.1",
  server: "https://api.openai.com/v1",
  promptVersion: 1,
  votes: 1,
  by: ["gpt-4.1-2025-04-14 (json_schema, prompt 1)", "gpt-4.1-2025-04-14 (json_schema, sheet 1)"],
  work: { asked: 12, known: 0, requests: 24, promptTokens: 51_310, replyTokens: 5204, unmetered: 0 },
};

interface Side {
  recorded: Recorded;
  texts: Texts;
}

/** The head compared with a baseline, answers and calls scored on both sides, also by the judge. */
export function againstTexted(base: Side, head: Side, judge: Report["judge"] = JUDGE): Report {
  const before = { ...withTexts(reportOf(base.recorded, onBase), base.texts), judge };
  const now = { ...withTexts(reportOf({ recording: "head", ...head.recorded }), head.texts), judge };
  return comparedWith(before, now);
}

const POLICY = `gate:
  scorers: [code, f1, says]
  floors: { faithfulness: 0.7 }
  ceilings: { toxicity: 0, bias: 0.1 }
`;

/** Twelve scorers beside `code`, `f1` and `llm`: one gates, one has a floor, two have ceilings, one of which is exceeded. */
export function manyScorers(policy = POLICY): Report {
  const recorded = { cases: 24, policy };
  return againstTexted(
    { recorded, texts: (at) => outcomesOf(at % 12 === 7 ? "dull" : "fine") },
    {
      recorded: { ...recorded, failing: [5] },
      texts: (at) =>
        outcomesOf(at === 3 ? "forgot" : at % 8 === 1 ? "rude" : at % 12 === 7 ? "dull" : "fine"),
    },
  );
}

function outcomesOf(how: "fine" | "dull" | "rude" | "forgot"): ReturnType<Texts> {
  const isRude = how === "rude";
  const isDull = how === "dull";
  return {
    llm: judged(),
    says:
      how === "forgot"
        ? texted(
            1 / 3,
            { demanded: 3, kept: 1 },
            { text: '"1,628" was not said' },
            { text: '"sorry" was said' },
          )
        : texted(1),
    "keyword-coverage": isDull ? texted(0.5, { keywords: 4, found: 2 }, { text: '"refund"' }) : texted(1),
    completeness: texted(isDull ? 0.4 : 0.8, { elements: 10, covered: isDull ? 4 : 8 }),
    "content-similarity": texted(isDull ? 0.62 : 0.9, { bigrams: 310 }),
    "tone-consistency": texted(0.95),
    "answer-relevancy": texted(isRude ? 0.8 : 1, { sentences: 5 }),
    "answer-similarity": texted(isDull ? 0.5 : 1, { units: 4 }),
    faithfulness: isDull
      ? texted(0.5, { claims: 2, supported: 1 }, { text: "The fee is 20 EUR.", reason: "no context says so" })
      : texted(1),
    hallucination: texted(isDull ? 0.5 : 0, { claims: 2, invented: isDull ? 1 : 0 }),
    bias: texted(isRude ? 0.2 : 0, { sentences: 5, biased: isRude ? 1 : 0 }),
    toxicity: isRude
      ? texted(
          0.4,
          { sentences: 5, toxic: 2 },
          { text: "What a stupid question.", reason: "it insults the user" },
        )
      : texted(0),
    "noise-sensitivity": { status: "not-assessed", reason: "its clean run was not recorded" },
  };
}
