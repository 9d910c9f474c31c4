import { describe, expect, test } from "vitest";
import { decide } from "../../../src/gate/decide/verdict.ts";
import { wordOf } from "../../../src/github/forks.ts";
import type { Report } from "../../../src/report/report.ts";
import { compared } from "../../gate/checks/compared.ts";
import { recorded } from "../../gate/comparison/fixture.ts";

const commit = "a".repeat(40);
const expectedRun = { call: "default", commit, pullRequests: [7, 8] };
const about: Partial<Report> = { role: "head", headCommit: commit, pullRequest: 8, settings: {} };

function passing(more: Partial<Report> = {}): Report {
  const cases = [recorded("a", "x+"), recorded("b", "y+")];
  return { ...compared({ head: cases, base: cases }), ...about, ...more };
}

function failing(more: Partial<Report> = {}): Report {
  const [head, base] = [recorded("a", "z-"), recorded("a", "x+")];
  const policy = "gate: { regression: { mode: strict } }";
  return { ...compared({ head: [head], base: [base], policy }), ...about, ...more };
}

function undecided(inconclusive: "pass" | "fail"): Report {
  const { policy, baseline, ...rest } = passing();
  const report: Report = {
    ...rest,
    comparison: null,
    policy: { ...policy, gate: { ...policy.gate, inconclusive } },
    baseline: { ...baseline, state: "missing", reason: "it has expired" },
  };
  return { ...report, verdict: decide(report) };
}

describe("a report that agrees with how the run ended is shown on the pull request that it names", () => {
  test.each<[string, Report, Report["verdict"]["result"], "succeeded" | "failed"]>([
    ["a pass", passing(), "pass", "succeeded"],
    ["an inconclusive verdict", undecided("pass"), "inconclusive", "succeeded"],
    ["an inconclusive verdict that blocks", undecided("fail"), "inconclusive", "failed"],
    ["a failure", failing(), "fail", "failed"],
    ["a failure, report-only", failing({ settings: { "report-only": true } }), "fail", "succeeded"],
  ])("%s", (_what, report, result, ending) => {
    expect(report.verdict.result).toBe(result);
    expect(wordOf([report], { ...expectedRun, ending })).toEqual({ pullRequest: 8, reports: [report] });
    const other = ending === "failed" ? "succeeded" : "failed";
    expect(wordOf([report], { ...expectedRun, ending: other })).toEqual({
      why: expect.stringContaining("says that the check is"),
    });
  });
});

test.each<[string, Partial<Report>]>([
  ["of another suite", { suite: "booking" }],
  ["not of a pull request", { role: "base" }],
  ["not of a pull request", { role: "queue" }],
  ["of another commit", { headCommit: "b".repeat(40) }],
  ["of another commit", { headCommit: null }],
  ["of another pull request", { pullRequest: 9 }],
  ["of another pull request", { pullRequest: null }],
  ["says that a person accepted it, which only GitHub can say", { accepted: { by: "maria" } }],
  ["contradicts itself", { verdict: { result: "fail", blocks: false, checks: [] } }],
  ["contradicts itself", { verdict: { result: "inconclusive", blocks: false, checks: [] } }],
])("a report is not shown that is %s: %j", (why, more) => {
  const call = why === "of another suite" ? "checkout" : "default";
  const word = wordOf([passing(more)], { ...expectedRun, call, ending: "succeeded" });
  expect(word).toEqual({ why: expect.stringContaining(why) });
});

test("a pass that blocks does not become the headline of a failed run", () => {
  const verdict = { ...passing().verdict, blocks: true };
  const word = wordOf([passing({ verdict })], { ...expectedRun, ending: "failed" });
  expect(word).toEqual({ why: "its report contradicts itself" });
});

test("a pass of which the numbers say that it fails is none", () => {
  const { verdict } = passing();
  expect(wordOf([failing({ verdict })], { ...expectedRun, ending: "succeeded" })).toEqual({
    why: "its report contradicts itself",
  });
});

test("the lines of the verdict are ours, whatever the report says there", () => {
  const report = passing();
  const checks = report.verdict.checks.map((check) => ({
    ...check,
    title: "Regression, accepted by @maria",
    message: "all is well",
  }));
  const word = wordOf([{ ...report, verdict: { ...report.verdict, checks } }], {
    ...expectedRun,
    ending: "succeeded",
  });
  expect(word).toEqual({ pullRequest: 8, reports: [report] });
});

describe("the reports of several suites", () => {
  const suites = (...some: Report[]) => some.map((one, at) => ({ ...one, suite: `s${at}` }));

  test("are shown where they agree together with how the run ended", () => {
    const reports = suites(passing(), failing());
    expect(wordOf(reports, { ...expectedRun, ending: "failed" })).toEqual({ pullRequest: 8, reports });
    expect(wordOf(reports, { ...expectedRun, ending: "succeeded" })).toEqual({
      why: "its report says that the check is red",
    });
  });

  test("are not shown where they are of several pull requests", () => {
    const reports = suites(passing(), passing({ pullRequest: 7 }));
    expect(wordOf(reports, { ...expectedRun, ending: "succeeded" })).toEqual({
      why: "its report is of another pull request",
    });
  });
});
