import { describe, expect, test } from "vitest";
import { compare } from "../../../src/gate/compare/compare.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import { compared, findingOf } from "../checks/compared.ts";
import { judged, judgedTexts, pooledAt, recorded, reportOf, scoring } from "../comparison/fixture.ts";

const GATES = "gate: { scorers: [code, f1, llm] }";
const ADVISES = "{}";

function suite(side: string, count: number, value: number, ...by: string[]): ReportCase[] {
  return Array.from({ length: count }, (_, at) =>
    judged(recorded(`c${at}`, `${side}${at}+`), [value], ...by),
  );
}

function comparisonOf(head: ReportCase[], base: ReportCase[], policy: string) {
  const scores = { llm: { value: 1, assessed: 1, notAssessed: 0, errors: 0, band: null } };
  return compare(reportOf(head, { scores }, policy), reportOf(base, {}, policy));
}

describe.each([GATES, ADVISES])("by policy %s", (policy) => {
  test("scores of one judge are compared", () => {
    const { comparison } = comparisonOf(suite("h", 12, 0.5), suite("b", 12, 1), policy);
    expect(comparison.judgedOtherwise).toBeNull();
    expect(comparison.scores.llm).toMatchObject({ base: 1, head: 0.5 });
  });

  test.each([
    ["model", ["judge-2"]],
    ["rung", ["judge-1", "text"]],
  ])("scores of another %s are not, and it is said", (_what, by) => {
    const { comparison } = comparisonOf(suite("h", 12, 0.5, ...by), suite("b", 12, 1), policy);
    expect(comparison.judgedOtherwise).toMatchObject({
      cases: 12,
      base: ["judge-1 (json_schema, prompt 1)"],
      head: [`judge-${by[0]?.at(-1)} (${by[1] ?? "json_schema"}, prompt 1)`],
    });
    expect(comparison.scores.llm).toBeUndefined();
  });

  test("only the cases that another judged are left out", () => {
    const head = [...suite("h", 2, 0), judged(recorded("other", "h+"), [0], "judge-2")];
    const base = [...suite("b", 2, 1), judged(recorded("other", "b+"), [1])];
    const { comparison } = comparisonOf(head, base, policy);
    expect(comparison.judgedOtherwise?.cases).toBe(1);
    expect(comparison.scores.llm).toMatchObject({ base: 1, head: 0 });
  });

  test("a case that nobody judged on one side differs in nothing", () => {
    const head = [judged(recorded("a", "h+"), [null])];
    expect(
      comparisonOf(head, [judged(recorded("a", "b+"), [1])], policy).comparison.judgedOtherwise,
    ).toBeNull();
  });
});

describe("whether a case passes", () => {
  test("is compared all the same where the judge only advises", () => {
    const { cases } = comparisonOf(suite("h", 12, 1, "judge-2"), suite("b", 12, 1), ADVISES);
    expect(states(cases)).toEqual(["comparable"]);
  });

  /** Cases whose `code` score is equal to the judge's. */
  const coded = (cases: ReportCase[], values: number[]) =>
    cases.map((reportCase, at) => scoring(reportCase, "code", [values[at] ?? 1]));

  test("is compared by the other scorers where another judge decides, and a pass is told apart from it", () => {
    const head = coded(suite("h", 12, 1, "judge-2"), [0]);
    const report = compared({ head, base: coded(suite("b", 12, 1), []), policy: GATES });
    expect(states(report.cases)).toEqual(["comparable"]);
    expect(report.cases[0]?.comparison).toMatchObject({
      base: { passed: 1 },
      head: { passed: 0, trials: 1 },
    });
    expect(findingOf(report, "weakening")).toBe(
      "inconclusive Weakening: another judge decides here in 12 cases (judge-2 (json_schema, prompt 1)) than on the base (judge-1 (json_schema, prompt 1)), so its word is not compared · worst case c0",
    );
  });

  test("that fails by what no judge says stays a regression, though only that case was judged anew", () => {
    const unchanged = suite("k", 19, 1).map((one) => scoring(one, "code", [1]));
    const before = scoring(judged(recorded("trip", "b+"), [1]), "code", [1]);
    const now = scoring(judged(recorded("trip", "h-"), [1], "judge-2"), "code", [0]);
    const policy = "gate: { scorers: [code, llm], regression: { mode: strict } }";
    const report = compared({ head: [...unchanged, now], base: [...unchanged, before], policy });
    expect(findingOf(report, "regression")).toMatch(/^fail Regression \(strict\): trip passed/);
  });

  test("is not compared where nothing but the judge decides, and the verdict is inconclusive", () => {
    const report = compared({
      head: suite("h", 12, 1, "judge-2"),
      base: suite("b", 12, 1),
      policy: "gate: { scorers: [llm] }",
    });
    expect(states(report.cases)).toEqual(["unassessed"]);
    expect(report.verdict.result).toBe("inconclusive");
  });
});

describe("scores of texts", () => {
  const suites = (texts: string, calls = "judge-1") => ({
    head: suite("h", 12, 0.5, calls).map((one) => judgedTexts(one, { bias: 1, toxicity: 0 }, texts)),
    base: suite("b", 12, 1).map((one) => judgedTexts(one, { bias: 0, toxicity: 0 })),
  });
  const measured = { value: 1, assessed: 1, notAssessed: 0, errors: 0, band: null };
  const scores = { llm: measured, bias: measured, toxicity: measured };
  const comparisonBetween = ({ head, base }: ReturnType<typeof suites>, policy = ADVISES) =>
    compare(reportOf(head, { scores }, policy), reportOf(base, {}, policy));

  test("are compared where one judge judged their sheet, whoever judged the calls", () => {
    const { comparison } = comparisonBetween(suites("judge-1", "judge-2"));
    expect(Object.keys(comparison.scores)).toEqual(["bias", "toxicity"]);
    expect(comparison.judgedOtherwise).toMatchObject({ cases: 12, scorers: ["llm"] });
  });

  test("are not where another judged it, and the others are", () => {
    const { comparison } = comparisonBetween(suites("judge-2"));
    expect(Object.keys(comparison.scores)).toEqual(["llm"]);
    expect(comparison.judgedOtherwise).toEqual({
      cases: 12,
      scorers: ["bias", "toxicity"],
      base: ["judge-1 (json_schema, sheet 1)"],
      head: ["judge-2 (json_schema, sheet 1)"],
    });
  });

  test("leave whether a case passes to the scorers that were judged alike", () => {
    const policy = "gate: { scorers: [llm, bias] }";
    const { cases } = comparisonBetween(suites("judge-2"), policy);
    expect(states(cases)).toEqual(["comparable"]);
    // Half of the calls are not enough, and bias, which only fails here, does not decide.
    expect(cases[0]?.comparison).toMatchObject({ base: { passed: 1 }, head: { passed: 0, trials: 1 } });
    const { cases: alone } = comparisonBetween(suites("judge-2"), "gate: { scorers: [bias] }");
    expect(states(alone)).toEqual(["unassessed"]);
  });

  test("that only advise change nothing of what is known of earlier commits", () => {
    const { head, base } = suites("judge-2");
    const pooled = base.map((one) => ({ ...one, pool: [pooledAt("c1", "p1- p2-")] }));
    const { cases } = comparisonBetween({ head, base: pooled }, "gate: { scorers: [llm] }");
    expect(cases[0]?.comparison).toMatchObject({ base: { trials: 3 } });
  });

  test("are told as not compared by the check only where they decide", () => {
    const weakeningMessage = (policy: string) =>
      findingOf(compared({ ...suites("judge-2"), policy }), "weakening");
    expect(weakeningMessage("gate: { scorers: [code, bias] }")).toMatch(
      /another judge decides here in 12 cases/,
    );
    expect(weakeningMessage("gate: { scorers: [code, llm] }")).toBeUndefined();
  });
});

function states(cases: readonly ReportCase[]) {
  return [...new Set(cases.map(({ comparison }) => comparison?.state))];
}
