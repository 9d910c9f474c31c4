import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/core/json.ts";
import { offeredTools } from "../../src/recordings/reading/message-parts.ts";

function readOnly(own: JsonObject, beside: JsonObject): boolean | undefined {
  return offeredTools([{ type: "function", function: { name: "a", ...own }, ...beside }])[0]?.readOnly;
}

describe("that a tool only reads", () => {
  const hint = { annotations: { readOnlyHint: true } };

  it("may be said in its annotations or without, by the function or beside it", () => {
    expect(readOnly(hint, {})).toBe(true);
    expect(readOnly({}, hint)).toBe(true);
    expect(readOnly({ readOnlyHint: true }, {})).toBe(true);
    expect(readOnly({}, { readOnlyHint: false })).toBe(false);
  });

  it.each<[string, JsonObject, JsonObject, boolean | undefined]>([
    ["annotations without it", { annotations: {} }, hint, undefined],
    ["annotations that are null", { annotations: null }, hint, undefined],
    ["annotations of something else", { annotations: { title: "t" } }, { readOnlyHint: true }, undefined],
    ["what is no answer", { readOnlyHint: "yes" }, { readOnlyHint: true }, undefined],
    ["less than annotations", { readOnlyHint: true }, { annotations: { readOnlyHint: false } }, false],
  ])("is not said beside a function that has %s", (_what, own, beside, message) => {
    expect(readOnly(own, beside)).toBe(message);
  });
});

it("the name and the description of a tool may stand beside its function", () => {
  expect(offeredTools([{ name: "a", description: "A.", function: {} }])).toEqual([
    { name: "a", description: "A." },
  ]);
  expect(
    offeredTools([{ name: "a", description: "A.", function: { name: "b", description: null } }]),
  ).toEqual([{ name: "b" }]);
  expect(offeredTools([{ name: "a", function: { name: "" } }])).toEqual([]);
});
