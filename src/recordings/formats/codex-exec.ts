import { isObject, isString, type JsonObject, objectsOf } from "../../base/json.ts";
import type { CallStatus, StatedCall } from "../run.ts";
import { formatOfLog, type LogReader, type RowReader, silent } from "./event-log.ts";

/** The events of `codex exec --json`. An item comes when it begins, when it changes and when it ends. */
export const codexExec = formatOfLog({
  id: "codex-exec",
  title: "Codex: exec --json",
  looksFor: "events thread.started {thread_id} and item.completed {item: {id, type}}",
  marks: [["thread.started", "thread_id", "item.completed", "item"]],
  isOwn: (rows) =>
    rows.some(({ type, thread_id }) => type === "thread.started" && isString(thread_id)) && rows.some(isItem),
  sessionOf: ({ thread_id: id }) => id,
  isCut: (rows) =>
    !rows.some(({ type }) => type === "turn.completed" || type === "turn.failed" || type === "error"),
  typeOf: (row) => (isItem(row) && isObject(row.item) ? row.item.type : row.type),
  begin: (log) =>
    log.talk.warn(
      "codex exec --json leaves out the calls of some tools: the session in ~/.codex/sessions has all of them",
    ),
  types: {
    "turn.completed": (log, { usage }) => log.talk.took({ usage }),
    "turn.failed": (log, { error }) => log.fail(error),
    "turn.started": (log) => log.endAnswer(),
    request_user_input: (log, { call_id: id, questions = [] }) =>
      log.call({ id, name: "request_user_input", arguments: { questions } }),
    agent_message: textOf("assistant"),
    reasoning: textOf("reasoning"),
    command_execution: called(({ command = null }) => ({
      name: "command_execution",
      arguments: { command },
    })),
    file_change: called(({ changes = null }) => ({ name: "file_change", arguments: { changes } })),
    mcp_tool_call: called(({ server, tool, arguments: args }) => ({
      name: tool,
      arguments: args ?? {},
      ...(isString(server) ? { server } : {}),
    })),
    collab_tool_call: called(({ tool, prompt = null, receiver_thread_ids = null }) => ({
      name: tool,
      arguments: { prompt, receiver_thread_ids },
    })),
    web_search: called(({ query = null, action }) => ({
      name: "web_search",
      arguments: action ?? { query },
    })),
    // An item of this type is a warning; an event is the end.
    error: (log, row) => {
      if (!isItem(row)) log.fail(row);
    },
    ...silent("thread.started todo_list plan item.plan.delta"),
  },
});

function isItem({ type, item }: JsonObject): boolean {
  return isString(type) && type.startsWith("item.") && isObject(item);
}

function textOf(speaker: "assistant" | "reasoning"): RowReader {
  return (log, { type, item }) => {
    if (type === "item.completed" && isObject(item)) log.say(speaker, item.text);
  };
}

function called(callIn: (item: JsonObject) => StatedCall): RowReader {
  return (log: LogReader, { type, item }) => {
    if (!isObject(item)) return;
    const { id } = item;
    log.mention({ id, ...callIn(item) });
    const status = statusOf(item);
    if (type !== "item.completed" || status === undefined) return;
    const { result = null, error = null, aggregated_output: output } = item;
    const texts = objectsOf(isObject(result) ? result.content : undefined).map(({ text }) => text);
    const answer = texts.length > 0 && texts.every(isString) ? texts.join("\n") : result;
    log.result({ id, status, result: isObject(error) ? error.message : (answer ?? output) });
  };
}

/** How a call ended; undefined while it has not. */
function statusOf({ status, exit_code: code, error = null }: JsonObject): CallStatus | undefined {
  if (status === "declined") return "rejected";
  if (status === "in_progress") return undefined;
  return status === "failed" || error !== null || (typeof code === "number" && code !== 0) ? "error" : "ok";
}
