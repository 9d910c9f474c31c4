import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  objectsOf,
  textOf,
} from "../../../core/json.ts";
import type { Conversation } from "../../reading/conversation.ts";
import { instant } from "../../run.ts";

/** Records tokens, cost and model of a step, and since version 7 its duration. */
export function readStepUsage(talk: Conversation, step: JsonObject): void {
  const response = objectOf(step.response);
  talk.answered({
    model: response.modelId ?? objectOf(step.model).modelId,
    usage: usageOf(step),
    cost: costIn(step.providerMetadata),
    duration: objectOf(step.performance).responseTimeMs,
  });
  talk.at(instant(response.timestamp));
}

/** Returns tool durations in milliseconds by call id (version 7). */
export function toolTimes(step: JsonObject): JsonObject {
  return objectOf(objectOf(step.performance).toolExecutionMs);
}

export function readStepTimes(talk: Conversation, steps: readonly JsonObject[]): void {
  const times = steps.map((step) => objectOf(step.performance).stepTimeMs);
  const durations = times.filter((time) => typeof time === "number");
  if (durations.length === steps.length && durations.length > 0)
    talk.took({ duration: durations.reduce((sum, time) => sum + time, 0) });
}

/** Records a result's usage. Versions 5 and 6 give `usage` of the last step only; 4 and 7 (with `responseMessages`) of all steps. */
export function readTotal(talk: Conversation, result: JsonObject, messages: readonly JsonObject[]): void {
  const { totalUsage, usage, providerMetadata } = result;
  const answers = stepsOfMessages(messages);
  const isTotal =
    "responseMessages" in result || (isObject(usage) && "promptTokens" in usage) || answers === 1;
  const total = totalUsage ?? (isTotal ? usage : undefined);
  talk.took({
    model: objectOf(result.response).modelId,
    usage: usageOf({
      usage: total ?? null,
      providerMetadata: answers === 1 ? (providerMetadata ?? null) : null,
    }),
  });
}

/** Records the time and usage in a UI message's metadata, which the server fills. */
export function readMessageMetadata(talk: Conversation, message: JsonObject): void {
  const metadata = objectOf(message.metadata);
  talk.at(instant(message.createdAt ?? metadata.createdAt));
  if (message.role !== "assistant") return;
  const { totalUsage, usage, totalTokens } = metadata;
  const counts = isObject(usage) ? usage : typeof totalTokens === "number" ? { totalTokens } : undefined;
  talk.answered({
    model: metadata.model ?? metadata.modelId,
    usage: isObject(totalUsage) ? totalUsage : counts,
  });
}

/** Counts model answers by `step-start` parts. Returns undefined if a message with calls has no such part. */
export function stepsOfMessages(messages: readonly JsonObject[]): number | undefined {
  let steps = 0;
  for (const { role, content, parts, toolInvocations } of messages) {
    if (role !== "assistant") continue;
    const marks = objectsOf(parts).map(markOf).join("");
    // A model message is one answer.
    if (Array.isArray(content)) steps += Number(content.length > 0);
    else if (marks.includes("|")) steps += marks.split("|").filter((step) => step !== "").length;
    else if (marks.includes("c") || Array.isArray(toolInvocations)) return undefined;
    else steps += Number(marks !== "" || textOf(content) !== "");
  }
  return steps;
}

function markOf({ type }: JsonObject): "|" | "c" | "s" | "" {
  if (type === "step-start") return "|";
  if (type === "text" || type === "reasoning") return "s";
  return /^(?:dynamic-tool|tool-.+)$/.test(textOf(type)) ? "c" : "";
}

/** Before version 6, Anthropic and Bedrock inputs lack cached tokens, Gemini outputs lack thoughts; v4 has OpenAI's cache in metadata. */
function usageOf({ usage, providerMetadata }: JsonObject): Json | undefined {
  if (!isObject(usage)) return undefined;
  const metadata = objectOf(providerMetadata);
  if ("inputTokenDetails" in usage || isObject(objectOf(usage.raw).inputTokens)) return usage;
  const google = objectOf(metadata.google).usageMetadata;
  if (isObject(google)) return google;
  if (isObject(metadata.anthropic)) return withCache(usage, metadata.anthropic);
  if (isObject(metadata.bedrock)) return withCache(usage, objectOf(metadata.bedrock.usage));
  const { cachedPromptTokens = null, reasoningTokens = null } = objectOf(metadata.openai);
  return "promptTokens" in usage ? { ...usage, cachedPromptTokens, reasoningTokens } : usage;
}

function withCache(usage: JsonObject, cache: JsonObject): JsonObject {
  return {
    input_tokens: usage.inputTokens ?? usage.promptTokens ?? null,
    output_tokens: usage.outputTokens ?? usage.completionTokens ?? null,
    cache_read_input_tokens: cache.cacheReadInputTokens ?? usage.cachedInputTokens ?? null,
    cache_creation_input_tokens: cache.cacheCreationInputTokens ?? cache.cacheWriteInputTokens ?? null,
  };
}

function costIn(providerMetadata: Json | undefined): Json | undefined {
  const { openrouter, gateway } = objectOf(providerMetadata);
  const cost = objectOf(objectOf(openrouter).usage).cost ?? objectOf(gateway).cost;
  return isString(cost) && /^\d+(?:\.\d+)?$/.test(cost) ? Number(cost) : cost;
}
