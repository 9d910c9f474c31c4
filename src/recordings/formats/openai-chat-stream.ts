import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
  textOf,
} from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import { callId, listedObjects } from "../calls.ts";
import type { StatedUsage } from "../usage.ts";

/** A way of streaming. */
export interface Dialect {
  isPiece(item: JsonObject): boolean;
  /** What a piece says, as a chunk of OpenAI's. */
  chunkOf(piece: JsonObject, at: number): JsonObject;
  /** True for the first piece of an answer; absent where only what was said tells. */
  begins?(piece: JsonObject, before: JsonObject): boolean;
  /** How the end of an answer shows. */
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

/** The way of streaming that a piece is of; undefined for anything else. */
export function dialectOf(item: JsonObject): Dialect | undefined {
  return DIALECTS.find(({ isPiece }) => isPiece(item));
}

/** The answers in the pieces of streams that follow one another. Throws RecordingError when one was cut off. */
export function readPieces({ chunkOf, begins, end }: Dialect, pieces: readonly JsonObject[]): Answer[] {
  const streams: StreamedAnswer[] = [];
  for (const [at, piece] of pieces.entries()) {
    const chunk = chunkOf(piece, at);
    const open = streams.at(-1);
    const goesOn = begins === undefined ? open?.goesOn(chunk) : !begins(piece, pieces[at - 1] ?? {});
    if (open !== undefined && goesOn) open.add(chunk);
    else streams.push(new StreamedAnswer(chunk));
  }
  return streams.filter(({ saysSomething }) => saysSomething).map((stream) => stream.finished(end));
}

/** A line of Ollama's streams, in which calls come whole. */
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

/** True for an event of Cohere's v2 streams. */
export function isCohereEvent({ type, delta }: JsonObject): boolean {
  return isString(type) && EVENT.test(type) && (isObject(delta) || type.endsWith("-end"));
}

function chunkOfCohere({ type, index, delta }: JsonObject): JsonObject {
  const { message, usage = null, finish_reason } = objectOf(delta);
  const { tool_plan = null, content, tool_calls } = objectOf(message);
  const { text = null, thinking = null } = objectOf(content);
  const calls = isObject(tool_calls) ? [tool_calls] : objectsOf(tool_calls);
  const said = { content: text, thinking, tool_plan };
  return {
    usage,
    choices: [
      {
        delta: { ...said, tool_calls: calls.map((call) => ({ ...call, index: index ?? null })) },
        finish_reason: type === "message-end" ? textOf(finish_reason) || "COMPLETE" : null,
      },
    ],
  };
}

/** True for a `chat.completion.chunk`; the last of a stream may have no choices. */
function isChunk({ choices }: JsonObject): boolean {
  return Array.isArray(choices) && choices.every(isPieceOfChoice);
}

/** True for a chunk that says something. */
export function hasDelta({ choices }: JsonObject): boolean {
  return objectsOf(choices).some(({ delta }) => isObject(delta));
}

function isPieceOfChoice(choice: Json): boolean {
  return isObject(choice) && !("message" in choice) && !("text" in choice);
}

class StreamedAnswer {
  saysSomething = false;
  private id = "";
  private stopReason: string | undefined;
  private hasOtherChoices = false;
  private model: Json | undefined;
  private usage: JsonObject = {};
  /** The line of Ollama's that counts. */
  private counts: JsonObject | undefined;
  private content = "";
  private readonly parts: Json[] = [];
  /** Fields that are not known: a call may be in them. */
  private others: JsonObject = {};
  private readonly texts = new Map<string, string>();
  private readonly calls = new StreamedCalls();
  private readonly legacy = new StreamedCalls();
  /** The tools that Groq ran, by their index: first what was called, then what came of it. */
  private readonly executed = new Map<string, JsonObject>();

  constructor(first: JsonObject) {
    this.add(first);
  }

  /** False for the chunk with which the next answer begins. Some servers give all streams one id, some every chunk its own. */
  goesOn(chunk: JsonObject): boolean {
    const delta = firstDelta(chunk);
    const isOther = isString(chunk.id) && chunk.id !== "" && this.id !== "" && chunk.id !== this.id;
    if (isOther && isString(delta.role)) return false;
    return this.stopReason === undefined || !saysMore(delta);
  }

  add(chunk: JsonObject): void {
    if (this.id === "" && isString(chunk.id)) this.id = chunk.id;
    if (isString(chunk.model) && chunk.model !== "") this.model = chunk.model;
    // Groq's streams keep it beside its own id; where every chunk has it, it counts all before.
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
    const told = this.counts ?? { model: this.model ?? null, usage: this.usage };
    const tool_calls = this.calls.finished();
    const [legacy] = this.legacy.finished();
    const text: Json[] = this.content === "" ? [] : [{ type: "text", text: this.content }];
    return {
      message: {
        ...this.others,
        ...Object.fromEntries(this.texts),
        role: "assistant",
        content: this.parts.length > 0 ? [...this.parts, ...text] : this.content,
        ...(tool_calls.length > 0 ? { tool_calls } : {}),
        ...(this.executed.size > 0 ? { executed_tools: [...this.executed.values()] } : {}),
        ...(legacy?.function === undefined ? {} : { function_call: legacy.function }),
      },
      isOneOfSeveral: this.hasOtherChoices,
      stopReason: this.stopReason,
      took: tookIn(told),
    };
  }

  private addDelta({ content, tool_calls, executed_tools, function_call, ...others }: JsonObject): void {
    this.saysSomething = true;
    if (isString(content)) this.content += content;
    for (const part of listOf(content)) this.parts.push(part);
    this.others = { ...this.others, ...others };
    for (const key of TEXT_KEYS) {
      const text = others[key];
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

function saysMore(delta: JsonObject): boolean {
  const { content, tool_calls, function_call } = delta;
  return (isString(content) && content !== "") || listOf(tool_calls).length > 0 || isObject(function_call);
}

/** A call whose parts are still arriving. */
interface OpenCall {
  index: Json | undefined;
  id: string;
  name: string;
  /** Text in pieces; a server that sends an object sends it whole. Undefined until something came. */
  arguments: Json | undefined;
}

/**
 * Puts the calls of a streamed message together. Servers differ: `index` may be missing or always 0, `id` and `name` may come
 * once or with every piece, and calls may come whole.
 */
class StreamedCalls {
  private readonly open: OpenCall[] = [];

  /** Adds `delta.tool_calls`. Throws RecordingError when it is no list of objects. */
  add(pieces: Json | undefined): void {
    for (const piece of listedObjects(pieces, "delta.tool_calls")) this.addPiece(piece);
  }

  /**
   * The calls, in the order in which they began, as a message that is not streamed has them. Empty arguments are none: Cohere
   * streams nothing for a tool that takes none.
   */
  finished(): JsonObject[] {
    return this.open.map(({ id, name, arguments: args }) => ({
      ...(id === "" ? {} : { id }),
      type: "function",
      function: { name, ...(args === undefined || args === "" ? {} : { arguments: args }) },
    }));
  }

  private addPiece(piece: JsonObject): void {
    const made = objectOf(piece.function);
    const [name, id] = [textOf(made.name), textOf(piece.id)];
    const call =
      this.openCall(piece.index ?? undefined, id, name) ?? this.begin(piece.index ?? undefined, id);
    if (call.id === "") call.id = id;
    if (call.name !== name) call.name += name;
    call.arguments = joined(call.arguments, made.arguments ?? undefined);
  }

  private begin(index: Json | undefined, id: string): OpenCall {
    const call: OpenCall = { index, id, name: "", arguments: undefined };
    this.open.push(call);
    return call;
  }

  /** The call that a piece goes on with. */
  private openCall(index: Json | undefined, id: string, name: string): OpenCall | undefined {
    const latest = this.open.findLast((call) => call.index === index);
    if (latest === undefined) return undefined;
    if (id !== "" && latest.id !== "" && id !== latest.id)
      return this.open.find((call) => call.index === index && call.id === id);
    const goesOn = id !== "" || name === "" || (index !== undefined && !begins(latest, name));
    return goesOn ? latest : undefined;
  }
}

/** True when another name after arguments tells that the server counts all of its calls as the same. */
function begins(latest: OpenCall, name: string): boolean {
  return name !== latest.name && latest.arguments !== undefined && latest.arguments !== "";
}

function joined(before: Json | undefined, piece: Json | undefined): Json | undefined {
  if (isString(before) && isString(piece)) return before + piece;
  return piece === undefined || (piece === "" && before !== undefined) ? before : piece;
}

/** One answer of a model: a response, or what the pieces of a stream make up. */
export interface Answer {
  message: JsonObject;
  /** There are other choices, which are not read. */
  isOneOfSeveral?: boolean;
  /** Why the model stopped. */
  stopReason?: Json | undefined;
  took: StatedUsage;
}

/** The answer in a response, of several choices the first; undefined when there is none. */
export function answerIn(response: JsonObject): Answer | undefined {
  const choices = objectsOf(response.choices);
  const message = choices[0]?.message ?? response.message;
  if (!isObject(message)) return undefined;
  return {
    message,
    isOneOfSeveral: choices.length > 1,
    // Cohere's stands beside the message, and Ollama's too.
    stopReason: choices[0]?.finish_reason ?? response.finish_reason ?? response.done_reason,
    took: tookIn(response),
  };
}

/** What the answer in a response took. Ollama has its counts and nanoseconds beside the message, Groq seconds among the counts. */
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

/** True for a response that came whole: OpenAI's, Cohere's or Ollama's. */
export function isResponse(item: JsonObject): boolean {
  const { choices, message, finish_reason } = item;
  if ("messages" in item) return false;
  if (Array.isArray(choices)) return isObject(objectsOf(choices)[0]?.message);
  return isObject(message) && (isString(finish_reason) || isOllamaPiece(item));
}

/** True for a line of Ollama's own streams, and for an answer of its `/api/chat` that came whole. */
function isOllamaPiece({ message, done }: JsonObject): boolean {
  return isObject(message) && typeof done === "boolean";
}
