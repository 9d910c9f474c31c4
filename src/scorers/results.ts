import { depthOf, isString, type Json } from "../json/json.ts";
import { parseJson } from "../json/parse.ts";
import { limits } from "../limits.ts";
import { type Difference, differences, type ListOrder, matches } from "../matching/compare.ts";
import type { Effort } from "../matching/effort.ts";
import type { Pattern } from "../matching/pattern.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import { RecordingError } from "../problems.ts";
import type { ToolCall } from "../recordings/run.ts";
import type { NotAssessed } from "./scorer.ts";

/** Whether a tool answered what a reference expects. `unrecorded`: nobody can tell, for the recording does not hold the answer. */
export type Answered = "met" | "unmet" | "unrecorded";

/**
 * Compares what a tool answered with what a reference expects of it. A text that holds JSON is also compared as that JSON: most formats
 * keep results as texts. Throws RecordingError when more would have to be compared than is.
 */
export function answered(
  { result: expected }: ReferenceCall,
  call: ToolCall,
  listOrder: ListOrder,
  effort: Effort,
): Answered {
  if (expected === undefined) return "met";
  if (isUnrecorded(call)) return "unrecorded";
  if (matches(expected, call.result, listOrder, effort)) return "met";
  const opened = openedResult(call);
  return opened !== call.result && matches(expected, opened, listOrder, effort) ? "met" : "unmet";
}

/** Every place where a tool's answer is not what the pattern asks for. Throws RecordingError as `answered` does. */
export function resultDifferences(expected: Pattern, call: ToolCall, listOrder: ListOrder): Difference[] {
  const asWritten = differences(expected, call.result, listOrder);
  return asWritten.length === 0 || isOfText(expected)
    ? asWritten
    : differences(expected, openedResult(call), listOrder);
}

/** What is said of a run that lacks the answer by which it would be scored. */
export function unrecordedResult(tool: string): NotAssessed {
  const reason = `the recording does not hold the result of ${tool}, which its case expects: record results, or take "result" out of the reference`;
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
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
