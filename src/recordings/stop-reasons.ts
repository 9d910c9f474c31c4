import { isString, type Json } from "../base/json.ts";

/** How formats say that a run, or the last answer of its model, ended at a limit. */
const LIMITS = new Set([
  // A model's answer was cut off: OpenAI, AI SDK, Pydantic AI, Ollama; Mistral and Inspect; Anthropic, Bedrock, Gemini, Cohere.
  ...["length", "model_length", "max_tokens", "max_output_tokens", "model_context_window_exceeded"],
  // The loop around it gave up: tau2, Claude Code.
  ...["max_steps", "too_many_errors", "timeout", "max_turns"],
  ...["error_max_turns", "error_max_budget_usd", "error_max_structured_output_retries"],
]);

/** The limit that a stop reason names, as it is recorded; undefined for any other reason, and for none. */
export function limitIn(reason: Json | undefined): string | undefined {
  return isString(reason) && LIMITS.has(reason.toLowerCase()) ? reason : undefined;
}

/** The stop reason of an answer that makes a call. */
export const STOPPED_TO_CALL = /^(?:tool[-_ ]?(?:calls?|use)|function[-_ ]?calls?)$/i;

/** How formats name the end of an answer that decided nothing, and what it means. */
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

/** The meaning of a stop reason by which an answer decided nothing; undefined for any other reason, and for none. */
export function undecidedBy(reason: Json | undefined): string | undefined {
  if (!isString(reason)) return undefined;
  return UNDECIDED.find(([pattern]) => pattern.test(reason))?.[1];
}
