import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../base/json.ts";
import { instant } from "../run.ts";
import { addCounts, type StatedUsage } from "../usage.ts";

/** What Claude Code names where it wrote an answer itself. */
const NO_MODEL = "<synthetic>";

/** What an answer of Anthropic's API took; undefined where no model gave it. */
export function tookIn({ id, model, usage }: JsonObject): StatedUsage | undefined {
  return model === NO_MODEL ? undefined : { id, model, usage };
}

/** When an entry of a transcript was written; undefined for one without a message. */
export function timeOf({ type, timestamp }: JsonObject): bigint | undefined {
  return (type === "user" || type === "assistant") && isString(timestamp) ? instant(timestamp) : undefined;
}

/** How long the tool took whose result is in an entry, in milliseconds, where the tool says it. */
export function toolTimeOf({ toolUseResult, tool_use_result }: JsonObject): Json | undefined {
  const told = toolUseResult ?? tool_use_result;
  if (!isObject(told)) return undefined;
  const { durationMs, totalDurationMs, durationSeconds } = told;
  if (typeof durationSeconds === "number") return durationSeconds * 1000;
  return durationMs ?? totalDurationMs;
}

/**
 * What the entries of type `result` say of the whole run. They count sub-agents and helpers too, and all that was written; messages of a
 * stream are counted when they begin.
 */
export function tookByResults(entries: readonly JsonObject[]): StatedUsage {
  const results = entries.filter(({ type }) => type === "result");
  const totals = totalsIn(results);
  const byModel = totals.flatMap(({ modelUsage }) =>
    isObject(modelUsage) ? objectsOf(Object.values(modelUsage)) : [],
  );
  // Without it a result may count what those before it do, or not.
  const usage = addCounts(byModel) ?? (results.length === 1 ? results[0]?.usage : undefined);
  return { usage, cost: added(totals, "total_cost_usd"), duration: added(results, "duration_ms") };
}

/** Of the results of one process the last, which adds those before it up: where the cost falls, another one began. */
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
  return addCounts(objects.map((one) => ({ [key]: one[key] ?? null })))?.[key];
}
