import { type Paint, type TerminalText, terminal } from "../escape/terminal.ts";
import { member } from "../json/json.ts";
import type { Report } from "../report/schema.ts";
import { counted, percent } from "../wording.ts";
import { baselineText, changeText } from "./change.ts";
import { judgedOtherwiseSentence, judgeSentence } from "./judge.ts";
import { isAdvisory, isShown } from "./scorers.ts";
import { padEnd, padStart } from "./terminal-width.ts";

const BAR = 20;
/** Columns of a row. */
const LABEL = 10;
const VALUE = 7;
const BAND = 9;

/** What was measured, for a person at a terminal: a line for each scorer and the pass rate, and who judged. */
export function scoreLines(report: Report, paint: Paint): TerminalText[] {
  if (report.totals.runs === 0) return [];
  const { totals, scores, comparison, baseline, policy } = report;
  const against = comparison !== null && paint.dim(` · compared with ${baselineText(baseline)}`);
  const head = `${counted(totals.cases, "case")} · ${counted(totals.runs, "run")} · ${counted(totals.toolCalls, "tool call")}`;
  const shown = Object.entries(scores).filter(([id]) => isShown(report, id));
  const rows = shown.map(([id, score]) => {
    const advisory = isAdvisory(policy.gate, id) ? "advisory" : "";
    if (score.value === null) {
      const note = `not assessed in ${counted(score.notAssessed, "run")}${errors(score.errors)}${advisory && ` · ${advisory}`}`;
      return terminal`${emptyCells(id)}  ${paint.dim(note)}`;
    }
    const left = score.notAssessed > 0 ? `, ${score.notAssessed} not assessed` : "";
    const notes = [
      `${counted(score.assessed, "run")}${left}${errors(score.errors)}`,
      advisory,
      changeText(comparison === null ? undefined : member(comparison.scores, id), score.value),
    ];
    return scoreLine(id, score.value, score.band ?? "", notes, paint);
  });
  return [
    terminal`${paint.bold(head)}${against}`,
    ...rows,
    passRateLine(report, paint),
    ...judgeLines(report).map((line) => paint.dim(`  ${line}`)),
  ];
}

function judgeLines(report: Report): string[] {
  const judged = judgeSentence(report);
  const otherwise = judgedOtherwiseSentence(report);
  return [
    ...(judged === undefined ? [] : [`judge ${judged}`]),
    ...(otherwise === undefined ? [] : [otherwise]),
  ];
}

function passRateLine({ passRate, passInterval, passPower, comparison }: Report, paint: Paint): TerminalText {
  const label = "pass rate";
  if (passRate === null) return terminal`${emptyCells(label)}`;
  const interval = passInterval === null ? "" : `95 % interval ${passInterval.map(percent).join(" to ")}`;
  const power = passPower === null ? "" : `pass^${passPower.k} ${percent(passPower.value)}`;
  return scoreLine(label, passRate, "", [interval, power, changeText(comparison?.passRate, passRate)], paint);
}

function scoreLine(
  label: string,
  value: number,
  word: string,
  notes: readonly string[],
  paint: Paint,
): TerminalText {
  const note = paint.dim(notes.filter((text) => text !== "").join(" · "));
  return terminal`  ${padEnd(label, LABEL)} ${padStart(percent(value), VALUE)}  ${bar(value, paint)} ${padEnd(word, BAND)}  ${note}`;
}

function emptyCells(label: string): string {
  return `  ${padEnd(label, LABEL)} ${padStart("–", VALUE)}`;
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
