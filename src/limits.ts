import { comparisonLimits } from "./limits/comparison.ts";
import { configurationLimits } from "./limits/configuration.ts";
import { githubLimits } from "./limits/github.ts";
import { judgeLimits } from "./limits/judge.ts";
import { recordingsLimits } from "./limits/recordings.ts";
import { reportsLimits } from "./limits/reports.ts";
import { textLimits } from "./limits/texts.ts";
import { viewsLimits } from "./limits/views.ts";

/**
 * Every bound on work done for untrusted input, by name. Each says what it counts, then `@beyond`: what becomes of more, and
 * `@policy`: the key of the policy that sets it, if one does. docs/limits.md is made of these comments.
 */
export const limits = {
  ...recordingsLimits,
  ...configurationLimits,
  ...comparisonLimits,
  ...reportsLimits,
  ...githubLimits,
  ...judgeLimits,
  ...textLimits,
  ...viewsLimits,
} as const;
