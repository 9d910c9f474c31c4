import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../../core/json.ts";
import { jsonIn } from "../../reading/message-parts.ts";
import { at, type RecordedSpan, wholeJsonIn } from "./otel-attributes.ts";

/**
 * The question to an agent of Mastra, in the attributes of its span: those of its model do not repeat it. Throws RecordingError when its
 * text is cut off.
 */
export function mastraQuestion(attributes: JsonObject): Json | undefined {
  const input = wholeJsonIn(at(attributes, "mastra.agent_run.input"));
  return isString(input) ? [{ role: "user", content: input }] : input;
}

/**
 * The spans with the calls that a model asked for in its answers. Mastra exports them only with the step around an answer, and one that waits
 * for approval only with a piece of the answer; a call that its own code did not execute has no other span that tells of it.
 */
export function withStepCalls(spans: readonly RecordedSpan[]): readonly RecordedSpan[] {
  const steps = new Map<string, JsonObject>();
  const waiting = new Map<string, JsonObject[]>();
  for (const { traceId, id, parent, attributes } of spans) {
    const step = jsonIn(at(attributes, "mastra.model_step.output"));
    if (isObject(step)) steps.set(keyOf(traceId, id), step);
    const piece = jsonIn(at(attributes, "mastra.model_chunk.output"));
    if (!isObject(piece) || !isString(piece.toolName) || piece.args === undefined) continue;
    const key = keyOf(traceId, parent);
    waiting.set(key, [...(waiting.get(key) ?? []), piece]);
  }
  if (steps.size + waiting.size === 0) return spans;
  const ids = new Set(
    [...steps.values()].flatMap(({ toolCalls }) => objectsOf(toolCalls).map(({ toolCallId }) => toolCallId)),
  );
  return spans.map((span) => {
    if (at(span.attributes, "mastra.span.type") !== "model_inference") return span;
    const step = steps.get(keyOf(span.traceId, span.parent));
    // Once the run goes on, the whole answer is there too.
    const pieces = waiting
      .get(keyOf(span.traceId, span.id))
      ?.filter(({ toolCallId }) => !ids.has(toolCallId));
    if (step === undefined && (pieces ?? []).length === 0) return span;
    const { text = "", toolCalls = pieces ?? [] } = step ?? {};
    const message = { role: "assistant", content: text, toolCalls };
    return { ...span, attributes: { ...span.attributes, "gen_ai.output.messages": [message] } };
  });
}

function keyOf(traceId: string, id: string | undefined): string {
  return `${traceId} ${id}`;
}
