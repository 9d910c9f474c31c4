import type { Policy } from "../policy/schema.ts";
import type { Change, Comparison } from "../report/comparison-schema.ts";
import type { VerdictResult } from "../report/schema.ts";

/** From here on a drop is put down to chance, unless the trials could not show more. Between the policy's alpha and this it is inconclusive. */
const CHANCE = 0.2;
/** What adding up shares loses: a drop of exactly `maxDrop` must reach it. */
const ROUNDING = 1e-9;

/**
 * What a drop of the pass rate says by itself. `fail`: it is at least `maxDrop` and p is below `alpha`. `inconclusive`: it is as large but
 * p carries no fail, or these trials could not have given a smaller one; or no case could be compared.
 */
export function regressionResult(
  { passRate, p, mostExtreme }: Pick<Comparison, "passRate" | "p" | "mostExtreme">,
  { maxDrop, alpha }: Pick<Policy["gate"]["regression"], "maxDrop" | "alpha">,
): VerdictResult {
  if (passRate === null || p === null) return "inconclusive";
  if (!isLarge(passRate, maxDrop)) return "pass";
  if (p < alpha) return "fail";
  return p < CHANCE || mostExtreme ? "inconclusive" : "pass";
}

/** From this many cases on that were recorded anew, nobody touched single snapshots: the agent ran, and chance with it. */
const BATCH = 10;

/**
 * Whether cases that turned from always passing to always failing fail the gate whatever p says. In strict mode they do. Where auto
 * took the recordings for snapshots, and many of them were recorded anew, they do so only together with a drop of `maxDrop`:
 * otherwise an agent that did not change would fail every second batch.
 */
export function flipsDecide(
  { mode, passRate }: Pick<Comparison, "mode" | "passRate">,
  rule: Pick<Policy["gate"]["regression"], "mode" | "maxDrop">,
  recordedAnew: number,
): boolean {
  if (mode !== "strict" || passRate === null) return false;
  return rule.mode === "strict" || recordedAnew < BATCH || isLarge(passRate, rule.maxDrop);
}

function isLarge({ change }: Change, maxDrop: number): boolean {
  return -change > 0 && -change >= maxDrop - ROUNDING;
}

/** Distinct trials from which a case that turned from always to never is broken, whatever the mode; and where the base records fewer of each case. */
const HARD_FLIP = { base: 10, head: 3 };
const HARD_FLIP_OF_FEW = { base: 24, head: 2 };

/** Whether the trials of a case leave no doubt that it passed always and fails always now. */
export function isHardFlip({
  base,
  head,
  own = HARD_FLIP.head,
}: Record<"base" | "head", { passed: number; trials: number }> & { own?: number | undefined }): boolean {
  const least = own < HARD_FLIP.head ? HARD_FLIP_OF_FEW : HARD_FLIP;
  const isCertain = [HARD_FLIP, least].some(
    (trials) => base.trials >= trials.base && head.trials >= trials.head,
  );
  return isCertain && base.passed === base.trials && head.passed === 0;
}

/** How many broken cases fail a suite of this many paired cases: among very many a few turn by chance. */
export function hardFlipsAllowed(cases: number): number {
  return cases <= 100 ? 0 : cases <= 1_000 ? 1 : 2;
}
