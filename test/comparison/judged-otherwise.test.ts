import { describe, expect, test } from "vitest";
import { compare } from "../../src/comparison/compare.ts";
import type { ReportCase } from "../../src/report/case-schema.ts";
import { compared, findingOf } from "../checks/compared.ts";
import { judged, recorded, reportOf } from "./fixture.ts";

const GATES = "gate: { scorers: [code, f1, llm] }";
const ADVISES = "{}";

/** Cases c0, c1 … as side recorded and judged them. */
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
  const cases = { head: suite("h", 12, 1, "judge-2"), base: suite("b", 12, 1) };

  test("is compared all the same where the judge only advises", () => {
    const { cases: compared } = comparisonOf(cases.head, cases.base, ADVISES);
    expect(new Set(compared.map(({ comparison }) => comparison?.state))).toEqual(new Set(["comparable"]));
  });

  test("is not where another judge decides it, which makes the verdict inconclusive", () => {
    const report = compared({ ...cases, policy: GATES });
    expect(new Set(report.cases.map(({ comparison }) => comparison?.state))).toEqual(new Set(["changed"]));
    expect(findingOf(report, "weakening")).toContain(
      "12 of 12 cases changed their expectations or the judge, so not compared",
    );
    expect(report.verdict.result).toBe("inconclusive");
  });
});
