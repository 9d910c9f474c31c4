import { isObject, isString, type Json, type JsonObject, objectsOf, textOf } from "../../../json/json.ts";
import { statedArguments } from "../../calls.ts";
import { statusInText } from "../../failures.ts";
import type { CallStatus } from "../../run.ts";
import type { StatedCall, StatedResult } from "../../stated.ts";

/** A kind of item that is a call: what was called and with what, and for tools that OpenAI runs what came of it. */
interface CallKind {
  /** The tool's name; otherwise the item states it. */
  tool?: string;
  stated: (item: JsonObject) => Pick<StatedCall, "arguments" | "argumentsText">;
  /** What the item itself says of its result. */
  outcome?: (item: JsonObject) => Pick<StatedCall, "status" | "result">;
}

/** By the `type` of the item. Tools without a name of their own have the one under which they are offered. */
const CALLS: ReadonlyMap<string, CallKind> = new Map<string, CallKind>([
  ["function_call", { stated: (item) => statedArguments(item, "arguments") }],
  // What a custom tool takes is text, not the JSON text of arguments.
  ["custom_tool_call", { stated: ({ input }) => ({ arguments: input }) }],
  ["mcp_call", { stated: (item) => statedArguments(item, "arguments"), outcome: mcpOutcome }],
  ["mcp_approval_request", { stated: (item) => statedArguments(item, "arguments") }],
  ["web_search_call", { tool: "web_search", stated: searchAction, outcome: served("sources") }],
  ["file_search_call", { tool: "file_search", stated: picked("queries"), outcome: served("results") }],
  ["code_interpreter_call", { tool: "code_interpreter", stated: picked("code"), outcome: served("outputs") }],
  [
    "image_generation_call",
    { tool: "image_generation", stated: picked("revised_prompt"), outcome: served("result") },
  ],
  ["tool_search_call", { tool: "tool_search", stated: (item) => statedArguments(item, "arguments") }],
  [
    "computer_call",
    {
      tool: "computer",
      stated: ({ action, actions }) => ({ arguments: action ?? listed("actions", actions) }),
    },
  ],
  ["local_shell_call", { tool: "local_shell", stated: ({ action }) => ({ arguments: action }) }],
  ["shell_call", { tool: "shell", stated: ({ action }) => ({ arguments: action }) }],
  ["apply_patch_call", { tool: "apply_patch", stated: ({ operation }) => ({ arguments: operation }) }],
  ["program", { tool: "program", stated: picked("code") }],
]);

const RESULTS: ReadonlyMap<string, (item: JsonObject) => Pick<StatedResult, "status" | "result">> = new Map([
  ["function_call_output", textResult],
  ["function_call_result", textResult],
  ["custom_tool_call_output", textResult],
  ["local_shell_call_output", textResult],
  ["computer_call_output", (item) => ({ status: endStatus(item), result: item.output })],
  ["computer_call_result", (item) => ({ status: endStatus(item), result: item.output })],
  ["shell_call_output", (item) => ({ status: shellStatus(item), result: item.output })],
  ["apply_patch_call_output", (item) => ({ status: endStatus(item), result: item.output ?? undefined })],
  ["tool_search_output", (item) => ({ status: endStatus(item), result: item.tools })],
  ["program_output", (item) => ({ status: endStatus(item), result: item.result })],
]);

/** Whether an item is a call of a tool, of whatever kind. */
export function isCall({ type }: JsonObject): boolean {
  return isString(type) && CALLS.has(type);
}

/** Whether an item is the result of a call. */
export function isResult({ type }: JsonObject): boolean {
  return isString(type) && RESULTS.has(type);
}

/** True for a call whose result OpenAI puts in the same item. */
export function isServed({ type }: JsonObject): boolean {
  return isString(type) && CALLS.get(type)?.outcome !== undefined;
}

/** The call in an item of a type that `isCall` knows. */
export function callIn(item: JsonObject): StatedCall {
  const kind = CALLS.get(textOf(item.type));
  return { id: idOf(item), name: kind?.tool ?? item.name, ...kind?.stated(item), ...kind?.outcome?.(item) };
}

/** The result in an item of a type that `isResult` knows. */
export function resultIn(item: JsonObject): StatedResult {
  const read = RESULTS.get(textOf(item.type)) ?? textResult;
  // A result's own id names nothing, but for the local shell, where it is that of the call.
  const id = item.call_id ?? item.callId ?? (item.type === "local_shell_call_output" ? item.id : undefined);
  const name = item.type === "tool_search_output" ? "tool_search" : item.name;
  return { id, name, ...read(item) };
}

/** What joins a call and its result. The Agents SDK for JavaScript writes `callId`; tools that OpenAI runs have the item's id only. */
export function idOf(item: JsonObject): Json | undefined {
  return item.call_id ?? item.callId ?? item.id;
}

function picked(key: string): CallKind["stated"] {
  return (item) => ({ arguments: listed(key, item[key]) });
}

function listed(key: string, value: Json | undefined): JsonObject {
  return value === undefined || value === null ? {} : { [key]: value };
}

/** The action without the pages that were found. */
function searchAction({ action }: JsonObject) {
  if (!isObject(action)) return { arguments: action };
  const { sources: _found, ...asked } = action;
  return { arguments: asked };
}

function served(key: string): (item: JsonObject) => Pick<StatedCall, "status" | "result"> {
  return (item) => {
    const result = item[key] ?? (isObject(item.action) ? item.action[key] : undefined);
    return { status: servedStatus(item, result), ...(result === undefined ? {} : { result }) };
  };
}

function servedStatus({ status }: JsonObject, result: Json | undefined): CallStatus {
  if (status === "completed") return "ok";
  if (status === "failed") return "error";
  return isString(status) || result === undefined || result === null ? "pending" : "ok";
}

function mcpOutcome(item: JsonObject): Pick<StatedCall, "status" | "result"> {
  const error = item.error ?? undefined;
  if (error !== undefined) return { status: "error", result: error };
  return served("output")(item);
}

function textResult(item: JsonObject): Pick<StatedResult, "status" | "result"> {
  const { output } = item;
  const text = isString(output) ? output : partsText(isObject(output) ? [output] : output);
  const status = endStatus(item);
  return {
    status: status === "ok" ? statusInText(text) : status,
    result: isString(output) ? output : text || output,
  };
}

function endStatus({ status }: JsonObject): CallStatus {
  return status === "failed" ? "error" : "ok";
}

function shellStatus(item: JsonObject): CallStatus {
  const outcomes = objectsOf(item.output).map(({ outcome }) => outcome);
  const failed = outcomes.filter(isObject).some(({ type, exit_code, exitCode }) => {
    const code = exit_code ?? exitCode ?? 0;
    return type === "timeout" || (type === "exit" && code !== 0);
  });
  return failed ? "error" : endStatus(item);
}

/** The text of a message's, a result's or a thought's content. */
export function partsText(content: Json | undefined): string {
  if (isString(content)) return content;
  return objectsOf(content)
    .map((part) => part.text ?? part.refusal)
    .filter(isString)
    .join("\n");
}
