import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../base/json.ts";
import { statedArguments } from "../calls.ts";
import { formatOfLog, type LogReader, rowsOf, silent } from "./event-log.ts";

/** Goose: its sessions, as it keeps and exports them, and `run --output-format stream-json`. */
export const goose = formatOfLog({
  id: "goose",
  title: "Goose: sessions and exports",
  looksFor:
    "messages with parts toolRequest {id, toolCall: {status, value}} and toolResponse {id, toolResult}",
  marks: [["role", "content", "toolRequest", "toolCall", "value", "toolResponse", "toolResult"]],
  refines: ["openai-chat", "anthropic"],
  rows: partsIn,
  isOwn: (rows) =>
    rows.some(({ type, toolCall, toolResult }) =>
      type === "toolRequest" ? isObject(toolCall) : type === "toolResponse" && isObject(toolResult),
    ),
  types: {
    text: (log, { role, text }) => log.say(role === "user" ? "user" : "assistant", text),
    thinking: (log, { thinking }) => log.say("reasoning", thinking),
    toolRequest: readCall,
    frontendToolRequest: readCall,
    toolResponse: readResult,
    ...silent(
      `session redactedThinking reasoning image toolConfirmationRequest contextLengthExceeded summarizationRequested
      conversationCompacted actionRequired systemNotification notification complete model_change`,
    ),
    error: (log, { error }) => log.fail(error),
  },
});

/** The parts of all messages, with the role of theirs. */
function partsIn(document: Json): JsonObject[] | undefined {
  const rows = rowsOf(isObject(document) ? (document.conversation ?? document.messages ?? null) : document);
  return rows?.flatMap((row) => {
    const message = row.type === "message" && isObject(row.message) ? row.message : row;
    if (Array.isArray(message.content) && isString(message.role))
      return objectsOf(message.content).map((part) => ({ role: message.role ?? null, ...part }));
    return [isString(row.working_dir) && row.role === undefined ? { ...row, type: "session" } : row];
  });
}

/** A call that the model wrote wrong has an error in place of its name and arguments. */
function readCall(log: LogReader, { id, toolCall }: JsonObject): void {
  const { value, error, name } = isObject(toolCall) ? toolCall : {};
  const made = isObject(value) ? value : isObject(toolCall) && isString(name) ? toolCall : undefined;
  if (made !== undefined) log.call({ id, name: made.name, ...statedArguments(made, "arguments") });
  else log.call({ id, name: "(malformed)", argumentsText: isString(error) ? error : "", status: "rejected" });
}

function readResult(log: LogReader, { id, toolResult }: JsonObject): void {
  const { status, value, error } = isObject(toolResult) ? toolResult : {};
  const { isError, content = value } = isObject(value) ? value : {};
  const texts = objectsOf(content)
    .map(({ text }) => text)
    .filter(isString);
  const failed = status === "error" || isError === true;
  log.result({
    id,
    status: failed ? "error" : "ok",
    result: error ?? (texts.length > 0 ? texts.join("\n") : value),
  });
}
