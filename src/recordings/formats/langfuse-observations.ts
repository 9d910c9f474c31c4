import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  member,
  objectOf,
  textOf,
  unpacked,
} from "../../base/json.ts";
import { langchainToolMessage, toolMessageResult } from "../message-parts.ts";
import { type Period, periods, type StatedCall } from "../run.ts";
import { executionOutcome, handoffIn } from "../spans.ts";
import { first } from "./langfuse-usage.ts";

/** Attributes that name a tool, in the conventions that Langfuse takes in. */
const NAMES = ["gen_ai.tool.name", "tool.name", "ai.toolCall.name"];
const IDS = ["gen_ai.tool.call.id", "ai.toolCall.id", "tool_call.id", "tool_call_id"];
const KINDS = [
  ...["openinference.span.kind", "langsmith.span.kind", "traceloop.span.kind", "gen_ai.operation.name"],
];
const ARGUMENTS = [
  ...["gen_ai.tool.call.arguments", "tool_arguments", "gcp.vertex.agent.tool_call_args"],
  ...["ai.toolCall.args", "input.value"],
];
/** What frameworks put in front of a tool's name. */
const PREFIX = /^(?:execute_tool|running tool:|tools\/call|tool call:|tool:|function:)\s+(?=\S)/i;

/** The execution of a tool as an observation states it. */
export interface ToolUse {
  call: StatedCall;
  /** Why its arguments cannot be told from the observation. */
  unknown?: string | undefined;
}

/** True when an observation is the execution of a tool. Older versions of Langfuse, and of its SDKs, write those as spans. */
export function isTool({ type, name, attributes, output }: Observation): boolean {
  if (type === "TOOL" || NAMES.some((key) => isString(attributes[key]))) return true;
  if (KINDS.some((key) => /^(?:tool|execute_tool)$/i.test(textOf(attributes[key])))) return true;
  if (type === "GENERATION" || type === "EMBEDDING") return false;
  return PREFIX.test(name) || langchainToolMessage(output) !== undefined;
}

/** Reads the execution of a tool: its name, what it was called with and what came of it. */
export function readTool(observation: Observation): ToolUse {
  const { attributes, output } = observation;
  const message = langchainToolMessage(output);
  const id = attribute(attributes, IDS) ?? message?.tool_call_id;
  const given = argumentsOf(observation);
  const call = { id, name: toolName(observation), ...outcomeOf(observation, message) };
  return isObject(given) ? { call: { ...call, arguments: given } } : { call, unknown: whyUnknown(given) };
}

/** The name of the tool, without what a framework puts before it. */
export function toolName({ name, attributes }: Observation): string {
  const stated = attribute(attributes, NAMES);
  return isString(stated) ? stated : (handoffIn(name) ?? name.replace(PREFIX, ""));
}

function attribute(attributes: JsonObject, keys: readonly string[]): Json | undefined {
  return keys.map((key) => member(attributes, key)).find((value) => isString(value) && value !== "");
}

function argumentsOf({ name, input, attributes }: Observation): Json {
  if (input === null && handoffIn(name) !== undefined) return {};
  const given = input ?? unpacked(attribute(attributes, ARGUMENTS));
  if (!isObject(given)) return given;
  const { kwargs, args, inputs, input: inner } = given;
  const keys = Object.keys(given).sort().join();
  // Langfuse's @observe and OpenLLMetry's decorators write down what a Python function was called with.
  if (keys === "args,kwargs" && isObject(kwargs))
    return Array.isArray(args) && args.length > 0 ? args : kwargs;
  // LangSmith's tracing, which the Claude Agent SDK's goes through, and OpenLLMetry's of LangChain wrap them.
  const isWrapped =
    name.startsWith("mcp__") || Object.keys(attributes).some((key) => /^langsmith\./.test(key));
  if (keys === "input" && isWrapped) return unpacked(inner);
  return "input_str" in given && isObject(inputs) ? inputs : given;
}

function whyUnknown(given: Json): string {
  if (given === null || given === "") return "no input is recorded";
  if (Array.isArray(given)) return "its arguments are recorded without their names";
  return "its input is no JSON object";
}

function outcomeOf(
  { failed, statusMessage, hasEnded, output }: Observation,
  message: JsonObject | undefined,
): Pick<StatedCall, "status" | "result"> {
  const told = message === undefined ? undefined : toolMessageResult(message);
  const answer = told?.result ?? output ?? undefined;
  const result = answer === undefined || answer === "" ? statusMessage : answer;
  const outcome = executionOutcome(answer, result, hasEnded, failed ? { texts: [statusMessage] } : undefined);
  const isError = isObject(output) && (output.is_error === true || output.isError === true);
  if (failed || !(told !== undefined || isError)) return outcome;
  return { ...outcome, status: told?.status ?? "error" };
}

const TYPES = /^(?:SPAN|GENERATION|EVENT|TOOL|AGENT|CHAIN|RETRIEVER|EVALUATOR|EMBEDDING|GUARDRAIL)$/;

/** One observation of a trace: a call of a model or of a tool, or something around them. */
export interface Observation extends ReturnType<typeof readObservation>, Period {}

/** True for an observation that says to which trace it belongs, in the spelling of the API or of the exports. */
export function isObservation(value: Json): value is JsonObject {
  return isObject(value) && TYPES.test(textOf(value.type)) && traceOf(value) !== undefined;
}

/** The id of the trace of an observation. */
export function traceOf(observation: JsonObject): string | undefined {
  return [first(observation, "traceId", "trace_id")].find(isString);
}

/** The observations of a trace. Where one does not say when it began, all are taken to be in order. */
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

/** The object in a field, which may hold it as JSON text. */
export function objectIn(value: Json | undefined): JsonObject {
  return objectOf(unpacked(value));
}
