import type { WorkflowRun } from "../baseline/provenance.ts";
import { limits } from "../limits.ts";
import { z } from "../zod.ts";
import { commitId, readAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";
import { GitHubError, statusOf } from "./fault.ts";

const repositorySchema = z.object({ id: z.int().min(1) }).nullish();

const runSchema = z.object({
  id: z.int().min(1),
  event: z.string(),
  path: z.string(),
  status: z.string().nullish(),
  conclusion: z.string().nullish(),
  head_sha: commitId,
  head_branch: z.string().nullish(),
  repository: repositorySchema,
  head_repository: repositorySchema,
});

const listSchema = z.object({ total_count: z.int().min(0), workflow_runs: z.array(runSchema) });

/** A run of a workflow that something else of GitHub's names. Throws what octokit throws, and GitHubError: also when it is not there. */
export async function readRun({ octokit, owner, repo }: GitHub, id: number): Promise<WorkflowRun> {
  for (let tries = 0; ; tries++) {
    try {
      const { data } = await octokit.rest.actions.getWorkflowRun({ owner, repo, run_id: id });
      const run = runOf(readAnswer(runSchema, data, "a workflow run"));
      if (run.id !== id) throw new GitHubError("GitHub answered another workflow run than it was asked for");
      return run;
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
      if (tries === limits.requestRetries) throw new GitHubError(NOT_THERE);
    }
  }
}

const NOT_THERE = "GitHub answered 404 to a workflow run of which it lists an artifact: run this job again";

/** Which runs are asked for. */
export interface AskedRuns {
  event: string;
  /** Null: on any branch. */
  branch: string | null;
  commit?: string;
  /** A workflow file; of all workflows without it. */
  workflow?: string;
}

/** A page of runs, newest first. */
export interface RunPage {
  runs: WorkflowRun[];
  hasNext: boolean;
}

/**
 * A page of runs, counted from 1. None when GitHub says that it knows no such workflow. Throws what octokit throws, and GitHubError, also
 * for runs that were not asked for.
 */
export async function listRuns(github: GitHub, asked: AskedRuns, page: number): Promise<RunPage> {
  const { total_count, workflow_runs } = await askRuns(github, asked, page);
  const isCut = page === 1 && total_count > 0 && workflow_runs.length === 0;
  if (isCut) throw new GitHubError("GitHub's list of workflow runs has fewer of them than it says");
  const runs = workflow_runs.map(runOf);
  if (runs.some((run) => !isAskedFor(run, asked)))
    throw new GitHubError("GitHub listed other workflow runs than it was asked for");
  return { runs, hasNext: workflow_runs.length > 0 && total_count > page * PAGE };
}

const PAGE = 100;

async function askRuns(
  { octokit, owner, repo }: GitHub,
  { event, branch, commit, workflow }: AskedRuns,
  page: number,
): Promise<z.output<typeof listSchema>> {
  const where = branch === null ? {} : { branch };
  const asked = { owner, repo, event, per_page: PAGE, page, ...where };
  const { actions } = octokit.rest;
  try {
    const { data } =
      workflow === undefined
        ? await actions.listWorkflowRunsForRepo({ ...asked, ...(commit && { head_sha: commit }) })
        : await actions.listWorkflowRuns({
            ...asked,
            workflow_id: workflow.slice(workflow.lastIndexOf("/") + 1),
          });
    return readAnswer(listSchema, data, "a list of workflow runs");
  } catch (error) {
    if (workflow !== undefined && statusOf(error) === 404) return { total_count: 0, workflow_runs: [] };
    throw error;
  }
}

function isAskedFor(run: WorkflowRun, { event, commit }: AskedRuns): boolean {
  return run.event === event && (commit === undefined || run.commit === commit);
}

function runOf({ repository, head_repository, ...run }: z.output<typeof runSchema>): WorkflowRun {
  return {
    id: run.id,
    event: run.event,
    path: run.path,
    status: run.status ?? null,
    conclusion: run.conclusion ?? null,
    commit: run.head_sha,
    branch: run.head_branch ?? null,
    repositoryId: repository?.id ?? null,
    headRepositoryId: head_repository?.id ?? null,
  };
}
