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
    why: "what init has found and decided, and its numbered next steps",
    files: /^src\/init\/told\/(?:found|decided|next-steps)\.ts$/,
  },
  {
    why: "lines of the workflow that init writes",
    files: /^src\/init\/workflow\/(?:committed|recorded)\.ts$/,
  },
  { why: "what editors say of a scorer", files: /^src\/policy\/pass-marks\.ts$/ },
  {
    why: "what a judge is told",
    files: /^src\/judgement\/(?:rubric|sheet-rubric|framed|last-object|cut)\.ts$|^src\/judge\/request\.ts$/,
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
      "choice",
      "shareOption",
      "meta",
    ],
  },
  { why: "lines that only a debug log has", uses: ["debug"] },
  { why: "sought in texts of others", uses: ["startsWith", "endsWith", "includes", "replace"] },
  { why: "glue between words", uses: ["split", "join", "counted"] },
  { why: "requests", uses: ["request"] },
  { why: "what the doctor finds to be well", uses: ["ok"] },
  { why: "an expression of GitHub's", uses: ["expression"] },
  { why: "a bar or a line of progress", uses: ["barOf"] },
  {
    why: "a fault of rungate itself, told as `rungate failed on something it did not expect`",
    uses: ["TypeError", "RangeError", "Re2Missing"],
  },
];

/** Texts that are no messages, by the key they stand under in some files, and why. */
const KEYS: readonly { why: string; files: RegExp; keys: readonly string[] }[] = [
  {
    why: "what a format is called, and what it looks for: said by `inspect` and the README",
    files: /^src\/recordings\/formats\//,
    keys: ["title", "looksFor"],
  },
  {
    why: "what editors say of a scorer of texts, what a judge is asked of a row, and what a report shows that a run lacks",
    files: /^src\/texts\//,
    keys: ["what", "asks", "text"],
  },
  {
    why: "what a check is about: said by docs/doctor.md; and the lines to write",
    files: /^src\/doctor\/checks\//,
    keys: ["title", "why", "yaml"],
  },
  {
    why: "what a scorer of texts is, what it asks a judge, and what an answer lacks: said by the schemas, by the question, and by a report",
    files: /^src\/texts\//,
    keys: ["what", "asks", "text"],
  },
];

/** Whether a text is no message for a reason that holds of its place or its use. */
export function isSilent({ file, use, key }: Text): boolean {
  return (
    PLACES.some(({ files }) => files.test(file)) ||
    USES.some(({ uses }) => uses.includes(use)) ||
    KEYS.some(({ files, keys }) => files.test(file) && keys.includes(key))
  );
}
