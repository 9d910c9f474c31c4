import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { completeness } from "../../../src/scorers/texts/coverage.ts";
import { contentSimilarity, textualDifference } from "../../../src/scorers/texts/similarity.ts";
import { loadTagger } from "../../../src/scorers/texts/tagger.ts";
import type { TextOutcome } from "../../../src/scorers/texts/text-scorer.ts";
import { dice } from "./by-hand.ts";

beforeAll(loadTagger);

type Score = (truths: readonly string[], response: string, input?: string) => TextOutcome;

const textsOf = (groundTruth: readonly string[], response: string, input: string) => ({
  groundTruth,
  response,
  input,
  messages: response === "" ? [] : [response],
});
const scores: Record<string, Score> = {
  completeness: (truths, response, input = "?") =>
    completeness.score(textsOf(truths, response, input), completeness.options),
  "content-similarity": (truths, response, input = "?") =>
    contentSimilarity.score(textsOf(truths, response, input), contentSimilarity.options),
  "textual-difference": (truths, response, input = "?") =>
    textualDifference.score(textsOf(truths, response, input), textualDifference.options),
};
const scoreOn = (outcome: TextOutcome | undefined) =>
  outcome?.status === "scored" ? outcome.value : outcome?.status;

const someText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc
    .array(fc.constantFrom("the", "dog", "bites", "a", "man", "twice.", "12", "é"), { maxLength: 12 })
    .map((words) => words.join(" ")),
);

describe.each(Object.entries(scores))("%s", (id, score) => {
  test("is 1 for the right answer, and in [0, 1] for any", () => {
    fc.assert(
      fc.property(someText, someText, (a, b) => {
        const same = scoreOn(score([a], a));
        expect(same === 1 || same === "not-assessed").toBe(true);
        const value = scoreOn(score([a], b));
        if (typeof value === "number") expect(value >= 0 && value <= 1).toBe(true);
        else expect(value).toBe("not-assessed");
      }),
    );
  });

  test("takes the nearest of several right answers, in whatever order", () => {
    const truths = ["The dog bites a man.", "A man bites the dog.", "Nothing of the kind."];
    const alone = truths.map((truth) => scoreOn(score([truth], "A man bites a dog.")) as number);
    expect(scoreOn(score(truths, "A man bites a dog."))).toBe(Math.max(...alone));
    expect(scoreOn(score(truths.toReversed(), "A man bites a dog."))).toBe(Math.max(...alone));
  });

  test("is 0 for an answer that is empty, and not assessed where nothing was recorded or nothing is right", () => {
    expect(score(["Paris"], "")).toMatchObject({ status: "scored", value: 0 });
    expect(score(["Paris"], "", "")).toEqual({
      status: "not-assessed",
      reason: "the recording has no texts",
    });
    expect(score(["  "], "Paris")).toMatchObject({ status: "not-assessed" });
  });

  test.each([
    ["in sentences", ". "],
    ["in one sentence", " and "],
  ])("reads 5,000 characters %s", (_how, end) => {
    const long = `The agent checks a reservation and tells the customer what it found there${end}`.repeat(67);
    expect(long.length).toBeGreaterThanOrEqual(5_000);
    expect(score([long], long)).toMatchObject({ status: "scored", value: 1 });
  });

  if (id !== "completeness")
    test("is the same the other way round, and whichever way accents are composed", () => {
      fc.assert(
        fc.property(someText, someText, (a, b) => {
          if (a.trim() === "" || b.trim() === "") return;
          expect(scoreOn(score([a], b))).toBe(scoreOn(score([b], a)));
          expect(scoreOn(score([a.normalize("NFD")], b))).toBe(scoreOn(score([a], b)));
        }),
      );
    });
});

describe("content-similarity", () => {
  const scoreOf = (truth: string, response: string, options: object) =>
    contentSimilarity.score(textsOf([truth], response, "?"), { ...contentSimilarity.options, ...options });

  test("counts pairs: night and nacht share ht of four each", () => {
    expect(scoreOf("night", "nacht", {})).toEqual({
      status: "scored",
      value: 2 / 8,
      details: {
        counts: { shared: 1, expected: 4, got: 4 },
        lacks: [{ text: "shared pairs of characters: 1, of 4 in the groundTruth and 4 in the answer" }],
      },
    });
  });

  test.each([
    [{}, 1],
    [{ ignoreCase: false }, dice("Icecream", "icecream")],
    [{ ignoreWhitespace: false }, dice("ice cream", "icecream")],
    [{ ignoreCase: false, ignoreWhitespace: false }, dice("Ice cream", "icecream")],
  ])("under %j Ice cream and icecream score %d", (options, value) => {
    expect(scoreOn(scoreOf("Ice cream", "icecream", options))).toBe(value);
  });

  test("takes no half of an emoji for the same", () => {
    expect(scoreOn(scoreOf("😀a", "😁a", {}))).toBe(0);
  });

  test("holds the answer against the input where that is asked", () => {
    const texts = textsOf(["night"], "nacht", "nacht");
    expect(contentSimilarity.score(texts, { ...contentSimilarity.options, against: "input" })).toMatchObject({
      value: 1,
    });
  });
});

describe("textual-difference", () => {
  test("tells the words that were removed and added", () => {
    const score = scores["textual-difference"] as Score;
    expect(score(["dog bites man"], "man bites dog")).toMatchObject({
      value: 14 / 26,
      details: {
        counts: { shared: 7, expected: 13, got: 13, removed: 2, added: 2, lengthDiff: 0, confidence: 1 },
        lacks: [{ text: "2 words of the groundTruth removed, 2 words added" }],
      },
    });
    expect(score(["a  b"], "a b")).toMatchObject({
      details: {
        counts: { lengthDiff: 1 / 4, confidence: 3 / 4 },
        lacks: [{ text: "the words are those of the groundTruth, the white space is not" }],
      },
    });
  });
});

describe("completeness", () => {
  const score = scores.completeness as Score;

  test("counts words of the right answer, verbs as infinitives, without case and accents", () => {
    expect(score(["The capital of France is Paris."], "Paris is France's capital.")).toMatchObject({
      value: 4 / 6,
      details: {
        counts: { elements: 6, covered: 4 },
        lacks: [{ text: '"the" is missing' }, { text: '"of" is missing' }],
      },
    });
    expect(scoreOn(score(["café"], "cafe"))).toBe(1);
    expect(scoreOn(score(["cancelled"], "cancelling"))).toBe(1);
  });

  test("takes a long word that holds most of another for it, and no figure for another", () => {
    expect(scoreOn(score(["organization"], "organizations"))).toBe(1);
    expect(scoreOn(score(["cat"], "cats"))).toBe(0);
    expect(scoreOn(score(["20245"], "2024"))).toBe(0);
  });

  test.each([
    ["Какой город столица Франции?", "Сегодня хорошая погода", "the groundTruth is not in English"],
    ["?!", "?!", "the groundTruth has no word and no figure"],
  ])("does not assess %s", (truth, response, reason) => {
    expect(score([truth], response)).toEqual({ status: "not-assessed", reason });
  });
});
