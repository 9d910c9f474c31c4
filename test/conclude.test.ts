import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conclude } from "../src/conclude.ts";
import { reportSchema } from "../src/report/schema.ts";
import { reportOf, suitePairs } from "./comparison/fixture.ts";

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
          onBase,
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
          onBase: false,
          points: 3,
        });
        const found = verdict.checks.filter(({ name }) => name === "weakening" || name === "regression");
        expect(found.filter(({ result }) => result === "fail")).toEqual([]);
        expect(found.filter(({ title }) => title === "Weakening")).toEqual([]);
      }),
    );
  });
});
