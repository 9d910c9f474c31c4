import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  objectsOf,
  textOf,
} from "../../../core/json.ts";
import { isTyped as isTypedPart, mayHoldCall, statedArguments } from "../../reading/calls.ts";
import { statusInText } from "../../reading/exchanges.ts";
import type { CallStatus, Speaker, StatedCall, StatedResult } from "../../run.ts";

const SPEAKERS: ReadonlyMap<string, Speaker> = new Map<string, Speaker>([
  ["user", "user"],
  ["assistant", "assistant"],
  ["system", "system"],
  ["developer", "system"],
]);
const OWN_PARTS = new Set(["input_text", "output_text", "input_image", "input_file"]);
const OTHER_PARTS = ["text", "refusal", "summary_text", "reasoning_text", "input_audio", "output_audio"];
const PARTS = new Set([...OWN_PARTS, ...OTHER_PARTS]);

/** Returns true if all are items of the Responses API. */
export function areItems(items: readonly JsonObject[]): boolean {
  return items.every((item) => isMessage(item) || isTyped(item) || isReference(item));
}

function isTyped({ type, role }: JsonObject): boolean {
  return isString(type) && type !== "message" && (role === undefined || type === "additional_tools");
}

/** Returns true for an item that only the Responses API writes. */
export function isOwnItem(written: JsonObject): boolean {
  const item = asResponsesItem(written);
  if (isMessage(item)) return isOwnMessage(item);
  if (item.type === "function_call") return isString(item.name) && !("role" in item);
  if (item.type === "reasoning") return Array.isArray(item.summary) || "encrypted_content" in item;
  if (item.type === "program") return isString(item.code) && isString(item.fingerprint);
  return (isCall(item) || isResult(item)) && idOf(item) !== undefined;
}

/** Returns true for an item that refers to another item by id. */
export function isReference(item: JsonObject): boolean {
  const { type = null, id, ...rest } = item;
  const isBare = type === null && Object.keys(rest).length === 0;
  return isString(id) && (type === "item_reference" || isBare);
}

/** The `type` of a message may be absent. */
export function isMessage(item: JsonObject): boolean {
  const { type = "message", role, content } = item;
  if (type !== "message" || speakerOf(role) === undefined) return false;
  if ("tool_calls" in item || "parts" in item || "toolInvocations" in item) return false;
  if (content === undefined || content === null || isString(content)) return true;
  const isPart = (part: Json) => isTypedPart(part) && (PARTS.has(textOf(part.type)) || !mayHoldCall(part));
  return Array.isArray(content) && content.every(isPart);
}

function isOwnMessage({ content }: JsonObject): boolean {
  return objectsOf(content).some(({ type }) => isString(type) && OWN_PARTS.has(type));
}

export function speakerOf(role: Json | undefined): Speaker | undefined {
  return isString(role) ? SPEAKERS.get(role) : undefined;
}

/** Returns the item that the Agents SDK for JavaScript wraps for tools run by OpenAI: `{type: "hosted_tool_call", name, providerData}`. */
export function asResponsesItem(item: JsonObject): JsonObject {
  if (item.type !== "hosted_tool_call") return item;
  const { providerData, ...own } = item;
  const data = objectOf(providerData);
  return { ...own, ...data, type: data.type ?? own.name ?? null };
}

/** Returns the items of a field, which may also be a user's text. Returns undefined for anything else. */
export function itemsIn(field: Json | undefined): JsonObject[] | undefined {
  if (isString(field)) return [{ role: "user", content: field }];
  return Array.isArray(field) && field.every(isObject) ? objectsOf(field) : undefined;
}

interface CallKind {
  tool?: string;
  stated: (item: JsonObject) => Pick<StatedCall, "arguments" | "argumentsText">;
  outcome?: (item: JsonObject) => Pick<StatedCall, "status" | "result">;
}

/** By item type. Tools without a name get the name under which they are offered. */
const CALLS: ReadonlyMap<string, CallKind> = new Map<string, CallKind>([
  ["function_call", { stated: (item) => statedArguments(item, "arguments") }],
  // A custom tool takes plain text, not JSON text.
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

export function isCall({ type }: JsonObject): boolean {
  return isString(type) && CALLS.has(type);
}

export function isResult({ type }: JsonObject): boolean {
  return isString(type) && RESULTS.has(type);
}

/** Returns true for a call whose result is in the same item, because OpenAI runs the tool. */
export function isServed({ type }: JsonObject): boolean {
  return isString(type) && CALLS.get(type)?.outcome !== undefined;
}

/** Returns the call of an item that passes `isCall`. */
export function callIn(item: JsonObject): StatedCall {
  const kind = CALLS.get(textOf(item.type));
  const name = kind?.tool ?? item.name;
  return {
    id: idOf(item),
    name,
    server: serverOf(item.server_label ?? item.namespace),
    ...kind?.stated(item),
    ...kind?.outcome?.(item),
  };
}

/** Returns the server of a label or namespace; Codex writes `mcp__wiki__`. */
export function serverOf(label: Json | undefined): string | undefined {
  return textOf(label).replace(/^mcp__|__$/g, "") || undefined;
}

/** Returns the result of an item that passes `isResult`. */
export function resultIn(item: JsonObject): StatedResult {
  const read = RESULTS.get(textOf(item.type)) ?? textResult;
  // Only for the local shell is the item's own id the call's.
  const id = item.call_id ?? item.callId ?? (item.type === "local_shell_call_output" ? item.id : undefined);
  const name = item.type === "tool_search_output" ? "tool_search" : item.name;
  return { id, name, ...read(item) };
}

/** Returns the id of a call or result: `callId` in the Agents SDK for JavaScript, the item's id for tools run by OpenAI. */
export function idOf(item: JsonObject): Json | undefined {
  return item.call_id ?? item.callId ?? item.id;
}

function picked(key: string): CallKind["stated"] {
  return (item) => ({ arguments: listed(key, item[key]) });
}

function listed(key: string, value: Json | undefined): JsonObject {
  return value === undefined || value === null ? {} : { [key]: value };
}

/** Drops the pages that were found. */
function searchAction({ action }: JsonObject) {
  if (!isObject(action)) return { arguments: action };
  const { sources: _sources, ...query } = action;
  return { arguments: query };
}

function served(key: string): (item: JsonObject) => Pick<StatedCall, "status" | "result"> {
  return (item) => {
    const result = item[key] ?? (isObject(item.action) ? item.action[key] : undefined);
    return { status: servedStatus(item, result), ...defined({ result }) };
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

export function partsText(content: Json | undefined): string {
  if (isString(content)) return content;
  return objectsOf(content)
    .map((part) => part.text ?? part.refusal)
    .filter(isString)
    .join("\n");
}
