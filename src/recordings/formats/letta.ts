import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../base/json.ts";
import { statedArguments } from "../calls.ts";
import { formatOfLog, type LogReader, type RowReader, rowsOf, silent, textIn } from "./event-log.ts";

/** Letta: the messages of its API, and the log of Letta Code, which puts a frame like Claude Code's around them. */
export const letta = formatOfLog({
  id: "letta",
  title: "Letta: messages, Letta Code stream-json",
  looksFor: "messages with message_type tool_call_message, tool_return_message and the like",
  marks: [["message_type", "tool_call", "tool_call_id", "tool_return", "status"]],
  refines: ["anthropic"],
  rows: (document) => joined(rowsOf(isObject(document) ? (document.messages ?? null) : document)),
  isOwn: (rows) => rows.some(({ message_type: type }) => isString(type) && type.endsWith("_message")),
  typeOf: ({ message_type, type }) => message_type ?? type,
  types: {
    system: (log, { model }) => log.talk.took({ model }),
    user_message: (log, { content }) => log.say("user", textIn(content)),
    system_message: (log, { content }) => log.say("system", textIn(content)),
    assistant_message: (log, { content }) => log.say("assistant", textIn(content)),
    reasoning_message: (log, { reasoning }) => log.say("reasoning", reasoning),
    tool_call_message: calls("call"),
    approval_request_message: calls("call"),
    auto_approval: calls("mention"),
    tool_return_message: readReturns,
    error_message: (log, row) => log.fail(row),
    error: (log, row) => log.fail(row),
    result: (log, { is_error, subtype, result, duration_ms: duration, usage }) => {
      if (is_error === true || (isString(subtype) && subtype.startsWith("error")))
        log.fail(result ?? subtype);
      log.talk.took({ duration, ...(isObject(usage) ? { usage } : {}) });
    },
    usage_statistics: (log, { completion_tokens, prompt_tokens, total_tokens }) =>
      log.talk.took({ usage: { completion_tokens, prompt_tokens, total_tokens } as JsonObject }),
    ...silent(
      "hidden_reasoning_message approval_response_message stop_reason ping event_message summary_message retry control_request control_response init",
    ),
  },
});

/** The rows, with what a stream sends in pieces of one id put together. */
function joined(rows: JsonObject[] | undefined): JsonObject[] | undefined {
  const whole: JsonObject[] = [];
  for (const row of rows ?? []) {
    const part = row.type === "stream_event" && isObject(row.event) ? row.event : row;
    const last = whole.at(-1);
    if (
      last?.message_type === part.message_type &&
      isString(part.id) &&
      last?.id === part.id &&
      isString(part.message_type)
    )
      whole[whole.length - 1] = grown(last, part);
    else whole.push(part);
  }
  return rows && whole;
}

function grown(last: JsonObject, part: JsonObject): JsonObject {
  const sum = { ...last };
  for (const key of ["content", "reasoning"])
    if (isString(last[key]) && isString(part[key])) sum[key] = `${last[key]}${part[key]}`;
  const made = callsIn(last);
  const before = made.at(-1);
  for (const call of callsIn(part)) {
    const isSame = call.tool_call_id === undefined || call.tool_call_id === before?.tool_call_id;
    if (before === undefined || !isSame) made.push(call);
    else
      made[made.length - 1] = {
        ...call,
        ...before,
        arguments: [before.arguments, call.arguments].filter(isString).join(""),
      };
  }
  return made.length === 0 ? sum : { ...sum, tool_call: null, tool_calls: made };
}

function callsIn({ tool_call: call, tool_calls: calls }: JsonObject): JsonObject[] {
  const list = isObject(calls) ? [calls] : objectsOf(calls);
  return list.length === 0 && isObject(call) ? [call] : [...list];
}

function calls(how: "call" | "mention"): RowReader {
  return (log, row) => {
    for (const call of callsIn(row))
      log[how]({ id: call.tool_call_id, name: call.name, ...statedArguments(call, "arguments") });
  };
}

function readReturns(log: LogReader, row: JsonObject): void {
  const returns = objectsOf(row.tool_returns);
  for (const one of returns.length > 0 ? returns : [row]) {
    const result: Json | undefined = one.tool_return ?? one.func_response;
    log.result({ id: one.tool_call_id, status: one.status === "error" ? "error" : "ok", result });
  }
}
