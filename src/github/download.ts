import { type Artifact, EXPIRED, isZip, tooLarge, ZIP } from "../baseline/provenance.ts";
import { limits } from "../limits.ts";
import { z } from "../zod.ts";
import { readAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";
import { GitHubError, statusOf } from "./fault.ts";
import { RefusedArtifact } from "./refused-artifact.ts";
import { type DownloadBounds, fetchStored, isRedirect } from "./storage.ts";

/**
 * The bytes of an artifact that was uploaded as the file it is, as many as GitHub took in. Throws RefusedArtifact when the artifact has
 * expired, is too large or a zip archive; what octokit throws; and GitHubError, also when what came is not what GitHub took in: then
 * nobody has seen the artifact, and nobody may go on as if there was none.
 */
export async function downloadArtifact(
  github: GitHub,
  artifact: Artifact,
  bounds: DownloadBounds = { bytes: limits.baselineBytes, seconds: limits.downloadSeconds },
): Promise<Buffer> {
  if (artifact.bytes > bounds.bytes) throw new RefusedArtifact(tooLarge(artifact.bytes, bounds.bytes));
  const location = await locate(github, artifact.id);
  const { baseUrl } = github.octokit.request.endpoint.DEFAULTS;
  const { bytes, type } = await fetchStored(location, baseUrl, artifact, bounds);
  if (isZip(bytes) || /zip/.test(type)) throw new RefusedArtifact(ZIP);
  return bytes;
}

/** Where GitHub says that the bytes are. Not followed by octokit, which would take the token along. */
async function locate(github: GitHub, id: number): Promise<string> {
  const { octokit, owner, repo } = github;
  const ask = () =>
    octokit.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", {
      owner,
      repo,
      artifact_id: id,
      archive_format: "zip",
      request: { redirect: "manual" },
    });
  for (let tries = 0; ; tries++) {
    const { status, headers } = await ask().catch((error: unknown) => gone(github, id, error));
    if (isRedirect(status) && headers.location !== undefined) return headers.location;
    if (tries < limits.requestRetries) continue;
    const what = [404, 410].includes(status) ? "to the download of an artifact that it lists" : NO_ADDRESS;
    throw new GitHubError(`GitHub answered ${status} ${what}: run this job again`);
  }
}

const NO_ADDRESS = "and no address to the download of an artifact";

const artifactSchema = z.object({ expired: z.boolean() });

/** What an artifact without an address means: it has expired when GitHub says so, and else nobody knows. */
async function gone(
  { octokit, owner, repo }: GitHub,
  artifact_id: number,
  error: unknown,
): Promise<{ status: number; headers: { location?: string } }> {
  const status = statusOf(error);
  if (status !== 404 && status !== 410) throw error;
  if (status === 410) {
    const { data } = await octokit.rest.actions.getArtifact({ owner, repo, artifact_id });
    if (readAnswer(artifactSchema, data, "an artifact").expired) throw new RefusedArtifact(EXPIRED);
  }
  return { status, headers: {} };
}
