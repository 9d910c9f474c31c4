import type { Problem } from "../base/problems.ts";
import { sum } from "../base/statistics.ts";
import { COULD_NOT_RUN } from "../recordings/run.ts";
import type { ReportCase, Trial } from "./case.ts";
import { recordedCases } from "./cases.ts";
import type { Report } from "./report.ts";

type Suite = Pick<Report, "cases"> & { policy: Pick<Report["policy"], "gate"> };

/** Runs of some cases, and how many of them could not run. */
interface RunErrorShare {
  runs: number;
  errors: number;
  /** They are of the cases alone that the base has. */
  isOfKnown: boolean;
}

/** The runs of a suite that could not run, and what the policy allows. */
export interface RunErrors extends RunErrorShare {
  /** The share of all runs that may be unable to run. */
  bound: number;
  /** The share that is beyond it: of the suite, or else of the cases that the base has; undefined where none is. */
  beyond: RunErrorShare | undefined;
  /** Cases of which no run could run. */
  emptied: readonly ReportCase[];
  /** How many of them are errors, and not what the policy allows. */
  refused: number;
  first: Trial;
}

/**
 * The runs of a suite that could not run; undefined where all could. The bound must also hold without the cases that the base does not
 * have: otherwise new cases would make room for more such runs in the others. So would carried cases, of which no run was recorded here.
 */
export function runErrorsOf({ cases: all, policy }: Suite): RunErrors | undefined {
  const cases = recordedCases(all);
  const first = cases.flatMap(({ trials }) => trials).find(({ couldNotRun }) => couldNotRun);
  if (first === undefined) return undefined;
  const bound = policy.gate.maxRunErrors ?? 0;
  const known = cases.filter(({ comparison }) => comparison !== null && comparison.state !== "new");
  const [whole, ofKnown] = [shareOf(cases, false), shareOf(known, true)];
  const emptied = cases.filter(({ trials }) => trials.every(({ couldNotRun }) => couldNotRun));
  const isBeyond = ({ errors, runs }: RunErrorShare) => errors > 0 && errors / runs > bound;
  return {
    ...whole,
    bound,
    beyond: [whole, ofKnown].find(isBeyond),
    emptied,
    refused: isBeyond(whole) ? whole.errors : shareOf(emptied, false).errors,
    first,
  };
}

function shareOf(cases: readonly ReportCase[], isOfKnown: boolean): RunErrorShare {
  const runs = sum(cases.map(({ trials }) => trials.length));
  return { runs, errors: sum(cases.map(countRunErrors)), isOfKnown };
}

/** How many runs of a case could not run here: none of one that is carried. */
export function countRunErrors({ carried, trials }: Pick<ReportCase, "carried" | "trials">): number {
  return carried ? 0 : trials.filter(({ couldNotRun }) => couldNotRun).length;
}

/** Whether a suite has as many runs as the policy asks for, as far as some could not run: few enough, and one of each case that could. */
export function areAllowed({ beyond, emptied }: RunErrors): boolean {
  return beyond === undefined && emptied.length === 0;
}

/** What the report says of each run that could not run: a warning where the policy allows it, and the case has another run that could. */
export function runErrorProblems(suite: Suite): Problem[] {
  const found = runErrorsOf(suite);
  if (found === undefined) return [];
  const areErrors = found.refused === found.errors;
  return recordedCases(suite.cases).flatMap((one) =>
    one.trials.flatMap((trial): Problem[] => {
      if (!trial.couldNotRun) return [];
      const severity = areErrors || found.emptied.includes(one) ? "error" : "warning";
      const { file, line, index } = trial;
      const place = { file, index, ...(line === undefined ? {} : { line }) };
      return [{ severity, ...place, message: `${COULD_NOT_RUN}${runErrorText(trial)}` }];
    }),
  );
}

/** Why a run could not run, as its recording says it. Untrusted text. */
export function runErrorText({ scores }: Pick<Trial, "scores">): string {
  const error = Object.values(scores).find(({ status }) => status === "error");
  const reason = error === undefined || error.status === "scored" ? "" : error.reason;
  return reason.startsWith(COULD_NOT_RUN) ? reason.slice(COULD_NOT_RUN.length) : reason;
}
