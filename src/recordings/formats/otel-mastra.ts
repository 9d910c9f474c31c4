import { isObject, isString, type Json, type JsonObject } from "../../base/json.ts";
import { jsonIn } from "../message-parts.ts";
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
 * The spans with the calls that a model asked for in its answers. Mastra exports them only with the step around an answer, and a call that
 * its own code did not execute has no span that tells of it.
 */
export function withStepCalls(spans: readonly RecordedSpan[]): readonly RecordedSpan[] {
  const answers = new Map(
    spans.flatMap((span) => {
      const output = jsonIn(at(span.attributes, "mastra.model_step.output"));
      return isObject(output) ? [[keyOf(span.traceId, span.id), output] as const] : [];
    }),
  );
  if (answers.size === 0) return spans;
  return spans.map((span) => {
    const answer = answers.get(keyOf(span.traceId, span.parent));
    if (answer === undefined || at(span.attributes, "mastra.span.type") !== "model_inference") return span;
    const { text = "", toolCalls = [] } = answer;
    const message = { role: "assistant", content: text, toolCalls };
    return { ...span, attributes: { ...span.attributes, "gen_ai.output.messages": [message] } };
  });
}

function keyOf(traceId: string, id: string | undefined): string {
  return `${traceId} ${id}`;
}
