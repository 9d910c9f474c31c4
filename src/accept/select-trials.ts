import { placeName } from "../problems.ts";
import type { ReportCase, ReportTrial } from "../report/case-schema.ts";
import { caseLabel } from "../suite/trial.ts";
import { listed } from "../wording.ts";

/** A recorded run of a case, as the report knows it. */
export interface Candidate {
  trial: ReportTrial;
  /** What people know it by: `trial 2 at runs/book-flight.2.json`, and its tags where it has some. */
  label: string;
}

/** What becomes of a case, its tags taken together: they share one expectation. */
export type Selected =
  | { id: string; state: "passes" | "not-assessed" }
  | { id: string; state: "mostly-passes"; passing: number; failing: number }
  | { id: string; state: "refused"; reason: string }
  | { id: string; state: "wanted"; candidates: Candidate[]; passing: Candidate[] };

/**
 * Says whether runs of a case may become what is expected, and which: those that do not pass, of the named trial or of all. A case
 * that was not `named` by a person but came with all others is not added to a file, and stays when it asks for nothing or when more of
 * its runs pass than do not: what a few runs did by chance is not what is expected.
 */
export function selectTrials(
  id: string,
  cases: readonly ReportCase[],
  { trial: name, named }: { trial: string | undefined; named: boolean },
): Selected {
  const refused = (reason: string): Selected => ({ id, state: "refused", reason });
  if (cases.length === 0) return refused("no run of it is among the recordings: record one, or check --runs");
  const recorded = cases.find(({ source }) => source === "recording");
  if (recorded !== undefined) {
    const place = recorded.trials[0] === undefined ? "" : ` (${placeName(recorded.trials[0])})`;
    return refused(
      `the recording says what is expected${place}: change it there, or declare the case in an expectations file`,
    );
  }
  const all = cases.flatMap((one) => one.trials.map((trial) => ({ trial, label: labelOf(one, trial) })));
  const asked = name === undefined ? all : all.filter(({ trial }) => trial.trial === name);
  if (asked.length === 0) {
    const known = listed([...new Set(all.map(({ trial }) => trial.trial))], SHOWN_TRIALS);
    return refused(`it has no trial "${name}". Its trials: ${known}. The same bytes twice are one trial`);
  }
  const failing = asked.filter(({ trial }) => trial.pass !== true);
  if (failing.length === 0) return { id, state: "passes" };
  const candidates = failing.filter(({ trial }) => !isBroken(trial));
  if (candidates.length === 0) return refused(`only runs in error are left: ${brokenText(failing)}`);
  const isDeclared = cases.some(({ source }) => source === "file");
  if (!isDeclared && !named) {
    return refused("no expectations file has it. To add it, name it: rungate accept CASE");
  }
  if (!named && candidates.every(({ trial }) => trial.pass === null)) return { id, state: "not-assessed" };
  const passed = all.length - failing.length;
  if (!named && name === undefined && passed > failing.length)
    return { id, state: "mostly-passes", passing: passed, failing: failing.length };
  return { id, state: "wanted", candidates, passing: all.filter(({ trial }) => trial.pass === true) };
}

const SHOWN_TRIALS = 10;

/** Why the runs cannot all be what is expected. */
export function disagreement(candidates: readonly Candidate[]): string {
  const labels = listed(
    candidates.map(({ label }) => label),
    SHOWN_TRIALS,
  );
  const names = new Set(candidates.map(({ trial }) => trial.trial));
  const advice =
    names.size > 1 ? "choose one with --trial NAME" : "name the recordings of one of them with --runs";
  return `the runs that do not pass made different calls: ${labels}. They share one expectation: ${advice}`;
}

function labelOf(one: ReportCase, trial: ReportTrial): string {
  const tags = Object.keys(one.tags).length === 0 ? "" : ` of ${caseLabel(one)}`;
  return `trial ${trial.trial}${tags} at ${placeName(trial)}`;
}

/** A run in error has no calls that anybody could believe. */
function isBroken({ scores }: ReportTrial): boolean {
  return Object.values(scores).some(({ status }) => status === "error");
}

function brokenText(candidates: readonly Candidate[]): string {
  const texts = candidates.map(({ label, trial }) => {
    const error = Object.values(trial.scores).find((outcome) => outcome.status === "error");
    return error === undefined ? label : `${label}: ${error.reason}`;
  });
  return listed(texts, SHOWN_TRIALS);
}
