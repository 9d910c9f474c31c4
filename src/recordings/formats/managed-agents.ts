import { isObject, isString, type JsonObject } from "../../base/json.ts";
import { statedArguments } from "../calls.ts";
import { instant } from "../run.ts";
import { formatOfLog, type LogReader, silent, textIn } from "./event-log.ts";

/** The events of a session of Claude's managed agents. */
export const managedAgents = formatOfLog({
  id: "claude-managed-agents",
  title: "Claude managed agents: events of a session",
  looksFor:
    "events agent.tool_use, agent.mcp_tool_use, agent.custom_tool_use {id, name, input} and session.status_idle",
  marks: [["user.message", "agent.message", "agent.tool_use", "name", "input", "session.status_idle"]],
  isOwn: (rows) =>
    rows.some(
      ({ type, name, id, content, data }) =>
        isString(type) &&
        data === undefined &&
        (/^agent\.(?:mcp_|custom_)?tool_use$/.test(type)
          ? isString(name) && isString(id)
          : type === "agent.message" && Array.isArray(content)),
    ),
  begin(log, rows) {
    for (const { processed_at: time } of rows) log.talk.at(instant(time));
  },
  types: {
    "user.message": (log, { content }) => log.say("user", textIn(content)),
    "agent.message": (log, { content }) => log.say("assistant", textIn(content)),
    "agent.tool_use": readCall,
    "agent.mcp_tool_use": readCall,
    "agent.custom_tool_use": readCall,
    "agent.tool_result": readResult,
    "agent.mcp_tool_result": readResult,
    "user.tool_result": readResult,
    "user.custom_tool_result": readResult,
    "user.tool_confirmation": (log, { result, tool_use_id: id, deny_message: reason }) => {
      if (result === "deny") log.result({ id, status: "rejected", result: reason });
    },
    "span.model_request_end": (log, { id, model_usage: usage }) => log.talk.answered({ id, usage }),
    "session.error": (log, { error }) => log.fail(error),
    "session.status_terminated": (log) => log.fail("the session was terminated"),
    "session.status_idle": (log) => log.endAnswer(),
    ...silent(
      `agent.thinking agent.thread_context_compacted agent.thread_message_sent agent.thread_message_received user.interrupt
      user.define_outcome span.model_request_start span.outcome_evaluation_start span.outcome_evaluation_ongoing
      span.outcome_evaluation_end session.status_running session.status_rescheduled session.thread_created session.deleted
      session.thread_idle session.updated event_start event_delta`,
    ),
  },
});

function readCall(log: LogReader, row: JsonObject): void {
  const { mcp_server_name: server, session_thread_id: thread } = row;
  log.call({
    id: row.id,
    name: row.name,
    ...statedArguments(row, "input"),
    ...(isString(server) ? { server } : {}),
    ...(isString(thread) ? { agent: thread } : {}),
  });
}

function readResult(log: LogReader, row: JsonObject): void {
  const id = row.tool_use_id ?? row.mcp_tool_use_id ?? row.custom_tool_use_id;
  const { content, is_error } = row;
  const result = isObject(content) ? content : textIn(content) || content;
  log.result({ id, status: is_error === true ? "error" : "ok", result });
}
