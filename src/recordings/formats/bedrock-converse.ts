import { isObject, isString, type Json, type JsonObject, objectsOf, shown, textOf } from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import { callId, listedObjects, mayHoldCall, statedArguments } from "../calls.ts";
import { Conversation } from "../conversation.ts";
import {
  answerKeys,
  areRunsOfTheirOwn,
  areTrials,
  type Exchange,
  exchangesIn,
  failureStatus,
  type Place,
} from "../exchanges.ts";
import { type Format, messagesOf } from "../format.ts";
import { offeredTools } from "../message-parts.ts";
import { type CallStatus, instant, type Speaker } from "../run.ts";
import type { StatedUsage } from "../usage.ts";
import { askedWith } from "../usage-dialects.ts";

/**
 * Amazon Bedrock's Converse API: requests, responses, both of them side by side, the responses of one run, the events of
 * ConverseStream. The messages of Strands Agents, in memory and in its sessions, are the same.
 */
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
    const step = lastStepIn(document);
    return step !== undefined && isOwnStep(step);
  },
  read(document) {
    const step = lastStepIn(document);
    if (step === undefined) {
      throw new RecordingError(
        "no messages: expected a list of messages, responses or events, {messages}, {output: {message}} or {request, response}",
      );
    }
    const talk = new Conversation("calls");
    readRequest(talk, step.request);
    const messages = [...step.messages, ...messagesInEvents(step.events)];
    for (const [at, message] of messages.entries()) {
      if (at === step.asked) talk.answeredBefore(answersBefore(step));
      readMessage(talk, message);
      const { modelId } = step.request;
      if (message.role === "assistant") talk.answered(tookIn(message, at < step.asked ? undefined : modelId));
      talk.at(instant(message.created_at));
    }
    if (messages.length === step.asked) talk.took({ model: step.request.modelId, usage: step.request.usage });
    talk.stopped(messages.findLast(({ role }) => role === "assistant")?.stopReason);
    return [talk.run()];
  },
};

function readRequest(talk: Conversation, { system, toolConfig }: JsonObject): void {
  for (const { text } of objectsOf(system)) talk.say("system", text);
  const specs = isObject(toolConfig)
    ? objectsOf(toolConfig.tools).map(({ toolSpec = null }) => toolSpec)
    : [];
  for (const tool of offeredTools(specs)) talk.offer(tool);
}

/** A request, all messages, and the events of streams that came after them. */
interface Step {
  request: JsonObject;
  messages: readonly JsonObject[];
  /** How many of the messages were sent: those after them are answers. */
  asked: number;
  events: readonly JsonObject[];
  /** The exchanges before it. */
  before?: readonly Exchange[];
}

/** The last step that a document tells of, which repeats those before it; undefined when it tells of none. */
function lastStepIn(document: Json): Step | undefined {
  const exchanges = exchangesIn(document) ?? [];
  const last = exchanges.at(-1);
  if (last !== undefined) {
    const step = areRunsOfTheirOwn(document, placeOf) ? undefined : answered(last.request, last.response);
    return step && { ...step, before: exchanges.slice(0, -1) };
  }
  if (!isObject(document)) return answered({}, document);
  if ("output" in document || Array.isArray(document.stream)) return answered(document, document);
  const messages = messagesOf(document)?.map(messageIn);
  return messages && { request: document, messages, asked: messages.length, events: [] };
}

/** A request with what came back: a response, its stream, or a list of messages, responses or events. */
function answered(request: JsonObject, response: Json): Step | undefined {
  const sent = messagesOf(request)?.map(messageIn) ?? [];
  const asked = sent.length;
  const answer = isObject(response) && Array.isArray(response.stream) ? response.stream : response;
  if (isObject(answer))
    return messageOf(answer.output) && { request, messages: [...sent, messageIn(answer)], asked, events: [] };
  const items = messagesOf(answer);
  if (items === undefined || areTrials(items.map(({ usage }) => askedWith(usage)))) return undefined;
  if (areEvents(items)) return { request, messages: sent, asked, events: items };
  return { request, messages: [...sent, ...items.map(messageIn)], asked, events: [] };
}

function answersBefore({ before = [] }: Step): StatedUsage[] {
  return before.flatMap(({ request, response }) => {
    const { messages = [], asked, events = [] } = answered(request, response) ?? {};
    const answers = [...messages.slice(asked), ...messagesInEvents(events)];
    return answers.map((message) => tookIn(message, request.modelId));
  });
}

/** What an answer took. Strands keeps it in the message, Converse beside it. */
function tookIn(message: JsonObject, model: Json | undefined): StatedUsage {
  const { usage, metrics } = isObject(message.metadata) ? message.metadata : message;
  return { model, usage, duration: isObject(metrics) ? metrics.latencyMs : undefined };
}

/** The place in a run of a request and what came back. Throws RecordingError when that cannot be read. */
function placeOf([request = {}, ...response]: readonly JsonObject[]): Place {
  const [first = {}] = response;
  const { messages = [], events = [] } = answered({}, response.length > 1 ? [...response] : first) ?? {};
  const asked = messagesOf(request) ?? [];
  return {
    repeated: asked.filter(({ role }) => role === "assistant").flatMap(keysOf),
    answered: [...messages, ...messagesInEvents(events)].flatMap(keysOf),
  };
}

function keysOf({ content }: JsonObject): string[] {
  const blocks = objectsOf(content);
  const calls = blocks.map(({ toolUse }) => toolUse).filter(isObject);
  return answerKeys(
    calls.map(({ toolUseId, name }) => ({ id: toolUseId, name })),
    blocks.map(({ text }) => textOf(text)).join(""),
  );
}

/** The message itself, or the one in a response of Converse or in a session of Strands. */
function messageIn(item: JsonObject): JsonObject {
  const kept =
    "message_id" in item
      ? (messageOf({ message: item.redact_message ?? null }) ?? messageOf(item))
      : undefined;
  if (kept !== undefined) return { ...kept, created_at: item.created_at ?? null };
  const answer = messageOf(item.output);
  if (answer === undefined) return item;
  const { stopReason = null, usage = null, metrics = null } = item;
  return { ...answer, stopReason, usage, metrics };
}

function messageOf(holder: Json | undefined): JsonObject | undefined {
  return isObject(holder) && isObject(holder.message) ? holder.message : undefined;
}

function isOwnStep({ messages, events }: Step): boolean {
  return events.length > 0 ? messages.every(isMessage) : areMessages(messages);
}

const EVENTS = new Set([
  "messageStart",
  "contentBlockStart",
  "contentBlockDelta",
  "contentBlockStop",
  "messageStop",
  "metadata",
  "internalServerException",
  "modelStreamErrorException",
  "serviceUnavailableException",
  "throttlingException",
  "validationException",
]);

function areEvents(items: readonly JsonObject[]): boolean {
  return (
    items.every((item) => kindOf(item) !== undefined) &&
    items.some((item) => isObject(item.messageStart) || isObject(item.contentBlockDelta))
  );
}

/** The messages that the events tell of. Throws RecordingError when a stream failed or was cut off. */
function messagesInEvents(events: readonly JsonObject[]): JsonObject[] {
  const streams = new Streams();
  for (const event of events) streams.add(event);
  return streams.finished();
}

/** The one member of an event; the SDK for JavaScript writes the others as undefined, which JSON leaves out. */
function kindOf(event: JsonObject): string | undefined {
  const [kind, ...others] = Object.keys(event).filter((key) => event[key] !== null);
  return kind !== undefined && others.length === 0 && EVENTS.has(kind) ? kind : undefined;
}

class Streams {
  private readonly messages: StreamedMessage[] = [];
  private current: StreamedMessage | undefined;

  add(event: JsonObject): void {
    const kind = kindOf(event) ?? "";
    const told = isObject(event[kind]) ? event[kind] : {};
    if (kind.endsWith("Exception"))
      throw new RecordingError(`the stream ended in a ${kind}: ${shown(told.message)}`);
    if (kind === "messageStart") this.start(told.role);
    else if (kind === "messageStop") this.stop(told.stopReason);
    else if (kind === "metadata") this.messages.at(-1)?.measure(told);
    else if (kind.startsWith("contentBlock")) {
      if (this.current === undefined) throw new RecordingError(`a ${kind} event before any messageStart`);
      this.current.add(told);
    }
  }

  finished(): JsonObject[] {
    this.checkEnd();
    return this.messages.map((message) => message.finished());
  }

  private start(role: Json | undefined): void {
    this.checkEnd();
    this.current = new StreamedMessage(role);
    this.messages.push(this.current);
  }

  private stop(reason: Json | undefined): void {
    if (this.current !== undefined) this.current.stopReason = reason;
    this.current = undefined;
  }

  private checkEnd(): void {
    if (this.current !== undefined)
      throw new RecordingError("a stream was cut off before its messageStop: record the run again");
  }
}

class StreamedMessage {
  stopReason: Json | undefined;
  private readonly role: Json;
  private told: JsonObject = {};
  private readonly blocks = new Map<string, StreamedBlock>();

  constructor(role: Json | undefined) {
    this.role = role ?? null;
  }

  add({ contentBlockIndex, start, delta }: JsonObject): void {
    const at = callId(contentBlockIndex) ?? "";
    // Only blocks that call or answer have a start of their own.
    const block = this.blocks.get(at) ?? new StreamedBlock(start);
    this.blocks.set(at, block);
    if (isObject(delta)) block.extend(delta);
  }

  /** What it took comes after its end. */
  measure(told: JsonObject): void {
    this.told = told;
  }

  finished(): JsonObject {
    const { usage = null, metrics = null } = this.told;
    return {
      usage,
      metrics,
      role: this.role,
      content: [...this.blocks.values()].map((block) => block.finished()),
      stopReason: this.stopReason ?? null,
    };
  }
}

class StreamedBlock {
  private readonly start: JsonObject;
  private text = "";
  private reasoning = "";
  private input = "";
  private readonly results: Json[] = [];

  constructor(start: Json | undefined) {
    this.start = isObject(start) ? start : {};
  }

  extend(delta: JsonObject): void {
    const { text, toolUse, toolResult, reasoningContent } = delta;
    if (isObject(toolUse) && isObject(this.start.toolUse) && isString(toolUse.input))
      this.input += toolUse.input;
    else if (Array.isArray(toolResult) && isObject(this.start.toolResult)) this.results.push(toolResult);
    else if (isString(text)) this.text += text;
    else if (isObject(reasoningContent))
      this.reasoning += isString(reasoningContent.text) ? reasoningContent.text : "";
    else if (this.isCall || toolUse !== undefined || toolResult !== undefined)
      throw new RecordingError("a delta that does not fit the block it belongs to, which may be a tool call");
  }

  /** The block. The arguments of a call are the text that was streamed. */
  finished(): JsonObject {
    const { toolUse, toolResult } = this.start;
    return {
      ...this.start,
      ...(isObject(toolUse) && this.input !== "" ? { toolUse: { ...toolUse, input: this.input } } : {}),
      ...(isObject(toolResult) ? { toolResult: { ...toolResult, content: this.answer() } } : {}),
      ...(this.reasoning === "" ? {} : { reasoningContent: { text: this.reasoning } }),
      ...(this.text === "" ? {} : { text: this.text }),
    };
  }

  private get isCall(): boolean {
    return isObject(this.start.toolUse);
  }

  private answer(): Json[] {
    const parts = this.results.flat();
    const texts = parts.map((part) => (isObject(part) ? part.text : undefined));
    return parts.length > 0 && texts.every(isString) ? [{ text: texts.join("") }] : parts;
  }
}

/** The members of a content block, which has one of them; `reasoning` is how Strands for TypeScript names `reasoningContent`. */
const MEMBERS = new Set([
  "text",
  "toolUse",
  "toolResult",
  "reasoningContent",
  "reasoning",
  "image",
  "document",
  "video",
  "audio",
  "cachePoint",
  "guardContent",
  "citationsContent",
  "searchResult",
]);

/** Where the SDKs for Python and JavaScript name a member that they are too old to know. */
const UNKNOWN_MEMBERS = ["SDK_UNKNOWN_MEMBER", "$unknown"];

/** True for messages whose content is blocks as Converse writes them: objects with their kind as key, not as `type`. */
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
  for (const { text } of isObject(citationsContent) ? objectsOf(citationsContent.content) : [])
    talk.say(speaker, text);
  if (isObject(guardContent) && isObject(guardContent.text)) talk.say(speaker, guardContent.text.text);
  talk.say("reasoning", reasoningIn(block.reasoningContent ?? block.reasoning));
  const toolUse = objectIn(block, "toolUse");
  if (toolUse !== undefined)
    talk.call({ id: toolUse.toolUseId, name: toolUse.name, ...statedArguments(toolUse, "input") });
  const toolResult = objectIn(block, "toolResult");
  if (toolResult !== undefined) {
    talk.result({ id: toolResult.toolUseId, ...outcomeOf(toolResult) });
    // Nova's own tools answer within the message: what is called after that was not called at once.
    talk.nextGroup();
  }
}

function objectIn(block: JsonObject, key: string): JsonObject | undefined {
  const value = block[key] ?? null;
  if (value !== null && !isObject(value))
    throw new RecordingError(`a ${key} that is ${shown(value)}, not an object`);
  return value ?? undefined;
}

function outcomeOf({ status, content }: JsonObject): { status: CallStatus; result: Json | undefined } {
  const result = answerIn(content);
  if (status !== "error") return { status: "ok", result };
  return { status: isString(result) ? failureStatus(result) : "error", result };
}

/** What a tool answered: texts as text, one piece of JSON as itself, anything else as it stands. */
function answerIn(content: Json | undefined): Json | undefined {
  if (!Array.isArray(content)) return content ?? undefined;
  const texts = content.map((part) => (isObject(part) ? part.text : undefined));
  if (texts.every(isString)) return texts.join("\n");
  const [first] = content;
  return content.length === 1 && isObject(first) && first.json !== undefined ? first.json : content;
}

function reasoningIn(reasoning: Json | undefined): Json | undefined {
  if (!isObject(reasoning)) return undefined;
  return isObject(reasoning.reasoningText) ? reasoning.reasoningText.text : reasoning.text;
}

function speakerOf(role: Json | undefined): Speaker | undefined {
  return role === "user" || role === "assistant" ? role : undefined;
}
