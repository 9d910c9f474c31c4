import { isObject, isString, type Json, type JsonObject, objectOf, objectsOf } from "../../../core/json.ts";
import { jsonIn, offeredTools, statedText } from "../../reading/message-parts.ts";
import { readMessages, readTexts, spoken } from "../../reading/model-messages.ts";
import { handoffTool, recordedArguments } from "../../reading/spans.ts";
import { at, type Dialect, outcomeIn, type RecordedSpan, wholeJsonIn } from "./otel-attributes.ts";

/** MLflow's traces, with a span's type beside its input and output. */
export const mlflow: Dialect = (span) => {
  const { attributes, name } = span;
  const found = (key: string) => at(attributes, `mlflow.${key}`);
  const [kind, input, output] = ["spanType", "spanInputs", "spanOutputs"].map(found);
  if (kind === "TOOL") {
    const outcome = outcomeIn(span, output);
    return {
      kind: "execution",
      call: { ...outcome, name: outcome.name ?? name, ...recordedArguments(input) },
    };
  }
  if (kind !== "CHAT_MODEL" && kind !== "LLM")
    return kind === undefined ? undefined : wholeRun(span, input, output);
  const answer = readMessages(output, "assistant");
  const all = readMessages(found("chat.messages"), "assistant");
  const isRead = answer.some(({ calls, texts }) => calls.length + texts.length > 0);
  return {
    kind: "generation",
    input: readMessages(input, "user"),
    output: isRead ? answer : all.length > 0 ? all.slice(-1) : output === undefined ? undefined : answer,
    tools: offeredTools(found("chat.tools") ?? (isObject(input) ? input.tools : undefined)),
  };
};

/** Reads the question and answer of a trace's root span. */
function wholeRun({ parent }: RecordedSpan, input: Json | undefined, output: Json | undefined) {
  const answer = readTexts(output, "assistant").findLast(({ speaker }) => speaker === "assistant");
  if (parent !== undefined || answer === undefined) return undefined;
  const userText = readTexts(input, "user").findLast(({ speaker }) => speaker === "user");
  const [question, reply] = [spoken("user", userText?.text), spoken("assistant", answer.text)];
  return {
    kind: "generation" as const,
    input: [question],
    output: [reply],
    tools: [],
    agent: true,
    isTextOnly: true,
  };
}

/** Logfire's own instrumentations of model clients and OpenAI's Agents SDK. */
export const logfire: Dialect = (span) => {
  const { attributes } = span;
  const { name, input, output, to_agent: target } = attributes;
  if (/^Function: /.test(span.name) && isString(name)) {
    const outcome = outcomeIn(span, output ?? undefined);
    return { kind: "execution", call: { ...outcome, id: undefined, name, ...statedText(input) } };
  }
  if (/^Handoff: /.test(span.name) && isString(target)) {
    const call = { ...outcomeIn(span, target), name: handoffTool(target), arguments: {} };
    return { kind: "execution", call, isHandoff: true };
  }
  const [request, response] = ["request_data", "response_data"].map((key) => jsonIn(at(attributes, key)));
  if (!isObject(request)) return undefined;
  const answer = objectOf(response).message ?? undefined;
  const { system } = request;
  const list = request.messages ?? request.input ?? request.contents;
  return {
    kind: "generation",
    input: readMessages(isString(system) ? { system, messages: list ?? null } : list, "user"),
    output: answer === undefined ? undefined : readMessages(answer, "assistant"),
    tools: offeredTools(request.tools),
  };
};

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
