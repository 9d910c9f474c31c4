import { shown } from "../../../config/shown.ts";
import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { callId, listedObjects } from "../../calls.ts";
import type { Conversation } from "../../conversation.ts";
import type { Speaker } from "../../run.ts";
import { isCall, isResult, isSilent, readBlocks } from "./blocks.ts";

/**
 * True for messages with a mark of Anthropic's: blocks that call or answer or think, or an answer as the API gives it. Messages of
 * text alone are any vendor's.
 */
export function areMessages(messages: readonly JsonObject[]): boolean {
  if (!messages.every(isMessage)) return false;
  const blocks = messages.flatMap(blocksOf);
  if (blocks.some((block) => isCall(block) || isResult(block))) return true;
  return blocks.every(isSilent) && (blocks.some(isThought) || messages.some(isResponse));
}

/** True for a message that may be one of Anthropic's. Where calls stand in `tool_calls` it is OpenAI's. */
export function isMessage(message: JsonObject): boolean {
  const { role, content, tool_calls = null, function_call = null } = message;
  if (speakerOf(role) === undefined || "parts" in message || "toolInvocations" in message) return false;
  if (function_call !== null || (tool_calls !== null && !isEmpty(tool_calls))) return false;
  return isString(content) || (Array.isArray(content) && content.every(isTyped));
}

/** True for an answer as the API gives it. */
export function isResponse(message: JsonObject): boolean {
  const { type, role, content, stop_reason } = message;
  if (role !== "assistant" || !Array.isArray(content) || !isMessage(message)) return false;
  return stop_reason !== undefined || (type === "message" && content.length > 0);
}

/** Reads messages in order. `denied` are the ids of calls that were not permitted. */
export function readMessages(
  talk: Conversation,
  messages: readonly JsonObject[],
  denied: ReadonlySet<string> = new Set(),
): void {
  for (const { speaker, blocks } of wholeMessages(messages)) {
    talk.nextTurn();
    readBlocks(talk, speaker, blocks, denied);
  }
  talk.stopped(messages.findLast(({ role }) => role === "assistant")?.stop_reason);
}

/** A message, or one of the pieces that it was written down in. */
interface Piece {
  id: string | undefined;
  speaker: Speaker;
  blocks: JsonObject[];
  /** Its texts and thoughts: a later piece may repeat them. */
  said: Set<Json>;
}

/**
 * Makes one message of the pieces of each answer. Claude Code writes an answer block by block under the same message id, and the
 * results of its first calls may stand between.
 */
function wholeMessages(messages: readonly JsonObject[]): Piece[] {
  const wholes: Piece[] = [];
  const open = new Map<string, Piece>();
  for (const piece of messages.map(pieceOf)) {
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

function pieceOf({ id, role, content }: JsonObject): Piece {
  const speaker = speakerOf(role);
  if (speaker === undefined)
    throw new RecordingError(`a message whose role is ${shown(role)}, not system, user or assistant`);
  const blocks = isString(content)
    ? [{ type: "text", text: content }]
    : [...listedObjects(content, "content")];
  const said = new Set(blocks.map(saidIn).filter((text) => text !== undefined));
  return { id: speaker === "assistant" ? callId(id) : undefined, speaker, blocks, said };
}

function addPiece(whole: Piece, piece: Piece): void {
  for (const block of piece.blocks) {
    const text = saidIn(block);
    if (text === undefined || !whole.said.has(text)) whole.blocks.push(block);
  }
  for (const text of piece.said) whole.said.add(text);
}

function saidIn({ type, text, thinking }: JsonObject): Json | undefined {
  return type === "text" ? text : thinking;
}

/** Who speaks in a message of that role. */
function speakerOf(role: Json | undefined): Speaker | undefined {
  return role === "system" || role === "user" || role === "assistant" ? role : undefined;
}

function blocksOf({ content }: JsonObject): JsonObject[] {
  return objectsOf(content);
}

function isTyped(block: Json): boolean {
  return isObject(block) && isString(block.type);
}

function isThought({ type, thinking, data }: JsonObject): boolean {
  return (type === "thinking" && isString(thinking)) || (type === "redacted_thinking" && isString(data));
}

function isEmpty(value: Json): boolean {
  return Array.isArray(value) && value.length === 0;
}
