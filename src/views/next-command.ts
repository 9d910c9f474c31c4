import { CONFIG_FILE } from "../config/policy.ts";
import { shellWord } from "../core/shell-words.ts";

export const RECIPES = "https://github.com/rungate/rungate/blob/main/docs/recipes.md";

interface JobInputs {
  runs: readonly string[];
  expectations: readonly string[];
  policy: string | undefined;
  suite?: string | undefined;
  format?: string | undefined;
  caseField?: string | undefined;
}

/**
 * Returns a rungate command line for a POSIX shell, without the program. `words` come first, because options with several values would
 * consume them.
 */
export function nextCommand(
  words: readonly string[],
  { runs, expectations, policy, suite, format, caseField }: JobInputs,
  flags: readonly string[] = [],
): string {
  const options: [string, string | undefined][] = [
    ...runs.map((pattern): [string, string] => ["--runs", pattern]),
    ...expectations.map((file): [string, string] => ["--expectations", file]),
    ["--policy", policy === CONFIG_FILE ? undefined : policy],
    ["--suite", suite],
    ["--format", format],
    ["--case-field", caseField],
  ];
  const used = options.flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
  return [...words, ...used, ...flags].map(shellWord).join(" ");
}
