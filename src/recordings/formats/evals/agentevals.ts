import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import type { Format } from "../../format.ts";
import { mayHoldCall } from "../../reading/calls.ts";
import { areChatMessages, readChat } from "../../reading/chat.ts";
import { Conversation } from "../../reading/conversation.ts";
import { recordedReference, recordedReferences } from "../../reading/recording-fields.ts";
import type { Run, ToolCall } from "../../run.ts";
import { readMessageList } from "../langchain/langchain.ts";
import { callsOf, messagesIn } from "../langchain/langchain-messages.ts";

const ROLES = new Map<Json, Json>([
  ["human", "user"],
  ["ai", "assistant"],
]);

/** The input of agentevals: `outputs` and `reference_outputs` (JavaScript: `referenceOutputs`) as OpenAI or LangChain messages. */
export const agentevals: Format = {
  id: "agentevals",
  title: "agentevals: outputs beside reference outputs",
  looksFor: "outputs and reference_outputs (or referenceOutputs) of messages",
  marks: [
    ["outputs", "reference_outputs"],
    ["outputs", "referenceOutputs"],
  ],
  // Other keys, such as the question's messages, are not part of the run.
  refines: ["openai-chat", "langchain", "ai-sdk", "mastra", "anthropic", "azure-ai-evaluation"],
  apart: ["reference_outputs", "referenceOutputs"],
  detect(document) {
    if (!isObject(document)) return false;
    if (isGraphTrajectory(document) || isGraphTrajectory(document.outputs)) return true;
    return referenceKey(document) !== undefined && trajectoryIn(document.outputs) !== undefined;
  },
  read(document) {
    if (!isObject(document)) throw new RecordingError("no outputs: expected {outputs, reference_outputs}");
    if (isGraphTrajectory(document) || isGraphTrajectory(document.outputs))
      throw new RecordingError(
        "a graph trajectory: its steps are the names of nodes, not tool calls; record the messages of the thread instead",
      );
    const messages = trajectoryIn(document.outputs);
    if (messages === undefined)
      throw new RecordingError("no outputs: expected a list of messages, or {messages}");
    // Trajectories may leave out texts, so an empty answer is not a failure.
    const { undecided: _, ...run } = readTrajectory(messages, "outputs");
    return [{ ...run, input: run.input || questionIn(document.inputs), ...referencesIn(document) }];
  },
};

function isGraphTrajectory(value: Json | undefined): boolean {
  const { steps, results } = objectOf(value);
  const isStep = (nodes: Json) => Array.isArray(nodes) && nodes.every(isString);
  return Array.isArray(results) && Array.isArray(steps) && steps.every(isStep);
}

function referenceKey(document: JsonObject): string | undefined {
  return ["reference_outputs", "referenceOutputs"].find((key) => key in document);
}

function trajectoryIn(value: Json | undefined): JsonObject[] | undefined {
  const list = isObject(value) ? (value.messages ?? ("role" in value ? [value] : undefined)) : value;
  return Array.isArray(list) && list.every(isMessage) ? list : undefined;
}

function isMessage(item: Json): item is JsonObject {
  return isObject(item) && ("role" in item || messagesIn([item]) !== undefined);
}

function readTrajectory(messages: readonly JsonObject[], name: string): Run {
  const langchain = messagesIn([...messages]);
  if (langchain !== undefined) return readMessageList(langchain);
  const chat = messages.map(chatMessage);
  const parts = chat.flatMap(({ content }) => objectsOf(content));
  const isUnknown = (part: JsonObject) => !(isString(part.text) && part.type === "text") && mayHoldCall(part);
  if (parts.some(isUnknown) || !areChatMessages(chat))
    throw new RecordingError(`${name} has messages that are neither OpenAI's nor LangChain's`);
  return readChat(chat);
}

/** agentevals also accepts calls as `{name, args}` and LangChain's role names. */
function chatMessage({ role = null, ...message }: JsonObject): JsonObject {
  const calls = listOf(message.tool_calls).map((call) => {
    if (!isObject(call) || isObject(call.function) || isObject(call.custom)) return call;
    const { id = null, name = null, args, ...rest } = call;
    return { id, function: { name, ...rest, ...defined({ arguments: args }) } };
  });
  return {
    ...message,
    role: ROLES.get(role) ?? role,
    ...(Array.isArray(message.tool_calls) ? { tool_calls: calls } : {}),
  };
}

/** A missing reference expects nothing; a reference without calls expects no call. */
function referencesIn(document: JsonObject): Pick<Run, "referenceToolCalls"> {
  const key = referenceKey(document);
  const reference = key === undefined ? null : (document[key] ?? null);
  if (key === undefined || reference === null) return {};
  const messages = trajectoryIn(reference);
  if (messages === undefined) throw new RecordingError(`${key} is not a list of messages, nor {messages}`);
  const toolCalls = messages.length === 0 ? [] : referenceCalls(messages, key);
  const malformed = toolCalls.find((call) => call.malformed);
  if (malformed !== undefined)
    throw new RecordingError(`${key}: the arguments of a call of "${malformed.name}" are not JSON`);
  const calls = toolCalls.map(({ name, arguments: args }) => ({ name, args }));
  return recordedReferences(calls, ({ name, args }) => recordedReference(name, args));
}

/** Expectations are written by hand, so duplicate ids have no meaning. */
function referenceCalls(messages: readonly JsonObject[], name: string): ToolCall[] {
  const langchain = messagesIn([...messages]);
  if (langchain === undefined) return readTrajectory(messages.map(withoutIds), name).toolCalls;
  readMessageList(langchain);
  const talk = new Conversation();
  for (const { id: _id, ...call } of langchain.flatMap(({ fields }) => callsOf(fields))) talk.call(call);
  return talk.run().toolCalls;
}

function withoutIds({ tool_calls: calls, ...message }: JsonObject): JsonObject {
  const withoutId = (call: Json) => (isObject(call) ? { ...call, id: null } : call);
  return { ...message, ...defined({ tool_calls: Array.isArray(calls) ? calls.map(withoutId) : calls }) };
}

function questionIn(inputs: Json | undefined): string {
  if (isString(inputs)) return inputs;
  const messages = trajectoryIn(inputs);
  if (messages !== undefined && messages.length > 0) return readTrajectory(messages, "inputs").input;
  if (!isObject(inputs)) return "";
  return [inputs.question, inputs.input, inputs.query].find(isString) ?? "";
}
