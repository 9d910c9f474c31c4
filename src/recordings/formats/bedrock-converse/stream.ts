import { shown } from "../../../config/shown.ts";
import { isObject, isString, type Json, type JsonObject } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { callId } from "../../calls.ts";

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

/** True for the events of one or several answers of ConverseStream. */
export function areEvents(items: readonly JsonObject[]): boolean {
  return (
    items.every((item) => kindOf(item) !== undefined) &&
    items.some((item) => isObject(item.messageStart) || isObject(item.contentBlockDelta))
  );
}

/** The messages that the events tell of. Throws RecordingError when a stream failed or was cut off. */
export function messagesInEvents(events: readonly JsonObject[]): JsonObject[] {
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

  finished(): JsonObject {
    return {
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

  /** What was answered; pieces of text are one text. */
  private answer(): Json[] {
    const parts = this.results.flat();
    const texts = parts.map((part) => (isObject(part) ? part.text : undefined));
    return parts.length > 0 && texts.every(isString) ? [{ text: texts.join("") }] : parts;
  }
}
