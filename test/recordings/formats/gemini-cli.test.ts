import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../src/core/json.ts";
import { readOne } from "../fixture.ts";

const init = { type: "init", session_id: "s", model: "m", timestamp: "2026-02-03T04:05:06Z" };
const call = { type: "tool_use", tool_name: "ls", tool_id: "a", parameters: { path: "." } };

function read(last: JsonObject, ...rows: JsonObject[]) {
  return readOne("gemini-cli", [init, call, ...rows, last]);
}

describe("a stream of Gemini CLI", () => {
  test.each<[JsonObject, string]>([
    [{ status: "success", output: "" }, "ok"],
    [{ status: "error", error: { type: "tool_execution_error", message: "no" } }, "error"],
    [{ status: "error", error: { type: "invalid_tool_params", message: "no" } }, "rejected"],
    [{ status: "error", error: { type: "POLICY_DENIED", message: "no" } }, "rejected"],
  ])("says by %j that a call is %s", (result, status) => {
    const row = { type: "tool_result", tool_id: "a", ...result };
    expect(read({ type: "result", status: "success" }, row).toolCalls).toMatchObject([{ status }]);
  });

  test("that counts more calls than it has, has no score", () => {
    const stats = { tool_calls: 3, total_tokens: 10, input_tokens: 8, output_tokens: 2, duration_ms: 70 };
    const run = read({ type: "result", status: "success", stats });
    expect(run.fault).toMatch(/^the log counts 3 tool calls and has 1/);
    expect(run).toMatchObject({ duration: 70, model: "m", usage: { total: 10 } });
    expect(read({ type: "result", status: "success", stats: { tool_calls: 1 } }).fault).toBeUndefined();
  });

  test("says that it failed, reached a limit, or was cut off", () => {
    expect(read({ type: "result", status: "error", error: { message: "no quota" } }).fault).toBe(
      "the run ended in an error: no quota",
    );
    const limited = read({
      type: "result",
      status: "error",
      error: { message: "Reached max session turns" },
    });
    expect([limited.limit, limited.fault]).toEqual(["max_turns", undefined]);
    expect(readOne("gemini-cli", [init, call]).fault).toMatch(/^the log has no end/);
  });
});
