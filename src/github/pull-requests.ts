import type { GitHub } from "./client.ts";

/** The newest commit of a pull request, and where it lives. */
export interface PullRequestHead {
  number: number;
  headCommit: string;
  headBranch: string;
  /** Null when the fork is gone. */
  headRepositoryId: number | null;
}

/** Asks for the head of a pull request. Throws what GitHub answers when there is none. */
export async function pullRequestHead(
  { octokit, owner, repo }: GitHub,
  number: number,
): Promise<PullRequestHead> {
  const { data } = await octokit.rest.pulls.get({ owner, repo, pull_number: number });
  const { sha, ref, repo: home } = data.head;
  return { number, headCommit: sha, headBranch: ref, headRepositoryId: home?.id ?? null };
}
