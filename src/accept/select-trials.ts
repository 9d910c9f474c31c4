import { placeName } from "../problems.ts";
import type { Run } from "../recordings/run.ts";
import type { ReportCase, ReportTrial } from "../report/case-schema.ts";
import { caseLabel } from "../suite/trial.ts";
import { counted, listed } from "../wording.ts";

/** A recorded run of a case, as the report knows it. */
export interface Candidate {
  trial: ReportTrial;
  /** What people know it by: `trial 2 at runs/book-flight.2.json`, and its tags where it has some. */
  label: string;
}

/** The same, with what was recorded. */
export interface CandidateRun extends Candidate {
  run: Run;
}

/** A case whose runs cannot be what is expected, and why. */
export interface Refused {
  id: string;
  reason: string;
  /** The trial to name for it to be accepted all the same; undefined where that would not help. */
  trial?: string | undefined;
}

/** What becomes of a case, its tags taken together: they share one expectation. */
export type Selected =
  | { id: string; state: "passes" | "not-assessed" }
  | { id: string; state: "mostly-passes"; passing: number; runs: number }
  | ({ state: "refused" } & Refused)
  | { id: string; state: "wanted"; candidates: Candidate[]; passing: Candidate[]; isTrialNamed: boolean };

/**
 * Says whether runs of a case may become what is expected, and which: those that do not pass, of the named trial or of all. Without a
 * named trial they must be more than those that pass: what a few runs did by chance is not what is expected. A case that was not
 * `named` by a person but came with all others is not added to a file, and stays when it asks for nothing.
 */
export function selectTrials(
  id: string,
  cases: readonly ReportCase[],
  { trial: name, named }: { trial: string | undefined; named: boolean },
): Selected {
  const refused = (reason: string, trial?: string): Selected => ({ id, state: "refused", reason, trial });
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
  const [first] = candidates;
  if (first === undefined) return refused(`only runs in error are left: ${brokenText(failing)}`);
  const isDeclared = cases.some(({ source }) => source === "file");
  if (!isDeclared && !named) {
    return refused("no expectations file has it. To add it, name it: rungate accept CASE");
  }
  if (!named && candidates.every(({ trial }) => trial.pass === null)) return { id, state: "not-assessed" };
  const passing = all.filter(({ trial }) => trial.pass === true);
  if (name === undefined && passing.length >= candidates.length) {
    if (!named) return { id, state: "mostly-passes", passing: passing.length, runs: all.length };
    const labels = passing.map(({ label }) => label);
    return refused(
      `${passing.length} of its ${counted(all.length, "run")} pass (${listed(labels, SHOWN_TRIALS)})`,
      first.trial.trial,
    );
  }
  return { id, state: "wanted", candidates, passing, isTrialNamed: name !== undefined };
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
