import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  objectsOf,
  shown,
  textOf,
} from "../../../core/json.ts";
import { callId, listedObjects, mayHoldCall, statedArguments } from "../../reading/calls.ts";
import type { Conversation } from "../../reading/conversation.ts";
import { failureStatus, statusInText } from "../../reading/exchanges.ts";
import { type CallStatus, instant, type StatedCall, type StatedResult } from "../../run.ts";
import { callIn, isCall, isResult, resultIn } from "../openai/openai-responses-items.ts";

const OWN_CALLS = new Set<Json | undefined>([
  ...["tool_use", "tool_call", "tool_call_chunk", "invalid_tool_call", "function_call"],
]);
/** Blocks without a call, or with one that is also in `tool_calls`. */
const OTHER_BLOCKS = new Set<Json | undefined>([
  ...["text", "reasoning", "thinking", "redacted_thinking", "reasoning_content", "refusal"],
  ...[...OWN_CALLS, "functionCall", "custom_tool_call", "mcp_list_tools", "input_json_delta"],
  ...["function_call_signature", "image", "image_url", "input_audio", "audio", "file"],
]);

/** Ollama reports nanoseconds. */
const NANOSECONDS = 1_000_000;

export function readAnswerUsage(talk: Conversation, fields: JsonObject): void {
  const metadata = metadataOf(fields);
  const { total_duration: time, created_at: created } = metadata;
  talk.answered({
    id: fields.id,
    model: metadata.model_name ?? metadata.model ?? metadata.model_id ?? metadata.modelName,
    usage: usageOf(fields),
    cost: objectOf(metadata.token_usage).cost,
    duration: typeof time === "number" ? time / NANOSECONDS : undefined,
  });
  talk.at(instant(created));
}

/** Older versions omit Anthropic's cache tokens from LangChain's counts, so the provider's counts take precedence. */
function usageOf(fields: JsonObject): Json | undefined {
  const { usage_metadata: own } = fields;
  const metadata = metadataOf(fields);
  const { usage, token_usage, tokenUsage, usage_metadata, usageMetadata } = metadata;
  if (!isObject(own)) {
    const candidates = [token_usage, tokenUsage, usage, usage_metadata, usageMetadata];
    return candidates.find(isObject) ?? ("eval_count" in metadata ? metadata : undefined);
  }
  const isAnthropics = isObject(usage) && "cache_read_input_tokens" in usage && "input_tokens" in usage;
  return isAnthropics && usage.output_tokens === own.output_tokens ? usage : own;
}

export function metadataOf({ response_metadata: metadata }: JsonObject): JsonObject {
  return objectOf(metadata);
}

/** Reads calls that the provider executed, from content blocks of LangChain (`server_tool_call`), Anthropic or OpenAI. */
export function readServerTools(talk: Conversation, fields: JsonObject): void {
  for (const block of providerBlocks(fields)) {
    const call = serverCall(block);
    const result = call === undefined ? serverResult(block) : undefined;
    if (call !== undefined) talk.call(call);
    if (result !== undefined) talk.result(result);
    if (result !== undefined || call?.status === "ok" || call?.status === "error") talk.nextGroup();
    const { type, text } = block;
    const isKnown = OTHER_BLOCKS.has(type) || (type === undefined && isString(text));
    if (call === undefined && result === undefined && !isKnown && mayHoldCall(block))
      talk.warn(`a content block of the unknown type ${shown(type)}: a call in it would not be counted`);
  }
}

export function providerBlocks(fields: JsonObject): JsonObject[] {
  return [...blocksOf(fields), ...objectsOf(objectOf(fields.additional_kwargs).tool_outputs)];
}

/** Returns the provider-executed call of a block, if any. */
export function serverCall(block: JsonObject): StatedCall | undefined {
  const { type, id, name, partial_json: streamed } = block;
  switch (type) {
    case "server_tool_call":
    case "server_tool_call_chunk":
      return { id, name, ...argumentFields(block.args) };
    case "server_tool_use":
    case "mcp_tool_use":
      // Anthropic streams arguments as text and leaves `input` empty.
      return { id, name, server: block.server_name, ...argumentFields(textOf(streamed) || block.input) };
    case "executable_code": {
      const { executable_code: code = null, language } = block;
      return { id, name: "code_execution", arguments: { code, ...defined({ language }) } };
    }
    default:
      return isCall(block) && type !== "function_call" && type !== "custom_tool_call"
        ? callIn(block)
        : undefined;
  }
}

/** Streams start with empty text, which is not malformed. */
function argumentFields(args: Json | undefined): Pick<StatedCall, "arguments" | "argumentsText"> {
  if (args === "") return {};
  return isString(args) ? { argumentsText: args } : { arguments: args };
}

/** Returns the result of a provider-executed call, if any. */
export function serverResult(block: JsonObject): StatedResult | undefined {
  const { type, status, content } = block;
  if (type === "server_tool_result")
    return { id: block.tool_call_id, status: status === "error" ? "error" : "ok", result: block.output };
  if (type === "code_execution_result")
    return { name: "code_execution", status: "ok", result: block.code_execution_result };
  if (isResult(block)) return resultIn(block);
  if (!textOf(type).endsWith("_tool_result") || callId(block.tool_use_id) === undefined) return undefined;
  const failed = block.is_error === true || textOf(objectOf(content).type).endsWith("_error");
  return { id: block.tool_use_id, status: failed ? "error" : "ok", result: content };
}

/** Returns an AI message's calls. It may repeat them up to three times, so only the first place with calls is read. */
export function callsOf(fields: JsonObject): StatedCall[] {
  const kwargs = objectOf(fields.additional_kwargs);
  const blocks = blocksOf(fields);
  const raw = listedObjects(kwargs.tool_calls, "additional_kwargs.tool_calls");
  const parsed = ["tool_calls", "invalid_tool_calls"].flatMap((key) => listedObjects(fields[key], key));
  if (parsed.length > 0)
    return inOrder(parsed.map(callOf), [...raw.map(({ id }) => id), ...blocks.map(blockId)]);
  const chunks = listedObjects(fields.tool_call_chunks, "tool_call_chunks");
  if (chunks.length > 0) return chunks.map(callOf);
  if (raw.length > 0) return raw.map(callOf);
  return hasName(kwargs.function_call) ? [callOf(kwargs.function_call)] : blocks.flatMap(blockCall);
}

/** LangChain also accepts OpenAI's `{id, function: {name, arguments}}` as input. */
function callOf(call: JsonObject): StatedCall {
  const made = isObject(call.function) ? call.function : call;
  const { argumentsText, arguments: args } = statedArguments(made, "args", "arguments", "input");
  return { id: call.id, name: made.name, ...argumentFields(argumentsText ?? args) };
}

function blockCall(block: JsonObject): StatedCall[] {
  const { functionCall: gemini, name } = block;
  if (hasName(gemini)) return [callOf(gemini)];
  const id = blockId(block);
  // Custom tools take plain text, not JSON.
  if (block.type === "custom_tool_call") return [{ id, name, arguments: block.input }];
  return OWN_CALLS.has(block.type) ? [{ ...callOf(block), id }] : [];
}

function blockId({ type, id, call_id }: JsonObject): Json | undefined {
  return type === "function_call" || type === "custom_tool_call" ? (call_id ?? id) : id;
}

function hasName(call: Json | undefined): call is JsonObject {
  return isObject(call) && isString(call.name) && call.name !== "";
}

/** LangChain separates invalid from valid calls; the provider's own list has the original order. */
function inOrder(calls: StatedCall[], ids: readonly (Json | undefined)[]): StatedCall[] {
  const places = new Map(ids.map((id, at) => [callId(id), at]));
  places.delete(undefined);
  const place = ({ id }: StatedCall) => places.get(callId(id));
  if (calls.some((call) => place(call) === undefined)) return calls;
  return calls.sort((a, b) => (place(a) ?? 0) - (place(b) ?? 0));
}

const KINDS = ["human", "ai", "tool", "system", "function", "chat", "remove"] as const;
const KIND_OF = new Map<string, Kind>([
  ...KINDS.map((kind) => [kind, kind] as const),
  ["user", "human"],
  ["assistant", "ai"],
  ["developer", "system"],
]);

type Kind = (typeof KINDS)[number];

/** A LangChain message from any serialization. */
export interface Message {
  kind: Kind;
  id?: string;
  isChunk: boolean;
  fields: JsonObject;
  /** LangChain could not serialize the message; only its class is known. */
  isUnwritten?: true;
  /** Other frameworks write the same shape. */
  isCommon?: true;
  /** The agent's name from stream metadata. */
  agent?: string;
}

/** Reads `{type, content}` (`model_dump`), `{lc: 1, id, kwargs}` (`dumpd`), `{type, data}` (stored) or `{role, content}` (input). */
export function messageOf(value: Json | undefined): Message | undefined {
  if (!isObject(value)) return undefined;
  if ("lc" in value) return constructed(value);
  const kind = kindNamed(value.type ?? value.role);
  if (kind === undefined) return undefined;
  const { data } = value;
  if (isObject(data)) return "content" in data ? message(kind, data, isChunk(data.type)) : undefined;
  if (!("content" in value)) return undefined;
  if ("role" in value && kind !== "chat")
    return "type" in value ? undefined : message(kind, value, false, true);
  const isOwn =
    ["human", "ai", "remove"].includes(textOf(value.type)) ||
    isChunk(value.type) ||
    ["additional_kwargs", "response_metadata", "tool_call_id"].some((key) => key in value);
  return message(kind, value, isChunk(value.type), !isOwn);
}

/** Returns undefined unless every item is a message and at least one is specific to LangChain. */
export function messagesIn(list: Json | undefined): Message[] | undefined {
  if (!Array.isArray(list) || !list.some(mayBeOwn)) return undefined;
  const messages = list.map(messageOf);
  const areMessages = messages.every((item) => item !== undefined);
  return areMessages && messages.some(({ isCommon }) => isCommon !== true) ? messages : undefined;
}

function mayBeOwn(value: Json): boolean {
  if (!isObject(value)) return false;
  if (!("role" in value) || "type" in value || "lc" in value || isObject(value.data)) return true;
  return kindNamed(value.role) === "chat";
}

export function contentText(content: Json | undefined): string {
  if (isString(content)) return content;
  if (!Array.isArray(content)) return "";
  const texts = content.map((block) => (isObject(block) && block.type === "text" ? block.text : block));
  return texts.filter(isString).join("\n");
}

/** Returns a ToolMessage's outcome. Older LangGraph ToolNodes set no status, so the text decides. */
export function outcomeOf({ status, content = null }: JsonObject): { status: CallStatus; result?: Json } {
  const text = contentText(content);
  const hasFailed = textOf(status).toLowerCase() === "error";
  return {
    status: hasFailed ? failureStatus(text) : statusInText(text, "langchain"),
    ...(content === null ? {} : { result: content }),
  };
}

/** Returns content blocks; `non_standard` provider blocks are unwrapped. */
export function blocksOf({ content, content_blocks }: JsonObject): JsonObject[] {
  return objectsOf(Array.isArray(content) ? content : content_blocks).map((block) =>
    block.type === "non_standard" && isObject(block.value) ? block.value : block,
  );
}

function constructed({ lc, type, id, kwargs }: JsonObject): Message | undefined {
  const name = Array.isArray(id) ? id.at(-1) : undefined;
  if (lc !== 1 || !isString(name) || !/Message(?:Chunk)?$/.test(name)) return undefined;
  const kind = kindNamed(name);
  if (kind === undefined) return undefined;
  if (type === "not_implemented") return { kind, fields: {}, isChunk: false, isUnwritten: true };
  return type === "constructor" && isObject(kwargs) ? message(kind, kwargs, isChunk(name)) : undefined;
}

function message(kind: Kind, fields: JsonObject, isChunk: boolean, isCommon = false): Message {
  const id = textOf(fields.id) || undefined;
  return { kind, fields, isChunk, ...defined({ id }), ...(isCommon ? { isCommon } : {}) };
}

function kindNamed(word: Json | undefined): Kind | undefined {
  if (!isString(word)) return undefined;
  return KIND_OF.get(word) ?? KIND_OF.get(word.replace(/Message(?:Chunk)?$/, "").toLowerCase());
}

function isChunk(word: Json | undefined): boolean {
  return textOf(word).endsWith("Chunk");
}
