import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  shown,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { callId } from "../../reading/calls.ts";
import { jsonIn, offeredTools, statedText } from "../../reading/message-parts.ts";
import { type Message, readMessages, spoken, withoutHistory } from "../../reading/model-messages.ts";
import { handoffIn, recordedArguments } from "../../reading/spans.ts";
import type { ToolDefinition } from "../../run.ts";
import {
  at,
  type Dialect,
  type ExecutionSpan,
  firstAt,
  type GenerationSpan,
  indexed,
  outcomeIn,
  type RecordedSpan,
  textAt,
} from "./otel-attributes.ts";

const SEVERAL_OBJECTS = /^\s*\{.*\}\s*\{.*\}\s*$/s;

export const openinference: Dialect = (span) => {
  const kind = at(span.attributes, "openinference.span.kind");
  if (kind === "TOOL") return execution(span);
  return kind === "LLM" || kind === "AGENT" || kind === "CHAIN"
    ? generation(span, kind !== "LLM")
    : undefined;
};

function execution(span: RecordedSpan): ExecutionSpan {
  const { attributes } = span;
  const { id, name: _name, ...outcome } = outcomeIn(span, at(attributes, "output.value"));
  const handoff = handoffIn(span.name);
  return {
    kind: "execution",
    call: {
      ...outcome,
      id: textAt(attributes, "tool_call.id", "tool.id") ?? id,
      name: textAt(attributes, "tool.name", "tool_call.function.name") ?? handoff ?? span.name,
      // A handoff's span has the names of both agents as input and output.
      ...(handoff === undefined ? argumentsIn(attributes) : { arguments: {} }),
    },
    isHandoff: handoff !== undefined,
  };
}

/** `tool.parameters` holds arguments or their schema, by writer. smolagents records `{args, kwargs}`. */
function argumentsIn(attributes: JsonObject) {
  const input = jsonIn(firstAt(attributes, "tool_call.function.arguments", "input.value"));
  const parameters = jsonIn(at(attributes, "tool.parameters"));
  if (isObject(input) && Array.isArray(input.args) && isObject(input.kwargs)) {
    const schema = jsonIn(at(attributes, "tool.json_schema"));
    return recordedArguments(input, isObject(schema) ? (schema.parameters ?? schema) : parameters);
  }
  if (input !== undefined) return statedText(input);
  const isSchema = isObject(parameters) && ("properties" in parameters || parameters.type === "object");
  return isSchema ? {} : statedText(parameters);
}

function generation({ attributes }: RecordedSpan, agent: boolean): GenerationSpan | undefined {
  const sent = messagesOf(at(attributes, "llm.output_messages"), "assistant");
  if (agent && sent.length === 0) return undefined;
  const input = messagesOf(at(attributes, "llm.input_messages"), "user");
  const tools = offeredTools(indexed(at(attributes, "llm.tools")).map(definitionOf));
  refuseJoined(sent, tools);
  const whole = [...input, ...sent].some(({ calls }) => calls.length > 0) ? undefined : valuesIn(attributes);
  const finishReason = textAt(attributes, "llm.finish_reason");
  const read = { kind: "generation" as const, tools, finishReason, agent };
  if (whole === undefined)
    return { ...read, input, output: sent.length === 0 ? plainOutput(attributes) : sent };
  const questions = input.map((message) => ({ ...message, results: [] }));
  return { ...read, input: [...questions, ...whole.input], output: [...sent, ...whole.output] };
}

/** JavaScript instrumentations join the parallel calls of a streamed answer into a call that was never made. */
function refuseJoined(answers: readonly Message[], tools: readonly ToolDefinition[]): void {
  const joined = answers
    .flatMap(({ calls }) => calls)
    .find(
      ({ name, argumentsText = "" }) =>
        SEVERAL_OBJECTS.test(argumentsText) && !tools.some((tool) => tool.name === name),
    );
  if (joined !== undefined)
    throw new RecordingError(
      `the instrumentation joined the calls of a streamed answer into one of ${shown(joined.name)}: do not stream, or record otherwise`,
    );
}

/** Reads calls and results from a span's values, for model classes whose messages lack them. */
function valuesIn(attributes: JsonObject): { input: Message[]; output: Message[] } | undefined {
  const [asked, answer] = ["input.value", "output.value"].map((key) => jsonIn(at(attributes, key)));
  const input = withoutHistory(readMessages(isObject(asked) ? asked : undefined, "user"));
  const output = readMessages(isObject(answer) ? answer : undefined, "assistant");
  const hasCalls = output.some(({ calls }) => calls.length > 0);
  if (!hasCalls && !input.some(({ results }) => results.some(({ id }) => callId(id) !== undefined)))
    return undefined;
  const withoutTexts = (message: Message) => ({ ...message, texts: [] });
  return { input: input.map(withoutTexts), output: output.map(withoutTexts) };
}

function definitionOf(tool: JsonObject): Json {
  const schema = jsonIn(firstAt(tool, "tool.json_schema", "json_schema"));
  const name = textAt(tool, "tool.name", "name");
  return { ...objectOf(schema), ...defined({ name }) };
}

/** Some instrumentations write a model's answer only as text. */
function plainOutput(attributes: JsonObject): Message[] | undefined {
  const text = at(attributes, "output.value");
  return at(attributes, "output.mime_type") === "application/json" || !isString(text) || text === ""
    ? undefined
    : [spoken("assistant", text)];
}

/** The `message.` prefix of fields is optional. */
function messagesOf(list: Json | undefined, sender: "user" | "assistant"): Message[] {
  return indexed(jsonIn(list)).flatMap((message) => readMessages(usualMessage(message), sender));
}

function usualMessage(message: JsonObject): JsonObject {
  const found = (path: string) => firstAt(message, `message.${path}`, path);
  const [role = null, content = null, id = null, name = null] = [
    "role",
    "content",
    "tool_call_id",
    "name",
  ].map(found);
  // Contents are texts and media; calls among them are also in tool_calls.
  const texts = indexed(jsonIn(found("contents")))
    .map((part) => firstAt(part, "message_content.text", "text"))
    .filter(isString);
  if (role === "tool" || role === "function") {
    return { role: "tool", content: [resultPart(content ?? texts[0] ?? null, id, name)] };
  }
  const legacy = {
    name: found("function_call_name") ?? null,
    arguments: found("function_call_arguments_json") ?? null,
  };
  return {
    role,
    content: isSameText(content, texts) ? texts : [content, ...texts],
    tool_calls: indexed(jsonIn(found("tool_calls"))).flatMap(usualCall),
    function_call: legacy,
  };
}

/** OpenAI's agents have the parts of an answer, and the whole text beside them. */
function isSameText(content: Json, parts: readonly string[]): boolean {
  return isString(content) && ["", "\n"].some((between) => parts.join(between) === content);
}

/** The AI SDK writes `{type, value}`, others the answer itself. */
function resultPart(result: Json, id: Json, name: Json): JsonObject {
  const held = jsonIn(result) ?? null;
  const isTyped = isObject(held) && isString(held.type) && "value" in held;
  return isTyped
    ? { type: "tool-result", toolCallId: id, toolName: name, output: held }
    : { type: "tool_call_response", id, name, response: held };
}

function usualCall(call: JsonObject): JsonObject[] {
  const found = (path: string) => firstAt(call, `tool_call.${path}`, path);
  const [id, name, args] = ["id", "function.name", "function.arguments"].map(found);
  // Some writers add empty attributes for calls that do not exist.
  if (id === undefined && name === undefined && args === undefined) return [];
  // CrewAI's instrumentation by events puts the name of an earlier call in quotes.
  const plain = isString(name) ? name.replace(/^'(.+)'$/, "$1") : (name ?? null);
  return [{ id: id ?? null, function: { name: plain, arguments: args ?? null } }];
}
