import type { context } from "@actions/github";
import { ConfigurationError } from "../base/problems.ts";
import * as z from "../base/zod.ts";
import type { WorkflowRunEvent } from "../report/fork.ts";
import type { Report } from "../report/report.ts";
import { isSha256, LOCAL_GATE, NO_SHA256 } from "../setup/commit-ids.ts";
import type { PullRequestHead } from "./pull-requests.ts";

const sha = z.string().regex(/^[0-9a-f]{40}$/);
const repository = z.object({ default_branch: z.string().min(1) });
const commit = z.object({ timestamp: z.string() }).nullish();
const pullRequest = z.object({
  number: z.int().min(1),
  head: z.object({ sha, ref: z.string(), repo: z.object({ id: z.int() }).nullable() }),
  base: z.object({ ref: z.string() }),
  updated_at: z.string().nullish(),
});

const payloads = {
  pull_request: z.object({ pull_request: pullRequest, repository }),
  push: z.object({
    before: sha,
    forced: z.boolean().optional(),
    deleted: z.boolean().optional(),
    head_commit: commit,
    repository,
  }),
  merge_group: z.object({
    merge_group: z.object({
      base_sha: sha,
      base_ref: z.string(),
      head_ref: z.string(),
      head_commit: commit,
    }),
    repository,
  }),
  schedule: z.object({}),
  workflow_dispatch: z.object({ repository }),
};

/** Where the commit is that this one is compared with. */
export type BaseHint =
  | { at: string }
  | { firstParentOf: string }
  | { mergeBaseOf: string; mergedAs: string }
  | { mergeBaseOf: string; into: string };

/** What happened, as far as the gate is concerned. */
export interface ActionEvent {
  name: keyof typeof payloads;
  /** Whether a merge is to be judged, or the base branch was recorded. */
  role: Report["role"];
  /** The commit whose recordings are in the workspace. */
  commit: string;
  base: BaseHint;
  /** The branch that is compared with; null for a tag. */
  baseBranch: string | null;
  /** The repository's default branch; null where the event does not name it, which then happened there. */
  defaultBranch: string | null;
  /** The branch or tag that the event is about, where that is no base branch; else null. */
  unlistedBranch: string | null;
  pullRequest: PullRequestHead | null;
  /** The pull request that a merge queue tests, of which its event tells the number only. */
  queued: number | null;
  /** ISO time, or null when the event has none. */
  time: string | null;
}

/**
 * Reads the event that started the workflow. `checkedOut` is the commit in the workspace, where that is known.
 * Throws ConfigurationError for an event that cannot be gated, with the reason and what to use instead.
 */
export function readEvent(environment: Environment, checkedOut: string | null): ActionEvent {
  const { eventName: name, sha: tested } = environment;
  const common = {
    commit: tested,
    pullRequest: null,
    queued: null,
    baseBranch: branchOf(environment),
    defaultBranch: null,
    unlistedBranch: null,
    time: null,
  };
  switch (name) {
    case "pull_request": {
      const { pull_request: pull, repository } = readPayload(environment, payloads.pull_request);
      const { sha: headCommit, ref: headBranch, repo } = pull.head;
      const isHead = checkedOut === headCommit;
      return {
        ...common,
        name,
        role: "head",
        commit: isHead ? headCommit : tested,
        base: isHead ? { mergeBaseOf: headCommit, mergedAs: tested } : { firstParentOf: tested },
        baseBranch: pull.base.ref,
        defaultBranch: repository.default_branch,
        pullRequest: { number: pull.number, headCommit, headBranch, headRepositoryId: repo?.id ?? null },
        time: pull.updated_at ?? null,
      };
    }
    case "merge_group": {
      const { merge_group: group, repository } = readPayload(environment, payloads.merge_group);
      return {
        ...common,
        name,
        role: "queue",
        base: { at: group.base_sha },
        baseBranch: group.base_ref.replace(/^refs\/heads\//, ""),
        defaultBranch: repository.default_branch,
        queued: Number(/\/pr-(\d{1,9})-[0-9a-f]{40}$/.exec(group.head_ref)?.[1] ?? 0) || null,
        time: group.head_commit?.timestamp ?? null,
      };
    }
    case "push": {
      const { before, forced, deleted, head_commit, repository } = readPayload(environment, payloads.push);
      // Where a branch or a tag was deleted, GitHub runs on the default branch, and what stood before is what was deleted.
      const isNew = /^0+$/.test(before) || forced === true || deleted === true;
      const base = isNew ? { firstParentOf: tested } : { at: before };
      const { default_branch: defaultBranch } = repository;
      return { ...common, name, role: "base", base, defaultBranch, time: head_commit?.timestamp ?? null };
    }
    case "workflow_dispatch": {
      const { default_branch: defaultBranch } = readPayload(environment, payloads[name]).repository;
      return { ...common, name, role: "base", base: { firstParentOf: tested }, defaultBranch };
    }
    case "schedule":
      return { ...common, name, role: "base", base: { firstParentOf: tested } };
    default:
      throw new ConfigurationError([{ severity: "error", message: refusalOf(name) }]);
  }
}

/**
 * The event as that of the pull request that would merge the commit into the default branch. A run on another branch than the base branches
 * would be green whatever the agent did, or a first use, and its check counts for every pull request of that commit.
 */
export function compareWithDefaultBranch(
  event: ActionEvent & { defaultBranch: string },
  ref: string,
): ActionEvent {
  const { commit, defaultBranch } = event;
  const base = { mergeBaseOf: commit, into: defaultBranch };
  return { ...event, role: "head", base, baseBranch: defaultBranch, unlistedBranch: event.baseBranch ?? ref };
}

function refusalOf(name: string): string {
  if (name === "pull_request_target") {
    return "pull_request_target runs with the rights of the base branch: with the pull request's files checked out anybody could use them, and without there is nothing to gate. Use pull_request; for forks the comment is written by a workflow_run";
  }
  return `event ${name} cannot be gated: use ${Object.keys(payloads).join(", ")}`;
}

function branchOf({ ref }: Environment): string | null {
  return /^refs\/heads\/(.+)$/s.exec(ref)?.[1] ?? null;
}

const schema = z.object({
  workflow_run: z.object({
    id: z.int().min(1),
    run_attempt: z.int().min(1),
    event: z.string(),
    status: z.string().nullish(),
    conclusion: z.string().nullish(),
    head_sha: z.string().regex(/^[0-9a-f]{40}$/),
    head_branch: z.string().nullish(),
    actor: z.object({ login: z.string() }).nullish(),
    head_repository: z.object({ id: z.int(), owner: z.object({ login: z.string() }) }).nullish(),
  }),
});

/** The run that the event `workflow_run` is about. Throws ConfigurationError when the payload is not as GitHub sends it. */
export function readWorkflowRunEvent(environment: Environment): WorkflowRunEvent {
  const { workflow_run: run } = readPayload(environment, schema);
  const home = run.head_repository;
  return {
    id: run.id,
    attempt: run.run_attempt,
    event: run.event,
    status: run.status ?? null,
    conclusion: run.conclusion ?? null,
    commit: run.head_sha,
    branch: run.head_branch ?? null,
    actor: run.actor?.login ?? null,
    head: home ? { repositoryId: home.id, owner: home.owner.login } : null,
  };
}

const account = z.object({ id: z.int(), login: z.string(), type: z.string() });

/** A comment on an issue as GitHub tells it, in the event and when it is asked. */
export const commentSchema = z
  .object({
    id: z.int().min(1),
    body: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    user: account.nullable(),
    performed_via_github_app: z.object({}).nullish(),
  })
  .transform(({ performed_via_github_app: app, created_at, updated_at, ...comment }) => ({
    ...comment,
    createdAt: created_at,
    updatedAt: updated_at,
    isByApp: app !== null && app !== undefined,
  }));

/** What the event tells of a comment. Nothing of it is trusted before `commenterOf`. */
export interface CommentEvent {
  action: string;
  /** The number of the pull request. */
  pullRequest: number;
  isPullRequest: boolean;
  /** What was written, and by whom. */
  comment: z.output<typeof commentSchema>;
  /** The id of the account that made the event. */
  sender: number;
}

const issueCommentPayload = z.object({
  action: z.string(),
  issue: z.object({ number: z.int().min(1), pull_request: z.object({}).nullish() }),
  comment: commentSchema,
  sender: z.object({ id: z.int() }),
});

/** What the event `issue_comment` tells. Throws ConfigurationError for a payload that GitHub would not send. */
export function readIssueCommentEvent(environment: Environment): CommentEvent {
  const { action, issue, comment, sender } = readPayload(environment, issueCommentPayload);
  return {
    action,
    pullRequest: issue.number,
    isPullRequest: issue.pull_request !== null && issue.pull_request !== undefined,
    comment,
    sender: sender.id,
  };
}

/** What is used of the event's payload, checked. Throws ConfigurationError with every place where it is not as GitHub sends it. */
function readPayload<T extends z.ZodType>({ eventName, payload }: Environment, schema: T): z.output<T> {
  const { success, data, error } = schema.safeParse(payload);
  if (success) return data;
  throw new ConfigurationError(
    error.issues.map(({ path, message }) => ({
      severity: "error",
      message: `the payload of ${eventName} is not as GitHub sends it, at ${path.join(".") || "its top"}: ${message}`,
    })),
  );
}

const environmentSchema = z.object({
  eventName: z.string().min(1),
  payload: z.unknown(),
  sha,
  ref: z.string().min(1),
  repository: z.string().regex(/^[^/]+\/[^/]+$/),
  repositoryId: z.coerce.number().int().min(1),
  workflowRef: z.string().min(1),
  runId: z.coerce.number().int().min(1),
  runAttempt: z.coerce.number().int().min(1),
  serverUrl: z.url(),
  workspace: z.string().min(1),
});

/**
 * What the runner tells every step: GitHub's context, and the variables that it leaves out. No earlier step and no pull request can set
 * these variables; the file of the event's payload an earlier step of the same job can change.
 */
export type Environment = z.output<typeof environmentSchema>;

/** What is used of GitHub's context. */
export type RunContext = Pick<typeof context, "eventName" | "sha" | "ref" | "serverUrl"> & {
  payload: unknown;
};

/** Reads what the runner says of the job. Throws ConfigurationError with every variable that is missing or strange. */
export function readEnvironment(
  { eventName, payload, sha, ref, serverUrl }: RunContext,
  variables: Record<string, string | undefined>,
): Environment {
  if (isSha256(sha ?? ""))
    throw new ConfigurationError([{ severity: "error", message: `${NO_SHA256}: ${LOCAL_GATE}` }]);
  const result = environmentSchema.safeParse({
    ...{ eventName, payload, sha, ref, serverUrl },
    // GitHub's context reads "7th" as 7.
    runId: variables.GITHUB_RUN_ID,
    runAttempt: variables.GITHUB_RUN_ATTEMPT,
    repository: variables.GITHUB_REPOSITORY,
    repositoryId: variables.GITHUB_REPOSITORY_ID,
    workflowRef: variables.GITHUB_WORKFLOW_REF,
    workspace: variables.GITHUB_WORKSPACE,
  });
  if (result.success) return result.data;
  throw new ConfigurationError(
    result.error.issues.map(({ path, message }) => ({
      severity: "error",
      message: `${variableOf(path.join("."))}: ${message}. The runner sets it: run the action as a step of a workflow`,
    })),
  );
}

/** The runner's variable that has a value of the context: `GITHUB_RUN_ID` for `runId`. */
function variableOf(name: string): string {
  return `GITHUB_${name.replace(/[A-Z]/g, "_$&").toUpperCase()}`;
}

/** The calling workflow's file, as runs of it are listed: `.github/workflows/agent.yml`. */
export function workflowFile({ workflowRef }: Environment): string {
  return /^[^/]+\/[^/]+\/(.+?\.ya?ml)@/.exec(workflowRef)?.[1] ?? "";
}

/** The page of this run of the workflow, at this attempt. */
export function jobUrl(environment: Environment): string {
  const { runId, runAttempt } = environment;
  return `${repositoryUrl(environment)}/actions/runs/${runId}/attempts/${runAttempt}`;
}

/** The page of the calling workflow, which has the button to run it; null where the runner names no file. */
export function workflowUrl(environment: Environment): string | null {
  const file = workflowFile(environment);
  const name = encodeURIComponent(file.slice(file.lastIndexOf("/") + 1));
  return name === "" ? null : `${repositoryUrl(environment)}/actions/workflows/${name}`;
}

export function repositoryUrl({ serverUrl, repository }: Environment): string {
  return `${serverUrl}/${repository}`;
}
