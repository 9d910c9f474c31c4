import { describe, expect, test } from "vitest";
import { scoreGroups } from "../../scripts/mutation/groups.ts";

const report = (files: Record<string, string[]>) => ({
  thresholds: { low: 80 },
  files: Object.fromEntries(
    Object.entries(files).map(([file, statuses]) => [
      file,
      { mutants: statuses.map((status) => ({ status })) },
    ]),
  ),
});

describe("the mutation score", () => {
  test("counts what was killed or never ended among all that was tried", () => {
    const statuses = ["Killed", "Killed", "Timeout", "Survived", "NoCoverage", "Ignored", "CompileError"];
    expect(scoreGroups(report({ "src/scorers/f1.ts": statuses }))).toEqual([
      { name: "scorers", killed: 2, timeout: 1, survived: 1, uncovered: 1, score: 60 },
    ]);
  });

  test("takes what decides about trust together, wherever it lies", () => {
    const files = { "src/github/runs.ts": ["Killed"], "src/gate/baseline/baseline.ts": ["Survived"] };
    expect(scoreGroups(report(files))).toMatchObject([{ name: "provenance", score: 50 }]);
  });

  test("refuses a file of no group, which nobody would miss", () => {
    expect(() => scoreGroups(report({ "src/gate/measure/build-trend.ts": ["Survived"] }))).toThrow(
      "is of no group",
    );
  });
});
