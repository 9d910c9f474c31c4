import type { Json, JsonObject } from "../../../src/core/json.ts";
import type { ScriptedCall, ScriptedRun, Writer } from "./scripted-run.ts";

export default {
  format: "langchain",
  write: (run) => ({ messages: flatMessages(run) }),
} satisfies Writer;

export function flatMessages({ question, turns, answer }: ScriptedRun): JsonObject[] {
  return [
    flat("human", "q", { content: question }),
    ...turns.flatMap((calls, turn) => [
      flat("ai", `run-${turn}`, { content: "", tool_calls: calls.map(toolCall), invalid_tool_calls: [] }),
      ...calls.filter(({ status }) => status !== "pending").map(toolMessage),
    ]),
    ...(answer === "" ? [] : [flat("ai", "run-last", { content: answer, tool_calls: [] })]),
  ];
}

function flat(type: string, id: string, fields: JsonObject): JsonObject {
  return { type, id, name: null, additional_kwargs: {}, response_metadata: {}, ...fields };
}

function toolCall({ id, name, arguments: args }: ScriptedCall): Json {
  return { id, name, args, type: "tool_call" };
}

function toolMessage({ id, name, status, result }: ScriptedCall): JsonObject {
  const fields = { content: result, name, tool_call_id: id, artifact: null };
  return flat("tool", `t-${id}`, { ...fields, status: status === "error" ? "error" : "success" });
}
