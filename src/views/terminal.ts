import { DEFAULT_SUITE } from "../config/policy.ts";
import {
  type Paint,
  padEnd,
  padStart,
  paintWith,
  plainText,
  sections,
  type TerminalText,
  terminal,
  terminalWidth,
  wrapped,
} from "../core/escape.ts";
import { member } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { placeName, placeText } from "../core/problems.ts";
import { counted, percent, shorten } from "../core/text.ts";
import type { ReportCase, Trial } from "../report/case.ts";
import { caseLabel } from "../report/cases.ts";
import { judgeReasons, type Reason, reasonsOf } from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import { beforeText, groupCases } from "./cases.ts";
import { casesBelowHeadline, headlineText, leadingDifference, OTHERS } from "./headline.ts";
import { judgedDifferentlySentence, judgeSentence, objectionsOf, passPowerText, runsText } from "./judge.ts";
import { measureRows, perRunText } from "./measures.ts";
import { foldedCommand, hintViews, nextSteps, type SettingsValues, unexpectedHint } from "./next-command.ts";
import {
  caseScores,
  changeText,
  FEW,
  isAdvisory,
  isShown,
  LOWER_IS_BETTER,
  type ScoreRow,
  type SliceRow,
  type SliceTable,
  sliceTables,
} from "./scores.ts";
import { trendOfPassRate } from "./trend.ts";
import {
  baselineText,
  blockingSentence,
  blockingWord,
  failingAlways,
  hasComparedNothing,
  openChecks,
  type ViewOptions,
  verdictSentences,
} from "./verdict-text.ts";

export interface TerminalOptions extends Pick<ViewOptions, "verdict" | "asked"> {
  colors: boolean;
  /** Longer lines continue on the next line. Absent: lines have any length. */
  columns?: number;
}

const SHOWN = { cases: 10, objections: 3, reasons: 4, problems: 20, characters: 200 };

export function terminalView(report: Report, options: TerminalOptions): TerminalText {
  const { colors, verdict, asked, columns } = options;
  const paint = paintWith(colors);
  const text = sections([
    verdict ? verdictLines(report, paint, asked) : suiteLines(report, paint),
    scoreLines(report, paint),
    worstLines(report, paint, asked),
    problemLines(report, paint),
    hintLines(report, paint, asked),
    objectionLines(report, paint),
    sliceLines(report, paint),
    verdict ? checkLines(report, paint) : [],
    trendLines(report, paint),
  ]);
  return columns === undefined ? text : wrapped(text, columns);
}

function suiteLines({ suite }: Report, paint: Paint): TerminalText[] {
  return suite === DEFAULT_SUITE ? [] : [paint.bold(`suite ${suite}`)];
}

function verdictLines(report: Report, paint: Paint, asked?: SettingsValues): TerminalText[] {
  const marks = marksWith(paint);
  const difference = leadingDifference(report);
  const sentence = blockingSentence(report);
  const unexpected = unexpectedHint(report, asked);
  return [
    terminal`${verdictMark(report, paint)} ${paint.bold(`rungate: ${headlineText(report)}`)}`,
    ...(difference === undefined
      ? []
      : [terminal`  ${paint.bold(difference.subject)}${difference.isCase ? "" : ":"} ${difference.text}`]),
    ...(unexpected === undefined ? [] : [terminal`  ${unexpected.sentence} ${unexpected.command}`]),
    ...(sentence === "" ? [] : [terminal`  ${sentence}`]),
    ...openChecks(report).map(
      ({ result, title, message }) =>
        terminal`  ${result !== "pass" && terminal`${marks[result]} `}${paint.bold(title)}: ${message}`,
    ),
  ];
}

function marksWith(paint: Paint) {
  return { pass: paint.green("✔"), inconclusive: paint.yellow("●"), fail: paint.red("✘") };
}

/** A pass with a case that fails every run gets no positive mark. */
function verdictMark(report: Report, paint: Paint): TerminalText {
  const marks = marksWith(paint);
  const { result } = report.verdict;
  if (hasComparedNothing(report)) return terminal`○`;
  return result === "pass" && failingAlways(report.cases).length > 0 ? marks.inconclusive : marks[result];
}

function checkLines(report: Report, paint: Paint): TerminalText[] {
  const { result } = report.verdict;
  const words = { pass: "Pass", inconclusive: "Inconclusive", fail: "Fail" };
  const marks = marksWith(paint);
  const verdict = terminal`${verdictMark(report, paint)} ${words[result]}`;
  const { first, others } = verdictSentences(report);
  return [
    paint.bold("Checks"),
    terminal`  ${verdict}${blockingWord(report)} ${first}`,
    ...others.map(({ result, text }) => terminal`  ${result === null ? " " : marks[result]} ${text}`),
  ];
}

function worstLines(report: Report, paint: Paint, asked?: SettingsValues): TerminalText[] {
  const { heading, explained: all, lines, unchanged } = groupCases(report);
  const explained = casesBelowHeadline(report);
  const more = explained.length - SHOWN.cases;
  return [
    ...(explained.length > 0 ? [paint.bold(explained.length < all.length ? OTHERS : heading)] : []),
    ...explained.slice(0, SHOWN.cases).flatMap((each) => caseLines(each, report, paint)),
    ...(more > 0 ? [paint.dim(`  … and ${counted(more, "more case")}`)] : []),
    ...[...lines, ...unchanged].map((line) => terminal`  ${line}`),
    ...(all.length > 0 ? commandLines(report, paint, asked) : []),
  ];
}

function commandLines(report: Report, paint: Paint, asked?: SettingsValues): TerminalText[] {
  return nextSteps(report, asked).flatMap(({ name, command }) => {
    const [first = "", ...rest] = foldedCommand(command, limits.terminalColumns - 15);
    return [
      terminal`  ${paint.dim(name)}${" ".repeat(11 - name.length)}${first}`,
      ...rest.map((line) => terminal`               ${line}`),
    ];
  });
}

function caseLines(reportCase: ReportCase, report: Report, paint: Paint): TerminalText[] {
  const marks = reportCase.trials.map(({ pass }) =>
    pass === null ? paint.yellow("?") : pass ? paint.green("✔") : paint.red("✘"),
  );
  const notes = [beforeText(reportCase), ...caseScores(reportCase, report)].filter((text) => text !== "");
  const worst = reportCase.trials.find(({ pass }) => pass === false);
  return [
    terminal`  ${marks} ${paint.bold(caseLabel(reportCase))}  ${paint.dim(notes.join(" · "))}`,
    ...(worst === undefined ? [] : trialLines(worst, reasonsOf(worst, report.policy), paint)),
  ];
}

function objectionLines(report: Report, paint: Paint): TerminalText[] {
  const cases = objectionsOf(report);
  if (cases.length === 0) return [];
  const more = cases.length - SHOWN.objections;
  return [
    paint.bold("What the judge objects to in other cases"),
    ...cases
      .slice(0, SHOWN.objections)
      .flatMap(({ one, trial, scores }) => [
        terminal`  ${paint.bold(caseLabel(one))}  ${paint.dim(scores.join(" · "))}`,
        ...trialLines(trial, judgeReasons(trial), paint),
      ]),
    ...(more > 0 ? [paint.dim(`  … and ${counted(more, "more case")}`)] : []),
  ];
}

function trialLines(trial: Trial, reasons: readonly Reason[], paint: Paint): TerminalText[] {
  const lines = reasons
    .slice(0, SHOWN.reasons)
    .map(({ subject, text }) => terminal`      ${paint.red(cut(subject))} ${cut(text)}`);
  const more = reasons.length - SHOWN.reasons;
  return [
    terminal`    ${paint.dim(`trial ${trial.trial} · ${placeName(trial)}`)}`,
    ...lines,
    ...(more > 0 ? [paint.dim(`      … and ${more} more`)] : []),
  ];
}

function cut(text: string): string {
  return shorten(text, SHOWN.characters);
}

function problemLines({ problems, problemCounts }: Report, paint: Paint): TerminalText[] {
  if (problems.length === 0) return [];
  const more = problemCounts.errors + problemCounts.warnings - SHOWN.problems;
  return [
    paint.bold("Problems"),
    ...problems.slice(0, SHOWN.problems).map((problem) => {
      const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
      return terminal`  ${word} ${placeText(problem)}${problem.message}`;
    }),
    ...(more > 0 ? [paint.dim(`  … and ${counted(more, "more problem")}`)] : []),
  ];
}

function hintLines(report: Report, paint: Paint, asked?: SettingsValues): TerminalText[] {
  return hintViews(report, asked).flatMap(({ sentence, lines }) => [
    terminal`${paint.bold("Hint")} ${sentence}`,
    ...lines.map((line) => terminal`    ${line}`),
  ]);
}

function trendLines(report: Report, paint: Paint): TerminalText[] {
  const words = trendOfPassRate(report);
  if (words === undefined) return [];
  const { arrow, line, values, notes, shifts } = words;
  const parts = [arrow, line && paint.cyan(line), values, ...notes].filter((text) => text !== undefined);
  return [
    terminal`${paint.bold("Trend")} ${parts.map((part, at) => [at > 0 && " · ", part])}`,
    ...shifts.map((text) => terminal`  ${text}`),
  ];
}

const SHOWN_SLICES = { values: 10, characters: 40 };

function sliceLines(report: Report, paint: Paint): TerminalText[] {
  const { tables, more } = sliceTables(report, { ...FEW, rows: SHOWN_SLICES.values });
  return [
    ...tables.flatMap((table, at) => [...(at === 0 ? [] : [terminal``]), ...tableLines(table, paint)]),
    ...(more === "" ? [] : [paint.dim(`  ${more}`)]),
  ];
}

function tableLines({ tag, titles, rows, more }: SliceTable, paint: Paint): TerminalText[] {
  const head = [`By ${shortValue(tag)}`, ...titles.map(shortValue)];
  const body = rows.map((row) => [`  ${rowName(row)}`, ...row.cells]);
  const widths = head.map((_, at) =>
    [head, ...body].reduce((most, row) => Math.max(most, terminalWidth(row[at] ?? "")), 0),
  );
  const name = ([first = ""]: readonly string[]) => padEnd(first, widths[0] ?? 0);
  const values = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? "" : `  ${padStart(cell, widths[at] ?? 0)}`)).join("");
  return [
    terminal`${paint.bold(name(head))}${paint.dim(values(head))}`,
    ...body.map((row) => terminal`${name(row)}${values(row)}`),
    ...(more === "" ? [] : [paint.dim(`  ${more}`)]),
  ];
}

/** Quotes a value that looks like the row without a value or like a quoted value. */
function rowName({ name, isValue }: SliceRow): string {
  return isValue && /^(without\b|")/.test(name) ? `"${shortValue(name)}"` : shortValue(name);
}

/** Measures the escaped form of invisible characters. */
function shortValue(text: string): string {
  return shorten(plainText(text), SHOWN_SLICES.characters);
}

const BAR = 20;
const LABEL = 10;
const VALUE = 7;

function scoreLines(report: Report, paint: Paint): TerminalText[] {
  if (report.totals.runs === 0) return [];
  const { totals, scores, comparison, policy } = report;
  const against = comparison !== null && paint.dim(` · compared with ${baselineText(report)}`);
  const head = `${counted(totals.cases, "case")} · ${runsText(report)} · ${counted(totals.toolCalls, "tool call")}`;
  const shown = Object.entries(scores).filter(([id]) => isShown(report, id));
  const measured = measureRows(report);
  const labels = [...shown.map(([id]) => id), ...measured.map(({ label }) => label)];
  const width = labels.reduce((most, label) => Math.max(most, terminalWidth(label)), LABEL);
  const rows = shown.map(([id, score]) => {
    const facts = [
      ...(scorerNamed(id).isLowerBetter ? [LOWER_IS_BETTER] : []),
      ...(isAdvisory(policy.gate, id) ? ["advisory"] : []),
    ];
    if (score.value === null) {
      const wasExpected = score.notAssessed + score.errors > 0;
      const what = wasExpected
        ? `not assessed in ${counted(score.notAssessed, "run")}${errors(score.errors)}`
        : "no case asks for it";
      const note = [what, ...facts];
      return terminal`${emptyCells(id, width)}  ${paint.dim(note.join(" · "))}`;
    }
    const left = score.notAssessed > 0 ? `, ${score.notAssessed} not assessed` : "";
    const notes = [
      `${counted(score.assessed, "run")}${left}${errors(score.errors)}`,
      ...facts,
      changeText(comparison === null ? undefined : member(comparison.scores, id), score.value),
    ];
    return scoreLine({ label: id, width, value: score.value, notes }, paint);
  });
  return [
    terminal`${paint.bold(head)}${against}`,
    ...rows,
    passRateLine(report, width, paint),
    ...measureLines(measured, report, width, paint),
    ...judgeLines(report).map((line) => paint.dim(`  ${line}`)),
  ];
}

function judgeLines(report: Report): string[] {
  const judged = judgeSentence(report);
  const otherwise = judgedDifferentlySentence(report);
  return [
    ...(judged === undefined ? [] : [`judge ${judged}`]),
    ...(otherwise === undefined ? [] : [otherwise]),
  ];
}

function passRateLine(report: Report, width: number, paint: Paint): TerminalText {
  const { passRate, passInterval, comparison } = report;
  const label = "pass rate";
  if (passRate === null) return terminal`${emptyCells(label, width)}`;
  const interval = passInterval === null ? "" : `95% interval ${passInterval.map(percent).join(" to ")}`;
  const notes = [interval, passPowerText(report) ?? "", changeText(comparison?.passRate, passRate)];
  return scoreLine({ label, width, value: passRate, notes }, paint);
}

function measureLines(
  measured: readonly ScoreRow[],
  report: Report,
  width: number,
  paint: Paint,
): TerminalText[] {
  const rows = measured.map(({ label, base, head, change, demand = "", state }) => {
    const notes = [base === "" ? "" : `${change} from ${base}`, demand, state?.word ?? ""];
    const note = paint.dim(notes.filter((text) => text !== "").join(" · "));
    return terminal`  ${padEnd(label, width)} ${padStart(head, VALUE)}  ${note}`;
  });
  const perRun = perRunText(report);
  return [...rows, ...(perRun === "" ? [] : [paint.dim(`  ${perRun}`)])];
}

interface ScoreLine {
  label: string;
  width: number;
  value: number;
  notes: readonly string[];
}

function scoreLine({ label, width, value, notes }: ScoreLine, paint: Paint): TerminalText {
  const note = paint.dim(notes.filter((text) => text !== "").join(" · "));
  return terminal`  ${padEnd(label, width)} ${padStart(percent(value), VALUE)}  ${bar(value, paint)}  ${note}`;
}

function emptyCells(label: string, width: number): string {
  return `  ${padEnd(label, width)} ${padStart("–", VALUE)}`;
}

function errors(count: number): string {
  return count > 0 ? `, ${count} in error` : "";
}

function bar(value: number, paint: Paint): TerminalText {
  const eighths = Math.round(value * BAR * 8);
  const full = "█".repeat(Math.floor(eighths / 8));
  const part = eighths % 8 === 0 ? "" : (" ▏▎▍▌▋▊▉"[eighths % 8] ?? "");
  const filled = full + part;
  return terminal`${paint.cyan(filled)}${paint.dim("·".repeat(BAR - filled.length))}`;
}
