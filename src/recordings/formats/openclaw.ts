import { isString } from "../../base/json.ts";
import { statedArguments } from "../calls.ts";
import { instant } from "../run.ts";
import { formatOfLog, silent } from "./event-log.ts";

/** OpenClaw: the events of its telemetry. They have no ids: a tool ends in the order in which it began. */
export const openclaw = formatOfLog({
  id: "openclaw",
  title: "OpenClaw: telemetry",
  looksFor: "events tool.start {toolName, params, sessionKey} and tool.end {toolName, success}",
  marks: [["tool.start", "toolName", "params", "sessionKey", "tool.end", "success"]],
  isOwn: (rows) =>
    rows.some(
      ({ type, sessionKey }) =>
        isString(sessionKey) && (type === "tool.start" || type === "tool.end" || type === "agent.start"),
    ),
  begin(log, rows) {
    for (const { timestamp, ts } of rows) log.talk.at(instant(timestamp ?? ts));
  },
  types: {
    "message.in": (log, { content }) => log.say("user", content),
    "message.out": (log, { content }) => log.say("assistant", content),
    "tool.start": (log, row) =>
      log.call({
        id: row.toolCallId,
        name: row.toolName,
        ...statedArguments(row, "params"),
        agent: agentIn(row.agentId),
      }),
    "tool.end": (log, { toolCallId: id, toolName: name, success, error, result, durationMs: duration }) =>
      log.result({ id, name, status: success === false ? "error" : "ok", result: error ?? result, duration }),
    "llm.usage": (log, { model, usage }) => log.talk.answered({ model, usage }),
    "agent.end": (log, { success, error }) => (success === false ? log.fail(error) : log.endAnswer()),
    ...silent(
      "agent.start session.start session.end message.sending message.sent message.received llm.start llm.end llm.input llm.output",
    ),
  },
});

function agentIn(id: unknown): string | undefined {
  return isString(id) && id !== "main" ? id : undefined;
}
