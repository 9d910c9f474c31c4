import { shown } from "../../../config/shown.ts";
import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../../json/json.ts";
import { parseJson } from "../../../json/parse.ts";
import { RecordingError } from "../../../problems.ts";
import { CALL_LIKE, listedObjects } from "../../calls.ts";
import type { Conversation } from "../../conversation.ts";
import type { Run } from "../../run.ts";
import { messageOutcome, readParts, speakerOf } from "../ai-sdk/messages.ts";
import { answerIn, readUiMessage } from "../ai-sdk/ui.ts";

const STORED_TEXT = /^\s*\{\s*"format"\s*:\s*[23]\s*,/;
const FORMAT_MARK = /^\s*\{.*"format"\s*:\s*[23]\s*[,}]/s;
/** What 0.x calls a row of its store; the parts of these are text too. */
const ROW_TYPES = new Set<Json | undefined>(["text", "tool-call", "tool-result"]);
const PARTS_TEXT = /^\s*\[\s*\{.*"type"\s*:/s;

/** Where messages have calls; 0.x repeats names, ids and arguments in columns of their own. */
const OWN_CALLS = new Set(["toolInvocations", "toolCallIds", "toolCallArgs", "toolNames"]);

/** True for messages of which one at least is written as Mastra's stores do. */
export function areStored(messages: readonly JsonObject[] | undefined): boolean {
  if (messages === undefined) return false;
  const isChat = messages.some((message) => "tool_calls" in message || "tool_call_id" in message);
  return !isChat && messages.some(hasStoredContent);
}

/** True for a message whose content is `{format: 2, parts[]}`, or text of that or of parts. */
export function hasStoredContent({ content, type }: JsonObject): boolean {
  if (!isString(content)) return isContent(content);
  return isStoredText(content) || (ROW_TYPES.has(type) && PARTS_TEXT.test(content));
}

/** Reads messages of every version, which a store may hold side by side. */
export function readStored(talk: Conversation, messages: readonly JsonObject[]): Run {
  const read = messages.map(uiMessage);
  for (const message of read) {
    talk.nextTurn();
    const { role, content } = message;
    if (!Array.isArray(content)) readUiMessage(talk, message);
    else readParts(talk, speakerOf(role), objectsOf(content), messageOutcome);
  }
  const asParts = (message: JsonObject): JsonObject =>
    Array.isArray(message.content) ? { role: message.role ?? null, parts: message.content } : message;
  return talk.run({ response: answerIn(read.map(asParts)) });
}

/**
 * A stored message as the UI message that its content is, or as the core message that 0.x kept. Throws RecordingError for a content
 * that is neither.
 */
export function uiMessage(message: JsonObject): JsonObject {
  refuseForeignCalls(message);
  const role = roleOf(message);
  const content = storedContent(message);
  if (isContent(content)) return { ...whole(content), role };
  if (isString(content)) return { ...message, role, content };
  if (
    Array.isArray(content) &&
    content.length > 0 &&
    content.every((part) => isObject(part) && isString(part.type))
  )
    return { role, content };
  if ((content === undefined || content === null) && isString(message.role))
    return { ...message, role, content: "" };
  throw new RecordingError("a message's content is neither text nor {format: 2, parts[]}");
}

/** Throws RecordingError for calls under a key that nobody here reads: passed over, they would be calls not made. */
function refuseForeignCalls(message: JsonObject): void {
  const foreign = Object.entries(message).find(
    ([key, value]) =>
      CALL_LIKE.test(key) && !OWN_CALLS.has(key) && typeof value === "object" && value !== null,
  );
  if (foreign !== undefined)
    throw new RecordingError(`a message has ${shown(foreign[0])}, where no Mastra writes calls`);
}

/** What reaches an agent as a signal is the user's word where it says so, and nobody's otherwise. */
function roleOf({ role = null, content, type }: JsonObject): Json {
  if (role !== "signal") return role;
  const metadata = isObject(content) ? content.metadata : undefined;
  const signal = isObject(metadata) && isObject(metadata.signal) ? metadata.signal : {};
  return ["user", "user-message"].some((one) => one === (signal.type ?? type)) ? "user" : "data";
}

/** The content with all that was said in its parts: what no part says stands beside them, and thoughts in the details of their part. */
function whole(content: JsonObject): JsonObject {
  refuseForeignCalls(content);
  const { content: text, reasoning } = content;
  const parts = listedObjects(content.parts, "parts").map((part) =>
    part.type === "reasoning" ? { ...part, text: thoughtIn(part) } : part,
  );
  const lacks = (type: string, said: Json | undefined) =>
    isString(said) && said !== "" && !parts.some((part) => part.type === type);
  return {
    ...content,
    parts: [
      ...(lacks("reasoning", reasoning) ? [{ type: "reasoning", text: reasoning ?? null }] : []),
      ...parts,
      ...(lacks("text", text) ? [{ type: "text", text: text ?? null }] : []),
    ],
  };
}

function thoughtIn({ text, reasoning, details }: JsonObject): Json {
  const whole = text ?? reasoning ?? "";
  if (whole !== "") return whole;
  return objectsOf(details)
    .map((detail) => (isString(detail.text) ? detail.text : ""))
    .join("");
}

/** Stores keep the content as JSON text, and 0.14's memory.query() hands that text out as a text part. */
function storedContent({ content, type }: JsonObject): Json | undefined {
  if (isString(content)) {
    const isPacked = isStoredText(content) || (ROW_TYPES.has(type) && PARTS_TEXT.test(content));
    return isPacked ? storedContent({ content: parsed(content) }) : content;
  }
  const [part] = isContent(content) ? objectsOf(content.parts) : [];
  return part?.type === "text" && isString(part.text) && isStoredText(part.text)
    ? storedContent({ content: part.text })
    : content;
}

/** Stores may order keys as they like. Text that is cut off is known by its usual beginning. */
function isStoredText(text: string): boolean {
  if (STORED_TEXT.test(text)) return true;
  if (!FORMAT_MARK.test(text)) return false;
  try {
    return isContent(parseJson(text));
  } catch {
    return false;
  }
}

function isContent(content: Json | undefined): content is JsonObject {
  if (!isObject(content) || (content.format !== 2 && content.format !== 3)) return false;
  return Array.isArray(content.parts) || Array.isArray(content.toolInvocations);
}

function parsed(content: string): Json {
  try {
    return parseJson(content);
  } catch (error) {
    throw new RecordingError(`a message's content is ${error instanceof Error ? error.message : error}`);
  }
}
