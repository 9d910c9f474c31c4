import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  objectsOf,
  scalarText,
} from "../../../core/json.ts";
import { areUnknown, jsonIn, offeredTools, outcomeText, statedText } from "../../reading/message-parts.ts";
import { type Message, readMessages, spoken } from "../../reading/model-messages.ts";
import { recordedArguments } from "../../reading/spans.ts";
import type { StatedCall } from "../../run.ts";
import { openinference } from "./openinference.ts";
import {
  at,
  type Dialect,
  type ExecutionSpan,
  firstAt,
  type GenerationSpan,
  indexed,
  MERGED_TOOLS,
  messagesAt,
  outcomeIn,
  type RecordedSpan,
  type SpanEvent,
  textAt,
  wholeJsonIn,
} from "./otel-attributes.ts";
import { logfire, mastraQuestion, mlflow } from "./otel-platforms.ts";

/** Attributes of the Vercel AI SDK v3 to v6 with `experimental_telemetry`. */
const aiSdk: Dialect = (span) => {
  const { attributes } = span;
  const operation = textAt(attributes, "ai.operationId") ?? span.name.split(" ", 1)[0] ?? "";
  const name = textAt(attributes, "ai.toolCall.name");
  if (operation === "ai.toolCall" || name !== undefined) {
    const outcome = outcomeIn(span, at(attributes, "ai.toolCall.result"));
    const args = statedText(at(attributes, "ai.toolCall.args"));
    return {
      kind: "execution",
      call: { ...outcome, id: textAt(attributes, "ai.toolCall.id"), name, ...args },
    };
  }
  if (!/^ai\.(?:generate|stream)/.test(operation)) return undefined;
  const found = (...keys: readonly string[]) =>
    firstAt(attributes, ...keys.flatMap((key) => [`ai.response.${key}`, `ai.result.${key}`]));
  const [calls, text] = [found("toolCalls"), found("text", "object")];
  const prompt = jsonIn(at(attributes, "ai.prompt"));
  const messages = wholeJsonIn(at(attributes, "ai.prompt.messages"));
  const answer = {
    texts: [
      ...spoken("reasoning", at(attributes, "ai.response.reasoning")).texts,
      ...spoken("assistant", text).texts,
    ],
    calls: callsIn(readMessages({ toolCalls: indexed(wholeJsonIn(calls)) }, "assistant")),
    results: [],
  };
  return {
    kind: "generation",
    input: readMessages(messages !== undefined || !isObject(prompt) ? messages : prompt, "user"),
    output: calls === undefined && text === undefined ? undefined : [answer],
    tools: offeredTools(at(attributes, "ai.prompt.tools")),
    finishReason: textAt(attributes, "ai.response.finishReason", "ai.finishReason"),
    agent: !/\.do(?:Generate|Stream)$/.test(operation),
  };
};

const DETAILS = "gen_ai.client.inference.operation.details";
const SPOKEN = /^gen_ai\.(system|user|assistant|tool)\.message$/;

type MessageEvent = Pick<SpanEvent, "name"> & { body: JsonObject };

/** Reads events of earlier conventions, on the span, in log records, or in pydantic-ai 1's attribute. */
function messagesInEvents(
  span: RecordedSpan,
): Pick<GenerationSpan, "input" | "output" | "finishReason"> | undefined {
  const events = [
    ...span.events.map(({ name, attributes }) => ({ name, body: bodyOf(attributes) })),
    ...indexed(wholeJsonIn(at(span.attributes, "events"))).map(eventOf),
  ];
  const choices = events.filter(({ name }) => name === "gen_ai.choice");
  const inputs = events.filter(({ name }) => SPOKEN.test(name));
  if (choices.length + inputs.length === 0) return undefined;
  return {
    input: inputs.flatMap(messageOf),
    output: choices.length === 0 ? undefined : choices.flatMap(messageOf),
    finishReason: choices.map(({ body }) => body.finish_reason).find(isString),
  };
}

/** Azure and others put the message into an attribute as JSON text. */
function bodyOf(attributes: JsonObject): JsonObject {
  const content = jsonIn(at(attributes, "gen_ai.event.content"));
  return isObject(content) ? { ...attributes, ...content } : attributes;
}

/** pydantic-ai 1 writes events as a list. */
function eventOf(body: JsonObject): MessageEvent {
  return { name: scalarText(body["event.name"]), body };
}

function messageOf({ name, body }: MessageEvent): Message[] {
  const role = SPOKEN.exec(name)?.[1] ?? "assistant";
  const inner = name === "gen_ai.choice" ? jsonIn(body.message) : undefined;
  const message = isObject(inner) ? inner : Array.isArray(inner) ? { content: inner } : {};
  return readMessages({ ...body, ...message, role }, "assistant");
}

function callInEvents({ events }: RecordedSpan): Partial<StatedCall> {
  const named = (name: string) => events.find((event) => event.name === name)?.attributes;
  const details = named(DETAILS);
  if (details !== undefined)
    return callsIn(messagesAt(at(details, "gen_ai.input.messages"), "user"))[0] ?? {};
  const [request, response] = [named("gen_ai.tool.message"), named("gen_ai.choice")];
  return {
    ...(request && statedText(firstAt(bodyOf(request), "content", "arguments"))),
    ...(response && outcomeText(jsonIn(bodyOf(response).message))),
  };
}

function callsIn(messages: readonly Message[]): StatedCall[] {
  return messages.flatMap(({ calls }) => calls);
}

/** Older conventions, as OpenLLMetry (Traceloop) writes them: `gen_ai.prompt.N.…` and `gen_ai.completion.N.…`. */
const openllmetry: Dialect = (span) => {
  const { attributes } = span;
  if (at(attributes, "traceloop.span.kind") === "tool") {
    const name = textAt(attributes, "traceloop.entity.name") ?? span.name.replace(/\.tool$/, "");
    const args = recordedArguments(jsonIn(at(attributes, "traceloop.entity.input")));
    const outcome = outcomeIn(span, at(attributes, "traceloop.entity.output"));
    return { kind: "execution", call: { ...outcome, id: undefined, name, ...args } };
  }
  const prompt = firstAt(attributes, "gen_ai.prompt", "llm.prompts");
  const completion = firstAt(attributes, "gen_ai.completion", "llm.completions");
  const isRequest = firstAt(attributes, "llm.request.type") !== undefined;
  if (prompt === undefined && completion === undefined && !isRequest) return undefined;
  const [first] = isObject(completion) ? indexed(completion) : [];
  const choices = completion === undefined ? undefined : messagesAt(completion, "assistant");
  const functions = at(attributes, "llm.request.functions");
  return {
    kind: "generation",
    input: messagesAt(prompt, "user"),
    output: choices?.slice(0, 1),
    hasOthers: (choices ?? []).length > 1,
    tools: offeredTools(isObject(functions) ? indexed(functions) : functions),
    finishReason: [
      first?.finish_reason,
      ...[jsonIn(at(attributes, "gen_ai.response.finish_reasons"))].flat(),
    ].find(isString),
  };
};

const GENERATIONS = new Set(["chat", "text_completion", "generate_content", "invoke_agent"]);
const ARGUMENTS = [
  "gen_ai.tool.call.arguments",
  "gen_ai.tool.arguments",
  // pydantic-ai before 2
  "tool_arguments",
  "gcp.vertex.agent.tool_call_args",
  "ai.toolCall.args",
  "input.value",
  "input",
];
const RESULTS = [
  "gen_ai.tool.call.result",
  "tool_response",
  "gcp.vertex.agent.tool_response",
  "ai.toolCall.result",
  "traceloop.entity.output",
  "output.value",
  "output",
];

/** OpenLLMetry for JavaScript writes these instead of a tool's name. */
const LANGCHAIN_CLASS = /^(?:Dynamic)?(?:Structured)?Tool$/;

/** OpenTelemetry's GenAI conventions with additions of frameworks. */
const semconv: Dialect = (span) => {
  const operation = at(span.attributes, "gen_ai.operation.name");
  if (isString(operation) && GENERATIONS.has(operation))
    return generation(span, operation === "invoke_agent");
  if (operation === "execute_tool" || at(span.attributes, "gen_ai.tool.name") !== undefined)
    return execution(span);
  // Other operations, such as services that run agents, count only with an answer.
  const other = generation(span, true);
  return other.output === undefined ? undefined : other;
};

function execution(span: RecordedSpan): ExecutionSpan | undefined {
  const { attributes } = span;
  const hasFailed = attributes["error.type"] !== undefined || hasErrorStatus(attributes);
  const { name: answerer, ...outcome } = outcomeIn(span, firstAt(attributes, ...RESULTS), hasFailed);
  // Pydantic AI 2 opens a span also for a call whose arguments it refuses.
  if (at(attributes, "pydantic_ai.tool.failure_stage") === "validation") outcome.status = "rejected";
  const name =
    textAt(attributes, "gen_ai.tool.name") ??
    answerer ??
    span.name.replace(/^(?:execute_tool|tools\/call)\s*/, "");
  if (name === MERGED_TOOLS) return undefined;
  const id = textAt(attributes, "gen_ai.tool.call.id") ?? outcome.id;
  const stated = statedText(firstAt(attributes, ...ARGUMENTS));
  const args = areUnknown({ name, ...stated })
    ? recordedArguments(jsonIn(at(attributes, "traceloop.entity.input")))
    : stated;
  const call = {
    ...outcome,
    id: id === "<not specified>" ? undefined : id,
    name: LANGCHAIN_CLASS.test(name) ? undefined : name,
    server: textAt(attributes, "mcp.server.name"),
    ...(isWithheld(attributes) ? {} : args),
  };
  return { kind: "execution", call: areUnknown(call) ? { ...callInEvents(span), ...call } : call };
}

/** Strands records a failure reported by the tool in an attribute instead of the span's status. */
function hasErrorStatus(attributes: JsonObject): boolean {
  return ["gen_ai.tool.status", "tool.status"].some((key) => attributes[key] === "error");
}

/** With content capture off, ADK writes `{}` for arguments and result; otherwise a result is never empty. */
function isWithheld(attributes: JsonObject): boolean {
  return (
    attributes["gcp.vertex.agent.tool_call_args"] === "{}" &&
    attributes["gcp.vertex.agent.tool_response"] === "{}"
  );
}

function generation(span: RecordedSpan, agent: boolean): GenerationSpan {
  const { attributes } = span;
  const details = span.events.find(({ name }) => name === DETAILS)?.attributes ?? {};
  const found = (path: string) => at(attributes, path) ?? at(details, path);
  const question = mastraQuestion(attributes);
  const input = found("gen_ai.input.messages") ?? question;
  const output = found("gen_ai.output.messages");
  const fromEvents = output === undefined ? messagesInEvents(span) : undefined;
  const reasons = jsonIn(at(attributes, "gen_ai.response.finish_reasons"));
  const isAdk = at(attributes, "gcp.vertex.agent.invocation_id") !== undefined;
  const read = (messages: Json, sender: "user" | "assistant") =>
    isAdk ? withoutNumbers(messagesAt(messages, sender)) : messagesAt(messages, sender);
  const choices = output === undefined ? fromEvents?.output : read(output, "assistant");
  const asked = at(attributes, "gen_ai.request.choice.count");
  // Output messages are alternative choices; the first is the agent's.
  const hasOthers = typeof asked === "number" && asked > 1 && (choices ?? []).length > 1;
  return {
    kind: "generation",
    input: [
      ...systemTexts(found("gen_ai.system_instructions")),
      ...(input === undefined ? (fromEvents?.input ?? []) : read(input, "user")),
    ],
    output: hasOthers ? choices?.slice(0, 1) : choices,
    hasOthers,
    tools: offeredTools(found("gen_ai.tool.definitions")),
    finishReason: [reasons].flat().find(isString) ?? fromEvents?.finishReason,
    agent,
    isQuestion: question !== undefined,
  };
}

/** For a call without an id, ADK writes its name and its place in the message, such as `search_0`. Another message repeats it. */
function withoutNumbers(messages: readonly Message[]): Message[] {
  const names = new Map<Json | undefined, string>();
  const nameIn = (id: Json | undefined) => (isString(id) ? /^(.+)_\d+$/.exec(id)?.[1] : undefined);
  for (const { id, name } of callsIn(messages))
    if (isString(name) && nameIn(id) === name) names.set(id, name);
  return messages.map(({ texts, calls, results }) => ({
    texts,
    calls: calls.map((call) => (names.has(call.id) ? { ...call, id: undefined } : call)),
    results: results.map((result) => {
      const name = names.get(result.id);
      return name === undefined ? result : { ...result, id: undefined, name };
    }),
  }));
}

function systemTexts(instructions: Json | undefined): Message[] {
  const parts = jsonIn(instructions);
  if (isString(parts)) return [spoken("system", parts)];
  return indexed(parts).map(({ content, text }) => spoken("system", content ?? text));
}

/** Google's ADK writes answers this way and tools by the GenAI conventions. */
const adk: Dialect = ({ attributes }) => {
  const answer = at(attributes, "gcp.vertex.agent.llm_response");
  if (answer === undefined) return undefined;
  const request = objectOf(wholeJsonIn(at(attributes, "gcp.vertex.agent.llm_request")));
  const { content, finish_reason: reason } = objectOf(wholeJsonIn(answer));
  const { system_instruction: instruction, tools } = objectOf(wholeJsonIn(request.config));
  const parts = isString(instruction) ? [{ text: instruction }] : objectsOf(objectOf(instruction).parts);
  return {
    kind: "generation",
    input: [...parts.map(({ text }) => spoken("system", text)), ...readMessages(request.contents, "user")],
    output: isObject(content) ? readMessages(content, "assistant") : undefined,
    tools: offeredTools(tools),
    finishReason: isString(reason) ? reason : undefined,
  };
};

/** pydantic-ai writes a whole run's messages into the agent's span. */
const pydanticAi: Dialect = ({ attributes }) => {
  const events = objectsOf(wholeJsonIn(at(attributes, "all_messages_events")));
  const all = at(attributes, "pydantic_ai.all_messages");
  if (all === undefined && events.length === 0) return undefined;
  const messages =
    all === undefined
      ? events.flatMap((event) => messageOf(eventOf(event)))
      : readMessages(wholeJsonIn(all), "assistant");
  const last = messages.findLastIndex(
    ({ calls, texts }) => calls.length > 0 || texts.some(({ speaker }) => speaker === "assistant"),
  );
  return {
    kind: "generation",
    input: [...messages.slice(0, Math.max(last, 0)), ...messages.slice(last + 1)],
    output: last === -1 ? undefined : messages.slice(last, last + 1),
    tools: [],
    agent: true,
  };
};

/** In order of precedence. */
const DIALECTS: readonly Dialect[] = [
  semconv,
  openinference,
  aiSdk,
  adk,
  pydanticAi,
  openllmetry,
  mlflow,
  logfire,
];

/** Reads a span in the first dialect with its complete content. Dialects of a span repeat each other. */
export const readSpan: Dialect = (span) => {
  let silent: GenerationSpan | undefined;
  for (const dialect of DIALECTS) {
    const read = dialect(span);
    if (read === undefined) continue;
    if (read.kind === "execution" || read.output !== undefined) return read;
    silent ??= read;
  }
  return silent;
};
