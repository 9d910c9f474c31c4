import type { Change } from "../report/comparison-schema.ts";
import type { Report } from "../report/schema.ts";

/** A measure of the suite, as far as its state depends on it. */
export interface Measured {
  value: number | null;
  change: Change | undefined;
  floor: number | undefined;
}

/** How a measure stands to what the gate demands of it. */
export interface ScoreState {
  mark: "good" | "doubtful" | "bad";
  word: string;
}

/** The state of the pass rate; undefined where the gate demands nothing of it. */
export function passRateState(report: Report, measured: Measured): ScoreState | undefined {
  const missed = floorMissed(measured);
  if (missed !== undefined) return missed;
  const { comparison, accepted, verdict } = report;
  if (comparison === null || comparison.mode === "off")
    return measured.floor === undefined ? undefined : good("holds");
  if (comparison.passRate === null) return doubtful("not compared");
  const isLower = comparison.passRate.change < 0;
  if (accepted !== null && isLower) return doubtful("lower, accepted");
  const result = verdict.checks.find(({ name }) => name === "regression")?.result;
  if (result === "fail") return bad("worse");
  if (result === "inconclusive") return doubtful("unclear");
  if (comparison.shift === "worse") return doubtful("lower, allowed");
  return good(comparison.passRate.low > 0 ? "higher" : "holds");
}

/** The same of a score. Only the pass rate is tested: a score that chance may have moved has no state without a floor. */
export function scoreState(measured: Measured): ScoreState | undefined {
  const missed = floorMissed(measured);
  if (missed !== undefined) return missed;
  const { change, floor } = measured;
  if (change !== undefined && change.high < 0) return doubtful("lower");
  if (change !== undefined && change.low > 0) return good("higher");
  return floor === undefined ? undefined : good("holds");
}

/** Compared unrounded, as the check does. */
function floorMissed({ value, floor }: Measured): ScoreState | undefined {
  if (value === null) return floor === undefined ? doubtful("not assessed") : bad("not assessed");
  return floor !== undefined && value < floor ? bad("below its floor") : undefined;
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
