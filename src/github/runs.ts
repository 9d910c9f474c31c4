import type { WorkflowRun } from "../baseline/provenance.ts";
import { z } from "../zod.ts";
import { commitId, readAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";
import { statusOf } from "./fault.ts";

const repositorySchema = z.object({ id: z.int().min(1) }).nullish();

const runSchema = z.object({
  id: z.int().min(1),
  event: z.string(),
  path: z.string(),
  status: z.string().nullish(),
  conclusion: z.string().nullish(),
  head_sha: commitId,
  repository: repositorySchema,
  head_repository: repositorySchema,
});

/** A run of a workflow; undefined when there is none of this id any more. Throws what octokit throws, and GitHubError. */
export async function readRun(
  { octokit, owner, repo }: GitHub,
  id: number,
): Promise<WorkflowRun | undefined> {
  try {
    const { data } = await octokit.rest.actions.getWorkflowRun({ owner, repo, run_id: id });
    return runOf(readAnswer(runSchema, data, "a workflow run"));
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

/**
 * The newest completed runs that a push started, of a workflow file, on a branch (null: on any). None when nobody knows such a
 * workflow. Throws what octokit throws, and GitHubError.
 */
export async function listPushRuns(
  { octokit, owner, repo }: GitHub,
  workflow: string,
  branch: string | null,
): Promise<WorkflowRun[]> {
  try {
    const { data } = await octokit.rest.actions.listWorkflowRuns({
      owner,
      repo,
      workflow_id: workflow.slice(workflow.lastIndexOf("/") + 1),
      event: "push",
      status: "completed",
      per_page: 100,
      ...(branch === null ? {} : { branch }),
    });
    const schema = z.object({ workflow_runs: z.array(runSchema) });
    return readAnswer(schema, data, "a list of workflow runs").workflow_runs.map(runOf);
  } catch (error) {
    if (statusOf(error) === 404) return [];
    throw error;
  }
}

function runOf({ repository, head_repository, ...run }: z.output<typeof runSchema>): WorkflowRun {
  return {
    id: run.id,
    event: run.event,
    path: run.path,
    status: run.status ?? null,
    conclusion: run.conclusion ?? null,
    commit: run.head_sha,
    repositoryId: repository?.id ?? null,
    headRepositoryId: head_repository?.id ?? null,
  };
}
