import type { Policy } from "../policy/schema.ts";
import type { Comparison } from "../report/comparison-schema.ts";
import { sum } from "../statistics/mean.ts";
import { meanDrop, normalP, standardError } from "../statistics/normal.ts";
import { isExact, permutationP } from "../statistics/permutation.ts";
import { detectableDrop } from "../statistics/power.ts";
import type { Sample } from "../statistics/sample.ts";
import { type Evidence, sampleOf } from "./evidence.ts";

/** With fewer paired cases chance explains any drop: no p is stated. */
const FEWEST_CASES = 10;

/**
 * The evidence that the pass rate of the paired cases changed: which mode applies, p, the drop that could have been seen. The exact
 * permutation test where trials are counted alike in all cases, else its normal form.
 */
export function regressionTest(
  paired: readonly Evidence[],
  { mode, alpha }: Policy["gate"]["regression"],
): Pick<Comparison, "mode" | "trials" | "p" | "exact" | "detectable" | "shift"> {
  const fresh = paired.filter(({ pair }) => pair.state === "comparable");
  const samples = paired.map(sampleOf);
  const exact = isExact(samples);
  const p =
    paired.length < FEWEST_CASES
      ? null
      : exact
        ? permutationP(samples)
        : byNormalForm(samples, paired.length);
  return {
    mode: mode !== "auto" ? mode : areSnapshots(paired) ? "strict" : "statistical",
    trials: {
      base: range(fresh.map(({ base }) => base.length)),
      head: range(fresh.map(({ head }) => head.length)),
    },
    p,
    exact,
    detectable: samples.length === 0 ? null : detectableDrop(samples, paired.length, alpha),
    shift: shiftOf(p, alpha),
  };
}

/**
 * Whether the level changed, for better or worse. A lucky commit must not set the level by which all later ones are measured, or
 * an agent that did not change would fail against it: so a change for the better has to be ten times as certain.
 */
function shiftOf(p: number | null, alpha: number): Comparison["shift"] {
  if (p === null) return null;
  if (p < alpha) return "worse";
  return 1 - p < alpha / 10 ? "better" : null;
}

function byNormalForm(samples: readonly Sample[], cases: number): number {
  return normalP(meanDrop(samples, cases), standardError(samples, cases));
}

/** Recordings that are kept as snapshots: at least half of the runs did the same as on the base. */
function areSnapshots(paired: readonly Evidence[]): boolean {
  const runs = sum(paired.map(({ head }) => head.length));
  const anew = sum(paired.map((one) => one.anew));
  return runs > 0 && anew * 2 <= runs;
}

function range(counts: readonly number[]): [number, number] {
  const fewest = counts.reduce((least, count) => Math.min(least, count), Number.POSITIVE_INFINITY);
  return counts.length === 0 ? [0, 0] : [fewest, counts.reduce((most, count) => Math.max(most, count), 0)];
}
