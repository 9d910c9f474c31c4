import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectsOf,
  shown,
  textOf,
} from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import { callId, listedObjects, mayHoldCall, statedArguments } from "../calls.ts";
import type { Conversation } from "../conversation.ts";
import { answered, failed, type Outcome, refused, speakerOf, unknownPart } from "../message-parts.ts";
import type { Run, StatedCall } from "../run.ts";
import { readMessageMetadata, stepsOfMessages } from "./ai-sdk-usage.ts";

const CHUNK_TYPE =
  /^(?:start|finish|abort|error|start-step|finish-step|message-metadata|file|custom|(?:text|reasoning|tool-input|tool-output|tool-approval|source|data)-.+|reasoning)$/;
const OWN_CHUNK_TYPE = /^(?:start-step|text-delta|tool-(?:input|output)-.+)$/;

/** True for the chunks of a UI message stream. */
export function areChunks(items: readonly JsonObject[]): boolean {
  const types = items.map((item) => ("role" in item ? undefined : item.type)).filter(isString);
  const certain = types.some((type) => type.startsWith("tool-input-"));
  return (
    types.length === items.length &&
    items.every(hasOwnText) &&
    items.every((item) => CHUNK_TYPE.test(textOf(item.type)) || (certain && !mayHoldCall(item))) &&
    types.some((type) => OWN_CHUNK_TYPE.test(type))
  );
}

function hasOwnText({ type, delta }: JsonObject): boolean {
  return type !== "text-delta" || isString(delta);
}

/** Reads a UI message stream: puts the message together as a client does and reads that. */
export function readChunks(talk: Conversation, chunks: readonly JsonObject[]): Run {
  const failure = chunks.find(({ type }) => type === "error");
  if (failure !== undefined)
    throw new RecordingError(`the stream ended in an error: ${shown(failure.errorText)}`);
  const start = placeOfLast(chunks, "start");
  if (placeOfLast(chunks, "abort") > start) talk.warn("the run was aborted");
  else if (placeOfLast(chunks, "finish") <= start)
    talk.unscorable('a stream was cut off before its "finish": record the run again');
  const message = new StreamedMessage();
  for (const chunk of chunks) message.add(chunk);
  talk.stopped(chunks.findLast(({ type }) => type === "finish")?.finishReason);
  for (const id of message.unknown) talk.result({ id, status: "ok" });
  const metadata = Object.fromEntries(
    chunks.flatMap(({ messageMetadata: told }) => (isObject(told) ? Object.entries(told) : [])),
  );
  return readUiMessages(talk, [{ role: "assistant", parts: message.finished(), metadata }]);
}

function placeOfLast(chunks: readonly JsonObject[], type: string): number {
  return chunks.findLastIndex((chunk) => chunk.type === type);
}

class StreamedMessage {
  readonly unknown = new Set<string>();
  private readonly parts: JsonObject[] = [];
  private readonly texts = new Map<string, JsonObject>();
  private readonly calls = new Map<string, JsonObject>();
  /** Arguments as they arrive, by call id. */
  private readonly inputs = new Map<string, string>();

  add(chunk: JsonObject): void {
    switch (chunk.type) {
      case "start-step":
        this.parts.push({ type: "step-start" });
        break;
      case "text-start":
      case "reasoning-start":
        this.openText(chunk);
        break;
      case "text-delta":
      case "reasoning-delta":
        this.addText(chunk);
        break;
      case "tool-input-start":
        this.call(chunk, { state: "input-streaming" });
        break;
      case "tool-input-delta":
        if (isString(chunk.inputTextDelta))
          this.inputs.set(idOf(chunk), (this.inputs.get(idOf(chunk)) ?? "") + chunk.inputTextDelta);
        break;
      case "tool-input-available":
        this.call(chunk, { state: "input-available", ...stated("input", chunk.input) });
        break;
      case "tool-input-error":
        this.call(chunk, {
          state: "output-error",
          ...stated("rawInput", chunk.input),
          ...stated("errorText", chunk.errorText),
        });
        break;
      case "tool-output-available":
        if (chunk.preliminary !== true)
          this.outcome(chunk, { state: "output-available", ...stated("output", chunk.output) });
        break;
      case "tool-output-error":
        this.outcome(chunk, { state: "output-error", ...stated("errorText", chunk.errorText) });
        break;
      case "tool-output-denied":
        this.outcome(chunk, { state: "output-denied" });
        break;
    }
  }

  /** The parts of the message. Where no chunk gives the arguments whole, they are the pieces that arrived. */
  finished(): JsonObject[] {
    for (const [id, call] of this.calls) this.join(id, call);
    return this.parts;
  }

  private join(id: string, call: JsonObject): void {
    const pieces = this.inputs.get(id);
    this.inputs.delete(id);
    if (pieces !== undefined && call.input === undefined && call.rawInput === undefined) call.input = pieces;
  }

  private openText(chunk: JsonObject): JsonObject {
    const type = textOf(chunk.type).replace(/-.*/, "");
    const part: JsonObject = { type, text: "" };
    this.parts.push(part);
    this.texts.set(textKey(chunk, type), part);
    return part;
  }

  private addText(chunk: JsonObject): void {
    const type = textOf(chunk.type).replace(/-.*/, "");
    const part = this.texts.get(textKey(chunk, type)) ?? this.openText(chunk);
    part.text = `${part.text}${isString(chunk.delta) ? chunk.delta : ""}`;
  }

  /** What a call is given, or where that is whole already, another call of the same id. */
  private call(chunk: JsonObject, known: JsonObject): void {
    const id = idOf(chunk);
    const call = this.calls.get(id);
    if (call?.state === "input-streaming") {
      Object.assign(call, known);
      return;
    }
    if (call !== undefined) this.join(id, call);
    const part = { type: "dynamic-tool", toolCallId: id, ...stated("toolName", chunk.toolName), ...known };
    this.calls.set(id, part);
    this.parts.push(part);
  }

  private outcome(chunk: JsonObject, known: JsonObject): void {
    const id = idOf(chunk);
    const call = this.calls.get(id);
    if (call === undefined) this.unknown.add(id);
    else Object.assign(call, known);
  }
}

function idOf({ type, toolCallId }: JsonObject): string {
  const id = callId(toolCallId);
  if (id === undefined) throw new RecordingError(`a chunk of type "${type}" without a toolCallId`);
  return id;
}

function textKey({ id }: JsonObject, type: string): string {
  return `${type} ${callId(id) ?? ""}`;
}

function stated(key: string, value: Json | undefined): JsonObject {
  return value === undefined ? {} : { [key]: value };
}

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
    readMessageMetadata(talk, message);
  }
  return runOfMessages(talk, messages);
}

/** The run that UI messages record; one message holds several answers of the model. */
export function runOfMessages(talk: Conversation, messages: readonly JsonObject[]): Run {
  const { steps: _, ...run } = talk.run({ response: answerIn(messages) });
  const steps = stepsOfMessages(messages);
  return steps === undefined || steps === 0 ? run : { ...run, steps };
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
function answerIn(messages: readonly JsonObject[]): string {
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
