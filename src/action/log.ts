import { oneLine, withoutCommands } from "../escape/runner.ts";
import type { TerminalText } from "../escape/terminal.ts";
import { writeCommand } from "./workflow-command.ts";

/** The only way into the job's log: no line of it is a command to the runner. */
export function writeLog({ text }: TerminalText): void {
  process.stdout.write(withoutCommands(`${text}\n`));
}

/** A line that is shown when the job runs with ACTIONS_STEP_DEBUG. */
export function debug(text: string): void {
  writeCommand("debug", oneLine(text));
}

/** Keeps a secret out of the log, whoever prints it. */
export function mask(secret: string): void {
  if (secret !== "") writeCommand("add-mask", secret);
}

/** A place in the repository that an annotation stands at. */
export interface AnnotationPlace {
  title: string;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/**
 * Shows a message at the top of the workflow run, and beside the line of a file when it names one. A name with anything invisible in it is
 * written out too: GitHub finds no file of that name then, and shows the message without its line.
 */
export function annotate(
  level: "error" | "warning" | "notice",
  message: string,
  { title, file, line, column }: AnnotationPlace,
): void {
  const place = { file: file === undefined ? undefined : oneLine(file), line, col: column };
  writeCommand(level, oneLine(message), { title: oneLine(title), ...place });
}
