import { isObject, isString, type Json, type JsonObject, listOf } from "../json/json.ts";
import { parseJson } from "../json/parse.ts";
import { statedArguments } from "./calls.ts";
import { failureStatus, statusInText } from "./failures.ts";
import type { Outcome } from "./formats/ai-sdk/call.ts";
import { messageOutcome } from "./formats/ai-sdk/messages.ts";
import {
  isCall as isItemCall,
  isResult as isItemResult,
  callIn as itemCall,
  resultIn as itemResult,
} from "./formats/openai-responses/calls.ts";
import type { StatedCall, StatedResult } from "./stated.ts";

type StatedArguments = Pick<StatedCall, "arguments" | "argumentsText">;

/** What OpenInference writes in the place of something hidden. */
const REDACTED = "__REDACTED__";

/**
 * The call in one part of a model's answer, as OpenAI (chat and Responses), Anthropic, Gemini, Bedrock, the AI SDK, LangChain and
 * OpenTelemetry's conventions write it; undefined when it holds none. Throws RecordingError when a call states its arguments
 * under the key of another provider.
 */
export function callIn(part: JsonObject): StatedCall | undefined {
  return wrappedCall(part) ?? typedCall(part) ?? flatCall(part);
}

/** A call in an object of its own, under a key that says so. */
function wrappedCall(part: JsonObject): StatedCall | undefined {
  const { function: made, custom, toolUse, tool_call: inner } = part;
  if (isObject(made) && isDefinition(made)) return undefined;
  if (isObject(made)) return { id: part.id, name: made.name, ...argumentsIn(made, "arguments", "args") };
  if (isObject(custom)) return { id: part.id, name: custom.name, arguments: custom.input };
  if (isObject(toolUse))
    return { id: toolUse.toolUseId, name: toolUse.name, arguments: {}, ...argumentsIn(toolUse, "input") };
  if (isObject(inner)) return callIn(inner);
  const wrapped = part.function_call ?? part.functionCall;
  // Some servers send an empty function_call with every message.
  if (!isObject(wrapped) || !isString(wrapped.name) || wrapped.name === "") return undefined;
  // Gemini leaves the arguments out when there are none.
  const { id, name } = wrapped;
  return { id, name, arguments: {}, ...argumentsIn(wrapped, "args", "arguments") };
}

function typedCall(part: JsonObject): StatedCall | undefined {
  const { name } = part;
  const item = responsesItem(part);
  if (isItemCall(item)) return itemCall(item);
  switch (part.type) {
    case "tool_use":
    case "server_tool_use":
    case "mcp_tool_use":
      return { id: part.id, name, ...argumentsIn(part, "input", "arguments") };
    case "tool-call":
      return { id: part.toolCallId, name: part.toolName, ...argumentsIn(part, "input", "args") };
    case "tool_call":
    case "invalid_tool_call":
      return { id: callIdOf(part.id), name, ...argumentsIn(part, "arguments", "args", "input") };
    case "server_tool_call":
      return { id: part.id, name, ...serverArguments(part.server_tool_call) };
    default:
      return undefined;
  }
}

/** A call without a type: the AI SDK's `{toolCallId, toolName, input}`, or `{id?, name, arguments}`. */
function flatCall(part: JsonObject): StatedCall | undefined {
  const { toolName, name } = part;
  if ("type" in part && part.type !== "function") return undefined;
  if (isString(toolName) && ("input" in part || "args" in part))
    return { id: part.toolCallId, name: toolName, ...argumentsIn(part, "input", "args") };
  if (isString(name) && !("role" in part) && ("arguments" in part || "args" in part))
    return { id: callIdOf(part.id), name, ...argumentsIn(part, "arguments", "args") };
  return undefined;
}

/** OpenAI's Agents SDK for JavaScript wraps the items of tools that OpenAI runs. */
function responsesItem(part: JsonObject): JsonObject {
  if (part.type !== "hosted_tool_call") return part;
  const data = isObject(part.providerData) ? part.providerData : {};
  return { ...part, ...data, type: data.type ?? part.name ?? null };
}

/** True for the definition of a tool, which has the shape of a call but for its arguments. */
export function isDefinition(made: JsonObject): boolean {
  return !("arguments" in made) && ("parameters" in made || "description" in made);
}

/** Microsoft's framework gives the id of the run and that of the call as a list. */
function callIdOf(id: Json | undefined): Json | undefined {
  if (!Array.isArray(id)) return id;
  return id.find((one) => isString(one) && one.startsWith("call_")) ?? id.at(-1);
}

/** What a provider's own tool was asked is all that its part says, but for its type. */
function serverArguments(call: Json | undefined): StatedArguments {
  if (!isObject(call)) return {};
  const { type: _type, ...args } = call;
  return { arguments: call.arguments ?? call.input ?? args };
}

function argumentsIn(call: JsonObject, ...keys: readonly string[]): StatedArguments {
  const stated = statedArguments(call, ...keys);
  return statedText(stated.argumentsText ?? stated.arguments);
}

/**
 * Arguments as instrumentations write them: text is the JSON text of them, also when it was encoded twice; empty text is none. When
 * nothing is recorded of them, not even `{}`, the answer is empty.
 */
export function statedText(value: Json | undefined): StatedArguments {
  if (value === undefined || value === null || value === REDACTED) return {};
  if (!isString(value)) return { arguments: value };
  if (value.trim() === "") return { arguments: {} };
  const once = jsonIn(value);
  const decoded = jsonIn(once);
  if (isObject(decoded)) return { arguments: decoded };
  const isCutOff = isString(once) && once.trimStart().startsWith("{");
  return { argumentsText: isCutOff ? once : value };
}

/** True when nothing is recorded of a call's arguments. */
export function areUnknown(call: StatedCall): boolean {
  return call.arguments === undefined && call.argumentsText === undefined;
}

/** The result of a call in one part or message, of the same providers; undefined when it holds none. */
export function resultIn(part: JsonObject): StatedResult | undefined {
  const bedrock = part.toolResult;
  if (isObject(bedrock))
    return { id: bedrock.toolUseId, ...outcomeTold(bedrock.content, bedrock.status === "error") };
  const gemini = part.function_response ?? part.functionResponse;
  if (isObject(gemini)) return { id: gemini.id, name: gemini.name, ...outcomeTold(gemini.response) };
  if (isItemResult(part)) return itemResult(part);
  const { toolCallId: id, toolName: name } = part;
  switch (part.type) {
    case "tool_result":
      return { id: part.tool_use_id, ...outcomeTold(part.content, part.is_error === true) };
    case "tool-result":
      return { id, name, ...messageOutcome(part) };
    case "tool-error":
      return { id, name, ...outcomeTold(part.error, true) };
    case "tool_call_response":
    case "server_tool_call_response":
      return {
        id: callIdOf(part.id),
        name: part.name,
        ...outcomeTold(part.response ?? part.result ?? part.server_tool_call_response),
      };
    default:
      return isString(part.tool_call_id) ? toolMessageResult(part) : undefined;
  }
}

/** The result that a tool's message as a whole is. */
export function toolMessageResult(message: JsonObject): StatedResult {
  const hasFailed = message.status === "error" || message.is_error === true;
  const { content = null, name } = message;
  return {
    id: message.tool_call_id ?? message.id,
    ...(isString(name) && name !== "" ? { name } : {}),
    ...outcomeTold(content ?? undefined, hasFailed),
  };
}

/** LangChain's message of a tool, where a span's answer is one: bare or as `{output}`, as Python or JavaScript writes it. */
export function langchainToolMessage(answer: Json | undefined): JsonObject | undefined {
  const held = isObject(answer) && isObject(answer.output) ? answer.output : answer;
  const message = isObject(held) && isObject(held.kwargs) ? held.kwargs : held;
  return isObject(message) && isString(message.tool_call_id) && "content" in message ? message : undefined;
}

/**
 * The outcome that a tool's message tells. Such messages have no mark of failure: it is seen from the texts that frameworks
 * write into them, unless the writer says that it `isError`.
 */
export function outcomeTold(response: Json | undefined, isError = false): Outcome {
  const result = response === undefined ? {} : { result: response };
  if (isObject(response) && response.denied === true) return { status: "rejected", ...result };
  const text = resultText(response);
  const hasFailed = isError || (isObject(response) && response.isError === true);
  return { status: hasFailed ? failureStatus(text) : statusInText(text), ...result };
}

function resultText(response: Json | undefined): string {
  if (isString(response)) return response;
  if (isObject(response)) return isString(response.error) ? `Error: ${response.error}` : "";
  const [first] = listOf(response);
  return isObject(first) && isString(first.text) ? first.text : "";
}

/** JSON that a field holds as text, or as it is. Text that is not JSON stays text. */
export function jsonIn(value: Json | undefined): Json | undefined {
  if (!isString(value)) return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
}

/** The value of JSON text that holds an object, a list or a text, however often it was written as text; anything else as it is. */
export function unpacked(value: Json | undefined): Json {
  let inner = value ?? null;
  for (let times = 0; times < 3 && isString(inner) && /^\s*["[{]/.test(inner); times += 1)
    inner = jsonIn(inner) ?? null;
  return inner;
}
