import { createInterface } from "node:readline";
import pc from "picocolors";
import type { Markdown } from "../escape/markdown.ts";
import { jsonWithoutCommands, withoutCommands } from "../escape/runner.ts";
import type { TerminalText } from "../escape/terminal.ts";

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
export function printMarkdown({ text }: Markdown): void {
  process.stdout.write(withoutCommands(ended(text)));
}

/** Says on standard error what is wrong, or what was not asked for. */
export function complain({ text }: TerminalText): void {
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
