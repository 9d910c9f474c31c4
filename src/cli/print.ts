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
} from "../core/escape.ts";
import { type Content, writeWhole } from "../core/files.ts";
import { programName } from "../core/invocation.ts";
import { limits } from "../core/limits.ts";
import { ConfigurationError, type Problem, placeText } from "../core/problems.ts";
import { reportPieces, reportText } from "../report/cases.ts";
import type { Report } from "../report/report.ts";
import type { GatingScorer } from "../scorers/pass-marks.ts";
import { summaryView } from "../views/comment.ts";
import type { SettingsValues } from "../views/next-command.ts";
import { terminalView } from "../views/terminal.ts";
import type { ViewOptions } from "../views/verdict-text.ts";
import { type ExitCode, type JobOptions, namedViews, type PrintOptions } from "./options.ts";

/** Replaces a file's text if it still equals `before`, through links. Returns the reason when it does not write. */
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

/** Prints a report and writes the files that the options name. Throws ConfigurationError after it tried all files. */
export async function printReport(
  report: Report,
  options: PrintOptions & Partial<JobOptions>,
  how: ViewOptions,
): Promise<void> {
  const { json, markdown, output } = options;
  const view: ViewOptions = { ...how, asked: askedBy(options, report) };
  const shown = how.verdict ? withExitCode(report, how) : withoutDemands(report);
  if (json) printJson(reportText(report));
  else if (markdown) printMarkdown(summaryView(shown, view));
  else print(terminalView(shown, { colors: hasColors, columns: limits.terminalColumns, ...view }));
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

/** With `--report-only` the verdict does not set the exit code, and no view may claim so. */
function withExitCode(report: Report, { isRed }: ViewOptions): Report {
  return { ...report, verdict: { ...report.verdict, blocks: isRed } };
}

/** Without a verdict, floors and ceilings do not apply; their scorers still count. */
function withoutDemands(report: Report): Report {
  const { policy } = report;
  const { passRate: _, ...floors } = policy.gate.floors;
  const bounded = Object.keys({ ...floors, ...policy.gate.ceilings }) as GatingScorer[];
  const scorers = [...new Set([...policy.gate.scorers, ...bounded])];
  return { ...report, policy: { ...policy, gate: { ...policy.gate, scorers, floors: {}, ceilings: {} } } };
}

interface Output {
  file: string;
  text: Content;
}

/** Writes a file completely or not at all, through links. Throws ConfigurationError. */
export function writeOutput(file: string, text: Content): void {
  writeOutputs([{ file, text }]);
}

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
    // Renaming over a device would destroy it.
    if (there?.isFile() === false) return "cannot be written: it is not a regular file";
    writeWhole(there === undefined ? file : realpathSync(file), text);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return `cannot be written, check that its folder is there and yours to write in: ${error.message}`;
  }
}

/** Returns 1 when the verdict blocks a merge, otherwise 0. */
export function exitCodeOf({ blocks }: { blocks: boolean }): ExitCode {
  return blocks ? 1 : 0;
}

/** Prints problems on standard error. Returns true when one of them is an error. */
export function printProblems(problems: readonly Problem[]): boolean {
  for (const problem of problems)
    printError(terminal`${problem.severity}: ${placeText(problem)}${problem.message}`);
  return problems.some(({ severity }) => severity === "error");
}

/** Prints a bug of rungate. The text is untrusted. */
export function printFault(error: unknown): void {
  printError(manyLines(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  printError(
    terminal`error: rungate failed on something it did not expect, so nothing was judged. Please report it with the lines above`,
  );
}

export const hasColors = pc.isColorSupported;

/**
 * The only functions that write to standard output and standard error. The runner of a workflow reads both for commands, so no text of a
 * recording, file name or argument may be a command. Each call ends its last line.
 */
export function print({ text }: TerminalText): void {
  process.stdout.write(withoutCommands(inLines(text)));
}

/** Prints JSON with invisible characters escaped. */
export function printJson(json: string): void {
  process.stdout.write(jsonWithoutCommands(withNewline(json)));
}

function printMarkdown({ text }: Markdown): void {
  process.stdout.write(withoutCommands(withNewline(text)));
}

export function printError({ text }: TerminalText): void {
  process.stderr.write(withoutCommands(inLines(text)));
}

/** Returns true when a person can be asked at a terminal. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** Every answer but yes is a no, and so is the end of the input. */
export async function askForYes({ text }: TerminalText): Promise<boolean> {
  return /^y(es)?$/i.test((await askForText(terminal`${text} [y/N] `)).trim());
}

let typedLines: AsyncIterator<string> | undefined;

/** Asks a question and returns the line that the user types; "" at the end of the input. */
export async function askForText({ text }: TerminalText): Promise<string> {
  process.stdout.write(withoutCommands(text));
  // A second reader would lose the lines that this one has read ahead.
  typedLines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  process.stdin.ref();
  const { value = "" } = await typedLines.next();
  process.stdin.unref();
  return value;
}

function inLines(text: string): string {
  return text === "" ? "" : `${text}\n`;
}

function withNewline(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}
