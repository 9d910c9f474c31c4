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

const permissions = { actions: "read", checks: "none", contents: "none", pullRequests: "write" } as const;

export interface Forked {
  github: LoopbackGitHub;
  base: Commit;
  mallory: RepositoryRef;
  pull: PullRequest;
  run: WorkflowRun;
}

/** A branch of the user Mallory with a name of ours, and a run on it without a report. */
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

export function proposeFrom(github: LoopbackGitHub, repository: RepositoryRef, files: Files): PullRequest {
  const head = github.commit({ branch: `${repository.owner}:main`, files });
  return github.pull({ head, ref: "main", repository });
}

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

export function reportFor(pull: PullRequest, { fails = false } = {}) {
  const report = onPullRequest(against({}, fails ? { failing: upTo(9) } : {}));
  return { ...report, headCommit: pull.head.sha, pullRequest: pull.number };
}

export function leave({ github, run }: Forked, report: ReturnType<typeof reportFor> | string) {
  return github.artifact({ run, content: typeof report === "string" ? report : reportText(report) });
}

/** Runs the commenting workflow after the run. The workspace holds traps, because nothing in it may be read. */
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
