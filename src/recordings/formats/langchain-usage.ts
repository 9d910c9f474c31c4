import { isObject, type Json, type JsonObject, objectOf } from "../../base/json.ts";
import type { Conversation } from "../conversation.ts";
import { instant } from "../run.ts";
import { addCounts } from "../usage.ts";

/** Nanoseconds of a millisecond: Ollama counts in the former. */
const NANOSECONDS = 1_000_000;

/** Tells a conversation what an answer took, by the fields of its message. */
export function readAnswerUsage(talk: Conversation, fields: JsonObject): void {
  const told = metadataOf(fields);
  const { total_duration: time } = told;
  talk.answered({
    id: fields.id,
    model: told.model_name ?? told.model ?? told.model_id ?? told.modelName,
    usage: usageOf(fields),
    cost: objectOf(told.token_usage).cost,
    duration: typeof time === "number" ? time / NANOSECONDS : undefined,
  });
  const { created_at: created } = told;
  talk.at(instant(created));
}

/** True for what LangGraph's supervisor says in the name of an agent that hands back: no model wrote it. */
export function isHandoff(fields: JsonObject): boolean {
  return metadataOf(fields).__is_handoff_back === true;
}

/** What the pieces of a streamed message say of it. Their tokens add up: each has those that came with it. */
export function joinUsage(pieces: readonly JsonObject[]): JsonObject {
  const counts = addCounts(pieces.map(({ usage_metadata: usage }) => usage).filter(isObject));
  return {
    ...(counts && { usage_metadata: counts }),
    response_metadata: Object.fromEntries(pieces.flatMap((one) => Object.entries(metadataOf(one)))),
  };
}

/**
 * LangChain's own count, else the provider's. Older versions leave Anthropic's cache out of the former, which the latter has whole where both
 * are of the same answer.
 */
function usageOf(fields: JsonObject): Json | undefined {
  const { usage_metadata: own } = fields;
  const told = metadataOf(fields);
  const { usage } = told;
  if (!isObject(own)) {
    const given = [told.token_usage, told.tokenUsage, usage, told.usage_metadata, told.usageMetadata];
    return given.find(isObject) ?? ("eval_count" in told ? told : undefined);
  }
  const isAnthropics = isObject(usage) && "cache_read_input_tokens" in usage && "input_tokens" in usage;
  return isAnthropics && usage.output_tokens === own.output_tokens ? usage : own;
}

function metadataOf({ response_metadata: told }: JsonObject): JsonObject {
  return objectOf(told);
}
