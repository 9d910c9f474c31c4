import { baseRuns, type JudgedRun, judgedRuns } from "../baseline/pool.ts";
import { mean } from "../statistics/mean.ts";
import type { Sample } from "../statistics/sample.ts";
import { type CasePair, countRepeated } from "./pair-cases.ts";

/** The runs of a case on both sides. */
export interface Evidence {
  pair: CasePair;
  /** All judged runs of the head. */
  head: JudgedRun[];
  /** How many of them did what no run of the baseline's own report did. */
  anew: number;
  /** What the baseline knows of the case, its pool included. */
  base: JudgedRun[];
}

/** The judged runs of a pair; of the base's at most `window` distinct recordings, the newest. */
export function evidenceOf(pair: CasePair, window: number): Evidence {
  const head = judgedRuns(pair.head.trials);
  if (pair.base === undefined) return { pair, head, anew: head.length, base: [] };
  const anew = head.length - countRepeated(head, judgedRuns(pair.base.trials));
  return { pair, head, anew, base: baseRuns(pair.base, window) };
}

/**
 * Passes as 1, failures as 0, for the tests of `statistics/`. A case that did the same on both sides has a difference of 0, whatever
 * earlier commits recorded. It stays in the test, because chance can also make an agent repeat itself.
 */
export function sampleOf({ pair, base, head }: Evidence): Sample {
  const now = passes(head);
  return { base: pair.state === "unchanged" ? now : passes(base), head: now };
}

/** The pass rates of a paired case on both sides. */
export function passRatesOf(evidence: Evidence): { base: number; head: number } {
  const { base, head } = sampleOf(evidence);
  return { base: mean(base) ?? 0, head: mean(head) ?? 0 };
}

function passes(runs: readonly JudgedRun[]): number[] {
  return runs.map(({ pass }) => Number(pass));
}
