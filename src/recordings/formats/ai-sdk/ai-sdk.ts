import { isObject, type Json, type JsonObject, objectsOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { Conversation } from "../../conversation.ts";
import { type Format, messagesOf } from "../../format.ts";
import { offeredTools } from "../../offered-tools.ts";
import type { Run } from "../../run.ts";
import { areChunks, readChunks } from "./chunks.ts";
import {
  areModelMessages,
  isModelMessage,
  lastStepWarning,
  readModelMessages,
  sayQuestions,
} from "./messages.ts";
import { areSteps, readSteps } from "./steps.ts";
import { areUiMessages, readUiMessages } from "./ui.ts";

type Reader = (talk: Conversation, items: readonly JsonObject[]) => Run;

const KINDS: readonly { claims: (items: readonly JsonObject[]) => boolean; read: Reader }[] = [
  { claims: areSteps, read: readSteps },
  { claims: areChunks, read: readChunks },
  { claims: areUiMessages, read: readUiMessages },
  { claims: areModelMessages, read: readMessages },
];

function readMessages(talk: Conversation, messages: readonly JsonObject[]): Run {
  const run = readModelMessages(talk, messages);
  const warning = lastStepWarning(messages, run);
  return warning === undefined ? run : { ...run, warnings: [...run.warnings, warning] };
}

/**
 * Vercel AI SDK, v4 to v7: model messages (v4: core messages), UI messages, steps and UI stream chunks.
 * A call that a person did not approve is `rejected`: like one with refused arguments it never reached its tool.
 */
export const aiSdk: Format = {
  id: "ai-sdk",
  title: "Vercel AI SDK 4 to 7: steps, model messages, UI messages, UI stream chunks",
  looksFor:
    "messages with tool-call parts or typed parts[], or steps with finishReason and usage, or UI stream chunks",
  marks: [
    ["role", "content", "tool-call", "toolCallId", "toolName"],
    ["role", "parts", "type"],
    ["steps", "toolCalls", "finishReason", "usage"],
    ["tool-input-available", "toolCallId"],
  ],
  refines: ["openai-chat"],
  detect: (document) => recordingIn(document) !== undefined,
  read(document) {
    const recording = recordingIn(document) ?? chatIn(document);
    if (recording === undefined) {
      throw new RecordingError(
        "no messages, steps or chunks: expected a list of them, {messages}, {responseMessages} or {steps}",
      );
    }
    const { items, read } = recording;
    const talk = new Conversation();
    if (isObject(document)) {
      readRequest(talk, document, items);
      talk.stopped(document.finishReason);
    }
    return [read(talk, items)];
  },
};

interface Recording {
  items: readonly JsonObject[];
  read: Reader;
}

/** Steps and `responseMessages` hold the whole run, and the messages beside them what was asked. */
function recordingIn(document: Json): Recording | undefined {
  const items = messagesOf(document);
  if (isObject(document)) {
    const steps = messagesOf(document.steps ?? null);
    if (steps !== undefined && areSteps(steps)) return { items: steps, read: readSteps };
    const answers = messagesOf(document.responseMessages ?? null);
    if (answers?.every(isModelMessage)) return { items: answers, read: readModelMessages };
  }
  const kind = items && KINDS.find(({ claims }) => claims(items));
  return kind && { items, read: kind.read };
}

/** Messages without a mark of the SDK, for a user who names the format. */
function chatIn(document: Json): Recording | undefined {
  const items = messagesOf(document);
  return items?.every(isModelMessage) ? { items, read: readMessages } : undefined;
}

/** What stands beside the run: the tools offered and what was asked. */
function readRequest(talk: Conversation, document: JsonObject, run: readonly JsonObject[]): void {
  offerTools(talk, document.tools);
  talk.say("system", document.system);
  talk.say("user", document.prompt);
  if (run === messagesOf(document)) return;
  if (continuesApproval(document))
    throw new RecordingError(
      "the approved or denied calls are not in the run that went on from them: write the messages before it and those of its response as one list",
    );
  sayQuestions(talk, document.messages);
}

/** True for a run that began by executing calls of the run before, which it does not hold. */
function continuesApproval({ messages, initialResponseMessages }: JsonObject): boolean {
  const last = objectsOf(messages).at(-1);
  return (
    objectsOf(initialResponseMessages).length > 0 ||
    objectsOf(last?.content).some(({ type }) => type === "tool-approval-response")
  );
}

/** Tools as the SDK takes them, by name, or as a list. */
function offerTools(talk: Conversation, tools: Json | undefined): void {
  const named = isObject(tools)
    ? Object.entries(tools).map(([name, tool]) => ({ ...(isObject(tool) ? tool : {}), name }))
    : tools;
  for (const tool of offeredTools(named)) talk.offer(tool);
}
