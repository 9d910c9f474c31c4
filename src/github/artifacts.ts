import type { Artifact } from "../baseline/provenance.ts";
import { limits } from "../limits.ts";
import { z } from "../zod.ts";
import { commitId, readAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";
import { GitHubError } from "./fault.ts";

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
  /** There are more than were read. */
  isCut: boolean;
}

/** The newest artifacts of the repository, of this name or of any. Throws what octokit throws, and GitHubError. */
export function listArtifacts({ octokit, owner, repo }: GitHub, name?: string): Promise<ArtifactList> {
  return list(name, (asked) => octokit.rest.actions.listArtifactsForRepo({ owner, repo, ...asked }));
}

/** The artifacts, of this name or of any, that a run has left. Throws what octokit throws, and GitHubError. */
export async function listArtifactsOfRun(
  { octokit, owner, repo }: GitHub,
  run_id: number,
  name?: string,
): Promise<Artifact[]> {
  const { artifacts } = await list(name, (asked) =>
    octokit.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id, ...asked }),
  );
  return artifacts;
}

/** Read page by page: whoever leaves a hundred artifacts of a name would hide the others. */
async function list(
  name: string | undefined,
  ask: (asked: { per_page: number; page: number; name?: string }) => Promise<{ data: unknown }>,
): Promise<ArtifactList> {
  const found = new Map<number, Artifact>();
  let isCut = true;
  for (let page = 1, read = 0; isCut && page <= limits.artifactPages; page++) {
    const { data } = await ask({ per_page: 100, page, ...(name === undefined ? {} : { name }) });
    const { total_count, artifacts } = readAnswer(listSchema, data, "a list of artifacts");
    read += artifacts.length;
    if (read === 0 && total_count > 0) throw new GitHubError(EMPTY);
    for (const one of artifacts)
      if (name === undefined || one.name === name) found.set(one.id, artifactOf(one));
    isCut = read < total_count;
    if (artifacts.length === 0) break;
  }
  return { artifacts: [...found.values()].sort((a, b) => b.id - a.id), isCut };
}

const EMPTY = "GitHub's list of artifacts has fewer of them than it says: run this job again";

function artifactOf(one: z.output<typeof listSchema>["artifacts"][number]): Artifact {
  return {
    id: one.id,
    name: one.name,
    bytes: one.size_in_bytes,
    digest: one.digest ?? null,
    expired: one.expired,
    run: one.workflow_run ? runOf(one.workflow_run) : null,
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
