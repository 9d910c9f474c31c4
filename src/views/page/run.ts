import { type Markup, markup } from "../../core/escape.ts";
import { limits } from "../../core/limits.ts";
import { placeName } from "../../core/problems.ts";
import { counted, listed, percent, shorten } from "../../core/text.ts";
import type {
  ReportCodeDetails,
  ReportF1Details,
  ReportLlmDetails,
  ReportOutcome,
  Trial,
} from "../../report/case.ts";
import {
  argumentsText,
  besideText,
  byAgent,
  differenceSides,
  hintText,
  notJson,
  resultName,
  valueText,
} from "../../report/difference-text.ts";
import {
  brokenRuleTexts,
  isCodeDetails,
  isF1Details,
  isLlmDetails,
  textReasons,
  toolSides,
  unpaired,
} from "../../report/reasons.ts";
import type { Report } from "../../report/report.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";
import { outcomeText, trialNames } from "../cases.ts";
import { tookText } from "../measures.ts";
import { isInError, isShown, outcomeNotes } from "../scores.ts";
import { cutShort, MARKS, type Tone } from "./elements.ts";

/** Returns true for a passing run with perfect scores. */
export function isAsExpected(trial: Trial, report: Report): boolean {
  return trial.pass === true && shownOutcomes(trial, report).every(([id, outcome]) => isPerfect(id, outcome));
}

/** Returns a run in one line: `✔ trial 1 · runs/a.json · plain · 2 tool calls · code 100%`. */
export function trialLine(trial: Trial, report: Report): string {
  const scores = shownOutcomes(trial, report).flatMap(([id, outcome]) =>
    outcome.status === "scored" ? [`${id} ${percent(outcome.value)}`] : [],
  );
  return [`${MARKS.good} trial ${trial.trial}`, recordingText(trial, report), ...scores].join(" · ");
}

/** Renders the runs of a case that did the same. */
export function trialDetail(trials: readonly Trial[], report: Report): Markup {
  const [trial] = trials;
  if (trial === undefined) return markup``;
  const outcomes = shownOutcomes(trial, report);
  const judgements = outcomes.flatMap(([, outcome]) =>
    outcome.status === "scored" && isLlmDetails(outcome.details) ? [outcome.details] : [],
  );
  const [word, tone] = resultOf(trial, report);
  return markup`
<section class="trial">
<h3><span class="${tone}">${MARKS[tone]} ${word}</span> · ${trialNames(trials)}</h3>
<p class="muted">${recordingText(trial, report)}${trial.variant !== undefined && markup` · nearest to <strong>${cutShort(trial.variant)}</strong>`}</p>
<ul>${outcomes.map(([id, outcome]) => outcomeItem(id, outcome, trial, report))}${brokenRuleTexts(trial).map((text) => markup`<li><span class="bad">✘ rule</span> ${cutShort(text)}</li>`)}${limitItem(trial)}</ul>
${callTable(trial)}${judgements.map(judgement)}${(trial.judgements ?? []).map(sheetJudge)}</section>`;
}

function limitItem({ limit, pass }: Trial): Markup | false {
  const tone = pass === false ? "bad" : "muted";
  return (
    limit !== undefined && markup`<li><span class="${tone}">ended</span> at a limit: ${cutShort(limit)}</li>`
  );
}

function resultOf(trial: Trial, { policy }: Report): [word: string, tone: Tone] {
  if (trial.pass === null) return [isInError(trial, policy.gate) ? "in error" : "not assessed", "doubtful"];
  return trial.pass ? ["passed", "good"] : ["failed", "bad"];
}

function outcomeItem(id: string, outcome: ReportOutcome, trial: Trial, { policy }: Report): Markup {
  const lacks = textReasons(trial, id).map(
    ({ text }) => markup`<li><span class="bad">✘</span> ${cutShort(text)}</li>`,
  );
  return markup`<li><strong>${id}</strong> ${cutShort(outcomeText(outcome))}${outcomeNotes(id, outcome, policy.gate)}${lacks.length > 0 && markup`<ul>${lacks}</ul>`}</li>`;
}

function recordingText(trial: Trial, report: Report): string {
  const format = trial.format === null ? [] : [trial.format];
  const took = tookText(trial, report);
  const parts = [placeName(trial), ...format, counted(trial.toolCalls, "tool call"), took];
  return cutShort(parts.filter((part) => part !== "").join(" · "));
}

function shownOutcomes({ scores }: Trial, report: Report): [string, ReportOutcome][] {
  return Object.entries(scores).filter(([id]) => isShown(report, id));
}

/** A judgement is never perfect, because it always has reasons to show. */
function isPerfect(id: string, outcome: ReportOutcome): boolean {
  if (outcome.status !== "scored") return outcome.status === "not-assessed";
  return scorerNamed(id).isBest(outcome.value) && !isLlmDetails(outcome.details);
}

type ReportSheet = NonNullable<Trial["judgements"]>[number];

function judgement({ by, evaluations, missingTools, reason, votes }: ReportLlmDetails): Markup {
  const verdicts = evaluations.map(({ name, callId, wasAppropriate, partly, agreeing, reasoning }) => {
    const half = partly ? ["◐ partly appropriate", "doubtful"] : ["✘ not appropriate", "bad"];
    const [word, tone] = wasAppropriate ? ["✔ appropriate", "good"] : half;
    const spread = votes > 1 ? `, ${agreeing} of ${votes} votes` : "";
    return markup`<li><span class="${tone}">${word}</span> <code>${cut(name)}</code> <span class="muted">${callId}${spread}</span> ${cut(reasoning ?? "")}</li>`;
  });
  const missing = missingTools.map(
    (tool) => markup`<li><span class="bad">✘ missing</span> <code>${cut(tool)}</code></li>`,
  );
  return markup`<p>Judged by ${cut(by.model)} (${cut(by.rung)}, prompt ${by.promptVersion}${by.reasoning && ", with reasoning"})${reason !== undefined && reason !== "" && `: ${cut(reason)}`}</p>
<ul>${verdicts}${missing}</ul>`;
}

/** Each score shows its own missing items, so this line only names the judge. */
function sheetJudge({ by, scorers }: ReportSheet): Markup {
  return markup`<p>Judged by ${cut(by.model)} (${cut(by.rung)}, sheet ${by.promptVersion}): ${cut(listed(scorers, scorers.length))}</p>
`;
}

function cut(text: string): string {
  return shorten(text, limits.shownReasoning);
}

type Pair = ReportF1Details["pairs"][number];
type Difference = Pair["differences"][number];

function callTable({ scores, toolCalls }: Pick<Trial, "scores" | "toolCalls">): Markup {
  const scored = Object.values(scores).flatMap((outcome) => (outcome.status === "scored" ? [outcome] : []));
  const rows = [
    ...scored.flatMap(({ details, turn }) =>
      // The number of calls of a turn is not in the report.
      isF1Details(details) ? callRows(details, turn === undefined ? toolCalls : 0) : [],
    ),
    ...scored.flatMap(({ details, value }) =>
      isCodeDetails(details) ? [toolsRow(details, value === 1), ...stepRows(details)] : [],
    ),
  ];
  if (rows.length === 0) return markup``;
  return markup`<table class="calls">
<caption>Expected against called. Arguments that match are not listed.</caption>
<thead><tr><td></td><th scope="col">expected</th><th scope="col">called</th></tr></thead>
<tbody>${rows}
</tbody>
</table>
`;
}

function callRows(details: ReportF1Details, toolCalls: number): Markup[] {
  const { pairs, nearMisses, missing, unexpected, extra, leftOut, truePositives, references, calls } =
    details;
  const others = unpaired(details);
  const all = [
    ...pairs.map((pair) => ({ pair, isMatch: true })),
    ...nearMisses.map((pair) => ({ pair, isMatch: false })),
  ].toSorted((a, b) => a.pair.reference - b.pair.reference);
  return [
    ...all.flatMap(({ pair, isMatch }) => pairRows(pair, isMatch)),
    ...moreRow(truePositives - pairs.length, "more matched"),
    ...others.renamed.map(({ expected, called }) =>
      row(
        "✘ renamed?",
        "bad",
        toolName(expected),
        markup`${toolName(besideText(called, expected))} <span class="muted">with the same arguments</span>`,
      ),
    ),
    ...others.missing.map(({ name, arguments: args, agent, hint }) =>
      row(
        "✘ missing",
        "bad",
        markup`${toolName(name)} ${argumentsText(args)}${byAgent(agent)}`,
        markup`not called${hintText(hint)}`,
      ),
    ),
    ...moreRow(references - truePositives - missing.length, "more missing"),
    ...others.unexpected.map(({ name, arguments: args, malformed, agent, hint }) =>
      row(
        "✘ unexpected",
        "bad",
        markup`not expected`,
        markup`${toolName(name)} ${malformed ? notJson(args) : valueText(args)}${byAgent(agent)}${hintText(hint)}`,
      ),
    ),
    ...(extra ?? []).map(({ name, arguments: args }) =>
      row("extra", "muted", markup`may be there`, markup`${toolName(name)} ${valueText(args)}`),
    ),
    ...moreRow(
      calls - truePositives - (extra ?? unexpected).length,
      extra === undefined ? "more unexpected" : "more extra",
    ),
    ...leftOut.map(({ name, reason }) =>
      row("not counted", "muted", markup`left out of f1`, markup`${toolName(name)} ${reason}`),
    ),
    ...moreRow(toolCalls - calls - leftOut.length, "more left out"),
  ];
}

function pairRows(pair: Pair, isMatch: boolean) {
  const { name, reference, call, fraction, differences, resultDifferences = [] } = pair;
  const share = fraction < 1 ? `, ${percent(fraction)} of its arguments` : "";
  const positioned = (text: string) => markup`${toolName(name)} <span class="muted">${text}</span>`;
  return [
    row(
      isMatch ? "✔ matched" : "✘ no match",
      isMatch ? "good" : "bad",
      positioned(`reference ${reference + 1}`),
      positioned(`call ${call + 1}${share}`),
    ),
    ...differenceRows(pair),
    ...(Math.max(differences.length, resultDifferences.length) < limits.shownDifferences
      ? []
      : [row("…", "muted", markup``, markup`no more differences of one call are listed`)]),
  ];
}

function differenceRows({
  name,
  agent,
  differences,
  malformed,
  resultDifferences = [],
}: Pick<Pair, "name" | "agent" | "differences" | "malformed" | "resultDifferences">): Markup[] {
  const ofAgent =
    agent &&
    markup`
<tr class="difference"><th scope="row">agent</th><td class="wanted"><code>${cutShort(agent.expected)}</code></td><td class="got"><code>${cutShort(agent.actual)}</code></td></tr>`;
  return [
    ...(ofAgent === undefined ? [] : [ofAgent]),
    ...differences.map((each) => differenceRow(each.path, each, malformed === true)),
    ...resultDifferences.map((each) => differenceRow(resultName(name, each), each, false)),
  ];
}

function differenceRow(place: string, difference: Difference, malformed: boolean): Markup {
  const { expected, actual } = differenceSides(difference);
  const called = malformed ? notJson(difference.actual) : actual;
  const { hint } = difference;
  return markup`
<tr class="difference"><th scope="row"><code>${place === "" ? "arguments" : cutShort(place)}</code></th><td class="wanted"><code>${expected}</code></td><td class="got"><code>${called}</code></td></tr>${hint !== undefined && row("hint", "muted", markup``, markup`${hint}`)}`;
}

function toolsRow(details: ReportCodeDetails, isMet: boolean): Markup {
  const { expected, called } = toolSides(details);
  return row(
    isMet ? "✔ tools" : "✘ tools",
    isMet ? "good" : "bad",
    markup`<code>${cutShort(expected)}</code>`,
    markup`<code>${cutShort(called)}</code>${hintText(details.hint)}`,
  );
}

function stepRows({ unmetStep: step, order }: ReportCodeDetails): Markup[] {
  if (step === undefined) return [];
  const { position, name, arguments: args, call } = step;
  const isFree = order === "free";
  const absent = isFree ? markup`not called` : markup`not in its place`;
  const called = call === undefined ? absent : markup`${toolName(name)} call ${call + 1}`;
  return [
    row(
      isFree ? "✘ expected" : `✘ step ${position + 1}`,
      "bad",
      markup`${toolName(name)} ${argumentsText(args)}`,
      called,
    ),
    ...differenceRows(step),
  ];
}

function row(word: string, tone: string, expected: Markup, called: Markup): Markup {
  return markup`
<tr><th scope="row" class="${tone}">${word}</th><td>${expected}</td><td>${called}</td></tr>`;
}

function moreRow(count: number, what: string): Markup[] {
  return count > 0 ? [row("…", "muted", markup``, markup`and ${count} ${what}`)] : [];
}

function toolName(name: string): Markup {
  return markup`<strong>${name}</strong>`;
}
