import { readFileSync } from "node:fs";
import { getInput } from "@actions/core";
import { ConfigurationError } from "../base/problems.ts";
import { judgeKey } from "../gate/job.ts";
import { type CheckedOut, checkedOutCommit } from "../setup/git.ts";
import { apiUrl, connect, faultText, fetchFrom, type GitHub, isFaultOfGitHub } from "./client.ts";
import { isBaseBranch } from "./config-files.ts";
import {
  type ActionEvent,
  compareWithDefaultBranch,
  type Environment,
  type RunContext,
  readEnvironment,
  readEvent,
} from "./event.ts";
import { type Inputs, inputWithoutVerdict, loadCommentInputs, loadInputs } from "./inputs.ts";
import { debug, mask } from "./log.ts";
import type { GetOctokit } from "./octokit.ts";
import { openPullRequestInto, type PullRequestHead } from "./pull-requests.ts";

/** The inputs by which a comment is written. */
export type CommentInputs = Pick<Inputs, "suite" | "comment" | "github-token">;

/** What a job of the action begins with. */
export interface ActionContext<Some = Inputs> {
  inputs: Some;
  environment: Environment;
  event: ActionEvent;
  /** Undefined without a token. */
  github: GitHub | undefined;
  /** The commit in the workspace. */
  checkedOut: CheckedOut;
}

/** Reads the inputs, what the runner says, and the event. Throws ConfigurationError with what cannot be used. */
export async function start(): Promise<ActionContext> {
  // Before anything can be said of the inputs, for a mistake in them is told.
  mask(judgeKey(getInput("judge-api-key")));
  return await begin(loadInputs(getInput));
}

/**
 * Enough to tell on the pull request that other inputs cannot be used; undefined when even that is not to be had, or nobody wants a
 * comment: what keeps a shard or a first look from its work the job that gives the verdict will find, too.
 */
export async function startToReport(): Promise<ActionContext<CommentInputs> | undefined> {
  const isFirstLook = getInput("first-look") === "true";
  const named = inputWithoutVerdict({ shard: getInput("shard") !== "", "first-look": isFirstLook });
  const isLeftToOthers = named !== undefined && named === process.env.GITHUB_JOB;
  if (isLeftToOthers) return undefined;
  const comment = getInput("comment") === "never" ? "never" : "auto";
  try {
    return await begin({ ...loadCommentInputs(getInput), comment });
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}

async function begin<Some extends CommentInputs>(inputs: Some): Promise<ActionContext<Some>> {
  const token = inputs["github-token"];
  mask(token);
  const { context, getOctokit } = await loadToolkit();
  const environment = readEnvironment(context, process.env);
  const { workspace, repository } = environment;
  const checkedOut = checkedOutCommit(workspace);
  const found = readEvent(environment, checkedOut.commit);
  const there = checkedOut.commit ?? "unknown";
  debug(`event ${found.name}, tested commit ${found.commit}, in the workspace ${there}`);
  const github = token === "" ? undefined : await connect({ token, repository, debug, getOctokit });
  const event = await placeEvent(github, found, environment);
  const pullRequest = event.pullRequest ?? (await pullRequestOfBranch(github, environment, event));
  return { inputs, environment, event: { ...event, pullRequest }, github, checkedOut };
}

/** The event as it is where its branch is a base branch, else compared with the default branch. A branch of which that cannot be read is none. */
async function placeEvent(
  github: GitHub | undefined,
  event: ActionEvent,
  { ref }: Environment,
): Promise<ActionEvent> {
  const { baseBranch, defaultBranch } = event;
  if (defaultBranch === null || baseBranch === defaultBranch) return event;
  const beside = compareWithDefaultBranch({ ...event, defaultBranch }, ref);
  if (github === undefined || baseBranch === null) return beside;
  try {
    return (await isBaseBranch(github, baseBranch, defaultBranch)) ? event : beside;
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    debug(`the base branches cannot be read: ${faultText(error)}`);
    return beside;
  }
}

/** The pull request that a branch is proposed with, where the run on it was started by hand: its comment is about this commit too. */
async function pullRequestOfBranch(
  github: GitHub | undefined,
  { ref, repository, repositoryId }: Environment,
  { name, role, commit, baseBranch }: ActionEvent,
): Promise<PullRequestHead | null> {
  const [, branch] = /^refs\/heads\/(.+)$/s.exec(ref) ?? [];
  const isOfBranch = name === "workflow_dispatch" && role === "head";
  if (github === undefined || !isOfBranch || branch === undefined || baseBranch === null) return null;
  try {
    const tip = { owner: repository.split("/", 1)[0] ?? "", repositoryId, branch, commit };
    return await openPullRequestInto(github, tip, baseBranch);
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    debug(`pull requests cannot be listed: ${faultText(error)}`);
    return null;
  }
}

/** GitHub's package for actions: what started the run, and a client. */
export interface Toolkit {
  context: RunContext;
  getOctokit: GetOctokit;
}

/**
 * Loads GitHub's package, which reads the event's payload and finds its way through the proxy as it loads. Throws ConfigurationError for a
 * payload that cannot be read, and for a proxy that cannot be used.
 */
export async function loadToolkit(): Promise<Toolkit> {
  // Before the package does so, whose message holds the proxy's address with its password.
  await fetchFrom(apiUrl());
  demandPayload();
  return await import("@actions/github");
}

/** To GitHub's package a file that is missing is an event without a payload, and then a branch could pass for the base branch. */
function demandPayload(): void {
  try {
    JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH ?? "", "utf8"));
  } catch (error) {
    const message = `the event's payload cannot be read (GITHUB_EVENT_PATH): ${(error as Error).message}`;
    throw new ConfigurationError([{ severity: "error", message }]);
  }
}
