import { expect, test } from "vitest";
import type { CaseRun } from "../../../src/recordings/run.ts";
import { proposeFiles } from "../../../src/setup/init/propose-files.ts";
import { readAs } from "../../recordings/fixture.ts";

const names = { expectations: "evals/expectations.yml", policy: ".github/rungate.yml" };

test("where another runner scored every run, its results decide", () => {
  const runs = ["a", "b"].flatMap((id) => readAs("results", { id, passed: id === "a" }));
  const placed = runs.map((run, index) => ({ ...run, place: { file: "a.csv", index } }) as CaseRun);
  const { policy, cases, preview } = proposeFiles(placed, names, undefined);
  expect(policy).toMatch(/^ {2}scorers:\n {4}- recorded$/m);
  expect(policy).toContain("floors: { passRate: 0.5 }");
  expect({ cases, passRate: preview.passRate }).toEqual({ cases: 0, passRate: 0.5 });
});
