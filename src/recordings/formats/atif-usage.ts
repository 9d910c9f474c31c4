import { isNumeric, type Json, type JsonObject, objectOf } from "../../base/json.ts";
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
  talk.answered({ model: step.model_name ?? model, usage: objectOf(step.metrics) });
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
  const totals = trajectories.map(({ final_metrics: metrics }) => objectOf(metrics));
  const counts = totals.map(countsOf);
  const costs = totals.map(({ total_cost_usd: cost }) => ({ cost: cost ?? 0 }));
  const isPaid = costs.length === 1 || costs.every(({ cost }) => typeof cost === "number" && cost > 0);
  talk.took({
    usage: counts.every((one) => one.prompt_tokens || one.completion_tokens) ? addCounts(counts) : undefined,
    cost: isPaid ? addCounts(costs)?.cost : undefined,
  });
}

function countsOf({
  total_prompt_tokens: prompt_tokens = null,
  total_completion_tokens: completion_tokens = null,
  total_cached_tokens: cached_tokens = null,
  extra = null,
}: JsonObject) {
  return { prompt_tokens, completion_tokens, cached_tokens, extra };
}
