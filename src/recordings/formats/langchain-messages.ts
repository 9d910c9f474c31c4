import { isObject, isString, type Json, type JsonObject, objectsOf, shown, textOf } from "../../base/json.ts";
import { callId, listedObjects, mayHoldCall, statedArguments } from "../calls.ts";
import type { Conversation } from "../conversation.ts";
import { failureStatus, statusInText } from "../exchanges.ts";
import type { CallStatus, StatedCall, StatedResult } from "../run.ts";
import { callIn, isCall, isResult, resultIn } from "./openai-responses-items.ts";

/** Blocks that hold no call, or one that `tool_calls` states too. */
const OTHER_BLOCKS = new Set([
  ...["text", "reasoning", "thinking", "redacted_thinking", "reasoning_content", "refusal"],
  ...["tool_use", "tool_call", "tool_call_chunk", "invalid_tool_call", "functionCall"],
  ...["function_call", "custom_tool_call", "mcp_list_tools", "input_json_delta"],
  ...["function_call_signature", "image", "image_url", "input_audio", "audio", "file"],
]);

/**
 * Reads the calls that the provider itself executes, which stand with their results among the content blocks: as LangChain
 * writes them (`server_tool_call`), as Anthropic does (`server_tool_use`, `mcp_tool_use`) and as OpenAI does (`web_search_call`).
 */
export function readServerTools(talk: Conversation, fields: JsonObject): void {
  for (const block of providerBlocks(fields)) {
    const call = serverCall(block);
    if (call !== undefined) {
      talk.call(call);
      if (call.status === "ok" || call.status === "error") talk.nextGroup();
      continue;
    }
    const result = serverResult(block);
    if (result !== undefined) {
      talk.result(result);
      talk.nextGroup();
    } else if (isDoubtful(block)) {
      talk.warn(
        `a content block of the unknown type ${shown(block.type)}: a call in it would not be counted`,
      );
    }
  }
}

/** The blocks of a message in which a call may stand that the provider executes, or its result. */
export function providerBlocks(fields: JsonObject): JsonObject[] {
  const kwargs = isObject(fields.additional_kwargs) ? fields.additional_kwargs : {};
  return [...blocksOf(fields), ...objectsOf(kwargs.tool_outputs)];
}

function isDoubtful(block: JsonObject): boolean {
  const { type, text } = block;
  if (type === undefined && isString(text)) return false;
  return !(isString(type) && OTHER_BLOCKS.has(type)) && mayHoldCall(block);
}

/** The call in a block that the provider executes; undefined when there is none. */
export function serverCall(block: JsonObject): StatedCall | undefined {
  const { type, id, name } = block;
  switch (type) {
    case "server_tool_call":
    case "server_tool_call_chunk":
      return { id, name, ...stated(block.args) };
    case "server_tool_use":
    case "mcp_tool_use":
      return { id, name, server: block.server_name, ...stated(streamedText(block) ?? block.input) };
    case "executable_code":
      return { id, name: "code_execution", arguments: codeIn(block) };
    default:
      return isCall(block) && !isStatedTwice(block) ? callIn(block) : undefined;
  }
}

/** The result in a block, of a call that the provider executed; undefined when there is none. */
export function serverResult(block: JsonObject): StatedResult | undefined {
  const { type } = block;
  if (type === "server_tool_result") {
    return {
      id: block.tool_call_id,
      status: block.status === "error" ? "error" : "ok",
      result: block.output,
    };
  }
  if (type === "code_execution_result") {
    return { name: "code_execution", status: "ok", result: block.code_execution_result };
  }
  if (isResult(block)) return resultIn(block);
  if (!isString(type) || !type.endsWith("_tool_result") || callId(block.tool_use_id) === undefined)
    return undefined;
  const { content } = block;
  const failed = block.is_error === true || (isObject(content) && textOf(content.type).endsWith("_error"));
  return { id: block.tool_use_id, status: failed ? "error" : "ok", result: content };
}

/** A call of one of the agent's own tools, which `tool_calls` states too. */
function isStatedTwice({ type }: JsonObject): boolean {
  return type === "function_call" || type === "custom_tool_call";
}

function codeIn({ executable_code: code, language }: JsonObject): JsonObject {
  return { code: code ?? null, ...(language === undefined ? {} : { language }) };
}

function stated(args: Json | undefined): Pick<StatedCall, "arguments" | "argumentsText"> {
  if (args === "") return {};
  return isString(args) ? { argumentsText: args } : { arguments: args };
}

/** Anthropic streams arguments as text beside the input that its first event left empty. */
function streamedText({ partial_json }: JsonObject): Json | undefined {
  return isString(partial_json) && partial_json !== "" ? partial_json : undefined;
}

/** The calls of an AI message. It states one up to three times, so the first place that has any is the one to read. */
export function callsOf(fields: JsonObject): StatedCall[] {
  const kwargs = isObject(fields.additional_kwargs) ? fields.additional_kwargs : {};
  const blocks = blocksOf(fields);
  const raw = listedObjects(kwargs.tool_calls, "additional_kwargs.tool_calls");
  const parsed = [
    ...listedObjects(fields.tool_calls, "tool_calls").map(parsedCall),
    ...listedObjects(fields.invalid_tool_calls, "invalid_tool_calls").map(invalidCall),
  ];
  if (parsed.length > 0) return inOrder(parsed, [...raw.map(({ id }) => id), ...blocks.map(blockId)]);
  const chunks = listedObjects(fields.tool_call_chunks, "tool_call_chunks").map(invalidCall);
  if (chunks.length > 0) return chunks;
  if (raw.length > 0) return raw.map(parsedCall);
  if (hasName(kwargs.function_call)) return [functionCall(kwargs.function_call)];
  return blocks.flatMap(blockCall);
}

/** `{name, args, id}`, or OpenAI's `{id, function: {name, arguments}}`, which LangChain takes for input. */
function parsedCall(call: JsonObject): StatedCall {
  const made = isObject(call.function) ? call.function : call;
  return { id: call.id, name: made.name, ...statedText(statedArguments(made, "args", "arguments")) };
}

/** Arguments that LangChain could not parse stay text. */
function invalidCall({ id, name, args }: JsonObject): StatedCall {
  return { id, name, ...statedText(isString(args) ? { argumentsText: args } : { arguments: args }) };
}

function functionCall(call: JsonObject): StatedCall {
  return { name: call.name, ...statedText(statedArguments(call, "arguments", "args")) };
}

/** The call in a provider's own content block. */
function blockCall(block: JsonObject): StatedCall[] {
  const { functionCall: gemini } = block;
  if (hasName(gemini)) return [functionCall(gemini)];
  switch (block.type) {
    case "tool_use":
    case "tool_call":
    case "tool_call_chunk":
    case "invalid_tool_call":
    case "function_call": {
      const id = blockId(block);
      return [{ id, name: block.name, ...statedText(statedArguments(block, "input", "args", "arguments")) }];
    }
    case "custom_tool_call":
      // What a custom tool takes is text, not the JSON text of arguments.
      return [{ id: blockId(block), name: block.name, arguments: block.input }];
    default:
      return [];
  }
}

function blockId({ type, id, call_id }: JsonObject): Json | undefined {
  return type === "function_call" || type === "custom_tool_call" ? (call_id ?? id) : id;
}

/** Streams begin with no text at all, which is not arguments that cannot be parsed. */
function statedText<T extends { argumentsText?: string | undefined }>(stated: T): T | object {
  return stated.argumentsText === "" ? {} : stated;
}

function hasName(call: Json | undefined): call is JsonObject {
  return isObject(call) && isString(call.name) && call.name !== "";
}

/** LangChain parts calls that it could parse from those that it could not: the provider's own list has their order. */
function inOrder(calls: StatedCall[], ids: readonly (Json | undefined)[]): StatedCall[] {
  const places = new Map(ids.map((id, at) => [callId(id), at]));
  const place = ({ id }: StatedCall) => {
    const known = callId(id);
    return known === undefined ? undefined : places.get(known);
  };
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

/** A message of LangChain, out of whichever serialisation it stood in. */
export interface Message {
  kind: Kind;
  id?: string;
  /** A piece of a streamed message. */
  isChunk: boolean;
  /** What the message holds: `content`, `tool_calls`, … */
  fields: JsonObject;
  /** LangChain could not write it down: only its class is known. */
  isUnwritten?: true;
  /** Other frameworks write such messages too. */
  isCommon?: true;
  /** The name of its agent, where what came with it says so. */
  agent?: string;
}

/**
 * The message that a value is: `{type, content, …}` (`model_dump`), `{lc: 1, type, id, kwargs}` (`dumpd`, `JSON.stringify`),
 * `{type, data}` (stored messages), or the `{role, content}` that LangChain takes for input. Undefined when it is none.
 */
export function messageOf(value: Json | undefined): Message | undefined {
  if (!isObject(value)) return undefined;
  if ("lc" in value) return constructed(value);
  const kind = kindNamed(value.type ?? value.role);
  if (kind === undefined) return undefined;
  const { data } = value;
  if (isObject(data)) return "content" in data ? message(kind, data, isChunk(data.type)) : undefined;
  if (!("content" in value)) return undefined;
  if ("role" in value && kind !== "chat") {
    return "type" in value ? undefined : message(kind, value, false, true);
  }
  return message(kind, value, isChunk(value.type), !isOwn(value));
}

/** The messages of a list of which every item is one and some are LangChain's own; else undefined. */
export function messagesIn(list: Json | undefined): Message[] | undefined {
  if (!Array.isArray(list) || !list.some(mayBeOwn)) return undefined;
  const messages: Message[] = [];
  for (const item of list) {
    const one = messageOf(item);
    if (one === undefined) return undefined;
    messages.push(one);
  }
  return messages.some(({ isCommon }) => isCommon !== true) ? messages : undefined;
}

/** False for what is no message, or one that other frameworks write too. */
function mayBeOwn(value: Json): boolean {
  if (!isObject(value)) return false;
  if (!("role" in value) || "type" in value || "lc" in value || isObject(value.data)) return true;
  return kindNamed(value.role) === "chat";
}

/** The text of a message's content: itself, or the text blocks in it. */
export function contentText(content: Json | undefined): string {
  if (isString(content)) return content;
  if (!Array.isArray(content)) return "";
  const texts = content.map((block) => (isObject(block) && block.type === "text" ? block.text : block));
  return texts.filter(isString).join("\n");
}

/** What became of a call, by its ToolMessage. LangGraph's older ToolNodes set no status and leave it to the text. */
export function outcomeOf({ status, content }: JsonObject): { status: CallStatus; result?: Json } {
  const text = contentText(content);
  const hasFailed = isString(status) && status.toLowerCase() === "error";
  return {
    status: hasFailed ? failureStatus(text) : statusInText(text, "langchain"),
    ...(content === undefined || content === null ? {} : { result: content }),
  };
}

/** The content blocks of a message; provider blocks that are wrapped as `non_standard` come out of their wrapping. */
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

function message(kind: Kind, fields: JsonObject, chunk: boolean, isCommon = false): Message {
  const one: Message = { kind, fields, isChunk: chunk };
  if (isString(fields.id) && fields.id !== "") one.id = fields.id;
  if (isCommon) one.isCommon = true;
  return one;
}

/** The kind behind `ai`, `assistant`, `AIMessage` and `AIMessageChunk`. */
function kindNamed(word: Json | undefined): Kind | undefined {
  if (!isString(word)) return undefined;
  return KIND_OF.get(word) ?? KIND_OF.get(word.replace(/Message(?:Chunk)?$/, "").toLowerCase());
}

function isChunk(word: Json | undefined): boolean {
  return isString(word) && word.endsWith("Chunk");
}

function isOwn(value: JsonObject): boolean {
  const { type } = value;
  if (type === "human" || type === "ai" || type === "remove" || isChunk(type)) return true;
  return ["additional_kwargs", "response_metadata", "tool_call_id"].some((key) => key in value);
}
