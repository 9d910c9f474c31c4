import type { PullRequestHead } from "../github/pull-requests.ts";
import { ConfigurationError } from "../problems.ts";
import type { Report } from "../report/schema.ts";
import { z } from "../zod.ts";
import type { Environment } from "./environment.ts";
import { readPayload } from "./payload.ts";

const sha = z.string().regex(/^[0-9a-f]{40}$/);
const repository = z.object({ default_branch: z.string().min(1) }).optional();
const commit = z.object({ timestamp: z.string() }).nullish();
const pullRequest = z.object({
  number: z.int().min(1),
  head: z.object({ sha, ref: z.string(), repo: z.object({ id: z.int() }).nullable() }),
  base: z.object({ ref: z.string() }),
  updated_at: z.string().nullish(),
});

const payloads = {
  pull_request: z.object({ pull_request: pullRequest }),
  push: z.object({ before: sha, forced: z.boolean().optional(), head_commit: commit, repository }),
  merge_group: z.object({
    merge_group: z.object({
      base_sha: sha,
      base_ref: z.string(),
      head_ref: z.string(),
      head_commit: commit,
    }),
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
  /** The branch that pull requests go into; null for a tag. */
  baseBranch: string | null;
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
  const { GITHUB_EVENT_NAME: name, GITHUB_SHA: tested } = environment;
  const common = {
    commit: tested,
    pullRequest: null,
    queued: null,
    baseBranch: branchOf(environment),
    time: null,
  };
  switch (name) {
    case "pull_request": {
      const { pull_request: pull } = readPayload(environment, payloads.pull_request);
      const { sha: headCommit, ref: headBranch, repo } = pull.head;
      const isHead = checkedOut === headCommit;
      return {
        ...common,
        name,
        role: "head",
        commit: isHead ? headCommit : tested,
        base: isHead ? { mergeBaseOf: headCommit, mergedAs: tested } : { firstParentOf: tested },
        baseBranch: pull.base.ref,
        pullRequest: { number: pull.number, headCommit, headBranch, headRepositoryId: repo?.id ?? null },
        time: pull.updated_at ?? null,
      };
    }
    case "merge_group": {
      const { merge_group: group } = readPayload(environment, payloads.merge_group);
      return {
        ...common,
        name,
        role: "queue",
        base: { at: group.base_sha },
        baseBranch: group.base_ref.replace(/^refs\/heads\//, ""),
        queued: Number(/\/pr-(\d{1,9})-[0-9a-f]{40}$/.exec(group.head_ref)?.[1] ?? 0) || null,
        time: group.head_commit?.timestamp ?? null,
      };
    }
    case "push": {
      const { before, forced, head_commit, repository } = readPayload(environment, payloads.push);
      const aside = elsewhere(environment, repository?.default_branch);
      if (aside !== undefined) return { ...common, ...aside, name, time: head_commit?.timestamp ?? null };
      const isNew = /^0+$/.test(before) || forced === true;
      const base = isNew ? { firstParentOf: tested } : { at: before };
      return { ...common, name, role: "base", base, time: head_commit?.timestamp ?? null };
    }
    case "workflow_dispatch": {
      const { repository } = readPayload(environment, payloads.workflow_dispatch);
      const aside = elsewhere(environment, repository?.default_branch);
      return { ...common, name, role: "base", base: { firstParentOf: tested }, ...aside };
    }
    case "schedule":
      return { ...common, name, role: "base", base: { firstParentOf: tested } };
    default:
      throw new ConfigurationError([{ severity: "error", message: refusalOf(name) }]);
  }
}

/**
 * What a run on a tag, or on a branch that is neither the default one nor protected, is: judged as the pull request would be that merges
 * it into the default branch. As a run of a base branch it would be green whatever the agent did, and its check stands beside that of
 * the pull request, by the same name and at the same commit.
 */
function elsewhere(
  environment: Environment,
  defaultBranch: string | undefined,
): Pick<ActionEvent, "role" | "base" | "baseBranch"> | undefined {
  const branch = branchOf(environment);
  const isBase = branch !== null && (branch === defaultBranch || environment.GITHUB_REF_PROTECTED === "true");
  if (isBase || defaultBranch === undefined) return undefined;
  const base = { mergeBaseOf: environment.GITHUB_SHA, into: defaultBranch };
  return { role: "head", base, baseBranch: defaultBranch };
}

function refusalOf(name: string): string {
  if (name === "pull_request_target") {
    return "pull_request_target runs with the rights of the base branch: with the pull request's files checked out anybody could use them, and without there is nothing to gate. Use pull_request; for forks the comment is written by a workflow_run";
  }
  return `event ${name} cannot be gated: use ${Object.keys(payloads).join(", ")}`;
}

function branchOf({ GITHUB_REF: ref }: Environment): string | null {
  return /^refs\/heads\/(.+)$/s.exec(ref)?.[1] ?? null;
}
