import { describe, expect, test } from "vitest";
import { defaultPolicy } from "../../src/config/policy.ts";
import type { JsonObject } from "../../src/core/json.ts";
import { whyItFails } from "../../src/gate/decide/worst-case-text.ts";
import type { ToolCall } from "../../src/recordings/run.ts";
import type { ReportOutcome, Trial } from "../../src/report/case.ts";
import { type DecidingScorers, reasonsOf } from "../../src/report/reasons.ts";
import type { Report } from "../../src/report/report.ts";
import { made, scoreCode } from "../scorers/fixture.ts";
import { failed, judged } from "../views/judged.ts";
import { texted } from "../views/texted.ts";
import { reportOf } from "../views/trips.ts";
import { reportOn } from "../workspace.ts";

const wrong = () => tripOf(reportOf({ cases: 1, failing: [0] }));
const right = () => tripOf(reportOf({ cases: 1 }));

function tripOf({ cases }: Report): Trial {
  const trial = cases[0]?.trials[0];
  if (trial === undefined) throw new Error("the report has no run");
  return trial;
}

const judgedAs = (trial: Trial, llm: ReportOutcome, more: Partial<Trial> = {}): Trial => ({
  ...trial,
  scores: { ...trial.scores, llm },
  ...more,
});

const policy = defaultPolicy;

const wrongDay = { subject: "book_flight", text: 'date: expected "2026-06-12", got "2026-06-05"' };

describe("the reasons of a run", () => {
  test("are first what was expected of it, then what the judge says", () => {
    const llm = judged({ wrong: "not this day", missing: ["get_weather"], reason: "all wrong" });
    expect(
      reasonsOf(judgedAs(wrong(), llm, { brokenBudgets: ["made 9 calls, 6 are allowed"] }), policy),
    ).toEqual([
      wrongDay,
      { subject: "rule", text: "made 9 calls, 6 are allowed" },
      { subject: "book_flight", text: "the judge: not appropriate: not this day" },
      { subject: "missing", text: "the judge misses get_weather" },
    ]);
  });

  test("are the judge's alone where nothing else lost a point", () => {
    expect(reasonsOf(judgedAs(right(), judged({ wrong: "too early" })), policy)).toEqual([
      { subject: "book_flight", text: "the judge: not appropriate: too early" },
    ]);
  });

  test("have the judge's overall reason where no call says why", () => {
    const llm = judged({ missing: ["get_weather"], reason: "the weather was asked for" });
    expect(reasonsOf(judgedAs(right(), llm), policy)).toEqual([
      { subject: "missing", text: "the judge misses get_weather" },
      { subject: "judge", text: "the weather was asked for" },
    ]);
  });

  test("are verdicts alone where a report carries no reasons of the judge", () => {
    const llm = judged({ wrong: "x", missing: ["get_weather"] });
    const { reason: _, ...details } = llm.details;
    const evaluations = details.evaluations.map(({ reasoning: __, ...one }) => one);
    expect(reasonsOf(judgedAs(right(), { ...llm, details: { ...details, evaluations } }), policy)).toEqual([
      { subject: "book_flight", text: "the judge: not appropriate" },
      { subject: "missing", text: "the judge misses get_weather" },
    ]);
  });

  test("are none where the judge finds nothing", () => {
    expect(reasonsOf(judgedAs(right(), judged()), policy)).toEqual([]);
  });

  test("do not count a failure of the judge where something that gates failed", () => {
    expect(reasonsOf(judgedAs(wrong(), failed("no answer")), policy)).toEqual([wrongDay]);
  });

  test("are the error where that left nothing to pass or fail by", () => {
    expect(reasonsOf(judgedAs(right(), failed("no answer"), { pass: null }), policy)).toEqual([
      { subject: "error", text: "no answer" },
    ]);
  });

  describe("of tools in any order", () => {
    const alone = { gate: { scorers: ["code" as const] }, passMarks: policy.passMarks };
    /** The reasons of `code` alone, without other deciding scorers. */
    const codeReasons = (caseFields: JsonObject, calls: readonly (string | ToolCall)[]): string[] => {
      const { value, ...details } = scoreCode(caseFields, calls);
      const { f1: _f1, ...rest } = right().scores;
      const trial = {
        ...right(),
        pass: false,
        scores: { ...rest, code: { status: "scored" as const, value, details } },
      };
      return reasonsOf(trial, alone).map(({ subject, text }) => `${subject}: ${text}`);
    };
    const tools = (...names: string[]) => ({ referenceToolCalls: names.map((name) => ({ name })) });
    const strict = { strictMode: true };

    test.each<[JsonObject, string[], string]>([
      [tools("find", "pay"), ["find", "find"], "tools: pay was not called"],
      [tools("find", "pay", "pay"), ["pay"], "tools: find was not called, pay was called 1 time, expected 2"],
      [
        { ...tools("find", "pay"), ...strict },
        ["pay", "find", "pay"],
        "tools: pay was called 2 times, expected 1",
      ],
      [{ ...tools("find"), ...strict }, ["log", "find"], "tools: log was not expected"],
      [
        { ...tools("find", "pay"), code: { order: "significant" } },
        ["pay", "find"],
        "tools: expected find → pay, called pay → find",
      ],
      [{ referenceToolCalls: [] }, ["find"], "tools: expected no tool, called find"],
    ])("name the tools that were called too seldom or too often: %j", (caseFields, calls, text) => {
      expect(codeReasons(caseFields, calls)).toEqual([text]);
    });

    test("name the expected call that was not made", () => {
      const caseFields = {
        code: { arguments: "compare" },
        referenceToolCalls: [{ name: "pay" }, { name: "pay", arguments: { sum: 5 } }],
      };
      expect(codeReasons(caseFields, [made("pay", { sum: 9 })])).toEqual(['missing: pay {"sum":5}']);
      expect(codeReasons(caseFields, [made("pay", { sum: 9 }), made("pay", { sum: 7 })])).toEqual([
        "pay: sum: expected 5, got 7",
      ]);
    });
  });

  describe("of answers and calls", () => {
    const says = texted(0.5, { demanded: 2, kept: 1 }, { text: '"1,628" was not said' });
    const rude = texted(0.2, {}, { text: "You fool.", reason: "it insults" });
    const subjectsOf = (trial: Trial, scorers: DecidingScorers["gate"]["scorers"]) =>
      reasonsOf(trial, { ...policy, gate: { scorers } }).map(({ subject }) => subject);
    const withScores = (trial: Trial, scores: Trial["scores"]) => ({
      ...trial,
      pass: false,
      scores: { ...trial.scores, ...scores },
    });

    test("are first those by which the run fails", () => {
      const trial = withScores(wrong(), { says, toxicity: rude });
      expect(subjectsOf(trial, ["code", "f1"])).toEqual(["book_flight", "says", "toxicity"]);
      expect(subjectsOf(trial, ["code", "says"])).toEqual(["says", "book_flight", "toxicity"]);
      expect(subjectsOf(trial, ["toxicity"])).toEqual(["toxicity", "book_flight", "says"]);
    });

    test("say what is lacking, and why where the judge says so", () => {
      expect(reasonsOf(withScores(right(), { says, toxicity: rude }), policy)).toEqual([
        { subject: "says", text: '"1,628" was not said' },
        { subject: "toxicity", text: "You fool. (it insults)" },
      ]);
    });

    test("are none of the best score, which is 0 where less is better", () => {
      const lacks = { text: "never told" };
      const best = { says: texted(1, {}, lacks), toxicity: texted(0, {}, lacks) };
      expect(reasonsOf(withScores(right(), best), policy)).toEqual([]);
      expect(subjectsOf(withScores(right(), { toxicity: texted(1, {}, lacks) }), ["code"])).toEqual([
        "toxicity",
      ]);
    });
  });
});

describe("where the wrong tools were called, why a case fails", () => {
  const why = (expected: string[], called: string[]) => {
    const report = reportOn({
      "expectations.yml": { cases: [{ id: "a", referenceToolCalls: expected.map((name) => ({ name })) }] },
      "runs/a.json": {
        toolCalls: called.map((name) => ({ name, arguments: { of: name } })),
        response: "Yes.",
      },
    });
    const [one] = report.cases;
    return one && whyItFails(one, report.policy);
  };

  test.each<[string, string[], string[], string | undefined]>([
    ["names what was called instead", ["weather"], ["search"], "missing weather, called search"],
    ["names each tool once", ["a", "a", "b"], ["c", "c"], "missing a, b, called c"],
    ["says the missing call alone where nothing was called", ["b"], [], "missing b with any arguments"],
    [
      "says the missing call alone where no other was made",
      ["a", "b"],
      ["a"],
      "missing b with any arguments",
    ],
    ["says nothing of a run that passes", ["a"], ["a"], undefined],
  ])("%s", (_what, expected, called, text) => {
    expect(why(expected, called)).toBe(text);
  });
});
