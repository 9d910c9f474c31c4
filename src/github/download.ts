import { type Artifact, EXPIRED, tooLarge, whyNotBytes } from "../baseline/provenance.ts";
import { limits } from "../limits.ts";
import type { GitHub } from "./client.ts";
import { GitHubError, statusOf } from "./fault.ts";
import { RefusedArtifact } from "./refused-artifact.ts";
import { type DownloadBounds, fetchStored, isRedirect } from "./storage.ts";

/**
 * The bytes of an artifact that was uploaded as the file it is, as many as GitHub took in. Throws RefusedArtifact when the artifact has
 * expired, is too large, a zip archive, or not what GitHub took in; what octokit throws; and GitHubError.
 */
export async function downloadArtifact(
  github: GitHub,
  artifact: Artifact,
  bounds: DownloadBounds = { bytes: limits.baselineBytes, seconds: limits.downloadSeconds },
): Promise<Buffer> {
  if (artifact.bytes > bounds.bytes) throw new RefusedArtifact(tooLarge(artifact.bytes, bounds.bytes));
  const location = await locate(github, artifact.id);
  const { baseUrl } = github.octokit.request.endpoint.DEFAULTS;
  const bytes = await fetchStored(location, baseUrl, bounds);
  const refusal = whyNotBytes(bytes, artifact);
  if (refusal !== undefined) throw new RefusedArtifact(refusal);
  return bytes;
}

/** Where GitHub says that the bytes are. Not followed by octokit, which would take the token along. */
async function locate({ octokit, owner, repo }: GitHub, id: number): Promise<string> {
  try {
    const { status, headers } = await octokit.request(
      "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}",
      { owner, repo, artifact_id: id, archive_format: "zip", request: { redirect: "manual" } },
    );
    if (isRedirect(status) && headers.location !== undefined) return headers.location;
    throw new GitHubError(`GitHub answered ${status} and no address to the download of an artifact`);
  } catch (error) {
    if (statusOf(error) === 410) throw new RefusedArtifact(EXPIRED);
    if (statusOf(error) === 404) throw new RefusedArtifact({ why: "was deleted meanwhile" });
    throw error;
  }
}
