import { isObject, isString, type Json, type JsonObject } from "../../../core/json.ts";
import { jsonIn, offeredTools, statedText } from "../../reading/message-parts.ts";
import { readMessages, readTexts, spoken } from "../../reading/model-messages.ts";
import { handoffTool, recordedArguments } from "../../reading/spans.ts";
import { at, type Dialect, outcomeIn, type RecordedSpan } from "./otel-attributes.ts";

/** MLflow's traces, with a span's type beside its input and output. */
export const mlflow: Dialect = (span) => {
  const { attributes, name } = span;
  const found = (key: string) => at(attributes, `mlflow.${key}`);
  const [kind, input, output] = ["spanType", "spanInputs", "spanOutputs"].map(found);
  if (kind === "TOOL") {
    const result = outcomeIn(span, output);
    return {
      kind: "execution",
      call: { id: result.id, name: result.name ?? name, ...recordedArguments(input), ...result.outcome },
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
    const { outcome } = outcomeIn(span, output ?? undefined);
    return { kind: "execution", call: { name, ...statedText(input), ...outcome } };
  }
  if (/^Handoff: /.test(span.name) && isString(target)) {
    const call = { name: handoffTool(target), arguments: {}, ...outcomeIn(span, target).outcome };
    return { kind: "execution", call, isHandoff: true };
  }
  const [request, response] = ["request_data", "response_data"].map((key) => jsonIn(at(attributes, key)));
  if (!isObject(request)) return undefined;
  const answer = isObject(response) ? (response.message ?? undefined) : undefined;
  return {
    kind: "generation",
    input: readMessages(inputOf(request), "user"),
    output: answer === undefined ? undefined : readMessages(answer, "assistant"),
    tools: offeredTools(request.tools),
  };
};

function inputOf({ system, messages, input, contents }: JsonObject): Json | undefined {
  const list = messages ?? input ?? contents;
  return isString(system) ? { system, messages: list ?? null } : list;
}
