import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { callId, listedObjects } from "../../reading/calls.ts";
import type { StatedUsage } from "../../reading/usage.ts";

export interface Dialect {
  isPiece(item: JsonObject): boolean;
  /** Converts a piece to an OpenAI chunk. */
  chunkOf(piece: JsonObject, at: number): JsonObject;
  /** Detects the first piece of an answer; absent if only the texts show it. */
  begins?(piece: JsonObject, before: JsonObject): boolean;
  end: string;
}

const DIALECTS: readonly Dialect[] = [
  { isPiece: isChunk, chunkOf: (chunk) => chunk, end: "finish_reason" },
  {
    isPiece: isCohereEvent,
    chunkOf: chunkOfCohere,
    begins: ({ type }) => type === "message-start",
    end: "message-end",
  },
  {
    isPiece: isOllamaPiece,
    chunkOf: chunkOfOllama,
    begins: (_, before) => before.done === true,
    end: '"done": true',
  },
];

/** Returns the streaming format of a piece, or undefined. */
export function dialectOf(item: JsonObject): Dialect | undefined {
  return DIALECTS.find(({ isPiece }) => isPiece(item));
}

/** Returns the answers of consecutive streams. Throws RecordingError if one was cut off. */
export function readPieces({ chunkOf, begins, end }: Dialect, pieces: readonly JsonObject[]): Answer[] {
  const streams: StreamedAnswer[] = [];
  for (const [at, piece] of pieces.entries()) {
    const chunk = chunkOf(piece, at);
    const open = streams.at(-1);
    const continues = begins === undefined ? open?.continues(chunk) : !begins(piece, pieces[at - 1] ?? {});
    if (open !== undefined && continues) open.add(chunk);
    else streams.push(new StreamedAnswer(chunk));
  }
  return streams.filter(({ hasContent }) => hasContent).map((stream) => stream.finished(end));
}

/** Ollama sends each call in a single line. */
function chunkOfOllama(piece: JsonObject, at: number): JsonObject {
  const { content, thinking, tool_calls, ...message } = objectOf(piece.message);
  const calls = listedObjects(tool_calls, "tool_calls");
  const delta = {
    ...message,
    content: textIn(content),
    thinking: textIn(thinking),
    tool_calls: calls.map((call, position) => ({ ...call, index: `${at} ${position}` })),
  };
  const finish_reason = piece.done === true ? textOf(piece.done_reason) || "stop" : null;
  return { ...piece, choices: [{ delta, finish_reason }] };
}

function textIn(value: Json | undefined): string {
  return textOf(value) || listOf(value).map(textOf).join("");
}

const EVENT =
  /^(?:message-(?:start|end)|content-(?:start|delta|end)|tool-plan-delta|tool-call-(?:start|delta|end)|citation-(?:start|end))$/;

/** Returns true for an event of Cohere's v2 streams. */
export function isCohereEvent({ type, delta }: JsonObject): boolean {
  return isString(type) && EVENT.test(type) && (isObject(delta) || type.endsWith("-end"));
}

function chunkOfCohere({ type, index, delta }: JsonObject): JsonObject {
  const { message, usage = null, finish_reason } = objectOf(delta);
  const { tool_plan = null, content, tool_calls } = objectOf(message);
  const { text = null, thinking = null } = objectOf(content);
  const calls = isObject(tool_calls) ? [tool_calls] : objectsOf(tool_calls);
  const texts = { content: text, thinking, tool_plan };
  return {
    usage,
    choices: [
      {
        delta: { ...texts, tool_calls: calls.map((call) => ({ ...call, index: index ?? null })) },
        finish_reason: type === "message-end" ? textOf(finish_reason) || "COMPLETE" : null,
      },
    ],
  };
}

/** The last chunk of a stream may have no choices. */
function isChunk({ choices }: JsonObject): boolean {
  return Array.isArray(choices) && choices.every(isPieceOfChoice);
}

/** Returns true for a chunk with content. */
export function hasDelta({ choices }: JsonObject): boolean {
  return objectsOf(choices).some(({ delta }) => isObject(delta));
}

function isPieceOfChoice(choice: Json): boolean {
  return isObject(choice) && !("message" in choice) && !("text" in choice);
}

class StreamedAnswer {
  hasContent = false;
  private id = "";
  private stopReason: string | undefined;
  private hasOtherChoices = false;
  private model: Json | undefined;
  private usage: JsonObject = {};
  /** Ollama's line with the token counts. */
  private counts: JsonObject | undefined;
  private content = "";
  private readonly parts: Json[] = [];
  /** Unknown fields, which may hold a call. */
  private otherFields: JsonObject = {};
  private readonly texts = new Map<string, string>();
  private readonly calls = new StreamedCalls();
  private readonly legacy = new StreamedCalls();
  /** Tools run by Groq, by index: first the call, then its result. */
  private readonly executed = new Map<string, JsonObject>();

  constructor(first: JsonObject) {
    this.add(first);
  }

  /** Returns false for the first chunk of the next answer. Some servers use a single id for all streams, some a new id per chunk. */
  continues(chunk: JsonObject): boolean {
    const delta = firstDelta(chunk);
    const isOther = isString(chunk.id) && chunk.id !== "" && this.id !== "" && chunk.id !== this.id;
    if (isOther && isString(delta.role)) return false;
    return this.stopReason === undefined || !hasMoreContent(delta);
  }

  add(chunk: JsonObject): void {
    if (this.id === "" && isString(chunk.id)) this.id = chunk.id;
    if (isString(chunk.model) && chunk.model !== "") this.model = chunk.model;
    // Groq nests usage; if every chunk has it, it is cumulative.
    const usage = chunk.usage ?? objectOf(chunk.x_groq).usage;
    if (isObject(usage)) this.usage = usage;
    if (isOllamaPiece(chunk)) this.counts = chunk;
    for (const choice of objectsOf(chunk.choices)) {
      if (isOtherChoice(choice)) {
        this.hasOtherChoices = true;
        continue;
      }
      if (isString(choice.finish_reason)) this.stopReason = choice.finish_reason;
      if (isObject(choice.delta)) this.addDelta(choice.delta);
    }
  }

  finished(end: string): Answer {
    if (this.stopReason === undefined)
      throw new RecordingError(`a stream was cut off before its ${end}: record the run again`);
    const source = this.counts ?? { model: this.model ?? null, usage: this.usage };
    const tool_calls = this.calls.finished();
    const [legacy] = this.legacy.finished();
    const text: Json[] = this.content === "" ? [] : [{ type: "text", text: this.content }];
    return {
      message: {
        ...this.otherFields,
        ...Object.fromEntries(this.texts),
        role: "assistant",
        content: this.parts.length > 0 ? [...this.parts, ...text] : this.content,
        ...(tool_calls.length > 0 ? { tool_calls } : {}),
        ...(this.executed.size > 0 ? { executed_tools: [...this.executed.values()] } : {}),
        ...(legacy?.function === undefined ? {} : { function_call: legacy.function }),
      },
      isOneOfSeveral: this.hasOtherChoices,
      stopReason: this.stopReason,
      took: tookIn(source),
    };
  }

  private addDelta({ content, tool_calls, executed_tools, function_call, ...otherFields }: JsonObject): void {
    this.hasContent = true;
    if (isString(content)) this.content += content;
    for (const part of listOf(content)) this.parts.push(part);
    this.otherFields = { ...this.otherFields, ...otherFields };
    for (const key of TEXT_KEYS) {
      const text = otherFields[key];
      if (isString(text)) this.texts.set(key, (this.texts.get(key) ?? "") + text);
    }
    this.calls.add(tool_calls);
    for (const tool of listedObjects(executed_tools, "delta.executed_tools")) {
      const at = callId(tool.index) ?? "";
      this.executed.set(at, { ...this.executed.get(at), ...tool });
    }
    if (isObject(function_call)) this.legacy.add([{ index: 0, function: function_call }]);
  }
}

const TEXT_KEYS = ["reasoning_content", "reasoning", "refusal", "thinking", "tool_plan"];

function isOtherChoice({ index }: JsonObject): boolean {
  return typeof index === "number" && index !== 0;
}

function firstDelta({ choices }: JsonObject): JsonObject {
  return objectOf(objectsOf(choices).find((choice) => !isOtherChoice(choice))?.delta);
}

function hasMoreContent(delta: JsonObject): boolean {
  const { content, tool_calls, function_call } = delta;
  return (isString(content) && content !== "") || listOf(tool_calls).length > 0 || isObject(function_call);
}

interface OpenCall {
  index: Json | undefined;
  id: string;
  name: string;
  /** Text in pieces, or a whole object. Undefined until the first piece. */
  arguments: Json | undefined;
}

/** Assembles streamed calls. `index` may be missing or always 0, `id` and `name` may repeat, and calls may come whole. */
class StreamedCalls {
  private readonly open: OpenCall[] = [];

  /** Throws RecordingError unless it gets a list of objects. */
  add(pieces: Json | undefined): void {
    for (const piece of listedObjects(pieces, "delta.tool_calls")) this.addPiece(piece);
  }

  /** Returns the calls in order of their start. Cohere streams no arguments for a tool without any. */
  finished(): JsonObject[] {
    return this.open.map(({ id, name, arguments: args }) => ({
      ...(id === "" ? {} : { id }),
      type: "function",
      function: { name, ...(args === undefined || args === "" ? {} : { arguments: args }) },
    }));
  }

  private addPiece(piece: JsonObject): void {
    const fields = objectOf(piece.function);
    const [name, id] = [textOf(fields.name), textOf(piece.id)];
    const call =
      this.openCall(piece.index ?? undefined, id, name) ?? this.begin(piece.index ?? undefined, id);
    if (call.id === "") call.id = id;
    if (call.name !== name) call.name += name;
    call.arguments = joined(call.arguments, fields.arguments ?? undefined);
  }

  private begin(index: Json | undefined, id: string): OpenCall {
    const call: OpenCall = { index, id, name: "", arguments: undefined };
    this.open.push(call);
    return call;
  }

  private openCall(index: Json | undefined, id: string, name: string): OpenCall | undefined {
    const latest = this.open.findLast((call) => call.index === index);
    if (latest === undefined) return undefined;
    if (id !== "" && latest.id !== "" && id !== latest.id)
      return this.open.find((call) => call.index === index && call.id === id);
    const continues = id !== "" || name === "" || (index !== undefined && !begins(latest, name));
    return continues ? latest : undefined;
  }
}

/** A new name after arguments: the server gives all its calls a single index. */
function begins(latest: OpenCall, name: string): boolean {
  return name !== latest.name && latest.arguments !== undefined && latest.arguments !== "";
}

function joined(before: Json | undefined, piece: Json | undefined): Json | undefined {
  if (isString(before) && isString(piece)) return before + piece;
  return piece === undefined || (piece === "" && before !== undefined) ? before : piece;
}

export interface Answer {
  message: JsonObject;
  /** Other choices exist and are not read. */
  isOneOfSeveral?: boolean;
  stopReason?: Json | undefined;
  took: StatedUsage;
}

/** Returns the first choice of a response, or undefined if it has none. */
export function answerIn(response: JsonObject): Answer | undefined {
  const choices = objectsOf(response.choices);
  const message = choices[0]?.message ?? response.message;
  if (!isObject(message)) return undefined;
  return {
    message,
    isOneOfSeveral: choices.length > 1,
    // Cohere and Ollama put it beside the message.
    stopReason: choices[0]?.finish_reason ?? response.finish_reason ?? response.done_reason,
    took: tookIn(response),
  };
}

/** Ollama has counts and nanoseconds beside the message; Groq has seconds among the counts. */
function tookIn(response: JsonObject): StatedUsage {
  const { model, usage, prompt_eval_count, eval_count, total_duration } = response;
  if (["prompt_eval_count", "eval_count", "total_duration"].some((key) => key in response))
    return {
      model,
      usage: { prompt_eval_count: prompt_eval_count ?? null, eval_count: eval_count ?? null },
      duration: times(total_duration, 1e-6),
    };
  return { model, usage, duration: times(objectOf(usage).total_time, 1000) };
}

function times(value: Json | undefined, factor: number): Json | undefined {
  return typeof value === "number" ? value * factor : value;
}

/** Returns true for an unstreamed response of OpenAI, Cohere or Ollama. */
export function isResponse(item: JsonObject): boolean {
  const { choices, message, finish_reason } = item;
  if ("messages" in item) return false;
  if (Array.isArray(choices)) return isObject(objectsOf(choices)[0]?.message);
  return isObject(message) && (isString(finish_reason) || isOllamaPiece(item));
}

/** Matches a line of Ollama's streams and a whole answer of its `/api/chat`. */
function isOllamaPiece({ message, done }: JsonObject): boolean {
  return isObject(message) && typeof done === "boolean";
}
