import { baseRuns, type JudgedRun, judgedRuns } from "../baseline/pool.ts";
import { mean } from "../statistics/mean.ts";
import type { Sample } from "../statistics/sample.ts";
import type { CasePair } from "./pair-cases.ts";

/** The runs of a case that the comparison sets against each other. */
export interface Evidence {
  pair: CasePair;
  base: JudgedRun[];
  head: JudgedRun[];
}

/**
 * The runs of a pair. The head's are those that the baseline's own report does not have: a recording that was not made anew
 * says nothing about the agent of today. A recording that stands on both sides otherwise (an old one put back) counts for the head.
 * Of an unchanged case both sides are its recordings: it differs by nothing.
 */
export function evidenceOf(pair: CasePair, window: number): Evidence {
  const recorded = judgedRuns(pair.head.trials);
  if (pair.base === undefined) return { pair, base: [], head: recorded };
  if (pair.state === "unchanged") return { pair, base: recorded, head: recorded };
  const known = baseRuns(pair.base, window);
  if (pair.state !== "comparable") return { pair, base: known, head: recorded };
  const own = new Set(judgedRuns(pair.base.trials).map(({ hash }) => hash));
  const head = recorded.filter(({ hash }) => !own.has(hash));
  const fresh = new Set(head.map(({ hash }) => hash));
  return { pair, base: known.filter(({ hash }) => !fresh.has(hash)), head };
}

/** Passes as 1, failures as 0, for the tests of `statistics/`. */
export function sampleOf({ base, head }: Evidence): Sample {
  const values = (runs: readonly JudgedRun[]) => runs.map(({ pass }) => Number(pass));
  return { base: values(base), head: values(head) };
}

/** The share of runs that pass. Of no run 0. */
export function passRateOf(runs: readonly JudgedRun[]): number {
  return mean(runs.map(({ pass }) => Number(pass))) ?? 0;
}
