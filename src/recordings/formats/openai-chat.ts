import { isObject, type Json, type JsonObject, objectsOf } from "../../json/json.ts";
import { RecordingError } from "../../problems.ts";
import { isChatMessage, readChat } from "../chat.ts";
import { type Format, messagesOf } from "../format.ts";
import { aiSdk } from "./ai-sdk.ts";
import { mastra } from "./mastra.ts";
import { isSimulation } from "./tau2.ts";

/** OpenAI Chat Completions, and what compatible servers (Ollama, Mistral, DeepSeek, Cohere v2) make of it. */
export const openaiChat: Format = {
  id: "openai-chat",
  title: "OpenAI Chat Completions",
  looksFor: "messages with a role and text content or tool_calls[].function, nor a response with choices[]",
  detect(document) {
    if (isSimulation(document)) return false;
    const messages = chatMessages(document);
    if (!messages?.every(isChatMessage)) return false;
    // Mastra stores parts as text, and the AI SDK's steps may stand beside plain messages.
    return !mastra.detect(document) && !aiSdk.detect(document);
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
  if (isObject(document.request) && isObject(document.response)) {
    const history = messagesOf(document.request);
    return history && [...history, ...answers(document.response)];
  }
  const answered = answers(document);
  return asked !== undefined || answered.length > 0 ? [...(asked ?? []), ...answered] : undefined;
}

/** The message of a response; of several choices the first. */
function answers(response: JsonObject): JsonObject[] {
  const message = objectsOf(response.choices)[0]?.message ?? response.message;
  return isObject(message) ? [message] : [];
}

function toolDefinitions(document: Json): JsonObject[] {
  if (!isObject(document)) return [];
  const source = isObject(document.request) ? document.request : document;
  return objectsOf(source.tools).map((tool) =>
    isObject(tool.function) ? { ...tool, ...tool.function } : tool,
  );
}
