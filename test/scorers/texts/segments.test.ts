import fc from "fast-check";
import { expect, test } from "vitest";
import { segmentsOf } from "../../../src/scorers/texts/text-scorer.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

test("a long text has the words that it has as a whole, wherever it is cut", () => {
  const pieces = fc.constantFrom(
    " ",
    "  ",
    "a ",
    "good",
    "can't ",
    "1.5 ",
    "é",
    "\u0301",
    "\u200d",
    "😀 ",
    "\n",
    "日本",
    "_",
    ". ",
  );
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1_500, maxLength: 3_000 }), (parts) => {
      const text = parts.join("");
      const whole = [...segmenter.segment(text)].map(({ segment, isWordLike }) => ({ segment, isWordLike }));
      expect(segmentsOf(text, "word")).toEqual(whole);
    }),
    { numRuns: 50 },
  );
});
