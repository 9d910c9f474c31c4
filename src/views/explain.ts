import { createColors } from "picocolors";
import { placeName } from "../problems.ts";
import type { ReportCase, ReportF1Details, ReportOutcome, ReportTrial } from "../report/case-schema.ts";
import { judgedBy } from "../report/judged-by.ts";
import { differenceText, expectationReasons, isF1Details, isLlmDetails } from "../report/reasons.ts";
import type { Report } from "../report/schema.ts";
import { caseLabel } from "../suite/trial.ts";
import { percent } from "../wording.ts";
import { plainText } from "./escape.ts";
import { judgementLines } from "./explain-judgement.ts";
import { outcomeText } from "./outcome.ts";
import { isAdvisory, isShown } from "./scorers.ts";

type Colors = ReturnType<typeof createColors>;

/** What of a report its cases are explained by. */
type Explained = Pick<Report, "cases" | "judge" | "policy">;

/** Cases in full: every run with its scores, each pair of reference and call, each argument difference, and what the judge says. */
export function explainView(report: Explained, colors: boolean): string {
  const paint = createColors(colors);
  return `${report.cases.map((one) => explainCase(one, report, paint).join("\n")).join("\n\n")}\n`;
}

function explainCase(one: ReportCase, report: Explained, paint: Colors): string[] {
  const told = one.source === "recording" ? " · expectations from the recording" : "";
  const from = one.file === undefined ? told : ` · expected in ${one.file}:${one.line}`;
  const rate = one.passRate === null ? "not assessed" : `pass rate ${percent(one.passRate)}`;
  return [
    `${paint.bold(plainText(caseLabel(one)))} ${rate}${paint.dim(plainText(from))}`,
    ...one.trials.flatMap((trial) => ["", ...explainTrial(trial, report, paint)]),
  ];
}

function explainTrial(trial: ReportTrial, report: Explained, paint: Colors): string[] {
  const mark = trial.pass === null ? paint.yellow("?") : trial.pass ? paint.green("✔") : paint.red("✘");
  const place = `${placeName(trial)}${trial.format === null ? "" : ` · ${trial.format}`}`;
  const { llm: _, ...measured } = trial.scores;
  const details = Object.values(measured).flatMap((one) =>
    one.status === "scored" && isF1Details(one.details) ? [one.details] : [],
  );
  const other = expectationReasons(trial).filter(({ subject }) =>
    ["missing", "unexpected", "tools", "budget"].includes(subject),
  );
  return [
    `  ${mark} trial ${plainText(trial.trial)} ${paint.dim(plainText(place))}`,
    ...Object.entries(measured).map(([id, outcome]) => outcomeLine(id, outcome, report)),
    ...details.flatMap((one) => pairLines(one, paint)),
    ...details.flatMap(({ leftOut }) =>
      leftOut.map((one) => `    ${paint.dim(`left out ${plainText(one.name)} ${one.reason}`)}`),
    ),
    ...other.map(({ subject, text }) => `    ${paint.red(plainText(subject))} ${plainText(text)}`),
    ...judgedLines(trial, report, paint),
  ];
}

function judgedLines(trial: ReportTrial, report: Explained, paint: Colors): string[] {
  const { llm } = trial.scores;
  if (llm === undefined || !isShown(report, "llm")) return [];
  const details = llm.status === "scored" && isLlmDetails(llm.details) ? llm.details : undefined;
  return [
    outcomeLine("llm", llm, report),
    ...(details === undefined ? [] : judgementLines(details, paint)),
    ...judgedBy(trial).map((name) => `    ${paint.dim(`judged by ${plainText(name)}`)}`),
  ];
}

function outcomeLine(id: string, outcome: ReportOutcome, { policy }: Explained): string {
  const advisory = isAdvisory(policy.gate, id) ? " · advisory" : "";
  return plainText(`    ${id.padEnd(5)} ${outcomeText(outcome)}${advisory}`);
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
