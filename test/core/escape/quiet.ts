import fc from "fast-check";
import { expect } from "vitest";
import { readCommand } from "../../e2e/workflow-commands.ts";

const NASTY = [
  ...["::error::x", "::stop-commands::x", "::add-mask::x", " ::set-output name=verdict::pass", "::", ":"],
  ...["##[error]x", "##[add-mask]x", "##[", "#", "[", "%0A::error::x", "%", ",", "verdict<<EOF", "=", " "],
  ...["\n", "\r", "\r\n", "\u0085", "\u2028", "\u2029", "\t", "\v", "\f", "\b", "\0", "\u007f"],
  ...["\u001b[2J", "\u001b]0;x\u0007", "\u001b[31m", "\u009b2J", "\u202e", "\u2066", "\u200b", "\ufeff"],
  ...["\u00ad", "\ud83d", "\udc00", "\u{e0041}", "__proto__", "文字", "é", "\u{1f680}", "x"],
];

export const nastyText = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: "binary", maxLength: 8 })), { maxLength: 8 })
  .map((parts) => parts.join(""));

/** The runner also ends a line at a lone carriage return. */
export function runnerLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** The lines that the runner obeys. .NET counts U+0085 as white space and skips it at the beginning. */
export function commandsIn(text: string): string[] {
  return runnerLines(text).filter((line) => readCommand(line.replace(/^[\s\u0085]+/, "")) !== undefined);
}

/**
 * Checks that the output has lines without invisible characters or commands. The zero-width space that breaks a command is our own: any
 * other must be escaped.
 */
export function expectQuiet(printed: string): void {
  expect(printed.replace(/(?<=[:#])\u200b/g, "")).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
  expect(commandsIn(printed)).toEqual([]);
}
