import { defined } from "../core/json.ts";
import type { Problem } from "../core/problems.ts";
import { sum } from "../core/statistics/summary.ts";
import { COULD_NOT_RUN } from "../recordings/run.ts";
import type { ReportCase, Trial } from "./case.ts";
import { recordedCases } from "./cases.ts";
import type { Report } from "./report.ts";

type Suite = Pick<Report, "cases"> & { policy: Pick<Report["policy"], "gate"> };

interface RunErrorShare {
  runs: number;
  errors: number;
  /** True if it covers only the base's cases. */
  isOfKnown: boolean;
}

export interface RunErrors extends RunErrorShare {
  /** The largest allowed share of all runs. */
  bound: number;
  /** The first share above the bound: the suite's, else that of the base's cases. */
  beyond: RunErrorShare | undefined;
  emptied: readonly ReportCase[];
  /** The number of errors that the policy does not allow. */
  refused: number;
  first: Trial;
}

/** Returns the runs that could not run, or undefined. The bound must hold without new and carried cases too, which dilute the share. */
export function runErrorsOf({ cases: all, policy }: Suite): RunErrors | undefined {
  const cases = recordedCases(all);
  const first = cases.flatMap(({ trials }) => trials).find(({ couldNotRun }) => couldNotRun);
  if (first === undefined) return undefined;
  const bound = policy.gate.maxRunErrors ?? 0;
  const baseCases = cases.filter(({ comparison }) => comparison !== null && comparison.state !== "new");
  const [whole, ofBaseCases] = [shareOf(cases, false), shareOf(baseCases, true)];
  const emptied = cases.filter(({ trials }) => trials.every(({ couldNotRun }) => couldNotRun));
  const isBeyond = ({ errors, runs }: RunErrorShare) => errors > 0 && errors / runs > bound;
  return {
    ...whole,
    bound,
    beyond: [whole, ofBaseCases].find(isBeyond),
    emptied,
    refused: isBeyond(whole) ? whole.errors : shareOf(emptied, false).errors,
    first,
  };
}

function shareOf(cases: readonly ReportCase[], isOfKnown: boolean): RunErrorShare {
  const runs = sum(cases.map(({ trials }) => trials.length));
  return { runs, errors: sum(cases.map(countRunErrors)), isOfKnown };
}

/** Returns how many runs of a case could not run; 0 for a carried case. */
export function countRunErrors({ carried, trials }: Pick<ReportCase, "carried" | "trials">): number {
  return carried ? 0 : trials.filter(({ couldNotRun }) => couldNotRun).length;
}

/** Returns true if the share is within the bound and every case has a run that could run. */
export function areAllowed({ beyond, emptied }: RunErrors): boolean {
  return beyond === undefined && emptied.length === 0;
}

/** Returns a problem for each run that could not run: a warning if the policy allows it, else an error. */
export function runErrorProblems(suite: Suite): Problem[] {
  const found = runErrorsOf(suite);
  if (found === undefined) return [];
  const areErrors = found.refused === found.errors;
  return recordedCases(suite.cases).flatMap((reportCase) =>
    reportCase.trials.flatMap((trial): Problem[] => {
      if (!trial.couldNotRun) return [];
      const severity = areErrors || found.emptied.includes(reportCase) ? "error" : "warning";
      const { file, line, index } = trial;
      const place = { file, index, ...defined({ line }) };
      return [{ severity, ...place, message: `${COULD_NOT_RUN}${runErrorText(trial)}` }];
    }),
  );
}

/** Returns the recorded reason why a run could not run. Untrusted text. */
export function runErrorText({ scores }: Pick<Trial, "scores">): string {
  const error = Object.values(scores).find(({ status }) => status === "error");
  const reason = error === undefined || error.status === "scored" ? "" : error.reason;
  return reason.startsWith(COULD_NOT_RUN) ? reason.slice(COULD_NOT_RUN.length) : reason;
}
