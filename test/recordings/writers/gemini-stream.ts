import type { JsonObject } from "../../../src/core/json.ts";
import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** A request with the history, and the chunks of the last response: one per call or character. */
export default {
  format: "gemini-adk",
  write: ({ question, turns, answer }) => {
    const before = answer === "" ? turns.slice(0, -1) : turns;
    const last =
      answer === "" ? (turns.at(-1) ?? []).map(functionCall) : [...answer].map((text) => ({ text }));
    return {
      request: {
        contents: [
          { role: "user", parts: [{ text: question }] },
          ...before.flatMap((calls) => [
            { role: "model", parts: calls.map(functionCall) },
            { role: "user", parts: calls.map(functionResponse) },
          ]),
        ],
      },
      response: [...last.map(chunk), { responseId: "r", candidates: [{ index: 0, finishReason: "STOP" }] }],
    };
  },
} satisfies Writer;

function chunk(part: JsonObject) {
  return { responseId: "r", candidates: [{ index: 0, content: { role: "model", parts: [part] } }] };
}

function functionCall({ id, name, arguments: args }: ScriptedCall) {
  return { functionCall: { id, name, args } };
}

function functionResponse({ id, name, status, result }: ScriptedCall) {
  return { functionResponse: { id, name, response: { [status === "error" ? "error" : "output"]: result } } };
}
