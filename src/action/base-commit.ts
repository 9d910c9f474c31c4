import type { GitHub } from "../github/client.ts";
import { firstParentOf, mergeBaseOf } from "../github/commits.ts";
import type { BaseHint } from "./event.ts";

/**
 * The commit that a report is compared with; null when there is none before. `pull_request.base.sha` is not it: GitHub sets that when
 * the pull request is opened, and the tested merge commit has a newer base.
 */
export async function baseCommitOf(github: GitHub, hint: BaseHint): Promise<string | null> {
  if ("at" in hint) return hint.at;
  if ("firstParentOf" in hint) return firstParentOf(github, hint.firstParentOf);
  return mergeBaseOf(github, hint.branch, hint.mergeBaseOf);
}
