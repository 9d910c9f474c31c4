import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conclude } from "../../../src/gate/decide/verdict.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import { type Report, reportSchema } from "../../../src/report/report.ts";
import { judged, recorded, reportOf, suitePairs } from "../comparison/fixture.ts";

const policies = fc.constantFrom(
  "{}",
  "gate: { regression: { mode: strict, window: 1 }, changedCases: fail, inconclusive: fail }",
  "gate: { regression: { mode: statistical, maxDrop: 0, alpha: 0.999 }, requiredCases: [a] }",
);

describe("a report compared with any other", () => {
  test("is one that can be read again", () => {
    fc.assert(
      fc.property(suitePairs, policies, fc.boolean(), ({ head, base }, policy, onBase) => {
        const report = reportOf(base, { commit: "b" });
        const concluded = conclude(reportOf(head, { commit: "h" }, policy), {
          baseline: { state: "found", reason: "b.json", report },
          role: onBase ? "base" : "head",
          points: 3,
        });
        expect(reportSchema.safeParse(JSON.parse(JSON.stringify(concluded))).error).toBeUndefined();
      }),
    );
  });
});

describe("a report compared with itself", () => {
  test("has neither a regression nor a weakening", () => {
    fc.assert(
      fc.property(suitePairs, policies, ({ head }, policy) => {
        const report = reportOf(head, {}, policy);
        const { verdict } = conclude(report, {
          baseline: { state: "found", reason: "b.json", report },
          role: "head",
          points: 3,
        });
        const found = verdict.checks.filter(({ name }) => name === "weakening" || name === "regression");
        expect(found.filter(({ result }) => result === "fail")).toEqual([]);
        expect(found.filter(({ title }) => title === "Weakening")).toEqual([]);
      }),
    );
  });
});

test("a report of a merge queue is judged like a pull request's and carries on like the base branch's", () => {
  const [one, before] = [recorded("a", "x-"), recorded("a", "y+")];
  const settings = {
    baseline: { state: "found" as const, report: reportOf([before], { commit: "c1" }), reason: "b" },
    points: 10,
  };
  const judged = (role: Report["role"]) =>
    conclude(reportOf([one], { commit: "c2" }, "gate: { floors: { passRate: 1 } }"), { ...settings, role });
  expect(judged("queue").verdict).toEqual(judged("head").verdict);
  expect(judged("queue").cases[0]?.pool).toEqual(judged("base").cases[0]?.pool);
  expect(judged("queue").cases[0]?.pool).not.toEqual([]);
  expect(judged("queue").history).toEqual(judged("base").history);
  expect(judged("head").history).toEqual([]);
});

describe("the pool of a case that a judge decides", () => {
  const before = recorded("a", "y+");
  const poolAfter = (base: ReportCase, policy = "gate: { scorers: [llm] }") =>
    conclude(reportOf([judged(recorded("a", "x+"), [1], "judge-1")], { commit: "c2" }, policy), {
      baseline: { state: "found", report: reportOf([base], { commit: "c1" }), reason: "b" },
      role: "base",
      points: 10,
    }).cases[0]?.pool;

  test("takes over the baseline's runs when the same judge decided them", () => {
    expect(poolAfter(judged(before, [1], "judge-1"))).toEqual([{ commit: "c1", runs: [["y", true]] }]);
  });

  test.each([
    ["another judge decided", judged(before, [1], "judge-2")],
    ["no judge decided", before],
  ])("does not take over runs that %s", (_, base) => {
    expect(poolAfter(base)).toEqual([]);
  });

  test("is as before where no judge decides", () => {
    expect(poolAfter(judged(before, [1], "judge-2"), "{}")).toHaveLength(1);
  });
});

test("a base report that could not look for the one before is red and nobody's baseline: it would cut off the history", () => {
  const blind = { state: "unavailable" as const, reason: "GitHub answered 500" };
  const report = conclude(reportOf([recorded("a", "x+")]), { baseline: blind, role: "base", points: 10 });
  expect(report).toMatchObject({ baselineEligible: false, verdict: { result: "fail", blocks: true } });
  const first = { state: "first-use" as const, reason: "nothing yet" };
  expect(
    conclude(reportOf([recorded("a", "x+")]), { baseline: first, role: "base", points: 10 }),
  ).toMatchObject({
    baselineEligible: true,
    verdict: { blocks: false },
  });
});
