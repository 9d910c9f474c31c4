import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { readOne } from "../fixture.ts";

const meta = line("session_meta", { id: "s", cli_version: "0.150.0" });
const userMessage = item({
  type: "message",
  role: "user",
  content: [{ type: "input_text", text: "Prune." }],
});

function line(type: string, payload: JsonObject): JsonObject {
  return { timestamp: "2026-02-03T04:05:06Z", type, payload };
}

function item(payload: JsonObject): JsonObject {
  return line("response_item", payload);
}

function event(type: string, payload: JsonObject): JsonObject {
  return line("event_msg", { type, ...payload });
}

function read(...lines: JsonObject[]) {
  const { toolCalls, warnings } = readOne("openai-responses", [meta, userMessage, ...lines]);
  return { calls: toolCalls.map(({ name, arguments: args, status }) => [name, args, status]), warnings };
}

const search = { type: "search", query: "roses" };

describe("a session of Codex", () => {
  test.each<[string, JsonObject[], unknown[]]>([
    [
      "a command that only events hold",
      [
        event("exec_command_begin", { call_id: "e", command: ["ls"] }),
        event("exec_command_end", { call_id: "e", command: ["ls"], exit_code: 2, stderr: "no" }),
      ],
      ["exec_command", { command: ["ls"] }, "error"],
    ],
    [
      "a search that the session has as an item without an id",
      [
        event("web_search_begin", { call_id: "w" }),
        event("web_search_end", { call_id: "w", query: "roses", action: search }),
        item({ type: "web_search_call", status: "completed", action: search }),
      ],
      ["web_search", search, "ok"],
    ],
    [
      "a search that only an event holds",
      [event("web_search_end", { call_id: "w", query: "roses" })],
      ["web_search", { query: "roses" }, "ok"],
    ],
    [
      "a tool of the client's",
      [
        event("dynamic_tool_call_request", { callId: "d", tool: "prune", arguments: { by: 2 } }),
        event("dynamic_tool_call_response", {
          call_id: "d",
          tool: "prune",
          arguments: { by: 2 },
          success: false,
        }),
      ],
      ["prune", { by: 2 }, "error"],
    ],
    [
      "a patch that a person declined",
      [
        event("apply_patch_approval_request", { call_id: "p", changes: { a: {} } }),
        event("patch_apply_end", { call_id: "p", success: false, status: "declined" }),
      ],
      ["apply_patch", { changes: { a: {} } }, "rejected"],
    ],
    [
      "an MCP call that its server failed",
      [
        event("mcp_tool_call_end", {
          call_id: "m",
          invocation: { server: "wiki", tool: "search", arguments: null },
          result: { Ok: { content: [], isError: true } },
        }),
      ],
      ["search", {}, "error"],
    ],
    [
      "an item whose event says that it went well, whatever its text begins with",
      [
        item({ type: "function_call", call_id: "f", name: "shell", arguments: '{"command":["cat","log"]}' }),
        event("exec_command_end", { call_id: "f", command: ["cat", "log"], exit_code: 0 }),
        item({ type: "function_call_output", call_id: "f", output: "Error: this is in the log" }),
      ],
      ["shell", { command: ["cat", "log"] }, "ok"],
    ],
    [
      "an item without a result, whose event came before it",
      [
        event("patch_apply_end", { call_id: "p", success: true, stdout: "done" }),
        item({ type: "custom_tool_call", call_id: "p", name: "apply_patch", input: "*** Begin Patch" }),
      ],
      ["apply_patch", "*** Begin Patch", "ok"],
    ],
  ])("has %s once", (_name, lines, call) => {
    expect(read(...lines)).toEqual({ calls: [call], warnings: [] });
  });

  test("leaves out what the user ran", () => {
    const command = { call_id: "u", source: "user_shell", command: ["ls"], exit_code: 0 };
    expect(read(event("exec_command_end", command)).calls).toEqual([]);
  });

  test("tells calls of one id apart by what they were given", () => {
    const call = (by: number) =>
      event("mcp_tool_call_end", {
        call_id: "m",
        invocation: { server: "garden", tool: "prune", arguments: { by } },
        result: { Ok: { content: [] } },
      });
    expect(read(call(1), call(2)).calls).toEqual([
      ["prune", { by: 1 }, "ok"],
      ["prune", { by: 2 }, "ok"],
    ]);
  });

  test("is refused for the end of a call whose name is not recorded", () => {
    expect(() => read(event("patch_apply_end", { call_id: "p", success: true }))).toThrow("are not recorded");
  });

  test("warns of sub-agents, which keep sessions of their own", () => {
    expect(read(event("sub_agent_activity", { agent: "a" })).warnings).toEqual([
      "sub-agents keep sessions of their own: the calls that they made are not counted",
    ]);
  });
});
