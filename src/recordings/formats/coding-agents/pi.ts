import { isObject, isString, type Json, type JsonObject, objectOf, objectsOf } from "../../../core/json.ts";
import { statedArguments } from "../../reading/calls.ts";
import { formatOfLog, type LogReader, silent, textIn } from "../../reading/event-log.ts";
import { instant } from "../../run.ts";

/** pi and OpenClaw, which builds on it: sessions and events of `--mode json`. */
export const pi = formatOfLog({
  id: "pi",
  title: "pi and OpenClaw: sessions, --mode json",
  looksFor:
    "rows of type message or message_end with a message of the role toolResult, or with parts of type toolCall",
  marks: [
    ["session", "version", "cwd", "message", "parentId", "toolCall", "toolResult"],
    ["agent_start", "message_end", "tool_execution_start", "toolCallId"],
  ],
  refines: ["anthropic"],
  isOwn: (rows) => rows.some(isCallRow) || (rows.some(isBeginning) && rows.some(isMessageRow)),
  begin(log, rows) {
    const parents = rows
      .filter(isMessageRow)
      .flatMap(({ parentId }) => (isString(parentId) ? [parentId] : []));
    if (new Set(parents).size < parents.length)
      log.talk.warn("the session has branches: the calls of all of them are counted");
  },
  types: {
    message: readMessage,
    message_end: readMessage,
    tool_execution_start: (log, { toolCallId: id, toolName: name, args }) =>
      log.mention({ id, name, arguments: args }),
    tool_execution_end: (log, { toolCallId: id, toolName: name, result, isError }) =>
      log.result({ id, name, status: isError === true ? "error" : "ok", result: answerIn(result) }),
    ...silent(
      `session agent_start agent_end turn_start turn_end message_start message_update tool_execution_update model_change
      thinking_level_change compaction compaction_start compaction_end auto_compaction_start auto_compaction_end
      auto_retry_start auto_retry_end branch_summary custom custom_message label session_info queue_update`,
    ),
  },
});

function isMessageRow({ type, message }: JsonObject): boolean {
  return (type === "message" || type === "message_end") && isObject(message) && isString(message.role);
}

function isBeginning({ type, version, cwd }: JsonObject): boolean {
  return type === "agent_start" || (type === "session" && typeof version === "number" && isString(cwd));
}

function isCallRow(row: JsonObject): boolean {
  const { message } = row;
  if (!isMessageRow(row) || !isObject(message)) return false;
  return message.role === "toolResult" || objectsOf(message.content).some(({ type }) => type === "toolCall");
}

function answerIn(result: Json | undefined): Json | undefined {
  return (isObject(result) && textIn(result.content)) || result;
}

function readMessage(log: LogReader, { message: body, timestamp }: JsonObject): void {
  const message = objectOf(body);
  log.talk.at(instant(message.timestamp ?? timestamp));
  if (message.role === "user") log.say("user", textIn(message.content));
  else if (message.role === "assistant") readAnswer(log, message);
  else if (message.role === "toolResult") {
    const { toolCallId: id, toolName: name, isError, content } = message;
    log.result({
      id,
      name,
      status: isError === true ? "error" : "ok",
      result: answerIn({ content: content ?? null }),
    });
  } else if (!SILENT_ROLES.has(message.role)) log.unknown.add(message.role, message);
}

/** Roles of the user's own commands and of summaries. */
const SILENT_ROLES = new Set<Json | undefined>([
  "bashExecution",
  "custom",
  "hookMessage",
  "branchSummary",
  "compactionSummary",
]);

function readAnswer(log: LogReader, { content, model, usage, stopReason, errorMessage }: JsonObject): void {
  log.endAnswer();
  if (isString(content)) log.say("assistant", content);
  for (const part of objectsOf(content)) {
    if (part.type === "text") log.say("assistant", part.text);
    else if (part.type === "thinking") log.say("reasoning", part.thinking);
    else if (part.type === "toolCall")
      log.call({ id: part.id, name: part.name, ...statedArguments(part, "arguments") });
    else if (part.type !== "image") log.unknown.add(part.type, part);
  }
  const { input = 0, output = 0, cacheRead = 0, cacheWrite = 0, cost } = objectOf(usage);
  const counts = {
    inputTokens: input,
    outputTokens: output,
    cacheReadInputTokens: cacheRead,
    cacheWriteInputTokens: cacheWrite,
  };
  log.talk.answered({ model, cost, ...(isObject(usage) ? { usage: counts } : {}) });
  log.talk.stopped(stopReason);
  if (stopReason === "error" || stopReason === "aborted") log.fail(errorMessage ?? stopReason);
}
