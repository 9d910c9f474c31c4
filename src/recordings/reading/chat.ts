import {
  depthOf,
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonText,
  listOf,
  member,
  objectsOf,
  shown,
} from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { RecordingError } from "../../core/problems.ts";
import type { Run } from "../run.ts";
import { isTyped, listedObjects, mayHoldCall, statedArguments, suggestsCall } from "./calls.ts";
import { Conversation } from "./conversation.ts";
import { statusInText } from "./exchanges.ts";
import { offeredTools } from "./message-parts.ts";
import type { StatedUsage } from "./usage.ts";

const THOUGHTS = new Set(["reasoning", "thinking"]);
/** The keys of reasoning in DeepSeek, OpenRouter, Ollama and Cohere; some servers write it twice. */
const THOUGHT_KEYS = ["reasoning_content", "reasoning", "thinking", "tool_plan"];

export interface ChatFacts {
  tools?: readonly JsonObject[];
  stopReason?: Json | undefined;
  /** Usage of the last messages, which are answers; `answersBefore` of the earlier answers in the history. */
  answers?: readonly StatedUsage[];
  answersBefore?: readonly StatedUsage[];
  whole?: StatedUsage;
}

/** Reads OpenAI chat messages. Throws RecordingError if they may hold a call that is not read. */
export function readChat(
  messages: readonly JsonObject[],
  { tools = [], stopReason, answers = [], answersBefore = [], whole = {} }: ChatFacts = {},
): Run {
  const talk = new Conversation("calls");
  for (const tool of offeredTools([...tools])) talk.offer(tool);
  for (const [at, message] of messages.entries()) {
    const answer = at - messages.length + answers.length;
    if (answer === 0) talk.answeredBefore(answersBefore);
    talk.nextTurn();
    readMessage(talk, inSnakeCase(message));
    if (answer >= 0) talk.answered(answers[answer] ?? {});
  }
  const last = messages.findLast(({ role }) => role === "assistant");
  talk.stopped(stopReason ?? last?.finish_reason ?? last?.stop_reason);
  talk.took(whole);
  return talk.run();
}

function readMessage(talk: Conversation, message: JsonObject): void {
  const unknown = unknownCallIn(message);
  if (unknown !== undefined)
    throw new RecordingError(
      `${unknown} in a chat message that rungate does not know and that may be a call`,
    );
  const text = contentText(message.content);
  switch (message.role) {
    case "tool":
    case "function":
      talk.result({
        id: message.tool_call_id,
        // Ollama has no ids and writes the name here.
        name: message.name ?? message.tool_name,
        // The chat format has no error field; rungate and Agno add these.
        status: message.is_error === true || message.tool_call_error === true ? "error" : statusInText(text),
        result: text,
      });
      break;
    case "user":
      talk.say("user", text);
      break;
    case "assistant":
      readThoughts(talk, message);
      readExecutedTools(talk, message);
      talk.say("assistant", text === "" ? message.refusal : text);
      readCalls(talk, message);
      break;
    case "system":
    case "developer":
      talk.say("system", text);
      break;
    default:
      throw new RecordingError(
        `a message whose role is ${shown(message.role)}, not ${[...ROLES].join(", ")}`,
      );
  }
}

function readThoughts(talk: Conversation, message: JsonObject): void {
  for (const thought of new Set(THOUGHT_KEYS.map((key) => message[key]))) talk.say("reasoning", thought);
  for (const part of objectsOf(message.content))
    if (isThought(part)) talk.say("reasoning", part.text ?? thoughtText(part.thinking));
}

/** Groq runs its own tools in sequence while it answers. */
function readExecutedTools(talk: Conversation, { executed_tools }: JsonObject): void {
  for (const tool of listedObjects(executed_tools, "executed_tools")) {
    const result = tool.output ?? tool.search_results ?? undefined;
    talk.call({
      name: tool.name ?? tool.type,
      ...statedArguments(tool, "arguments"),
      status: "ok",
      result,
    });
    talk.nextGroup();
  }
}

function readCalls(talk: Conversation, message: JsonObject): void {
  // RubyLLM keys the calls by id.
  const byId = isObject(message.tool_calls) ? Object.values(message.tool_calls) : [];
  const calls = listedObjects(byId.length > 0 ? byId : message.tool_calls, "tool_calls");
  for (const call of calls) {
    if (isObject(call.custom)) {
      // A custom tool takes plain text, not JSON text.
      talk.call({ id: call.id, name: call.custom.name, arguments: call.custom.input });
      continue;
    }
    const fields = isObject(call.function) ? call.function : call;
    talk.call({ id: call.id, name: fields.name, ...statedArguments(fields, "arguments") });
  }
  if (calls.length > 0) return;
  const legacy = message.function_call;
  // Some servers send an empty function_call with every message.
  if (isObject(legacy) && legacy.name !== "" && legacy.name !== null)
    talk.call({ name: legacy.name, ...statedArguments(legacy, "arguments") });
}

/** Returns the text of a message's content without reasoning. */
export function contentText(content: Json | undefined): string {
  if (isString(content)) return content;
  return objectsOf(content)
    .filter((part) => !isThought(part))
    .map((part) => part.text ?? part.refusal ?? documentText(part.document))
    .filter(isString)
    .join("\n");
}

/** Cohere's tool results are documents: `{data}` with text or an object. */
function documentText(document: Json | undefined): Json | undefined {
  const data = isObject(document) ? (member(document, "data") ?? document) : document;
  if (!isObject(data)) return data;
  return depthOf(data, limits.nesting) > limits.nesting ? undefined : jsonText(data);
}

/** Mistral writes reasoning as a list of text parts. */
function thoughtText(thinking: Json | undefined): Json | undefined {
  return Array.isArray(thinking) ? contentText(thinking) : thinking;
}

function isThought({ type }: JsonObject): boolean {
  return isString(type) && THOUGHTS.has(type);
}

const RESULT_ROLES: ReadonlySet<Json | undefined> = new Set(["tool", "function"]);
const ROLES = new Set<Json | undefined>(["system", "developer", "user", "assistant", ...RESULT_ROLES]);
const PART_TYPES: ReadonlySet<Json | undefined> = new Set([
  ...["text", "image_url", "input_audio", "file", "refusal", "document", "document_url", "reference"],
]);
const PAYLOADS = ["content", "tool_calls", "function_call", "executed_tools", "refusal", ...THOUGHT_KEYS];
const FOREIGN_PAYLOADS = ["parts", "toolInvocations", "contents", "items", "blocks"];
const KINDS = ["type", "$type", "kind"];
const ARGUMENTS = /^(?:tool_?)?(?:arg(?:ument)?s|input|param(?:eter)?s|kwargs)$/i;
/** Agno repeats a call's arguments in its result. */
const REPEATED_KEYS = new Set(["tool_args"]);
const CALL_KEYS = new Set(["tool_calls", "function_call", "executed_tools", "tools", "functions"]);

/** Returns true if OpenAI Chat Completions could have written all messages. With its calls, unknown parts without calls pass. */
export function areChatMessages(messages: readonly JsonObject[]): boolean {
  const written: JsonObject[] = [];
  for (const message of messages) {
    const converted = inSnakeCase(message);
    if (!isChatMessage(converted)) return false;
    written.push(converted);
  }
  return (
    written.some(statesCalls) || written.every((message) => objectsOf(message.content).every(isKnownPart))
  );
}

/** Converts camel case fields, which JavaScript SDKs such as Mistral's and AG-UI write, to OpenAI's names. */
export function inSnakeCase(written: JsonObject): JsonObject {
  if (!("toolCalls" in written) && !("toolCallId" in written)) return written;
  const { toolCalls, toolCallId, ...message } = written;
  if (toolCalls !== undefined) message.tool_calls ??= toolCalls;
  if (toolCallId !== undefined) message.tool_call_id ??= toolCallId;
  return message;
}

function unknownCallIn(message: JsonObject): string | undefined {
  const field = Object.keys(message).find((key) => mayHoldCalls(message, key));
  if (field !== undefined) return `${suggestsCall(field) ? "" : "calls in "}a field ${shown(field)}`;
  // SWE-agent's own parsers take actions from the text.
  const { action, thought, tool_calls: toolCalls } = message;
  if (isString(action) && action !== "" && isString(thought) && listOf(toolCalls).length === 0)
    return "an action of SWE-agent";
  if (RESULT_ROLES.has(message.role) || !Array.isArray(message.content)) return undefined;
  const doubtful = objectsOf(message.content).filter((part) => !isKnownPart(part) && mayHoldCall(part));
  if (doubtful.length === 0) return undefined;
  const repeated = new Set(objectsOf(message.tool_calls).map(({ id }) => id));
  const part = doubtful.find(({ id }) => !(isString(id) && repeated.has(id)));
  return part && `a part of type ${shown(part.type)}`;
}

function isChatMessage(message: JsonObject): boolean {
  const { role, content = null } = message;
  if (!ROLES.has(role) || FOREIGN_PAYLOADS.some((key) => key in message)) return false;
  if (!PAYLOADS.some((key) => key in message)) return false;
  if (!listOf(message.tool_calls).every(isChatCall) || unknownCallIn(message) !== undefined) return false;
  return content === null || isString(content) || (Array.isArray(content) && content.every(isTyped));
}

/** A field's name decides, or its value if the message has no calls. */
function mayHoldCalls(message: JsonObject, field: string): boolean {
  const value = message[field];
  if (CALL_KEYS.has(field) || !mayHoldObject(value)) return false;
  if (suggestsCall(field)) return !(RESULT_ROLES.has(message.role) && REPEATED_KEYS.has(field));
  if (field === "content" || field === "usage" || listOf(message.tool_calls).length > 0) return false;
  return Array.isArray(value) ? value.some(isCallLike) : mentionsCalls(value);
}

function isCallLike(item: Json): boolean {
  const keys = isObject(item) ? Object.keys(item) : [];
  const isNamed = keys.some((key) => /name$|^tool$/i.test(key));
  return mentionsCalls(item) || (isNamed && keys.some((key) => ARGUMENTS.test(key)));
}

function mentionsCalls(value: Json | undefined): boolean {
  if (!isObject(value)) return false;
  return Object.entries(value).some(([key, held]) =>
    KINDS.includes(key) ? isString(held) && suggestsCall(held) : suggestsCall(key) && mayHoldObject(held),
  );
}

/** Mistral writes reasoning as a list of parts; reasoning as text may be another provider's. */
function isKnownPart({ type, thinking }: JsonObject): boolean {
  return PART_TYPES.has(type) || (type === "thinking" && Array.isArray(thinking));
}

function mayHoldObject(value: Json | undefined): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Array.isArray(value) ? value.some(isFilled) : isFilled(value);
}

function isFilled(value: Json): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}

function isChatCall(call: Json): boolean {
  return isObject(call) && (isObject(call.function) || isObject(call.custom));
}

function statesCalls({ role, tool_calls, tool_call_id }: JsonObject): boolean {
  return listOf(tool_calls).some(isChatCall) || (role === "tool" && isString(tool_call_id));
}
