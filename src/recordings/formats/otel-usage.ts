import { isObject, isString, type Json, type JsonObject } from "../../base/json.ts";
import { jsonIn } from "../message-parts.ts";
import { type Counts, type MeasuredSpan, usageWith } from "../span-usage.ts";
import { at, type ReadSpan, type RecordedSpan, textAt } from "./otel-attributes.ts";

/** Where attributes have counts of tokens: the AI SDK's, the GenAI conventions', OpenInference's, and those before them. */
const NAMESPACES = ["ai.usage", "gen_ai.usage", "llm.token_count", "llm.usage", "mlflow.chat.tokenUsage"];

/** How they call them there. Of several the first that is there holds. */
const COUNTS = {
  input: ["input_tokens", "prompt_tokens", "inputTokens", "promptTokens", "prompt"],
  cachedInput: [
    ...["cache_read.input_tokens", "cache_read_input_tokens", "cached_input_tokens", "input_tokens.cached"],
    ...["details.cache_read_tokens", "details.cache_read_input_tokens", "details.cached_tokens"],
    ...["prompt_tokens_details.cached_tokens", "input_tokens_details.cached_tokens"],
    ...["inputTokenDetails.cacheReadTokens", "cachedInputTokens", "prompt_details.cache_read"],
  ],
  cacheWrites: [
    ...["cache_creation.input_tokens", "cache_creation_input_tokens", "cache_write_input_tokens"],
    "cache_write.input_tokens",
    ...["details.cache_write_tokens", "details.cache_creation_input_tokens"],
    ...["inputTokenDetails.cacheWriteTokens", "prompt_details.cache_write"],
  ],
  output: ["output_tokens", "completion_tokens", "outputTokens", "completionTokens", "completion"],
  reasoning: [
    ...["reasoning.output_tokens", "reasoning_tokens", "output_tokens.reasoning"],
    ...["experimental.reasoning_tokens", "details.reasoning_tokens"],
    "output_tokens_details.reasoning_tokens",
    ...["completion_tokens_details.reasoning_tokens", "outputTokenDetails.reasoningTokens"],
    ...["reasoningTokens", "completion_details.reasoning"],
  ],
  total: ["total_tokens", "totalTokens", "total"],
} as const;

/** In US dollars: OpenLIT, LiteLLM, Pydantic AI and Logfire, OpenInference. */
const COSTS = [
  ...["gen_ai.usage.cost", "gen_ai.usage.total_cost", "gen_ai.cost.total_cost"],
  ...["operation.cost", "llm.cost.total", "mlflow.llm.cost.total_cost"],
];

const MODELS = [
  ...["gen_ai.response.model", "ai.response.model", "llm.model_name"],
  ...["gen_ai.request.model", "ai.model.id", "llm.request.model", "model_name", "mlflow.llm.model"],
];

/** Kinds of spans whose tokens no model answered with. */
const NO_ANSWERS = new Set<Json | undefined>(["EMBEDDING", "RERANKER", "RETRIEVER", "embeddings"]);

/** What each span of a trace tells of tokens, money and time; `read`: what is known of them otherwise. */
export function measuredSpans(spans: readonly RecordedSpan[], read: readonly ReadSpan[]): MeasuredSpan[] {
  const known = new Map(read.map(({ span, said }) => [span, said]));
  return spans.map((span) => {
    const said = known.get(span);
    const kind = kindOf(span, said);
    return {
      id: span.id,
      parent: span.parent,
      kind,
      ...span.recorded,
      hasFailed: span.failed && said?.kind === "generation" && said.output === undefined,
      ...(kind === "tool" ? {} : measuresIn(span.attributes, said !== undefined)),
    };
  });
}

function kindOf(span: RecordedSpan, said: ReadSpan["said"] | undefined): MeasuredSpan["kind"] {
  // Pydantic's evaluations name the spans of their judges so.
  if (at(span.attributes, "openinference.span.kind") === "EVALUATOR" || span.name.startsWith("evaluator: "))
    return "evaluation";
  if (said?.kind === "execution") return "tool";
  return said !== undefined && !said.agent ? "answer" : "other";
}

function measuresIn(
  attributes: JsonObject,
  isKnown: boolean,
): Pick<MeasuredSpan, "usage" | "cost" | "model"> {
  const spaces = NAMESPACES.map((path) => at(attributes, path)).filter((space) => isObject(space));
  const cost = COSTS.map((path) => at(attributes, path)).find((value) => value !== undefined);
  // Elsewhere a cost may be anything.
  if (spaces.length === 0 && !isKnown && typeof cost !== "number") return {};
  const what = ["openinference.span.kind", "gen_ai.operation.name"].map((path) => at(attributes, path));
  if (what.some((one) => NO_ANSWERS.has(one))) return {};
  return {
    usage: geminiUsage(attributes) ?? (spaces.length === 0 ? undefined : usageIn(spaces)),
    cost,
    model: textAt(attributes, ...MODELS),
  };
}

function usageIn(spaces: readonly JsonObject[]): JsonObject {
  const counts: Counts = Object.fromEntries(
    Object.entries(COUNTS).map(([field, paths]) => [field, countAt(spaces, paths)]),
  );
  const { input, output, total } = counts;
  // ADK's, which Gemini counts apart from its answer.
  const apart = countAt(spaces, ["experimental.reasoning_tokens"]);
  if (total !== undefined || ![input, output, apart].every((count) => typeof count === "number"))
    return usageWith(counts);
  return usageWith({ ...counts, total: Number(input) + Number(output) + Number(apart) });
}

function countAt(spaces: readonly JsonObject[], paths: readonly string[]): Json | undefined {
  for (const space of spaces)
    for (const path of paths) {
      const found = at(space, path);
      const count = isObject(found) ? at(found, "total") : found;
      // What JavaScript makes of an unknown number.
      if (count !== undefined && count !== "NaN") return count;
    }
  return undefined;
}

/** Older attributes of ADK leave out what Gemini counts apart from its answer; the answer itself has it. */
function geminiUsage(attributes: JsonObject): Json | undefined {
  const text = at(attributes, "gcp.vertex.agent.llm_response");
  if (!isString(text) || !text.includes("thoughts_token_count")) return undefined;
  const response = jsonIn(text);
  return isObject(response) && isObject(response.usage_metadata) ? response.usage_metadata : undefined;
}
