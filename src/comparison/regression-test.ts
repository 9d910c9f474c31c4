import type { Policy } from "../policy/schema.ts";
import type { Comparison } from "../report/comparison-schema.ts";
import { sum } from "../statistics/mean.ts";
import { meanDrop } from "../statistics/normal.ts";
import { permutationTest } from "../statistics/permutation.ts";
import { detectableDrop } from "../statistics/power.ts";
import { type Evidence, sampleOf } from "./evidence.ts";

/**
 * The evidence that the pass rate of the paired cases changed: which mode applies, p, the drop that could have been seen. p is null only
 * where no case is paired. Where the base's own comparison found snapshots, `auto` is strict here too: who records them again does not
 * choose how they are compared.
 */
export function regressionTest(
  paired: readonly Evidence[],
  { mode, alpha }: Policy["gate"]["regression"],
  ofBase: Pick<Comparison, "snapshots"> | null = null,
): Pick<
  Comparison,
  "mode" | "snapshots" | "trials" | "p" | "exact" | "mostExtreme" | "detectable" | "shift"
> {
  const snapshots = areSnapshots(paired);
  const fresh = paired.filter(({ pair }) => pair.state === "comparable");
  const samples = paired.map(sampleOf);
  const test = permutationTest(samples);
  return {
    mode: mode !== "auto" ? mode : snapshots || ofBase?.snapshots ? "strict" : "statistical",
    snapshots,
    trials: {
      base: range(fresh.map(({ base }) => base.length)),
      head: range(fresh.map(({ head }) => head.length)),
    },
    ...test,
    p: paired.length === 0 ? null : test.p,
    detectable: samples.length === 0 ? null : detectableDrop(samples, paired.length, alpha),
    shift: shiftOf(test.p, meanDrop(samples, paired.length), alpha),
  };
}

/**
 * Whether the level changed, for better or worse. A lucky commit must not set the level by which all later ones are measured, or
 * an agent that did not change would fail against it: so a change for the better has to be ten times as certain.
 */
function shiftOf(p: number, drop: number, alpha: number): Comparison["shift"] {
  if (drop > 0 && p < alpha) return "worse";
  return drop < 0 && 1 - p < alpha / 10 ? "better" : null;
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
