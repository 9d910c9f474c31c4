import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../../src/core/json.ts";
import { read } from "../gemini-adk-fixture.ts";

const candidate = (parts: Json[], more: JsonObject = {}): JsonObject => ({
  candidates: [{ content: { role: "model", parts }, finishReason: "STOP", ...more }],
});

describe("responses", () => {
  it("keeps a streamed argument of any name to itself", () => {
    const partialArgs = [{ jsonPath: "$.__proto__.polluted", boolValue: true }];
    const [call] = read(candidate([{ functionCall: { name: "ferry", partialArgs } }])).toolCalls;
    expect(JSON.stringify(call?.arguments)).toBe('{"__proto__":{"polluted":true}}');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
