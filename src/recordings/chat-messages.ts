import { shown } from "../config/shown.ts";
import { isObject, isString, type Json, type JsonObject, listOf, objectsOf } from "../json/json.ts";
import { CALL_LIKE, mayHoldCall } from "./calls.ts";

export const ROLES: ReadonlySet<Json | undefined> = new Set([
  "system",
  "developer",
  "user",
  "assistant",
  "tool",
  "function",
]);
const RESULT_ROLES: ReadonlySet<Json | undefined> = new Set(["tool", "function"]);
const PART_TYPES: ReadonlySet<Json | undefined> = new Set([
  "text",
  "image_url",
  "input_audio",
  "file",
  "refusal",
  "document",
  "document_url",
  "reference",
]);
const CALL_KEYS = new Set(["tool_calls", "function_call", "executed_tools", "tools", "functions"]);

/**
 * True for messages with nothing that OpenAI Chat Completions does not know. Where they state calls as it does, a part of an
 * unknown type is no reason to doubt them, unless it may hold a call.
 */
export function areChatMessages(messages: readonly JsonObject[]): boolean {
  const written = messages.map(inSnakeCase);
  if (!written.every(isChatMessage)) return false;
  return written.some(statesCalls) || written.every((message) => partsOf(message).every(isKnownPart));
}

/** The message with its fields as OpenAI names them. SDKs for JavaScript, such as Mistral's, and AG-UI write them in camel case. */
export function inSnakeCase(given: JsonObject): JsonObject {
  if (!("toolCalls" in given) && !("toolCallId" in given)) return given;
  const { toolCalls, toolCallId, ...message } = given;
  if (toolCalls !== undefined) message.tool_calls ??= toolCalls;
  if (toolCallId !== undefined) message.tool_call_id ??= toolCallId;
  return message;
}

/** The field or the part of a message that is not known and in which a call may be, in words; undefined when there is none. */
export function unknownCallIn(message: JsonObject): string | undefined {
  for (const field in message) {
    if (!mayHoldObject(message[field]) || CALL_KEYS.has(field)) continue;
    if (CALL_LIKE.test(field)) return `a field ${shown(field)}`;
  }
  if (RESULT_ROLES.has(message.role) || !Array.isArray(message.content)) return undefined;
  const doubtful = partsOf(message).filter((one) => !isKnownPart(one) && mayHoldCall(one));
  if (doubtful.length === 0) return undefined;
  const repeated = new Set(objectsOf(message.tool_calls).map(({ id }) => id));
  const part = doubtful.find(({ id }) => !(isString(id) && repeated.has(id)));
  return part && `a part of type ${shown(part.type)}`;
}

function isChatMessage(message: JsonObject): boolean {
  const { role, content = null } = message;
  if (!ROLES.has(role) || "parts" in message || "toolInvocations" in message) return false;
  if (!listOf(message.tool_calls).every(isChatCall) || unknownCallIn(message) !== undefined) return false;
  return content === null || isString(content) || (Array.isArray(content) && content.every(isTyped));
}

function partsOf({ content }: JsonObject): JsonObject[] {
  return objectsOf(content);
}

function isTyped(part: Json): boolean {
  return isObject(part) && isString(part.type);
}

/** Mistral's thoughts are lists of parts; thoughts that are text may be another provider's. */
function isKnownPart({ type, thinking }: JsonObject): boolean {
  return PART_TYPES.has(type) || (type === "thinking" && Array.isArray(thinking));
}

function mayHoldObject(value: Json | undefined): boolean {
  if (typeof value !== "object") return false;
  return Array.isArray(value) ? value.some(isFilled) : isFilled(value);
}

function isFilled(value: Json | undefined): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}

function isChatCall(call: Json): boolean {
  return isObject(call) && (isObject(call.function) || isObject(call.custom));
}

/** True when a message holds calls or a result where OpenAI keeps them. */
function statesCalls({ role, tool_calls, tool_call_id }: JsonObject): boolean {
  return listOf(tool_calls).some(isChatCall) || (role === "tool" && isString(tool_call_id));
}
