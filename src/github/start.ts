import { readFileSync } from "node:fs";
import { getInput } from "@actions/core";
import { type CheckedOut, checkedOutCommit } from "../core/git/git.ts";
import { ConfigurationError } from "../core/problems.ts";
import { judgeKey } from "../gate/job.ts";
import { startCheckRun } from "./check-run.ts";
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

/** The inputs needed for a comment. */
export type CommentInputs = Pick<Inputs, "suite" | "comment" | "check" | "github-token">;

/** The context of a job of the action. */
export interface ActionContext<Some = Inputs> {
  inputs: Some;
  environment: Environment;
  event: ActionEvent;
  /** Undefined without a token. */
  github: GitHub | undefined;
  checkedOut: CheckedOut;
  /** The id of the check run in progress, where the input `check` asks for one. */
  checkRun: number | undefined;
}

/** Reads the inputs, the environment and the event. Throws ConfigurationError. */
export async function start(): Promise<ActionContext> {
  // Masked first, because errors in inputs are printed.
  mask(judgeKey(getInput("judge-api-key")));
  return await begin(loadInputs(getInput));
}

/** Returns the context for a comment about invalid inputs. A shard or a first look leaves it to the job that gives the verdict. */
export async function startToReport(): Promise<ActionContext<CommentInputs> | undefined> {
  const isFirstLook = getInput("first-look") === "true";
  const jobInput = inputWithoutVerdict({ shard: getInput("shard") !== "", "first-look": isFirstLook });
  const isLeftToOthers = jobInput !== undefined && jobInput === process.env.GITHUB_JOB;
  if (isLeftToOthers) return undefined;
  const comment = getInput("comment") === "never" ? "never" : "auto";
  try {
    return await begin({ ...loadCommentInputs(getInput), comment, check: getInput("check") === "true" });
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
  const shownCommit = checkedOut.commit ?? "unknown";
  debug(`event ${found.name}, tested commit ${found.commit}, in the workspace ${shownCommit}`);
  const github = token === "" ? undefined : await connect({ token, repository, debug, getOctokit });
  const event = await placeEvent(github, found, environment);
  const pullRequest = event.pullRequest ?? (await pullRequestOfBranch(github, environment, event));
  const placed = { ...event, pullRequest };
  const isChecked = inputs.check && github !== undefined;
  const checkRun = isChecked ? await startCheckRun(github, inputs, placed, environment) : undefined;
  return { inputs, environment, event: placed, github, checkedOut, checkRun };
}

/** Compares the event with the default branch unless its branch is certainly a base branch. */
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

/** A run started by hand on a pull request's branch updates the comment of that pull request. */
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

/** GitHub's package for actions. */
export interface Toolkit {
  context: RunContext;
  getOctokit: GetOctokit;
}

/** Loads GitHub's package, which reads the payload and the proxy on load. Throws ConfigurationError. */
export async function loadToolkit(): Promise<Toolkit> {
  // Checked first, because an error of the package would print the proxy's address with its password.
  await fetchFrom(apiUrl());
  demandPayload();
  return await import("@actions/github");
}

/** GitHub's package treats a missing file as an empty payload, and then a branch could pass as the base branch. */
function demandPayload(): void {
  try {
    JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH ?? "", "utf8"));
  } catch (error) {
    const message = `the event's payload cannot be read (GITHUB_EVENT_PATH): ${(error as Error).message}`;
    throw new ConfigurationError([{ severity: "error", message }]);
  }
}
