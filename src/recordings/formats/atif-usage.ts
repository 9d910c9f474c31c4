import { isNumeric, isObject, type Json, type JsonObject } from "../../base/json.ts";
import type { Conversation } from "../conversation.ts";
import { instant } from "../run.ts";
import { addCounts } from "../usage.ts";

/** Says what a step of an agent took. `model` is that of its trajectory, where the step names none. */
export function readStepUsage(talk: Conversation, step: JsonObject, model: Json | undefined): void {
  talk.at(instant(step.timestamp));
  if (step.source !== "agent") return;
  // A step may act by a rule, and ask no model.
  if (step.llm_call_count === 0) {
    talk.noAnswer();
    return;
  }
  const metrics = isObject(step.metrics) ? step.metrics : {};
  const { prompt_tokens: input, completion_tokens: output, cached_tokens: cached = null } = metrics;
  talk.answered({
    model: step.model_name ?? model,
    usage: countsOf(input, output, cached, metrics.extra),
    cost: metrics.cost_usd,
  });
}

/** How many answers of the model steps hold beyond one each. */
export function moreAnswers(steps: readonly JsonObject[]): number {
  return steps.reduce((sum, { llm_call_count: count }) => {
    return sum + (isNumeric(count) && count > 1 ? Number(count) - 1 : 0);
  }, 0);
}

/**
 * Says what trajectories took as a whole, the agent's and those of its sub-agents: each states its own steps. It is known where each of them
 * says it.
 */
export function readTotals(talk: Conversation, trajectories: readonly JsonObject[]): void {
  const totals = trajectories.map(({ final_metrics: metrics }) => (isObject(metrics) ? metrics : {}));
  const all = totals.map((total) =>
    countsOf(
      total.total_prompt_tokens,
      total.total_completion_tokens,
      total.total_cached_tokens,
      total.extra,
    ),
  );
  const [first, ...others] = all.filter(isObject);
  const isWhole = others.length === totals.length - 1;
  const costs = totals.map(({ total_cost_usd: cost }) => cost ?? 0);
  const [cost] = costs;
  const sum = costs.reduce<number>((before, one) => before + (typeof one === "number" ? one : 0), 0);
  talk.took({
    usage: first && isWhole ? others.reduce((before, one) => addCounts(before, one), first) : undefined,
    cost:
      costs.length === 1 ? cost : costs.every((one) => typeof one === "number" && one > 0) ? sum : undefined,
  });
}

/** The cached tokens are part of the prompt's, and thoughts of the completion's. Undefined where nothing is counted. */
function countsOf(
  input: Json | undefined,
  output: Json | undefined,
  cached: Json | undefined,
  extra: Json | undefined,
): JsonObject | undefined {
  if ((input ?? 0) === 0 && (output ?? 0) === 0) return undefined;
  const told = isObject(extra) ? extra : {};
  const thoughts = told.reasoning_output_tokens ?? told.reasoning_tokens ?? told.thoughts_tokens;
  return {
    prompt_tokens: input ?? null,
    completion_tokens: output ?? null,
    cachedInput: cached ?? null,
    reasoning: thoughts ?? null,
  };
}
