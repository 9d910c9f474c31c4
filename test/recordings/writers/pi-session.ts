import type { JsonObject } from "../../../src/core/json.ts";
import type { ScriptedCall, Writer } from "./scripted-run.ts";

export default {
  format: "pi",
  write: (run) => [{ type: "session", version: 3, id: "s", cwd: "/home/me" }, ...piMessages(run).map(row)],
} satisfies Writer;

export function piMessages({ question, turns, answer }: Parameters<Writer["write"]>[0]): JsonObject[] {
  return [
    { role: "user", content: [{ type: "text", text: question }] },
    ...turns.flatMap((calls) => [
      { role: "assistant", content: calls.map(callBlock), stopReason: "toolUse" },
      ...calls.filter(({ status }) => status !== "pending").map(answered),
    ]),
    ...(answer === ""
      ? []
      : [{ role: "assistant", content: [{ type: "text", text: answer }], stopReason: "stop" }]),
  ];
}

function callBlock({ id, name, arguments: args }: ScriptedCall) {
  return { type: "toolCall", id, name, arguments: args };
}

function answered({ id, name, status, result }: ScriptedCall) {
  const content = [{ type: "text", text: result }];
  return { role: "toolResult", toolCallId: id, toolName: name, content, isError: status === "error" };
}

function row(message: JsonObject) {
  return { type: "message", id: "any", message };
}
