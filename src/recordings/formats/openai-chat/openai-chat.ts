import { isObject, type Json, type JsonObject, listOf, objectsOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { readChat } from "../../chat.ts";
import { areChatMessages } from "../../chat-messages.ts";
import { areRunsOfTheirOwn, unpaired } from "../../exchanges.ts";
import { type Format, messagesOf } from "../../format.ts";
import { lastStepWarning } from "../ai-sdk/messages.ts";
import { type Answer, answerIn } from "./answer.ts";
import { areRuns, areStepItems, placeOf, readSteps } from "./steps.ts";

/** OpenAI Chat Completions, whole or streamed, and what compatible servers (Ollama, Mistral, DeepSeek, Cohere) make of it. */
export const openaiChat: Format = {
  id: "openai-chat",
  title: "OpenAI Chat Completions: messages, requests, responses, streams; Mistral, DeepSeek, Ollama, Cohere",
  looksFor:
    "messages with a role and text content or tool_calls[].function, or responses or chunks with choices[]",
  marks: [
    ["messages", "role", "content"],
    ["role", "tool_calls", "function"],
    ["choices", "message", "role"],
    ["choices", "delta", "chat.completion.chunk"],
  ],
  detect(recording) {
    const document = unpaired(recording);
    if (areStepItems(document)) {
      if (areRuns(document) || areRunsOfTheirOwn(recording, placeOf)) return false;
      return areChatMessages(wholeMessages(document));
    }
    const chat = chatIn(document);
    return chat !== undefined && areChatMessages(chat.messages) && !isQuestion(document);
  },
  read(recording) {
    const document = unpaired(recording);
    const chat = areStepItems(document) ? readSteps(document) : chatIn(document);
    if (chat === undefined)
      throw new RecordingError("no messages: expected a list of chat messages, {messages} or {choices}");
    const run = readChat(chat.messages, toolDefinitions(document), chat.answers.at(-1)?.stopReason);
    const lastStep = lastStepWarning(chat.messages, run);
    const others = chat.answers.some(({ isOneOfSeveral }) => isOneOfSeveral) ? [OTHER_CHOICES] : [];
    return [
      { ...run, warnings: [...run.warnings, ...others, ...(lastStep === undefined ? [] : [lastStep])] },
    ];
  },
};

const OTHER_CHOICES = "a response has several choices; only the first is read";

/** The messages of a bare list, a request, a response, or both of them as one, and the answer in it. */
function chatIn(document: Json): { messages: JsonObject[]; answers: Answer[] } | undefined {
  const asked = messagesOf(document);
  if (!isObject(document)) return asked && { messages: asked, answers: [] };
  const answer = answerIn(document);
  if (answer !== undefined) return { messages: [...(asked ?? []), answer.message], answers: [answer] };
  // A response without a message, such as a piece of a stream, is not the same as no answer.
  const isAnswered = isObject(document.request) && isObject(document.response);
  if (Array.isArray(document.choices) || isAnswered) return undefined;
  return asked && { messages: asked, answers: [] };
}

/** The messages in a list of requests and answers that are not streamed. */
function wholeMessages(items: readonly JsonObject[]): JsonObject[] {
  return items.flatMap((item) => {
    const message = answerIn(item)?.message;
    return message === undefined ? (messagesOf(item) ?? []) : [message];
  });
}

/** True when the messages without any call stand beside the steps they led to: the run is in those. */
function isQuestion(document: Json): boolean {
  if (!isObject(document) || objectsOf(document.messages).some((message) => "tool_calls" in message))
    return false;
  const { steps, responseMessages = null } = document;
  return listOf(steps).length > 0 || (responseMessages !== null && !isEmpty(responseMessages));
}

function isEmpty(value: Json): boolean {
  return Array.isArray(value) && value.length === 0;
}

function toolDefinitions(document: Json): JsonObject[] {
  return [document]
    .flat()
    .filter(isObject)
    .flatMap(({ tools }) => objectsOf(tools));
}
