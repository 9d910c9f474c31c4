import { readFileSync, writeFileSync } from "node:fs";
import * as core from "@actions/core";
import { type Markdown, oneLine, type TerminalText, withoutCommands } from "../core/escape.ts";

/** The only function that writes to the job's log. No line can be a command to the runner. */
export function writeLog({ text }: TerminalText): void {
  core.info(withoutCommands(text));
}

/** Shown when the job runs with ACTIONS_STEP_DEBUG. */
export function debug(text: string): void {
  core.debug(oneLine(text));
}

/** Hides a secret in the log of the job. */
export function mask(secret: string): void {
  if (secret !== "") core.setSecret(secret);
}

export interface AnnotationPlace {
  title: string;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

const LEVELS = { error: core.error, warning: core.warning, notice: core.notice };

/** Shows a message at a line of a file. Invisible characters in the name are escaped, and then GitHub cannot find the line. */
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

/** Adds Markdown to the job summary. Servers without a summary lose only this view. */
export async function addToSummary({ text }: Markdown): Promise<void> {
  try {
    await core.summary.addRaw(text, true).write();
  } catch (error) {
    const message = `the job summary cannot be written: ${(error as Error).message}`;
    annotate("warning", message, { title: "rungate" });
  } finally {
    // Otherwise the next write would repeat this text.
    core.summary.emptyBuffer();
  }
}

/** Writes the summary synchronously with this text first, for a process that is about to exit. */
export function endSummary({ text }: Markdown): void {
  const left = core.summary.stringify();
  core.summary.emptyBuffer();
  try {
    const file = process.env.GITHUB_STEP_SUMMARY ?? "";
    const written = readFileSync(file, "utf8");
    // A write in progress may have reached the file.
    writeFileSync(file, `${text}\n${written}${written.endsWith(left) ? "" : left}`);
  } catch {
    // The log and the annotations have the same message.
  }
}

/** Sets outputs of the step, one line each. Returns false, with an annotation, when the runner's file cannot be written. */
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
