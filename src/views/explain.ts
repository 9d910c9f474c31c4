import {
  type Paint,
  padEnd,
  paintWith,
  sections,
  type TerminalText,
  terminal,
  terminalWidth,
  wrapped,
} from "../core/escape.ts";
import { limits } from "../core/limits.ts";
import { placeName } from "../core/problems.ts";
import { counted, percent, shorten } from "../core/text.ts";
import type {
  ReportCase,
  ReportCodeDetails,
  ReportF1Details,
  ReportLlmDetails,
  ReportOutcome,
  Trial,
} from "../report/case.ts";
import { caseLabel } from "../report/cases.ts";
import { judgedBy } from "../report/details.ts";
import { differenceText, notJson, resultText, valueText } from "../report/difference-text.ts";
import {
  agentReason,
  isCodeDetails,
  isF1Details,
  isLlmDetails,
  textReasons,
  unpairedReasons,
} from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import { equalTrials, outcomeText, quarantineText, trialNames } from "./cases.ts";
import { type ConversationPart, conversationLines } from "./conversation.ts";
import { tookText } from "./measures.ts";
import { isShown, outcomeNotes } from "./scores.ts";

interface ExplainedReport extends Pick<Report, "cases" | "judge" | "policy"> {
  /** By the place of the recording; absent for a run that could not be read. */
  conversations?: ReadonlyMap<string, readonly ConversationPart[]>;
}

export function explainView(report: ExplainedReport, colors: boolean, columns?: number): TerminalText {
  const paint = paintWith(colors);
  const text = sections(report.cases.map((each) => explainCase(each, report, paint)));
  return columns === undefined ? text : wrapped(text, columns);
}

function explainCase(reportCase: ReportCase, report: ExplainedReport, paint: Paint): TerminalText[] {
  const source = reportCase.source === "recording" ? " · expectations from the recording" : "";
  const from =
    reportCase.file === undefined
      ? source
      : ` · ${reportCase.expectsNothing ? "no expectation yet" : "expected"} in ${reportCase.file}:${reportCase.line}`;
  const carried = reportCase.carried ? " · carried from the base" : "";
  const rate = reportCase.passRate === null ? "not assessed" : `pass rate ${percent(reportCase.passRate)}`;
  const quarantine = quarantineText(reportCase);
  return [
    terminal`${paint.bold(caseLabel(reportCase))} ${rate}${paint.dim(`${from}${carried}`)}`,
    ...(quarantine === "" ? [] : [terminal`  ${paint.yellow(quarantine)}`]),
    ...equalTrials(reportCase.trials).flatMap((trials) => [
      terminal``,
      ...explainTrials(trials, report, paint),
    ]),
  ];
}

function explainTrials(trials: readonly Trial[], report: ExplainedReport, paint: Paint): TerminalText[] {
  const [trial] = trials;
  if (trial === undefined) return [];
  const mark = trial.pass === null ? paint.yellow("?") : trial.pass ? paint.green("✔") : paint.red("✘");
  const place = `${placeName(trial)}${trial.format === null ? "" : ` · ${trial.format}`}`;
  const outcomes = Object.entries(trial.scores);
  const measured = outcomes.filter(([id]) => !scorerNamed(id).isJudged);
  const details = measured.flatMap(([, outcome]) =>
    outcome.status === "scored" && isF1Details(outcome.details) ? [outcome.details] : [],
  );
  const width = outcomes.reduce((most, [id]) => Math.max(most, terminalWidth(id)), NARROWEST);
  const shown = { trial, report, width, paint };
  const linesOf = (some: typeof outcomes) =>
    some.flatMap(([id, outcome]) => outcomeLines(id, outcome, shown));
  return [
    terminal`  ${mark} ${trialNames(trials)} ${paint.dim(place)}`,
    ...conversationLines(report.conversations?.get(placeName(trial)) ?? [], paint),
    ...tookLines(trial, report, paint),
    ...(trial.variant === undefined ? [] : [terminal`    ${paint.dim("nearest to")} ${trial.variant}`]),
    ...linesOf(measured.filter(([id]) => !scorerNamed(id).isRequested)),
    ...measured.flatMap(([, outcome]) =>
      outcome.status === "scored" && isCodeDetails(outcome.details) ? codeLines(outcome.details, paint) : [],
    ),
    ...details.flatMap((each) => pairLines(each, paint)),
    ...details.flatMap(({ leftOut }) =>
      leftOut.map((call) => terminal`    ${paint.dim(`left out ${call.name} ${call.reason}`)}`),
    ),
    ...(trial.limit === undefined ? [] : [terminal`    ended at a limit: ${trial.limit}`]),
    ...unpairedReasons(trial).map(({ subject, text }) => terminal`    ${paint.red(subject)} ${text}`),
    ...details.flatMap(({ extra = [] }) =>
      extra.map(
        ({ name, recordedAs, arguments: args }) =>
          terminal`    ${paint.dim(`extra ${name} ${asText(recordedAs)}${valueText(args)}`)}`,
      ),
    ),
    ...linesOf(measured.filter(([id]) => scorerNamed(id).isRequested)),
    ...judgedLines(shown),
  ];
}

function tookLines(trial: Trial, report: ExplainedReport, paint: Paint): TerminalText[] {
  const took = tookText(trial, report);
  return took === "" ? [] : [terminal`    ${paint.dim(`took ${took}`)}`];
}

const NARROWEST = 5;

interface ShownTrial {
  trial: Trial;
  report: ExplainedReport;
  width: number;
  paint: Paint;
}

function judgedLines(shown: ShownTrial): TerminalText[] {
  const { trial, report, paint } = shown;
  const judged = Object.entries(trial.scores).filter(
    ([id]) => scorerNamed(id).isJudged && isShown(report, id),
  );
  if (judged.length === 0) return [];
  return [
    ...judged.flatMap(([id, outcome]) => [
      ...outcomeLines(id, outcome, shown),
      ...(outcome.status === "scored" && isLlmDetails(outcome.details)
        ? judgementLines(outcome.details, paint)
        : []),
    ]),
    ...[...new Set(judgedBy(trial))].map((name) => terminal`    ${paint.dim(`judged by ${name}`)}`),
  ];
}

function outcomeLines(
  id: string,
  outcome: ReportOutcome,
  { trial, report: { policy }, width, paint }: ShownTrial,
): TerminalText[] {
  return [
    terminal`    ${padEnd(id, width)} ${outcomeText(outcome)}${outcomeNotes(id, outcome, policy.gate)}`,
    ...textReasons(trial, id).map(({ text }) => terminal`      ${paint.red("✘")} ${text}`),
  ];
}

function pairLines({ pairs, nearMisses }: ReportF1Details, paint: Paint): TerminalText[] {
  const matched = pairs.map((pair) => ({ ...pair, word: paint.green("matched") }));
  const near = nearMisses.map((pair) => ({ ...pair, word: paint.red("no match") }));
  return [...matched, ...near]
    .toSorted((a, b) => a.reference - b.reference)
    .flatMap(
      ({
        word,
        name,
        recordedAs,
        reference,
        call,
        fraction,
        differences,
        malformed,
        resultDifferences = [],
        agent,
      }) => {
        const share = fraction < 1 ? `, ${percent(fraction)} of its arguments` : "";
        const ofArguments = differences.map((d) => (malformed ? notJson(d.actual) : differenceText(d)));
        const otherAgent = agent === undefined ? [] : [agentReason(name, agent)];
        const texts = [
          ...otherAgent.map(({ subject, text }) => `${subject}: ${text}`),
          ...ofArguments,
          ...resultDifferences.map((each) => resultText(name, each)),
        ];
        return [
          terminal`    ${word} ${name} ${paint.dim(`${asText(recordedAs)}reference ${reference + 1}, call ${call + 1}${share}`)}`,
          ...texts.map((text) => terminal`      ${text}`),
        ];
      },
    );
}

function judgementLines(details: ReportLlmDetails, paint: Paint): TerminalText[] {
  const { evaluations, missingTools, reason, votes } = details;
  return [
    ...evaluations.map(({ name, callId, agreeing, reasoning, ...flags }) => {
      const verdict = verdictText(flags, paint);
      const spread = votes > 1 ? `, ${agreeing} of ${votes} votes` : "";
      const which = paint.dim(shortReasoning(`${callId}${spread}`));
      return terminal`    ${verdict} ${shortReasoning(name)} ${which}${reasoning && ` ${shortReasoning(reasoning)}`}`;
    }),
    ...missingTools.map((tool) => terminal`    ${paint.red("missing")} ${shortReasoning(tool)}`),
    ...(reason ? [terminal`    ${paint.dim("in all")} ${shortReasoning(reason)}`] : []),
  ];
}

function verdictText(
  { wasAppropriate, partly }: Pick<ReportLlmDetails["evaluations"][number], "wasAppropriate" | "partly">,
  paint: Paint,
): TerminalText {
  if (partly) return paint.yellow("partly appropriate");
  return wasAppropriate ? paint.green("appropriate") : paint.red("not appropriate");
}

function shortReasoning(text: string): string {
  return shorten(text, limits.shownReasoning);
}

/** Shows a `code` score in full: the expected tools with their calls, and all calls with their positions. */
export function codeLines(details: ReportCodeDetails, paint: Paint): TerminalText[] {
  const isFree = details.order === "free";
  const steps = stepsOf(details).map(({ name, call }, at) => {
    const missing = isFree ? "not called" : "not called here";
    const made = call === undefined ? paint.red(missing) : paint.dim(`call ${call + 1}`);
    return terminal`    ${paint.dim(isFree ? "expected" : `step ${at + 1}`)} ${cut(name)} ${made}`;
  });
  const calls = details.toolCallInfos.map(({ toolName, recordedAs, toolCallId, messageIndex }, at) => {
    const place = `${asText(recordedAs)}message ${messageIndex + 1}${toolCallId === null ? "" : ` ${cut(toolCallId)}`}`;
    return terminal`    ${paint.dim(`call ${at + 1}`)} ${cut(toolName)} ${paint.dim(place)}`;
  });
  return [...first(steps, "step", paint), ...first(calls, "call", paint)];
}

/** Matches by position in strict mode, anywhere for a free order, else in sequence. */
function stepsOf(details: ReportCodeDetails): { name: string; call: number | undefined }[] {
  const { expectedTool, expectedToolOrder, order, actualTools, strictMode } = details;
  const names = expectedToolOrder ?? (expectedTool === null ? [] : [expectedTool]);
  const taken = new Set<number>();
  let next = 0;
  return names.map((name, at) => {
    const call =
      order === "free"
        ? actualTools.findIndex((called, place) => called === name && !taken.has(place))
        : strictMode
          ? at
          : actualTools.indexOf(name, next);
    if (actualTools[call] !== name) return { name, call: undefined };
    next = call + 1;
    taken.add(call);
    return { name, call };
  });
}

function asText(recordedAs: string | undefined): string {
  return recordedAs === undefined ? "" : `as ${cut(recordedAs)}, `;
}

function first(lines: readonly TerminalText[], noun: string, paint: Paint): TerminalText[] {
  const left = lines.length - limits.shownCalls;
  if (left <= 0) return [...lines];
  return [
    ...lines.slice(0, limits.shownCalls),
    terminal`    ${paint.dim(`and ${counted(left, noun)} more`)}`,
  ];
}

function cut(text: string): string {
  return shorten(text, limits.shownName);
}
