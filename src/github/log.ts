import { readFileSync, writeFileSync } from "node:fs";
import * as core from "@actions/core";
import { type Markdown, oneLine, type TerminalText, withoutCommands } from "../base/escape.ts";

/** The only way into the job's log: no line of it is a command to the runner. */
export function writeLog({ text }: TerminalText): void {
  core.info(withoutCommands(text));
}

/** A line that is shown when the job runs with ACTIONS_STEP_DEBUG. */
export function debug(text: string): void {
  core.debug(oneLine(text));
}

/** Keeps a secret out of the log, whoever prints it. */
export function mask(secret: string): void {
  if (secret !== "") core.setSecret(secret);
}

/** A place in the repository that an annotation stands at. */
export interface AnnotationPlace {
  title: string;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

const LEVELS = { error: core.error, warning: core.warning, notice: core.notice };

/**
 * Shows a message at the top of the workflow run, and beside the line of a file when it names one. A name with anything invisible in it is
 * written out too: GitHub finds no file of that name then, and shows the message without its line.
 */
export function annotate(
  level: keyof typeof LEVELS,
  message: string,
  { title, file, line, column }: AnnotationPlace,
): void {
  LEVELS[level](oneLine(message), {
    title: oneLine(title),
    ...(file !== undefined && { file: oneLine(file) }),
    ...(line !== undefined && { startLine: line }),
    ...(column !== undefined && { startColumn: column }),
  });
}

/** Adds Markdown to the job summary. A server that has none loses nothing but this view. */
export async function addToSummary({ text }: Markdown): Promise<void> {
  try {
    await core.summary.addRaw(text, true).write();
  } catch (error) {
    const message = `the job summary cannot be written: ${(error as Error).message}`;
    annotate("warning", message, { title: "rungate" });
  } finally {
    // What could not be written would be written with the next.
    core.summary.emptyBuffer();
  }
}

/** Puts this at the top of the summary and writes all of it at once: for a process that ends now, and cannot wait for GitHub's own code. */
export function endSummary({ text }: Markdown): void {
  const left = core.summary.stringify();
  core.summary.emptyBuffer();
  try {
    const file = process.env.GITHUB_STEP_SUMMARY ?? "";
    const written = readFileSync(file, "utf8");
    // What was being written may be in the file already.
    writeFileSync(file, `${text}\n${written}${written.endsWith(left) ? "" : left}`);
  } catch {
    // The log and the annotations say it too.
  }
}

/** The only way into the outputs of the step, each one line. False, and it is said, when the runner's file does not take them. */
export function setOutputs(outputs: Record<string, string | number>): boolean {
  try {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, oneLine(String(value)));
    return true;
  } catch (error) {
    const message = `the outputs cannot be written, so later steps would miss them: ${(error as Error).message}`;
    annotate("error", message, { title: "rungate" });
    return false;
  }
}
