import { isString, type Json, type JsonObject, listOf, objectOf, shown } from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { type Format, messagesOf } from "../../format.ts";
import { listedObjects, statedArguments } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { type CallStatus, instant, type Speaker } from "../../run.ts";

const OUTCOMES = new Map<Json | undefined, CallStatus>([
  [undefined, "ok"],
  ["success", "ok"],
  ["failed", "error"],
  ["denied", "rejected"],
  ["interrupted", "pending"],
]);
const RETRY_CAUSES = new Map<Json | undefined, CallStatus>([
  ["validation_error", "rejected"],
  ["unknown_tool", "rejected"],
  ["unavailable_tool", "rejected"],
  ["model_retry", "error"],
]);
const SPEAKERS = new Map<Json | undefined, Speaker>([
  ["system-prompt", "system"],
  ["text", "assistant"],
  ["thinking", "reasoning"],
]);
const SILENT = new Set<Json | undefined>([
  ...["file", "uploaded-file", "compaction", "tool-availability-delta", "capability-load-delta"],
  ...["retry-feedback", "model-settings-delta"],
  ...["instruction", "instruction-delta", "instruction-digest", "instruction-baseline"],
]);

/** Pydantic AI's own messages from `result.all_messages_json()`. */
export const pydanticAi: Format = {
  id: "pydantic-ai",
  title: "Pydantic AI: messages of a run",
  looksFor: "messages of the kind request or response, whose parts[] have a part_kind",
  marks: [["parts", "part_kind", "kind"]],
  detect(document) {
    const messages = messagesOf(document);
    return messages?.every(isMessage) === true && messages.some(({ parts }) => listOf(parts).length > 0);
  },
  read(document) {
    const messages = messagesOf(document);
    if (messages === undefined)
      throw new RecordingError("no messages: expected what all_messages_json() writes, or {messages}");
    const talk = new Conversation("calls");
    for (const message of messages) {
      talk.nextTurn();
      if (message.kind === "response") {
        talk.say("assistant", "");
        talk.stopped(message.finish_reason);
      }
      for (const part of listedObjects(message.parts, "parts")) {
        readPart(talk, part);
        talk.at(timeOf(part));
      }
      talk.at(timeOf(message));
      if (message.kind === "response") talk.answered({ model: message.model_name, usage: message.usage });
    }
    return [talk.run()];
  },
};

function timeOf({ timestamp }: JsonObject): bigint | undefined {
  return isString(timestamp) ? instant(timestamp) : undefined;
}

function isMessage({ kind, parts }: JsonObject): boolean {
  const isTyped = (part: Json) => isString(objectOf(part).part_kind);
  return (kind === "request" || kind === "response") && Array.isArray(parts) && parts.every(isTyped);
}

function readPart(talk: Conversation, part: JsonObject): void {
  const { part_kind: kind, tool_name: name, tool_call_id: id, content } = part;
  const speaker = SPEAKERS.get(kind);
  if (speaker !== undefined) talk.say(speaker, content);
  else if (kind === "user-prompt") for (const text of [content].flat()) talk.say("user", textIn(text));
  else if (kind === "speech") talk.say(part.speaker === "user" ? "user" : "assistant", part.transcript);
  else if (kind === "tool-call" || kind === "builtin-tool-call")
    talk.call({ id, name, ...statedArguments(part, "args") });
  else if (kind === "tool-return" || kind === "builtin-tool-return")
    talk.result({ id, name, status: outcomeOf(part), result: content });
  else if (kind === "retry-prompt") {
    // Without a tool, the model must correct its answer.
    if (isString(name)) talk.result({ id, name, status: retryStatus(content), result: content });
  } else if (!SILENT.has(kind))
    throw new RecordingError(`a part of the kind ${shown(kind)}, which is not known`);
}

function textIn(content: Json | undefined): Json | undefined {
  return isString(content) ? content : objectOf(content).content;
}

/** Since version 2, a call that the model must correct has an outcome. Before, it had a part of its own. */
function outcomeOf({ outcome, content, retry }: JsonObject): CallStatus {
  if (outcome === "retried") return RETRY_CAUSES.get(objectOf(retry).cause) ?? retryStatus(content);
  const status = OUTCOMES.get(outcome);
  if (status === undefined) throw new RecordingError(`an outcome ${shown(outcome)}, which is not known`);
  return status;
}

/** Schema errors are a list, retry requests of tools text. */
function retryStatus(content: Json | undefined): CallStatus {
  return Array.isArray(content) || (isString(content) && content.startsWith("Unknown tool name"))
    ? "rejected"
    : "error";
}
