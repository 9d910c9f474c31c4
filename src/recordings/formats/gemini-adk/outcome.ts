import { isObject, isString, type Json, type JsonObject, textOf } from "../../../json/json.ts";
import { failureStatus } from "../../failures.ts";
import type { StatedResult } from "../../stated.ts";
import { objectIn } from "./fields.ts";

type Outcome = Pick<StatedResult, "status" | "result">;

/** What ADK answers until a person has confirmed a call. */
const UNDECIDED = /^This tool call requires confirmation\b/;

/**
 * What became of a call, by the `response` of its functionResponse. There is no field for failure: `error` is
 * where Gemini and ADK put it, `call_error` Pydantic AI, `isError` MCP, `status: "error"` the tools that follow
 * ADK's guide. Undefined while a person has yet to confirm the call.
 */
export function outcomeOf(response: Json | undefined): Outcome | undefined {
  if (!isObject(response)) return { status: "ok", ...(response === undefined ? {} : { result: response }) };
  const error = [response.error, response.call_error].find(isFailure);
  if (error === undefined) {
    const failed = response.status === "error" || [response, response.result].some(isMcpFailure);
    return { status: failed ? "error" : "ok", result: unwrapped(response) };
  }
  const text = isObject(error) ? error.message : error;
  if (isString(text) && UNDECIDED.test(text)) return undefined;
  return { status: isString(text) ? failureStatus(text) : "error", result: unwrapped(response) };
}

/** What became of executed code, by its `codeExecutionResult`. */
export function codeOutcome({ outcome, output }: JsonObject): Outcome {
  // Without an outcome Python dumps of old SDKs name only the output.
  const ok = outcome === undefined || outcome === null || outcome === "OUTCOME_OK" || outcome === 1;
  return { status: ok ? "ok" : "error", ...(output === undefined ? {} : { result: output }) };
}

/** ADK hands on what an MCP server answered, as it is or under `result`. */
function isMcpFailure(answer: Json | undefined): boolean {
  return isObject(answer) && (answer.isError === true || answer.is_error === true);
}

function isFailure(error: Json | undefined): error is Json {
  return error !== undefined && error !== null && error !== false && error !== "";
}

/** A response must be an object, so what a tool returned is wrapped into one. */
function unwrapped(response: JsonObject): Json {
  const [key, ...others] = Object.keys(response);
  const wrapped =
    key !== undefined && ["result", "output", "return_value", "error", "call_error"].includes(key);
  return (wrapped && others.length === 0 ? response[key] : undefined) ?? response;
}

/**
 * The parts with the results of each executed code as one. Gemini answers code in several parts where it printed something before
 * it failed.
 */
export function joinCodeResults(parts: readonly JsonObject[]): JsonObject[] {
  const joined: JsonObject[] = [];
  let unanswered = 0;
  let lastAt = -1;
  for (const part of parts) {
    const result = objectIn(part, "codeExecutionResult");
    const before = objectIn(joined[lastAt] ?? {}, "codeExecutionResult");
    if (objectIn(part, "executableCode") !== undefined) unanswered += 1;
    if (result !== undefined && before !== undefined && unanswered === 0) {
      joined[lastAt] = { codeExecutionResult: bothOf(before, result) };
      continue;
    }
    if (result !== undefined) {
      unanswered = Math.max(unanswered - 1, 0);
      lastAt = joined.length;
    }
    joined.push(part);
  }
  return joined;
}

/** What failed stays failed. */
function bothOf(before: JsonObject, result: JsonObject): JsonObject {
  const failed = codeOutcome(before).status === "error" ? before : result;
  return { ...failed, output: `${textOf(before.output)}${textOf(result.output)}` };
}
