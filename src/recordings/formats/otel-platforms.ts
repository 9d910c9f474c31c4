import { isObject, isString, type Json, type JsonObject } from "../../base/json.ts";
import { jsonIn, offeredTools, statedText } from "../message-parts.ts";
import { readMessages, readTexts, spoken } from "../model-messages.ts";
import { handoffTool, recordedArguments } from "../spans.ts";
import { at, type Dialect, outcomeIn, type RecordedSpan } from "./otel-attributes.ts";

/** MLflow's traces, where the type of a span stands beside what it was given and gave back. */
export const mlflow: Dialect = (span) => {
  const { attributes, name } = span;
  const found = (key: string) => at(attributes, `mlflow.${key}`);
  const [kind, input, output] = ["spanType", "spanInputs", "spanOutputs"].map(found);
  if (kind === "TOOL") {
    const told = outcomeIn(span, output);
    return {
      kind: "execution",
      call: { id: told.id, name: told.name ?? name, ...recordedArguments(input), ...told.outcome },
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

/** What the first span of a trace was asked and answered. */
function wholeRun({ parent }: RecordedSpan, input: Json | undefined, output: Json | undefined) {
  const answer = readTexts(output, "assistant").findLast(({ speaker }) => speaker === "assistant");
  if (parent !== undefined || answer === undefined) return undefined;
  const asked = readTexts(input, "user").findLast(({ speaker }) => speaker === "user");
  const [question, said] = [spoken("user", asked?.text), spoken("assistant", answer.text)];
  return {
    kind: "generation" as const,
    input: [question],
    output: [said],
    tools: [],
    agent: true,
    isTextOnly: true,
  };
}

/** What Logfire's own instrumentations of model clients, and of OpenAI's Agents SDK, write. */
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
    input: readMessages(given(request), "user"),
    output: answer === undefined ? undefined : readMessages(answer, "assistant"),
    tools: offeredTools(request.tools),
  };
};

function given({ system, messages, input, contents }: JsonObject): Json | undefined {
  const list = messages ?? input ?? contents;
  return isString(system) ? { system, messages: list ?? null } : list;
}
