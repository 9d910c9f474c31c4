import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../src/core/json.ts";
import { claimants, readDocument } from "../../../../src/recordings/detect.ts";
import { call, fixture, spoken } from "../../fixture.ts";
import {
  answered,
  calls,
  functionCallItem,
  messageItem,
  read,
  response,
  user,
} from "../openai-responses-fixture.ts";

describe("stream events", () => {
  const stream = fixture("openai-responses/stream.json") as JsonObject[];
  const muck = call("find_ferry", { to: "Muck" }, { id: "call_s1", status: "pending" });

  test("the last of them has the whole response", () => {
    const run = read(stream);
    expect(run.toolCalls).toStrictEqual([{ ...muck, turn: 1 }]);
    expect(spoken(run)).toEqual(["system: You sell ferry tickets.", "reasoning: Muck."]);
    expect(run.warnings).toEqual([]);
  });

  test("without items in the last of them the pieces make up the response", () => {
    const last = { type: "response.completed", response: response("resp_s", []) };
    const run = read([...stream.slice(0, -1), last]);
    expect(run.toolCalls).toStrictEqual([{ ...muck, turn: 0 }]);
    expect(spoken(run)).toEqual(["reasoning: Muck."]);
    expect(run.warnings).toEqual([]);
  });

  test("beside the request that they answer", () => {
    const run = read({ request: { input: [user] }, response: stream });
    expect(run).toMatchObject({ input: "To Canna, please.", toolCalls: [{ name: "find_ferry" }] });
  });

  test("of text in pieces", () => {
    const piece = (delta: string) => ({
      type: "response.output_text.delta",
      output_index: 0,
      item_id: "m",
      delta,
    });
    const created = { type: "response.created", response: response("r", [], { status: "in_progress" }) };
    const last = { type: "response.completed", response: response("r", []) };
    expect(read([created, piece("At "), piece("nine."), last]).response).toBe("At nine.");
    const done = { type: "response.output_text.done", output_index: 0, item_id: "m", text: "At nine." };
    expect(read([created, piece("At "), piece("nine."), done, last]).response).toBe("At nine.");
  });

  test("that were cut off are refused", () => {
    expect(() => readDocument(stream.slice(0, -1))).toThrow("cut off before its response.completed");
    expect(() => readDocument([...stream.slice(0, -1), ...stream])).toThrow("cut off");
  });

  test.each<[string, JsonObject, string]>([
    ["an error", { type: "error", code: "x", message: "overloaded" }, "ended in an error: overloaded"],
    [
      "a failure",
      {
        type: "response.failed",
        response: response("r", [], { status: "failed", error: { message: "no" } }),
      },
      'is "failed": no',
    ],
    [
      "arguments of an unknown call",
      { type: "response.function_call_arguments.delta", output_index: 9, item_id: "z", delta: "{" },
      "not the call",
    ],
  ])("that hold %s are refused", (_what, event, message) => {
    expect(() => readDocument([...stream.slice(0, -1), event])).toThrow(message);
  });
});

describe("a session of Codex", () => {
  const line = (type: string, payload: JsonObject) => ({ timestamp: "2026-01-02T03:04:05Z", type, payload });
  const item = (payload: JsonObject) => line("response_item", payload);
  const meta = (more: JsonObject = {}) => line("session_meta", { id: "s1", cli_version: "0.77.0", ...more });
  const session = [
    line("turn_context", { cwd: "/quay", model: "gpt-5" }),
    item({ type: "message", role: "user", content: [{ type: "input_text", text: "To Canna, please." }] }),
    line("event_msg", { type: "user_message", message: "To Canna, please." }),
    item({ type: "reasoning", summary: [], content: null, encrypted_content: "gAAA" }),
    item(functionCallItem("c1")),
    item(functionCallItem("c2", { arguments: '{"night":true}' })),
    item(answered("c1")),
    item(answered("c2")),
    line("compacted", {
      message: "Two ferries.",
      replacement_history: [functionCallItem("c1"), answered("c1")],
    }),
    item({ type: "custom_tool_call", call_id: "c3", name: "apply_patch", input: "*** Begin Patch" }),
    item({ type: "custom_tool_call_output", call_id: "c3", output: "Done!" }),
    line("event_msg", { type: "agent_message", message: "At nine." }),
    item(messageItem("At nine.")),
  ];

  test("is its items, which events and summaries repeat", () => {
    const run = read([meta(), ...session]);
    expect(calls(run)).toEqual(["0 find_ferry ok", "0 find_ferry ok", "1 apply_patch ok"]);
    expect(run.toolCalls.at(2)?.arguments).toBe("*** Begin Patch");
    expect(spoken(run)).toEqual(["user: To Canna, please.", "assistant: At nine."]);
    expect(run.warnings).toEqual([]);
  });

  test("without a call is one all the same", () => {
    expect(read([meta(), ...session.slice(0, 3), ...session.slice(-1)]).toolCalls).toEqual([]);
  });

  test.each<[string, JsonObject[], string]>([
    ["was forked", [meta({ forked_from_id: "s0" }), ...session], "began as a copy"],
    ["is a sub-agent's", [meta({ source: { subagent: "review" } }), ...session], "began as a copy"],
    ["was interrupted", [...session, line("event_msg", { type: "turn_aborted" })], "was interrupted"],
  ])("that %s raises a warning", (_what, lines, expected) => {
    expect(read(lines).warnings.join()).toContain(expected);
  });

  test("of nothing but events is none", () => {
    expect(claimants([meta(), line("event_msg", functionCallItem("c1"))])).toEqual([]);
  });
});
