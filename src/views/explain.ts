import { createColors } from "picocolors";
import { placeName } from "../problems.ts";
import type { ReportCase, ReportF1Details, ReportOutcome, ReportTrial } from "../report/case-schema.ts";
import { differenceText, isF1Details, reasonsOf } from "../report/reasons.ts";
import { caseLabel } from "../suite/trial.ts";
import { percent } from "../wording.ts";
import { plainText } from "./escape.ts";

type Colors = ReturnType<typeof createColors>;

/** Cases in full: every run with its scores, each pair of reference and call, each argument difference. */
export function explainView(cases: readonly ReportCase[], colors: boolean): string {
  const paint = createColors(colors);
  return `${cases.map((one) => explainCase(one, paint).join("\n")).join("\n\n")}\n`;
}

function explainCase(one: ReportCase, paint: Colors): string[] {
  const told = one.source === "recording" ? " · expectations from the recording" : "";
  const from = one.file === undefined ? told : ` · expected in ${one.file}:${one.line}`;
  const rate = one.passRate === null ? "not assessed" : `pass rate ${percent(one.passRate)}`;
  return [
    `${paint.bold(plainText(caseLabel(one)))} ${rate}${paint.dim(plainText(from))}`,
    ...one.trials.flatMap((trial) => ["", ...explainTrial(trial, paint)]),
  ];
}

function explainTrial(trial: ReportTrial, paint: Colors): string[] {
  const mark = trial.pass === null ? paint.yellow("?") : trial.pass ? paint.green("✔") : paint.red("✘");
  const place = placeName(trial);
  const outcomes = Object.entries(trial.scores).map(
    ([id, outcome]) => `    ${id.padEnd(5)} ${outcomeText(outcome)}`,
  );
  const details = Object.values(trial.scores).flatMap((one) =>
    one.status === "scored" && isF1Details(one.details) ? [one.details] : [],
  );
  const reasons = reasonsOf(trial);
  const other = reasons.filter(({ subject }) =>
    ["missing", "unexpected", "tools", "budget"].includes(subject),
  );
  return [
    `  ${mark} trial ${plainText(trial.trial)} ${paint.dim(plainText(`${place}${trial.format === null ? "" : ` · ${trial.format}`}`))}`,
    ...outcomes.map(plainText),
    ...details.flatMap((one) => pairLines(one, paint)),
    ...details.flatMap(({ leftOut }) =>
      leftOut.map((one) => `    ${paint.dim(`left out ${plainText(one.name)} ${one.reason}`)}`),
    ),
    ...other.map(({ subject, text }) => `    ${paint.red(plainText(subject))} ${plainText(text)}`),
  ];
}

function outcomeText(outcome: ReportOutcome): string {
  if (outcome.status !== "scored") return `${outcome.status}: ${outcome.reason}`;
  const { details } = outcome;
  if (!isF1Details(details)) return percent(outcome.value);
  const { truePositives, calls, references } = details;
  return `${percent(outcome.value)}  (${truePositives} matched, ${calls} called, ${references} expected; precision ${percent(details.precision)}, recall ${percent(details.recall)})`;
}

function pairLines({ pairs, nearMisses }: ReportF1Details, paint: Colors): string[] {
  const matched = pairs.map((pair) => ({ ...pair, word: paint.green("matched") }));
  const near = nearMisses.map((pair) => ({ ...pair, word: paint.red("no match") }));
  return [...matched, ...near]
    .toSorted((a, b) => a.reference - b.reference)
    .flatMap(({ word, name, reference, call, fraction, differences, malformed }) => [
      `    ${word} ${plainText(name)} ${paint.dim(`reference ${reference + 1}, call ${call + 1}${fraction < 1 ? `, ${percent(fraction)} of its arguments` : ""}`)}`,
      ...differences.map(
        (one) =>
          `      ${plainText(malformed ? `arguments are not JSON: ${String(one.actual)}` : differenceText(one))}`,
      ),
    ]);
}
