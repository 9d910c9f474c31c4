/** The inputs that `gate.yml` and the action have in common. */
const SHARED = [
  "runs",
  "needs",
  "expectations",
  "policy",
  "suite",
  "format",
  "case-field",
  "baseline",
  "comment",
  "report-only",
  "judge-model",
  "judge-base-url",
] as const;

/** The inputs of the reusable workflow. */
export const CALL_INPUTS: readonly string[] = [
  ...SHARED,
  "runs-artifact",
  "shards",
  "runs-on",
  "timeout-minutes",
];

/** The inputs of the action. */
export const ACTION_INPUTS: readonly string[] = [
  ...SHARED,
  "shard",
  "merge",
  "shard-jobs",
  "judge-api-key",
  "github-token",
];

/** The secrets of the reusable workflow. */
export const CALL_SECRETS: readonly string[] = ["judge-api-key"];
