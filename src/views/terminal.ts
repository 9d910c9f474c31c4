import { type Paint, paintWith, sections, type TerminalText, terminal } from "../escape/terminal.ts";
import { placeName, placeText } from "../problems.ts";
import type { ReportCase, ReportTrial } from "../report/case-schema.ts";
import { judgeReasons, type Reason, reasonsOf } from "../report/reasons.ts";
import type { Report } from "../report/schema.ts";
import { caseLabel } from "../suite/trial.ts";
import { counted, shorten } from "../wording.ts";
import { beforeText, groupCases } from "./case-groups.ts";
import { type Asked, hintViews } from "./hint.ts";
import { objectionsOf } from "./judge.ts";
import { caseScores } from "./scorers.ts";
import { scoreLines } from "./terminal-scores.ts";
import { sliceLines } from "./terminal-slices.ts";
import { trendLines } from "./terminal-trend-line.ts";
import { blockingWord, verdictSentences } from "./verdict.ts";

export interface TerminalOptions {
  colors: boolean;
  /** Show the verdict and its checks; without it only what was measured. */
  verdict: boolean;
  /** What the command was asked for, where that is known. */
  asked?: Asked;
}

const SHOWN = { cases: 10, objections: 3, reasons: 4, problems: 20, characters: 200 };

/** The report for a person at a terminal. */
export function terminalView(report: Report, { colors, verdict, asked }: TerminalOptions): TerminalText {
  const paint = paintWith(colors);
  return sections([
    verdict ? verdictLines(report, paint) : [],
    scoreLines(report, paint),
    sliceLines(report, paint),
    trendLines(report, paint),
    worstLines(report, paint),
    objectionLines(report, paint),
    problemLines(report, paint),
    hintLines(report, paint, asked),
  ]);
}

function verdictLines(report: Report, paint: Paint): TerminalText[] {
  const { result } = report.verdict;
  const words = {
    pass: paint.green("✔ Pass"),
    inconclusive: paint.yellow("● Inconclusive"),
    fail: paint.red("✘ Fail"),
  };
  const { first, others } = verdictSentences(report);
  return [
    terminal`${paint.bold(words[result])}${blockingWord(report)} ${first}`,
    ...others.map((text) => terminal`  ${text}`),
  ];
}

function worstLines(report: Report, paint: Paint): TerminalText[] {
  const { heading, told, lines, unchanged } = groupCases(report);
  const more = told.length - SHOWN.cases;
  return [
    ...(told.length > 0 ? [paint.bold(heading)] : []),
    ...told.slice(0, SHOWN.cases).flatMap((one) => caseLines(one, report, paint)),
    ...(more > 0 ? [paint.dim(`  … and ${counted(more, "more case")}`)] : []),
    ...[...lines, ...unchanged].map((line) => terminal`  ${line}`),
    ...(told.length > 0
      ? [paint.dim(`  "${explainCommand(report)}" shows a case in full, --html FILE all of them`)]
      : []),
  ];
}

/** What expectations files say is not in the recordings: without them a case is explained otherwise. */
function explainCommand({ cases }: Report): string {
  const declared = cases.some(({ source }) => source === "file");
  return `rungate explain CASE --runs …${declared ? " --expectations …" : ""}`;
}

function caseLines(one: ReportCase, report: Report, paint: Paint): TerminalText[] {
  const marks = one.trials.map(({ pass }) =>
    pass === null ? paint.yellow("?") : pass ? paint.green("✔") : paint.red("✘"),
  );
  const notes = [beforeText(one), ...caseScores(one, report)].filter((text) => text !== "");
  const worst = one.trials.find(({ pass }) => pass === false);
  return [
    terminal`  ${marks} ${paint.bold(caseLabel(one))}  ${paint.dim(notes.join(" · "))}`,
    ...(worst === undefined ? [] : trialLines(worst, reasonsOf(worst, report.policy), paint)),
  ];
}

/** Cases of which nothing else tells. */
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

function trialLines(trial: ReportTrial, reasons: readonly Reason[], paint: Paint): TerminalText[] {
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

function hintLines(report: Report, paint: Paint, asked?: Asked): TerminalText[] {
  return hintViews(report, asked).flatMap(({ sentence, lines }) => [
    terminal`${paint.bold("Hint")} ${sentence}`,
    ...lines.map((line) => terminal`    ${line}`),
  ]);
}
