import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { type Report, reportSchema } from "../../src/report/report.ts";
import type { LoopbackGitHub } from "../loopback/loopback.ts";
import type { Commit, PullRequest, RepositoryRef, WorkflowRun } from "../loopback/repository.ts";
import type { Content } from "../workspace.ts";
import { checkOut } from "./checkout.ts";
import { pullRequestEvent, pushEvent, type WorkflowEvent } from "./events.ts";
import { type ActionResult, runAction } from "./runner.ts";
import { type Files, tripInputs } from "./trips.ts";

// Every workflow is a separate process, and a test may need a dozen.
vi.setConfig({ testTimeout: 180_000 });

export interface WorkflowResult extends ActionResult {
  run: WorkflowRun;
  text: string;
}

export interface WorkflowOptions {
  inputs?: Record<string, string>;
  env?: Record<string, string>;
  checkout?: Commit;
  more?: Record<string, Content>;
  again?: WorkflowRun;
}

/** The event of a workflow, and its fields in GitHub's list of runs. */
interface Trigger {
  event: WorkflowEvent;
  headSha: string;
  headBranch: string;
  headRepository: RepositoryRef;
}

export function onBranch(
  github: LoopbackGitHub,
  event: WorkflowEvent,
  options: WorkflowOptions = {},
): Promise<WorkflowResult> {
  const { GITHUB_SHA: headSha = "", GITHUB_REF_NAME: headBranch = "" } = event.env;
  return workflow(github, { event, headSha, headBranch, headRepository: github.repository }, options);
}

export function onPush(github: LoopbackGitHub, options: WorkflowOptions = {}): Promise<WorkflowResult> {
  const after = newest(github);
  const before = github.commitAt(after.parents[0] ?? "");
  return onBranch(github, pushEvent(github, { after, ...(before && { before }) }), options);
}

export function onPull(
  github: LoopbackGitHub,
  pull: PullRequest,
  options: WorkflowOptions = {},
): Promise<WorkflowResult> {
  const { sha: headSha, ref: headBranch, repository: headRepository } = pull.head;
  const event = pullRequestEvent(github, pull);
  return workflow(github, { event, headSha, headBranch, headRepository }, options);
}

export function propose(github: LoopbackGitHub, branch: string, files: Files | NoFiles): PullRequest {
  return github.pull({ head: github.commit({ branch, files }), ref: branch });
}

type NoFiles = Record<string, Files[string] | null>;

/** The pull request after a push of these files, merged with the current base branch. */
export function pushTo(github: LoopbackGitHub, pull: PullRequest, files: Files): PullRequest {
  const { number, author, labels, comments, timeline, head } = pull;
  const commit = github.commit({ branch: head.ref, files });
  const same = { number, author, labels, comments, timeline, ref: head.ref, repository: head.repository };
  return github.pull({ ...same, head: commit });
}

export function merge(github: LoopbackGitHub, pull: PullRequest): Commit {
  const tip = newest(github);
  const head = github.commitAt(pull.head.sha) ?? tip;
  const gone = Object.keys(tip.files).map((path) => [path, null] as const);
  const files = { ...Object.fromEntries(gone), ...github.commits.get(pull.mergeSha)?.files };
  pull.state = "closed";
  return github.commit({ parents: [tip, head], files });
}

/** The report of a workflow. Throws when it is missing or does not match the schema. */
export function reportOf({ text }: WorkflowResult): Report {
  return reportSchema.parse(JSON.parse(text));
}

/** The documented workflow: checkout, rungate, and the upload of its report in any case. */
async function workflow(
  github: LoopbackGitHub,
  { event, ...head }: Trigger,
  { inputs = {}, env = {}, checkout, more = {}, again }: WorkflowOptions,
): Promise<WorkflowResult> {
  const tested = github.commits.get(event.env.GITHUB_SHA ?? "");
  const commit = checkout ?? tested;
  if (commit === undefined) throw new Error("the event names no commit of the repository");
  const run = again ?? github.run({ head: commit, event: event.name, ...head });
  if (again !== undefined) run.attempt += 1;
  Object.assign(run, { status: "in_progress", conclusion: null });
  const result = await runAction(
    { ...tripInputs, ...inputs },
    {
      github,
      event,
      workspace: checkOut(commit, { more }),
      env: { GITHUB_RUN_ID: String(run.id), GITHUB_RUN_ATTEMPT: String(run.attempt), ...env },
    },
  );
  Object.assign(run, { status: "completed", conclusion: result.exitCode === 0 ? "success" : "failure" });
  const file = result.outputs.report ?? "";
  if (file !== "") github.upload(file, { run });
  return { ...result, run, text: file === "" ? "" : readFileSync(file, "utf8") };
}

function newest(github: LoopbackGitHub): Commit {
  const commit = github.commitAt(github.repository.defaultBranch);
  if (commit === undefined) throw new Error("commit something first");
  return commit;
}
