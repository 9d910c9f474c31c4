import { expect, test } from "vitest";
import type { JsonObject } from "../../../src/base/json.ts";
import { readOne } from "../fixture.ts";

const begun = [{ type: "thread.started", thread_id: "t" }, { type: "turn.started" }];
const done = {
  type: "turn.completed",
  usage: { input_tokens: 30, cached_input_tokens: 10, output_tokens: 5 },
};

function item(details: JsonObject): JsonObject {
  return { type: "item.completed", item: { id: "i", status: "completed", ...details } };
}

test.each<[JsonObject, unknown[]]>([
  [
    { type: "command_execution", command: "ls", exit_code: 0 },
    ["command_execution", { command: "ls" }, "ok"],
  ],
  [
    { type: "command_execution", command: "ls", exit_code: 1 },
    ["command_execution", { command: "ls" }, "error"],
  ],
  [
    { type: "command_execution", command: "rm", status: "declined" },
    ["command_execution", { command: "rm" }, "rejected"],
  ],
  [{ type: "file_change", changes: [], status: "failed" }, ["file_change", { changes: [] }, "error"]],
  [{ type: "web_search", query: "fern" }, ["web_search", { query: "fern" }, "ok"]],
  [
    { type: "mcp_tool_call", server: "w", tool: "find", arguments: null, error: { message: "no" } },
    ["find", {}, "error"],
  ],
])("an item %j of codex exec is one call", (details, call) => {
  const run = readOne("codex-exec", [
    ...begun,
    item(details),
    item({ id: "j", type: "agent_message", text: "Done." }),
    done,
  ]);
  expect(run.toolCalls.map(({ name, arguments: args, status }) => [name, args, status])).toEqual([call]);
  expect([run.response, run.usage?.total]).toEqual(["Done.", 35]);
  expect(run.warnings).toEqual([expect.stringContaining("~/.codex/sessions")]);
});

test("a turn that failed, or has no end, has no score", () => {
  const list = item({ type: "todo_list", items: [] });
  expect(
    readOne("codex-exec", [...begun, list, { type: "turn.failed", error: { message: "no quota" } }]).fault,
  ).toBe("the run ended in an error: no quota");
  expect(readOne("codex-exec", [...begun, list]).fault).toMatch(/^the log has no end/);
});

test("an item of an unknown type that may be a call is refused", () => {
  expect(() =>
    readOne("codex-exec", [...begun, item({ type: "dynamic_tool_call", tool: "x" }), done]),
  ).toThrow("dynamic_tool_call");
});
