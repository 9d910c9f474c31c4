import { isObject, isString, type Json, type JsonObject, member, unpacked } from "../../base/json.ts";
import type { Conversation } from "../conversation.ts";
import { addUsage, type MeasuredSpan } from "../span-usage.ts";
import { evened } from "../usage-dialects.ts";

/** In milliseconds. */
const SECOND = 1_000;

/**
 * Tells a conversation what the observations of a trace say that the run took. Where none of them knows its cost or its time, the trace's
 * own words hold; else its cost is that of all observations, those included that repeat others. `parts`: how many of the generations are
 * no answer but a part of one.
 */
export function addMeasures(
  talk: Conversation,
  trace: JsonObject,
  spans: readonly MeasuredSpan[],
  parts: number,
): void {
  const answers = addUsage(talk, spans);
  if (parts > 0 && answers > parts) talk.answeredTimes(answers - parts);
  if (!spans.some(({ cost }) => (cost ?? 0) !== 0)) talk.took({ cost: costOf(trace) });
  const { latency = null } = trace;
  const isTimed = spans.some(({ start, end }) => start !== undefined && end !== undefined);
  if (!isTimed && typeof latency === "number" && latency > 0) talk.took({ duration: latency * SECOND });
}

/** What an observation of Langfuse says of its tokens, its cost and its model. */
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

/**
 * Langfuse keeps tokens by types of any name: those with "input" in it make up the input, those with "output" the output. Types apart from
 * `input` are no part of it, but for what a total shows to be in it already.
 */
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

/** The sum; of what is not a count that value itself, so that its reader gives it as the reason; undefined of none. */
function sumIn(counts: readonly Json[]): Json | undefined {
  const odd = counts.find((count) => typeof count !== "number" || count < 0);
  if (odd !== undefined || counts.length === 0) return odd;
  return counts.reduce<number>((sum, count) => sum + Number(count), 0);
}

/** The API of Langfuse 2: `usage`, and before it fields of the observation itself. Some count characters. */
function legacyUsage(source: JsonObject): Json | undefined {
  const { unit = null, ...usage } = objectAt(source, "usage") ?? {};
  if (isString(unit) && unit !== "TOKENS") return undefined;
  if (Object.values(usage).some((count) => count !== null && count !== 0)) return usage;
  const { promptTokens = 0, completionTokens = 0, totalTokens = 0 } = source;
  const counts = { promptTokens, completionTokens, totalTokens };
  return Object.values(counts).some((count) => count !== null && count !== 0) ? counts : undefined;
}

function objectAt(source: JsonObject, ...keys: readonly string[]): JsonObject | undefined {
  const value = unpacked(first(source, ...keys));
  return isObject(value) && Object.keys(value).length > 0 ? value : undefined;
}

export function first(source: JsonObject, ...keys: readonly string[]): Json | undefined {
  return keys.map((key) => member(source, key) ?? undefined).find((value) => value !== undefined);
}

/** Exports of the database write large numbers, and decimal ones, as texts. */
function number(value: Json | undefined): Json | undefined {
  return isString(value) && /^\d{1,15}(?:\.\d{1,20})?$/.test(value) ? Number(value) : (value ?? undefined);
}
