import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { readOne, spoken } from "../fixture.ts";

function event(type: string, data: JsonObject): JsonObject {
  return { type, data, timestamp: "2026-02-03T04:05:06Z" };
}

function read(...rows: JsonObject[]) {
  return readOne("copilot-cli", [
    event("session.start", { copilotVersion: "1.0", selectedModel: "any" }),
    ...rows,
  ]);
}

function requests(...toolRequests: JsonObject[]): JsonObject {
  return event("assistant.message", { messageId: "m", content: "", toolRequests });
}

const request = requests({ toolCallId: "a", name: "view", arguments: '{"path":"x"}' });

describe("a session of Copilot CLI", () => {
  test("has calls that only their execution names, with their server", () => {
    const start = {
      toolCallId: "b",
      toolName: "wiki-search",
      mcpServerName: "wiki",
      arguments: { q: "fern" },
    };
    const run = read(
      event("tool.execution_start", start),
      event("tool.execution_complete", { toolCallId: "b", success: true }),
    );
    expect(run.toolCalls).toMatchObject([
      { id: "b", name: "wiki-search", arguments: { q: "fern" }, status: "ok" },
    ]);
  });

  test.each<[JsonObject, string]>([
    [{ success: true, result: { content: "x" } }, "ok"],
    [{ success: false, error: { message: "gone", code: "failure" } }, "error"],
    [{ success: false, error: { message: "no", code: "denied" } }, "rejected"],
    [{ success: false }, "error"],
  ])("says by %j that a call is %s", (data, status) => {
    expect(
      read(request, event("tool.execution_complete", { toolCallId: "a", ...data })).toolCalls,
    ).toMatchObject([{ name: "view", arguments: { path: "x" }, status }]);
  });

  test("leaves out what the user ran", () => {
    const data = { toolCallId: "u", toolName: "bash", arguments: { command: "ls" } };
    const rows = ["tool.user_requested", "tool.execution_start"].map((type) => event(type, data));
    expect(
      read(...rows, event("tool.execution_complete", { toolCallId: "u", success: true }), request).toolCalls,
    ).toMatchObject([{ id: "a" }]);
  });

  test("has what sub-agents call, and not what they say", () => {
    const inner = {
      messageId: "n",
      parentToolCallId: "a",
      content: "hm",
      toolRequests: [{ toolCallId: "b", name: "grep", arguments: {} }],
    };
    const run = read(
      request,
      event("assistant.message", inner),
      event("assistant.message", { messageId: "o", content: "Done." }),
    );
    expect(run.toolCalls).toMatchObject([{ id: "a" }, { id: "b", agent: "a" }]);
    expect(spoken(run)).toEqual(["assistant: Done."]);
  });

  test("that ended in an error has no score, unless it went on", () => {
    const failed = event("session.error", { errorType: "quota", message: "no quota" });
    expect(read(request, failed).fault).toBe("the run ended in an error: no quota");
    expect(
      read(request, failed, event("assistant.message", { messageId: "o", content: "Done." })).fault,
    ).toBeUndefined();
  });

  test("says at its end what it took", () => {
    const usage = { inputTokens: 90, outputTokens: 10, cacheReadTokens: 40 };
    const run = read(request, event("session.shutdown", { modelMetrics: { a: { usage }, b: { usage } } }));
    expect(run).toMatchObject({
      model: "a, b",
      usage: { input: 180, output: 20, cachedInput: 80, total: 200 },
    });
  });
});
