import { decidingJudges } from "../scorers/gating-judges.ts";
import type { Report } from "./schema.ts";

/** The share of runs that a judge may leave unscored while it gates. */
const MOST_UNSCORED = 0.05;

/** A judge that decides and left too many runs without a score. */
export interface Shortfall {
  scorer: string;
  /** Runs that it should have scored, and those of them that it did. */
  runs: number;
  scored: number;
}

/**
 * The scorers that ask a judge, decide by pass mark, floor or ceiling, and have too few of the runs scored to be relied on. A run in
 * which there is nothing to measure is none that they should have scored.
 */
export function shortfalls({
  cases,
  policy,
}: Pick<Report, "cases"> & { policy: Pick<Report["policy"], "gate"> }): Shortfall[] {
  return decidingJudges(policy.gate).flatMap(({ id }) => {
    const outcomes = cases.flatMap(({ trials }) => trials.flatMap(({ scores }) => scores[id] ?? []));
    const due = outcomes.filter((one) => one.status !== "not-assessed" || one.nothingToMeasure !== true);
    const scored = due.filter(({ status }) => status === "scored").length;
    return due.length - scored > due.length * MOST_UNSCORED ? [{ scorer: id, runs: due.length, scored }] : [];
  });
}
