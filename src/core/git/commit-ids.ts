export function isSha256(id: string): boolean {
  return /^[0-9a-f]{64}$/.test(id);
}

export function isCommitId(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text) || isSha256(text);
}

/** The reason why SHA-256 repositories are not gated on GitHub. */
export const NO_SHA256 =
  "the repository has SHA-256 commit ids, which rungate does not support on GitHub yet";

export const LOCAL_GATE =
  "gate at a command line: `rungate gate --base main` compares with recordings that are committed";
