import { depthOf, isObject, isString, type Json, type JsonObject, shown, textOf } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { unpacked } from "../../core/parse-json.ts";
import { RecordingError } from "../../core/problems.ts";
import type { Speaker, StatedCall, StatedResult } from "../run.ts";
import { callId, mayHoldCall } from "./calls.ts";
import { callIn, resultIn, toolMessageResult } from "./message-parts.ts";
import {
  contentOf,
  holdsResults,
  innerMessages,
  isMessage,
  isToolOffer,
  listedCalls,
  SPEAKERS,
  unwrapped,
} from "./message-shapes.ts";

export interface Utterance {
  speaker: Speaker;
  text: string;
}

export interface Message {
  texts: readonly Utterance[];
  calls: readonly StatedCall[];
  results: readonly StatedResult[];
}

const TOOL_ROLES = new Set<Json | undefined>(["tool", "function"]);
/** Types about calls that hold none. */
const NO_CALLS = /^(?:mcp_list_tools|tool[_-]approval[_-](?:request|response))$/;

/**
 * Reads messages of a model's input or answer in any provider's shape, as JSON or JSON text. `sender` is the default speaker. Throws
 * RecordingError for unknown parts that may hold a call and for unreadable calls, which would be scored as not made.
 */
export function readMessages(value: Json | undefined, sender: Speaker): Message[] {
  const reader = new MessageReader(value, sender);
  if (reader.unknown === undefined) return reader.messages;
  throw new RecordingError(`a message part of type ${shown(reader.unknown)}: it may be a call`);
}

/** Returns the texts in a value of any shape, which may not hold messages. */
export function readTexts(value: Json | undefined, sender: Speaker): Utterance[] {
  return new MessageReader(value, sender).messages.flatMap(({ texts }) => texts);
}

/** Returns a model's input without its own earlier texts and calls. */
export function withoutHistory(messages: readonly Message[]): Message[] {
  const texts = messages.flatMap((message) => message.texts);
  const isInput = ({ speaker }: Utterance) => speaker === "user" || speaker === "system";
  return [{ texts: texts.filter(isInput), calls: [], results: openResults(messages) }];
}

/** Returns results that calls may still wait for: without an id only those after the last call. */
export function openResults(messages: readonly Message[]): StatedResult[] {
  const lastCalls = messages.findLastIndex(({ calls }) => calls.length > 0);
  return messages.flatMap(({ results }, at) =>
    results.filter(({ id }) => at > lastCalls || callId(id) !== undefined),
  );
}

export function spoken(speaker: Speaker, text: Json | undefined): Message {
  return { texts: isString(text) && text !== "" ? [{ speaker, text }] : [], calls: [], results: [] };
}

interface OpenMessage {
  texts: Utterance[];
  calls: StatedCall[];
  results: StatedResult[];
}

class MessageReader {
  readonly messages: OpenMessage[] = [];
  /** The first unknown part that may hold a call. */
  unknown: Json | undefined;
  /** Adjacent parts without a message share this one. */
  private loose: OpenMessage | undefined;

  constructor(value: Json | undefined, sender: Speaker) {
    const inner = unpacked(value);
    if (depthOf(inner, limits.nesting) > limits.nesting)
      throw new RecordingError(`the messages of a model nest deeper than ${limits.nesting} levels`);
    this.visit(inner, sender);
  }

  private visit(value: Json, sender: Speaker): void {
    if (isString(value)) this.say(this.looseMessage(), sender, value);
    if (Array.isArray(value)) for (const item of value) this.visit(item, sender);
    if (isObject(value)) this.visitObject(unwrapped(value), sender);
  }

  private visitObject(value: JsonObject, sender: Speaker): void {
    const { content, type } = value;
    const inner = innerMessages(value);
    if (isToolOffer(value)) return;
    if (isObject(content) && ("parts" in content || "role" in content)) this.visit(content, sender);
    else if (isMessage(value, sender)) this.readMessage(value, sender);
    else if (resultIn(value) !== undefined) this.readPart(this.looseMessage("result"), value, sender);
    else if (callIn(value) !== undefined) this.readPart(this.looseMessage(), value, sender);
    else if (inner.length > 0) {
      if (isString(value.system)) this.say(this.looseMessage(), "system", value.system);
      for (const message of inner) this.visit(message, sender);
    }
    // An object without a type is an application's version of an answer.
    else if (isString(type) || isString(value.text)) this.readPart(this.looseMessage(), value, sender);
  }

  /** After results, anything but another result begins the next answer. */
  private looseMessage(kind: "result" | "other" = "other"): OpenMessage {
    const isOpen = this.loose !== undefined && this.loose === this.messages.at(-1);
    if (this.loose === undefined || !isOpen || (kind === "other" && this.loose.results.length > 0))
      this.loose = this.nextMessage();
    return this.loose;
  }

  private nextMessage(): OpenMessage {
    const message: OpenMessage = { texts: [], calls: [], results: [] };
    this.messages.push(message);
    return message;
  }

  private readMessage(source: JsonObject, sender: Speaker): void {
    const message = this.nextMessage();
    const role = isString(source.role) ? source.role.toLowerCase() : undefined;
    const content = contentOf(source);
    if ((isString(source.tool_call_id) || TOOL_ROLES.has(role)) && !holdsResults(content)) {
      message.results.push(toolMessageResult({ ...source, content: content ?? null }));
      return;
    }
    const speaker = TOOL_ROLES.has(role) ? undefined : (SPEAKERS.get(role) ?? sender);
    for (const thought of new Set([source.reasoning_content, source.reasoning]))
      this.say(message, "reasoning", thought);
    message.calls.push(...listedCalls(source));
    const listedIds = new Set(message.calls.map(({ id }) => id));
    const parts: OpenMessage = { texts: message.texts, calls: [], results: message.results };
    for (const part of [content ?? null].flat()) {
      if (isObject(part)) this.readPart(parts, part, speaker);
      else this.say(message, speaker, part);
    }
    if (content === undefined || content === "") this.say(message, speaker, source.refusal);
    // LangChain repeats calls in the content in the provider's shape.
    message.calls.push(...parts.calls.filter(({ id = null }) => id === null || !listedIds.has(id)));
  }

  private readPart(message: OpenMessage, part: JsonObject, speaker: Speaker | undefined): void {
    if (this.readOutcomeOrCall(message, part)) return;
    const { type, text, content, refusal } = part;
    if (type === "reasoning" || type === "thinking" || part.thought === true) {
      for (const thought of [part.thinking ?? text ?? content ?? part.summary ?? null].flat())
        this.say(message, "reasoning", isObject(thought) ? thought.text : thought);
      return;
    }
    const spokenText = text ?? refusal ?? (type === "text" ? content : undefined);
    if (isString(spokenText)) this.say(message, speaker, spokenText);
    else if (!NO_CALLS.test(textOf(type)) && mayHoldCall({ ...part, type: type ?? "media" }))
      this.unknown ??= type ?? Object.keys(part).join();
  }

  private readOutcomeOrCall(message: OpenMessage, part: JsonObject): boolean {
    const result = resultIn(part);
    if (result !== undefined) message.results.push(result);
    const call = result === undefined ? callIn(part) : undefined;
    if (call !== undefined) message.calls.push(call);
    return result !== undefined || call !== undefined;
  }

  private say(message: OpenMessage, speaker: Speaker | undefined, text: Json | undefined): void {
    if (speaker !== undefined) message.texts.push(...spoken(speaker, text).texts);
  }
}
