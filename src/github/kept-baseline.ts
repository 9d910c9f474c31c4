import type { KeptBaseline } from "../doctor/github-setup.ts";
import { z } from "../zod.ts";
import { readAnswer } from "./answer.ts";
import { findBaseline, type Search } from "./baseline.ts";
import type { GitHub } from "./client.ts";
import { GitHubError } from "./fault.ts";

/** Whose baseline is sought. */
export type Sought = Pick<Search, "suite" | "workflow" | "workflows" | "hasPolicy">;

/** What a change of the default branch would be compared with. Throws what octokit throws, and GitHubError. */
export async function readKeptBaseline(
  github: GitHub,
  sought: Sought,
  { branch, id, commit }: { branch: string; id: number; commit: string },
): Promise<KeptBaseline> {
  const baseline = await findBaseline(github, {
    ...sought,
    baseCommit: commit,
    baseBranch: branch,
    repositoryId: id,
    debug: () => {},
  });
  if (baseline.state === "unavailable") throw new GitHubError(baseline.reason);
  if (baseline.state !== "found") return { isFound: false, reason: baseline.reason, expiresAt: null };
  const { artifactId } = baseline.origin ?? {};
  const expiresAt = artifactId === undefined ? null : await readExpiry(github, artifactId);
  return { isFound: true, reason: baseline.reason, expiresAt };
}

async function readExpiry({ octokit, owner, repo }: GitHub, artifact_id: number): Promise<string | null> {
  const { data } = await octokit.rest.actions.getArtifact({ owner, repo, artifact_id });
  return readAnswer(z.object({ expires_at: z.string().nullable() }), data, "an artifact").expires_at;
}
