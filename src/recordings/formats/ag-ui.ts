import { isObject, isString, type Json, type JsonObject, objectsOf, shown } from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import { statedArguments } from "../calls.ts";
import { statusInText } from "../exchanges.ts";
import { formatOfLog, type LogReader, rowsOf, silent, textIn } from "./event-log.ts";

/** The events of AG-UI, which agents stream to a user interface. */
export const agUi = formatOfLog({
  id: "ag-ui",
  title: "AG-UI: events",
  looksFor:
    "events RUN_STARTED {threadId, runId}, TOOL_CALL_START {toolCallId, toolCallName}, TOOL_CALL_ARGS {delta}",
  marks: [["RUN_STARTED", "threadId", "runId", "TOOL_CALL_START", "toolCallName", "TOOL_CALL_ARGS", "delta"]],
  rows: joined,
  isOwn: (rows) =>
    rows.some(
      ({ type, threadId, runId, toolCallName }) =>
        (type === "RUN_STARTED" && isString(threadId) && isString(runId)) ||
        (type === "TOOL_CALL_START" && isString(toolCallName)),
    ),
  isCut: (rows) => !rows.some(({ type }) => type === "RUN_FINISHED" || type === "RUN_ERROR"),
  types: {
    RUN_STARTED: (log, { input }) => readMessages(log, isObject(input) ? input.messages : undefined),
    RUN_FINISHED: (log) => log.endAnswer(),
    RUN_ERROR: (log, { message }) => log.fail(message),
    TEXT_MESSAGE_START: (log) => log.endAnswer(),
    TEXT_MESSAGE_CONTENT: (log, { delta }) => log.say("assistant", delta, true),
    TEXT_MESSAGE_CHUNK: (log, { delta, role }) =>
      log.say(role === "user" ? "user" : "assistant", delta, true),
    MESSAGES_SNAPSHOT: (log, { messages }) => readMessages(log, messages),
    ...silent(
      `TEXT_MESSAGE_END STEP_STARTED STEP_FINISHED STATE_SNAPSHOT STATE_DELTA ACTIVITY_SNAPSHOT ACTIVITY_DELTA RAW CUSTOM
      THINKING_START THINKING_END THINKING_TEXT_MESSAGE_START THINKING_TEXT_MESSAGE_CONTENT THINKING_TEXT_MESSAGE_END
      REASONING_START REASONING_END REASONING_MESSAGE_START REASONING_MESSAGE_CONTENT REASONING_MESSAGE_CHUNK
      REASONING_MESSAGE_END REASONING_ENCRYPTED_VALUE`,
    ),
    TOOL_CALL_START: (log, { toolCallId: id, toolCallName: name, arguments: text }) => {
      if (!isString(text))
        throw new RecordingError(
          `the arguments of a call of ${shown(name)} are not recorded (TOOL_CALL_ARGS)`,
        );
      log.call({ id, name, argumentsText: text });
    },
    TOOL_CALL_END: "silent",
    TOOL_CALL_RESULT: (log, { toolCallId: id, content }) =>
      log.result({ id, status: statusInText(textIn(content)), result: content }),
  },
});

/** The rows, with the arguments of each call, which come in pieces, in the row that begins it. */
function joined(document: Json): JsonObject[] | undefined {
  const rows = rowsOf(document);
  const calls = new Map<Json | undefined, JsonObject>();
  return rows?.flatMap((row) => {
    const { type, toolCallId: id, delta } = row;
    const isPiece = type === "TOOL_CALL_ARGS" || type === "TOOL_CALL_CHUNK";
    const known = calls.get(id);
    if (isPiece && known !== undefined) {
      if (isString(delta)) known.arguments = `${isString(known.arguments) ? known.arguments : ""}${delta}`;
      return [];
    }
    if (type !== "TOOL_CALL_START" && type !== "TOOL_CALL_CHUNK") return [row];
    const call = { ...row, type: "TOOL_CALL_START", ...(isString(delta) ? { arguments: delta } : {}) };
    calls.set(id, call);
    return [call];
  });
}

/** A snapshot repeats what was said and called. */
function readMessages(log: LogReader, messages: Json | undefined): void {
  for (const message of objectsOf(messages)) {
    const { role, content, toolCallId: id } = message;
    if (role === "user" && !log.hasSaid(content)) log.say("user", textIn(content));
    for (const { id: called, function: made } of objectsOf(message.toolCalls))
      if (isObject(made)) log.mention({ id: called, name: made.name, ...statedArguments(made, "arguments") });
    if (role === "tool") log.result({ id, status: statusInText(textIn(content)), result: content });
  }
}
