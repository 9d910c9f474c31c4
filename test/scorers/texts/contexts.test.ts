import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contextPrecision, contextRelevance } from "../../../src/scorers/texts/contexts.ts";
import { rowCounts, rows, scoredBy, table } from "./tables.ts";

describe("context-precision", () => {
  const ranked = (...words: string[]) => ({ contexts: table("context", ["useful"], ...words) });

  test.each([
    ["yes yes yes", 1],
    ["yes no no no no", 1],
    ["no no no no yes", 1 / 5],
    ["no yes yes", (1 / 2 + 2 / 3) / 2],
    ["yes no yes", (1 + 2 / 3) / 2],
    ["no no", 0],
  ])("of contexts that are useful like this, in order: %s", (words, value) => {
    expect(scoredBy(contextPrecision, ranked(...words.split(" "))).value).toBe(value);
  });

  test("is better whenever a useful context goes before one that is not", () => {
    const words = fc.array(fc.constantFrom("yes", "no"), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(words, fc.nat(6), (before, at) => {
        fc.pre(before[at] === "no" && before[at + 1] === "yes");
        const after = before.with(at, "yes").with(at + 1, "no");
        const [worse, better] = [before, after].map(
          (one) => scoredBy(contextPrecision, ranked(...one)).value,
        );
        expect(better).toBeGreaterThan(worse ?? 1);
      }),
    );
  });

  test("says which context stands before one that helps", () => {
    expect(scoredBy(contextPrecision, ranked("no", "yes", "no"))).toMatchObject({
      counts: { contexts: 3, useful: 1 },
      lacks: ["context-1 does not help and comes before one that does"],
    });
    expect(scoredBy(contextPrecision, ranked("no")).lacks).toEqual(["context-1 does not help"]);
    expect(scoredBy(contextPrecision, ranked("yes", "no")).lacks).toEqual([]);
  });

  test("is asked with the right answer in sight where there is one, and then needs none of the agent's", () => {
    const { options } = contextPrecision;
    expect(contextPrecision.sheet({ groundTruth: ["a"] }, options)).toBe("reference");
    expect(contextPrecision.sheet({}, options)).toBe("response");
    expect(contextPrecision.unasked(rowCounts({ contexts: 1, units: 1 }), options)).toBeUndefined();
    expect(contextPrecision.unasked(rowCounts({ contexts: 1 }), options)).toBe("the agent gave no answer");
    expect(contextPrecision.unasked(rowCounts({ units: 1, sentences: 1 }), options)).toMatch(
      /^the case declares no context, /,
    );
    expect(contextPrecision.score({}, options)).toMatchObject({ status: "not-assessed" });
  });
});

describe("context-relevance", () => {
  const judged = (missingContext: string, ...words: string[]) => ({
    contexts: table("context", ["relevance", "used"], ...words),
    answer: rows("answer", { missingContext }),
  });

  test("is the mean relevance without what is missing or not used", () => {
    expect(
      scoredBy(contextRelevance, judged("1", "high yes", "high no", "medium yes", "low no", "none no")),
    ).toEqual({
      value: 0.35,
      counts: { contexts: 5, high: 2, medium: 1, low: 1, none: 1, unusedHigh: 1, missing: 1 },
      lacks: [
        "context-5 has no relevance",
        "1 piece of information in no context",
        "context-4 has low relevance",
        "context-2 is highly relevant and not used",
        "context-3 has medium relevance",
      ],
    });
  });

  test.each([
    ["0", "high yes", 1],
    ["3", "high yes", 0.55],
    ["4", "high yes", 0.5],
    ["1", "none no", 0],
    ["0", "medium no", 0.7],
  ])("%s pieces missing, a context %s", (missing, words, value) => {
    expect(scoredBy(contextRelevance, judged(missing, words)).value).toBe(value);
  });

  test("takes off what the case tells", () => {
    const penalties = {
      unusedHighRelevanceContext: 0.2,
      missingContextPerItem: 0.25,
      maxMissingContextPenalty: 0.4,
    };
    const tables = judged("2", "high no", "high yes");
    expect(scoredBy(contextRelevance, tables, { penalties }).value).toBe(0.4);
    expect(scoredBy(contextRelevance, judged("4", "high yes")).lacks).toEqual([
      "4 or more pieces of information in no context",
    ]);
  });

  test("has nothing to measure without contexts, and no score without a word on what is missing", () => {
    const { options } = contextRelevance;
    expect(contextRelevance.score({}, options)).toMatchObject({ status: "not-assessed" });
    const { contexts } = judged("0", "high yes");
    expect(contextRelevance.score({ contexts }, options)).toMatchObject({ status: "error" });
    expect(contextRelevance.unasked(rowCounts({ sentences: 1 }), options)).toMatch(
      /^the case declares no context, /,
    );
    expect(contextRelevance.unasked(rowCounts({ contexts: 1 }), options)).toBe("the agent gave no answer");
  });
});
