import { isObject, isString, type JsonObject, objectsOf } from "../../base/json.ts";
import { statedArguments } from "../calls.ts";
import { statusInText } from "../exchanges.ts";
import { formatOfLog, type LogReader, silent, textIn } from "./event-log.ts";

/** Grok Build, the command line of xAI: `chat_history.jsonl` of a session. */
export const grok = formatOfLog({
  id: "grok",
  title: "Grok Build: chat_history.jsonl",
  looksFor:
    "rows assistant {content, tool_calls, model_id}, tool_result {tool_call_id, content}, backend_tool_call {kind}",
  marks: [["assistant", "content", "tool_calls", "model_id", "tool_result", "tool_call_id"]],
  refines: ["openai-responses"],
  isOwn: (rows) =>
    rows.some(
      ({ type, model_id, message }) => type === "assistant" && isString(model_id) && message === undefined,
    ) || rows.some(({ type, kind }) => type === "backend_tool_call" && isObject(kind)),
  types: {
    system: (log, { content }) => log.say("system", textIn(content)),
    user: (log, { content, synthetic_reason: reason = null }) =>
      log.say(reason === null || reason === "interjection" ? "user" : "system", textIn(content)),
    reasoning: (log, { summary }) => log.say("reasoning", textIn(summary)),
    assistant: (log, { content, tool_calls, model_id: model }) => {
      log.say("assistant", textIn(content));
      for (const call of objectsOf(tool_calls)) {
        const made = isObject(call.function) ? call.function : call;
        log.call({ id: call.id, name: made.name, ...statedArguments(made, "arguments") });
      }
      log.talk.answered({ model });
    },
    tool_result: (log, { tool_call_id: id, content }) =>
      log.result({ id, status: statusInText(textIn(content)), result: textIn(content) || content }),
    backend_tool_call: readServed,
    ...silent("compaction_checkpoint"),
  },
});

/** A call of a tool that xAI runs. */
function readServed(log: LogReader, { kind }: JsonObject): void {
  const { tool_type, id, status, action, input, code = null } = isObject(kind) ? kind : {};
  const { sources: _found, ...asked } = isObject(action) ? action : {};
  const args = isObject(action) ? asked : (input ?? (code === null ? {} : { code }));
  log.call({ id, name: tool_type, arguments: args });
  log.result({ id, status: status === "failed" ? "error" : "ok" });
}
