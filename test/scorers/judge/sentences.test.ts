import fc from "fast-check";
import { expect, test } from "vitest";
import { sentencesOf } from "../../../src/scorers/judge/sentences.ts";

test("a text is cut into sentences of which nothing but blanks is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const sentences = sentencesOf(text);
      expect(sentences.every((sentence) => sentence !== "" && sentence === sentence.trim())).toBe(true);
      expect(sentences.join("").replaceAll(/\s/gu, "")).toBe(text.replaceAll(/\s/gu, ""));
    }),
  );
});
