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

/** What makes a workflow run, and what GitHub's list of runs says of it. */
export interface Trigger {
  github: LoopbackGitHub;
  event: WorkflowEvent;
  headSha: string;
  headBranch: string;
  headRepository: RepositoryRef;
}

/** An event on a commit of the repository. */
function happened(github: LoopbackGitHub, event: WorkflowEvent): Trigger {
  const { GITHUB_SHA: headSha = "", GITHUB_REF_NAME: headBranch = "" } = event.env;
  return { github, event, headSha, headBranch, headRepository: github.repository };
}

/** The push of the default branch's newest commit. */
export function pushed(github: LoopbackGitHub): Trigger {
  const after = newest(github);
  const before = github.commitAt(after.parents[0] ?? "");
  return happened(github, pushEvent(github, { after, ...(before && { before }) }));
}

/** A pull request as it stands. */
export function pullRequested(github: LoopbackGitHub, pull: PullRequest): Trigger {
  const { sha: headSha, ref: headBranch, repository: headRepository } = pull.head;
  return { github, event: pullRequestEvent(github, pull), headSha, headBranch, headRepository };
}

/** The end of another workflow's run, which `actor` started. */
export function runEnded(github: LoopbackGitHub, run: WorkflowRun, actor = "mallory"): Trigger {
  return happened(github, workflowRunEvent(github, { run, head: newest(github), actor }));
}

/** A new comment on a pull request. */
export function commented(github: LoopbackGitHub, pull: PullRequest, comment: Comment): Trigger {
  return happened(github, issueCommentEvent(github, pull, comment));
}

/** Somebody starts a workflow by hand on a branch. */
export function dispatched(github: LoopbackGitHub, branch: string): Trigger {
  const head = github.commitAt(branch);
  if (head === undefined) throw new Error(`there is no branch ${branch}`);
  return happened(github, dispatchEvent(github, { head, branch }));
}

/** The commit that the event is about: its workflow files hold, and a checkout gets it. */
export function testedCommit({ github, event }: Trigger): Commit {
  const commit = github.commits.get(event.env.GITHUB_SHA ?? "");
  if (commit === undefined) throw new Error("the event names no commit of the repository");
  return commit;
}

/** Whether it comes from a fork, whose runs get no secrets and a token to read. */
export function isFromFork({ github, headRepository, event }: Trigger): boolean {
  return event.name === "pull_request" && headRepository.id !== github.repository.id;
}

/** Whether the event starts a workflow. Another one's end does where the workflow names that one. */
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
