import { expect, test } from "vitest";
import type { Row } from "../../../src/scorers/details.ts";
import { answerSimilarity } from "../../../src/scorers/texts/reference.ts";
import { rowCounts, scoredBy, table } from "./tables.ts";

const units = (truth: number, ...words: string[]): Row[] =>
  table(`truth-${truth}.unit`, ["match", "contradicted"], ...words);
const sentences = (...words: string[]) => table("sentence", ["extra"], ...words);
/** Mastra counts wording too. */
const WORDING = { semanticThreshold: 0.8, exactMatchBonus: 0.2 };

test.each([
  [["exact no", "exact no"], 1, 1],
  [["semantic no", "semantic no"], 1, 2 / 3],
  [["partial no"], 0.5, 1 / 3],
  [["semantic no", "missing no"], 0.425, 0.65 / 2.4],
  [["exact no", "semantic no", "partial no", "missing no"], 2.35 / 4, 2.25 / 4.8],
  [["exact no", "exact no", "exact yes"], 0, 0],
  [["missing no"], 0, 0],
])("parts %j", (words, value, worded) => {
  const tables = { units: units(1, ...words), sentences: sentences("no") };
  expect(scoredBy(answerSimilarity, tables).value).toBeCloseTo(value, 12);
  expect(scoredBy(answerSimilarity, tables, WORDING).value).toBeCloseTo(worded, 12);
});

test("what is added costs a little", () => {
  const added = (...words: string[]) => ({ units: units(1, "semantic no"), sentences: sentences(...words) });
  expect(scoredBy(answerSimilarity, added("no", "yes")).value).toBe(0.95);
  expect(scoredBy(answerSimilarity, added("yes", "yes", "yes", "yes", "yes")).value).toBe(0.8);
});

test("of several right answers the nearest counts", () => {
  const tables = {
    units: [...units(1, "missing yes"), ...units(2, "semantic no", "partial no"), ...units(3, "missing no")],
    sentences: sentences("no", "yes"),
  };
  expect(scoredBy(answerSimilarity, tables)).toEqual({
    value: 0.7,
    counts: {
      units: 2,
      exact: 0,
      semantic: 1,
      partial: 1,
      missing: 0,
      contradicted: 0,
      extra: 1,
      sentences: 2,
    },
    lacks: ["truth-2.unit-2 is said in part", "sentence-2 adds what no right answer has"],
  });
});

test("says first what the answer contradicts", () => {
  const tables = { units: units(1, "missing no", "partial yes", "semantic no"), sentences: sentences("yes") };
  expect(scoredBy(answerSimilarity, tables, WORDING).lacks).toEqual([
    "truth-1.unit-2 is contradicted by the answer",
    "truth-1.unit-1 is missing in the answer",
    "truth-1.unit-2 is said in part",
    "truth-1.unit-3 is said in other words",
    "sentence-1 adds what no right answer has",
  ]);
});

test("needs an answer and a right one", () => {
  const { options } = answerSimilarity;
  expect(answerSimilarity.missing?.({}, options)).toBe("groundTruth");
  expect(answerSimilarity.missing?.({ groundTruth: ["a"] }, options)).toBeUndefined();
  expect(answerSimilarity.unasked(rowCounts({ units: 1 }), options)).toBe("the agent gave no answer");
  expect(answerSimilarity.unasked(rowCounts({ sentences: 1 }), options)).toBe(
    "the groundTruth has no sentence",
  );
  expect(answerSimilarity.unasked(rowCounts({ sentences: 1, units: 1 }), options)).toBeUndefined();
  expect(answerSimilarity.score({ sentences: sentences("no") }, options).status).toBe("not-assessed");
});
