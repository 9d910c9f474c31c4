/** Whether a text is the id of a commit where a repository uses SHA-256 for them. */
export function isSha256(id: string): boolean {
  return /^[0-9a-f]{64}$/.test(id);
}

/** True for the full id of a commit. */
export function isCommitId(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text) || isSha256(text);
}

/** Why such a repository is not gated on GitHub. */
export const NO_SHA256 =
  "the repository has SHA-256 commit ids, which rungate does not support on GitHub yet";

/** What can be done in one. */
export const LOCAL_GATE =
  "gate at a command line: `rungate gate --base main` compares with recordings that are committed";
