import { describe, expect, test } from "vitest";
import type { Row } from "../../../src/scorers/details.ts";
import { promptAlignment } from "../../../src/scorers/texts/prompt-alignment.ts";
import { rowCounts, scoredBy, table } from "./tables.ts";

const asks = (whose: string, words: string): Row[] => table(whose, ["fulfilled"], ...words.split(" "));

/** Intent, completeness and appropriateness, in this order. */
function aspects(words: string): Row[] {
  const ids = ["intent", "completeness", "appropriateness"];
  return table("aspect", ["met"], ...words.split(" ")).map((row, at) => ({ ...row, id: ids[at] ?? "" }));
}

const user = { userAsks: asks("user", "yes none no"), userAspects: aspects("full partly no") };
const system = { systemAsks: asks("system", "yes"), systemAspects: aspects("mostly full full") };

describe("how far the answer does what it was told", () => {
  test("by the user: .4 intent + .3 requirements + .2 completeness + .1 appropriateness", () => {
    expect(scoredBy(promptAlignment, user, { evaluationMode: "user" })).toEqual({
      value: 0.65,
      counts: { userAlignment: 0.65, userAsks: 2, userAsksFulfilled: 1 },
      lacks: [
        "user-3 is not fulfilled",
        "completeness for the user is met partly",
        "appropriateness for the user is met not at all",
      ],
    });
  });

  test("by the system prompt: .35 + .35 + .15 + .15", () => {
    expect(scoredBy(promptAlignment, system, { evaluationMode: "system" })).toEqual({
      value: 0.9125,
      counts: { systemAlignment: 0.9125, systemAsks: 1, systemAsksFulfilled: 1 },
      lacks: ["intent for the system prompt is met mostly"],
    });
  });

  test("by both: .7 user + .3 system", () => {
    expect(scoredBy(promptAlignment, { ...user, ...system })).toMatchObject({
      value: 0.72875,
      counts: { userAlignment: 0.65, systemAlignment: 0.9125 },
    });
    const alike = {
      userAsks: asks("user", "yes"),
      userAspects: aspects("partly full full"),
      systemAsks: asks("system", "yes"),
      systemAspects: aspects("full no mostly"),
    };
    expect(scoredBy(promptAlignment, alike).value).toBe(0.80375);
  });

  test("without a system prompt by the user alone, and says so", () => {
    expect(scoredBy(promptAlignment, user)).toMatchObject({
      value: 0.65,
      counts: { userAlignment: 0.65, systemPrompt: 0 },
    });
    expect(scoredBy(promptAlignment, system)).toMatchObject({
      value: 0.9125,
      counts: { systemAlignment: 0.9125, userPrompt: 0 },
    });
  });

  test("by the aspects alone where nothing is asked for", () => {
    const idle = { userAsks: asks("user", "none none"), userAspects: aspects("partly full full") };
    expect(scoredBy(promptAlignment, idle, { evaluationMode: "user" }).value).toBeCloseTo(0.5 / 0.7, 12);
    const best = { ...idle, userAspects: aspects("full full full") };
    expect(scoredBy(promptAlignment, best, { evaluationMode: "user" }).value).toBe(1);
  });
});

test("asks of the sides that it looks at", () => {
  const alignmentCase = (evaluationMode: "both" | "user" | "system") =>
    Object.keys(promptAlignment.asks({ evaluationMode }));
  expect(alignmentCase("both")).toEqual(["userAsks", "userAspects", "systemAsks", "systemAspects"]);
  expect(alignmentCase("user")).toEqual(["userAsks", "userAspects"]);
  expect(alignmentCase("system")).toEqual(["systemAsks", "systemAspects"]);
});

test.each([
  ["both", { userAsks: 1 }, undefined],
  ["both", { systemAsks: 1 }, undefined],
  ["both", {}, "the recording does not say what the user asked for"],
  ["user", { systemAsks: 1 }, "the recording does not say what the user asked for"],
  ["system", { userAsks: 1 }, "the recording has no system prompt"],
] as const)("mode %s with %j: %s", (evaluationMode, counts, reason) => {
  const rows = rowCounts({ sentences: 1, ...counts });
  expect(promptAlignment.unasked(rows, { evaluationMode })).toBe(reason);
  expect(promptAlignment.unasked({ ...rows, sentences: 0 }, { evaluationMode })).toBe(
    "the agent gave no answer",
  );
});

test("has nothing to measure without a prompt, and throws where an aspect was forgotten", () => {
  expect(promptAlignment.score(user, { evaluationMode: "system" })).toMatchObject({ status: "not-assessed" });
  const forgotten = { ...user, userAspects: aspects("full full") };
  expect(() => promptAlignment.score(forgotten, { evaluationMode: "user" })).toThrow(
    "nothing was said of appropriateness",
  );
});
