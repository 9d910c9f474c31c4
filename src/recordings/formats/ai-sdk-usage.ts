import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  objectsOf,
  textOf,
} from "../../base/json.ts";
import type { Conversation } from "../conversation.ts";
import { instant } from "../run.ts";

/** Tells a conversation what a step took: its tokens, its price, its model, and since version 7 its time. */
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

/** How long the tools of a step took, by the ids of the calls: version 7 says so. */
export function toolTimes(step: JsonObject): JsonObject {
  return objectOf(objectOf(step.performance).toolExecutionMs);
}

/** Says how long all steps took, where each of them says so. */
export function readStepTimes(talk: Conversation, steps: readonly JsonObject[]): void {
  const times = steps.map((step) => objectOf(step.performance).stepTimeMs);
  const known = times.filter((time) => typeof time === "number");
  if (known.length === steps.length && known.length > 0)
    talk.took({ duration: known.reduce((sum, time) => sum + time, 0) });
}

/**
 * Says what a result took of which the steps are not recorded. Its `totalUsage` is that of all steps. Its `usage` is too in version 4, and in
 * version 7, which has `responseMessages`; in 5 and 6 it is that of the last step.
 */
export function readTotal(talk: Conversation, result: JsonObject, messages: readonly JsonObject[]): void {
  const { totalUsage, usage, providerMetadata } = result;
  const answers = stepsOfMessages(messages);
  const isTotal =
    "responseMessages" in result || (isObject(usage) && "promptTokens" in usage) || answers === 1;
  const stated = totalUsage ?? (isTotal ? usage : undefined);
  talk.took({
    model: objectOf(result.response).modelId,
    usage: usageOf({
      usage: stated ?? null,
      providerMetadata: answers === 1 ? (providerMetadata ?? null) : null,
    }),
  });
}

/** Tells a conversation what a UI message says of itself: its time, and what the server put into its metadata. */
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

/**
 * Counts the answers of the model in UI messages: `step-start` parts are between them. Undefined where a message with calls has no such
 * part, and it is not known.
 */
export function stepsOfMessages(messages: readonly JsonObject[]): number | undefined {
  let steps = 0;
  for (const { role, content, parts, toolInvocations } of messages) {
    if (role !== "assistant") continue;
    const marks = objectsOf(parts).map(markOf).join("");
    // What the model took as a message is one answer of it.
    if (Array.isArray(content)) steps += Number(content.length > 0);
    else if (marks.includes("|")) steps += marks.split("|").filter((step) => step !== "").length;
    else if (marks.includes("c") || Array.isArray(toolInvocations)) return undefined;
    else steps += Number(marks !== "" || textOf(content) !== "");
  }
  return steps;
}

/** What a part is to a step: its beginning, a call, or something that is said or thought. */
function markOf({ type }: JsonObject): "|" | "c" | "s" | "" {
  if (type === "step-start") return "|";
  if (type === "text" || type === "reasoning") return "s";
  return /^(?:dynamic-tool|tool-.+)$/.test(textOf(type)) ? "c" : "";
}

/**
 * The tokens of a step as its provider means them. Before version 6 the input of Anthropic and Bedrock leaves out what went through a cache, the
 * output of Gemini leaves out thoughts, and version 4 has what OpenAI read from a cache apart.
 */
function usageOf({ usage, providerMetadata }: JsonObject): Json | undefined {
  if (!isObject(usage)) return undefined;
  const told = objectOf(providerMetadata);
  if ("inputTokenDetails" in usage || isObject(objectOf(usage.raw).inputTokens)) return usage;
  const google = objectOf(told.google).usageMetadata;
  if (isObject(google)) return google;
  if (isObject(told.anthropic)) return withCache(usage, told.anthropic);
  if (isObject(told.bedrock)) return withCache(usage, objectOf(told.bedrock.usage));
  const { cachedPromptTokens = null, reasoningTokens = null } = objectOf(told.openai);
  return "promptTokens" in usage ? { ...usage, cachedPromptTokens, reasoningTokens } : usage;
}

/** The tokens in Anthropic's own words. */
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
