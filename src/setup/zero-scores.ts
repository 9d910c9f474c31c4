import type { Run } from "../recordings/run.ts";
import { textScorers } from "../scorers/texts/index.ts";

/** Scorers of which less is better, by the names that rungate and others have for them. */
const lowerIsBetter: ReadonlySet<string> = new Set(
  textScorers.flatMap(({ id, direction }) => (direction === "lower" ? [id] : [])),
);

/**
 * The names of the scorers in a recording that gave its run 0, or false: what it did is not what is expected. A score that is no number
 * says nothing, and neither does a 0 that is the best score.
 */
export function zeroScores({ scores = new Map() }: Pick<Run, "scores">): string[] {
  return [...scores].flatMap(([name, score]) => {
    const id = name
      .toLowerCase()
      .replace(/[\s_]+/g, "-")
      .replace(/-(?:scorer|metric)$/, "");
    return (score === 0 || score === false) && !lowerIsBetter.has(id) ? [name] : [];
  });
}
