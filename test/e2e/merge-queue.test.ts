import { describe, expect, test } from "vitest";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import type { Commit, PullRequest } from "../loopback/repository.ts";
import { mergeGroupEvent, pushEvent } from "./events.ts";
import { firstLine } from "./reading.ts";
import { recorded } from "./recorded.ts";
import { policy, tripRuns } from "./trips.ts";
import { onBranch, onPull, propose, reportOf } from "./workflow.ts";

const LABEL = policy("gate: { acceptLabel: worse-is-fine }\n");

function mergedOf(github: LoopbackGitHub, pull: PullRequest): Commit {
  const commit = github.commits.get(pull.mergeSha);
  if (commit === undefined) throw new Error("every pull request has a merge commit");
  return commit;
}

describe("a merge queue", () => {
  test("is gated against what is below, without a comment, and leaves a baseline", async () => {
    const { github, base } = await recorded();
    const pull = propose(github, "feature", { "agent.py": "v2" });
    const group = mergedOf(github, pull);
    const queued = await onBranch(github, mergeGroupEvent(github, { base, head: group }));
    expect(queued).toMatchObject({ exitCode: 0, outputs: { verdict: "pass", "baseline-sha": base.sha } });
    expect(reportOf(queued)).toMatchObject({
      role: "queue",
      commit: group.sha,
      pullRequest: null,
      baseCommit: base.sha,
    });
    expect(pull.comments).toEqual([]);

    const behind = github.commit({ parents: [group], branch: "behind", files: tripRuns({ wrong: [2] }) });
    const second = await onBranch(github, mergeGroupEvent(github, { base: group, head: behind }));
    expect(second).toMatchObject({ exitCode: 1, outputs: { verdict: "fail", "baseline-sha": group.sha } });
    expect(reportOf(second).baseline.reason).toContain("recorded in the merge queue at the base commit");
    expect(firstLine(second.summary)).toMatch(/^❌ Fail · Regression \(snapshots\): trip-2 passed/);

    // The queue's commit becomes the branch's, and the push's report is preferred to the queue's.
    github.branches.set("main", group.sha);
    const push = await onBranch(github, pushEvent(github, { before: base, after: group }));
    const next = await onPull(github, propose(github, "next", { "agent.py": "v3" }));
    expect(reportOf(next).baseline).toMatchObject({ commit: group.sha, runId: push.run.id });
  });

  test("takes the label of the queued pull request", async () => {
    const { github, base } = await recorded(LABEL);
    github.collaborators.set("maintainer", "write");
    const pull = propose(github, "feature", tripRuns({ wrong: [2] }));
    expect((await onPull(github, pull)).exitCode).toBe(1);
    const event = mergeGroupEvent(github, { base, head: mergedOf(github, pull) });
    expect(await onBranch(github, event)).toMatchObject({ exitCode: 1, outputs: { verdict: "fail" } });
    github.happened(pull, "labeled", { actor: "maintainer", label: "worse-is-fine" });
    const accepted = await onBranch(github, event);
    expect(accepted).toMatchObject({ exitCode: 0, outputs: { verdict: "pass" } });
    expect(reportOf(accepted)).toMatchObject({ role: "queue", accepted: { by: "maintainer" } });
  });
});
