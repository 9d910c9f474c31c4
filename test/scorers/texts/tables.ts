import type { Row, Tables, TextDetails } from "../../../src/scorers/details.ts";
import type { TextOutcome } from "../../../src/scorers/texts/text-scorer.ts";

/** Rows named after their table and place, `sentence-1`, with a judge's words by column. */
export function rows(name: string, ...verdicts: Record<string, string>[]): Row[] {
  return verdicts.map((verdict, at) => ({ id: `${name}-${at + 1}`, verdicts: verdict }));
}

/** Rows with words in the order of the columns: `table("sentence", ["asserts", "toxic"], "yes no", "no no")`. */
export function table(name: string, columns: readonly string[], ...words: string[]): Row[] {
  return rows(
    name,
    ...words.map((line) =>
      Object.fromEntries(line.split(" ").map((word, at) => [columns[at] ?? "", word] as const)),
    ),
  );
}

export function scoredBy<Options extends object>(
  scorer: { options: Options; score(tables: Tables, options: Options): TextOutcome },
  tables: Tables,
  options: Partial<Options> = {},
): { value: number; counts: TextDetails["counts"]; lacks: string[] } {
  const outcome = scorer.score(tables, { ...scorer.options, ...options });
  if (outcome.status !== "scored") throw new Error(`${outcome.status}: ${outcome.reason}`);
  const { counts, lacks } = outcome.details;
  return { value: outcome.value, counts, lacks: lacks.map(({ text }) => text) };
}

export function rowCounts(counts: Partial<Record<keyof Tables, number>>) {
  return {
    sentences: 0,
    contexts: 0,
    units: 0,
    userAsks: 0,
    systemAsks: 0,
    userAspects: 0,
    systemAspects: 0,
    dimensions: 0,
    answer: 0,
    ...counts,
  };
}
