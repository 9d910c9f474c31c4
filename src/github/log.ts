import { EOL } from "node:os";
import { oneLine, type TerminalText, withoutCommands } from "../base/escape.ts";

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

/** Tells the runner something by a line in the log. A property that is empty or undefined is left out. */
export function writeCommand(
  name: string,
  message: string,
  properties: Record<string, string | number | undefined> = {},
): void {
  const given = Object.entries(properties).filter(([, value]) => value);
  const list = given.map(([key, value]) => `${key}=${escapeProperty(String(value))}`).join(",");
  process.stdout.write(`::${name}${list && ` ${list}`}::${escapeData(message)}${EOL}`);
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
