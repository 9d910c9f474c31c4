import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runUnjudged } from "./support/run-unjudged.ts";
import { jobIn } from "./workspace.ts";

type ByHand = Record<"pass" | "code" | "f1", Record<string, unknown[]>>;

const byHand: ByHand = JSON.parse(
  readFileSync(new URL("fixtures/examples-outcomes.json", import.meta.url), "utf8"),
);
const report = runUnjudged(
  jobIn(fileURLToPath(new URL("..", import.meta.url)), {
    runs: [
      "examples/runs/{_}/{case}.{trial}.json",
      "examples/runs/ai-sdk/{case}/{trial}.json",
      "examples/runs/*.jsonl",
    ],
    expectations: ["examples/expectations.yml"],
    policy: "examples/rungate.yml",
  }),
);

describe("the examples", () => {
  test("hold the cases that were computed by hand, and no others, without a problem", () => {
    expect(report.problems).toEqual([]);
    expect(report.cases.map(({ id }) => id).sort()).toEqual(Object.keys(byHand.pass).sort());
  });

  test.each(report.cases.map((testCase) => [testCase.id, testCase] as const))(
    "%s is scored as by hand",
    (id, { trials }) => {
      expect(trials.map(({ trial }) => trial)).toEqual(["1", "2", "3"]);
      expect(trials.map(({ pass }) => pass)).toEqual(byHand.pass[id]);
      for (const scorer of ["code", "f1"] as const) {
        const values = trials.map(({ scores }) => {
          const outcome = scores[scorer];
          return outcome?.status === "scored"
            ? outcome.value
            : outcome?.status === "not-assessed"
              ? null
              : outcome;
        });
        expect([scorer, values]).toEqual([scorer, byHand[scorer][id]]);
      }
    },
  );

  test("pass the gate as their README says", () => {
    const passed = Object.values(byHand.pass)
      .flat()
      .filter((pass) => pass === true);
    expect(passed).toHaveLength(32);
    expect(report.totals).toMatchObject({ cases: 14, runs: 42, errors: 0, notAssessed: 0 });
    expect(report.passRate).toBeCloseTo(0.7619, 4);
    expect(report.verdict.result).toBe("pass");
    expect(report.cases.filter(({ passRate }) => passRate === 1)).toHaveLength(9);
  });
});
