import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../src/core/json.ts";
import { claimants } from "../../../../src/recordings/detect.ts";
import { readAs } from "../../fixture.ts";

describe("ragas", () => {
  test("refuses what it cannot read", () => {
    const nameless = { type: "ai", content: "", tool_calls: [{ args: {} }] };
    let deep: JsonObject = {};
    for (let level = 0; level < 50_000; level++) deep = { deep };
    expect(() => readAs("ragas", { user_input: [nameless] })).toThrow("a tool call without a name");
    expect(() => readAs("ragas", { user_input: [{ type: "human", content: deep }] })).toThrow("nests deeper");
    expect(claimants({ user_input: [] })).toEqual([]);
    expect(claimants({ user_input: [{ type: "robot", content: "" }] })).toEqual([]);
  });
});
