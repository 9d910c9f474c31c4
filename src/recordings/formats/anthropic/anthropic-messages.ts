import {
  isEmpty,
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  objectsOf,
  shown,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { callId, isTyped, listedObjects, mayHoldCall, statedArguments } from "../../reading/calls.ts";
import type { Conversation } from "../../reading/conversation.ts";
import { outcomeInParts } from "../../reading/exchanges.ts";
import { speakerOf } from "../../reading/message-parts.ts";
import type { StatedUsage } from "../../reading/usage.ts";
import type { CallStatus, Speaker } from "../../run.ts";
import { tookIn } from "./claude-usage.ts";

/** Detects Anthropic messages by call, result, thinking or cited blocks, or by an API response. Text alone fits any vendor. */
export function areMessages(messages: readonly JsonObject[]): boolean {
  if (!messages.every(isMessage)) return false;
  const blocks = messages.flatMap(blocksOf);
  if (blocks.some((block) => isCall(block) || isResult(block))) return true;
  return (
    blocks.every(isSilent) &&
    (blocks.some((block) => isThought(block) || isCited(block)) || messages.some(isResponse))
  );
}

/** Accepts any message that Anthropic may have written; messages with `tool_calls` are OpenAI's. */
export function isMessage(message: JsonObject): boolean {
  const { role, content, tool_calls, function_call = null } = message;
  if (speakerOf(role) === undefined || "parts" in message || "toolInvocations" in message) return false;
  if (function_call !== null || !isEmpty(tool_calls)) return false;
  return isString(content) || (Array.isArray(content) && content.every(isTyped));
}

export function isResponse(message: JsonObject): boolean {
  const { type, role, content, stop_reason } = message;
  if (role !== "assistant" || !Array.isArray(content) || !isMessage(message)) return false;
  return stop_reason !== undefined || (type === "message" && content.length > 0);
}

/** A sub-agent that sends messages. `key` is unique per sub-agent. */
export interface Sender {
  key: string;
  agent: string | undefined;
  /** The id of the call that started it. */
  call: string | undefined;
}

/** A message; without a sender it is from the main agent or the user. */
export interface SentMessage {
  message: JsonObject;
  sender?: Sender | undefined;
  /** The duration of the tool call in the message's result, in milliseconds. */
  toolTime?: Json | undefined;
}

export function readMessages(talk: Conversation, messages: readonly JsonObject[]): void {
  const sent = messages.map((message) => ({ message }));
  readSent(talk, sent, new Set());
}

/** Reads messages of one or more agents in order. `denied` holds the ids of calls that were not permitted. */
export function readSent(
  talk: Conversation,
  messages: readonly SentMessage[],
  denied: ReadonlySet<string>,
): void {
  for (const { speaker, blocks, sender, took, toolTime } of wholeMessages(messages)) {
    talk.actAs(sender?.agent, sender === undefined);
    talk.nextTurn();
    readBlocks(talk, { speaker, blocks, toolTime }, denied);
    if (speaker !== "assistant") continue;
    if (took === undefined) talk.noAnswer();
    else talk.answered(took);
    checkServed(talk, blocks, took?.usage);
  }
  talk.actAs(undefined);
  const last = messages.findLast(
    ({ message, sender }) => message.role === "assistant" && sender === undefined,
  );
  talk.stopped(last?.message.stop_reason);
}

/** Anthropic counts the calls of its own tools; a higher count means that blocks are missing. */
function checkServed(talk: Conversation, blocks: readonly JsonObject[], usage: Json | undefined): void {
  const requests = objectOf(objectOf(usage).server_tool_use);
  for (const [key, count] of Object.entries(requests)) {
    const tool = key.replace(/_requests$/, "");
    const made = blocks.filter(({ type, name }) => type === "server_tool_use" && name === tool).length;
    if (tool !== key && typeof count === "number" && count > made)
      talk.unscorable(`an answer counts ${count} calls of ${tool} and has ${made}: record all of its blocks`);
  }
}

/** A message, or a part of it in a row of its own. */
interface Piece {
  id: string | undefined;
  sender: Sender | undefined;
  speaker: Speaker;
  blocks: JsonObject[];
  /** Later pieces may repeat texts and thoughts. */
  texts: Set<Json>;
  /** Usage from the last piece; undefined if no model wrote it. */
  took: StatedUsage | undefined;
  toolTime: Json | undefined;
}

/** Claude Code writes each block of an answer as its own row under one message id, with results of earlier calls in between. */
function wholeMessages(messages: readonly SentMessage[]): Piece[] {
  const wholes: Piece[] = [];
  const openOf = new Map<string | undefined, Map<string, Piece>>();
  for (const piece of messages.map(pieceOf)) {
    const open = openOf.get(piece.sender?.key) ?? new Map<string, Piece>();
    openOf.set(piece.sender?.key, open);
    if (piece.speaker === "user" && piece.blocks.some(({ type }) => type === "text")) open.clear();
    const whole = piece.id === undefined ? undefined : open.get(piece.id);
    if (whole !== undefined) {
      addPiece(whole, piece);
      continue;
    }
    wholes.push(piece);
    if (piece.id !== undefined) open.set(piece.id, piece);
  }
  return wholes;
}

function pieceOf({ message, sender, toolTime }: SentMessage): Piece {
  const { id, role, content } = message;
  const speaker = speakerOf(role);
  if (speaker === undefined)
    throw new RecordingError(`a message whose role is ${shown(role)}, not system, user or assistant`);
  const blocks = isString(content)
    ? [{ type: "text", text: content }]
    : [...listedObjects(content, "content")];
  const texts = new Set(blocks.map(textOrThought).filter((text) => text !== undefined));
  const own = speaker === "assistant" ? callId(id) : undefined;
  return { id: own, sender, speaker, blocks, texts, took: tookIn(message), toolTime };
}

function addPiece(whole: Piece, piece: Piece): void {
  for (const block of piece.blocks) {
    const text = textOrThought(block);
    if (text === undefined || !whole.texts.has(text)) whole.blocks.push(block);
  }
  for (const text of piece.texts) whole.texts.add(text);
  if (isObject(piece.took?.usage)) whole.took = piece.took;
}

function textOrThought({ type, text, thinking }: JsonObject): Json | undefined {
  return type === "text" ? text : thinking;
}

function blocksOf({ content }: JsonObject): JsonObject[] {
  return objectsOf(content);
}

/** Its SDK for Python dumps a text without citations with `citations: null`. */
function isCited({ type, citations }: JsonObject): boolean {
  return type === "text" && citations !== undefined;
}

function isThought({ type, thinking, data }: JsonObject): boolean {
  return (type === "thinking" && isString(thinking)) || (type === "redacted_thinking" && isString(data));
}

const SILENT_TYPES = new Set([
  ...["text", "thinking", "redacted_thinking", "image", "document", "search_result", "container_upload"],
  "compaction",
]);

/** Error codes of Anthropic's own tools for refused arguments. */
const REFUSAL_CODES = new Set<Json | undefined>(["invalid_tool_input", "invalid_input"]);

function isSilent({ type }: JsonObject): boolean {
  return isString(type) && SILENT_TYPES.has(type);
}

/** Detects a call: `tool_use` (client), `server_tool_use` (Anthropic) or `mcp_tool_use`. */
export function isCall({ type, name }: JsonObject): boolean {
  return isString(type) && /^(?:\w+_)?tool_use$/.test(type) && isString(name);
}

/** Detects a result: `tool_result`, `web_search_tool_result`, `mcp_tool_result` and similar types. */
export function isResult(block: JsonObject): boolean {
  return (
    isString(block.type) && /^(?:\w+_)?tool_result$/.test(block.type) && answeredCall(block) !== undefined
  );
}

/** AgentScope's results have an `output`, and the call's id as their own. */
function answeredCall({ tool_use_id: id, output, id: own }: JsonObject): string | undefined {
  return callId(id ?? (output === undefined ? undefined : own));
}

/** Throws RecordingError for an unknown block type that may hold a call. */
function readBlocks(
  talk: Conversation,
  { speaker, blocks, toolTime }: Pick<Piece, "speaker" | "blocks" | "toolTime">,
  denied: ReadonlySet<string>,
): void {
  const duration = blocks.filter(isResult).length === 1 ? toolTime : undefined;
  for (const block of blocks) {
    if (block.type === "text") talk.say(speaker, block.text);
    else if (block.type === "thinking") talk.say("reasoning", block.thinking);
    else if (isCall(block))
      talk.call({
        id: block.id,
        name: block.name,
        server: block.server_name,
        ...statedArguments(block, "input"),
      });
    else if (isResult(block)) {
      const id = answeredCall(block);
      const { status, result } = outcomeOf(block);
      const isDenied = id !== undefined && denied.has(id);
      talk.result({ id, status: isDenied ? "rejected" : status, result, duration });
      // Anthropic's own tools answer within the message, so later calls were not parallel.
      talk.nextGroup();
    } else if (!isSilent(block) && mayHoldCall(block)) {
      throw new RecordingError(
        `a block of type ${shown(block.type)} that may be a call, not one of Anthropic's`,
      );
    }
  }
}

function outcomeOf({ output, content = output, is_error }: JsonObject): {
  status: CallStatus;
  result: Json | undefined;
} {
  const first = Array.isArray(content) ? content[0] : content;
  if (isObject(first) && isString(first.type) && first.type.endsWith("_error")) {
    const status = REFUSAL_CODES.has(first.error_code) ? "rejected" : "error";
    return { status, result: first.error_code ?? first };
  }
  return outcomeInParts(content, is_error === true);
}
