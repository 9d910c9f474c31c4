import type { GitHub } from "../github/client.ts";
import { mergeBaseOf, readCommit } from "../github/commits.ts";
import type { BaseHint } from "./event.ts";

/** The commit that a report is compared with. */
export interface BaseCommit {
  /** Null when there is none before. */
  commit: string | null;
  /** When the tested commit was made, where GitHub was asked about that. */
  time: string | null;
}

/**
 * Finds the commit that a report is compared with. `pull_request.base.sha` is not it: GitHub sets that when the pull request is opened,
 * and the tested merge commit has a newer base. Throws what octokit throws, and GitHubError.
 */
export async function baseCommitOf(github: GitHub, hint: BaseHint): Promise<BaseCommit> {
  if ("at" in hint) return { commit: hint.at, time: null };
  if ("mergeBaseOf" in hint) {
    return { commit: await mergeBaseOf(github, hint.branch, hint.mergeBaseOf), time: null };
  }
  const { firstParent, time } = await readCommit(github, hint.firstParentOf);
  return { commit: firstParent, time };
}
