import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
  scalarText,
  shown,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { callId, listedObjects, mayHoldCall, statedArguments } from "../../reading/calls.ts";
import type { Conversation } from "../../reading/conversation.ts";
import { textIn } from "../../reading/event-log.ts";
import {
  answered,
  failed,
  type Outcome,
  refused,
  speakerOf,
  unknownPart,
} from "../../reading/message-parts.ts";
import type { Run, StatedCall } from "../../run.ts";
import { readMessageMetadata, stepsOfMessages } from "./ai-sdk-usage.ts";

const CHUNK_TYPE =
  /^(?:start|finish|abort|error|start-step|finish-step|message-metadata|file|custom|(?:text|reasoning|tool-input|tool-output|tool-approval|source|data)-.+|reasoning)$/;
const OUTCOMES = new Map([
  ["tool-output-available", "output-available"],
  ["tool-output-error", "output-error"],
  ["tool-output-denied", "output-denied"],
]);
const OWN_CHUNK_TYPE = /^(?:start-step|text-delta|tool-(?:input|output)-.+)$/;

export function areChunks(items: readonly JsonObject[]): boolean {
  const types = items.map((item) => ("role" in item ? undefined : item.type)).filter(isString);
  const certain = types.some((type) => type.startsWith("tool-input-"));
  return (
    types.length === items.length &&
    // `fullStream` parts have the same types but hold text in other fields.
    items.every(({ type, delta }) => type !== "text-delta" || isString(delta)) &&
    items.every((item) => CHUNK_TYPE.test(textOf(item.type)) || (certain && !mayHoldCall(item))) &&
    types.some((type) => OWN_CHUNK_TYPE.test(type))
  );
}

/** Rebuilds the message from its stream chunks, as a client does, and reads it. */
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
  const entries = chunks.flatMap(({ messageMetadata }) => Object.entries(objectOf(messageMetadata)));
  const metadata = Object.fromEntries(entries);
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
  private readonly inputs = new Map<string, string>();

  add(chunk: JsonObject): void {
    const type = textOf(chunk.type);
    const outcome = OUTCOMES.get(type);
    const input = chunk.input;
    if (type === "start-step") this.parts.push({ type: "step-start" });
    else if (/^(?:text|reasoning)-start$/.test(type)) this.openText(chunk);
    else if (/^(?:text|reasoning)-delta$/.test(type)) this.addText(chunk);
    else if (type === "tool-input-start") this.call(chunk, { state: "input-streaming" });
    else if (type === "tool-input-available")
      this.call(chunk, { state: "input-available", ...defined({ input }) });
    else if (type === "tool-input-error")
      this.call(chunk, {
        state: "output-error",
        ...defined({ rawInput: input, errorText: chunk.errorText }),
      });
    else if (type === "tool-input-delta" && isString(chunk.inputTextDelta)) {
      const id = idOf(chunk);
      this.inputs.set(id, (this.inputs.get(id) ?? "") + chunk.inputTextDelta);
    } else if (outcome !== undefined && chunk.preliminary !== true) {
      const { output, errorText } = chunk;
      this.outcome(chunk, { state: outcome, ...defined({ output, errorText }) });
    }
  }

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
    const part: JsonObject = { type: textOf(chunk.type).replace(/-.*/, ""), text: "" };
    this.parts.push(part);
    this.texts.set(textKey(chunk), part);
    return part;
  }

  private addText(chunk: JsonObject): void {
    const part = this.texts.get(textKey(chunk)) ?? this.openText(chunk);
    part.text = `${scalarText(part.text)}${textOf(chunk.delta)}`;
  }

  /** A second call may reuse the id of a complete call. */
  private call(chunk: JsonObject, fields: JsonObject): void {
    const id = idOf(chunk);
    const call = this.calls.get(id);
    if (call?.state === "input-streaming") {
      Object.assign(call, fields);
      return;
    }
    if (call !== undefined) this.join(id, call);
    const { toolName } = chunk;
    const part = { type: "dynamic-tool", toolCallId: id, ...defined({ toolName }), ...fields };
    this.calls.set(id, part);
    this.parts.push(part);
  }

  private outcome(chunk: JsonObject, fields: JsonObject): void {
    const id = idOf(chunk);
    const call = this.calls.get(id);
    if (call === undefined) this.unknown.add(id);
    else Object.assign(call, fields);
  }
}

function idOf({ type, toolCallId }: JsonObject): string {
  const id = callId(toolCallId);
  if (id === undefined)
    throw new RecordingError(`a chunk of type "${scalarText(type)}" without a toolCallId`);
  return id;
}

function textKey({ type, id }: JsonObject): string {
  return `${textOf(type).replace(/-.*/, "")} ${callId(id) ?? ""}`;
}

const PART_TYPE =
  /^(?:text|step-start|file|reasoning-file|redacted-reasoning|custom|source(?:-url|-document)?|data-.+)$/;

/** Detects UIMessages: `parts[]`, or `toolInvocations[]` of v4. If a tool part is certain, parts of unknown types are allowed. */
export function areUiMessages(messages: readonly JsonObject[]): boolean {
  const certain = messages.some(({ parts }) => objectsOf(parts).some(isToolPart));
  return (
    messages.every((message) => isUiMessage(message, certain)) &&
    messages.some(({ parts, toolInvocations }) => listOf(parts).length > 0 || Array.isArray(toolInvocations))
  );
}

/** Reads UIMessages, and Mastra's stored messages of that shape. */
export function readUiMessages(talk: Conversation, messages: readonly JsonObject[]): Run {
  for (const message of messages) {
    talk.nextTurn();
    readUiMessage(talk, message);
    readMessageMetadata(talk, message);
  }
  return runOfMessages(talk, messages);
}

/** Returns the run of UI messages; one message may hold several answers of the model. */
export function runOfMessages(talk: Conversation, messages: readonly JsonObject[]): Run {
  const { steps: _, ...run } = talk.run({ response: answerIn(messages) });
  return { ...run, ...defined({ steps: stepsOfMessages(messages) || undefined }) };
}

/** Reads one UI message without starting a turn. */
export function readUiMessage(talk: Conversation, message: JsonObject): void {
  const speaker = speakerOf(message.role);
  const parts = partsOf(message);
  // Early v4 has no `step-start`. Without steps, it is unknown which calls were parallel.
  const hasSteps = parts.some((part) => part.type === "step-start" || invocationIn(part).step !== undefined);
  let step: Json | undefined;
  for (const part of parts) {
    if (part.type === "step-start") talk.nextGroup();
    else if (part.type === "text" && speaker !== undefined) talk.say(speaker, part.text);
    else if (part.type === "reasoning") talk.say("reasoning", part.text ?? part.reasoning);
    else if (isToolPart(part)) {
      const call = invocationIn(part);
      if (!hasSteps || call.step !== step) talk.nextGroup();
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

/** v4 and Mastra repeat calls in `toolInvocations`; some messages have them only there. */
function partsOf(message: JsonObject): JsonObject[] {
  const parts = listedObjects(message.parts, "parts");
  const calls = listedObjects(message.toolInvocations, "toolInvocations").map((toolInvocation) => ({
    type: "tool-invocation",
    toolInvocation,
  }));
  if (parts.length > 0) return withCalls(parts, calls);
  return isString(message.content) ? [...calls, { type: "text", text: message.content }] : calls;
}

/** Inserts each missing call before the next call that both lists share, or at the end. */
function withCalls(parts: readonly JsonObject[], calls: readonly JsonObject[]): JsonObject[] {
  const partIds = new Set(parts.map(callIdOf));
  const before = new Map<Json | undefined, JsonObject[]>();
  let waiting: JsonObject[] = [];
  for (const call of calls) {
    const id = callIdOf(call);
    if (id === undefined || !partIds.has(id)) waiting.push(call);
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

function isToolPart({ type, toolInvocation, toolCallId, state }: JsonObject): boolean {
  if (isObject(toolInvocation))
    return type === "tool-invocation" && callId(toolInvocation.toolCallId) !== undefined;
  return /^(?:dynamic-tool$|tool-)/.test(textOf(type)) && callId(toolCallId) !== undefined && isString(state);
}

function invocationIn(part: JsonObject): JsonObject {
  return isObject(part.toolInvocation) ? part.toolInvocation : part;
}

function statedCall(part: JsonObject, call: JsonObject): StatedCall {
  const [, typed = ""] = call === part ? (/^tool-(.*)/s.exec(textOf(part.type)) ?? []) : [];
  return {
    id: call.toolCallId,
    name: call.toolName ?? typed,
    ...statedArguments(call, "input", "args", "rawInput"),
    ...outcomeOf(call),
  };
}

function outcomeOf(call: JsonObject): Outcome {
  const { state, result, output, errorText } = call;
  const { approved, reason } = objectOf(call.approval);
  // Mastra marks a failed tool with isError.
  if (state === "result") return call.isError === true ? failed(result) : answered(result);
  if (state === "output-available" && call.preliminary !== true) return answered(output);
  // v5 and v6 store rejected arguments as rawInput.
  if (state === "output-error")
    return call.input === undefined && call.rawInput !== undefined ? refused(errorText) : failed(errorText);
  const isDenied = state === "output-denied" || (state === "approval-responded" && approved === false);
  return isDenied ? refused(reason) : { status: "pending" };
}

function isUiMessage({ role, content, parts, toolInvocations }: JsonObject, certain: boolean): boolean {
  if (speakerOf(role) === undefined && role !== "data") return false;
  if ((content ?? null) !== null && !isString(content)) return false;
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
  return PART_TYPE.test(textOf(type));
}

/** Returns the text of the last step that has text. */
function answerIn(messages: readonly JsonObject[]): string {
  const answers = messages.map((message) => (message.role === "assistant" ? partsOf(message) : []));
  const parts = answers.findLast((list) => list.some(hasText)) ?? [];
  const spoken = parts.slice(0, parts.findLastIndex(hasText) + 1);
  const lastStep = spoken.slice(spoken.findLastIndex(({ type }) => type === "step-start") + 1);
  return textIn(lastStep.filter(hasText));
}

function hasText({ type, text }: JsonObject): boolean {
  return type === "text" && textOf(text) !== "";
}
