import { type Paint, type TerminalText, terminal } from "../escape/terminal.ts";
import { member } from "../json/json.ts";
import { isLowerBetter } from "../policy/pass-marks.ts";
import type { Report } from "../report/schema.ts";
import { counted, percent } from "../wording.ts";
import { baselineText, changeText } from "./change.ts";
import { judgedOtherwiseSentence, judgeSentence } from "./judge.ts";
import { isAdvisory, isShown, LOWER_IS_BETTER } from "./scorers.ts";
import { padEnd, padStart, terminalWidth } from "./terminal-width.ts";

const BAR = 20;
/** Columns of a row, of its label the fewest. */
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
  const width = shown.reduce((most, [id]) => Math.max(most, terminalWidth(id)), LABEL);
  const rows = shown.map(([id, score]) => {
    const facts = [
      ...(isLowerBetter(id) ? [LOWER_IS_BETTER] : []),
      ...(isAdvisory(policy.gate, id) ? ["advisory"] : []),
    ];
    if (score.value === null) {
      const asked = score.notAssessed + score.errors > 0;
      const what = asked
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
    return scoreLine({ label: id, width, value: score.value, word: score.band ?? "", notes }, paint);
  });
  return [
    terminal`${paint.bold(head)}${against}`,
    ...rows,
    passRateLine(report, width, paint),
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

function passRateLine(report: Report, width: number, paint: Paint): TerminalText {
  const { passRate, passInterval, passPower, comparison } = report;
  const label = "pass rate";
  if (passRate === null) return terminal`${emptyCells(label, width)}`;
  const interval = passInterval === null ? "" : `95 % interval ${passInterval.map(percent).join(" to ")}`;
  const power = passPower === null ? "" : `pass^${passPower.k} ${percent(passPower.value)}`;
  const notes = [interval, power, changeText(comparison?.passRate, passRate)];
  return scoreLine({ label, width, value: passRate, word: "", notes }, paint);
}

interface ScoreLine {
  label: string;
  /** Columns of the label. */
  width: number;
  value: number;
  word: string;
  notes: readonly string[];
}

function scoreLine({ label, width, value, word, notes }: ScoreLine, paint: Paint): TerminalText {
  const note = paint.dim(notes.filter((text) => text !== "").join(" · "));
  return terminal`  ${padEnd(label, width)} ${padStart(percent(value), VALUE)}  ${bar(value, paint)} ${padEnd(word, BAND)}  ${note}`;
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
