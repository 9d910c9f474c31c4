import { shown } from "../../../config/shown.ts";
import { isObject, isString, type Json, type JsonObject, listOf, objectsOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { callId, mayHoldCall, statedArguments } from "../../calls.ts";
import type { Conversation } from "../../conversation.ts";
import type { Run, Speaker } from "../../run.ts";
import { answered, failed, type Outcome, refused } from "./call.ts";

const ROLES = new Set(["system", "user", "assistant", "tool"]);

/** True for ModelMessages (v4: CoreMessages). Without tool or reasoning parts they are any vendor's chat messages. */
export function areModelMessages(messages: readonly JsonObject[]): boolean {
  return messages.every(isModelMessage) && messages.some(({ content }) => objectsOf(content).some(isOwnPart));
}

/** Reads ModelMessages (v4: CoreMessages). */
export function readModelMessages(talk: Conversation, messages: readonly JsonObject[]): Run {
  for (const { role, content } of messages) {
    talk.nextTurn();
    const parts = isString(content) ? [{ type: "text", text: content }] : objectsOf(content);
    readParts(talk, speakerOf(role), parts, messageOutcome);
  }
  return talk.run();
}

/**
 * What to say of messages without any call that end in an answer made of parts, as the SDK writes it: version 7 keeps only the last
 * step in `result.response.messages`, and these look like any chat. Undefined for others.
 */
export function lastStepWarning(messages: readonly JsonObject[], { toolCalls }: Run): string | undefined {
  const last = messages.at(-1);
  return toolCalls.length === 0 && last?.role === "assistant" && Array.isArray(last.content)
    ? "no call is recorded; result.response.messages of AI SDK 7 holds the last step only: if this is it, write result.responseMessages"
    : undefined;
}

/** Reads content parts, of a message or of a step. They differ in how a result tells its outcome. */
export function readParts(
  talk: Conversation,
  speaker: Speaker | undefined,
  parts: readonly JsonObject[],
  outcomeOf: (result: JsonObject) => Outcome,
): void {
  for (const part of parts) {
    const { toolCallId: id, toolName: name } = part;
    switch (part.type) {
      case "text":
        if (speaker !== undefined) talk.say(speaker, part.text);
        break;
      case "reasoning":
        talk.say("reasoning", part.text);
        break;
      case "tool-call":
        talk.call({
          id,
          name,
          ...statedArguments(part, "input", "args"),
          ...(part.invalid === true ? refused(part.error) : {}),
        });
        break;
      case "tool-result":
        talk.result({ id, name, ...outcomeOf(part) });
        break;
      case "tool-error":
        talk.result({ id, name, ...failed(part.error) });
        break;
      case "tool-approval-request":
      case "tool-approval-response":
        break;
      default:
        if (mayHoldCall(part)) throw new RecordingError(unknownPart(part));
    }
  }
}

/** What is wrong with a part that may hold a call. */
export function unknownPart({ type }: JsonObject): string {
  return `a part of type ${shown(type)} that no AI SDK and no Mastra writes so`;
}

/** Who speaks in a message of that role; nobody in a tool's. */
export function speakerOf(role: Json | undefined): Speaker | undefined {
  return role === "system" || role === "user" || role === "assistant" ? role : undefined;
}

/** The outcome in a message's `tool-result` part: v5 and later `output: {type, value}`, v4 `result` and `isError`. */
export function messageOutcome(part: JsonObject): Outcome {
  const { output, result } = part;
  if (!isObject(output)) return part.isError === true ? failed(result) : answered(output ?? result);
  switch (output.type) {
    case "error-text":
    case "error-json":
      return failed(output.value);
    case "execution-denied":
      return refused(output.reason);
    default:
      return answered(output.value ?? output);
  }
}

/** True for a message that may be a ModelMessage. */
export function isModelMessage(message: JsonObject): boolean {
  const { role, content } = message;
  if (!isString(role) || !ROLES.has(role) || "parts" in message || "tool_calls" in message) return false;
  if (content === undefined || content === null) return role === "assistant";
  return (
    isString(content) ||
    (Array.isArray(content) && content.every((part) => isObject(part) && isString(part.type)))
  );
}

function isOwnPart(part: JsonObject): boolean {
  if (part.type === "reasoning") return isString(part.text);
  return (part.type === "tool-call" || part.type === "tool-result") && callId(part.toolCallId) !== undefined;
}

/** Says what the user and the system prompt say in messages that stand beside the steps they led to. */
export function sayQuestions(talk: Conversation, messages: Json | undefined): void {
  for (const { role, content, parts } of objectsOf(messages)) {
    const speaker = speakerOf(role);
    if (speaker === undefined || speaker === "assistant") continue;
    if (isString(content) && content !== "") talk.say(speaker, content);
    else for (const part of objectsOf([...listOf(content), ...listOf(parts)])) talk.say(speaker, part.text);
  }
}
