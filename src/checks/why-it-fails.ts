import { isOfTexts } from "../policy/pass-marks.ts";
import type { ReportCase } from "../report/case-schema.ts";
import { type Deciding, type Reason, reasonsOf, textReasons, unscoredReason } from "../report/reasons.ts";
import { caseLabel } from "../suite/trial.ts";
import { shorten } from "../wording.ts";

const SHOWN = 160;

/** The first reason of a case's first failing run: `book_flight date: expected "2026-06-12", got "2026-06-05"`; undefined when none is known. */
export function whyItFails({ trials }: Pick<ReportCase, "trials">, policy: Deciding): string | undefined {
  const failing = trials.filter(({ pass }) => pass === false);
  return firstOf(failing.flatMap((trial) => reasonsOf(trial, policy)));
}

/** Why a case does not pass every run: why it fails, or else why a run of it was not measured. */
function whyNotPassed(one: ReportCase, policy: Deciding): string | undefined {
  const unscored = (status: "error" | "not-assessed") =>
    one.trials
      .filter(({ pass }) => pass === null)
      .flatMap((trial) => unscoredReason(trial, status, policy) ?? [])
      .map((reason) => shorten(`not assessed: ${reason}`, SHOWN))[0];
  return whyItFails(one, policy) ?? unscored("error") ?? unscored("not-assessed");
}

/** The case with its reason, for a sentence: `worst case book-flight: date: expected …`; without one the name alone; of no case nothing. */
export function worstCaseText(one: ReportCase | undefined, policy: Deciding): string {
  return one === undefined ? "" : named(one, whyNotPassed(one, policy));
}

/** The same of what keeps the case from the best score of a scorer, for its runs may pass: `worst case refund: toxicity "You fool"`. */
export function worstByText(one: ReportCase | undefined, scorer: string, policy: Deciding): string {
  if (one === undefined) return "";
  const reasons = one.trials.map((trial) =>
    isOfTexts(scorer) ? textReasons(trial, scorer) : reasonsOf(trial, policy),
  );
  return named(one, firstOf(reasons.flat()));
}

/** Why the first of several named cases fails, for the end of that sentence: `: date: expected …`, or `; book-flight: date: expected …`. */
export function reasonText([first, another]: readonly ReportCase[], policy: Deciding): string {
  const why = first && whyNotPassed(first, policy);
  if (why === undefined) return "";
  return another === undefined ? `: ${why}` : `; ${caseLabel(first as ReportCase)}: ${why}`;
}

function named(one: ReportCase, why: string | undefined): string {
  return `worst case ${caseLabel(one)}${why === undefined ? "" : `: ${why}`}`;
}

function firstOf([reason]: readonly Reason[]): string | undefined {
  return reason === undefined ? undefined : shorten(`${reason.subject} ${reason.text}`, SHOWN);
}
