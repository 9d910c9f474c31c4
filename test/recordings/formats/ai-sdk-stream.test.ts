import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { aiSdk } from "../../../src/recordings/formats/ai-sdk.ts";
import { calls, read, recorded, results } from "./ai-sdk-fixture.ts";

describe("UI stream chunks", () => {
  it("puts the message together", () => {
    const run = read(recorded("v6-ui-chunks"));
    expect(calls(run)).toEqual([
      ["0/0", "k1", "find_bikes", { kind: "city" }, "ok"],
      ["0/0", "k2", "quote_part", { part: "bell" }, "ok"],
      ["0/1", "k3", "reserve_bike", { id: "C-14" }, "rejected"],
      ["0/1", "k4", "reserve_bike", { bike: "C-14" }, "error"],
      ["0/2", "k5", "reserve_bike", { bike: "C-15" }, "rejected"],
      ["0/2", "k6", "quote_part", 'malformed {"part":"br', "pending"],
    ]);
    expect(results(run)[0]).toEqual(["C-14"]);
    expect(run.texts.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
      "reasoning: Check stock.",
      "assistant: Looking.",
      "assistant: Not booked.",
    ]);
    expect(run.response).toBe("Not booked.");
    expect(run.warnings).toEqual(["the run was aborted", expect.stringContaining("still being written")]);
  });

  const ring = (input: Json) => ({
    type: "tool-input-available",
    toolCallId: "r1",
    toolName: "ring",
    input,
  });
  const rung = { type: "tool-output-available", toolCallId: "r1", output: "rung" };

  it("counts the calls of a model that uses an id again", () => {
    const start = { type: "start-step" };
    const run = read([start, ring({ at: 1 }), rung, start, ring({ at: 2 }), rung]);
    expect(calls(run)).toEqual([
      ["0/0", "r1", "ring", { at: 1 }, "ok"],
      ["0/1", "r1", "ring", { at: 2 }, "ok"],
    ]);
  });

  it("finds a fault in the stream that goes on from an approval: the call is in the one before", () => {
    expect(read([{ type: "start" }, rung, { type: "finish" }]).fault).toContain("without a recorded call");
  });

  it("leaves the parts of fullStream alone, which hold text and calls in other fields", () => {
    const text = { type: "text-delta", id: "t", text: "Hi" };
    expect(aiSdk.detect([{ type: "start-step" }, text, { type: "finish" }])).toBe(false);
  });
});

describe("streams that went wrong", () => {
  const rung = (toolName: string, input: Json): JsonObject[] => [
    { type: "tool-input-start", toolCallId: "r1", toolName },
    { type: "tool-input-delta", toolCallId: "r1", inputTextDelta: JSON.stringify(input) },
    { type: "tool-input-available", toolCallId: "r1", toolName, input },
    { type: "tool-output-available", toolCallId: "r1", output: "rung" },
  ];
  const stream = (...chunks: JsonObject[]) => [{ type: "start" }, { type: "start-step" }, ...chunks];

  it("finds a fault in one that was cut, and none in one that is whole", () => {
    const cut = stream(...rung("ring", {}));
    expect(read(cut).fault).toContain("cut off");
    expect(read([...cut, { type: "finish" }]).fault).toBeUndefined();
    expect(read([...cut, { type: "finish" }, ...cut]).fault).toContain("cut off");
  });

  it("refuses one that ended in an error", () => {
    const failed = stream(...rung("ring", {}), { type: "error", errorText: "overloaded" });
    expect(() => read(failed)).toThrow('the stream ended in an error: "overloaded"');
  });

  it.each([
    ["other arguments", rung("ring", { times: 2 }), "ring", { times: 2 }],
    ["another name", rung("knock", { times: 1 }), "knock", { times: 1 }],
  ])("counts calls apart that share an id: %s", (_what, again, name, input) => {
    const run = read([...stream(...rung("ring", { times: 1 }), ...again), { type: "finish" }]);
    expect(calls(run)).toEqual([
      ["0/0", "r1", "ring", { times: 1 }, "ok"],
      ["0/0", "r1", name, input, "ok"],
    ]);
  });
});
