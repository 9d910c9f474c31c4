import { expect, test } from "vitest";
import { loadExpectations } from "../../src/config/expectations.ts";
import { loadLibraries } from "../../src/scorers/index.ts";
import { tagger } from "../../src/scorers/texts/coverage.ts";
import { feelingOf } from "../../src/scorers/texts/tone.ts";

const load = (stated: object, defaults = {}) => {
  const { expectations } = loadExpectations(
    [{ file: "cases.json", text: JSON.stringify({ cases: [{ id: "c", ...stated }] }) }],
    defaults,
  );
  return loadLibraries(expectations, { defaults });
};

test("loads what the scorers that are asked for are made of, and nothing before", async () => {
  await load({
    mustSay: ["refund"],
    groundTruth: "Yes.",
    "keyword-coverage": { keywords: ["refund"] },
    "textual-difference": true,
    completeness: false,
  });
  expect(() => tagger()).toThrow("before it was loaded");
  expect(() => feelingOf("good")).toThrow("before it was loaded");

  await load({ groundTruth: "Yes.", "keyword-coverage": { from: "groundTruth" } });
  expect(tagger()("A dog").nouns().out("array")).toEqual(["A dog"]);
  expect(() => feelingOf("good")).toThrow("before it was loaded");

  await load({}, { "tone-consistency": true });
  expect(feelingOf("good")).toEqual({ value: 3, known: 1 });
});
