import { isObject, isString, type Json, type JsonObject, member } from "../../../json/json.ts";
import { failureStatus, statusInText } from "../../failures.ts";
import { handoffTool } from "../../handoffs.ts";
import { langchainToolMessage, toolMessageResult, unpacked } from "../../message-parts.ts";
import type { StatedCall } from "../../stated.ts";
import type { Observation } from "./observation.ts";

/** Attributes that name a tool, in the conventions that Langfuse takes in. */
const NAMES = ["gen_ai.tool.name", "tool.name", "ai.toolCall.name"];
const IDS = ["gen_ai.tool.call.id", "ai.toolCall.id", "tool_call.id", "tool_call_id"];
const KINDS = [
  "openinference.span.kind",
  "langsmith.span.kind",
  "traceloop.span.kind",
  "gen_ai.operation.name",
];
const ARGUMENTS = [
  "gen_ai.tool.call.arguments",
  "tool_arguments",
  "gcp.vertex.agent.tool_call_args",
  "ai.toolCall.args",
  "input.value",
];
/** What frameworks put in front of a tool's name. */
const PREFIX = /^(?:execute_tool|running tool:|tools\/call|tool call:|tool:|function:)\s+(?=\S)/i;
const HANDOFF = /^handoff to (.+)$/i;

/** The execution of a tool as an observation states it. */
export interface ToolUse {
  call: StatedCall;
  /** Why its arguments cannot be told from the observation. */
  unknown?: string | undefined;
}

/** True when an observation is the execution of a tool. Older versions of Langfuse, and of its SDKs, write those as spans. */
export function isTool({ type, name, attributes, output }: Observation): boolean {
  if (type === "TOOL" || NAMES.some((key) => isString(attributes[key]))) return true;
  if (KINDS.some((key) => isToolKind(member(attributes, key)))) return true;
  if (type === "GENERATION" || type === "EMBEDDING") return false;
  return PREFIX.test(name) || langchainToolMessage(output) !== undefined;
}

function isToolKind(kind: Json | undefined): boolean {
  return isString(kind) && /^(?:tool|execute_tool)$/i.test(kind);
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
  const target = HANDOFF.exec(name)?.[1];
  if (isString(stated)) return stated;
  return target === undefined ? name.replace(PREFIX, "") : handoffTool(target);
}

function attribute(attributes: JsonObject, keys: readonly string[]): Json | undefined {
  return keys.map((key) => member(attributes, key)).find((value) => isString(value) && value !== "");
}

function argumentsOf({ name, input, attributes }: Observation): Json {
  if (input === null && HANDOFF.test(name)) return {};
  const given = input ?? unpacked(attribute(attributes, ARGUMENTS));
  if (!isObject(given)) return given;
  const { kwargs, args, inputs, input: inner } = given;
  const keys = Object.keys(given).sort().join();
  // Langfuse's @observe and OpenLLMetry's decorators write down what a Python function was called with.
  if (keys === "args,kwargs" && isObject(kwargs))
    return Array.isArray(args) && args.length > 0 ? args : kwargs;
  // LangSmith's tracing, which the Claude Agent SDK's goes through, and OpenLLMetry's of LangChain wrap them.
  if (keys === "input" && isWrapped(name, attributes)) return unpacked(inner);
  return "input_str" in given && isObject(inputs) ? inputs : given;
}

function isWrapped(name: string, attributes: JsonObject): boolean {
  return name.startsWith("mcp__") || Object.keys(attributes).some((key) => key.startsWith("langsmith."));
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
  const result = isEmpty(answer) ? statusMessage : answer;
  const recorded = result === undefined ? {} : { result };
  if (failed) {
    const isRefused = [statusMessage, answer].some(isRefusal);
    return { status: isRefused ? "rejected" : "error", ...recorded };
  }
  if (told !== undefined) return { status: told.status, ...recorded };
  if (isObject(output) && (output.is_error === true || output.isError === true))
    return { status: "error", ...recorded };
  if (isString(answer)) return { status: statusInText(answer), ...recorded };
  return hasEnded || result !== undefined ? { status: "ok", ...recorded } : {};
}

function isRefusal(text: Json | undefined): boolean {
  return isString(text) && failureStatus(text) === "rejected";
}

function isEmpty(answer: Json | undefined): boolean {
  return answer === undefined || answer === "";
}
