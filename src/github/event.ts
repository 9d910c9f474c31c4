import type { context } from "@actions/github";
import { isSha256, LOCAL_GATE, NO_SHA256 } from "../core/git/commit-ids.ts";
import { ConfigurationError } from "../core/problems.ts";
import * as z from "../core/schema.ts";
import type { WorkflowRunEvent } from "../report/fork.ts";
import type { Report } from "../report/report.ts";
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

export type BaseHint =
  | { at: string }
  | { firstParentOf: string }
  | { mergeBaseOf: string; mergedAs: string }
  | { mergeBaseOf: string; into: string };

export interface ActionEvent {
  name: keyof typeof payloads;
  /** The gate judges a merge, or it records the base branch. */
  role: Report["role"];
  /** The commit whose recordings are in the workspace. */
  commit: string;
  base: BaseHint;
  /** The base branch; null for a tag. */
  baseBranch: string | null;
  /** Null where the event does not name it; such an event happened on the default branch. */
  defaultBranch: string | null;
  /** The branch or tag of the event when it is not a base branch; otherwise null. */
  unlistedBranch: string | null;
  pullRequest: PullRequestHead | null;
  /** The number of the pull request that a merge queue tests; its event has no other facts. */
  queued: number | null;
  /** ISO time; null when the event has none. */
  time: string | null;
}

/** Reads the event. `checkedOut` is the workspace's commit. Throws ConfigurationError with a remedy for an event that cannot be gated. */
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
      // When a branch or tag is deleted, GitHub runs on the default branch, and `before` is the deleted commit.
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
 * Compares the commit with the default branch, because a run of another branch could pass as its own base, and its check counts for every
 * pull request of that commit.
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

/** Reads the run of a `workflow_run` event. Throws ConfigurationError for an invalid payload. */
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

/** A comment event. Trust no field before `commenterOf` has checked it. */
export interface CommentEvent {
  action: string;
  pullRequest: number;
  isPullRequest: boolean;
  comment: z.output<typeof commentSchema>;
  /** The id of the account that triggered the event. */
  sender: number;
}

const issueCommentPayload = z.object({
  action: z.string(),
  issue: z.object({ number: z.int().min(1), pull_request: z.object({}).nullish() }),
  comment: commentSchema,
  sender: z.object({ id: z.int() }),
});

/** Reads an `issue_comment` event. Throws ConfigurationError for an invalid payload. */
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

/** No earlier step and no pull request can set these variables, but an earlier step of the job can change the payload's file. */
export type Environment = z.output<typeof environmentSchema>;

export type RunContext = Pick<typeof context, "eventName" | "sha" | "ref" | "serverUrl"> & {
  payload: unknown;
};

/** Reads the runner's variables. Throws ConfigurationError that lists every missing or invalid variable. */
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

/** Returns the variable of a field, such as `GITHUB_RUN_ID` for `runId`. */
function variableOf(name: string): string {
  return `GITHUB_${name.replace(/[A-Z]/g, "_$&").toUpperCase()}`;
}

/** Returns the file of the calling workflow as GitHub lists it, such as `.github/workflows/agent.yml`. */
export function workflowFile({ workflowRef }: Environment): string {
  return /^[^/]+\/[^/]+\/(.+?\.ya?ml)@/.exec(workflowRef)?.[1] ?? "";
}

export function jobUrl(environment: Environment): string {
  const { runId, runAttempt } = environment;
  return `${repositoryUrl(environment)}/actions/runs/${runId}/attempts/${runAttempt}`;
}

/** Returns the page that can start the calling workflow; null when the runner names no file. */
export function workflowUrl(environment: Environment): string | null {
  const file = workflowFile(environment);
  const name = encodeURIComponent(file.slice(file.lastIndexOf("/") + 1));
  return name === "" ? null : `${repositoryUrl(environment)}/actions/workflows/${name}`;
}

export function repositoryUrl({ serverUrl, repository }: Environment): string {
  return `${serverUrl}/${repository}`;
}
