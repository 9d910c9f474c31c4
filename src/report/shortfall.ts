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

/** The scorers that ask a judge, decide by pass mark or floor, and have too few of the runs scored to be relied on. */
export function shortfalls({
  scores,
  policy,
}: Pick<Report, "scores"> & { policy: Pick<Report["policy"], "gate"> }): Shortfall[] {
  return decidingJudges(policy.gate).flatMap(({ id }) => {
    const score = scores[id];
    if (score === undefined) return [];
    const { assessed, notAssessed, errors } = score;
    const runs = assessed + notAssessed + errors;
    return runs - assessed > runs * MOST_UNSCORED ? [{ scorer: id, runs, scored: assessed }] : [];
  });
}
