import type { TerminalText } from "../../src/core/escape.ts";

/** The text at a terminal with its final line break. */
export function printed({ text }: TerminalText): string {
  return `${text}\n`;
}
