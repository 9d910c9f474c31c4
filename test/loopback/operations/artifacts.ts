import { fault, notFound, paged } from "../answer.ts";
import { type Fields, fill } from "../fill.ts";
import type { Artifact } from "../repository.ts";
import type { Call, Operations } from "./call.ts";

/** Artifacts, newest first; their bytes are elsewhere. */
export const artifacts: Operations = {
  "actions/list-artifacts-for-repo": (call) => list(call, call.state.artifacts),
  "actions/list-workflow-run-artifacts": (call) => {
    const id = Number(call.path("run_id"));
    if (!call.state.runs.some((run) => run.id === id)) return notFound;
    return list(
      call,
      call.state.artifacts.filter(({ run }) => run?.id === id),
    );
  },
  "actions/get-artifact": (call) => {
    const artifact = find(call);
    return artifact === undefined ? notFound : { body: document(artifact) };
  },
  "actions/download-artifact": (call) => {
    const artifact = find(call);
    if (artifact === undefined || call.path("archive_format") !== "zip") return notFound;
    if (artifact.expired) return fault(410, "Artifact has expired");
    return { status: 302, headers: { location: `${call.blobUrl}/artifacts/${artifact.id}?sig=s%2Fecret` } };
  },
};

function list(call: Call, all: Artifact[]) {
  const name = call.query("name");
  const shown = all
    .filter((artifact) => name === undefined || artifact.name === name)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
  return paged(shown, call, (page) => ({ total_count: shown.length, artifacts: page.map(document) }));
}

function find({ state, path }: Call): Artifact | undefined {
  return state.artifacts.find(({ id }) => id === Number(path("artifact_id")));
}

function document({ run, repositoryId, headRepositoryId, ...artifact }: Artifact): Fields {
  return fill("artifact", {
    id: artifact.id,
    name: artifact.name,
    size_in_bytes: artifact.size,
    expired: artifact.expired,
    digest: artifact.digest,
    created_at: artifact.createdAt,
    updated_at: artifact.createdAt,
    expires_at: artifact.expiresAt,
    workflow_run: run && {
      id: run.id,
      repository_id: repositoryId,
      head_repository_id: headRepositoryId,
      ...(run.headBranch !== null && { head_branch: run.headBranch }),
      head_sha: run.headSha,
    },
  });
}
