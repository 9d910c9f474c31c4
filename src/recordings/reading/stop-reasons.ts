import { isString, type Json } from "../../core/json.ts";

const LIMITS = new Set([
  // Truncated answers: OpenAI, AI SDK, Pydantic AI, Ollama; Mistral and Inspect; Anthropic, Bedrock, Gemini, Cohere.
  ...["length", "model_length", "max_tokens", "max_output_tokens", "model_context_window_exceeded"],
  // Stopped loops: tau2, Claude Code.
  ...["max_steps", "too_many_errors", "timeout", "max_turns"],
  ...["error_max_turns", "error_max_budget_usd", "error_max_structured_output_retries"],
]);

/** Returns the recorded limit of a stop reason, or undefined for other reasons. */
export function limitIn(reason: Json | undefined): string | undefined {
  return isString(reason) && LIMITS.has(reason.toLowerCase()) ? reason : undefined;
}

export const STOPPED_TO_CALL = /^(?:tool[-_ ]?(?:calls?|use)|function[-_ ]?calls?)$/i;

/** Stop reasons of answers that decided nothing, with their meaning. */
const UNDECIDED: readonly (readonly [RegExp, string])[] = [
  [/malformed|unexpected_tool_call|too_many_tool_calls|invalid_tool/i, "the model's call was malformed"],
  [
    /filter|safety|recitation|blocklist|prohibited|spii|guardrail|^blocked|^language$/i,
    "the answer was blocked",
  ],
  [/^refus/i, "the model refused to answer"],
  [
    /^(?:error|failed|failure|cancell?ed|abort(?:ed)?|incomplete|interrupted|pause_turn)$/i,
    "the answer failed",
  ],
  [/^(?:network_error|server_error|insufficient_system_resource|model_error)$/i, "the answer failed"],
];

/** Returns why an answer with this stop reason decided nothing, or undefined. */
export function undecidedBy(reason: Json | undefined): string | undefined {
  if (!isString(reason)) return undefined;
  return UNDECIDED.find(([pattern]) => pattern.test(reason))?.[1];
}
