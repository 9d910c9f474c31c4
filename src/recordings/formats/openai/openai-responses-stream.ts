import {
  errorText,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { chained } from "../../../core/text.ts";
import { callId } from "../../reading/calls.ts";

const LAST = new Set(["response.completed", "response.incomplete", "response.failed"]);

/** By event name: the item's field for the pieces, and the event's key for the whole value. */
const PIECES: ReadonlyMap<string, { field: string; whole: string }> = new Map([
  ["response.function_call_arguments", { field: "arguments", whole: "arguments" }],
  ["response.mcp_call_arguments", { field: "arguments", whole: "arguments" }],
  ["response.custom_tool_call_input", { field: "input", whole: "input" }],
  ["response.code_interpreter_call_code", { field: "code", whole: "code" }],
  ["response.output_text", { field: "content", whole: "text" }],
  ["response.refusal", { field: "content", whole: "refusal" }],
  ["response.reasoning_text", { field: "content", whole: "text" }],
  ["response.reasoning_summary_text", { field: "summary", whole: "text" }],
]);

/** Returns true for a stream event of the Responses API. */
export function isEvent({ type, role }: JsonObject): boolean {
  return (
    isString(type) &&
    role === undefined &&
    (type.startsWith("response.") || type === "error" || type === "keepalive")
  );
}

/** Returns the responses of consecutive streams. Throws RecordingError if one was cut off or failed. */
export function responsesIn(events: readonly JsonObject[]): JsonObject[] {
  const streams = chained(events, ({ type }) => type !== "response.created").map(
    (stream) => new StreamedResponse(stream),
  );
  return streams.map((stream) => stream.finished());
}

class StreamedResponse {
  private isFinished = false;
  private response: JsonObject = {};
  private readonly items = new Map<string, JsonObject>();

  constructor(events: readonly JsonObject[]) {
    for (const event of events) this.add(event);
  }

  private add(event: JsonObject): void {
    const type = textOf(event.type);
    if (type === "error")
      throw new RecordingError(
        `the stream ended in an error${errorText(isString(event.message) ? { error: event } : event)}`,
      );
    if (LAST.has(type)) this.isFinished = true;
    if (isObject(event.response)) this.response = event.response;
    if (isObject(event.item)) this.items.set(keyOf(event), { ...event.item });
    const name = type.replace(/\.(?:delta|done)$/, "");
    const piece = PIECES.get(name);
    if (piece === undefined) return;
    const item = this.itemOf(event, piece.field);
    if (type.endsWith(".done")) setPiece(item, piece.field, event[piece.whole]);
    else setPiece(item, piece.field, joined(item[piece.field], event.delta));
  }

  /** The last event has the response; its items are the fallback. */
  finished(): JsonObject {
    if (!this.isFinished)
      throw new RecordingError("a stream was cut off before its response.completed: record the run again");
    const { output } = this.response;
    const items = [...this.items.values()].map(withParts);
    return {
      ...this.response,
      object: "response",
      output: listOf(output).length > 0 ? listOf(output) : items,
    };
  }

  private itemOf(event: JsonObject, field: string): JsonObject {
    const key = keyOf(event);
    const existing = this.items.get(key);
    if (existing !== undefined) return existing;
    const item = newItem(event, field);
    this.items.set(key, item);
    return item;
  }
}

/** Used if the stream lacks the item's start. */
function newItem(event: JsonObject, field: string): JsonObject {
  if (field === "content") return { type: "message", role: "assistant" };
  if (field === "summary") return { type: "reasoning" };
  if (field === "arguments" && isString(event.name))
    return { type: "function_call", name: event.name, id: event.item_id ?? null };
  throw new RecordingError(
    `a stream holds ${field} of a call, but not the call (no response.output_item.added)`,
  );
}

function keyOf({ output_index, item_id, item }: JsonObject): string {
  const id = isObject(item) ? item.id : item_id;
  return typeof output_index === "number" ? String(output_index) : `id ${callId(id) ?? ""}`;
}

/** Ignores pieces once the item is done. */
function joined(before: Json | undefined, piece: Json | undefined): Json | undefined {
  const text = isString(before) ? before : "";
  return isString(piece) ? text + piece : before;
}

function setPiece(item: JsonObject, field: string, value: Json | undefined): void {
  if (value !== undefined) item[field] = value;
}

function withParts(item: JsonObject): JsonObject {
  const whole = { ...item };
  if (isString(item.summary)) whole.summary = [{ type: "summary_text", text: item.summary }];
  if (isString(item.content))
    whole.content = [
      { type: item.type === "reasoning" ? "reasoning_text" : "output_text", text: item.content },
    ];
  return whole;
}
