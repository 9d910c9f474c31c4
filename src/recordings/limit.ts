import { isString, type Json } from "../json/json.ts";

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
