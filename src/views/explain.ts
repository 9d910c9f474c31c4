import { type Paint, paintWith, sections, type TerminalText, terminal } from "../base/escape.ts";
import { limits } from "../base/limits.ts";
import { placeName } from "../base/problems.ts";
import { counted, percent, shorten } from "../base/text.ts";
import { caseLabel } from "../gate/score.ts";
import type {
  ReportCase,
  ReportCodeDetails,
  ReportF1Details,
  ReportLlmDetails,
  ReportOutcome,
  Trial,
} from "../report/case.ts";
import { judgedBy } from "../report/details.ts";
import {
  agentReason,
  differenceText,
  isCodeDetails,
  isF1Details,
  isLlmDetails,
  notJson,
  resultText,
  textReasons,
  unpairedReasons,
  valueText,
} from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import { outcomeText, quarantineText } from "./cases.ts";
import { tookText } from "./measures.ts";
import { isAdvisory, isShown, LOWER_IS_BETTER } from "./scores.ts";
import { padEnd, terminalWidth } from "./terminal.ts";

/** What of a report its cases are explained by. */
type ExplainedReport = Pick<Report, "cases" | "judge" | "policy">;

/** Cases in full: every run with its scores, each pair of reference and call, each argument difference, and what the judge says. */
export function explainView(report: ExplainedReport, colors: boolean): TerminalText {
  const paint = paintWith(colors);
  return sections(report.cases.map((one) => explainCase(one, report, paint)));
}

function explainCase(one: ReportCase, report: ExplainedReport, paint: Paint): TerminalText[] {
  const told = one.source === "recording" ? " · expectations from the recording" : "";
  const from =
    one.file === undefined
      ? told
      : ` · ${one.expectsNothing ? "no expectation yet" : "expected"} in ${one.file}:${one.line}`;
  const carried = one.carried ? " · carried from the base" : "";
  const rate = one.passRate === null ? "not assessed" : `pass rate ${percent(one.passRate)}`;
  const quarantine = quarantineText(one);
  return [
    terminal`${paint.bold(caseLabel(one))} ${rate}${paint.dim(`${from}${carried}`)}`,
    ...(quarantine === "" ? [] : [terminal`  ${paint.yellow(quarantine)}`]),
    ...one.trials.flatMap((trial) => [terminal``, ...explainTrial(trial, report, paint)]),
  ];
}

function explainTrial(trial: Trial, report: ExplainedReport, paint: Paint): TerminalText[] {
  const mark = trial.pass === null ? paint.yellow("?") : trial.pass ? paint.green("✔") : paint.red("✘");
  const place = `${placeName(trial)}${trial.format === null ? "" : ` · ${trial.format}`}`;
  const outcomes = Object.entries(trial.scores);
  const measured = outcomes.filter(([id]) => !scorerNamed(id).isJudged);
  const details = measured.flatMap(([, one]) =>
    one.status === "scored" && isF1Details(one.details) ? [one.details] : [],
  );
  const width = outcomes.reduce((most, [id]) => Math.max(most, terminalWidth(id)), NARROWEST);
  const shown = { trial, report, width, paint };
  const linesOf = (some: typeof outcomes) =>
    some.flatMap(([id, outcome]) => outcomeLines(id, outcome, shown));
  return [
    terminal`  ${mark} trial ${trial.trial} ${paint.dim(place)}`,
    ...tookLines(trial, report, paint),
    ...(trial.variant === undefined ? [] : [terminal`    ${paint.dim("nearest to")} ${trial.variant}`]),
    ...linesOf(measured.filter(([id]) => !scorerNamed(id).isRequested)),
    ...measured.flatMap(([, one]) =>
      one.status === "scored" && isCodeDetails(one.details) ? codeLines(one.details, paint) : [],
    ),
    ...details.flatMap((one) => pairLines(one, paint)),
    ...details.flatMap(({ leftOut }) =>
      leftOut.map((one) => terminal`    ${paint.dim(`left out ${one.name} ${one.reason}`)}`),
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

/** Columns of a scorer's name. */
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

/** A scorer's outcome, and below it what keeps the answer from a better one. */
function outcomeLines(
  id: string,
  outcome: ReportOutcome,
  { trial, report: { policy }, width, paint }: ShownTrial,
): TerminalText[] {
  const direction = scorerNamed(id).isLowerBetter ? ` · ${LOWER_IS_BETTER}` : "";
  const advisory = isAdvisory(policy.gate, id) ? " · advisory" : "";
  const ofTurn = outcome.turn === undefined ? "" : ` · turn ${outcome.turn}`;
  return [
    terminal`    ${padEnd(id, width)} ${outcomeText(outcome)}${ofTurn}${direction}${advisory}`,
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
        const ofArguments = differences.map((one) => (malformed ? notJson(one.actual) : differenceText(one)));
        const otherAgent = agent === undefined ? [] : [agentReason(name, agent)];
        const told = [
          ...otherAgent.map(({ subject, text }) => `${subject}: ${text}`),
          ...ofArguments,
          ...resultDifferences.map((one) => resultText(name, one)),
        ];
        return [
          terminal`    ${word} ${name} ${paint.dim(`${asText(recordedAs)}reference ${reference + 1}, call ${call + 1}${share}`)}`,
          ...told.map((text) => terminal`      ${text}`),
        ];
      },
    );
}

/** A judgement in full: each call's verdict with its votes and its reason, the tools that are missing, and why. */
function judgementLines(details: ReportLlmDetails, paint: Paint): TerminalText[] {
  const { evaluations, missingTools, reason, votes } = details;
  return [
    ...evaluations.map(({ name, callId, agreeing, reasoning, ...said }) => {
      const verdict = verdictText(said, paint);
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

/** A `code` score in full: each tool that was expected with the call that is it, and each call with its place in the recording. */
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

/** The tools that were expected, each with the position of the call that is it: in exact order by place, in a free one anywhere, else in turn. */
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

/** `as wiki/search, `: how the recording names a call, where that is not its name. */
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
