import type { JsonObject } from "../../../src/core/json.ts";
import { functionCall, functionCallOutput, message } from "./openai-responses.ts";
import type { Writer } from "./scripted-run.ts";

export default {
  format: "openai-responses",
  loses: ["errors"],
  write: ({ question, turns, answer }) => [
    line("session_meta", { id: "session_1", cli_version: "0.77.0" }),
    item({ type: "message", role: "user", content: [{ type: "input_text", text: question }] }),
    line("event_msg", { type: "user_message", message: question }),
    ...turns.flatMap((calls) => [
      ...calls.map((call) => item(functionCall(call))),
      ...calls.filter(({ status }) => status !== "pending").map((call) => item(functionCallOutput(call))),
    ]),
    ...(answer === "" ? [] : [item(message(answer))]),
  ],
} satisfies Writer;

function item(payload: JsonObject): JsonObject {
  return line("response_item", payload);
}

function line(type: string, payload: JsonObject): JsonObject {
  return { timestamp: "2026-01-02T03:04:05Z", type, payload };
}
