import { DEFAULT_POLICY } from "../policy/default-file.ts";

/** What the user named: the recordings, the files, and how recordings are read. */
interface Named {
  runs: readonly string[];
  expectations: readonly string[];
  policy: string | undefined;
  suite?: string | undefined;
  format?: string | undefined;
  caseField?: string | undefined;
}

/**
 * A command over the same recordings and files, as a POSIX shell reads it, without the program's name: its `words` first, for options
 * that take several values would take them too.
 */
export function nextCommand(
  words: readonly string[],
  { runs, expectations, policy, suite, format, caseField }: Named,
  flags: readonly string[] = [],
): string {
  const options: [string, string | undefined][] = [
    ...runs.map((pattern): [string, string] => ["--runs", pattern]),
    ...expectations.map((file): [string, string] => ["--expectations", file]),
    ["--policy", policy === DEFAULT_POLICY ? undefined : policy],
    ["--suite", suite],
    ["--format", format],
    ["--case-field", caseField],
  ];
  const named = options.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
  return [...words, ...named, ...flags].map(shellWord).join(" ");
}

/** A text as one word of a POSIX shell. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
