import type { ReportLlmDetails, ReportOutcome, ReportTextDetails } from "../report/case-schema.ts";
import { isF1Details, isLlmDetails, isTextDetails } from "../report/reasons.ts";
import { counted, grouped, percent } from "../wording.ts";

/** What a scorer made of a run, and what the score is made of; where there is none, why. A reason is untrusted text. */
export function outcomeText(outcome: ReportOutcome): string {
  if (outcome.status !== "scored") return `${outcome.status}: ${outcome.reason}`;
  const { details } = outcome;
  if (isLlmDetails(details)) return `${percent(outcome.value)}  (${judgementText(details)})`;
  if (isTextDetails(details)) return `${percent(outcome.value)}${countsText(details)}`;
  if (!isF1Details(details)) return percent(outcome.value);
  const { truePositives, calls, references } = details;
  return `${percent(outcome.value)}  (${truePositives} matched, ${calls} called, ${references} expected; precision ${percent(details.precision)}, recall ${percent(details.recall)})`;
}

/** What a score of texts was counted from: `  (demanded 3, said 2)`. */
function countsText({ counts }: ReportTextDetails): string {
  const told = Object.entries(counts).map(
    ([name, count]) => `${name} ${Number.isInteger(count) ? grouped(count) : Number(count.toFixed(3))}`,
  );
  return told.length === 0 ? "" : `  (${told.join(", ")})`;
}

/** What a judge's score is made of: `1 of 2 calls appropriate, 1 missing`. */
function judgementText({ evaluations, missingTools }: ReportLlmDetails): string {
  const appropriate = evaluations.filter(({ wasAppropriate }) => wasAppropriate).length;
  const partly = evaluations.filter((one) => one.partly).length;
  const calls =
    evaluations.length === 0
      ? "no call"
      : `${appropriate} of ${counted(evaluations.length, "call")} appropriate${partly === 0 ? "" : `, ${partly} partly`}`;
  return missingTools.length === 0 ? calls : `${calls}, ${missingTools.length} missing`;
}
