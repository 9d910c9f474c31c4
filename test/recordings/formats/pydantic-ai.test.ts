import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { call, fixture, readOne, spoken } from "../fixture.ts";

const userRequest = { kind: "request", parts: [{ part_kind: "user-prompt", content: "Water the fern." }] };
const water = { part_kind: "tool-call", tool_name: "water", args: "{}", tool_call_id: "w1" };
const answered = (...parts: JsonObject[]) => [userRequest, { kind: "response", parts }];

describe("pydantic-ai", () => {
  test("reads the messages of a run", () => {
    const run = readOne("pydantic-ai", fixture("pydantic-ai/messages.json"));
    const refused = [
      { type: "string_type", loc: ["plant"], msg: "Input should be a valid string", input: 7 },
    ];
    const sensor = "The sensor is off. Try again later.";
    expect(run.toolCalls).toStrictEqual([
      call("water", { plant: "fern" }, { id: "pyd_1", turn: 1, result: "done" }),
      call("water", { plant: 7 }, { id: "pyd_2", turn: 1, status: "rejected", result: refused }),
      call("check", {}, { id: "pyd_3", turn: 1, status: "error", result: sensor }),
      call(
        "final_result",
        { ok: true },
        { id: "pyd_4", turn: 3, group: 1, result: "Final result processed." },
      ),
    ]);
    expect(spoken(run)).toEqual([
      "system: You tend a greenhouse.",
      "user: Water the fern and the moss.",
      "reasoning: Both, then.",
      "assistant: The fern is watered.",
    ]);
  });

  test.each([
    ["success", "ok"],
    ["failed", "error"],
    ["denied", "rejected"],
    ["interrupted", "pending"],
  ])("reads the outcome %s as %s", (outcome, status) => {
    const result = {
      part_kind: "tool-return",
      tool_name: "water",
      tool_call_id: "w1",
      content: "?",
      outcome,
    };
    const run = readOne("pydantic-ai", [...answered(water), { kind: "request", parts: [result] }]);
    expect(run.toolCalls).toMatchObject([{ status }]);
  });

  test("reads calls of unknown tools as rejected, and of the provider's own tools", () => {
    const retry = { part_kind: "retry-prompt", tool_name: "water", tool_call_id: "w1" };
    const builtin = { tool_name: "web_search", tool_call_id: "b1" };
    const run = readOne("pydantic-ai", [
      ...answered(
        water,
        { ...builtin, part_kind: "builtin-tool-call", args: { query: "fern" } },
        { ...builtin, part_kind: "builtin-tool-return", content: "wet" },
      ),
      { kind: "request", parts: [{ ...retry, content: "Unknown tool name: 'water'." }] },
    ]);
    expect(run.toolCalls.map(({ name, status }) => [name, status])).toEqual([
      ["water", "rejected"],
      ["web_search", "ok"],
    ]);
  });

  test("passes over files and a retry of the answer, and nothing that it does not know", () => {
    const retry = { part_kind: "retry-prompt", content: "Answer in JSON.", tool_name: null };
    expect(
      readOne("pydantic-ai", [...answered({ part_kind: "file" }), { kind: "request", parts: [retry] }]),
    ).toMatchObject({ toolCalls: [] });
    expect(() => readDocument(answered({ part_kind: "remote-call" }))).toThrow('the kind "remote-call"');
  });

  test("claims no other parts", () => {
    expect(claimants([{ kind: "request", parts: [{ type: "text", text: "Hi" }] }])).toEqual([]);
    expect(() => readDocument({}, [formatNamed("pydantic-ai")])).toThrow("no messages");
  });
});
