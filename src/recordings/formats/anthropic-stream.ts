import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  shown,
  textOf,
} from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import { callId } from "../calls.ts";
import { isCall } from "./anthropic-messages.ts";

const EVENT_TYPE = /^(?:message_(?:start|delta|stop)|content_block_(?:start|delta|stop)|ping|error)$/;
/** Events that the SDK for Python adds to those of the API; they repeat them. */
const REPEATED = new Set<Json | undefined>(["text", "input_json", "thinking", "citation", "signature"]);
const OWN_TYPE = /^(?:message_start|content_block_)/;

/** True for the events of one or several streamed answers. */
export function areEvents(items: readonly JsonObject[]): boolean {
  return (
    items.every((item) => !("role" in item) && (REPEATED.has(item.type) || isEventType(item.type))) &&
    items.some(({ type }) => isString(type) && OWN_TYPE.test(type))
  );
}

/** True for the event that begins a stream. */
export function isStart({ type, message }: JsonObject): boolean {
  return type === "message_start" && isObject(message);
}

/** The messages that the events of streams tell of. Throws RecordingError when a stream was cut off or failed. */
export function messagesInEvents(events: readonly JsonObject[]): JsonObject[] {
  const streams = new Streams();
  for (const event of events) streams.add(event);
  return streams.finished();
}

function isEventType(type: Json | undefined): boolean {
  return isString(type) && EVENT_TYPE.test(type);
}

/** Puts the answers of streams together as a client does; a message that was not streamed may stand between them. */
export class Streams {
  private messages: (StreamedMessage | JsonObject)[] = [];
  private current: StreamedMessage | undefined;
  private failure: string | undefined;

  addMessage(message: JsonObject): void {
    this.messages.push(message);
  }

  /** Throws RecordingError when the event does not follow those before it. */
  add(event: JsonObject): void {
    switch (event.type) {
      case "message_start":
        this.start(event.message);
        break;
      case "message_stop":
        this.current = undefined;
        break;
      case "error":
        this.fail(event.error);
        break;
      case "message_delta":
      case "content_block_start":
      case "content_block_delta":
        if (this.current !== undefined) this.current.add(event);
        else if (this.failure === undefined)
          throw new RecordingError(`a ${event.type} event before any message_start`);
    }
  }

  /** Throws RecordingError when the last stream was cut off or failed: what it did not say is not known. */
  finished(): JsonObject[] {
    if (this.failure !== undefined) throw new RecordingError(`the stream ended in an error: ${this.failure}`);
    this.checkEnd();
    return this.messages.map((message) =>
      message instanceof StreamedMessage ? message.finished() : message,
    );
  }

  private start(message: Json | undefined): void {
    // Some proxies send the beginning twice.
    if (this.current?.isBegunBy(message)) return;
    this.checkEnd();
    this.failure = undefined;
    this.current = new StreamedMessage(message);
    this.messages.push(this.current);
  }

  /** What was said of the failed answer is dropped, as by a client that tries again. */
  private fail(error: Json | undefined): void {
    this.failure = isObject(error) ? shown(error.message ?? error.type) : shown(error);
    this.messages = this.messages.filter((message) => message !== this.current);
    this.current = undefined;
  }

  /** Some recorders leave out message_stop: a stop reason is as good. */
  private checkEnd(): void {
    if (this.current !== undefined && !this.current.hasStopReason)
      throw new RecordingError("a stream was cut off before its message_stop: record the run again");
  }
}

class StreamedMessage {
  private stopReason: Json | undefined;
  /** Of what was written each event counts all so far. */
  private usage: JsonObject;
  private readonly message: JsonObject;
  private readonly blocks = new Map<string, JsonObject>();
  /** Arguments as they arrive, by index of the block. */
  private readonly inputs = new Map<string, string>();

  constructor(message: Json | undefined) {
    this.message = objectOf(message);
    this.usage = objectOf(this.message.usage);
  }

  /** True for the beginning of this very message, of which nothing else is told yet. */
  isBegunBy(message: Json | undefined): boolean {
    return (
      this.blocks.size === 0 && isObject(message) && isString(message.id) && message.id === this.message.id
    );
  }

  add(event: JsonObject): void {
    const at = callId(event.index) ?? "";
    if (event.type === "content_block_start") this.start(at, event.content_block);
    else if (event.type === "content_block_delta") this.extend(at, event.delta);
    else if (event.type === "message_delta") this.end(event);
  }

  get hasStopReason(): boolean {
    return isString(this.stopReason);
  }

  /** The message. The arguments of a call are the text that was streamed; the `{}` at its start stands for none yet. */
  finished(): JsonObject {
    const blocks = [...this.blocks].map(([at, block]) => {
      const input = this.inputs.get(at) ?? "";
      return input === "" ? block : { ...block, input };
    });
    return {
      ...this.message,
      role: "assistant",
      content: [...listOf(this.message.content), ...blocks],
      stop_reason: this.stopReason ?? null,
      usage: this.usage,
    };
  }

  private end({ delta, usage }: JsonObject): void {
    if (isObject(delta)) this.stopReason = delta.stop_reason;
    const counts = isObject(usage) ? Object.entries(usage).filter(([, count]) => count !== null) : [];
    this.usage = { ...this.usage, ...Object.fromEntries(counts) };
  }

  private start(at: string, block: Json | undefined): void {
    if (!isObject(block)) throw new RecordingError("a content_block_start event without a content_block");
    if (this.blocks.has(at)) throw new RecordingError(`two blocks with the index ${at} in one stream`);
    this.blocks.set(at, { ...block });
  }

  private extend(at: string, delta: Json | undefined): void {
    const block = this.blocks.get(at);
    if (block === undefined || !isObject(delta))
      throw new RecordingError(`a content_block_delta event for the block ${at}, which was never started`);
    if (isString(delta.text)) block.text = textOf(block.text) + delta.text;
    else if (isString(delta.thinking)) block.thinking = textOf(block.thinking) + delta.thinking;
    else if (isString(delta.partial_json))
      this.inputs.set(at, (this.inputs.get(at) ?? "") + delta.partial_json);
    else if (isCall(block)) throw new RecordingError(`a delta of type ${shown(delta.type)} for a tool call`);
  }
}
