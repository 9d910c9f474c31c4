import { setTimeout } from "node:timers/promises";
import { limits } from "../core/limits.ts";
import type { WorkflowRun } from "../gate/baseline/provenance.ts";
import { faultText, type GitHub, isFaultOfGitHub } from "./client.ts";
import type { CommandPull } from "./comment-command-head.ts";
import { isBaseBranch } from "./config-files.ts";
import { listRuns, readRun } from "./runs.ts";

const CLICK = '"Approve workflows to run" on the pull request';
const UNCOUNTED =
  "GitHub does not count this run's job for a required check, only the check run rungate / verdict: if the check stays open, close and reopen the pull request, or push a commit";

/**
 * Starts the gate on a commit that this job's token made, and returns a sentence that says what happens. Since 2026-06-11 such a commit
 * makes runs of `pull_request` that wait for approval. Only these count for a required check, so a run by hand is the last choice.
 */
export async function startGate(
  github: GitHub,
  workflow: string,
  pull: CommandPull,
  commit: string,
): Promise<string> {
  try {
    const runs = await runsOfPull(github, workflow, pull, commit);
    if (runs.length === 0) return await runByHand(github, workflow, pull);
    // Two pull requests from one branch have a run each, and the newest check of the commit counts for both.
    const released: boolean[] = [];
    for (const run of runs.filter(isHeld)) released.push(await release(github, run));
    if (!released.includes(false)) return "The gate runs again on that commit";
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    return `Whether the gate runs again is not known (${faultText(error)}): if it does not, click ${CLICK}`;
  }
  return `GitHub holds the gate's run on that commit until a person with write permission clicks ${CLICK}`;
}

/** GitHub makes the run some seconds after the commit. */
async function runsOfPull(
  github: GitHub,
  workflow: string,
  pull: CommandPull,
  commit: string,
): Promise<WorkflowRun[]> {
  const query = { event: "pull_request", branch: pull.branch, commit, workflow };
  for (let tries = 0; tries < limits.heldRunTries; tries++) {
    if (tries > 0) await setTimeout(limits.heldRunPause);
    const { runs } = await listRuns(github, query, 1);
    const own = runs.filter((run) => run.headRepositoryId === run.repositoryId);
    if (own.length > 0) return own;
  }
  return [];
}

function isHeld({ status, conclusion }: WorkflowRun): boolean {
  return conclusion === "action_required" || status === "action_required";
}

/**
 * Returns true if the run waits no longer. GitHub approves runs of forks only, and answers 403 for others. Running it again releases it
 * (github.com/kubernetes-sigs/prow/pull/798, github.com/mlflow/mlflow/pull/22887), where the token may.
 */
async function release(github: GitHub, { id }: WorkflowRun): Promise<boolean> {
  const { octokit, owner, repo } = github;
  const { actions } = octokit.rest;
  for (const free of [actions.approveWorkflowRun, actions.reRunWorkflow]) {
    try {
      await free({ owner, repo, run_id: id });
    } catch (error) {
      if (!isFaultOfGitHub(error)) throw error;
      continue;
    }
    if (!isHeld(await readRun(github, id))) return true;
  }
  return false;
}

async function runByHand(github: GitHub, workflow_id: string, pull: CommandPull): Promise<string> {
  const { octokit, owner, repo } = github;
  try {
    const obstacle = await judgedByHand(github, pull);
    if (obstacle !== undefined)
      return `The gate does not run again by itself, because a run by hand ${obstacle}: push a commit`;
    await octokit.rest.actions.createWorkflowDispatch({ owner, repo, workflow_id, ref: pull.branch });
    return `The gate runs again on that commit, by hand. ${UNCOUNTED}`;
  } catch (error) {
    if (!isFaultOfGitHub(error)) throw error;
    return `The gate does not run again by itself (${faultText(error)}): add workflow_dispatch to ${workflow_id}, and push a commit`;
  }
}

/** A dispatched run that judges another change would still set the check of the newest commit. */
async function judgedByHand(
  github: GitHub,
  { branch, base, defaultBranch }: CommandPull,
): Promise<string | undefined> {
  const isBase = (name: string) => isBaseBranch(github, name, defaultBranch);
  if (base !== defaultBranch && (await isBase(base)))
    return `compares with the default branch, and not with ${base}`;
  return (await isBase(branch)) ? "on a base branch judges no merge" : undefined;
}
