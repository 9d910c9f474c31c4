import { expect } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import type { Problem } from "../../../src/core/problems.ts";
import type { ReportCase, Trial } from "../../../src/report/case.ts";
import type { Report } from "../../../src/report/report.ts";

function policyOf(text = "{}") {
  const { policy, problems } = loadConfigFile("p.yml", text);
  expect(problems).toEqual([]);
  if (policy === undefined) throw new Error("no policy");
  return policy;
}

export function measured(changes: Partial<Report> = {}, policyText?: string): Report {
  const policy = policyOf(policyText);
  return {
    schemaVersion: 1,
    suite: "default",
    tool: { version: "0" },
    commit: null,
    headCommit: null,
    baseCommit: null,
    pullRequest: null,
    runAttempt: 1,
    createdAt: null,
    role: "head",
    settings: null,
    accepted: null,
    policy: {
      source: "default",
      changed: false,
      pending: [],
      fingerprint: "sha256:0",
      passMarks: policy.passMarks,
      gate: policy.gate,
    },
    totals: { cases: 1, runs: 2, toolCalls: 3, errors: 0, notAssessed: 0 },
    scores: { f1: { value: 0.85, assessed: 2, notAssessed: 0, errors: 0, band: "Good" } },
    passRate: 1,
    passPower: null,
    passInterval: null,
    cases: [caseOf("a", [true, true])],
    retired: [],
    judge: null,
    problems: [],
    problemCounts: countsOf(changes.problems ?? []),
    hint: null,
    baselineEligible: true,
    baseline: {
      state: "none",
      commit: null,
      isWhole: true,
      reason: "no baseline was asked for",
      distance: null,
      runId: null,
      artifactId: null,
    },
    comparison: null,
    verdict: { result: "pass", blocks: false, checks: [] },
    history: [],
    ...changes,
  };
}

function countsOf(problems: readonly Pick<Problem, "severity">[]) {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: problems.length - errors };
}

export function caseOf(
  id: string,
  passes: (boolean | null)[],
  more: Partial<ReportCase> = {},
  trial: Partial<Trial> = {},
): ReportCase {
  const trials = passes.map((pass, at) => ({
    trial: String(at + 1),
    file: `${id}.json`,
    index: at,
    format: "plain",
    hash: null,
    toolCalls: 1,
    pass,
    scores: {},
    ...trial,
  }));
  return {
    id,
    tags: {},
    source: "file",
    fingerprint: null,
    scores: {},
    passRate: null,
    comparison: null,
    trials,
    pool: [],
    ...more,
  };
}
