import type { RulingPolicy } from "./ruling.ts";
import { defaultPolicy, type Policy } from "./schema.ts";

/**
 * The ruling policy as runs are scored and judged by it. What either side of a pull request hides is hidden, for showing less is no
 * weaker demand; and one that a pull request introduces spends no more on a judge than the defaults allow.
 */
export function scoringPolicy({ policy, source, alsoHidden }: RulingPolicy): Policy {
  const { judge, redact } = policy;
  const most = defaultPolicy.judge;
  const spent = {
    maxRuns: Math.min(judge.maxRuns, most.maxRuns),
    maxTokens: Math.min(judge.maxTokens, most.maxTokens),
  };
  return {
    ...policy,
    redact: [...new Set([...redact, ...alsoHidden])],
    judge: source === "head" ? { ...judge, ...spent } : judge,
  };
}
