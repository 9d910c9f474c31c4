import type { ReportLlmDetails, ReportOutcome } from "../report/case-schema.ts";
import { isF1Details, isLlmDetails } from "../report/reasons.ts";
import { counted, percent } from "../wording.ts";

/** What a scorer made of a run, and what the score is made of; where there is none, why. A reason is untrusted text. */
export function outcomeText(outcome: ReportOutcome): string {
  if (outcome.status !== "scored") return `${outcome.status}: ${outcome.reason}`;
  const { details } = outcome;
  if (isLlmDetails(details)) return `${percent(outcome.value)}  (${judgementText(details)})`;
  if (!isF1Details(details)) return percent(outcome.value);
  const { truePositives, calls, references } = details;
  return `${percent(outcome.value)}  (${truePositives} matched, ${calls} called, ${references} expected; precision ${percent(details.precision)}, recall ${percent(details.recall)})`;
}

/** What a judge's score is made of: `1 of 2 calls appropriate, 1 missing`. */
function judgementText({ evaluations, missingTools }: ReportLlmDetails): string {
  const appropriate = evaluations.filter(({ wasAppropriate }) => wasAppropriate).length;
  const calls =
    evaluations.length === 0
      ? "no call"
      : `${appropriate} of ${counted(evaluations.length, "call")} appropriate`;
  return missingTools.length === 0 ? calls : `${calls}, ${missingTools.length} missing`;
}
