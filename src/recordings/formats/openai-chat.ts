import { isObject, type Json, type JsonObject, listOf, objectsOf } from "../../json/json.ts";
import { RecordingError } from "../../problems.ts";
import { areChatMessages, readChat } from "../chat.ts";
import { type Format, messagesOf } from "../format.ts";

/** OpenAI Chat Completions, and what compatible servers (Ollama, Mistral, DeepSeek, Cohere v2) make of it. */
export const openaiChat: Format = {
  id: "openai-chat",
  title: "OpenAI Chat Completions",
  looksFor: "messages with a role and text content or tool_calls[].function, nor a response with choices[]",
  detect(document) {
    const messages = chatMessages(document);
    return messages !== undefined && areChatMessages(messages) && !isQuestion(document);
  },
  read(document) {
    const messages = chatMessages(document);
    if (messages === undefined)
      throw new RecordingError("no messages: expected a list of chat messages, {messages} or {choices}");
    return [readChat(messages, toolDefinitions(document))];
  },
};

/** The messages of a bare list, a request, a response, or both of them side by side. */
function chatMessages(document: Json): JsonObject[] | undefined {
  const asked = messagesOf(document);
  if (!isObject(document)) return asked;
  const { request, response } = document;
  if (isObject(request) && isObject(response)) {
    const history = messagesOf(request);
    const answer = answerIn(response);
    return history && answer && [...history, answer];
  }
  const answer = answerIn(document);
  if (answer !== undefined) return [...(asked ?? []), answer];
  // A response without a message, such as a piece of a stream, is not the same as no answer.
  return isObject(document) && Array.isArray(document.choices) ? undefined : asked;
}

/** The message of a response; of several choices the first. */
function answerIn(response: JsonObject): JsonObject | undefined {
  const message = objectsOf(response.choices)[0]?.message ?? response.message;
  return isObject(message) ? message : undefined;
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
  if (!isObject(document)) return [];
  const source = isObject(document.request) ? document.request : document;
  return objectsOf(source.tools).map((tool) =>
    isObject(tool.function) ? { ...tool, ...tool.function } : tool,
  );
}
