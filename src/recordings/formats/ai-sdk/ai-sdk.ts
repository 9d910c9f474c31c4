import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  member,
  objectOf,
  objectsOf,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { type Format, messagesOf } from "../../format.ts";
import { listedObjects } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import {
  answered,
  areModelMessages,
  failed,
  isModelMessage,
  lastStepWarning,
  type Outcome,
  offeredTools,
  readModelMessages,
  readParts,
  sayQuestions,
} from "../../reading/message-parts.ts";
import { withSubAgentCalls } from "../../reading/sub-agent-calls.ts";
import type { Run } from "../../run.ts";
import { areChunks, areUiMessages, readChunks, readUiMessages } from "./ai-sdk-ui.ts";
import { readStepTimes, readStepUsage, readTotal, toolTimes } from "./ai-sdk-usage.ts";

type Reader = (talk: Conversation, items: readonly JsonObject[]) => Run;

const KINDS: readonly { claims: (items: readonly JsonObject[]) => boolean; read: Reader }[] = [
  { claims: areSteps, read: readSteps },
  { claims: areChunks, read: readChunks },
  { claims: areUiMessages, read: readUiMessages },
  { claims: areModelMessages, read: readMessages },
];

function readMessages(talk: Conversation, messages: readonly JsonObject[]): Run {
  const run = readModelMessages(talk, messages);
  return { ...run, warnings: [...run.warnings, lastStepWarning(messages, run) ?? []].flat() };
}

/** Vercel AI SDK 4 to 7. A call that a person denied is `rejected`, like a call with refused arguments: neither reached its tool. */
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
    if (recording === undefined)
      throw new RecordingError(
        "no messages, steps or chunks: expected a list of them, {messages}, {responseMessages} or {steps}",
      );
    const { items, read } = recording;
    const talk = new Conversation();
    if (isObject(document)) {
      readRequest(talk, document, items);
      talk.stopped(document.finishReason);
      if (read !== readSteps) readTotal(talk, document, items);
    }
    return [withSubAgentCalls(read(talk, items))];
  },
};

interface Recording {
  items: readonly JsonObject[];
  read: Reader;
}

/** Steps and `responseMessages` hold the whole run; the messages beside them hold the question. */
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

function chatIn(document: Json): Recording | undefined {
  const items = messagesOf(document);
  return items?.every(isModelMessage) ? { items, read: readMessages } : undefined;
}

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

/** Such a run starts by executing calls of the previous run, which it does not include. */
function continuesApproval({ messages, initialResponseMessages }: JsonObject): boolean {
  const last = objectsOf(messages).at(-1);
  return (
    objectsOf(initialResponseMessages).length > 0 ||
    objectsOf(last?.content).some(({ type }) => type === "tool-approval-response")
  );
}

function offerTools(talk: Conversation, tools: Json | undefined): void {
  const named = isObject(tools)
    ? Object.entries(tools).map(([name, tool]) => ({ ...objectOf(tool), name }))
    : tools;
  for (const tool of offeredTools(named)) talk.offer(tool);
}

const LACKS_CALLS =
  "a step that ended in tool calls has none: AI SDK 4 leaves out calls whose arguments it refused";

/** An item with `steps` is a result, not a step. */
function areSteps(items: readonly JsonObject[]): boolean {
  return items.every(
    (item) =>
      !("role" in item) &&
      !("steps" in item) &&
      isString(item.finishReason) &&
      isObject(item.usage) &&
      (Array.isArray(item.content) || Array.isArray(item.toolCalls)),
  );
}

function readSteps(talk: Conversation, steps: readonly JsonObject[]): Run {
  for (const step of steps) readStep(talk, step);
  readEnd(talk, steps);
  return talk.run(steps.some(lacksCalls) ? { fault: LACKS_CALLS } : {});
}

/** Reads one step: v4 has no `content`. `isFlat`: calls of several steps are in one list, so parallel calls are unknown. */
export function readStep(talk: Conversation, step: JsonObject, isFlat = false): void {
  talk.nextTurn();
  const times = toolTimes(step);
  const timed = (part: JsonObject): JsonObject => {
    const toolExecutionMs = member(times, textOf(part.toolCallId));
    return { ...part, ...defined({ toolExecutionMs }) };
  };
  const parts = Array.isArray(step.content) ? contentOf(step) : partsOf(step);
  const starts = isFlat ? [{ type: "step-start" }] : [];
  const separated = parts.flatMap((part) => [...(part.type === "tool-call" ? starts : []), timed(part)]);
  readParts(talk, "assistant", separated, outcomeOf);
  readStepUsage(talk, step);
}

/** Records the end. If the last of several steps has only answered calls, the loop hit its step limit. */
export function readEnd(talk: Conversation, steps: readonly JsonObject[]): void {
  const last = steps.at(-1) ?? {};
  readStepTimes(talk, steps);
  talk.stopped(last.finishReason);
  const parts = [...objectsOf(last.content), ...partsOf(last)];
  const isOutcome = ({ type }: JsonObject) => type === "tool-result" || type === "tool-error";
  const answered = new Set(parts.filter(isOutcome).map(({ toolCallId }) => toolCallId));
  const isAnswered = parts.every(({ type, toolCallId }) => type !== "tool-call" || answered.has(toolCallId));
  if (steps.length > 1 && last.finishReason === "tool-calls" && answered.size > 0 && isAnswered)
    talk.endedAt("steps");
}

function lacksCalls({ content, finishReason, toolCalls }: JsonObject): boolean {
  return !Array.isArray(content) && finishReason === "tool-calls" && listOf(toolCalls).length === 0;
}

function contentOf(step: JsonObject): JsonObject[] {
  const content = listedObjects(step.content, "content");
  const callIds = new Set<Json | undefined>([
    null,
    undefined,
    ...content.map(({ toolCallId }) => toolCallId),
  ]);
  return [...content, ...partsOf(step).filter(({ toolCallId }) => !callIds.has(toolCallId))];
}

function partsOf(step: JsonObject): JsonObject[] {
  const { reasoning, text } = step;
  return [
    ...(isString(reasoning) ? [{ type: "reasoning", text: reasoning }] : []),
    ...(isString(text) ? [{ type: "text", text }] : []),
    ...listedObjects(step.toolCalls, "toolCalls").map((call) => ({ ...call, type: "tool-call" })),
    ...objectsOf(step.toolResults).map((result) => ({ ...result, type: "tool-result" })),
  ];
}

function outcomeOf(part: JsonObject): Outcome {
  const result = "output" in part ? part.output : part.result;
  return part.isError === true ? failed(result) : answered(result);
}
