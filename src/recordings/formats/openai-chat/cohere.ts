import { isObject, isString, type Json, type JsonObject, objectsOf, textOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import type { Answer } from "./answer.ts";
import { StreamedCalls } from "./streamed-calls.ts";

const EVENT =
  /^(?:message-(?:start|end)|content-(?:start|delta|end)|tool-plan-delta|tool-call-(?:start|delta|end)|citation-(?:start|end))$/;

/** True for an event of Cohere's v2 streams. */
export function isCohereEvent({ type, delta }: JsonObject): boolean {
  return isString(type) && EVENT.test(type) && (isObject(delta) || type.endsWith("-end"));
}

/** The answers in the events of Cohere's v2 streams that follow one another. Throws RecordingError when one was cut off. */
export function readCohere(events: readonly JsonObject[]): Answer[] {
  const streams: CohereAnswer[] = [];
  for (const event of events) {
    const open = streams.at(-1);
    if (open === undefined || event.type === "message-start") streams.push(new CohereAnswer());
    streams.at(-1)?.add(event);
  }
  return streams.map((stream) => stream.finished());
}

class CohereAnswer {
  private text = "";
  private thinking = "";
  private plan = "";
  private isFinished = false;
  private promptTokens: Json | undefined;
  private stopReason: Json | undefined;
  private readonly calls = new StreamedCalls();

  add({ type, index, delta }: JsonObject): void {
    const { message, usage, finish_reason } = objectIn(delta);
    const { tool_plan, content, tool_calls } = objectIn(message);
    this.plan += textOf(tool_plan);
    this.text += textOf(objectIn(content).text);
    this.thinking += textOf(objectIn(content).thinking);
    for (const call of isObject(tool_calls) ? [tool_calls] : objectsOf(tool_calls))
      this.calls.add([{ ...call, index: index ?? null }]);
    if (type !== "message-end") return;
    this.isFinished = true;
    this.stopReason = finish_reason;
    this.promptTokens = objectIn(objectIn(usage).tokens).input_tokens;
  }

  finished(): Answer {
    if (!this.isFinished)
      throw new RecordingError("a stream was cut off before its message-end: record the run again");
    return {
      message: {
        role: "assistant",
        tool_plan: this.plan,
        thinking: this.thinking,
        content: this.text,
        tool_calls: this.calls.finished(),
      },
      promptTokens: this.promptTokens,
      stopReason: this.stopReason,
    };
  }
}

function objectIn(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
