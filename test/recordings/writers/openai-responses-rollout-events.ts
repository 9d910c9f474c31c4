import type { JsonObject } from "../../../src/core/json.ts";
import { message } from "./openai-responses.ts";
import type { Writer } from "./scripted-run.ts";

/** The lines of a Codex session in which only events have the calls of MCP servers. */
export default {
  format: "openai-responses",
  write: ({ question, turns, answer }) => [
    line("session_meta", { id: "session_1", cli_version: "0.147.0" }),
    item({ type: "message", role: "user", content: [{ type: "input_text", text: question }] }),
    ...turns.flatMap((calls) => [
      ...calls.map(({ id, name, arguments: args }) =>
        event({
          type: "mcp_tool_call_begin",
          call_id: id,
          invocation: { server: "any", tool: name, arguments: args },
        }),
      ),
      ...calls
        .filter(({ status }) => status !== "pending")
        .map(({ id, name, arguments: args, status, result }) =>
          event({
            type: "mcp_tool_call_end",
            call_id: id,
            invocation: { server: "any", tool: name, arguments: args },
            result: status === "ok" ? { Ok: { content: [{ type: "text", text: result }] } } : { Err: result },
          }),
        ),
    ]),
    ...(answer === "" ? [] : [item(message(answer))]),
  ],
} satisfies Writer;

function item(payload: JsonObject): JsonObject {
  return line("response_item", payload);
}

function event(payload: JsonObject): JsonObject {
  return line("event_msg", payload);
}

function line(type: string, payload: JsonObject): JsonObject {
  return { timestamp: "2026-01-02T03:04:05Z", type, payload };
}
