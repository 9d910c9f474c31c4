import { isObject, isString, type Json, type JsonObject, listOf, objectsOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { callId, listedObjects } from "../../calls.ts";
import type { Answer } from "./answer.ts";
import { StreamedCalls } from "./streamed-calls.ts";

/** True for a `chat.completion.chunk`; the last of a stream may have no choices. */
export function isChunk({ choices }: JsonObject): boolean {
  return Array.isArray(choices) && choices.every(isPieceOfChoice);
}

/** True for a chunk that says something. */
export function hasDelta({ choices }: JsonObject): boolean {
  return objectsOf(choices).some(({ delta }) => isObject(delta));
}

function isPieceOfChoice(choice: Json): boolean {
  return isObject(choice) && !("message" in choice) && !("text" in choice);
}

/** The answers in the chunks of streams that follow one another. Throws RecordingError when one was cut off. */
export function readChunks(chunks: readonly JsonObject[]): Answer[] {
  const streams: StreamedAnswer[] = [];
  for (const chunk of chunks) {
    const open = streams.at(-1);
    if (open?.goesOn(chunk)) open.add(chunk);
    else streams.push(new StreamedAnswer(chunk));
  }
  return streams.filter(({ saysSomething }) => saysSomething).map((stream) => stream.finished());
}

class StreamedAnswer {
  saysSomething = false;
  private id = "";
  private stopReason: string | undefined;
  private hasOtherChoices = false;
  private promptTokens: Json | undefined;
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
    if (isObject(chunk.usage)) this.promptTokens = chunk.usage.prompt_tokens;
    for (const choice of objectsOf(chunk.choices)) {
      if (isOtherChoice(choice)) {
        this.hasOtherChoices = true;
        continue;
      }
      if (isString(choice.finish_reason)) this.stopReason = choice.finish_reason;
      if (isObject(choice.delta)) this.addDelta(choice.delta);
    }
  }

  finished(): Answer {
    if (this.stopReason === undefined)
      throw new RecordingError("a stream was cut off before its finish_reason: record the run again");
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
      promptTokens: this.promptTokens,
      isOneOfSeveral: this.hasOtherChoices,
      stopReason: this.stopReason,
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

const TEXT_KEYS = ["reasoning_content", "reasoning", "refusal"];

function isOtherChoice({ index }: JsonObject): boolean {
  return typeof index === "number" && index !== 0;
}

function firstDelta({ choices }: JsonObject): JsonObject {
  const delta = objectsOf(choices).find((choice) => !isOtherChoice(choice))?.delta;
  return isObject(delta) ? delta : {};
}

function saysMore(delta: JsonObject): boolean {
  const { content, tool_calls, function_call } = delta;
  return (isString(content) && content !== "") || listOf(tool_calls).length > 0 || isObject(function_call);
}
