import { expect, test } from "vitest";
import type { CaseRun } from "../../../src/recordings/run.ts";
import { proposeFiles } from "../../../src/setup/init/propose-files.ts";
import { fixture, readAs } from "../../recordings/fixture.ts";

const names = { expectations: "evals/expectations.yml", policy: ".github/rungate.yml" };

test("where another runner scored every run, its results decide", () => {
  const runs = ["a", "b"].flatMap((id) => readAs("results", { id, passed: id === "a" }));
  const placed = runs.map((run, index) => ({ ...run, place: { file: "a.csv", index } }) as CaseRun);
  const { policy, cases, preview } = proposeFiles(placed, names, undefined);
  expect(policy).toMatch(/^ {2}scorers:\n {4}- recorded$/m);
  expect(policy).toContain("floors: { passRate: 0.5 }");
  expect({ cases, passRate: preview.passRate }).toEqual({ cases: 0, passRate: 0.5 });
});

test("where it kept the calls too, both decide", () => {
  const runs = readAs("promptfoo", fixture("promptfoo/calls.json"));
  const placed = runs.map((run, index) => ({ ...run, place: { file: "a.json", index } }) as CaseRun);
  const { policy, cases, preview } = proposeFiles(placed, names, undefined);
  expect(policy).toMatch(/^ {2}scorers:\n {4}- code\n {4}- f1\n {4}- says\n {4}- recorded$/m);
  expect(policy).toMatch(
    /^ {2}recorded:\n {4}scorers?:|recorded: \{ scores: \[ ?result ?\] \}|scores:\n\s+- result/m,
  );
  expect({ cases, passRate: preview.passRate }).toEqual({ cases: 1, passRate: 1 });
});
