import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { readOne, spoken } from "../fixture.ts";

const init = { type: "system", subtype: "init", apiKeySource: "env", session_id: "s", model: "Auto" };
const end = { type: "result", subtype: "success", duration_ms: 40, session_id: "s", request_id: "r" };

function call(tool_call: JsonObject, subtype = "completed"): JsonObject {
  return { type: "tool_call", subtype, call_id: "c", tool_call, session_id: "s" };
}

function assistantEvent(text: string, more: JsonObject = {}): JsonObject {
  return { type: "assistant", message: { role: "assistant", content: [{ type: "text", text }] }, ...more };
}

function read(...rows: JsonObject[]) {
  return readOne("cursor", [init, ...rows, end]);
}

describe("a log of Cursor", () => {
  test.each<[string, JsonObject, JsonObject]>([
    [
      "a tool of its own",
      { grepToolCall: { args: { pattern: "x", toolCallId: "c" } } },
      { name: "grep", arguments: { pattern: "x" } },
    ],
    [
      "a tool of an MCP server",
      {
        mcpToolCall: {
          args: { name: "wiki-search", providerIdentifier: "wiki", toolName: "search", args: { q: 1 } },
        },
      },
      { name: "search", arguments: { q: 1 } },
    ],
    [
      "a function",
      { toolCallId: "c", function: { name: "prune", arguments: '{"by":2}' } },
      { name: "prune", arguments: { by: 2 } },
    ],
  ])("has calls of %s", (_name, body, expected) => {
    expect(read(call(body, "started"), call(body)).toolCalls).toEqual([
      expect.objectContaining({ ...expected, id: "c", status: "ok" }),
    ]);
  });

  test.each<[Json, string]>([
    [{ success: { exitCode: 0 } }, "ok"],
    [{ success: { exitCode: 1 } }, "error"],
    [{ failure: { exitCode: 0 } }, "error"],
    [{ fileNotFound: {} }, "error"],
    [{ success: { content: [], isError: true } }, "error"],
    [{ rejected: { reason: "no" } }, "rejected"],
    [{ permissionDenied: {} }, "rejected"],
  ])("says by %j that a call is %s", (result, status) => {
    expect(read(call({ shellToolCall: { args: { command: "ls" }, result } })).toolCalls).toMatchObject([
      { status },
    ]);
  });

  test("has an answer once that comes in pieces and as a whole", () => {
    const run = read(
      assistantEvent("It ", { timestamp_ms: 1 }),
      assistantEvent("rains.", { timestamp_ms: 2 }),
      assistantEvent("It rains."),
    );
    expect(spoken(run)).toEqual(["assistant: It rains."]);
    expect(run.duration).toBe(40);
  });

  test("without its end, or that ended in an error, has no score", () => {
    const begun = [init, call({ readToolCall: { args: {} } })];
    expect(readOne("cursor", begun).fault).toMatch(/^the log has no end/);
    expect(readOne("cursor", [...begun, { ...end, is_error: true, result: "no quota" }]).fault).toBe(
      "the run ended in an error: no quota",
    );
  });
});
