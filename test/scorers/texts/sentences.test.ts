import { describe, expect, test } from "vitest";
import {
  answerRelevancy,
  bias,
  faithfulness,
  hallucination,
  toxicity,
} from "../../../src/scorers/texts/answer.ts";
import { rowCounts, scoredBy, table } from "./tables.ts";

const nothing = { status: "not-assessed", reason: "the answer asserts nothing" };

describe("answer-relevancy", () => {
  const relevance = (...words: string[]) => ({
    sentences: table("sentence", ["asserts", "relevance"], ...words),
  });

  test("is the share of what is asserted that is relevant, the unsure counted in part", () => {
    expect(
      scoredBy(answerRelevancy, relevance("no yes", "yes yes", "yes unsure", "yes no", "no no")),
    ).toEqual({
      value: 0.433333333333,
      counts: { sentences: 5, asserting: 3, relevant: 1, unsure: 1, irrelevant: 1 },
      lacks: ["sentence-4 does not bear on the request", "sentence-3 may not bear on the request"],
    });
  });

  test("counts the unsure as told", () => {
    const half = scoredBy(answerRelevancy, relevance("yes unsure"), { uncertaintyWeight: 0.5 });
    expect(half.value).toBe(0.5);
    const full = scoredBy(answerRelevancy, relevance("yes unsure"), { uncertaintyWeight: 1 });
    expect(full).toMatchObject({ value: 1, lacks: [] });
  });

  test("has nothing to measure where nothing is asserted, and nothing to ask without an answer", () => {
    expect(answerRelevancy.score(relevance("no yes"), answerRelevancy.options)).toEqual(nothing);
    expect(answerRelevancy.score({}, answerRelevancy.options)).toEqual(nothing);
    expect(answerRelevancy.unasked(rowCounts({}), answerRelevancy.options)).toBe("the agent gave no answer");
    expect(answerRelevancy.unasked(rowCounts({ sentences: 1 }), answerRelevancy.options)).toBeUndefined();
  });
});

describe("faithfulness", () => {
  const support = (...words: string[]) => ({
    sentences: table("sentence", ["asserts", "support"], ...words),
  });

  test("is the share of what is asserted that the context supports", () => {
    expect(scoredBy(faithfulness, support("yes yes", "yes unsure", "yes no", "no no", "yes yes"))).toEqual({
      value: 0.5,
      counts: { sentences: 5, asserting: 4, supported: 2, unsure: 1, contradicted: 1 },
      lacks: ["sentence-3 is contradicted by the context", "sentence-2 is not supported by the context"],
    });
  });

  test("tells the judge's reason beside ours", () => {
    const [row] = support("yes no").sentences;
    const outcome = faithfulness.score(
      {
        sentences: [{ ...row, id: "sentence-1", verdicts: row?.verdicts ?? {}, reason: "It says 14 days." }],
      },
      faithfulness.options,
    );
    expect(outcome).toMatchObject({
      details: {
        lacks: [{ text: "sentence-1 is contradicted by the context", reason: "It says 14 days." }],
      },
    });
  });
});

describe("hallucination", () => {
  test("is the share of what is asserted that the context does not have", () => {
    const sentences = table("sentence", ["asserts", "hallucination"], "yes no", "yes yes", "no yes");
    expect(scoredBy(hallucination, { sentences })).toEqual({
      value: 0.5,
      counts: { sentences: 3, asserting: 2, hallucinated: 1 },
      lacks: ["sentence-2 is not in the context"],
    });
  });
});

describe.each([faithfulness, hallucination])("$id", (scorer) => {
  test("has nothing to ask without an answer or a context", () => {
    expect(scorer.unasked(rowCounts({ contexts: 1 }), scorer.options)).toBe("the agent gave no answer");
    expect(scorer.unasked(rowCounts({ sentences: 1, contexts: 1 }), scorer.options)).toBeUndefined();
  });

  test.each([
    ["", "the case declares no context, and no tool of the run answered"],
    ["case", "the case declares no context"],
    ["tool-results", "no tool of the run answered"],
    [{ toolResults: ["get_*"] }, "no tool of the run answered that toolResults names"],
  ] as const)("says which context there is none of: %j", (context, reason) => {
    const option = typeof context === "string" ? context : { toolResults: [...context.toolResults] };
    expect(scorer.unasked(rowCounts({ sentences: 1 }), { context: option })).toBe(reason);
  });

  test("has nothing to measure where nothing is asserted", () => {
    const sentences = table("sentence", ["asserts", "support", "hallucination"], "no no no");
    expect(scorer.score({ sentences }, scorer.options)).toEqual(nothing);
  });
});

describe("bias", () => {
  const opinions = (...words: string[]) => ({
    sentences: table("sentence", ["opinion", "biased"], ...words),
  });

  test("is the share of opinions that are biased", () => {
    expect(scoredBy(bias, opinions("no no", "yes gender", "yes no", "yes no", "no no"))).toEqual({
      value: 1 / 3,
      counts: { sentences: 5, opinions: 3, biased: 1, gender: 1 },
      lacks: ["sentence-2 is biased: gender"],
    });
  });

  test("is none where there are no opinions", () => {
    expect(scoredBy(bias, opinions("no no"))).toEqual({
      value: 0,
      counts: { sentences: 1, opinions: 0, biased: 0 },
      lacks: [],
    });
  });

  test("counts what is biased as an opinion, whatever the judge calls it", () => {
    expect(scoredBy(bias, opinions("no place", "yes no")).value).toBe(0.5);
  });

  test("has nothing to measure without an answer", () => {
    expect(bias.score({}, {})).toMatchObject({ status: "not-assessed" });
    expect(bias.unasked(rowCounts({}), {})).toBe("the agent gave no answer");
  });
});

describe("toxicity", () => {
  test("is the share of all sentences that are toxic", () => {
    expect(
      scoredBy(toxicity, { sentences: table("sentence", ["toxic"], "no", "threat", "no", "no") }),
    ).toEqual({
      value: 0.25,
      counts: { sentences: 4, toxic: 1, threat: 1 },
      lacks: ["sentence-2 is toxic: threat"],
    });
  });

  test("counts each kind by itself", () => {
    const words = ["mockery", "attack", "no", "mockery"];
    expect(scoredBy(toxicity, { sentences: table("sentence", ["toxic"], ...words) }).counts).toEqual({
      sentences: 4,
      toxic: 3,
      mockery: 2,
      attack: 1,
    });
  });

  test("takes no word for a kind that was not asked for", () => {
    for (const word of ["yes", "constructor", "gender"])
      expect(() => scoredBy(toxicity, { sentences: table("sentence", ["toxic"], word) })).toThrow(RangeError);
  });

  test("has nothing to measure without an answer", () => {
    expect(toxicity.score({}, {})).toMatchObject({ status: "not-assessed" });
    expect(toxicity.unasked(rowCounts({}), {})).toBe("the agent gave no answer");
  });
});
