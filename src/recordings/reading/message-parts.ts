import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectsOf,
  shown,
} from "../../core/json.ts";
import { tryParseJson } from "../../core/parse-json.ts";
import { RecordingError } from "../../core/problems.ts";
import {
  asResponsesItem,
  isCall as isItemCall,
  isResult as isItemResult,
  callIn as itemCall,
  resultIn as itemResult,
} from "../formats/openai/openai-responses-items.ts";
import {
  type CallStatus,
  type Run,
  readOnlyHint,
  type Speaker,
  type StatedCall,
  type StatedResult,
  type ToolDefinition,
} from "../run.ts";
import { callId, isTyped, mayHoldCall, statedArguments } from "./calls.ts";
import type { Conversation } from "./conversation.ts";
import { failureStatus, statusInText } from "./exchanges.ts";
import { defaultsOf, parametersOf } from "./parameters.ts";

type StatedArguments = Pick<StatedCall, "arguments" | "argumentsText">;

const REDACTED = "__REDACTED__";

/**
 * Returns the call in one part of a model's answer, in the shape of OpenAI (chat and Responses), Anthropic, Gemini, Bedrock, the AI SDK,
 * LangChain or OpenTelemetry. Throws RecordingError if a call's arguments are under another provider's key.
 */
export function callIn(part: JsonObject): StatedCall | undefined {
  return wrappedCall(part) ?? typedCall(part) ?? flatCall(part);
}

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
  // Gemini omits empty arguments.
  const { id, name } = wrapped;
  return { id, name, arguments: {}, ...argumentsIn(wrapped, "args", "arguments") };
}

function typedCall(part: JsonObject): StatedCall | undefined {
  const { name } = part;
  const item = asResponsesItem(part);
  if (isItemCall(item)) return itemCall(item);
  switch (part.type) {
    case "tool_use":
    case "server_tool_use":
    case "mcp_tool_use":
      return { id: part.id, name, server: part.server_name, ...argumentsIn(part, "input", "arguments") };
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

/** Reads a call without a type: the AI SDK's `{toolCallId, toolName, input}`, or `{id?, name, arguments}`. */
function flatCall(part: JsonObject): StatedCall | undefined {
  const { toolName, name } = part;
  if ("type" in part && part.type !== "function") return undefined;
  if (isString(toolName) && ("input" in part || "args" in part))
    return { id: part.toolCallId, name: toolName, ...argumentsIn(part, "input", "args") };
  if (isString(name) && !("role" in part) && ("arguments" in part || "args" in part))
    return { id: callIdOf(part.id), name, ...argumentsIn(part, "arguments", "args") };
  return undefined;
}

/** Returns true for a tool definition: the shape of a call, but without arguments. */
export function isDefinition(object: JsonObject): boolean {
  return !("arguments" in object) && ("parameters" in object || "description" in object);
}

/** Microsoft's framework writes a list of the run's id and the call's id. */
function callIdOf(id: Json | undefined): Json | undefined {
  if (!Array.isArray(id)) return id;
  return id.find((part) => isString(part) && part.startsWith("call_")) ?? id.at(-1);
}

/** Without arguments or input, all fields but the type are the arguments. */
function serverArguments(call: Json | undefined): StatedArguments {
  if (!isObject(call)) return {};
  const { type: _type, ...args } = call;
  return { arguments: call.arguments ?? call.input ?? args };
}

function argumentsIn(call: JsonObject, ...keys: readonly string[]): StatedArguments {
  const args = statedArguments(call, ...keys);
  return statedText(args.argumentsText ?? args.arguments);
}

/** Reads arguments as JSON or JSON text, possibly encoded twice. Empty text is `{}`; absent or redacted arguments give nothing. */
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

export function areUnknown(call: StatedCall): boolean {
  return call.arguments === undefined && call.argumentsText === undefined;
}

/** Returns the result in one part or message, in the shape of the providers of `callIn`. */
export function resultIn(part: JsonObject): StatedResult | undefined {
  const bedrock = part.toolResult;
  if (isObject(bedrock))
    return { id: bedrock.toolUseId, ...outcomeText(bedrock.content, bedrock.status === "error") };
  const gemini = part.function_response ?? part.functionResponse;
  if (isObject(gemini)) return { id: gemini.id, name: gemini.name, ...outcomeText(gemini.response) };
  if (isItemResult(part)) return itemResult(part);
  const { toolCallId: id, toolName: name } = part;
  switch (part.type) {
    case "tool_result":
      return { id: part.tool_use_id, ...outcomeText(part.content, part.is_error === true) };
    case "tool-result":
      return { id, name, ...messageOutcome(part) };
    case "tool-error":
      return { id, name, ...outcomeText(part.error, true) };
    case "tool_call_response":
    case "server_tool_call_response":
      return {
        id: callIdOf(part.id),
        name: part.name,
        ...outcomeText(part.response ?? part.result ?? part.server_tool_call_response),
      };
    default:
      return isString(part.tool_call_id) ? toolMessageResult(part) : undefined;
  }
}

/** Returns the result in a whole tool message. */
export function toolMessageResult(message: JsonObject): StatedResult {
  const hasFailed = message.status === "error" || message.is_error === true;
  const { content = null, name } = message;
  return {
    id: message.tool_call_id ?? message.id,
    ...(isString(name) && name !== "" ? { name } : {}),
    ...outcomeText(content ?? undefined, hasFailed),
  };
}

/**
 * Returns LangChain's tool message from a span's answer, bare or within `{output}`, `kwargs` or `{type: "tool", data}` (languages and
 * instrumentations differ).
 */
export function langchainToolMessage(answer: Json | undefined): JsonObject | undefined {
  const held = isObject(answer) && isObject(answer.output) ? answer.output : answer;
  const stored = isObject(held) && held.type === "tool" ? held.data : undefined;
  const message = isObject(held) && isObject(held.kwargs) ? held.kwargs : (stored ?? held);
  return isObject(message) && isString(message.tool_call_id) && "content" in message ? message : undefined;
}

/** Returns a tool message's outcome. Without `isError`, frameworks' failure texts decide, because such messages have no error flag. */
export function outcomeText(response: Json | undefined, isError = false): Outcome {
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

/** Parses a field that may hold JSON text. Other text stays text. */
export function jsonIn(value: Json | undefined): Json | undefined {
  if (!isString(value)) return value;
  const held = tryParseJson(value);
  return held === undefined ? value : held;
}

/** Returns the tools of a list of definitions in any provider's shape. The list and its items may be JSON text; other items are skipped. */
export function offeredTools(list: Json | undefined): ToolDefinition[] {
  const held = jsonIn(list);
  return objectsOf(Array.isArray(held) ? held.map((item) => jsonIn(item) ?? null) : []).flatMap(definitions);
}

/** Gemini nests function declarations within a tool. */
function definitions(tool: JsonObject): ToolDefinition[] {
  const declared = tool.function_declarations ?? tool.functionDeclarations;
  if (Array.isArray(declared)) return objectsOf(declared).flatMap((declaration) => definition(declaration));
  return isObject(tool.function) ? definition(tool.function, tool) : definition(tool);
}

function definition(stated: JsonObject, beside: JsonObject = stated): ToolDefinition[] {
  const fieldOf = (field: string) => (field in stated ? stated : beside)[field] ?? null;
  const [name, description, annotations] = [fieldOf("name"), fieldOf("description"), fieldOf("annotations")];
  if (!isString(name) || name === "") return [];
  const tool = new OfferedTool(name, stated, beside);
  if (isString(description)) tool.description = description;
  const readOnly = readOnlyHint({ annotations, readOnlyHint: fieldOf("readOnlyHint") });
  if (readOnly !== undefined) tool.readOnly = readOnly;
  return [tool];
}

/** A tool whose schema is read on demand, because most runs need none. */
class OfferedTool implements ToolDefinition {
  readonly name: string;
  description?: string;
  readOnly?: boolean;
  readonly #stated: JsonObject;
  readonly #beside: JsonObject;

  constructor(name: string, stated: JsonObject, beside: JsonObject) {
    this.name = name;
    this.#stated = stated;
    this.#beside = beside;
  }

  get parameters(): readonly string[] | undefined {
    return parametersOf(this.#stated) ?? parametersOf(this.#beside);
  }

  get defaults(): ReadonlyMap<string, Json> | undefined {
    return defaultsOf(this.#stated) ?? defaultsOf(this.#beside);
  }
}

const ROLES = new Set(["system", "user", "assistant", "tool"]);

/** Returns true for ModelMessages (v4: CoreMessages). Without tool or reasoning parts they could be any vendor's chat messages. */
export function areModelMessages(messages: readonly JsonObject[]): boolean {
  return messages.every(isModelMessage) && messages.some(({ content }) => objectsOf(content).some(isOwnPart));
}

export function readModelMessages(talk: Conversation, messages: readonly JsonObject[]): Run {
  for (const { role, content } of messages) {
    talk.nextTurn();
    const parts = isString(content) ? [{ type: "text", text: content }] : objectsOf(content);
    readParts(talk, speakerOf(role), parts, messageOutcome);
  }
  return talk.run();
}

/**
 * Returns a warning if messages without calls end in an answer of content parts, as the AI SDK writes it: `result.response.messages` of
 * version 7 holds only the last step and looks like any chat.
 */
export function lastStepWarning(messages: readonly JsonObject[], { toolCalls }: Run): string | undefined {
  const last = messages.at(-1);
  return toolCalls.length === 0 && last?.role === "assistant" && Array.isArray(last.content)
    ? "no call is recorded; result.response.messages of AI SDK 7 has the last step only: if this is it, write result.responseMessages"
    : undefined;
}

/** Reads the content parts of a message or step; `outcomeOf` reads the results, whose shapes differ. */
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
        talk.result({ id, name, ...outcomeOf(part), duration: part.toolExecutionMs });
        break;
      case "tool-error":
        talk.result({ id, name, ...failed(part.error), duration: part.toolExecutionMs });
        break;
      case "step-start":
        talk.nextGroup();
        break;
      case "tool-approval-request":
      case "tool-approval-response":
        break;
      default:
        if (mayHoldCall(part)) throw new RecordingError(unknownPart(part));
    }
  }
}

export function unknownPart({ type }: JsonObject): string {
  return `a part of type ${shown(type)} that no AI SDK and no Mastra writes so`;
}

/** Returns the speaker of a role; undefined for tools. */
export function speakerOf(role: Json | undefined): Speaker | undefined {
  return role === "system" || role === "user" || role === "assistant" ? role : undefined;
}

/** Returns the outcome in a `tool-result` part: `output: {type, value}` from v5 on, `result` and `isError` in v4. */
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

export function isModelMessage(message: JsonObject): boolean {
  const { role, content } = message;
  if (!isString(role) || !ROLES.has(role)) return false;
  if (["parts", "tool_calls", "toolCallId"].some((key) => key in message)) return false;
  if (content === undefined || content === null) return role === "assistant";
  return isString(content) || (Array.isArray(content) && content.every(isTyped));
}

function isOwnPart(part: JsonObject): boolean {
  if (part.type === "reasoning") return isString(part.text);
  return (part.type === "tool-call" || part.type === "tool-result") && callId(part.toolCallId) !== undefined;
}

/** Adds the user's and system texts of messages that are recorded apart from the steps. */
export function sayQuestions(talk: Conversation, messages: Json | undefined): void {
  for (const { role, content, parts } of objectsOf(messages)) {
    const speaker = speakerOf(role);
    if (speaker === undefined || speaker === "assistant") continue;
    if (isString(content) && content !== "") talk.say(speaker, content);
    else for (const part of objectsOf([...listOf(content), ...listOf(parts)])) talk.say(speaker, part.text);
  }
}

export interface Outcome {
  status: CallStatus;
  result?: Json;
}

/** Returns the outcome of a result. Mastra, also within AI SDK messages, returns failures as results. */
export function answered(result: Json | undefined): Outcome {
  return { status: answerStatus(result), ...defined({ result }) };
}

function answerStatus(result: Json | undefined): CallStatus {
  if (!isObject(result)) return "ok";
  if (result.code === "TOOL_EXECUTION_FAILED") return "error";
  if (result.error !== true || result.validationErrors === undefined) return "ok";
  // A wrong output of a tool that ran has the same shape.
  return isString(result.message) && result.message.startsWith("Tool output") ? "error" : "rejected";
}

/** Returns the outcome of an error: `rejected` if its text shows that the arguments were refused. */
export function failed(error: Json | undefined): Outcome {
  const message = isObject(error) ? error.message : error;
  const text = message ?? (isObject(error) ? error.name : undefined);
  const result = message ?? error;
  return {
    status: isString(text) ? failureStatus(text) : "error",
    ...defined({ result }),
  };
}

/** Returns the outcome of a call that its schema or the approving person refused before it ran. */
export function refused(reason: Json | undefined): Outcome {
  return { ...failed(reason), status: "rejected" };
}
