import * as core from "@actions/core";
import { plainText } from "../views/escape.ts";

/**
 * The only way into the job's log. The runner looks for commands there: `::name::` at the beginning of a line, white space before it
 * ignored (U+0085 too, which is none to JavaScript), and `##[name]` anywhere. A zero-width space breaks both, so that nothing from a
 * recording, a file name or an answer of a server is one.
 */
export function writeLog(text: string): void {
  process.stdout.write(text.replace(/^([\s\u0085]*):(?=:)/gm, "$1:\u200b").replaceAll("##[", "#\u200b#["));
}

/** Text for an output: one line, and no command wherever in a line a later step prints it. */
export function lineText(text: string): string {
  return plainText(text).replaceAll("##[", "#\u200b#[");
}

/** A line that is shown when the job runs with ACTIONS_STEP_DEBUG. */
export function debug(text: string): void {
  core.debug(plainText(text));
}

/** Keeps a secret out of the log, whoever prints it. */
export function mask(secret: string): void {
  if (secret !== "") core.setSecret(secret);
}

const LEVELS = { error: core.error, warning: core.warning, notice: core.notice };

/** A place in the repository that an annotation stands at. */
export interface AnnotationPlace {
  title: string;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/** Shows a message at the top of the workflow run, and beside the line of a file when it names one. */
export function annotate(
  level: "error" | "warning" | "notice",
  message: string,
  { title, file, line, column }: AnnotationPlace,
): void {
  LEVELS[level](plainText(message), {
    title: plainText(title),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { startLine: line }),
    ...(column === undefined ? {} : { startColumn: column }),
  });
}
