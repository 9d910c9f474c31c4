import type { Policy } from "../policy/schema.ts";

/** A scorer's outcome, as far as it decides whether a run passes. */
type Counting = { status: "scored"; value: number } | { status: "not-assessed" | "error" };

interface Scored {
  scores: Readonly<Record<string, Counting>>;
  brokenBudgets?: readonly string[] | undefined;
}

/**
 * Whether a run passes. True when every gating scorer that could measure reaches its pass mark and the budgets are kept; null when one of them is in
 * error, or none could measure and no budget is broken.
 */
export function passes({ scores, brokenBudgets = [] }: Scored, policy: Policy): boolean | null {
  const gating = policy.gate.scorers.flatMap((id) => {
    const outcome = scores[id];
    return outcome === undefined ? [] : [{ outcome, mark: policy.passMarks[id] }];
  });
  if (gating.some(({ outcome }) => outcome.status === "error")) return null;
  if (brokenBudgets.length > 0) return false;
  if (!gating.some(({ outcome }) => outcome.status === "scored")) return null;
  return gating.every(({ outcome, mark }) => outcome.status !== "scored" || outcome.value >= mark);
}
