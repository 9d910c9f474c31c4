import { defined, isObject, isString, type Json, type JsonObject } from "../../../core/json.ts";
import { statedArguments } from "../../reading/calls.ts";
import { formatOfLog, type LogReader } from "../../reading/event-log.ts";
import type { CallStatus } from "../../run.ts";

/** Gemini CLI: the events of `--output-format stream-json`. The gemini-adk format reads its saved chats. */
export const geminiCli = formatOfLog({
  id: "gemini-cli",
  title: "Gemini CLI: --output-format stream-json",
  looksFor:
    "events tool_use {tool_name, tool_id, parameters}, tool_result {tool_id}, and init {session_id, model}",
  marks: [["init", "session_id", "tool_use", "tool_name", "tool_id", "parameters"]],
  isOwn: (rows) =>
    isStream(rows) ||
    rows.some(
      ({ type, tool_name, tool_id }) => type === "tool_use" && isString(tool_name) && isString(tool_id),
    ),
  sessionOf: ({ type, session_id: id }) => (type === "init" ? id : undefined),
  isCut: (rows) => isStream(rows) && !rows.some(({ type }) => type === "result"),
  types: {
    init: (log, { model }) => log.talk.took({ model }),
    message: (log, { role, content, delta }) =>
      log.say(role === "user" ? "user" : "assistant", content, delta === true),
    tool_use: (log, row) =>
      log.call({ id: row.tool_id, name: row.tool_name, ...statedArguments(row, "parameters") }),
    tool_result: (log, { tool_id: id, status, output, error }) =>
      log.result({ id, status: statusOf(status, error), result: messageOf(error) ?? output }),
    result: readEnd,
    error: readError,
  },
});

function isStream([first]: readonly JsonObject[]): boolean {
  return (
    first?.type === "init" && isString(first.session_id) && isString(first.model) && !("subtype" in first)
  );
}

/** A call that a person denied is cancelled. */
function statusOf(status: Json | undefined, error: Json | undefined): CallStatus {
  const kind = isObject(error) ? error.type : undefined;
  if (status === "cancelled" || (isString(kind) && /denied|cancel|policy|invalid|not_registered/i.test(kind)))
    return "rejected";
  if (status === "success" || status === "error") return status === "success" ? "ok" : "error";
  return "pending";
}

function messageOf(error: Json | undefined): Json | undefined {
  return isObject(error) ? error.message : undefined;
}

function readError(log: LogReader, { message, severity }: JsonObject): void {
  if (severity === "warning") return;
  if (isString(message) && /max\w* (?:session )?turns/i.test(message)) log.talk.endedAt("max_turns");
  else log.fail(message);
}

function readEnd(log: LogReader, { status, error, stats }: JsonObject): void {
  log.endAnswer();
  if (status === "error") readError(log, isObject(error) ? error : { message: error ?? null });
  if (!isObject(stats)) return;
  const { duration_ms: duration, tool_calls, cached, input: _uncached, models: _models, ...counts } = stats;
  log.counts(tool_calls);
  log.talk.took({
    duration,
    usage: { ...counts, ...defined({ cached_tokens: cached }) },
  });
}
