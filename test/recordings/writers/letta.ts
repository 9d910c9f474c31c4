import type { JsonObject } from "../../../src/base/json.ts";
import type { Writer } from "./scripted-run.ts";

/** The log of Letta Code, in which arguments come in two pieces of one id. */
export default {
  format: "letta",
  write: ({ question, turns, answer }) => [
    { type: "system", subtype: "init", session_id: "s", agent_id: "agent-1", model: "any" },
    message("user_message", "question", { content: question }),
    ...turns.flatMap((calls) => [
      ...calls.flatMap(({ id, name, arguments: args }) => {
        const text = JSON.stringify(args);
        return [text.slice(0, 1), text.slice(1)].map((piece, at) =>
          message("tool_call_message", `call ${id}`, {
            tool_call: { tool_call_id: id, arguments: piece, ...(at === 0 ? { name } : {}) },
          }),
        );
      }),
      ...calls
        .filter(({ status }) => status !== "pending")
        .map(({ id, status, result }) =>
          message("tool_return_message", `return ${id}`, {
            tool_call_id: id,
            status: status === "ok" ? "success" : "error",
            tool_return: result,
          }),
        ),
    ]),
    ...(answer === "" ? [] : [message("assistant_message", "answer", { content: answer })]),
    { type: "result", subtype: "success", session_id: "s", result: answer, usage: null },
  ],
} satisfies Writer;

function message(message_type: string, id: string, fields: JsonObject) {
  return { type: "message", message_type, id, session_id: "s", ...fields };
}
