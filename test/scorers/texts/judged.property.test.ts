import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Row, TableName, Tables } from "../../../src/scorers/details.ts";
import type { JudgedText } from "../../../src/scorers/texts/text-scorer.ts";
import { judgedScorers } from "./judged-scorers.ts";

/** Tables with constant rows. */
const FIXED: Partial<Record<TableName, readonly string[]>> = {
  userAspects: ["intent", "completeness", "appropriateness"],
  systemAspects: ["intent", "completeness", "appropriateness"],
  dimensions: ["accuracy", "completeness", "relevance", "consistency", "hallucination"],
  answer: ["answer"],
};

/** Columns of counted units, not of quality; and `useful`, which counts by the context's place. */
const NEUTRAL = ["asserts", "opinion", "useful"];

function anyTables(scorer: JudgedText): fc.Arbitrary<Tables> {
  const tables = Object.entries(scorer.asks(scorer.options)).map(([name, columns = {}]) => {
    const words = Object.entries(columns).map(([key, column]) =>
      fc.constantFrom(...column.words).map((word) => [key, word] as const),
    );
    const verdicts = fc.tuple(...words).map((one) => Object.fromEntries(one));
    const ids = FIXED[name as TableName];
    const most = ids?.length ?? 6;
    return fc.array(verdicts, { minLength: ids?.length ?? 1, maxLength: most }).map((found) => {
      const rows = found.map((verdict, at): Row => {
        const id = name === "units" ? `truth-${1 + (at % 2)}.unit-${at}` : `${name}-${at + 1}`;
        return { id: ids?.[at] ?? id, verdicts: verdict };
      });
      return [name, rows] as const;
    });
  });
  return fc.tuple(...tables).map((all): Tables => Object.fromEntries(all));
}

/** The tables with one word one step worse; undefined when no word can be worse. */
function worse(scorer: JudgedText, tables: Tables, at: number): Tables | undefined {
  const asks = scorer.asks(scorer.options);
  const steps = Object.entries(tables).flatMap(([table, rows]) =>
    (rows ?? []).flatMap((row, place) =>
      Object.entries(asks[table as TableName] ?? {}).flatMap(([key, { words }]) => {
        const next = words[words.indexOf(row.verdicts[key] ?? "") + 1];
        return next === undefined || NEUTRAL.includes(key) ? [] : [{ table, rows, place, key, next }];
      }),
    ),
  );
  const step = steps[at % steps.length];
  if (step === undefined) return undefined;
  const { table, rows = [], place, key, next } = step;
  // An unused context lowers the score only when it is highly relevant, so a lower relevance may raise it.
  if (key === "relevance" && rows[place]?.verdicts.used === "no") return undefined;
  const changed = rows.map((row, one) =>
    one === place ? { ...row, verdicts: { ...row.verdicts, [key]: next } } : row,
  );
  return { ...tables, [table]: changed };
}

function goodness(scorer: JudgedText, tables: Tables): number | undefined {
  const outcome = scorer.score(tables, scorer.options);
  if (outcome.status !== "scored") return undefined;
  return scorer.direction === "lower" ? 1 - outcome.value : outcome.value;
}

describe.each(judgedScorers)("any words of a judge on $id", (scorer) => {
  test("come to a score from 0 to 1, with a lack wherever it is not the best", () => {
    fc.assert(
      fc.property(anyTables(scorer), (tables) => {
        const outcome = scorer.score(tables, scorer.options);
        if (outcome.status !== "scored") {
          expect(outcome.status).toBe("not-assessed");
          return;
        }
        expect(outcome.value).toBeGreaterThanOrEqual(0);
        expect(outcome.value).toBeLessThanOrEqual(1);
        expect(Object.values(outcome.details.counts).every(Number.isFinite)).toBe(true);
        const isBest = goodness(scorer, tables) === 1;
        expect(outcome.details.lacks.length === 0).toBe(isBest);
      }),
    );
  });

  test("make the score no better when one of them is worse", () => {
    fc.assert(
      fc.property(anyTables(scorer), fc.nat(), (tables, at) => {
        const other = worse(scorer, tables, at);
        const [before, after] = [goodness(scorer, tables), other && goodness(scorer, other)];
        if (before === undefined || after === undefined) return;
        expect(after).toBeLessThanOrEqual(before + 1e-9);
      }),
    );
  });

  test("are scored only where each is one that was asked for", () => {
    fc.assert(
      fc.property(anyTables(scorer), fc.constantFrom("Yes", " yes", "constructor", ""), (tables, word) => {
        const other = Object.fromEntries(
          Object.entries(tables).map(([name, rows = []]) => [
            name,
            rows.map((row) => ({
              ...row,
              verdicts: Object.fromEntries(Object.keys(row.verdicts).map((key) => [key, word])),
            })),
          ]),
        );
        expect(() => scorer.score(other, scorer.options)).toThrow(RangeError);
      }),
    );
  });
});
