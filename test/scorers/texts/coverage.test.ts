import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { literal } from "../../../src/core/match-values.ts";
import { keywordCoverage } from "../../../src/scorers/texts/coverage.ts";
import { keywordsOf } from "../../../src/scorers/texts/keywords.ts";
import { loadTagger } from "../../../src/scorers/texts/tagger.ts";

beforeAll(loadTagger);

const scored = (keywords: readonly string[], response: string, truth?: string, input = "?") =>
  keywordCoverage.score(
    {
      input,
      response,
      messages: response === "" ? [] : [response],
      ...(truth === undefined ? {} : { groundTruth: [truth] }),
    },
    { keywords: keywords.map(literal), from: truth === undefined ? "keywords" : "groundTruth" },
  );

describe("keyword-coverage", () => {
  test("is the share of the keywords in the answer, and tells the others", () => {
    expect(scored(["30 days", "full refund", "1628"], "**30 days**, $1,628.00")).toEqual({
      status: "scored",
      value: 2 / 3,
      details: {
        counts: { keywords: 3, found: 2 },
        lacks: [{ text: 'the keyword "full refund" is missing' }],
      },
    });
  });

  test("is 0 for an agent that answers nothing, and not assessed without any text", () => {
    expect(scored(["30 days"], "")).toMatchObject({ status: "scored", value: 0 });
    expect(scored(["30 days"], "", undefined, "")).toMatchObject({ status: "not-assessed" });
  });

  test("does not hang on the order of keywords, nor go down when more is said", () => {
    const words = fc.array(fc.constantFrom("refund", "days", "30", "policy", "1,628", "fee"), {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, words, words, (keywords, answer, more) => {
        const value = (keywords: readonly string[], text: string) => {
          const outcome = scored(keywords, text);
          return outcome.status === "scored" ? outcome.value : Number.NaN;
        };
        const before = value(keywords, answer.join("; "));
        expect(before >= 0 && before <= 1).toBe(true);
        expect(value(keywords.toReversed(), answer.join("; "))).toBe(before);
        expect(value(keywords, [...answer, ...more].join("; "))).toBeGreaterThanOrEqual(before);
        expect(value(keywords, keywords.join("; "))).toBe(1);
      }),
    );
  });

  test("derives words and figures that say something by themselves, beside the list", () => {
    const derived = (text: string) =>
      keywordsOf(text).map((pattern) => (pattern.kind === "scalar" ? pattern.value : ""));
    expect(derived("What is the capital of France?")).toEqual(["capital", "France"]);
    expect(derived("Pay $500 in C++ or C#, pay 5% of it.")).toEqual(
      expect.arrayContaining(["500", "C++", "C#", "5%"].map((text) => expect.stringContaining(text))),
    );
    expect(scored(["Berlin"], "The capital is Paris.", "Paris is the capital.")).toMatchObject({
      value: 2 / 3,
      details: { lacks: [{ text: 'the keyword "Berlin" is missing' }] },
    });
  });

  test.each([
    ["what is it and who are they", "no word of the groundTruth says something by itself"],
    ["Какой город столица Франции?", "the groundTruth is not in English"],
  ])("does not assess what nothing is derived from: %s", (truth, reason) => {
    expect(scored([], "Paris", truth)).toEqual({ status: "not-assessed", reason });
  });

  test.each([
    ["keyword-coverage: {}", "declares no keywords"],
    ["keyword-coverage: true", "declares no keywords"],
    ["keyword-coverage: { from: groundTruth }", "declares no groundTruth"],
    ["keyword-coverage: { keywords: [] }", "keywords"],
    ['keyword-coverage: { keywords: [""] }', "expected text that is not empty"],
    ["keyword-coverage: { keywords: [{ $regex: '(' }] }", "keywords[0]"],
    ["keyword-coverage: { keywords: [{ $type: string }] }", "expected text that is not empty"],
    ["keyword-coverage: { scale: 2, keywords: [a] }", "scale"],
  ])("%s is a mistake that is told", (caseText, expected) => {
    const { problems } = loadExpectations([{ file: "e.yml", text: `cases: [{ id: c, ${caseText} }]` }]);
    expect(problems.map(({ message }) => message).join("\n")).toContain(expected);
  });
});
