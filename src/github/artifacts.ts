import type { Artifact } from "../baseline/provenance.ts";
import { limits } from "../limits.ts";
import { z } from "../zod.ts";
import { commitId, readAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";

const id = z.int().min(1);

const runSchema = z.object({
  id,
  repository_id: id,
  head_repository_id: id.nullish(),
  head_branch: z.string().nullish(),
  head_sha: commitId,
});

const listSchema = z.object({
  total_count: z.int().min(0),
  artifacts: z.array(
    z.object({
      id,
      name: z.string(),
      size_in_bytes: z.int().min(0),
      expired: z.boolean(),
      digest: z.string().nullish(),
      // An artifact whose run is not told can still be listed; it is nobody's.
      workflow_run: runSchema.nullish().catch(null),
    }),
  ),
});

/** Artifacts, newest first. */
export interface ArtifactList {
  artifacts: Artifact[];
  /** There are more than GitHub was asked for. */
  isCut: boolean;
}

/** The newest artifacts of the repository, of this name or of any. Throws what octokit throws, and GitHubError. */
export async function listArtifacts({ octokit, owner, repo }: GitHub, name?: string): Promise<ArtifactList> {
  const { data } = await octokit.rest.actions.listArtifactsForRepo({
    owner,
    repo,
    per_page: limits.artifacts,
    ...(name === undefined ? {} : { name }),
  });
  return listOf(data, name);
}

/** The artifacts, of this name or of any, that a run has left. Throws what octokit throws, and GitHubError. */
export async function listArtifactsOfRun(
  { octokit, owner, repo }: GitHub,
  runId: number,
  name?: string,
): Promise<Artifact[]> {
  const { data } = await octokit.rest.actions.listWorkflowRunArtifacts({
    owner,
    repo,
    run_id: runId,
    per_page: limits.artifacts,
    ...(name === undefined ? {} : { name }),
  });
  return listOf(data, name).artifacts;
}

function listOf(data: unknown, name: string | undefined): ArtifactList {
  const { total_count, artifacts } = readAnswer(listSchema, data, "a list of artifacts");
  return {
    artifacts: artifacts
      .filter((one) => name === undefined || one.name === name)
      .map((one) => ({
        id: one.id,
        name: one.name,
        bytes: one.size_in_bytes,
        digest: one.digest ?? null,
        expired: one.expired,
        run: one.workflow_run ? runOf(one.workflow_run) : null,
      }))
      .sort((a, b) => b.id - a.id),
    isCut: total_count > artifacts.length,
  };
}

function runOf(run: z.output<typeof runSchema>): Artifact["run"] {
  return {
    id: run.id,
    commit: run.head_sha,
    branch: run.head_branch ?? null,
    repositoryId: run.repository_id,
    headRepositoryId: run.head_repository_id ?? null,
  };
}
