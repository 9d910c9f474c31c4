import { canonicalJson } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { counted, listed, shorten } from "../../core/text.ts";
import type { CaseRun, Run } from "../../recordings/run.ts";
import { requestedScorers } from "../../scorers/requested.ts";

const lowerIsBetter: ReadonlySet<string> = new Set(
  requestedScorers.flatMap(({ id, direction }) => (direction === "lower" ? [id] : [])),
);

/**
 * Returns the runs without a score of 0. Also excludes runs without scores that made the same calls as a run with 0: they may be the same
 * run in another recording.
 */
export function withoutZeros(runs: readonly CaseRun[]): CaseRun[] {
  const callsOf = ({ toolCalls }: CaseRun) =>
    canonicalJson(toolCalls.map((call) => [call.name, call.arguments]));
  const wrong = new Set(runs.filter((run) => zeroScores(run).length > 0).map(callsOf));
  return runs.filter((run) =>
    run.scores === undefined ? !wrong.has(callsOf(run)) : zeroScores(run).length === 0,
  );
}

/** Returns a note on the excluded runs and their scorers. */
export function zeroNotes(all: readonly CaseRun[], right: readonly CaseRun[]): string[] {
  if (all.length === right.length) return [];
  const scorers = listed(
    [...new Set(all.flatMap(zeroScores))].map(
      (name) => shorten(name, limits.shownString) || "a scorer without a name",
    ),
  );
  return right.length === 0
    ? [`No call is listed: ${scorers} gave 0 to each run.`]
    : [`${all.length - right.length} of ${counted(all.length, "run")} left out: ${scorers} gave 0.`];
}

/** Ignores scores that are not numbers, and zeros of scorers for which lower is better. */
function zeroScores({ scores = new Map() }: Pick<Run, "scores">): string[] {
  return [...scores].flatMap(([name, score]) => {
    const id = name
      .toLowerCase()
      .replace(/[\s_]+/g, "-")
      .replace(/-(?:scorer|metric)$/, "");
    return (score === 0 || score === false) && !lowerIsBetter.has(id) ? [name] : [];
  });
}
