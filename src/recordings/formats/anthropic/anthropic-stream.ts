import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  shown,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { callId } from "../../reading/calls.ts";
import { isCall } from "./anthropic-messages.ts";

const EVENT_TYPE = /^(?:message_(?:start|delta|stop)|content_block_(?:start|delta|stop)|ping|error)$/;
/** Events that the Python SDK adds; they repeat API events. */
const REPEATED = new Set<Json | undefined>(["text", "input_json", "thinking", "citation", "signature"]);
const OWN_TYPE = /^(?:message_start|content_block_)/;

export function areEvents(items: readonly JsonObject[]): boolean {
  return (
    items.every((item) => !("role" in item) && (REPEATED.has(item.type) || isEventType(item.type))) &&
    items.some(({ type }) => isString(type) && OWN_TYPE.test(type))
  );
}

export function isStart({ type, message }: JsonObject): boolean {
  return type === "message_start" && isObject(message);
}

/** Returns the messages of the streams. Throws RecordingError if a stream was cut off or failed. */
export function messagesInEvents(events: readonly JsonObject[]): JsonObject[] {
  const streams = new Streams();
  for (const event of events) streams.add(event);
  return streams.finished();
}

function isEventType(type: Json | undefined): boolean {
  return isString(type) && EVENT_TYPE.test(type);
}

/** Combines streamed answers as a client does, with other messages in between. */
export class Streams {
  private messages: (StreamedMessage | JsonObject)[] = [];
  private current: StreamedMessage | undefined;
  private failure: string | undefined;

  addMessage(message: JsonObject): void {
    this.messages.push(message);
  }

  /** Throws RecordingError if the event is out of order. */
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

  finished(): JsonObject[] {
    if (this.failure !== undefined) throw new RecordingError(`the stream ended in an error: ${this.failure}`);
    this.checkEnd();
    return this.messages.map((message) =>
      message instanceof StreamedMessage ? message.finished() : message,
    );
  }

  private start(message: Json | undefined): void {
    // Some proxies repeat the first event.
    if (this.current?.isBegunBy(message)) return;
    this.checkEnd();
    this.failure = undefined;
    this.current = new StreamedMessage(message);
    this.messages.push(this.current);
  }

  /** The partial answer is dropped, because a client tries again. */
  private fail(error: Json | undefined): void {
    this.failure = isObject(error) ? shown(error.message ?? error.type) : shown(error);
    this.messages = this.messages.filter((message) => message !== this.current);
    this.current = undefined;
  }

  /** Some recorders leave out message_stop, so a stop reason also counts as the end. */
  private checkEnd(): void {
    if (this.current !== undefined && !this.current.hasStopReason)
      throw new RecordingError("a stream was cut off before its message_stop: record the run again");
  }
}

class StreamedMessage {
  private stopReason: Json | undefined;
  /** Output token counts are cumulative. */
  private usage: JsonObject;
  private readonly message: JsonObject;
  private readonly blocks = new Map<string, JsonObject>();
  private readonly inputs = new Map<string, string>();

  constructor(message: Json | undefined) {
    this.message = objectOf(message);
    this.usage = objectOf(this.message.usage);
  }

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

  /** Streamed argument text replaces the `{}` placeholder at the block's start. */
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
