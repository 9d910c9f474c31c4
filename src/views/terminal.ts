import { createColors } from "picocolors";
import { placeName, placeText } from "../problems.ts";
import type { ReportCase, ReportTrial } from "../report/case-schema.ts";
import { reasonsOf } from "../report/reasons.ts";
import type { Report } from "../report/schema.ts";
import { caseLabel } from "../suite/trial.ts";
import { counted, percent, shorten } from "../wording.ts";
import { beforeText, groupCases } from "./case-groups.ts";
import { baselineText, changeText } from "./change.ts";
import { plainText } from "./escape.ts";
import { hintView } from "./hint.ts";
import { blockingWord, verdictSentences } from "./verdict.ts";

export interface TerminalOptions {
  colors: boolean;
  /** Show the verdict and its checks; without it only what was measured. */
  verdict: boolean;
}

type Colors = ReturnType<typeof createColors>;

const SHOWN = { cases: 10, reasons: 4, problems: 20, characters: 200 };
const BAR = 20;

/** The report for a person at a terminal. */
export function terminalView(report: Report, { colors, verdict }: TerminalOptions): string {
  const paint = createColors(colors);
  const sections = [
    verdict ? verdictLines(report, paint) : [],
    scoreLines(report, paint),
    worstLines(report, paint),
    problemLines(report, paint),
    hintLines(report, paint),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

function verdictLines(report: Report, paint: Colors): string[] {
  const { result } = report.verdict;
  const words = {
    pass: paint.green("✔ Pass"),
    inconclusive: paint.yellow("● Inconclusive"),
    fail: paint.red("✘ Fail"),
  };
  const { first, others } = verdictSentences(report);
  return [
    `${paint.bold(words[result])}${blockingWord(report)} ${plainText(first)}`,
    ...others.map((text) => `  ${plainText(text)}`),
  ];
}

function scoreLines(report: Report, paint: Colors): string[] {
  if (report.totals.runs === 0) return [];
  const { totals, scores, comparison, baseline } = report;
  const against =
    comparison === null ? "" : paint.dim(` · compared with ${plainText(baselineText(baseline))}`);
  const head = `${counted(totals.cases, "case")} · ${counted(totals.runs, "run")} · ${counted(totals.toolCalls, "tool call")}`;
  const rows = Object.entries(scores).map(([id, score]) => {
    if (score.value === null)
      return `  ${plainText(id).padEnd(10)} ${"–".padStart(7)}  ${paint.dim(`not assessed in ${counted(score.notAssessed, "run")}${errors(score.errors)}`)}`;
    const left = score.notAssessed > 0 ? `, ${score.notAssessed} not assessed` : "";
    const notes = [
      `${counted(score.assessed, "run")}${left}${errors(score.errors)}`,
      changeText(comparison?.scores[id], score.value),
    ];
    return scoreLine(id, score.value, score.band ?? "", notes, paint);
  });
  return [`${paint.bold(head)}${against}`, ...rows, passRateLine(report, paint)];
}

function passRateLine({ passRate, passInterval, passPower, comparison }: Report, paint: Colors): string {
  const label = "pass rate";
  if (passRate === null) return `  ${label.padEnd(10)} ${"–".padStart(7)}`;
  const interval = passInterval === null ? "" : `95 % interval ${passInterval.map(percent).join(" to ")}`;
  const power = passPower === null ? "" : `pass^${passPower.k} ${percent(passPower.value)}`;
  return scoreLine(label, passRate, "", [interval, power, changeText(comparison?.passRate, passRate)], paint);
}

function scoreLine(
  label: string,
  value: number,
  word: string,
  notes: readonly string[],
  paint: Colors,
): string {
  const note = paint.dim(notes.filter((text) => text !== "").join(" · "));
  return `  ${plainText(label).padEnd(10)} ${percent(value).padStart(7)}  ${bar(value, paint)} ${word.padEnd(9)}  ${note}`;
}

function errors(count: number): string {
  return count > 0 ? `, ${count} in error` : "";
}

function bar(value: number, paint: Colors): string {
  const eighths = Math.round(value * BAR * 8);
  const full = "█".repeat(Math.floor(eighths / 8));
  const part = eighths % 8 === 0 ? "" : (" ▏▎▍▌▋▊▉"[eighths % 8] ?? "");
  const filled = full + part;
  return `${paint.cyan(filled)}${paint.dim("·".repeat(BAR - filled.length))}`;
}

function worstLines(report: Report, paint: Colors): string[] {
  const { heading, told, lines, unchanged } = groupCases(report);
  const more = told.length - SHOWN.cases;
  return [
    ...(told.length > 0 ? [paint.bold(heading)] : []),
    ...told.slice(0, SHOWN.cases).flatMap((one) => caseLines(one, paint)),
    ...(more > 0 ? [paint.dim(`  … and ${counted(more, "more case")}`)] : []),
    ...[...lines, ...unchanged].map((line) => `  ${plainText(line)}`),
    ...(told.length > 0
      ? [paint.dim(`  "rungate explain CASE" with the same options shows a case in full`)]
      : []),
  ];
}

function caseLines(one: ReportCase, paint: Colors): string[] {
  const marks = one.trials.map(({ pass }) =>
    pass === null ? paint.yellow("?") : pass ? paint.green("✔") : paint.red("✘"),
  );
  const scores = Object.entries(one.scores).flatMap(([id, value]) =>
    value === null ? [] : [`${id} ${percent(value)}`],
  );
  const notes = [beforeText(one), ...scores].filter((text) => text !== "");
  const worst = one.trials.find(({ pass }) => pass === false);
  return [
    `  ${marks.join("")} ${paint.bold(plainText(caseLabel(one)))}  ${paint.dim(plainText(notes.join(" · ")))}`,
    ...(worst === undefined ? [] : trialLines(worst, paint)),
  ];
}

function trialLines(trial: ReportTrial, paint: Colors): string[] {
  const reasons = reasonsOf(trial);
  const lines = reasons
    .slice(0, SHOWN.reasons)
    .map(
      ({ subject, text }) =>
        `      ${paint.red(plainText(subject))} ${plainText(shorten(text, SHOWN.characters))}`,
    );
  const more = reasons.length - SHOWN.reasons;
  return [
    `    ${paint.dim(plainText(`trial ${trial.trial} · ${placeName(trial)}`))}`,
    ...lines,
    ...(more > 0 ? [paint.dim(`      … and ${more} more`)] : []),
  ];
}

function problemLines({ problems, problemCounts }: Report, paint: Colors): string[] {
  if (problems.length === 0) return [];
  const more = problemCounts.errors + problemCounts.warnings - SHOWN.problems;
  return [
    paint.bold("Problems"),
    ...problems.slice(0, SHOWN.problems).map((problem) => {
      const word = problem.severity === "error" ? paint.red("error  ") : paint.yellow("warning");
      return `  ${word} ${plainText(`${placeText(problem)}${problem.message}`)}`;
    }),
    ...(more > 0 ? [paint.dim(`  … and ${counted(more, "more problem")}`)] : []),
  ];
}

function hintLines({ hint }: Report, paint: Colors): string[] {
  if (hint === null) return [];
  const { sentence, policy } = hintView(hint);
  const lines = policy === undefined ? [] : policy.split("\n").map((line) => `    ${plainText(line)}`);
  return [`${paint.bold("Hint")} ${plainText(sentence)}`, ...lines];
}
