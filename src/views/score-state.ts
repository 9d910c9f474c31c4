import { type Bound, isWithin } from "../policy/bounds.ts";
import { isLowerBetter } from "../policy/pass-marks.ts";
import type { Change } from "../report/comparison-schema.ts";
import type { Report } from "../report/schema.ts";

/** A measure of the suite, as far as its state depends on it. */
export interface Measured {
  value: number | null;
  change: Change | undefined;
  bound: Bound | undefined;
}

/** How a measure stands to what the gate demands of it. */
export interface ScoreState {
  mark: "good" | "doubtful" | "bad";
  word: string;
}

/** The state of the pass rate; undefined where the gate demands nothing of it. */
export function passRateState(report: Report, measured: Measured): ScoreState | undefined {
  const missed = boundMissed(measured);
  if (missed !== undefined) return missed;
  const { comparison, accepted, verdict } = report;
  if (comparison === null || comparison.mode === "off")
    return measured.bound === undefined ? undefined : good("holds");
  if (comparison.passRate === null) return doubtful("not compared");
  const isLower = comparison.passRate.change < 0;
  if (accepted !== null && isLower) return doubtful("lower, accepted");
  const result = verdict.checks.find(({ name }) => name === "regression")?.result;
  if (result === "fail") return bad("worse");
  if (result === "inconclusive") return doubtful("unclear");
  if (comparison.shift === "worse") return doubtful("lower, allowed");
  return good(comparison.passRate.low > 0 ? "higher" : "holds");
}

/** The same of a score. Only the pass rate is tested: a score that chance may have moved has no state without a bound. */
export function scoreState(scorer: string, measured: Measured): ScoreState | undefined {
  const missed = boundMissed(measured);
  if (missed !== undefined) return missed;
  const { change, bound } = measured;
  const [fell, rose] = isLowerBetter(scorer) ? [good, doubtful] : [doubtful, good];
  if (change !== undefined && change.high < 0) return fell("lower");
  if (change !== undefined && change.low > 0) return rose("higher");
  return bound === undefined ? undefined : good("holds");
}

/** Compared unrounded, as the check does. */
function boundMissed({ value, bound }: Measured): ScoreState | undefined {
  if (value === null) return bound === undefined ? doubtful("not assessed") : bad("not assessed");
  if (bound === undefined || isWithin(value, bound)) return undefined;
  return bad(bound.kind === "floor" ? "below its floor" : "above its ceiling");
}

function good(word: string): ScoreState {
  return { mark: "good", word };
}

function doubtful(word: string): ScoreState {
  return { mark: "doubtful", word };
}

function bad(word: string): ScoreState {
  return { mark: "bad", word };
}
