import { isObject, isString, type Json, type JsonObject, listOf, objectsOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { callId, listedObjects, mayHoldCall, statedArguments } from "../../calls.ts";
import type { Conversation } from "../../conversation.ts";
import type { Run } from "../../run.ts";
import type { StatedCall } from "../../stated.ts";
import { answered, failed, type Outcome, refused } from "./call.ts";
import { speakerOf, unknownPart } from "./messages.ts";

const PART_TYPE =
  /^(?:step-start|file|reasoning-file|redacted-reasoning|custom|source(?:-url|-document)?|data-.+)$/;

/**
 * True for UIMessages: `parts[]` as the AI SDK types them, or v4's `toolInvocations[]`. Where they state calls as it does, a
 * part of an unknown type is no reason to doubt them.
 */
export function areUiMessages(messages: readonly JsonObject[]): boolean {
  const certain = messages.some(({ parts }) => objectsOf(parts).some(isToolPart));
  return (
    messages.every((message) => isUiMessage(message, certain)) &&
    messages.some(({ parts, toolInvocations }) => listOf(parts).length > 0 || Array.isArray(toolInvocations))
  );
}

/** Reads UIMessages, and what Mastra keeps as such. */
export function readUiMessages(talk: Conversation, messages: readonly JsonObject[]): Run {
  for (const message of messages) {
    talk.nextTurn();
    readUiMessage(talk, message);
  }
  return talk.run({ response: answerIn(messages) });
}

/** Reads one UI message, without beginning a turn. */
export function readUiMessage(talk: Conversation, message: JsonObject): void {
  const speaker = speakerOf(message.role);
  let step: Json | undefined;
  for (const part of partsOf(message)) {
    if (part.type === "step-start") talk.nextGroup();
    else if (part.type === "text" && speaker !== undefined) talk.say(speaker, part.text);
    else if (part.type === "reasoning") talk.say("reasoning", part.text ?? part.reasoning);
    else if (isToolPart(part)) {
      const call = invocationIn(part);
      // Early v4 has no `step-start`.
      if (call.step !== step) talk.nextGroup();
      step = call.step;
      readCall(talk, part, call);
    } else if (!isKnownPart(part) && mayHoldCall(part)) {
      throw new RecordingError(unknownPart(part));
    }
  }
}

function readCall(talk: Conversation, part: JsonObject, call: JsonObject): void {
  const unfinished = "a tool call was still being written when the recording ended";
  // Mastra's own scorer does not count such a call either.
  if (call.state === "partial-call") talk.warn(`${unfinished}; it is not counted`);
  else talk.call(statedCall(part, call));
  if (call.state === "input-streaming") talk.warn(`${unfinished}; its arguments are incomplete`);
}

/** The parts of a message. v4 and Mastra repeat calls in `toolInvocations`; some messages have them only there. */
function partsOf(message: JsonObject): JsonObject[] {
  const parts = listedObjects(message.parts, "parts");
  const calls = listedObjects(message.toolInvocations, "toolInvocations").map((toolInvocation) => ({
    type: "tool-invocation",
    toolInvocation,
  }));
  if (parts.length > 0) return calls.length > 0 ? withCalls(parts, calls) : parts;
  return isString(message.content) ? [...calls, { type: "text", text: message.content }] : calls;
}

/** Adds the calls that the parts lack, each before the next call that both have, else at the end. */
function withCalls(parts: readonly JsonObject[], calls: readonly JsonObject[]): JsonObject[] {
  const known = new Set(parts.map(callIdOf));
  const before = new Map<Json | undefined, JsonObject[]>();
  let waiting: JsonObject[] = [];
  for (const call of calls) {
    const id = callIdOf(call);
    if (id === undefined || !known.has(id)) waiting.push(call);
    else if (!before.has(id)) {
      before.set(id, waiting);
      waiting = [];
    }
  }
  return [...parts.flatMap((part) => [...(before.get(callIdOf(part)) ?? []), part]), ...waiting];
}

function callIdOf(part: JsonObject): Json | undefined {
  return isToolPart(part) ? invocationIn(part).toolCallId : undefined;
}

function isToolPart(part: JsonObject): boolean {
  if (isObject(part.toolInvocation))
    return part.type === "tool-invocation" && callId(part.toolInvocation.toolCallId) !== undefined;
  const named = part.type === "dynamic-tool" || (isString(part.type) && part.type.startsWith("tool-"));
  return named && callId(part.toolCallId) !== undefined && isString(part.state);
}

function invocationIn(part: JsonObject): JsonObject {
  return isObject(part.toolInvocation) ? part.toolInvocation : part;
}

function statedCall(part: JsonObject, call: JsonObject): StatedCall {
  const { type } = part;
  const typed = call === part && isString(type) && type.startsWith("tool-") ? type.slice("tool-".length) : "";
  return {
    id: call.toolCallId,
    name: call.toolName ?? typed,
    ...statedArguments(call, "input", "args", "rawInput"),
    ...outcomeOf(call),
  };
}

function outcomeOf(call: JsonObject): Outcome {
  switch (call.state) {
    case "result":
      // Mastra's own sign that the tool failed.
      return call.isError === true ? failed(call.result) : answered(call.result);
    case "output-available":
      return call.preliminary === true ? { status: "pending" } : answered(call.output);
    case "output-error":
      // v5 and v6 keep refused arguments apart from those that reached the tool.
      return call.input === undefined && call.rawInput !== undefined
        ? refused(call.errorText)
        : failed(call.errorText);
    case "output-denied":
      return refused(reasonIn(call));
    case "approval-responded":
      return isObject(call.approval) && call.approval.approved === false
        ? refused(reasonIn(call))
        : { status: "pending" };
    default:
      return { status: "pending" };
  }
}

function reasonIn(call: JsonObject): Json | undefined {
  return isObject(call.approval) ? call.approval.reason : undefined;
}

function isUiMessage(message: JsonObject, certain: boolean): boolean {
  const { content, parts, toolInvocations } = message;
  if (speakerOf(message.role) === undefined && message.role !== "data") return false;
  if (content !== undefined && content !== null && !isString(content)) return false;
  if (Array.isArray(parts)) return parts.every((part) => isObject(part) && isUiPart(part, certain));
  return parts === undefined && (isString(content) || Array.isArray(toolInvocations));
}

function isUiPart(part: JsonObject, certain: boolean): boolean {
  if (isToolPart(part) || (certain && !mayHoldCall(part))) return true;
  if (part.type === "text") return isString(part.text);
  if (part.type === "reasoning") return isString(part.text) || isString(part.reasoning);
  return isKnownPart(part);
}

function isKnownPart({ type }: JsonObject): boolean {
  return isString(type) && (type === "text" || PART_TYPE.test(type));
}

/** The answer in UI messages. One message holds many steps; it is the text of the last one that says something. */
export function answerIn(messages: readonly JsonObject[]): string {
  const answers = messages.map((message) => (message.role === "assistant" ? partsOf(message) : []));
  const parts = answers.findLast((some) => some.some(hasText)) ?? [];
  const spoken = parts.slice(0, parts.findLastIndex(hasText) + 1);
  const lastStep = spoken.slice(spoken.findLastIndex(({ type }) => type === "step-start") + 1);
  return lastStep
    .filter(hasText)
    .map(({ text }) => text)
    .join("\n");
}

function hasText(part: JsonObject): part is { type: "text"; text: string } {
  return part.type === "text" && isString(part.text) && part.text !== "";
}
