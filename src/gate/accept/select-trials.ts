import { placeName } from "../../core/problems.ts";
import { counted, listed } from "../../core/text.ts";
import type { Run } from "../../recordings/run.ts";
import type { ReportCase, Trial } from "../../report/case.ts";
import { caseLabel } from "../../report/cases.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";

export interface Candidate {
  trial: Trial;
  label: string;
}

export interface CandidateRun extends Candidate {
  run: Run;
}

export interface RefusedCase {
  id: string;
  reason: string;
  /** The trial that the user can name to accept it anyway; undefined if that does not help. */
  trial?: string | undefined;
}

/** The decision for a case. All its tag combinations share one expectation. */
export type CaseSelection =
  | { id: string; state: "passes" | "not-assessed" }
  | { id: string; state: "mostly-passes"; passing: number; runs: number }
  | ({ state: "refused" } & RefusedCase)
  | { id: string; state: "wanted"; candidates: Candidate[]; passing: Candidate[]; isTrialNamed: boolean };

/**
 * Selects the runs of a case to accept: the failing runs of the given trial, or of all trials. Without a trial, they must outnumber the
 * passing runs, because a few runs may differ by chance. A case that the user did not name (`named`) is neither added to a file nor changed
 * if it asks for nothing.
 */
export function selectTrials(
  id: string,
  cases: readonly ReportCase[],
  { trial: name, named }: { trial: string | undefined; named: boolean },
): CaseSelection {
  const refused = (reason: string, trial?: string): CaseSelection => ({
    id,
    state: "refused",
    reason,
    trial,
  });
  if (cases.length === 0) return refused("no run of it is among the recordings: record one, or check --runs");
  const recorded = cases.find(({ source }) => source === "recording");
  if (recorded !== undefined) {
    const place = recorded.trials[0] === undefined ? "" : ` (${placeName(recorded.trials[0])})`;
    return refused(
      `the recording says what is expected${place}: change it there, or declare the case in an expectations file`,
    );
  }
  const all = cases.flatMap((reportCase) =>
    reportCase.trials.map((trial) => ({ trial, label: labelOf(reportCase, trial) })),
  );
  const selected = name === undefined ? all : all.filter(({ trial }) => trial.trial === name);
  if (selected.length === 0) {
    const names = listed([...new Set(all.map(({ trial }) => trial.trial))], SHOWN_TRIALS);
    return refused(`it has no trial "${name}". Its trials: ${names}. The same bytes twice are one trial`);
  }
  const failing = selected.filter(({ trial }) => !isAsExpected(trial));
  if (failing.length === 0) return { id, state: "passes" };
  const candidates = failing.filter(({ trial }) => !isBroken(trial));
  const [first] = candidates;
  if (first === undefined) return refused(`only runs in error are left: ${brokenText(failing)}`);
  const isDeclared = cases.some(({ source }) => source === "file");
  if (!isDeclared && !named) {
    return refused("no expectations file has it. To add it, name it: rungate accept CASE");
  }
  if (!named && candidates.every(({ trial }) => trial.pass !== false)) return { id, state: "not-assessed" };
  const passing = all.filter(({ trial }) => isAsExpected(trial));
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

/** A run that was only checked for rules may still be accepted. */
function isAsExpected({ pass, rules, scores }: Trial): boolean {
  const isScored = Object.keys(scores).some(
    (id) => scores[id]?.status === "scored" && !scorerNamed(id).isJudged,
  );
  return pass === true && (rules === undefined || isScored);
}

const SHOWN_TRIALS = 10;

/** Returns the reason why candidates with different calls cannot all be accepted. */
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

function labelOf(reportCase: ReportCase, trial: Trial): string {
  const tags = Object.keys(reportCase.tags).length === 0 ? "" : ` of ${caseLabel(reportCase)}`;
  return `trial ${trial.trial}${tags} at ${placeName(trial)}`;
}

/** The calls of a run in error are not reliable. */
function isBroken({ scores }: Trial): boolean {
  return Object.values(scores).some(({ status }) => status === "error");
}

function brokenText(candidates: readonly Candidate[]): string {
  const texts = candidates.map(({ label, trial }) => {
    const error = Object.values(trial.scores).find((outcome) => outcome.status === "error");
    return error === undefined ? label : `${label}: ${error.reason}`;
  });
  return listed(texts, SHOWN_TRIALS);
}
