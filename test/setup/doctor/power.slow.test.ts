import { describe, expect, test } from "vitest";
import type { Report } from "../../../src/report/report.ts";
import type { Finding, GitHubSetup } from "../../../src/setup/doctor/repository.ts";
import { ids } from "../../gate/checks/regression-fixture.ts";
import { reportOf, tried } from "../../gate/comparison/fixture.ts";
import { CONFIG, canonical, EXPECTATIONS_LINE, findingsOf, RUNS_LINE } from "./fixture.ts";

function powerFindings(report: Report | undefined, config = ""): Finding[] {
  const seen = { isFound: true, reason: "recorded", expiresAt: null, ...(report && { report }) };
  const baselines = { get: () => ({ seen }) } as unknown as GitHubSetup["baselines"];
  const files = { [CONFIG]: `${RUNS_LINE}${EXPECTATIONS_LINE}${config}` };
  return findingsOf(canonical, { baselines }, files).filter(({ check }) => check === "power");
}

const suite = (cases: number, trials: number) =>
  reportOf(
    ids(cases).map((id, at) => tried(id, "b", at % 5 === 0 ? Math.floor(trials / 2) : trials, trials)),
  );

describe("a suite that is too small to show a drop of 10 points", () => {
  test.each([
    [
      8,
      3,
      / The gate can see a drop of about \d+ points$/,
      /^record \d+ cases with 3 trials each, on the base branch too/,
    ],
    [
      4,
      1,
      / The gate cannot see any drop: the suite is too small$/,
      /^record \d+ cases with \d+ trials each/,
    ],
  ])("of %i cases with %i trials is told so, with what would do", (cases, trials, what, remedy) => {
    const [finding, ...rest] = powerFindings(suite(cases, trials));
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({ state: "advice", what: expect.stringMatching(what) });
    expect(finding?.remedy).toMatch(remedy);
  });
});

test("a suite that shows it is well, and one that nobody can see gets no word", () => {
  expect(powerFindings(suite(100, 3))).toMatchObject([
    {
      state: "ok",
      what: expect.stringMatching(/^the suite "default" has 100 cases with 3 trials each\. The gate can see/),
    },
  ]);
  expect(powerFindings(undefined)).toEqual([]);
  expect(powerFindings(reportOf([]))).toEqual([]);
});

test("a tier of pull requests shows what its own cases show, however large the suite is", () => {
  const { cases, ...report } = suite(100, 3);
  const labelled = {
    ...report,
    cases: cases.map((testCase, at) => (at < 8 ? { ...testCase, labels: ["smoke"] } : testCase)),
  };
  expect(powerFindings(labelled, "tiers: { pr: { tags: [smoke] } }\n")).toMatchObject([
    {
      state: "advice",
      what: expect.stringMatching(
        /^the tier "pr" of the suite "default" has 8 cases with 3 trials each\. The gate /,
      ),
    },
  ]);
  expect(powerFindings(labelled, "tiers: { nightly: { tags: [smoke] } }\n")).toMatchObject([{ state: "ok" }]);
});
