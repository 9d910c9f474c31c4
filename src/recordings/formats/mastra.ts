import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../json/json.ts";
import { parseJson } from "../../json/parse.ts";
import { RecordingError } from "../../problems.ts";
import { listedObjects } from "../calls.ts";
import { Conversation } from "../conversation.ts";
import { type Format, messagesOf } from "../format.ts";
import type { Run } from "../run.ts";
import { messageOutcome, readParts, sayQuestions } from "./ai-sdk/messages.ts";
import { readEnd, readStep } from "./ai-sdk/steps.ts";
import { readUiMessages } from "./ai-sdk/ui.ts";

const STORED_TEXT = /^\s*\{\s*"format"\s*:\s*[23]\s*,/;
const FORMAT_MARK = /^\s*\{.*"format"\s*:\s*[23]\s*[,}]/s;

/** Mastra 1.x and 0.14: stored messages and agent outputs. What it writes as plain AI SDK messages is the AI SDK's. */
export const mastra: Format = {
  id: "mastra",
  title: "Mastra 0.14 and 1.x: agent output, stored messages, memory queries",
  looksFor: "messages whose content is {format: 2, parts[]}, or an agent output with toolCalls[].payload",
  marks: [
    ["content", "format", "parts", "tool-invocation"],
    ["toolCalls", "payload", "steps"],
  ],
  refines: ["ai-sdk", "openai-chat"],
  detect: (document) => isOutput(document) || isStored(messagesOf(document)),
  read(document) {
    if (isOutput(document) || (isObject(document) && Array.isArray(document.steps)))
      return [readOutput(document)];
    const messages = messagesOf(document);
    if (messages === undefined)
      throw new RecordingError("no messages: expected stored messages, {messages} or an agent output");
    return [readUiMessages(new Conversation(), messages.map(uiMessage))];
  },
};

function isStored(messages: readonly JsonObject[] | undefined): boolean {
  if (messages === undefined) return false;
  const isChat = messages.some((message) => "tool_calls" in message || "tool_call_id" in message);
  return !isChat && messages.some(hasStoredContent);
}

function hasStoredContent({ content }: JsonObject): boolean {
  return isString(content) ? isStoredText(content) : isContent(content);
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
  return isObject(content) && (content.format === 2 || content.format === 3) && Array.isArray(content.parts);
}

/** A stored message as the UI message that its content is. */
function uiMessage(message: JsonObject): JsonObject {
  const content = storedContent(message.content);
  if (isContent(content)) return { ...content, role: message.role ?? null };
  if (isString(content)) return { role: message.role ?? null, content };
  if ((content === undefined || content === null) && isString(message.role))
    return { role: message.role, content: "" };
  throw new RecordingError("a message's content is neither text nor {format: 2, parts[]}");
}

/** Stores keep the content as JSON text, and 0.14's memory.query() hands that text out as a text part. */
function storedContent(content: Json | undefined): Json | undefined {
  if (isString(content)) return isStoredText(content) ? storedContent(parsed(content)) : content;
  const [part] = isContent(content) ? objectsOf(content.parts) : [];
  return part?.type === "text" && isString(part.text) && isStoredText(part.text)
    ? storedContent(part.text)
    : content;
}

function parsed(content: string): Json {
  try {
    return parseJson(content);
  } catch (error) {
    throw new RecordingError(`a message's content is ${error instanceof Error ? error.message : error}`);
  }
}

/** 0.14's output has no mark of Mastra: as it stands it is an AI SDK v4 result. */
function isOutput(document: Json): boolean {
  if (!isObject(document))
    return objectsOf(document).some(isStep) && !objectsOf(document).some(({ steps }) => steps);
  // A step alone is a row of a run, such as a line of JSONL.
  if ("stepType" in document && !("steps" in document)) return false;
  return callsByPayload(document) || objectsOf(document.steps).some(isStep);
}

function isStep(item: JsonObject): boolean {
  return callsByPayload(item) || (isObject(item.response) && Array.isArray(item.response.dbMessages));
}

function callsByPayload(item: JsonObject): boolean {
  return objectsOf(item.toolCalls).some(
    ({ name, payload }) => name === undefined && isObject(payload) && isString(payload.toolName),
  );
}

function readOutput(document: Json): Run {
  const talk = new Conversation();
  const output = isObject(document) ? document : { steps: document };
  sayQuestions(
    talk,
    objectsOf(output.messages).map((one) => (hasStoredContent(one) ? uiMessage(one) : one)),
  );
  const steps = listedObjects(output.steps, "steps");
  const taken = (steps.length > 0 ? steps : [output]).map((step) => ({
    response: step.response ?? null,
    finishReason: step.finishReason ?? output.finishReason ?? null,
    reasoning: step.reasoningText ?? null,
    text: step.text ?? null,
    toolCalls: payloads(listedObjects(step.toolCalls, "toolCalls")),
    toolResults: payloads(step.toolResults),
  }));
  for (const step of taken) {
    readStep(talk, step);
    readErrors(talk, step.response);
  }
  readEnd(talk, taken);
  return talk.run();
}

function payloads(chunks: Json | undefined): JsonObject[] {
  return objectsOf(chunks).map((chunk) => (isObject(chunk.payload) ? chunk.payload : chunk));
}

/** A step's `toolResults` leave out the calls that failed; the messages of its response hold them. */
function readErrors(talk: Conversation, response: Json | undefined): void {
  if (!isObject(response)) return;
  for (const { content } of objectsOf(response.messages)) {
    const results = objectsOf(content).filter(({ type }) => type === "tool-result");
    readParts(talk, undefined, results, messageOutcome);
  }
}
