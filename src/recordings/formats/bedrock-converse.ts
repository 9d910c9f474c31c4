import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
  shown,
  textOf,
} from "../../core/json.ts";
import { RecordingError } from "../../core/problems.ts";
import { type Format, messagesOf } from "../format.ts";
import { callId, listedObjects, mayHoldCall, statedArguments } from "../reading/calls.ts";
import { Conversation } from "../reading/conversation.ts";
import { exchangesIn, outcomeInParts } from "../reading/exchanges.ts";
import { offeredTools } from "../reading/message-parts.ts";
import {
  type Api,
  answerKeys,
  areTrials,
  isStepOf,
  lastStepIn,
  readStep,
  type Step,
} from "../reading/steps.ts";
import type { StatedUsage } from "../reading/usage.ts";
import { askedWith } from "../reading/usage-dialects.ts";
import { instant, type Speaker } from "../run.ts";

/** Amazon Bedrock's Converse and ConverseStream, and Strands Agents, which stores the same messages. */
export const bedrockConverse: Format = {
  id: "bedrock-converse",
  title: "Amazon Bedrock Converse: requests, responses, streams; Strands Agents",
  looksFor:
    "messages whose content is blocks {text}, {toolUse} or {toolResult} without a type, or events of ConverseStream",
  marks: [
    ["role", "content", "toolUse", "toolUseId"],
    ["role", "content", "toolResult", "toolUseId"],
    ["output", "message", "stopReason"],
    ["messageStart", "contentBlockDelta", "contentBlockIndex"],
  ],
  detect(document) {
    const step = stepIn(document);
    return step !== undefined && isStepOf(step, api);
  },
  read(document) {
    const step = stepIn(document);
    if (step === undefined) {
      throw new RecordingError(
        "no messages: expected a list of messages, responses or events, {messages}, {output: {message}} or {request, response}",
      );
    }
    return [readStep(new Conversation("calls"), step, api)];
  },
};

const api: Api = {
  answerIn,
  areEvents,
  messagesInEvents,
  messageIn,
  isMessage,
  areMessages,
  keysOf,
  readRequest,
  readMessages,
  tookIn,
};

/** An output that is not a message belongs to another format. */
function stepIn(document: Json): Step | undefined {
  const isForeign = isObject(document) && "output" in document && answerIn(document) === undefined;
  return isForeign && exchangesIn(document) === undefined ? undefined : lastStepIn(document, api);
}

function readMessages(talk: Conversation, messages: readonly JsonObject[], request: JsonObject = {}): void {
  for (const message of messages) {
    readMessage(talk, message);
    if (message.role === "assistant") talk.answered(tookIn(message, request));
    talk.at(instant(message.created_at));
  }
  talk.stopped(messages.findLast(({ role }) => role === "assistant")?.stopReason);
}

function readRequest(talk: Conversation, { system, toolConfig }: JsonObject): void {
  for (const { text } of objectsOf(system)) talk.say("system", text);
  const specs = objectsOf(objectOf(toolConfig).tools).map(({ toolSpec = null }) => toolSpec);
  for (const tool of offeredTools(specs)) talk.offer(tool);
}

function answerIn(response: Json): readonly JsonObject[] | undefined {
  const answer = isObject(response) && Array.isArray(response.stream) ? response.stream : response;
  if (isObject(answer)) return messageOf(answer.output) && [answer];
  const items = messagesOf(answer);
  return items === undefined || areTrials(items.map(({ usage }) => askedWith(usage))) ? undefined : items;
}

/** Strands stores usage in the message, Converse beside it. */
function tookIn(message: JsonObject, { modelId }: JsonObject): StatedUsage {
  const { usage, metrics } = isObject(message.metadata) ? message.metadata : message;
  // Strands writes 0 for models whose time it does not measure.
  const duration = (isObject(metrics) && metrics.latencyMs) || undefined;
  return { model: modelId, usage, duration };
}

function keysOf({ content }: JsonObject): string[] {
  const blocks = objectsOf(content);
  const calls = blocks.map(({ toolUse }) => toolUse).filter(isObject);
  return answerKeys(
    calls.map(({ toolUseId, name }) => ({ id: toolUseId, name })),
    blocks.map(({ text }) => textOf(text)).join(""),
  );
}

/** A message may be in a Converse response or a Strands session row. */
function messageIn(item: JsonObject): JsonObject {
  const stored =
    "message_id" in item
      ? (messageOf({ message: item.redact_message ?? null }) ?? messageOf(item))
      : undefined;
  if (stored !== undefined) return { ...stored, created_at: item.created_at ?? null };
  const answer = messageOf(item.output);
  if (answer === undefined) return item;
  const { stopReason = null, usage = null, metrics = null } = item;
  return { ...answer, stopReason, usage, metrics };
}

function messageOf(holder: Json | undefined): JsonObject | undefined {
  return isObject(holder) && isObject(holder.message) ? holder.message : undefined;
}

const EVENTS = new Set([
  ...["messageStart", "contentBlockStart", "contentBlockDelta", "contentBlockStop", "messageStop"],
  ...["metadata", "internalServerException", "modelStreamErrorException", "serviceUnavailableException"],
  ...["throttlingException", "validationException"],
]);

function areEvents(items: readonly JsonObject[]): boolean {
  return (
    items.every((item) => kindOf(item) !== undefined) &&
    items.some((item) => isObject(item.messageStart) || isObject(item.contentBlockDelta))
  );
}

function messagesInEvents(events: readonly JsonObject[]): JsonObject[] {
  const messages: StreamedMessage[] = [];
  for (const event of events) {
    const kind = kindOf(event) ?? "";
    const body = objectOf(event[kind]);
    const open = messages.at(-1);
    if (kind.endsWith("Exception"))
      throw new RecordingError(`the stream ended in a ${kind}: ${shown(body.message)}`);
    if (kind === "messageStart") {
      open?.checkEnd();
      messages.push(new StreamedMessage(body.role));
    } else if (kind.startsWith("contentBlock") && open?.isOpen !== true)
      throw new RecordingError(`a ${kind} event before any messageStart`);
    else open?.add(kind, body);
  }
  messages.at(-1)?.checkEnd();
  return messages.map((message) => message.finished());
}

/** The JavaScript SDK writes absent members as undefined, which JSON omits. */
function kindOf(event: JsonObject): string | undefined {
  const [kind, ...rest] = Object.keys(event).filter((key) => event[key] !== null);
  return kind !== undefined && rest.length === 0 && EVENTS.has(kind) ? kind : undefined;
}

class StreamedMessage {
  isOpen = true;
  private readonly role: Json;
  private stop: JsonObject = {};
  /** The metadata event comes after the end of the message. */
  private took: JsonObject = {};
  private readonly blocks = new Map<string, { start: JsonObject; deltas: JsonObject[] }>();

  constructor(role: Json | undefined) {
    this.role = role ?? null;
  }

  add(kind: string, body: JsonObject): void {
    if (kind === "metadata") this.took = body;
    else if (kind === "messageStop") {
      if (this.isOpen) this.stop = body;
      this.isOpen = false;
    } else {
      const at = callId(body.contentBlockIndex) ?? "";
      // Only call and result blocks have a start event.
      const block = this.blocks.get(at) ?? { start: objectOf(body.start), deltas: [] };
      this.blocks.set(at, block);
      if (isObject(body.delta)) block.deltas.push(body.delta);
    }
  }

  checkEnd(): void {
    if (this.isOpen)
      throw new RecordingError("a stream was cut off before its messageStop: record the run again");
  }

  finished(): JsonObject {
    const { usage = null, metrics = null } = this.took;
    const content = [...this.blocks.values()].map(({ start, deltas }) => wholeBlock(start, deltas));
    return { usage, metrics, role: this.role, content, stopReason: this.stop.stopReason ?? null };
  }
}

/** Streamed arguments are text; streamed result texts form one text. */
function wholeBlock(start: JsonObject, deltas: readonly JsonObject[]): JsonObject {
  if (!deltas.every((delta) => fits(start, delta)))
    throw new RecordingError("a delta that does not fit the block it belongs to, which may be a tool call");
  const joined = (pieceOf: (delta: JsonObject) => Json | undefined) =>
    deltas.map((delta) => textOf(pieceOf(delta))).join("");
  const { toolUse, toolResult } = start;
  const input = joined((delta) => objectOf(delta.toolUse).input);
  const parts = deltas.flatMap((delta) => listOf(delta.toolResult));
  const texts = parts.map((part) => (isObject(part) ? part.text : undefined));
  const answer = parts.length > 0 && texts.every(isString) ? [{ text: texts.join("") }] : parts;
  return {
    ...start,
    ...(isObject(toolUse) && input !== "" ? { toolUse: { ...toolUse, input } } : {}),
    ...(isObject(toolResult) ? { toolResult: { ...toolResult, content: answer } } : {}),
    reasoningContent: { text: joined((delta) => objectOf(delta.reasoningContent).text) },
    text: joined(({ text }) => text),
  };
}

function fits(start: JsonObject, { text, toolUse, toolResult, reasoningContent }: JsonObject): boolean {
  if (isObject(toolUse) && isString(toolUse.input) && isObject(start.toolUse)) return true;
  if (Array.isArray(toolResult) && isObject(start.toolResult)) return true;
  if (isString(text) || isObject(reasoningContent)) return true;
  return !isObject(start.toolUse) && toolUse === undefined && toolResult === undefined;
}

/** Member names of content blocks; Strands for TypeScript renames `reasoningContent` to `reasoning`. */
const MEMBERS = new Set([
  ...["text", "toolUse", "toolResult", "reasoningContent", "reasoning", "image", "document", "video"],
  ...["audio", "cachePoint", "guardContent", "citationsContent", "searchResult"],
]);

/** Keys that the Python and JavaScript SDKs use for members newer than the SDK. */
const UNKNOWN_MEMBERS = ["SDK_UNKNOWN_MEMBER", "$unknown"];

/** Converse blocks have their kind as a key, not as `type`. */
function areMessages(messages: readonly JsonObject[]): boolean {
  return messages.every(isMessage) && messages.some(({ content }) => objectsOf(content).some(isBlock));
}

function isMessage({ role, content }: JsonObject): boolean {
  return (
    speakerOf(role) !== undefined &&
    Array.isArray(content) &&
    content.every((block) => isObject(block) && !("type" in block))
  );
}

function isBlock(block: JsonObject): boolean {
  return Object.keys(block).some((key) => MEMBERS.has(key));
}

function readMessage(talk: Conversation, { role, content }: JsonObject): void {
  const speaker = speakerOf(role);
  if (speaker === undefined)
    throw new RecordingError(`a message whose role is ${shown(role)}, not user or assistant`);
  talk.nextTurn();
  for (const block of listedObjects(content, "content")) readBlock(talk, speaker, block);
}

function readBlock(talk: Conversation, speaker: Speaker, block: JsonObject): void {
  const unknown = Object.keys(block).find((key) => !MEMBERS.has(key) && mayHoldCall({ type: key }));
  if (unknown !== undefined || UNKNOWN_MEMBERS.some((key) => key in block))
    throw new RecordingError(
      `a content block ${shown(unknown ?? "of an unknown kind")} that may hold a call`,
    );
  talk.say(speaker, block.text);
  const { citationsContent, guardContent } = block;
  for (const { text } of objectsOf(objectOf(citationsContent).content)) talk.say(speaker, text);
  talk.say(speaker, objectOf(objectOf(guardContent).text).text);
  talk.say("reasoning", reasoningIn(block.reasoningContent ?? block.reasoning));
  const toolUse = objectIn(block, "toolUse");
  if (toolUse !== undefined)
    talk.call({ id: toolUse.toolUseId, name: toolUse.name, ...statedArguments(toolUse, "input") });
  const toolResult = objectIn(block, "toolResult");
  if (toolResult !== undefined) {
    talk.result({
      id: toolResult.toolUseId,
      ...outcomeInParts(toolResult.content, toolResult.status === "error"),
    });
    // Nova's own tools answer within the message, so later calls were not parallel.
    talk.nextGroup();
  }
}

function objectIn(block: JsonObject, key: string): JsonObject | undefined {
  const value = block[key] ?? null;
  if (value !== null && !isObject(value))
    throw new RecordingError(`a ${key} that is ${shown(value)}, not an object`);
  return value ?? undefined;
}

function reasoningIn(reasoning: Json | undefined): Json | undefined {
  if (!isObject(reasoning)) return undefined;
  return isObject(reasoning.reasoningText) ? reasoning.reasoningText.text : reasoning.text;
}

function speakerOf(role: Json | undefined): Speaker | undefined {
  return role === "user" || role === "assistant" ? role : undefined;
}
