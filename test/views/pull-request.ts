import { createHash } from "node:crypto";
import { historyPoint } from "../../src/gate/baseline/baseline.ts";
import type { HistoryPoint } from "../../src/report/comparison.ts";
import type { Report } from "../../src/report/report.ts";
import type { CommentPlace } from "../../src/views/comment.ts";
import { COMMIT, comparedWith, ofAnyVersion, type Recorded, reportOf } from "./trips.ts";

const HEAD = "5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f7081";
const MERGE = "9b8a7c6d5e4f30211203f4e5d6c7a8b90f1e2d3c";

export const place: CommentPlace = {
  run: 4711,
  job: "https://github.com/travel-desk/agent/actions/runs/4711",
  report: "https://github.com/travel-desk/agent/actions/runs/4711/artifacts/99",
  repository: "https://github.com/travel-desk/agent",
  workflow: "https://github.com/travel-desk/agent/actions/workflows/agent.yml",
};

export function onPullRequest(report: Report): Report {
  const { state } = report.baseline;
  return {
    ...ofAnyVersion(report),
    commit: MERGE,
    headCommit: HEAD,
    baseCommit: COMMIT,
    pullRequest: 12,
    settings: report.settings ?? settings(),
    policy: { ...report.policy, source: policySource(report) },
    baseline:
      state === "found"
        ? {
            ...report.baseline,
            distance: 2,
            runId: 4700,
            artifactId: 88,
            reason: "2 commits below the base commit, run 4700",
          }
        : report.baseline,
  };
}

function policySource({ role, baseline }: Report): Report["policy"]["source"] {
  if (role === "base") return "file";
  return baseline.state === "first-use" ? "head" : "base";
}

/** Settings with these differences. */
export function settings(more: Record<string, unknown> = {}): Report["settings"] {
  return { runs: ["runs.jsonl"], "report-only": false, ...more };
}

export function withSettings(
  base: { recorded: Recorded; settings: Report["settings"] },
  head: { recorded: Recorded; settings: Report["settings"] },
): Report {
  const report = { ...reportOf(base.recorded, { commit: COMMIT, role: "base" }), settings: base.settings };
  const now = { ...reportOf({ recording: "head", ...head.recorded }), settings: head.settings };
  return comparedWith(report, now);
}

/** The report at the end of a history with these pass rates, with other cases before the commit `changedAt`. */
export function withHistory(report: Report, rates: readonly (number | null)[], changedAt = 0): Report {
  const caseSet =
    historyPoint({ ...report, settings: report.settings ?? settings(), commit: MERGE })?.caseSet ?? "";
  const history: HistoryPoint[] = rates.map((passRate, at) => ({
    commit: createHash("sha1").update(`${at}`).digest("hex"),
    createdAt: null,
    scores: { f1: passRate },
    passRate,
    cases: 40,
    errors: 0,
    caseSet: at < changedAt ? "sha256:before" : caseSet,
  }));
  return { ...report, history };
}
