import type { TerminalText } from "../../src/core/escape.ts";

/** What a person sees at a terminal, with the end of the last line. */
export function printed({ text }: TerminalText): string {
  return `${text}\n`;
}
