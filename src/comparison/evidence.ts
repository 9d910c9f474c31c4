import { baseRuns, type JudgedRun, judgedRuns } from "../baseline/pool.ts";
import { mean } from "../statistics/mean.ts";
import type { Sample } from "../statistics/sample.ts";
import type { CasePair } from "./pair-cases.ts";

/** The runs of a case that the comparison sets against each other. */
export interface Evidence {
  pair: CasePair;
  /** All judged runs of the head. */
  recorded: JudgedRun[];
  /** Those of them that the baseline's own report does not have. */
  anew: JudgedRun[];
  /** What the baseline knows of the case, its pool included. */
  base: JudgedRun[];
}

/**
 * The runs of a pair. A recording that was not made anew says nothing about the agent of today: it counts with a difference of 0, and
 * only those made anew stand against the base's. One that stands on both sides otherwise (an old one put back) counts for the head.
 */
export function evidenceOf(pair: CasePair, window: number): Evidence {
  const recorded = judgedRuns(pair.head.trials);
  if (pair.base === undefined) return { pair, recorded, anew: recorded, base: [] };
  const known = baseRuns(pair.base, window);
  if (pair.state === "unchanged") return { pair, recorded, anew: [], base: known };
  if (pair.state !== "comparable") return { pair, recorded, anew: recorded, base: known };
  const own = new Set(judgedRuns(pair.base.trials).map(({ hash }) => hash));
  const anew = recorded.filter(({ hash }) => !own.has(hash));
  const fresh = new Set(anew.map(({ hash }) => hash));
  return { pair, recorded, anew, base: known.filter(({ hash }) => !fresh.has(hash)) };
}

/** Passes as 1, failures as 0, for the tests of `statistics/`; weighted by the share of the head's runs that was made anew. */
export function sampleOf({ base, anew, recorded }: Evidence): Sample {
  return { base: passes(base), head: passes(anew), weight: anew.length / recorded.length };
}

/** The pass rates of a case on both sides. They differ by what its sample says: recordings that were kept count alike. */
export function passRatesOf({ base, anew, recorded }: Evidence): { base: number; head: number } {
  const weight = anew.length / Math.max(1, recorded.length);
  const kept = recorded.filter((run) => !anew.includes(run));
  return { base: (1 - weight) * rate(kept) + weight * rate(base), head: rate(recorded) };
}

function rate(runs: readonly JudgedRun[]): number {
  return mean(passes(runs)) ?? 0;
}

function passes(runs: readonly JudgedRun[]): number[] {
  return runs.map(({ pass }) => Number(pass));
}
