import { isObject, type Json, type JsonObject, objectOf } from "../../../core/json.ts";
import type { Conversation } from "../../reading/conversation.ts";
import { addCounts } from "../../reading/usage.ts";
import { instant } from "../../run.ts";

/** Ollama reports nanoseconds. */
const NANOSECONDS = 1_000_000;

export function readAnswerUsage(talk: Conversation, fields: JsonObject): void {
  const metadata = metadataOf(fields);
  const { total_duration: time } = metadata;
  talk.answered({
    id: fields.id,
    model: metadata.model_name ?? metadata.model ?? metadata.model_id ?? metadata.modelName,
    usage: usageOf(fields),
    cost: objectOf(metadata.token_usage).cost,
    duration: typeof time === "number" ? time / NANOSECONDS : undefined,
  });
  const { created_at: created } = metadata;
  talk.at(instant(created));
}

/** Detects a hand-back message that LangGraph's supervisor wrote without a model. */
export function isHandoff(fields: JsonObject): boolean {
  return metadataOf(fields).__is_handoff_back === true;
}

/** Joins metadata of streamed pieces; token counts add up. */
export function joinUsage(pieces: readonly JsonObject[]): JsonObject {
  const counts = addCounts(pieces.map(({ usage_metadata: usage }) => usage).filter(isObject));
  return {
    ...(counts && { usage_metadata: counts }),
    response_metadata: Object.fromEntries(pieces.flatMap((piece) => Object.entries(metadataOf(piece)))),
  };
}

/** Older versions omit Anthropic's cache tokens from LangChain's counts, so the provider's counts take precedence. */
function usageOf(fields: JsonObject): Json | undefined {
  const { usage_metadata: own } = fields;
  const metadata = metadataOf(fields);
  const { usage } = metadata;
  if (!isObject(own)) {
    const candidates = [
      metadata.token_usage,
      metadata.tokenUsage,
      usage,
      metadata.usage_metadata,
      metadata.usageMetadata,
    ];
    return candidates.find(isObject) ?? ("eval_count" in metadata ? metadata : undefined);
  }
  const isAnthropics = isObject(usage) && "cache_read_input_tokens" in usage && "input_tokens" in usage;
  return isAnthropics && usage.output_tokens === own.output_tokens ? usage : own;
}

function metadataOf({ response_metadata: metadata }: JsonObject): JsonObject {
  return objectOf(metadata);
}
