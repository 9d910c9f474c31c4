import { readdirSync } from "node:fs";
import { expect } from "vitest";
import { type Gated, gate, openPull, recordBase, recordings, startRepository } from "../attacks/trips.ts";
import type { Around } from "../e2e/variables.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";

const COMMENTS = { with: { comment: "auto" } };

/** A pull request with a worse agent, accepted by a maintainer: it makes every kind of request. */
export async function acceptedPull() {
  const { github, base } = await startRepository("gate: { acceptLabel: accepted }\n");
  recordBase(github, base, COMMENTS);
  const pull = openPull(github, recordings(["trip-3"]));
  const head = github.commits.get(pull.head.sha);
  if (head !== undefined) github.run({ id: 5000, head, event: "pull_request", headBranch: pull.head.ref });
  github.collaborators.set("maintainer", "write");
  github.happened(pull, "labeled", { actor: "maintainer", label: "accepted" });
  const act = (more: Around & { env?: Record<string, string> } = {}) =>
    gate(github, pull, { ...COMMENTS, seconds: 100, ...more });
  return { github, act };
}

export const REQUESTS = [
  "repos/get-commit",
  "repos/get-content",
  "actions/list-workflow-runs-for-repo",
  "actions/list-workflow-runs",
  "actions/list-workflow-run-artifacts",
  "actions/download-artifact",
  "blob",
  "pulls/get",
  "issues/list-events-for-timeline",
  "actions/list-workflow-runs-for-repo",
  "repos/get-collaborator-permission-level",
  "graphql",
  "graphql",
  "graphql",
  "issues/create-comment",
  "graphql",
];

export const LOST = {
  look: "out of reach",
  accept: "not accepted",
  comment: "no comment",
  check: "as usual",
};

/** The expected result when the k-th request, counted from 1, fails. */
export function lossOf(k: number): string {
  if (k <= 7) return LOST.look;
  if (k <= 11) return LOST.accept;
  // The twelfth request marks the existing comment as running, the next one fetches the base's expectations, which are equal here.
  return k === 14 || k === 15 ? LOST.comment : LOST.check;
}

export function outcome({ exitCode, outputs, headline, report, summary }: Gated): string {
  const { verdict } = outputs;
  const isCompared = report?.comparison !== null && report?.baseline.state === "found";
  if (!isCompared) {
    const isReported =
      headline.includes("❌ Fail · Baseline out of reach") && report?.baseline.state === "unavailable";
    return exitCode === 1 && verdict === "fail" && isReported ? LOST.look : "a fault that is not said";
  }
  if (report?.accepted === null) {
    const isReported = headline.includes("❌ Fail · Regression (snapshots)");
    return exitCode === 1 && verdict === "fail" && isReported
      ? LOST.accept
      : "an acceptance that is not there";
  }
  if (exitCode !== 0 || verdict !== "pass" || !headline.includes("accepted by &#64;")) return "no verdict";
  return summary.includes("**No comment on the pull request:**") ? LOST.comment : LOST.check;
}

export function expectWhole({ summary, workspace, report }: Gated, { pulls }: LoopbackGitHub): void {
  expect(report?.verdict.checks.length).toBeGreaterThan(0);
  expect(readdirSync(workspace).filter((name) => name.startsWith("rungate-report"))).toEqual([
    "rungate-report.default.html",
    "rungate-report.default.json",
    "rungate-report.default.xml",
  ]);
  expect(summary).toMatch(/^### .*<sub>head .*<\/sub>\n/s);
  const comments = [...pulls.values()].flatMap((pull) => pull.comments);
  expect(comments.length).toBeLessThanOrEqual(1);
  for (const { body } of comments)
    expect(body).toMatch(/^<!-- rungate suite=default run=5000 -->\n### .*<\/sub>$/s);
}
