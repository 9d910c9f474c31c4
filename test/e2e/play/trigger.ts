import { z } from "zod";
import type { LoopbackGitHub } from "../../loopback/loopback.ts";
import type { Comment, Commit, PullRequest, RepositoryRef, WorkflowRun } from "../../loopback/repository.ts";
import {
  dispatchEvent,
  issueCommentEvent,
  pullRequestEvent,
  pushEvent,
  type WorkflowEvent,
  workflowRunEvent,
} from "../events.ts";
import type { WorkflowFile } from "./workflow-file.ts";

export interface Trigger {
  github: LoopbackGitHub;
  event: WorkflowEvent;
  headSha: string;
  headBranch: string;
  headRepository: RepositoryRef;
}

function happened(github: LoopbackGitHub, event: WorkflowEvent): Trigger {
  const { GITHUB_SHA: headSha = "", GITHUB_REF_NAME: headBranch = "" } = event.env;
  return { github, event, headSha, headBranch, headRepository: github.repository };
}

export function pushed(github: LoopbackGitHub): Trigger {
  const after = newest(github);
  const before = github.commitAt(after.parents[0] ?? "");
  return happened(github, pushEvent(github, { after, ...(before && { before }) }));
}

export function pullRequested(github: LoopbackGitHub, pull: PullRequest): Trigger {
  const { sha: headSha, ref: headBranch, repository: headRepository } = pull.head;
  return { github, event: pullRequestEvent(github, pull), headSha, headBranch, headRepository };
}

export function runEnded(github: LoopbackGitHub, run: WorkflowRun, actor = "mallory"): Trigger {
  return happened(github, workflowRunEvent(github, { run, head: newest(github), actor }));
}

export function commented(github: LoopbackGitHub, pull: PullRequest, comment: Comment): Trigger {
  return happened(github, issueCommentEvent(github, pull, comment));
}

export function dispatched(github: LoopbackGitHub, branch: string): Trigger {
  const head = github.commitAt(branch);
  if (head === undefined) throw new Error(`there is no branch ${branch}`);
  return happened(github, dispatchEvent(github, { head, branch }));
}

/** The commit of the event: its workflow files apply, and a checkout gets it. */
export function testedCommit({ github, event }: Trigger): Commit {
  const commit = github.commits.get(event.env.GITHUB_SHA ?? "");
  if (commit === undefined) throw new Error("the event names no commit of the repository");
  return commit;
}

/** True for a fork, whose runs get no secrets and a read-only token. */
export function isFromFork({ github, headRepository, event }: Trigger): boolean {
  return event.name === "pull_request" && headRepository.id !== github.repository.id;
}

/** True when the event starts a workflow. For `workflow_run` the workflow must name the ended one. */
export function isStarted({ on }: WorkflowFile, { name, payload }: WorkflowEvent): boolean {
  if (name !== "workflow_run") return name in on;
  const { workflow_run: ended } = z.object({ workflow_run: z.object({ name: z.string() }) }).parse(payload);
  return on.workflow_run?.workflows.includes(ended.name) === true;
}

function newest(github: LoopbackGitHub): Commit {
  const commit = github.commitAt(github.repository.defaultBranch);
  if (commit === undefined) throw new Error("commit something first");
  return commit;
}
