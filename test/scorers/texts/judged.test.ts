import { describe, expect, test } from "vitest";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { judgedScorers } from "./judged-scorers.ts";

describe.each(judgedScorers)("$id", (scorer) => {
  const columns = Object.values(scorer.asks(scorer.options)).flatMap((of) => Object.entries(of ?? {}));

  test("asks for one of at least two words, and says what they are about", () => {
    expect(columns.length).toBeGreaterThan(0);
    for (const [, { asks, words }] of columns) {
      expect(asks.length).toBeGreaterThan(30);
      expect(new Set(words).size).toBe(words.length);
      expect(words.length).toBeGreaterThan(1);
    }
  });

  test("refuses a scale, since every score is from 0 to 1", () => {
    const text = `cases:\n  - id: a\n    ${scorer.id}: { scale: 10 }\n    groundTruth: b\n    noise: { of: a }\n`;
    const { problems } = loadExpectations([{ file: "cases.yml", text }]);
    expect(problems.map(({ message }) => message)).toContain(
      `unknown key "scale" in cases[0].${scorer.id}: every score is from 0 to 1`,
    );
  });
});

test("scorers that share a sheet and a column ask the same", () => {
  const sheets = new Map<string, object>();
  for (const scorer of judgedScorers) {
    for (const [table, columns] of Object.entries(scorer.asks(scorer.options))) {
      for (const [name, column] of Object.entries(columns ?? {})) {
        const key = `${table}.${name}`;
        expect(column).toEqual(sheets.get(key) ?? column);
        sheets.set(key, column);
      }
    }
  }
  expect([...sheets.keys()].sort()).toEqual([
    "answer.missingContext",
    "contexts.relevance",
    "contexts.used",
    "contexts.useful",
    "dimensions.impact",
    "dimensions.major",
    "sentences.asserts",
    "sentences.biased",
    "sentences.extra",
    "sentences.hallucination",
    "sentences.opinion",
    "sentences.relevance",
    "sentences.support",
    "sentences.toxic",
    "systemAsks.fulfilled",
    "systemAspects.met",
    "units.contradicted",
    "units.match",
    "userAsks.fulfilled",
    "userAspects.met",
  ]);
});

test.each([
  ["answer-similarity: { requireGroundTruth: false }", "a case without groundTruth is not assessed"],
  [
    "context-precision: { contextExtractor: x }",
    "write context: { toolResults: [the tool's name] }, or where it is in the recording",
  ],
  ["noise-sensitivity: { noiseType: typos }", "the case says it under noise"],
  [
    "prompt-alignment: { includeConversationHistory: true }",
    "the judge sees all that the user said up to the answer",
  ],
])("%s is told what there is instead", (line, instead) => {
  const text = `cases:\n  - id: a\n    ${line}\n    groundTruth: b\n    noise: { of: a }\n`;
  const { problems } = loadExpectations([{ file: "cases.yml", text }]);
  expect(problems.map(({ message }) => message).join()).toMatch(
    new RegExp(`^unknown key ".*: ${instead.replace(/[[\]{}]/g, "\\$&")}`),
  );
});

test.each([
  ["answer-relevancy: { uncertaintyWeight: 2 }"],
  ["context-relevance: { penalties: { unusedHighRelevanceContext: -0.5 } }"],
  ["answer-similarity: { exactMatchBonus: -1 }"],
  ["noise-sensitivity: { scoring: { impactWeights: { none: 1.5 } } }"],
  ["noise-sensitivity: { scoring: { penalties: { maxMajorIssuePenalty: 30 } } }"],
])("%s is out of its range", (line) => {
  const text = `cases:\n  - id: a\n    ${line}\n    groundTruth: b\n    noise: { of: a }\n`;
  const { problems } = loadExpectations([{ file: "cases.yml", text }]);
  expect(problems.map(({ message }) => message).join()).toMatch(/expected at (?:least 0|most 1), got/);
});

test.each([
  [
    "context-relevance: { penalties: { missingPerItem: 0.1 } }",
    'unknown key "missingPerItem" in cases[0].context-relevance.penalties. Known: unusedHighRelevanceContext, missingContextPerItem, maxMissingContextPenalty.',
  ],
  [
    "noise-sensitivity: { scoring: { impactWeights: { non: 1 } } }",
    'unknown key "non" in cases[0].noise-sensitivity.scoring.impactWeights. Did you mean "none"?',
  ],
  ["bias: { strict: true }", 'unknown key "strict" in cases[0].bias. No key is known here'],
])("%s is told what there is", (line, message) => {
  const text = `cases:\n  - id: a\n    ${line}\n    noise: { of: a }\n`;
  const { problems } = loadExpectations([{ file: "cases.yml", text }]);
  expect(problems.map((problem) => problem.message)).toEqual([message]);
});
