import type { JsonObject } from "../../../src/core/json.ts";
import type { Writer } from "./scripted-run.ts";

export default {
  format: "qwen-code",
  needsCalls: true,
  write: ({ question, turns, answer }) => [
    row("user", { role: "user", parts: [{ text: question }] }),
    ...turns.flatMap((calls) => [
      row("assistant", {
        role: "model",
        parts: calls.map(({ id, name, arguments: args }) => ({ functionCall: { id, name, args } })),
      }),
      ...calls
        .filter(({ status }) => status !== "pending")
        .map(({ id, name, status, result }) => ({
          ...row("tool_result", {
            role: "user",
            parts: [{ functionResponse: { id, name, response: { output: result } } }],
          }),
          toolCallResult: { callId: id, status: status === "ok" ? "success" : "error" },
        })),
    ]),
    ...(answer === "" ? [] : [row("assistant", { role: "model", parts: [{ text: answer }] })]),
  ],
} satisfies Writer;

function row(type: string, message: JsonObject) {
  return { sessionId: "s", timestamp: "2026-02-03T04:05:06.000Z", type, message };
}
