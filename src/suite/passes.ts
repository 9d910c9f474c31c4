import type { Policy } from "../policy/schema.ts";
import { gatingJudges } from "../scorers/gating-judges.ts";

/** A scorer's outcome, as far as it decides whether a run passes. */
type Counting = { status: "scored"; value: number } | { status: "not-assessed" | "error" };

interface Scored {
  scores: Readonly<Record<string, Counting>>;
  brokenBudgets?: readonly string[] | undefined;
}

/**
 * Whether a run passes. True when every gating scorer that could measure reaches its pass mark and the budgets are kept; null when the
 * recording is in error, when nothing that gates could measure it and no budget is broken, and when all is well but for a judge that
 * gates and did not score it: a judge that is kept from a run must not make it pass, nor take from sight that it fails.
 */
export function passes(
  { scores, brokenBudgets = [] }: Scored,
  { gate, passMarks }: Pick<Policy, "gate" | "passMarks">,
): boolean | null {
  const judges = new Set(gatingJudges(gate).map(({ id }) => id));
  const gating = gate.scorers.flatMap((id) => {
    const outcome = scores[id];
    return outcome === undefined ? [] : [{ outcome, mark: passMarks[id], isJudge: judges.has(id) }];
  });
  const isBroken = gating.some(({ outcome, isJudge }) => outcome.status === "error" && !isJudge);
  if (isBroken) return null;
  if (brokenBudgets.length > 0) return false;
  const scored = gating.flatMap(({ outcome, mark }) =>
    outcome.status === "scored" ? [outcome.value >= mark] : [],
  );
  if (scored.length === 0) return null;
  if (!scored.every(Boolean)) return false;
  return gating.some(({ outcome, isJudge }) => isJudge && outcome.status !== "scored") ? null : true;
}
