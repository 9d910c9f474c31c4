import { defined } from "../../core/json.ts";
import { placeText } from "../../core/problems.ts";
import { apart, counted, listed } from "../../core/text.ts";
import type { Trial } from "../../report/case.ts";
import { caseLabel } from "../../report/cases.ts";
import { type RunErrors, runErrorText } from "../../report/run-errors.ts";

const RECORD_AGAIN =
  'Record again: add --resume to your "rungate record" command. It records only what is missing or was stopped by a provider';

/** Returns the sentence for runs that could not run and fail the gate: too many, or all runs of a case. */
export function refusedText({ beyond, bound, emptied, first }: RunErrors): string {
  if (beyond === undefined) {
    const [trial = first] = emptied.flatMap(({ trials }) => trials);
    return `no run of ${listed(emptied.map(caseLabel))} could run: ${exampleText(trial)}. ${RECORD_AGAIN}`;
  }
  const { errors, runs, isOfKnown } = beyond;
  const of = isOfKnown ? " of the cases that the base has" : "";
  const which = `${errors} of ${counted(runs, "run")}${of} could not run`;
  const [share, allowed] = apart(errors / runs, bound);
  const rule =
    bound === 0
      ? "and gate.maxRunErrors allows none"
      : `which is ${share}, and gate.maxRunErrors allows ${allowed}`;
  return `${which}, ${rule}: ${exampleText(first)}. ${RECORD_AGAIN}`;
}

/** Returns the sentence for runs that could not run and are allowed. */
export function allowedText({ errors, runs, bound, first }: RunErrors): string {
  const [share, allowed] = apart(errors / runs, bound);
  return `${errors} of ${counted(runs, "run")}, left out of every score and rate (${share}, and gate.maxRunErrors allows ${allowed}): ${exampleText(first)}. ${RECORD_AGAIN}`;
}

function exampleText(trial: Trial): string {
  const { file, line, index } = trial;
  return `${placeText({ file, index, ...defined({ line }) })}${runErrorText(trial)}`;
}
