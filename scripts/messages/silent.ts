import type { Text } from "./texts.ts";

/** Texts that are no messages, by where they stand, and why. */
const PLACES: readonly { why: string; files: RegExp }[] = [
  {
    why: "what a report, a page or a comment shows of a result; a red gate explains itself, and docs/gate.md its lines",
    files: /^src\/(?:views|escape|checks|statistics)\/|^src\/report\/(?:reasons|values)\.ts$/,
  },
  {
    why: "comments in the files that init writes, and how it shows them",
    files:
      /^src\/init\/(?:expectations-text|policy-text|propose-case|trial-calls|schema-line|next-command)\.ts$/,
  },
  {
    why: "what a judge is told",
    files: /^src\/judgement\/(?:rubric|last-object|cut)\.ts$|^src\/judge\/request\.ts$/,
  },
];

/** Texts that are no messages, by what they are handed to, and why. */
const USES: readonly { why: string; uses: readonly string[] }[] = [
  {
    why: "help of the command line, or of an editor that knows the schema",
    uses: [
      "describe",
      "description",
      "option",
      "requiredOption",
      "argument",
      "usage",
      "Option",
      "filled",
      "list",
    ],
  },
  { why: "lines that only a debug log has", uses: ["debug"] },
  { why: "sought in texts of others", uses: ["startsWith", "endsWith", "includes", "replace"] },
  { why: "glue between words", uses: ["split", "join", "counted"] },
  { why: "requests", uses: ["request"] },
  { why: "a bar or a line of progress", uses: ["barOf"] },
  {
    why: "a fault of rungate itself, told as `rungate failed on something it did not expect`",
    uses: ["TypeError", "RangeError", "Re2Missing"],
  },
];

/** What a format is called, and what it looks for: said by `inspect` and the README. */
const FORMATS = /^src\/recordings\/formats\//;
const OF_FORMATS = ["title", "looksFor"];

/** Whether a text is no message for a reason that holds of its place or its use. */
export function isSilent({ file, use, key }: Text): boolean {
  return (
    PLACES.some(({ files }) => files.test(file)) ||
    USES.some(({ uses }) => uses.includes(use)) ||
    (FORMATS.test(file) && OF_FORMATS.includes(key))
  );
}
