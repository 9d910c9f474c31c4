import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../../json/json.ts";
import { failureStatus, statusInText } from "../../failures.ts";
import type { CallStatus } from "../../run.ts";

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
