import type { JsonObject } from "../../../src/core/json.ts";
import type { ScriptedCall, Writer } from "./scripted-run.ts";

export default {
  format: "gemini-adk",
  write: ({ question, turns, answer }) => ({
    id: "session",
    app_name: "app",
    user_id: "user",
    events: [
      event("user", "user", [{ text: question }]),
      ...turns.flatMap((calls) => [
        event("agent", "model", calls.map(functionCall)),
        event("agent", "user", calls.filter(({ status }) => status !== "pending").map(functionResponse)),
      ]),
      ...(answer === "" ? [] : [event("agent", "model", [{ text: answer }])]),
    ],
  }),
} satisfies Writer;

function event(author: string, role: string, parts: JsonObject[]) {
  return { author, invocation_id: "i", content: { role, parts }, partial: null, error_code: null };
}

function functionCall({ id, name, arguments: args }: ScriptedCall) {
  return { text: null, function_call: { id, name, args }, function_response: null };
}

function functionResponse({ id, name, status, result }: ScriptedCall) {
  const response = { [status === "error" ? "error" : "result"]: result };
  return { text: null, function_call: null, function_response: { id, name, response } };
}
