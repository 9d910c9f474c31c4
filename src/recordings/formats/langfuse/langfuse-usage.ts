import { isObject, isString, type Json, type JsonObject, member } from "../../../core/json.ts";
import { unpacked } from "../../../core/parse-json.ts";
import type { Conversation } from "../../reading/conversation.ts";
import { addUsage, type MeasuredSpan } from "../../reading/span-usage.ts";
import { evened } from "../../reading/usage-dialects.ts";

/** In milliseconds. */
const SECOND = 1_000;

/** Uses the trace's own cost and time if no observation has any. `parts` counts generations that are only parts of an answer. */
export function addMeasures(
  talk: Conversation,
  trace: JsonObject,
  spans: readonly MeasuredSpan[],
  parts: number,
) {
  const answers = addUsage(talk, spans);
  if (parts > 0 && answers > parts) talk.answeredTimes(answers - parts);
  if (!spans.some(({ cost }) => (cost ?? 0) !== 0)) talk.took({ cost: costOf(trace) });
  const { latency = null } = trace;
  const isTimed = spans.some(({ start, end }) => start !== undefined && end !== undefined);
  if (!isTimed && typeof latency === "number" && latency > 0) talk.took({ duration: latency * SECOND });
}

export function measuresOf(source: JsonObject): Pick<MeasuredSpan, "usage" | "cost" | "model"> {
  const details = objectAt(source, "usageDetails", "usage_details");
  const usage = details === undefined ? legacyUsage(source) : usageOf(details);
  return {
    usage,
    cost: costOf(source),
    model: first(source, "model", "providedModelName", "provided_model_name"),
  };
}

function costOf(source: JsonObject): Json | undefined {
  const details = objectAt(source, "costDetails", "cost_details") ?? {};
  return number(
    details.total ?? first(source, "totalCost", "total_cost", "calculatedTotalCost", "calculated_total_cost"),
  );
}

/** Langfuse has any token type: names with "input" add to the input, with "output" to the output, unless a total includes them. */
function usageOf(details: JsonObject): JsonObject {
  const types = Object.entries(details).map(([type, count]) => [type, number(count)] as const);
  const all = (name: RegExp) =>
    types.flatMap(([type, count]) => (name.test(type) && count !== undefined ? [count] : []));
  const [total] = all(/^total$/);
  const [[input], [output]] = [all(/^input$/), all(/^output$/)];
  const isWhole = total !== undefined && total === sumIn([input ?? 0, output ?? 0]);
  return evened({
    input: isWhole ? input : sumIn(all(/input/)),
    cachedInput: all(/cache_?read|cached/i)[0],
    output: isWhole ? output : sumIn(all(/output/)),
    reasoning: all(/reasoning|thought/i)[0],
    total,
  });
}

/** A value that is not a count is returned unchanged, so that the reader can report it. */
function sumIn(counts: readonly Json[]): Json | undefined {
  const odd = counts.find((count) => typeof count !== "number" || count < 0);
  if (odd !== undefined || counts.length === 0) return odd;
  return counts.reduce<number>((sum, count) => sum + Number(count), 0);
}

/** Langfuse 2 has `usage`, and before that fields of the observation. Some count characters. */
function legacyUsage(source: JsonObject): Json | undefined {
  const { unit = null, ...usage } = objectAt(source, "usage") ?? {};
  if (isString(unit) && unit !== "TOKENS") return undefined;
  const { promptTokens = 0, completionTokens = 0, totalTokens = 0 } = source;
  return [usage, { promptTokens, completionTokens, totalTokens }].find((counts) =>
    Object.values(counts).some((count) => count !== null && count !== 0),
  );
}

function objectAt(source: JsonObject, ...keys: readonly string[]): JsonObject | undefined {
  const value = unpacked(first(source, ...keys));
  return isObject(value) && Object.keys(value).length > 0 ? value : undefined;
}

export function first(source: JsonObject, ...keys: readonly string[]): Json | undefined {
  return keys.map((key) => member(source, key) ?? undefined).find((value) => value !== undefined);
}

/** Database exports write large and decimal numbers as text. */
function number(value: Json | undefined): Json | undefined {
  return isString(value) && /^\d{1,15}(?:\.\d{1,20})?$/.test(value) ? Number(value) : (value ?? undefined);
}
