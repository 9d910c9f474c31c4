import {
  canonicalJson,
  isObject,
  isString,
  type Json,
  type JsonObject,
  member,
  unpacked,
} from "../../base/json.ts";
import { groupBy } from "../../base/text.ts";
import { CALL_LIKE } from "../calls.ts";
import { SPEAKERS } from "../message-shapes.ts";

/** What is known of a document or a row without reading it. */
export interface MessageReading {
  /** The format that claims the value; undefined when none does. */
  formatOf(value: Json): string | undefined;
  /** The case and the trial that a row names, as one text: rows of different ones are of different runs. */
  nameOf?(row: Json): string;
}

/** Where stores keep the message of a row. */
const MESSAGE_KEYS = [
  ...["message", "message_data", "messageData", "msg", "data", "payload", "item", "content", "body"],
  ...["event", "record", "value", "json"],
];
/** Where an export has its rows. */
const LIST_KEYS = ["rows", "messages", "data", "items", "conversation", "history", "results"];
/** Where a row says which conversation it is of. */
const THREAD_KEYS = [
  ...["thread_id", "threadId", "conversation_id", "conversationId"],
  ...["session_id", "sessionId", "chat_id", "chatId"],
];
/** Columns of a message that stores without JSON keep as text. */
const PACKED_KEYS = ["tool_calls", "toolCalls", "parts", "content"];
/** Fields of rows that would say something else of a run. */
const OWN_FIELDS = new Set([
  ...["id", "role", "type", "kind", "object", "event", "method", "name", "status", "model"],
  ...["content", "text", "input", "output", "response"],
]);

/** True for a row that may hold one message of a conversation. */
export function mayBeMessageRow(row: Json): boolean {
  return isObject(row) && [undefined, ...MESSAGE_KEYS].some((key) => messageIn(row, key) !== undefined);
}

/**
 * The conversations that rows of a store record, each as `{messages}` with what all of its rows say alike, such as `thread_id`: rows that
 * hold one message each, under one key or as their own fields, belong together by their thread and in their order. Undefined for
 * rows of anything else, and where they are a recording as they are.
 */
export function conversationsIn(document: Json, reading: MessageReading): JsonObject[] | undefined {
  const list = isObject(document) ? LIST_KEYS.map((key) => document[key]).find(Array.isArray) : document;
  if (!Array.isArray(list) || list.length === 0 || !list.every(isObject)) return undefined;
  const key = MESSAGE_KEYS.find((one) => list.every((row) => messageIn(row, one) !== undefined));
  if (key === undefined && !areFlatRows(list)) return undefined;
  // Mastra's own reader names the runs of several threads by them.
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
  return list.some((row) => isGiven(messageIn(row, key))) && conversations.every(isRead)
    ? conversations
    : undefined;
}

/** True for rows of which several hold messages under one key, of which a model is given some: they are no runs of their own. */
export function holdMessages(list: readonly Json[]): boolean {
  return MESSAGE_KEYS.some((key) => {
    const messages = list.map((row) => (isObject(row) ? messageIn(row, key) : undefined));
    return messages.filter((message) => message !== undefined).length > 1 && messages.some(isGiven);
  });
}

/** The message in a row: under a key, as it is or as JSON text, or the row itself. Nothing beside it may be a call. */
function messageIn(row: JsonObject, key: string | undefined): JsonObject | undefined {
  const held = key === undefined ? row : unpacked(member(row, key));
  if (!isObject(held)) return undefined;
  if (key === undefined) return isString(row.role) ? withoutPacking(row) : undefined;
  const isCallLike = ([name, value]: [string, Json]) =>
    name !== key && CALL_LIKE.test(name) && typeof value === "object" && value !== null;
  if (Object.entries(row).some(isCallLike)) return undefined;
  // The role of a message may have a column of its own.
  if (isString(row.role) && (key === "content" || "role" in held)) return undefined;
  const message = isString(row.role) ? { role: row.role, ...held } : held;
  return isString(message.role) || isString(message.type) ? withoutPacking(message) : undefined;
}

function withoutPacking(message: JsonObject): JsonObject {
  const columns = PACKED_KEYS.flatMap((key) => {
    // What a tool answered may be any JSON text.
    const isPacked = isString(message[key]) && !(key === "content" && message.role === "tool");
    const held = isPacked ? unpacked(message[key]) : undefined;
    return Array.isArray(held) && (key !== "content" || isContent(held)) ? [[key, held]] : [];
  });
  return columns.length === 0 ? message : { ...message, ...Object.fromEntries(columns) };
}

/** True for parts of a message with a call or a result among them: any other list may be what somebody said. */
function isContent(parts: readonly Json[]): boolean {
  const types = parts.map((part) => (isObject(part) ? part.type : undefined));
  return types.every(isString) && types.some((type) => CALL_LIKE.test(type));
}

/** True for rows that are messages themselves, of several conversations or with columns of JSON text. */
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

/** True for a message that a model is given. Rows of answers alone are responses to requests, each of its own. */
function isGiven(message: JsonObject | undefined): boolean {
  const role = message?.role ?? message?.type;
  return role === "tool" || role === "function" || SPEAKERS.get(role) === "user";
}

/** What all rows say alike. */
function sharedFields(rows: readonly JsonObject[]): JsonObject {
  const [first = {}, ...others] = rows;
  const shared = Object.entries(first).filter(([key, value]) => {
    if (OWN_FIELDS.has(key)) return false;
    const isKept = typeof value !== "object" || key === "tags" || key === "metadata";
    return isKept && others.every((row) => canonicalJson(row[key] ?? null) === canonicalJson(value));
  });
  return Object.fromEntries(shared);
}
