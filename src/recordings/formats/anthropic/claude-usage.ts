import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../../core/json.ts";
import { addCounts, type StatedUsage } from "../../reading/usage.ts";
import { instant } from "../../run.ts";

/** The model name of answers that Claude Code wrote itself. */
const NO_MODEL = "<synthetic>";

/** Returns the usage of a message; undefined if no model wrote it. */
export function tookIn({ id, model, usage }: JsonObject): StatedUsage | undefined {
  return model === NO_MODEL ? undefined : { id, model, usage };
}

export function timeOf({ type, timestamp }: JsonObject): bigint | undefined {
  return (type === "user" || type === "assistant") && isString(timestamp) ? instant(timestamp) : undefined;
}

/** Returns the duration of an entry's tool call in milliseconds, if recorded. */
export function toolTimeOf({ toolUseResult, tool_use_result }: JsonObject): Json | undefined {
  const result = toolUseResult ?? tool_use_result;
  if (!isObject(result)) return undefined;
  const { durationMs, totalDurationMs, durationSeconds } = result;
  if (typeof durationSeconds === "number") return durationSeconds * 1000;
  return durationMs ?? totalDurationMs;
}

/** Returns totals of `result` entries. They include sub-agents and helpers, unlike message counts of a stream, which are partial. */
export function tookByResults(entries: readonly JsonObject[]): StatedUsage {
  const results = entries.filter(({ type }) => type === "result");
  const totals = totalsIn(results);
  const byModel = totals.flatMap(({ modelUsage }) =>
    isObject(modelUsage) ? objectsOf(Object.values(modelUsage)) : [],
  );
  // Without `modelUsage`, it is unclear if one of several results includes earlier usage.
  const usage = addCounts(byModel) ?? (results.length === 1 ? results[0]?.usage : undefined);
  return { usage, cost: added(totals, "total_cost_usd"), duration: added(results, "duration_ms") };
}

/** Results of one process accumulate; a lower cost marks a new process. */
function totalsIn(results: readonly JsonObject[]): JsonObject[] {
  return results.filter((result, at) => {
    const next = results[at + 1];
    return next === undefined || costOf(next) < costOf(result);
  });
}

function costOf({ total_cost_usd: cost }: JsonObject): number {
  return typeof cost === "number" ? cost : 0;
}

function added(objects: readonly JsonObject[], key: string): Json | undefined {
  return addCounts(objects.map((object) => ({ [key]: object[key] ?? null })))?.[key];
}
