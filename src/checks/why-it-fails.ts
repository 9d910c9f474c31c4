import type { ReportCase } from "../report/case-schema.ts";
import { reasonsOf } from "../report/reasons.ts";
import { caseLabel } from "../suite/trial.ts";
import { shorten } from "../wording.ts";

const SHOWN = 160;

/** The first reason of a case's first failing run: `book_flight date: expected "2026-06-12", got "2026-06-05"`; undefined when none is known. */
export function whyItFails({ trials }: Pick<ReportCase, "trials">): string | undefined {
  const [reason] = trials.filter(({ pass }) => pass === false).flatMap(reasonsOf);
  return reason === undefined ? undefined : shorten(`${reason.subject} ${reason.text}`, SHOWN);
}

/** The case with its reason, for the end of a sentence: ` · book-flight: date: expected …`; nothing when no reason is known. */
export function worstCaseText(one: ReportCase | undefined): string {
  const why = one === undefined ? undefined : whyItFails(one);
  return one === undefined || why === undefined ? "" : ` · ${caseLabel(one)}: ${why}`;
}
