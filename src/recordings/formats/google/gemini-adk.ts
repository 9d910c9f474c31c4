import { isObject, isString, type Json, type JsonObject, listOf, objectsOf } from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import type { Format } from "../../format.ts";
import { callId, listedObjects, statedArguments } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { instant, type Run, type Speaker, type StatedCall } from "../../run.ts";
import {
  isEvalResult,
  isEvalSet,
  isOldEvalSet,
  isSession,
  readEvalResult,
  readEvalSet,
  readOldEvalSet,
  readSession,
} from "./adk-evals.ts";
import { isExchange, readExchange } from "./gemini-responses.ts";
import { outcomeOf, readTurns } from "./gemini-turns.ts";

const SHAPES: readonly { claims: (document: Json) => boolean; read: (document: Json) => Run[] }[] = [
  { claims: isEvalResult, read: readEvalResult },
  { claims: isEvalSet, read: readEvalSet },
  { claims: isOldEvalSet, read: readOldEvalSet },
  { claims: isSession, read: readSession },
  { claims: isCliChat, read: readCliChat },
  { claims: isExchange, read: readExchange },
];

/** Google Gemini (REST and google-genai SDKs), saved chats of Gemini CLI, and ADK. Eval sets hold expectations, not runs. */
export const geminiAdk: Format = {
  id: "gemini-adk",
  title: "Google Gemini: requests, responses, streams; ADK sessions, eval sets and their results",
  looksFor:
    "contents[] of parts without a type, or candidates[], or a saved chat's messages[] of type user and gemini, or a session's events[] with an author, or eval cases",
  marks: [
    ["parts", "functionCall"],
    ["parts", "function_call"],
    ["candidates", "content", "parts"],
    ["events", "author", "parts"],
    ["eval_cases", "conversation"],
    ["projectHash", "messages", "gemini", "toolCalls"],
    ["query", "expected_tool_use"],
    ["eval_case_results", "actual_invocation"],
  ],
  apart: ["expected_tool_use", "intermediate_data"],
  detect: (document) => SHAPES.some(({ claims }) => claims(document)),
  read(document) {
    const read = SHAPES.find(({ claims }) => claims(document))?.read ?? readExchange;
    return read(document);
  },
};

/** Speakers by message type; undefined for notices of Gemini CLI to the user. */
const SPEAKERS: ReadonlyMap<Json | undefined, Speaker | undefined> = new Map<Json, Speaker | undefined>([
  ["user", "user"],
  ["gemini", "assistant"],
  ["info", undefined],
  ["warning", undefined],
  ["error", undefined],
]);

function isCliChat(document: Json): boolean {
  return messagesIn(document) !== undefined;
}

function readCliChat(document: Json): Run[] {
  const talk = new Conversation();
  const seen = new Set<string>();
  const messages = (messagesIn(document) ?? []).filter(({ type }) => SPEAKERS.get(type) !== undefined);
  if (messages.length === 0) throw new RecordingError("the chat has no message");
  for (const message of messages) {
    const { id, type, content, toolCalls, model, tokens } = message;
    // JSON Lines files repeat a message when its calls are done.
    const key = callId(id);
    if (key === undefined || !seen.has(key))
      readTurns(talk, [{ speaker: SPEAKERS.get(type), parts: partsIn(content) }]);
    if (key !== undefined) seen.add(key);
    if (type === "gemini") talk.answered({ id, model, usage: isObject(tokens) ? tokens : undefined });
    if (isString(message.timestamp)) talk.at(instant(message.timestamp));
    for (const call of listedObjects(toolCalls, "toolCalls"))
      talk.call({ id: call.id, name: call.name, ...statedArguments(call, "args"), ...outcomeIn(call) });
  }
  return [talk.run()];
}

function messagesIn(document: Json): JsonObject[] | undefined {
  const [head, ...lines] = Array.isArray(document) ? document : [document];
  if (!isObject(head) || !isString(head.sessionId) || !isString(head.projectHash)) return undefined;
  const messages = [head, ...lines].flatMap(messagesOfLine);
  return messages.every(isObject) && messages.every(isMessage) ? messages : undefined;
}

/** A line may be a message, a chat, a `$set` update or a rewind. */
function messagesOfLine(line: Json): Json[] {
  if (!isObject(line)) return [line];
  if (isString(line.$rewindTo)) return [];
  const chat = isObject(line.$set) ? line.$set : line;
  return chat === line && !isString(line.projectHash) ? [line] : listOf(chat.messages);
}

function isMessage({ type, content }: JsonObject): boolean {
  return SPEAKERS.has(type) && content !== undefined;
}

function partsIn(content: Json | undefined): JsonObject[] {
  const parts = Array.isArray(content) ? content : [content ?? null];
  return parts.map((part) => (isString(part) ? { text: part } : part)).filter(isObject);
}

/** A cancelled call was denied by a person. */
function outcomeIn({ status, result }: JsonObject): Pick<StatedCall, "status" | "result"> {
  const [answer] = objectsOf(result).map(({ functionResponse }) => functionResponse);
  const outcome = isObject(answer) ? outcomeOf(answer.response) : undefined;
  const details = outcome?.result === undefined ? {} : { result: outcome.result };
  if (status === "cancelled") return { status: "rejected", ...details };
  if (status === "error")
    return { status: outcome?.status === "rejected" ? "rejected" : "error", ...details };
  return status === "success" ? { status: outcome?.status ?? "ok", ...details } : { status: "pending" };
}
