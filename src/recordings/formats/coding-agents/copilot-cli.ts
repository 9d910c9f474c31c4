import { isObject, isString, type Json, type JsonObject, objectOf, objectsOf } from "../../../core/json.ts";
import { statedArguments, suggestsCall } from "../../reading/calls.ts";
import { formatOfLog, type LogReader, type RowReader, silent } from "../../reading/event-log.ts";
import { addCounts } from "../../reading/usage.ts";
import { type CallStatus, instant, type StatedCall } from "../../run.ts";

const TYPES: Readonly<Record<string, RowReader>> = {
  "session.start": (log, { data }) => log.talk.took({ model: objectOf(data).selectedModel }),
  "user.message": readUser,
  "assistant.message": readAnswer,
  "assistant.reasoning": (log, { data }) => log.say("reasoning", objectOf(data).content),
  "assistant.usage": readUsage,
  "tool.execution_start": (log, { data }) => log.mention(callIn(objectOf(data))),
  "external_tool.requested": (log, { data }) => log.mention(callIn(objectOf(data))),
  "tool.execution_complete": readResult,
  // The user ran it, not the agent.
  "tool.user_requested": (log, { data }) => log.leaveOut(callIn(objectOf(data))),
  "session.error": (log, { data }) => log.fail(data),
  "session.shutdown": readShutdown,
  abort: (log) => log.fail("it was aborted"),
  ...silent(
    `assistant.tool_call_delta tool.execution_partial_result tool.execution_progress tool_search.activated
    session.tools_updated session.mcp_tools_list_changed mcp.tools.list_changed mcp_app.tool_call_complete
    model_call_failure model.call_failure model.call_finished external_tool.completed assistant.server_tool_progress`,
  ),
  ...silent(
    `session.* assistant.* hook.* permission.* user_input.* elicitation.* sampling.* mcp.* command.* commands.* skill.*
    subagent.* system.* auto_mode_switch.* session_limits_exhausted.* exit_plan_mode.* capabilities.* pending_messages.*`,
  ),
};

/** GitHub Copilot CLI and SDK: session events, stored in `~/.copilot/session-state/<id>/events.jsonl`. */
export const copilotCli = formatOfLog({
  id: "copilot-cli",
  title: "GitHub Copilot CLI and SDK: session events",
  looksFor:
    "events {type, data} of types such as session.start, assistant.message with toolRequests, tool.execution_complete",
  marks: [
    ["session.start", "data", "copilotVersion"],
    ["assistant.message", "data", "toolRequests", "toolCallId"],
  ],
  isOwn: (rows) =>
    rows.every(({ type }) => isString(type)) &&
    rows.some(
      ({ type, data }) =>
        isObject(data) &&
        (type === "session.start"
          ? isString(data.copilotVersion)
          : type === "assistant.message" && isMessage(data)),
    ),
  sessionOf: ({ type, data }) => (type === "session.start" ? objectOf(data).sessionId : undefined),
  typeOf: ({ type }) =>
    isString(type) && !(type in TYPES) && !suggestsCall(type) ? type.replace(/\..*$/s, ".*") : type,
  types: TYPES,
});

function isMessage(data: JsonObject): boolean {
  return isString(data.messageId) && (data.toolRequests === undefined || Array.isArray(data.toolRequests));
}

function readUser(log: LogReader, { data, timestamp }: JsonObject): void {
  const { content, source } = objectOf(data);
  log.talk.at(instant(timestamp));
  // Skills and notifications are also user messages.
  log.say(isString(source) && /^(?:skill-|system)/.test(source) ? "system" : "user", content);
}

function readAnswer(log: LogReader, { data, timestamp }: JsonObject): void {
  const message = objectOf(data);
  log.talk.at(instant(timestamp));
  log.endAnswer();
  const isOwn = !isString(message.parentToolCallId);
  if (isOwn) log.say("reasoning", message.reasoningText);
  if (isOwn) log.say("assistant", message.content);
  for (const request of objectsOf(message.toolRequests))
    log.call({ ...callIn({ parentToolCallId: message.parentToolCallId ?? null, ...request }) });
}

function callIn(call: JsonObject): StatedCall {
  const { mcpServerName: server, parentToolCallId: parent } = call;
  return {
    id: call.toolCallId,
    name: call.name ?? call.toolName,
    ...statedArguments(call, "arguments"),
    ...(isString(server) ? { server } : {}),
    ...(isString(parent) ? { agent: parent } : {}),
  };
}

function readResult(log: LogReader, { data, timestamp }: JsonObject): void {
  const { toolCallId: id, toolName: name, success, result, error, isUserRequested } = objectOf(data);
  log.talk.at(instant(timestamp));
  if (isUserRequested === true) log.leaveOut({ id, name });
  const answer = isObject(error)
    ? error.message
    : isObject(result)
      ? (result.content ?? result)
      : (error ?? result);
  log.result({ id, name, status: statusOf(success, error), result: answer ?? undefined });
}

function statusOf(success: Json | undefined, error: Json | undefined): CallStatus {
  if (success !== false && !isObject(error)) return "ok";
  const code = isObject(error) ? error.code : undefined;
  return isString(code) && /reject|denied/i.test(code) ? "rejected" : "error";
}

function readUsage(log: LogReader, { id, data }: JsonObject): void {
  const { model, duration, ...counts } = objectOf(data);
  log.talk.answered({ id, model, duration, usage: usageOf(counts) });
}

function usageOf({ inputTokens, outputTokens, cacheReadTokens, reasoningTokens }: JsonObject): JsonObject {
  const counts = { inputTokens, outputTokens, cacheReadInputTokens: cacheReadTokens, reasoningTokens };
  const { cacheReadInputTokens: cached_input_tokens = null, ...rest } = counts;
  return Object.fromEntries(
    Object.entries({ ...rest, cached_input_tokens }).filter(([, count]) => count !== undefined),
  ) as JsonObject;
}

function readShutdown(log: LogReader, { data }: JsonObject): void {
  const { modelMetrics, currentModel } = objectOf(data);
  const models = Object.entries(objectOf(modelMetrics));
  const usages = models.map(([, metrics]) => usageOf(objectOf(objectOf(metrics).usage)));
  log.talk.took({ usage: addCounts(usages) });
  const names = models.map(([name]) => name).sort();
  log.talk.took({ model: names.length > 0 ? names.join(", ") : currentModel });
}
