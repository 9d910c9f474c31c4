import { depthOf, isString, type Json } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import {
  type Difference,
  differences,
  type Effort,
  type ListOrder,
  matches,
  type Pattern,
} from "../core/match-values.ts";
import { tryParseJson } from "../core/parse-json.ts";
import { RecordingError } from "../core/problems.ts";
import { MAIN_AGENT, type ReferenceCall, type ToolCall } from "../recordings/run.ts";
import { isByAgent } from "./agents.ts";
import { hasFailed, inMode } from "./counted-calls.ts";
import type { Pair } from "./details.ts";
import type { F1Options } from "./options.ts";
import type { NotAssessed } from "./outcome.ts";

export type ResultMatch = "met" | "unmet" | "unrecorded";

/**
 * Compares a tool's result with the expected one, also as JSON inside text, because most formats store results as text.
 * The result of a failed call can only match an expected error. Throws RecordingError above the effort limit.
 */
export function answered(
  { result: expected }: ReferenceCall,
  call: ToolCall,
  listOrder: ListOrder,
  effort: Effort,
): ResultMatch {
  if (expected === undefined) return "met";
  if (isUnrecorded(call)) return "unrecorded";
  if (hasFailed(call) && !asksForError(expected)) return "unmet";
  if (matches(expected, call.result, listOrder, effort)) return "met";
  const opened = openedResult(call);
  return opened !== call.result && matches(expected, opened, listOrder, effort) ? "met" : "unmet";
}

/** Lists the differences between a tool's result and the expected one. Throws RecordingError like `answered`. */
export function resultDifferences(expected: Pattern, call: ToolCall, listOrder: ListOrder): Difference[] {
  const asWritten = differences(expected, call.result, listOrder);
  const found =
    asWritten.length === 0 || isOfText(expected)
      ? asWritten
      : differences(expected, openedResult(call), listOrder);
  if (found.length > 0 || !hasFailed(call) || asksForError(expected)) return found;
  const actual = call.status === "rejected" ? "a rejected call" : "a failed call";
  return [{ path: "", expected: expected.source, actual }];
}

/** Describes how a call differs from its reference: in arguments, result and agent. Throws RecordingError like `answered`. */
export function differencesOf(
  reference: ReferenceCall,
  call: ToolCall,
  { mode, listOrder }: F1Options,
): Pick<Pair, "resultDifferences" | "agent" | "malformed" | "differences"> {
  const { arguments: pattern, result, agent } = reference;
  const ofResult = result === undefined ? [] : resultDifferences(result, call, listOrder);
  const { malformed } = call;
  return {
    resultDifferences: ofResult.length === 0 ? undefined : ofResult,
    agent:
      agent === undefined || isByAgent(reference, call)
        ? undefined
        : { expected: agent, actual: call.agent ?? MAIN_AGENT },
    malformed: malformed || undefined,
    differences: malformed
      ? [{ path: "", expected: pattern.source, actual: call.arguments }]
      : differences(inMode(pattern, mode), call.arguments, listOrder),
  };
}

/** Returns true for a pattern that expects an error: by a key such as `error`, or by its text. */
export function asksForError(pattern: Pattern): boolean {
  switch (pattern.kind) {
    case "object":
      return [...pattern.entries].some(
        ([key, entry]) => (ERROR_KEY.test(key) && !isNothing(entry)) || asksForError(entry),
      );
    case "list":
      return pattern.items.some(asksForError);
    case "one-of":
      return pattern.options.some(asksForError);
    case "contains":
      return asksForError(pattern.item);
    case "scalar":
      return isString(pattern.value) && ERROR_TEXT.test(pattern.value);
    case "regex":
      return ERROR_TEXT.test(pattern.expression);
    case "ignore-case":
      return ERROR_TEXT.test(pattern.folded);
    default:
      return false;
  }
}

const ERROR_KEY = /^(?:is_?)?errors?$/i;
const ERROR_TEXT = /error/i;

/** `isError: false` and `error: null` expect no error. */
function isNothing(pattern: Pattern): boolean {
  return pattern.kind === "absent" || (pattern.kind === "scalar" && !pattern.value);
}

/** Returns the outcome of a run that lacks a result which decides its score. */
export function unrecordedResult(tool: string): NotAssessed {
  const reason = `the recording does not have the result of ${tool}, which its case expects: record results, or take "result" out of the reference`;
  return { status: "not-assessed", reason, unrecorded: true };
}

/** Such a pattern describes the text itself, not JSON inside it. */
function isOfText(pattern: Pattern): boolean {
  const { kind } = pattern;
  if (kind === "scalar") return isString(pattern.value);
  return kind === "regex" || kind === "ignore-case" || kind === "contains";
}

/** A failed call counts as answered, even without a recorded result. */
function isUnrecorded({ result, status }: ToolCall): boolean {
  return result === undefined && (status === "ok" || status === "pending");
}

const opened = new WeakMap<ToolCall, Json>();

/** Returns the JSON inside a text result, or the result itself. Throws RecordingError if it nests too deep to be compared. */
export function openedResult(call: ToolCall): Json | undefined {
  const { result, name } = call;
  if (!isString(result)) return result;
  const cachedResult = opened.get(call);
  if (cachedResult !== undefined) return cachedResult;
  const inside = jsonIn(result);
  if (inside !== undefined && depthOf(inside, limits.nesting) > limits.nesting)
    throw new RecordingError(`the result of ${name} nests deeper than ${limits.nesting} levels`);
  opened.set(call, inside ?? result);
  return inside ?? result;
}

function jsonIn(text: string): Json | undefined {
  if (!/^\s*(?:["{[\d-]|true|false|null)/.test(text)) return undefined;
  return tryParseJson(text);
}
