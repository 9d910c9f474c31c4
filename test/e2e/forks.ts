import { reportText } from "../../src/report/cases.ts";
import { type LoopbackGitHub, startGitHub } from "../loopback/loopback.ts";
import type { Commit, PullRequest, RepositoryRef, WorkflowRun } from "../loopback/repository.ts";
import { onPullRequest } from "../views/pull-request.ts";
import { against, upTo } from "../views/trips.ts";
import { workspace } from "../workspace.ts";
import { workflowRunEvent } from "./events.ts";
import { type ActionResult, runAction } from "./runner.ts";
import type { Files } from "./trips.ts";
import type { Around } from "./variables.ts";

/** The permissions of the workflow that comments. */
const permissions = { actions: "read", checks: "none", contents: "none", pullRequests: "write" } as const;

/** A pull request from a fork, the run on it that has ended, and the repository that it goes to. */
export interface Forked {
  github: LoopbackGitHub;
  base: Commit;
  mallory: RepositoryRef;
  pull: PullRequest;
  run: WorkflowRun;
}

/** Mallory's branch named like ours, and a run on it. It left no report yet. */
export async function forked({
  files = { "agent.py": "changed" },
  conclusion = "success",
}: {
  files?: Files;
  conclusion?: string;
} = {}): Promise<Forked> {
  const github = await startGitHub();
  const base = github.commit({ files: { "agent.py": "" } });
  const mallory = github.fork("mallory");
  const pull = proposeFrom(github, mallory, files);
  return { github, base, mallory, pull, run: runOn(github, pull, { conclusion }) };
}

/** A pull request from the branch main of a fork. */
export function proposeFrom(github: LoopbackGitHub, repository: RepositoryRef, files: Files): PullRequest {
  const head = github.commit({ branch: `${repository.owner}:main`, files });
  return github.pull({ head, ref: "main", repository });
}

/** A run of the gate's workflow on a pull request. */
export function runOn(
  github: LoopbackGitHub,
  { head }: PullRequest,
  more: Partial<WorkflowRun> = {},
): WorkflowRun {
  const commit = github.commits.get(head.sha);
  if (commit === undefined) throw new Error("the pull request has no head");
  const { ref: headBranch, repository: headRepository } = head;
  return github.run({ head: commit, event: "pull_request", headBranch, headRepository, ...more });
}

/** What a run on the pull request says when it is honest: nothing got worse, or a case did. */
export function reportFor(pull: PullRequest, { fails = false } = {}) {
  const report = onPullRequest(against({}, fails ? { failing: upTo(9) } : {}));
  return { ...report, headCommit: pull.head.sha, pullRequest: pull.number };
}

/** Leaves a report, or whatever stands in for one, as the run's artifact. */
export function leave({ github, run }: Forked, report: ReturnType<typeof reportFor> | string) {
  return github.artifact({ run, content: typeof report === "string" ? report : reportText(report) });
}

/** The workflow that comments, on the end of a run. Its workspace holds traps: nothing in there is to be read. */
export function onRunEnd(
  { github, base, run }: Pick<Forked, "github" | "base" | "run">,
  {
    inputs = {},
    actor = "mallory",
    env = {},
    ...around
  }: Around & { inputs?: Record<string, string>; actor?: string; env?: Record<string, string> } = {},
): Promise<ActionResult> {
  github.permissions = permissions;
  const traps = { ".github/rungate.yml": "gat: {}", "rungate-report.default.json": "{}", ".git/HEAD": "?" };
  const event = workflowRunEvent(github, { run, head: base, actor });
  return runAction(inputs, {
    github,
    event,
    workspace: workspace(traps),
    env: { GITHUB_RUN_ID: "9000", ...env },
    ...around,
  });
}
