import { type Markup, markup } from "../../escape/markup.ts";
import { isBest, isLowerBetter } from "../../policy/pass-marks.ts";
import { placeName } from "../../problems.ts";
import type { ReportOutcome, ReportTrial } from "../../report/case-schema.ts";
import { isLlmDetails, textReasons } from "../../report/reasons.ts";
import type { Report } from "../../report/schema.ts";
import { counted, percent } from "../../wording.ts";
import { outcomeText } from "../outcome.ts";
import { isAdvisory, isInError, isShown, LOWER_IS_BETTER } from "../scorers.ts";
import { callTable } from "./calls.ts";
import { cutShort } from "./cut-short.ts";
import { judgement, sheetJudge } from "./judgement.ts";
import { MARKS, type Tone } from "./marks.ts";

/** Whether a run passes with nothing to tell of it but its scores. */
export function isAsExpected(trial: ReportTrial, report: Report): boolean {
  return trial.pass === true && shownOutcomes(trial, report).every(([id, one]) => isPerfect(id, one));
}

/** A run in one line: `✔ trial 1 · runs/a.json · plain · 2 tool calls · code 100 %`. */
export function trialLine(trial: ReportTrial, report: Report): string {
  const scores = shownOutcomes(trial, report).flatMap(([id, one]) =>
    one.status === "scored" ? [`${id} ${percent(one.value)}`] : [],
  );
  return [`${MARKS.good} trial ${trial.trial}`, recordingText(trial), ...scores].join(" · ");
}

/** A run in full: its scores with their reasons, expected against called, broken budgets, and what the judge says. */
export function trialDetail(trial: ReportTrial, report: Report): Markup {
  const outcomes = shownOutcomes(trial, report);
  const judgements = outcomes.flatMap(([, one]) =>
    one.status === "scored" && isLlmDetails(one.details) ? [one.details] : [],
  );
  const [word, tone] = resultOf(trial, report);
  return markup`
<section class="trial">
<h3><span class="${tone}">${MARKS[tone]} ${word}</span> · trial ${trial.trial}</h3>
<p class="muted">${recordingText(trial)}</p>
<ul>${outcomes.map(([id, one]) => outcomeItem(id, one, trial, report))}${(trial.brokenBudgets ?? []).map((text) => markup`<li><span class="bad">✘ budget</span> ${cutShort(text)}</li>`)}${limitItem(trial)}</ul>
${callTable(trial)}${judgements.map(judgement)}${(trial.judgements ?? []).map(sheetJudge)}</section>`;
}

function limitItem({ limit, pass }: ReportTrial): Markup | false {
  const tone = pass === false ? "bad" : "muted";
  return (
    limit !== undefined && markup`<li><span class="${tone}">ended</span> at a limit: ${cutShort(limit)}</li>`
  );
}

function resultOf(trial: ReportTrial, { policy }: Report): [word: string, tone: Tone] {
  if (trial.pass === null) return [isInError(trial, policy.gate) ? "in error" : "not assessed", "doubtful"];
  return trial.pass ? ["passed", "good"] : ["failed", "bad"];
}

function outcomeItem(id: string, outcome: ReportOutcome, trial: ReportTrial, { policy }: Report): Markup {
  const direction = isLowerBetter(id) ? ` · ${LOWER_IS_BETTER}` : "";
  const advisory = isAdvisory(policy.gate, id) ? " · advisory" : "";
  const lacks = textReasons(trial, id).map(
    ({ text }) => markup`<li><span class="bad">✘</span> ${cutShort(text)}</li>`,
  );
  return markup`<li><strong>${id}</strong> ${cutShort(outcomeText(outcome))}${direction}${advisory}${lacks.length > 0 && markup`<ul>${lacks}</ul>`}</li>`;
}

function recordingText(trial: ReportTrial): string {
  const format = trial.format === null ? [] : [trial.format];
  return cutShort([placeName(trial), ...format, counted(trial.toolCalls, "tool call")].join(" · "));
}

function shownOutcomes({ scores }: ReportTrial, report: Report): [string, ReportOutcome][] {
  return Object.entries(scores).filter(([id]) => isShown(report, id));
}

/** A judgement always has something to tell. */
function isPerfect(id: string, outcome: ReportOutcome): boolean {
  if (outcome.status !== "scored") return outcome.status === "not-assessed";
  return isBest(outcome.value, id) && !isLlmDetails(outcome.details);
}
