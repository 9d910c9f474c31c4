import type { Fields } from "../loopback/fill.ts";
import { commentDocument } from "../loopback/operations/comments.ts";
import { repositoryDocument, userDocument } from "../loopback/operations/documents.ts";
import { pullDocument } from "../loopback/operations/pulls.ts";
import { runDocument } from "../loopback/operations/runs.ts";
import type { Comment, Commit, PullRequest, WorkflowRun } from "../loopback/repository.ts";
import type { GitHubState } from "../loopback/state.ts";

export interface WorkflowEvent {
  name: string;
  payload: Fields;
  env: Record<string, string>;
}

const NONE = "0".repeat(40);

/** A pull request, on its merge commit. `before` is the previous head of a `synchronize`. */
export function pullRequestEvent(
  github: GitHubState,
  pull: PullRequest,
  { action = "opened", before = NONE }: { action?: string; before?: string } = {},
): WorkflowEvent {
  return {
    name: "pull_request",
    payload: {
      ...pullPayload(github, pull, action),
      ...(action === "synchronize" && { before, after: pull.head.sha }),
    },
    env: {
      GITHUB_SHA: pull.mergeSha,
      GITHUB_REF: `refs/pull/${pull.number}/merge`,
      GITHUB_REF_NAME: `${pull.number}/merge`,
      GITHUB_HEAD_REF: pull.head.ref,
      GITHUB_BASE_REF: pull.base.ref,
      GITHUB_ACTOR: pull.author,
    },
  };
}

/** A pull request event with the base's secrets and a token that may write. */
export function pullRequestTargetEvent(github: GitHubState, pull: PullRequest): WorkflowEvent {
  return {
    name: "pull_request_target",
    payload: pullPayload(github, pull, "opened"),
    env: {
      ...onBranch(pull.base.ref, pull.base.sha),
      GITHUB_HEAD_REF: pull.head.ref,
      GITHUB_BASE_REF: pull.base.ref,
      GITHUB_ACTOR: pull.author,
    },
  };
}

/** A push to a branch or of a tag. Without `before` it created the branch. */
export function pushEvent(
  github: GitHubState,
  { after, before, branch, tag }: { after: Commit; before?: Commit; branch?: string; tag?: string },
): WorkflowEvent {
  const name = tag ?? branch ?? github.repository.defaultBranch;
  const ref = tag === undefined ? `refs/heads/${name}` : `refs/tags/${tag}`;
  return {
    name: "push",
    payload: {
      ...common(github),
      ref,
      before: before?.sha ?? NONE,
      after: after.sha,
      created: before === undefined,
      deleted: false,
      forced: false,
      head_commit: { id: after.sha, message: after.message, timestamp: after.date },
    },
    env: {
      ...onBranch(name, after.sha),
      GITHUB_REF: ref,
      GITHUB_REF_TYPE: tag === undefined ? "branch" : "tag",
    },
  };
}

export function mergeGroupEvent(
  github: GitHubState,
  { base, head }: { base: Commit; head: Commit },
): WorkflowEvent {
  const target = github.repository.defaultBranch;
  const branch = `gh-readonly-queue/${target}/pr-7-${base.sha}`;
  const group = {
    head_sha: head.sha,
    head_ref: `refs/heads/${branch}`,
    base_sha: base.sha,
    base_ref: `refs/heads/${target}`,
    head_commit: { id: head.sha, message: head.message, timestamp: head.date },
  };
  return {
    name: "merge_group",
    payload: { ...common(github), action: "checks_requested", merge_group: group },
    env: onBranch(branch, head.sha),
  };
}

export function scheduleEvent(github: GitHubState, { head }: { head: Commit }): WorkflowEvent {
  const { workflowPath, repository } = github;
  return {
    name: "schedule",
    payload: { ...common(github), schedule: "0 3 * * 1", workflow: workflowPath },
    env: onBranch(repository.defaultBranch, head.sha),
  };
}

export function dispatchEvent(
  github: GitHubState,
  { head, branch = github.repository.defaultBranch }: { head: Commit; branch?: string },
): WorkflowEvent {
  const ref = `refs/heads/${branch}`;
  return {
    name: "workflow_dispatch",
    payload: { ...common(github), inputs: null, ref, workflow: github.workflowPath },
    env: onBranch(branch, head.sha),
  };
}

/** The end of another workflow's run. GitHub names no pull requests for a fork. `actor` started the run. */
export function workflowRunEvent(
  github: GitHubState,
  {
    run,
    head,
    pulls = [],
    actor = "octocat",
  }: { run: WorkflowRun; head: Commit; pulls?: PullRequest[]; actor?: string },
): WorkflowEvent {
  const pull_requests = pulls.map(({ number, head: { sha, ref } }) => ({ number, head: { sha, ref } }));
  return {
    name: "workflow_run",
    payload: {
      ...common(github),
      action: "completed",
      workflow_run: { ...runDocument(github, run), pull_requests, actor: userDocument(actor) },
    },
    env: onBranch(github.repository.defaultBranch, head.sha),
  };
}

/** A comment on a pull request. The workflow of the default branch runs. */
export function issueCommentEvent(github: GitHubState, pull: PullRequest, comment: Comment): WorkflowEvent {
  const { defaultBranch } = github.repository;
  const shown = commentDocument(github, pull, comment);
  const { number, title, state } = pull;
  const issue = {
    number,
    title,
    state,
    pull_request: { url: "", html_url: "", diff_url: "", patch_url: "" },
  };
  const payload = { ...common(github), action: "created", issue, comment: shown, sender: shown.user };
  return {
    name: "issue_comment",
    payload,
    env: onBranch(defaultBranch, github.branches.get(defaultBranch) ?? ""),
  };
}

function pullPayload(github: GitHubState, pull: PullRequest, action: string): Fields {
  const pull_request = pullDocument("pull-request", github, pull);
  return { ...common(github), action, number: pull.number, pull_request, sender: userDocument(pull.author) };
}

function common({ repository }: GitHubState): Fields {
  const more = { default_branch: repository.defaultBranch, private: repository.isPrivate };
  return {
    repository: repositoryDocument("full-repository", repository, more),
    sender: userDocument("octocat"),
  };
}

function onBranch(branch: string, sha: string): Record<string, string> {
  return { GITHUB_SHA: sha, GITHUB_REF: `refs/heads/${branch}`, GITHUB_REF_NAME: branch };
}
