import type { Policy } from "../policy/schema.ts";
import type { Comparison, VerdictResult } from "../report/schema.ts";

/** From here on a drop is put down to chance. Between the policy's alpha and this it is inconclusive. */
const CHANCE = 0.2;
/** What adding up shares loses: a drop of exactly `maxDrop` must reach it. */
const ROUNDING = 1e-9;

/**
 * What a drop of the pass rate says by itself. `fail`: it is at least `maxDrop` and p is below `alpha`. `inconclusive`: it is as large
 * but p carries no fail, or there are too few cases for a p, or none that could be compared.
 */
export function regressionResult(
  { passRate, p }: Pick<Comparison, "passRate" | "p">,
  { maxDrop, alpha }: Pick<Policy["gate"]["regression"], "maxDrop" | "alpha">,
): VerdictResult {
  if (passRate === null) return "inconclusive";
  const drop = -passRate.change;
  if (p === null) return drop > ROUNDING ? "inconclusive" : "pass";
  if (drop < maxDrop - ROUNDING || drop <= 0) return "pass";
  if (p < alpha) return "fail";
  return p < CHANCE ? "inconclusive" : "pass";
}

/** Distinct trials from which a case that turned from always to never is broken, whatever the mode. */
const HARD_FLIP = { base: 10, head: 3 };

/** Whether the trials of a case leave no doubt that it passed always and fails always now. */
export function isHardFlip({
  base,
  head,
}: Record<"base" | "head", { passed: number; trials: number }>): boolean {
  const isCertain = base.trials >= HARD_FLIP.base && head.trials >= HARD_FLIP.head;
  return isCertain && base.passed === base.trials && head.passed === 0;
}

/** How many broken cases fail a suite of this many paired cases: among very many a few turn by chance. */
export function hardFlipsAllowed(cases: number): number {
  return cases <= 100 ? 0 : cases <= 1_000 ? 1 : 2;
}
