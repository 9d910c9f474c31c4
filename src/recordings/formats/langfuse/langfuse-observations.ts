import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  member,
  objectOf,
  textOf,
} from "../../../core/json.ts";
import { unpacked } from "../../../core/parse-json.ts";
import { langchainToolMessage, toolMessageResult } from "../../reading/message-parts.ts";
import { type Execution, executionOutcome, handoffIn } from "../../reading/spans.ts";
import { durationOf } from "../../reading/usage.ts";
import { type Period, periods, type StatedCall } from "../../run.ts";
import { first } from "./langfuse-usage.ts";

/** Attributes with a tool's name, by tracing convention. */
const NAMES = ["gen_ai.tool.name", "tool.name", "ai.toolCall.name"];
const IDS = ["gen_ai.tool.call.id", "ai.toolCall.id", "tool_call.id", "tool_call_id"];
const KINDS = [
  ...["openinference.span.kind", "langsmith.span.kind", "traceloop.span.kind", "gen_ai.operation.name"],
];
const ARGUMENTS = [
  ...["gen_ai.tool.call.arguments", "tool_arguments", "gcp.vertex.agent.tool_call_args"],
  ...["ai.toolCall.args", "input.value"],
];
/** Prefixes that frameworks add to a tool's name. */
const PREFIX = /^(?:execute_tool|running tool:|tools\/call|tool call:|tool:|function:)\s+(?=\S)/i;

/** Detects a tool execution; older versions of Langfuse and its SDKs write spans. */
export function isTool({ type, name, attributes, output }: Observation): boolean {
  if (type === "TOOL" || NAMES.some((key) => isString(attributes[key]))) return true;
  if (KINDS.some((key) => /^(?:tool|execute_tool)$/i.test(textOf(attributes[key])))) return true;
  if (type === "GENERATION" || type === "EMBEDDING") return false;
  return PREFIX.test(name) || langchainToolMessage(output) !== undefined;
}

export function readTool(observation: Observation): Execution {
  const { id, name, attributes, output, start, end, parent, recorded } = observation;
  const message = langchainToolMessage(output);
  const args = argumentsOf(observation);
  const call = {
    id: attribute(attributes, IDS) ?? message?.tool_call_id,
    name: toolName(observation),
    ...outcomeOf(observation, message),
    arguments: isObject(args) ? args : undefined,
    duration: durationOf(recorded),
  };
  const untold = isObject(args)
    ? undefined
    : `the arguments of "${call.name}" (observation ${id}) are not known: ${whyUnknown(args)}, and no generation that asked for the call is recorded. Export the inputs, and record without masking them`;
  return { kind: "execution", start, end, parent, call, untold, isHandoff: handoffIn(name) !== undefined };
}

/** Returns the tool's name without a framework's prefix. */
export function toolName({ name, attributes }: Observation): string {
  const stated = attribute(attributes, NAMES);
  return isString(stated) ? stated : (handoffIn(name) ?? name.replace(PREFIX, ""));
}

function attribute(attributes: JsonObject, keys: readonly string[]): Json | undefined {
  return keys.map((key) => member(attributes, key)).find((value) => isString(value) && value !== "");
}

function argumentsOf({ name, input, attributes }: Observation): Json {
  if (input === null && handoffIn(name) !== undefined) return {};
  const recorded = input ?? unpacked(attribute(attributes, ARGUMENTS));
  if (!isObject(recorded)) return recorded;
  const { kwargs, args, inputs, input: inner } = recorded;
  const keys = Object.keys(recorded).sort().join();
  // Langfuse's @observe and OpenLLMetry's decorators record a Python function's arguments.
  if (keys === "args,kwargs" && isObject(kwargs))
    return Array.isArray(args) && args.length > 0 ? args : kwargs;
  // LangSmith's tracing (also used by the Claude Agent SDK) and OpenLLMetry's for LangChain wrap the arguments.
  const isWrapped =
    name.startsWith("mcp__") || Object.keys(attributes).some((key) => /^langsmith\./.test(key));
  if (keys === "input" && isWrapped) return unpacked(inner);
  return "input_str" in recorded && isObject(inputs) ? inputs : recorded;
}

function whyUnknown(args: Json): string {
  if (args === null || args === "") return "no input is recorded";
  if (Array.isArray(args)) return "its arguments are recorded without their names";
  return "its input is no JSON object";
}

function outcomeOf(
  { failed, statusMessage, hasEnded, output }: Observation,
  message: JsonObject | undefined,
): Pick<StatedCall, "status" | "result"> {
  const toolResult = message === undefined ? undefined : toolMessageResult(message);
  const answer = toolResult?.result ?? output ?? undefined;
  const result = answer === undefined || answer === "" ? statusMessage : answer;
  const outcome = executionOutcome(answer, result, hasEnded, failed ? { texts: [statusMessage] } : undefined);
  const isError = isObject(output) && (output.is_error === true || output.isError === true);
  if (failed || !(toolResult !== undefined || isError)) return outcome;
  return { ...outcome, status: toolResult?.status ?? "error" };
}

const TYPES = /^(?:SPAN|GENERATION|EVENT|TOOL|AGENT|CHAIN|RETRIEVER|EVALUATOR|EMBEDDING|GUARDRAIL)$/;

export interface Observation extends ReturnType<typeof readObservation>, Period {}

/** Detects an observation with a trace id, as in the API or in exports. */
export function isObservation(value: Json): value is JsonObject {
  return isObject(value) && TYPES.test(textOf(value.type)) && traceOf(value) !== undefined;
}

export function traceOf(observation: JsonObject): string | undefined {
  return [first(observation, "traceId", "trace_id")].find(isString);
}

/** Reads a trace's observations. If a start time is missing, they keep their order. */
export function readObservations(sources: readonly JsonObject[]): Observation[] {
  const times = periods(
    sources.map((source) => [first(source, "startTime", "start_time"), first(source, "endTime", "end_time")]),
  );
  return times.map((period, at) => ({ ...period, ...readObservation(sources[at] ?? {}, at) }));
}

function readObservation(source: JsonObject, at: number) {
  const metadata = objectIn(source.metadata);
  return {
    id: isString(source.id) ? source.id : `#${at}`,
    parent: textOf(first(source, "parentObservationId", "parent_observation_id")) || undefined,
    type: isString(source.type) ? source.type : "SPAN",
    name: textOf(source.name),
    failed: source.level === "ERROR",
    statusMessage: textOf(first(source, "statusMessage", "status_message")) || undefined,
    input: unpacked(source.input),
    output: unpacked(source.output),
    metadata,
    attributes: objectIn(metadata.attributes),
    source,
  };
}

/** Returns an object, also from JSON text. */
export function objectIn(value: Json | undefined): JsonObject {
  return objectOf(unpacked(value));
}
