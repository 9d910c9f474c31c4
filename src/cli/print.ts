import { readFileSync, realpathSync, statSync } from "node:fs";
import { createInterface } from "node:readline";
import pc from "picocolors";
import {
  jsonWithoutCommands,
  type Markdown,
  manyLines,
  type TerminalText,
  terminal,
  withoutCommands,
} from "../base/escape.ts";
import { type Content, writeWhole } from "../base/files.ts";
import { ConfigurationError, type Problem, placeText } from "../base/problems.ts";
import { programName } from "../base/program.ts";
import { reportPieces, reportText } from "../report/cases.ts";
import type { Report } from "../report/report.ts";
import type { GatingScorer } from "../scorers/pass-marks.ts";
import { summaryView } from "../views/comment.ts";
import { terminalView } from "../views/terminal.ts";
import type { SettingsValues, ViewOptions } from "../views/verdict.ts";
import { type ExitCode, type JobOptions, namedViews, type PrintOptions } from "./options.ts";

/**
 * Writes a file, through links to it, if it still holds the text that was read. Otherwise, or when it cannot be written, says why
 * and leaves it alone.
 */
export function replaceFile(path: string, before: string, after: string): string | undefined {
  try {
    const target = realpathSync(path);
    if (readFileSync(target, "utf8") !== before) {
      return "changed in the meantime and is not written: run this again";
    }
    writeWhole(target, after);
    return undefined;
  } catch (error) {
    if (error instanceof Error) return `cannot be written: ${error.message}`;
    throw error;
  }
}

/**
 * Prints a report as the options ask: JSON, Markdown, or for a person at a terminal. Then writes the files that they name, and throws
 * ConfigurationError when one of them cannot be written; the others are.
 */
export async function printReport(
  report: Report,
  options: PrintOptions & Partial<JobOptions>,
  how: ViewOptions,
): Promise<void> {
  const { json, markdown, output } = options;
  const view: ViewOptions = { ...how, asked: askedBy(options, report) };
  const shown = how.verdict ? asEnded(report, how) : withoutDemands(report);
  if (json) printJson(reportText(report));
  else if (markdown) printMarkdown(summaryView(shown, view));
  else print(terminalView(shown, { colors: hasColors, ...view }));
  const outputs: Output[] = [];
  if (output !== undefined) outputs.push({ file: output, text: reportPieces(report) });
  for (const { file, load } of namedViews(options)) {
    const write = await load();
    outputs.push({ file, text: write(shown, view) });
  }
  writeOutputs(outputs);
}

function askedBy(
  options: Partial<JobOptions> & { directory?: string },
  { suite, settings }: Report,
): SettingsValues {
  const { runs, expectations, policy, format, caseField, directory } = options;
  const program = programName();
  if (runs === undefined) return { ...settings, program };
  return { runs, expectations, policy, suite, format, "case-field": caseField, directory, program };
}

/** With `--report-only` the verdict does not end the command with 1, and no view says that it does. */
function asEnded(report: Report, { isRed }: ViewOptions): Report {
  return { ...report, verdict: { ...report.verdict, blocks: isRed } };
}

/** Where nobody asked for a verdict, no score is held against its floor or ceiling. A scorer that has one decides all the same. */
function withoutDemands(report: Report): Report {
  const { policy } = report;
  const { passRate: _, ...floors } = policy.gate.floors;
  const bounded = Object.keys({ ...floors, ...policy.gate.ceilings }) as GatingScorer[];
  const scorers = [...new Set([...policy.gate.scorers, ...bounded])];
  return { ...report, policy: { ...policy, gate: { ...policy.gate, scorers, floors: {}, ceilings: {} } } };
}

/** A file that the user named, and what is to stand in it. */
interface Output {
  file: string;
  text: Content;
}

/**
 * Writes a file that the user named, through links to it, in place of what it held: whole or not at all. Throws ConfigurationError
 * when that is not possible.
 */
export function writeOutput(file: string, text: Content): void {
  writeOutputs([{ file, text }]);
}

/** Writes several such files. Throws ConfigurationError with those that could not be written, when the others are. */
function writeOutputs(outputs: readonly Output[]): void {
  const problems = outputs.flatMap(({ file, text }): Problem[] => {
    const message = faultOfWriting(file, text);
    return message === undefined ? [] : [{ severity: "error", file, message }];
  });
  if (problems.length > 0) throw new ConfigurationError(problems);
}

function faultOfWriting(file: string, text: Content): string | undefined {
  try {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there?.isDirectory()) return "cannot be written: it is a folder, name a file in it";
    // A device that is renamed over is lost to everybody.
    if (there?.isFile() === false) return "cannot be written: it is not a regular file";
    writeWhole(there === undefined ? file : realpathSync(file), text);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return `cannot be written, check that its folder is there and yours to write in: ${error.message}`;
  }
}

/** 0: nothing stops a merge, 1: the verdict does. */
export function exitCodeOf({ blocks }: { blocks: boolean }): ExitCode {
  return blocks ? 1 : 0;
}

/** Tells problems on standard error, one a line. True when one of them is an error. */
export function printProblems(problems: readonly Problem[]): boolean {
  for (const problem of problems)
    printError(terminal`${problem.severity}: ${placeText(problem)}${problem.message}`);
  return problems.some(({ severity }) => severity === "error");
}

/** Tells a fault of rungate itself. Its text may hold anything. */
export function printFault(error: unknown): void {
  printError(manyLines(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  printError(
    terminal`error: rungate failed on something it did not expect, so nothing was judged. Please report it with the lines above`,
  );
}

/** Whether who reads standard output sees colours, as far as the environment says. */
export const hasColors = pc.isColorSupported;

/**
 * The only ways to standard output and standard error. The command line is run in workflows too, whose runner reads both for commands:
 * nothing from a recording, a file name or an argument is one. Each call ends its last line; an empty text has none.
 */
export function print({ text }: TerminalText): void {
  process.stdout.write(withoutCommands(inLines(text)));
}

/** JSON, as it is written in a file: the same value, but what is invisible in it is escaped. */
export function printJson(json: string): void {
  process.stdout.write(jsonWithoutCommands(ended(json)));
}

/** Finished Markdown. */
function printMarkdown({ text }: Markdown): void {
  process.stdout.write(withoutCommands(ended(text)));
}

/** Says on standard error what is wrong, or what was not asked for. */
export function printError({ text }: TerminalText): void {
  process.stderr.write(withoutCommands(inLines(text)));
}

/** Whether there is a person to ask: standard input and standard output are a terminal. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** Asks for a yes at the terminal. Any other answer is a no, and so is the end of the input. */
export async function askForYes({ text }: TerminalText): Promise<boolean> {
  process.stdout.write(withoutCommands(`${text} [y/N] `));
  for await (const answer of createInterface({ input: process.stdin }))
    return /^y(es)?$/i.test(answer.trim());
  return false;
}

function inLines(text: string): string {
  return text === "" ? "" : `${text}\n`;
}

function ended(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}
