import { expect, test } from "vitest";
import { noiseSensitivity } from "../../../src/scorers/texts/reference.ts";
import { rowCounts, scoredBy, table } from "./tables.ts";

const DIMENSIONS = ["accuracy", "completeness", "relevance", "consistency", "hallucination"];

/** The five dimensions with their impacts; `!` marks a major issue. */
function dimensions(words: string) {
  const lines = words
    .split(" ")
    .map((word) => `${word.replace("!", "")} ${word.endsWith("!") ? "yes" : "no"}`);
  return {
    dimensions: table("dimension", ["impact", "major"], ...lines).map((row, at) => ({
      ...row,
      id: DIMENSIONS[at] ?? "",
    })),
  };
}

test.each([
  ["none none none none none", 1],
  ["none minimal moderate significant severe", 0.57],
  ["moderate! none none none none", 0.82],
  ["severe! severe! severe! severe! severe!", 0],
  ["none! none! none! none! none!", 0.7],
])("%s", (words, value) => {
  expect(scoredBy(noiseSensitivity, dimensions(words)).value).toBe(value);
});

test("says what suffers, the most first", () => {
  expect(scoredBy(noiseSensitivity, dimensions("minimal none significant! none moderate"))).toEqual({
    value: 0.65,
    counts: { dimensions: 5, changed: 3, majorIssues: 1 },
    lacks: [
      "relevance suffers from the noise: significant impact, a major issue",
      "hallucination suffers from the noise: moderate impact",
      "accuracy suffers from the noise: minimal impact",
    ],
  });
});

test("counts as the case tells", () => {
  const { impactWeights } = noiseSensitivity.options.scoring;
  const scoring = {
    impactWeights: { ...impactWeights, minimal: 0.5 },
    penalties: { majorIssuePerItem: 0.25, maxMajorIssuePenalty: 0.6 },
  };
  const words = "minimal minimal minimal minimal minimal";
  expect(scoredBy(noiseSensitivity, dimensions(words), { scoring }).value).toBe(0.5);
  expect(scoredBy(noiseSensitivity, dimensions("none! none! none! none none"), { scoring }).value).toBe(0.4);
});

test("needs a run without noise and an answer", () => {
  const { options } = noiseSensitivity;
  expect(noiseSensitivity.missing?.({}, options)).toBe("noise");
  expect(noiseSensitivity.missing?.({ noise: { of: "a" } }, options)).toBeUndefined();
  expect(noiseSensitivity.unasked(rowCounts({ dimensions: 5 }), options)).toBe("the agent gave no answer");
  expect(noiseSensitivity.unasked(rowCounts({ dimensions: 5, sentences: 1 }), options)).toBeUndefined();
  expect(noiseSensitivity.score({}, options).status).toBe("error");
});
