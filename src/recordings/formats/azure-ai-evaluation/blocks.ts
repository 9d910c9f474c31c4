import { isObject, isString, type Json, type JsonObject } from "../../../json/json.ts";
import { parseJson } from "../../../json/parse.ts";
import { mayHoldCall, statedArguments } from "../../calls.ts";
import type { StatedCall, StatedResult } from "../../stated.ts";

/** Blocks that state a call, each with the block that gives its result. */
const RESULT_OF: Readonly<Record<string, string>> = {
  tool_call: "tool_result",
  function_call: "function_call_output",
  openapi_call: "openapi_call_output",
};
const CALLS = new Set(Object.keys(RESULT_OF));
const RESULTS = new Set(Object.values(RESULT_OF));
const APPROVALS = new Set(["mcp_approval_request", "mcp_approval_response"]);
const TEXTS = new Set(["text", "input_text", "output_text"]);

export function isCall({ type }: JsonObject): boolean {
  return isString(type) && CALLS.has(type);
}

export function isResult({ type }: JsonObject): boolean {
  return isString(type) && RESULTS.has(type);
}

export function isText({ type }: JsonObject): boolean {
  return isString(type) && TEXTS.has(type);
}

/** True for a call or result that says so as nobody else does: LangChain's `tool_call` has `args` and an `id`. */
export function isAzures(block: JsonObject): boolean {
  if (isCall(block)) return "tool_call_id" in block || isObject(block.tool_call);
  return isString(block.type) && isResult(block) && block.type in block;
}

/** True for a block of a type that this format has, or that holds no call whatever it is. */
export function isKnown(block: JsonObject): boolean {
  if (isCall(block) || isResult(block) || isText(block)) return true;
  return isString(block.type) && (APPROVALS.has(block.type) || !mayHoldCall(block));
}

/** The call in a block, or in an entry of `tool_calls`. Converters before 2025-05 nest it under `tool_call`, as Agents report it. */
export function statedCall(block: JsonObject): StatedCall {
  const inner = isObject(block.tool_call) ? block.tool_call : block;
  const id = block.tool_call_id ?? inner.tool_call_id ?? inner.id ?? inner.call_id;
  const outcome = "tool_result" in block ? ({ status: "ok", result: block.tool_result } as const) : {};
  if (isObject(inner.function)) {
    return { id, name: inner.function.name, ...statedArguments(inner.function, "arguments"), ...outcome };
  }
  const builtIn = isString(inner.type) ? inner[inner.type] : undefined;
  if (!("name" in inner) && isObject(builtIn))
    return { id, name: inner.type, arguments: builtIn, ...outcome };
  return { id, name: inner.name, ...statedArguments(inner, "arguments"), ...outcome };
}

/** The result in a block of a message. The format has no field for failure. */
export function statedResult(block: JsonObject, message: JsonObject): StatedResult {
  const result = (isString(block.type) ? block[block.type] : undefined) ?? block.output ?? null;
  return { id: message.tool_call_id ?? block.tool_call_id ?? block.call_id, status: "ok", result };
}

/** Every field of a row may be given as JSON text; other text is undefined. */
export function unquoted(field: Json | undefined): Json | undefined {
  if (!isString(field)) return field;
  if (!/^\s*[[{]/.test(field)) return undefined;
  try {
    return parseJson(field);
  } catch {
    return undefined;
  }
}
