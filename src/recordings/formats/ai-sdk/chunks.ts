import { shown } from "../../../config/shown.ts";
import { isString, type Json, type JsonObject, textOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { callId, mayHoldCall } from "../../calls.ts";
import type { Conversation } from "../../conversation.ts";
import type { Run } from "../../run.ts";
import { readUiMessages } from "./ui.ts";

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

/** False for the text of `fullStream`, whose parts have the same types and hold text and calls in other fields. */
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
  return readUiMessages(talk, [{ role: "assistant", parts: message.finished() }]);
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
