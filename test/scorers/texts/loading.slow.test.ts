import { beforeEach, expect, test, vi } from "vitest";

// Files share their imports, so another one may have loaded the libraries before.
beforeEach(() => vi.resetModules());

test("loads what the scorers that are asked for are made of, and nothing before", async () => {
  const { loadExpectations } = await import("../../../src/config/expectations.ts");
  const { loadLibraries } = await import("../../../src/scorers/index.ts");
  const { tagger } = await import("../../../src/scorers/texts/tagger.ts");
  const { feelingOf } = await import("../../../src/scorers/texts/tone.ts");
  const load = (caseFields: object, defaults = {}) => {
    const { expectations } = loadExpectations(
      [{ file: "cases.json", text: JSON.stringify({ cases: [{ id: "c", ...caseFields }] }) }],
      defaults,
    );
    return loadLibraries(expectations, { defaults });
  };

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
