import { canonicalJson, isObject, isString, type Json, type JsonObject, member } from "../../core/json.ts";
import { unpacked } from "../../core/parse-json.ts";
import { groupBy } from "../../core/text.ts";
import { suggestsCall } from "../reading/calls.ts";
import { SPEAKERS } from "../reading/message-shapes.ts";

export interface MessageReading {
  formatOf(value: Json): string | undefined;
  /** Returns a row's case and trial as text. Rows with different values belong to different runs. */
  nameOf?(row: Json): string;
}

const MESSAGE_KEYS = [
  ...["message", "message_data", "messageData", "msg", "data", "payload", "item", "content", "body"],
  ...["event", "record", "value", "json"],
];
const LIST_KEYS = ["rows", "messages", "data", "items", "conversation", "history", "results"];
const THREAD_KEYS = [
  ...["thread_id", "threadId", "conversation_id", "conversationId"],
  ...["session_id", "sessionId", "chat_id", "chatId"],
];
/** Message columns that stores without JSON keep as text. */
const PACKED_KEYS = ["tool_calls", "toolCalls", "parts", "content"];
/** Fields that would have another meaning on a run. */
const OWN_FIELDS = new Set([
  ...["id", "role", "type", "kind", "object", "event", "method", "name", "status", "model"],
  ...["content", "text", "input", "output", "response"],
]);

export function mayBeMessageRow(row: Json): boolean {
  return isObject(row) && [undefined, ...MESSAGE_KEYS].some((key) => messageIn(row, key) !== undefined);
}

/**
 * Groups a store's message rows by thread, in order, into `{messages}` with their common fields, such as `thread_id`. Returns undefined
 * for other rows, and for documents that are recordings already.
 */
export function conversationsIn(document: Json, reading: MessageReading): JsonObject[] | undefined {
  const list = isObject(document) ? LIST_KEYS.map((key) => document[key]).find(Array.isArray) : document;
  if (!Array.isArray(list) || list.length === 0 || !list.every(isObject)) return undefined;
  const key = MESSAGE_KEYS.find((candidate) => list.every((row) => messageIn(row, candidate) !== undefined));
  if (key === undefined && !areFlatRows(list)) return undefined;
  // Mastra's reader names the runs of threads itself.
  const format = reading.formatOf(document);
  if (format !== undefined && (key !== undefined || format === "mastra")) return undefined;
  const around = isObject(document) ? sharedFields([document]) : {};
  const groups = [...groupBy(list, (row) => ownerOf(row, reading)).values()];
  const conversations = groups.map((rows) => ({
    ...around,
    ...sharedFields(rows.map(({ [key ?? ""]: _message, ...row }) => row)),
    messages: rows.map((row) => messageIn(row, key) ?? row),
  }));
  const isRead = ({ messages }: JsonObject) => reading.formatOf(messages ?? null) !== undefined;
  return list.some((row) => isModelInput(messageIn(row, key))) && conversations.every(isRead)
    ? conversations
    : undefined;
}

/** Returns true if several rows hold messages under a key, some of them a model's input: they are not separate runs. */
export function holdMessages(list: readonly Json[]): boolean {
  return MESSAGE_KEYS.some((key) => {
    const messages = list.map((row) => (isObject(row) ? messageIn(row, key) : undefined));
    return messages.filter((message) => message !== undefined).length > 1 && messages.some(isModelInput);
  });
}

/** Refuses rows with possible calls beside the message. */
function messageIn(row: JsonObject, key: string | undefined): JsonObject | undefined {
  const held = key === undefined ? row : unpacked(member(row, key));
  if (!isObject(held)) return undefined;
  if (key === undefined) return isString(row.role) ? withoutPacking(row) : undefined;
  const isCallLike = ([name, value]: [string, Json]) =>
    name !== key && suggestsCall(name) && typeof value === "object" && value !== null;
  if (Object.entries(row).some(isCallLike)) return undefined;
  // The role may have its own column.
  if (isString(row.role) && (key === "content" || "role" in held)) return undefined;
  const message = isString(row.role) ? { role: row.role, ...held } : held;
  return isString(message.role) || isString(message.type) ? withoutPacking(message) : undefined;
}

function withoutPacking(message: JsonObject): JsonObject {
  const columns = PACKED_KEYS.flatMap((key) => {
    // A tool's result may be any JSON text.
    const isPacked = isString(message[key]) && !(key === "content" && message.role === "tool");
    const held = isPacked ? unpacked(message[key]) : undefined;
    return Array.isArray(held) && (key !== "content" || isContent(held)) ? [[key, held]] : [];
  });
  return columns.length === 0 ? message : { ...message, ...Object.fromEntries(columns) };
}

/** Without a call or result among them, the list may be a user's text. */
function isContent(parts: readonly Json[]): boolean {
  const types = parts.map((part) => (isObject(part) ? part.type : undefined));
  return types.every(isString) && types.some(suggestsCall);
}

function areFlatRows(rows: readonly JsonObject[]): boolean {
  if (!rows.every((row) => isString(row.role) && !Array.isArray(row.messages))) return false;
  const threads = new Set(rows.map(threadOf));
  return threads.size > 1 || rows.some((row) => withoutPacking(row) !== row);
}

function threadOf(row: JsonObject): string {
  const hasThread = THREAD_KEYS.some((key) => key in row);
  return hasThread ? canonicalJson(THREAD_KEYS.map((key) => row[key] ?? null)) : "";
}

function ownerOf(row: JsonObject, { nameOf }: MessageReading): string {
  return `${threadOf(row)} ${nameOf?.(row) ?? ""}`;
}

/** Rows with answers alone are separate responses. */
function isModelInput(message: JsonObject | undefined): boolean {
  const role = message?.role ?? message?.type;
  return role === "tool" || role === "function" || SPEAKERS.get(role) === "user";
}

function sharedFields(rows: readonly JsonObject[]): JsonObject {
  const [first = {}, ...rest] = rows;
  const shared = Object.entries(first).filter(([key, value]) => {
    if (OWN_FIELDS.has(key)) return false;
    const isKept = typeof value !== "object" || key === "tags" || key === "metadata";
    return isKept && rest.every((row) => canonicalJson(row[key] ?? null) === canonicalJson(value));
  });
  return Object.fromEntries(shared);
}
