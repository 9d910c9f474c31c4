import { isString, type JsonObject } from "../../core/json.ts";
import { sum } from "../../core/statistics/summary.ts";
import { counted, grouped } from "../../core/text.ts";
import { attempt, readTokens } from "../../recordings/reading/usage-dialects.ts";
import { measureRun, measureText, type Rate, type RunFacts } from "../../scorers/measures.ts";

/** Returns `Took 12 runs, 34,120 tokens, $0.21`; undefined without token counts. Omits the cost if it is incomplete. */
export function tookText(
  runs: readonly { modelCalls: readonly JsonObject[] }[],
  rates: readonly Rate[],
): string | undefined {
  const facts = runs.flatMap(({ modelCalls }) => modelCalls.map(factsOf));
  const counts = facts.flatMap((fact) => measured(fact, "tokens", []));
  if (counts.length === 0) return undefined;
  const costs = facts.flatMap((fact) => measured(fact, "cost", rates));
  const silent = facts.length - counts.length;
  return [
    `Took ${counted(runs.length, "run")}`,
    `${grouped(sum(counts))} tokens`,
    ...(costs.length === facts.length ? [measureText("cost", sum(costs))] : []),
    ...(silent > 0 ? [`and those of ${counted(silent, "request")} that did not say`] : []),
  ].join(", ");
}

function factsOf({ model, usage }: JsonObject): RunFacts {
  const tokens = attempt(() => readTokens(usage));
  return {
    toolCalls: 0,
    ...(isString(model) ? { model } : {}),
    ...(tokens === undefined || tokens instanceof Error ? {} : { usage: tokens }),
  };
}

function measured(facts: RunFacts, measure: "tokens" | "cost", rates: readonly Rate[]): number[] {
  const found = measureRun(facts, measure, rates);
  return "value" in found ? [found.value] : [];
}
