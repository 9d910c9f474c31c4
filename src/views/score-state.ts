import { type Bound, isWithin } from "../config/policy.ts";
import type { Change } from "../report/comparison.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";

/** The inputs for the state of a suite's measure. */
export interface SuiteMeasure {
  value: number | null;
  change: Change | undefined;
  bound: Bound | undefined;
}

export interface ScoreState {
  mark: "good" | "doubtful" | "bad";
  word: string;
}

/**
 * Returns the state of a score. Only the pass rate is tested for significance, so a score without a bound has no state while chance may
 * explain its change.
 */
export function scoreState(scorer: string, measured: SuiteMeasure): ScoreState | undefined {
  const missed = boundMissed(measured);
  if (missed !== undefined) return missed;
  const { change, bound } = measured;
  const [fell, rose] = scorerNamed(scorer).isLowerBetter ? [good, doubtful] : [doubtful, good];
  if (change !== undefined && change.high < 0) return fell("lower");
  if (change !== undefined && change.low > 0) return rose("higher");
  return bound === undefined ? undefined : good("holds");
}

/** Compares unrounded values, as the check does. */
export function boundMissed({ value, bound }: SuiteMeasure): ScoreState | undefined {
  if (value === null) return bound === undefined ? doubtful("not assessed") : bad("not assessed");
  if (bound === undefined || isWithin(value, bound)) return undefined;
  return bad(bound.kind === "floor" ? "below its floor" : "above its ceiling");
}

export function good(word: string): ScoreState {
  return { mark: "good", word };
}

export function doubtful(word: string): ScoreState {
  return { mark: "doubtful", word };
}

export function bad(word: string): ScoreState {
  return { mark: "bad", word };
}
