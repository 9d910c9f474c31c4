import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync } from "node:fs";
import { EOL } from "node:os";
import { type Markdown, oneLine, type TerminalText, withoutCommands } from "../base/escape.ts";

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

/** Adds Markdown to the job summary, in one step that no interrupt divides. A server that has none loses nothing but this view. */
export function addToSummary({ text }: Markdown): void {
  try {
    const file = process.env.GITHUB_STEP_SUMMARY;
    if (!file) throw new Error("the runner names no file for it (GITHUB_STEP_SUMMARY)");
    appendFileSync(file, `${text}\n`);
  } catch (error) {
    annotate("warning", `the job summary cannot be written: ${(error as Error).message}`, {
      title: "rungate",
    });
  }
}

/** The only way into the outputs of the step, each one line. False, and it is said, when the runner's file does not take them. */
export function setOutputs(outputs: Record<string, string | number>): boolean {
  try {
    for (const [name, value] of Object.entries(outputs)) setOutput(name, oneLine(String(value)));
    return true;
  } catch (error) {
    const message = `the outputs cannot be written, so later steps would miss them: ${(error as Error).message}`;
    annotate("error", message, { title: "rungate" });
    return false;
  }
}

/**
 * Hands an output of the step to the runner, by its file or, where it names none, by the command of old. Throws when the file is not
 * there or takes nothing.
 */
export function setOutput(name: string, value: string): void {
  const file = process.env.GITHUB_OUTPUT;
  if (!file) {
    // On a line of its own, whatever was printed before.
    process.stdout.write(EOL);
    writeCommand("set-output", value, { name });
    return;
  }
  if (!existsSync(file)) throw new Error(`Missing file at path: ${file}`);
  appendFileSync(file, keyAndValue(name, value));
}

/** What nobody can end early who does not know the delimiter, which is drawn anew each time. */
function keyAndValue(name: string, value: string): string {
  const delimiter = `ghadelimiter_${randomUUID()}`;
  if (name.includes(delimiter) || value.includes(delimiter))
    throw new Error(`output ${name} contains the delimiter ${delimiter}`);
  return [`${name}<<${delimiter}`, value, delimiter, ""].join(EOL);
}
