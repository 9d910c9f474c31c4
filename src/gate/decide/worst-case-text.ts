import { limits } from "../../core/limits.ts";
import { shorten } from "../../core/text.ts";
import type { ReportCase, Trial } from "../../report/case.ts";
import { caseLabel } from "../../report/cases.ts";
import {
  type DecidingScorers,
  insteadText,
  type Reason,
  reasonsOf,
  textReasons,
  unscoredReason,
} from "../../report/reasons.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";

export const SHOWN_REASON = 160;

/** Returns the first reason of a case's first failing run, such as `book_flight date: expected "2026-06-12", got "2026-06-05"`. */
export function whyItFails(
  { trials }: Pick<ReportCase, "trials">,
  policy: DecidingScorers,
): string | undefined {
  for (const trial of trials) {
    const why = trial.pass === false ? mainReason(trial, policy) : undefined;
    if (why !== undefined) return `${why}${nearestText(trial)}`;
  }
  return undefined;
}

function mainReason(trial: Trial, policy: DecidingScorers): string | undefined {
  const reasons = reasonsOf(trial, policy);
  const instead = reasons[0]?.subject === "missing" ? insteadText(trial) : undefined;
  return instead === undefined ? firstOf(reasons) : shorten(instead, SHOWN_REASON);
}

function nearestText({ variant }: Pick<Trial, "variant">): string {
  return variant === undefined ? "" : ` (nearest to ${shorten(variant, limits.shownName)})`;
}

function whyNotPassed(reportCase: ReportCase, policy: DecidingScorers): string | undefined {
  const unscored = (status: "error" | "not-assessed") =>
    reportCase.trials
      .filter(({ pass }) => pass === null)
      .flatMap((trial) => unscoredReason(trial, status, policy) ?? [])
      .map((reason) => shorten(`not assessed: ${reason}`, SHOWN_REASON))[0];
  return whyItFails(reportCase, policy) ?? unscored("error") ?? unscored("not-assessed");
}

/** Returns the case with its reason, such as `worst case book-flight: date: expected …`; "" without a case. */
export function worstCaseText(reportCase: ReportCase | undefined, policy: DecidingScorers): string {
  return reportCase === undefined ? "" : worstCaseSentence(reportCase, whyNotPassed(reportCase, policy));
}

/** Uses the reason for an imperfect score, because the runs may pass: `worst case refund: toxicity "You fool"`. */
export function worstByText(
  reportCase: ReportCase | undefined,
  scorer: string,
  policy: DecidingScorers,
): string {
  if (reportCase === undefined) return "";
  const reasons = reportCase.trials.map((trial) =>
    scorerNamed(scorer).isRequested ? textReasons(trial, scorer) : reasonsOf(trial, policy),
  );
  return worstCaseSentence(reportCase, firstOf(reasons.flat()));
}

/** Returns the first case's reason as the end of a sentence: `: date: expected …`, or `; book-flight: date: expected …`. */
export function reasonText([first, another]: readonly ReportCase[], policy: DecidingScorers): string {
  const why = first && whyNotPassed(first, policy);
  if (why === undefined) return "";
  return another === undefined ? `: ${why}` : `; ${caseLabel(first as ReportCase)}: ${why}`;
}

function worstCaseSentence(reportCase: ReportCase, why: string | undefined): string {
  return `worst case ${caseLabel(reportCase)}${why === undefined ? "" : `: ${why}`}`;
}

function firstOf([reason]: readonly Reason[]): string | undefined {
  return reason === undefined ? undefined : shorten(`${reason.subject} ${reason.text}`, SHOWN_REASON);
}
