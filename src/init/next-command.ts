import { DEFAULT_POLICY } from "../policy/default-file.ts";

/** What the user named: the recordings, both files, and how recordings are read. */
interface Named {
  runs: readonly string[];
  expectations: string;
  policy: string;
  suite?: string | undefined;
  format?: string;
  caseField?: string;
}

/** The command that gates the same recordings by the files that were written, as a POSIX shell reads it; without the program's name. */
export function nextCommand({ runs, expectations, policy, suite, format, caseField }: Named): string {
  const options: [string, string | undefined][] = [
    ...runs.map((pattern): [string, string] => ["--runs", pattern]),
    ["--expectations", expectations],
    ["--policy", policy === DEFAULT_POLICY ? undefined : policy],
    ["--suite", suite],
    ["--format", format],
    ["--case-field", caseField],
  ];
  const words = options.flatMap(([name, value]) => (value === undefined ? [] : [name, shellWord(value)]));
  return ["gate", ...words].join(" ");
}

/** A text as one word of a POSIX shell. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
