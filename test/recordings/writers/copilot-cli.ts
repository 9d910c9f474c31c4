import type { JsonObject } from "../../../src/core/json.ts";
import type { Writer } from "./scripted-run.ts";

export default {
  format: "copilot-cli",
  write: ({ question, turns, answer }) => [
    event("session.start", { sessionId: "s", copilotVersion: "1.0.70", selectedModel: "any" }),
    event("user.message", { content: question, source: "user" }),
    ...turns.flatMap((calls, turn) => [
      event("assistant.message", {
        messageId: `m${turn}`,
        content: "",
        toolRequests: calls.map(({ id, name, arguments: args }) => ({
          toolCallId: id,
          name,
          arguments: args,
        })),
      }),
      ...calls.map(({ id, name, arguments: args }) =>
        event("tool.execution_start", { toolCallId: id, toolName: name, arguments: args }),
      ),
      ...calls
        .filter(({ status }) => status !== "pending")
        .map(({ id, status, result }) =>
          event("tool.execution_complete", {
            toolCallId: id,
            success: status === "ok",
            ...(status === "ok"
              ? { result: { content: result } }
              : { error: { message: result, code: "failure" } }),
          }),
        ),
    ]),
    ...(answer === ""
      ? []
      : [event("assistant.message", { messageId: "last", content: answer, toolRequests: [] })]),
  ],
} satisfies Writer;

function event(type: string, data: JsonObject) {
  return { type, data, id: "any", timestamp: "2026-02-03T04:05:06.000Z", parentId: null };
}
