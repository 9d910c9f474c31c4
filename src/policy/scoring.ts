import { defaultPolicy } from "./defaults.ts";
import type { RulingPolicy } from "./ruling.ts";
import type { Policy } from "./schema.ts";

/**
 * The ruling policy as runs are scored and judged by it. What either side of a pull request hides is hidden: a secret that was sent
 * cannot be called back. One that a pull request introduces asks a judge for no more than the defaults allow.
 */
export function scoringPolicy({ policy, source, alsoHidden }: RulingPolicy): Policy {
  const { judge, redact } = policy;
  const bounded = source === "head" ? { ...judge, ...lesser(judge, defaultPolicy.judge) } : judge;
  return { ...policy, redact: [...new Set([...redact, ...alsoHidden])], judge: bounded };
}

const SPENDING = ["maxRuns", "maxTokens", "deadlineSeconds", "concurrency"] as const;

function lesser(some: Policy["judge"], others: Policy["judge"]) {
  return Object.fromEntries(SPENDING.map((key) => [key, Math.min(some[key], others[key])]));
}
