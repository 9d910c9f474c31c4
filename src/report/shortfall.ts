import { judgedScorers } from "../scorers/registry.ts";
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
  return judgedScorers.flatMap(({ id }) => {
    const score = scores[id];
    if (score === undefined || !decides(id, policy.gate)) return [];
    const { assessed, notAssessed, errors } = score;
    const runs = assessed + notAssessed + errors;
    return runs - assessed > runs * MOST_UNSCORED ? [{ scorer: id, runs, scored: assessed }] : [];
  });
}

function decides(scorer: string, { scorers, floors }: Report["policy"]["gate"]): boolean {
  return scorers.some((id) => id === scorer) || Object.keys(floors).includes(scorer);
}
