import { isObject, isString, type Json, type JsonObject, listOf, objectOf } from "../../core/json.ts";
import { unpacked } from "../../core/parse-json.ts";
import { RecordingError } from "../../core/problems.ts";
import type { Speaker, StatedCall } from "../run.ts";
import { callIn, isDefinition, jsonIn, resultIn } from "./message-parts.ts";

export const SPEAKERS = new Map<Json | undefined, Speaker>(
  Object.entries({
    system: "system",
    developer: "system",
    user: "user",
    human: "user",
    assistant: "assistant",
    ai: "assistant",
    aimessagechunk: "assistant",
    model: "assistant",
  }),
);
const CLASSES = new Map<Json | undefined, string>(
  Object.entries({
    SystemMessage: "system",
    HumanMessage: "user",
    AIMessage: "assistant",
    ToolMessage: "tool",
    FunctionMessage: "tool",
  }),
);
/** Keys of messages in order of precedence. */
const LISTS = ["messages", "contents", "output", "new_message", "prompt", "message", "generations"];
/** Keys of alternatives, of which only the first was used. */
const ALTERNATIVES = ["choices", "candidates"];
const CALL_LISTS = ["tool_calls", "toolCalls", "invalid_tool_calls"];
/** Unwraps LangChain's classes, its `{type, data}`, and objects with a single `message`. */
export function unwrapped(value: JsonObject): JsonObject {
  const { kwargs, data, message, type } = value;
  if (isObject(kwargs)) {
    const path = listOf(value.id).at(-1);
    const role = CLASSES.get(isString(path) ? path.replace(/Chunk$/, "") : path);
    return role === undefined ? kwargs : { ...kwargs, role };
  }
  if (isObject(message) && !("role" in value)) return unwrapped(message);
  const hasRole = isString(type) && (type === "tool" || SPEAKERS.has(type.toLowerCase()));
  if (!hasRole) return value;
  const held = isObject(data) ? data : value;
  return "role" in held ? held : { ...held, role: type };
}

/** Returns true for a whole message, in contrast to a part or a container of messages. */
export function isMessage(value: JsonObject, sender: Speaker): boolean {
  if ("role" in value) return true;
  if ("type" in value) return false;
  if (CALL_LISTS.some((key) => listOf(value[key]).length > 0)) return true;
  if (innerMessages(value).length > 0) return false;
  // LangSmith's tracing leaves bare texts in a model's input.
  const isContent = sender === "assistant" || !isString(value.content);
  return "parts" in value || ("content" in value && isContent);
}

export function innerMessages(value: JsonObject): Json[] {
  const used = ALTERNATIVES.flatMap((key) => listOf(value[key]).slice(0, 1));
  const list = LISTS.find((key) => key in value && value[key] !== null);
  return list === undefined ? used : [...used, unpacked(value[list])];
}

/** Returns true for a tool definition that Langfuse keeps as a message with the role "tool". */
export function isToolOffer({ role, content, tool_call_id }: JsonObject): boolean {
  if (role !== "tool" || tool_call_id !== undefined) return false;
  const held = unpacked(content);
  if (!isObject(held)) return false;
  const { name, function: declaration } = held;
  return (
    (isObject(declaration) && isDefinition(declaration)) ||
    (isString(name) && isDefinition(held)) ||
    "function_declarations" in held ||
    "functionDeclarations" in held
  );
}

/** Returns the content of a message: text, a part, a list of parts, or the list in JSON text. */
export function contentOf({ parts, content, text, message }: JsonObject): Json | undefined {
  const filled = listOf(parts).length > 0 ? parts : undefined;
  const held = filled ?? content ?? text ?? (isString(message) ? message : parts);
  if (!isString(held) || !/^\s*\[\s*\{/.test(held)) return held;
  const list = jsonIn(held);
  if (!Array.isArray(list) || !list.every(isPart)) return held;
  return list.some(
    (part) => isString(part.text) || callIn(part) !== undefined || resultIn(part) !== undefined,
  )
    ? list
    : held;
}

function isPart(part: Json): part is JsonObject {
  return isObject(part) && ["type", "text", "toolUse", "toolResult"].some((key) => key in part);
}

/** Returns false if a tool message's content is the result itself. */
export function holdsResults(content: Json | undefined): boolean {
  if (!Array.isArray(content)) return false;
  return content.length === 0 || content.some((part) => isObject(part) && resultIn(part) !== undefined);
}

/** Returns the calls that a message lists beside its content. Throws RecordingError if they are not objects. */
export function listedCalls(source: JsonObject): StatedCall[] {
  const kwargs = objectOf(source.additional_kwargs);
  const [listed = []] = [source.tool_calls, source.toolCalls, kwargs.tool_calls]
    .map(callsIn)
    .filter((calls) => calls.length > 0);
  const listedIds = new Set(listed.map(({ id }) => id));
  const invalid = callsIn(source.invalid_tool_calls).filter(
    ({ id = null }) => id === null || !listedIds.has(id),
  );
  if (listed.length + invalid.length > 0) return [...listed, ...invalid];
  const legacy = source.function_call ?? source.functionCall ?? kwargs.function_call ?? null;
  return [callIn({ function_call: legacy }) ?? []].flat();
}

/** Every item counts as a call, whatever it lacks. */
function callsIn(list: Json | undefined): StatedCall[] {
  const held = unpacked(list);
  if (held === null || held === "") return [];
  if (!Array.isArray(held) || !held.every(isObject))
    throw new RecordingError("the calls of a message are not a list of objects");
  return held.map((item) => callIn(item) ?? { id: item.id, name: item.name });
}
