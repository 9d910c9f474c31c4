import type { GitHub } from "../github/client.ts";
import { mergeBaseOf, readCommit, readTip } from "../github/commits.ts";
import { GitHubError } from "../github/fault.ts";
import type { BaseHint } from "./event.ts";

/** Where the base branch stands. */
export interface BaseCommit {
  /** The commit that a report is compared with; null when there is none before. */
  commit: string | null;
  /** The commit whose policy rules. */
  ruling: string | null;
  /** When the tested commit was made, where GitHub was asked about that. */
  time: string | null;
}

/**
 * Finds the commit that a report is compared with. `pull_request.base.sha` is not it: GitHub sets that when the pull request is opened,
 * and the tested merge commit has a newer base. Throws what octokit throws, and GitHubError.
 */
export async function baseCommitOf(github: GitHub, hint: BaseHint): Promise<BaseCommit> {
  if ("at" in hint) return { commit: hint.at, ruling: hint.at, time: null };
  if ("into" in hint) {
    const ruling = await readTip(github, hint.into);
    return { commit: await mergeBaseOf(github, ruling, hint.mergeBaseOf), ruling, time: null };
  }
  if ("mergeBaseOf" in hint) {
    // The author of a pull request chooses where it leaves the base branch, and is not to choose an old policy with it.
    const { firstParent: ruling } = await readCommit(github, hint.mergedAs);
    if (ruling === null) throw new GitHubError("the commit that merges the pull request has no parent");
    return { commit: await mergeBaseOf(github, ruling, hint.mergeBaseOf), ruling, time: null };
  }
  const { firstParent, time } = await readCommit(github, hint.firstParentOf);
  return { commit: firstParent, ruling: firstParent, time };
}
