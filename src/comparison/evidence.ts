import { baseRuns, type JudgedRun, judgedRuns } from "../baseline/pool.ts";
import { mean, sum } from "../statistics/mean.ts";
import type { Sample } from "../statistics/sample.ts";
import type { CasePair } from "./pair-cases.ts";

/** The runs of a case that the comparison sets against each other. */
export interface Evidence {
  pair: CasePair;
  /** All judged runs of the head. */
  recorded: JudgedRun[];
  /** Those of them that the baseline's own report has too. */
  kept: JudgedRun[];
  /** The others. */
  anew: JudgedRun[];
  /** What the baseline knows of the case, its pool included, without what was recorded anew. */
  base: JudgedRun[];
}

/**
 * The runs of a pair. A recording that was not made anew says nothing about the agent of today: it counts with a difference of 0, and
 * only those made anew stand against the base's. One that stands on both sides otherwise (an old one put back) counts for the head.
 */
export function evidenceOf(pair: CasePair, window: number): Evidence {
  const recorded = judgedRuns(pair.head.trials);
  const own = hashesOf(judgedRuns(pair.base?.trials ?? []));
  const kept = recorded.filter(({ hash }) => own.has(hash));
  const anew = recorded.filter(({ hash }) => !own.has(hash));
  const fresh = hashesOf(anew);
  const known = pair.base === undefined ? [] : baseRuns(pair.base, window);
  return { pair, recorded, kept, anew, base: known.filter(({ hash }) => !fresh.has(hash)) };
}

/** Passes as 1, failures as 0, for the tests of `statistics/`; weighted by the share of the head's runs that was made anew. */
export function sampleOf({ base, anew, recorded }: Evidence): Sample {
  return { base: passes(base), head: passes(anew), weight: anew.length / recorded.length };
}

/**
 * The pass rates of a paired case on both sides: on the base's side its runs stand for those made anew. So they differ by what the
 * sample says, and recordings that were kept count alike.
 */
export function passRatesOf({ base, kept, anew, recorded }: Evidence): { base: number; head: number } {
  const keptPasses = sum(passes(kept));
  const basePasses = anew.length * (mean(passes(base)) ?? 0);
  return {
    base: (keptPasses + basePasses) / recorded.length,
    head: (keptPasses + sum(passes(anew))) / recorded.length,
  };
}

function hashesOf(runs: readonly JudgedRun[]): Set<string> {
  return new Set(runs.map(({ hash }) => hash));
}

function passes(runs: readonly JudgedRun[]): number[] {
  return runs.map(({ pass }) => Number(pass));
}
