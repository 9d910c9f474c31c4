import type { ReportCase } from "../report/case-schema.ts";
import { type Deciding, type Reason, reasonsOf, textReasons } from "../report/reasons.ts";
import { caseLabel } from "../suite/trial.ts";
import { shorten } from "../wording.ts";

const SHOWN = 160;

/** The first reason of a case's first failing run: `book_flight date: expected "2026-06-12", got "2026-06-05"`; undefined when none is known. */
export function whyItFails({ trials }: Pick<ReportCase, "trials">, policy: Deciding): string | undefined {
  const failing = trials.filter(({ pass }) => pass === false);
  return firstOf(failing.flatMap((trial) => reasonsOf(trial, policy)));
}

/** The case with its reason, for the end of a sentence: ` · book-flight: date: expected …`; nothing when no reason is known. */
export function worstCaseText(one: ReportCase | undefined, policy: Deciding): string {
  return one === undefined ? "" : ending(one, whyItFails(one, policy));
}

/** The same of what keeps a case from the best score of a scorer of texts: ` · refund: toxicity "You fool"`. */
export function worstTextsText(one: ReportCase | undefined, scorer: string): string {
  return one === undefined
    ? ""
    : ending(one, firstOf(one.trials.flatMap((trial) => textReasons(trial, scorer))));
}

function ending(one: ReportCase, why: string | undefined): string {
  return why === undefined ? "" : ` · ${caseLabel(one)}: ${why}`;
}

function firstOf([reason]: readonly Reason[]): string | undefined {
  return reason === undefined ? undefined : shorten(`${reason.subject} ${reason.text}`, SHOWN);
}
