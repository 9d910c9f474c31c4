import { decidingScorers } from "../scorers/gating-judges.ts";
import type { ReportOutcome } from "./case-schema.ts";
import type { Report } from "./schema.ts";

/** The share of runs that a judge may leave unscored while it gates. */
const MOST_UNSCORED = 0.05;

/** A scorer that decides and left too many runs without a score. */
export interface Shortfall {
  scorer: string;
  /** Runs that it should have scored, and those of them that it did. */
  runs: number;
  scored: number;
}

/**
 * The scorers that decide by pass mark, floor or ceiling and have too few of the runs scored to be relied on: those that ask a judge, and
 * the others where a recording does not hold what they measure. A run in which there is nothing to measure is none that they should have
 * scored, and a fault of a recording is told where it is.
 */
export function shortfalls({
  cases,
  policy,
}: Pick<Report, "cases"> & { policy: Pick<Report["policy"], "gate"> }): Shortfall[] {
  return decidingScorers(policy.gate).flatMap(({ id, kind }) => {
    const outcomes = cases.flatMap(({ trials }) => trials.flatMap(({ scores }) => scores[id] ?? []));
    const unscored = outcomes.filter(kind === "judged" ? isUnjudged : isUnrecorded).length;
    const scored = outcomes.filter(({ status }) => status === "scored").length;
    const runs = scored + unscored;
    const most = kind === "judged" ? runs * MOST_UNSCORED : 0;
    return unscored > most ? [{ scorer: id, runs, scored }] : [];
  });
}

function isUnjudged(outcome: ReportOutcome): boolean {
  return outcome.status === "error" || (outcome.status === "not-assessed" && !outcome.nothingToMeasure);
}

/** Whether the recording does not hold what a scorer would have measured. */
export function isUnrecorded(outcome: ReportOutcome): boolean {
  return outcome.status === "not-assessed" && outcome.unrecorded === true;
}
