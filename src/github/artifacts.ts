import { isUtf8 } from "node:buffer";
import { defined } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import * as z from "../core/schema.ts";
import type { Artifact } from "../gate/baseline/provenance.ts";
import type { Report } from "../report/report.ts";
import { ReportError } from "../report/stored-reports.ts";
import { commitId, type GitHub, GitHubError, readAnswer } from "./client.ts";
import { downloadArtifact } from "./download-artifact.ts";

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
      created_at: z.string().nullish(),
      digest: z.string().nullish(),
      // An artifact without a readable run stays listed, but is never trusted.
      workflow_run: runSchema.nullish().catch(null),
    }),
  ),
});

export interface ArtifactList {
  artifacts: Artifact[];
  /** More artifacts exist than were read. */
  isCut: boolean;
}

/** Returns the repository's newest artifacts, all or with these names. Throws GitHubError and octokit's errors. */
export function listArtifacts(
  { octokit, owner, repo }: GitHub,
  names?: readonly string[],
): Promise<ArtifactList> {
  return listNamed(names, (query) => octokit.rest.actions.listArtifactsForRepo({ owner, repo, ...query }));
}

/** Returns the artifacts of a run, all or with these names. Throws GitHubError and octokit's errors. */
export async function listArtifactsOfRun(
  { octokit, owner, repo }: GitHub,
  run_id: number,
  names?: readonly string[],
): Promise<Artifact[]> {
  const { artifacts } = await listNamed(names, (query) =>
    octokit.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id, ...query }),
  );
  return artifacts;
}

type AskForList = (query: { per_page: number; page: number; name?: string }) => Promise<{ data: unknown }>;

/** GitHub filters by a single name. */
async function listNamed(names: readonly string[] | undefined, ask: AskForList): Promise<ArtifactList> {
  const [first, ...rest] = await Promise.all((names ?? [undefined]).map((name) => list(name, ask)));
  const lists = [...(first === undefined ? [] : [first]), ...rest];
  return {
    artifacts: lists.flatMap(({ artifacts }) => artifacts).sort((a, b) => b.id - a.id),
    isCut: lists.some(({ isCut }) => isCut),
  };
}

/** Reads several pages, so that a hundred artifacts of one run cannot hide other artifacts with the name. */
async function list(name: string | undefined, ask: AskForList): Promise<ArtifactList> {
  const found = new Map<number, Artifact>();
  let isCut = true;
  for (let page = 1, read = 0; isCut && page <= limits.artifactPages; page++) {
    const { data } = await ask({ per_page: 100, page, ...defined({ name }) });
    const { total_count, artifacts } = readAnswer(listSchema, data, "a list of artifacts");
    read += artifacts.length;
    if (read === 0 && total_count > 0) throw new GitHubError(EMPTY);
    for (const artifact of artifacts)
      if (name === undefined || artifact.name === name) found.set(artifact.id, artifactOf(artifact));
    isCut = read < total_count;
    if (artifacts.length === 0) break;
  }
  return { artifacts: [...found.values()].sort((a, b) => b.id - a.id), isCut };
}

const EMPTY = "GitHub's list of artifacts has fewer of them than it says: run this job again";

function artifactOf(artifact: z.output<typeof listSchema>["artifacts"][number]): Artifact {
  return {
    id: artifact.id,
    name: artifact.name,
    bytes: artifact.size_in_bytes,
    digest: artifact.digest ?? null,
    expired: artifact.expired,
    createdAt: artifact.created_at ?? undefined,
    run: artifact.workflow_run ? runOf(artifact.workflow_run) : null,
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

/** Reads all reports of an artifact, which may be untrusted. Throws ReportError, and as `downloadArtifact` does. */
export async function downloadReports(github: GitHub, artifact: Artifact): Promise<Report[]> {
  const bytes = await downloadArtifact(github, artifact);
  if (!isUtf8(bytes)) throw new ReportError("is not UTF-8 text");
  const { readReports } = await import("../gate/baseline/read-reports.ts");
  return readReports(bytes.toString("utf8"));
}
