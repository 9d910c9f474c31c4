import { type Paint, paintWith, sections, type TerminalText, terminal } from "../escape/terminal.ts";
import { placeName } from "../problems.ts";
import type { ReportCase, ReportF1Details, ReportOutcome, ReportTrial } from "../report/case-schema.ts";
import { judgedByFor } from "../report/judged-by.ts";
import { differenceText, expectationReasons, isF1Details, isLlmDetails } from "../report/reasons.ts";
import type { Report } from "../report/schema.ts";
import { caseLabel } from "../suite/trial.ts";
import { percent } from "../wording.ts";
import { judgementLines } from "./explain-judgement.ts";
import { outcomeText } from "./outcome.ts";
import { isAdvisory, isShown } from "./scorers.ts";
import { padEnd } from "./terminal-width.ts";

/** What of a report its cases are explained by. */
type Explained = Pick<Report, "cases" | "judge" | "policy">;

/** Cases in full: every run with its scores, each pair of reference and call, each argument difference, and what the judge says. */
export function explainView(report: Explained, colors: boolean): TerminalText {
  const paint = paintWith(colors);
  return sections(report.cases.map((one) => explainCase(one, report, paint)));
}

function explainCase(one: ReportCase, report: Explained, paint: Paint): TerminalText[] {
  const told = one.source === "recording" ? " · expectations from the recording" : "";
  const from = one.file === undefined ? told : ` · expected in ${one.file}:${one.line}`;
  const rate = one.passRate === null ? "not assessed" : `pass rate ${percent(one.passRate)}`;
  return [
    terminal`${paint.bold(caseLabel(one))} ${rate}${paint.dim(from)}`,
    ...one.trials.flatMap((trial) => [terminal``, ...explainTrial(trial, report, paint)]),
  ];
}

function explainTrial(trial: ReportTrial, report: Explained, paint: Paint): TerminalText[] {
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
    terminal`  ${mark} trial ${trial.trial} ${paint.dim(place)}`,
    ...Object.entries(measured).map(([id, outcome]) => outcomeLine(id, outcome, report)),
    ...details.flatMap((one) => pairLines(one, paint)),
    ...details.flatMap(({ leftOut }) =>
      leftOut.map((one) => terminal`    ${paint.dim(`left out ${one.name} ${one.reason}`)}`),
    ),
    ...other.map(({ subject, text }) => terminal`    ${paint.red(subject)} ${text}`),
    ...judgedLines(trial, report, paint),
  ];
}

function judgedLines(trial: ReportTrial, report: Explained, paint: Paint): TerminalText[] {
  const { llm } = trial.scores;
  if (llm === undefined || !isShown(report, "llm")) return [];
  const details = llm.status === "scored" && isLlmDetails(llm.details) ? llm.details : undefined;
  return [
    outcomeLine("llm", llm, report),
    ...(details === undefined ? [] : judgementLines(details, paint)),
    ...judgedByFor(trial, "llm").map((name) => terminal`    ${paint.dim(`judged by ${name}`)}`),
  ];
}

function outcomeLine(id: string, outcome: ReportOutcome, { policy }: Explained): TerminalText {
  const advisory = isAdvisory(policy.gate, id) ? " · advisory" : "";
  return terminal`    ${padEnd(id, 5)} ${outcomeText(outcome)}${advisory}`;
}

function pairLines({ pairs, nearMisses }: ReportF1Details, paint: Paint): TerminalText[] {
  const matched = pairs.map((pair) => ({ ...pair, word: paint.green("matched") }));
  const near = nearMisses.map((pair) => ({ ...pair, word: paint.red("no match") }));
  return [...matched, ...near]
    .toSorted((a, b) => a.reference - b.reference)
    .flatMap(({ word, name, reference, call, fraction, differences, malformed }) => {
      const share = fraction < 1 ? `, ${percent(fraction)} of its arguments` : "";
      const told = differences.map((one) =>
        malformed ? `arguments are not JSON: ${String(one.actual)}` : differenceText(one),
      );
      return [
        terminal`    ${word} ${name} ${paint.dim(`reference ${reference + 1}, call ${call + 1}${share}`)}`,
        ...told.map((text) => terminal`      ${text}`),
      ];
    });
}
