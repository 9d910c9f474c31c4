import { depthOf, isString, type Json, tryParseJson } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import {
  type Difference,
  differences,
  type Effort,
  type ListOrder,
  matches,
  type Pattern,
} from "../base/patterns.ts";
import { RecordingError } from "../base/problems.ts";
import type { ReferenceCall, ToolCall } from "../recordings/run.ts";
import { hasFailed } from "./counted-calls.ts";
import type { NotAssessed } from "./scorer.ts";

/** Whether a tool answered what a reference expects. `unrecorded`: nobody can tell, for the recording does not hold the answer. */
export type ResultMatch = "met" | "unmet" | "unrecorded";

/**
 * Compares what a tool answered with what a reference expects of it. A text that holds JSON is also compared as that JSON: most formats
 * keep results as texts. A call that failed answers only a reference that asks for an error. Throws RecordingError when more would
 * have to be compared than is.
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

/** Every place where a tool's answer is not what the pattern asks for. Throws RecordingError as `answered` does. */
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

/** Returns true for a pattern that names an error: by a key whose value may be one, or in a text. */
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

/** `isError: false` and `error: null` ask for no error. */
function isNothing(pattern: Pattern): boolean {
  return pattern.kind === "absent" || (pattern.kind === "scalar" && !pattern.value);
}

/** What is said of a run that lacks the answer by which it would be scored. */
export function unrecordedResult(tool: string): NotAssessed {
  const reason = `the recording does not have the result of ${tool}, which its case expects: record results, or take "result" out of the reference`;
  return { status: "not-assessed", reason, unrecorded: true };
}

/** Such a pattern says nothing of what a text holds as JSON. */
function isOfText(pattern: Pattern): boolean {
  const { kind } = pattern;
  if (kind === "scalar") return isString(pattern.value);
  return kind === "regex" || kind === "ignore-case" || kind === "contains";
}

/** A tool that failed has answered, even where the recording does not say what. */
function isUnrecorded({ result, status }: ToolCall): boolean {
  return result === undefined && (status === "ok" || status === "pending");
}

/** Results are opened once, however many references they are compared with. */
const opened = new WeakMap<ToolCall, Json>();

/** The JSON in a result that is a text; any other result as it is. Throws RecordingError where it nests too deep to be compared. */
export function openedResult(call: ToolCall): Json | undefined {
  const { result, name } = call;
  if (!isString(result)) return result;
  const known = opened.get(call);
  if (known !== undefined) return known;
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
