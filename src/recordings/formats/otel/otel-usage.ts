import { isObject, isString, type Json, type JsonObject } from "../../../core/json.ts";
import { jsonIn } from "../../reading/message-parts.ts";
import type { MeasuredSpan } from "../../reading/span-usage.ts";
import { evened } from "../../reading/usage-dialects.ts";
import { at, type ReadSpan, type RecordedSpan, textAt } from "./otel-attributes.ts";

/** Token counts of the AI SDK, the GenAI conventions, OpenInference and older conventions. */
const NAMESPACES = ["ai.usage", "gen_ai.usage", "llm.token_count", "llm.usage", "mlflow.chat.tokenUsage"];

/** In US dollars: OpenLIT, LiteLLM, Pydantic AI and Logfire, OpenInference. */
const COSTS = [
  ...["gen_ai.usage.cost", "gen_ai.usage.total_cost", "gen_ai.cost.total_cost"],
  ...["operation.cost", "llm.cost.total", "mlflow.llm.cost.total_cost"],
];

const MODELS = [
  ...["gen_ai.response.model", "ai.response.model", "llm.model_name"],
  ...["gen_ai.request.model", "ai.model.id", "llm.request.model", "model_name", "mlflow.llm.model"],
];

const NO_ANSWERS = new Set<Json | undefined>(["EMBEDDING", "RERANKER", "RETRIEVER", "embeddings"]);

/** Returns the usage and times of each span. `read` has the spans' contents. */
export function measuredSpans(spans: readonly RecordedSpan[], read: readonly ReadSpan[]): MeasuredSpan[] {
  const contentOf = new Map(read.map(({ span, content }) => [span, content]));
  return spans.map((span) => {
    const content = contentOf.get(span);
    const kind = kindOf(span, content);
    return {
      id: span.id,
      parent: span.parent,
      kind,
      ...span.recorded,
      hasFailed: span.failed && content?.kind === "generation" && content.output === undefined,
      ...(kind === "tool" ? {} : measuresIn(span.attributes, content !== undefined)),
    };
  });
}

function kindOf(span: RecordedSpan, content: ReadSpan["content"] | undefined): MeasuredSpan["kind"] {
  // Pydantic's evaluations name judges' spans this way.
  if (at(span.attributes, "openinference.span.kind") === "EVALUATOR" || span.name.startsWith("evaluator: "))
    return "evaluation";
  if (content?.kind === "execution") return "tool";
  return content !== undefined && !content.agent ? "answer" : "other";
}

function measuresIn(
  attributes: JsonObject,
  isKnown: boolean,
): Pick<MeasuredSpan, "usage" | "cost" | "model"> {
  const spaces = NAMESPACES.map((path) => at(attributes, path)).filter((space) => isObject(space));
  const cost = COSTS.map((path) => at(attributes, path)).find((value) => value !== undefined);
  // Elsewhere a cost may mean anything.
  if (spaces.length === 0 && !isKnown && typeof cost !== "number") return {};
  const kinds = ["openinference.span.kind", "gen_ai.operation.name"].map((path) => at(attributes, path));
  if (kinds.some((kind) => NO_ANSWERS.has(kind))) return {};
  return {
    usage: geminiUsage(attributes) ?? (spaces.length === 0 ? undefined : evened(...spaces)),
    cost,
    model: textAt(attributes, ...MODELS),
  };
}

/** Older attributes of ADK lack Gemini's separate thought tokens; the response has them. */
function geminiUsage(attributes: JsonObject): Json | undefined {
  const text = at(attributes, "gcp.vertex.agent.llm_response");
  if (!isString(text) || !text.includes("thoughts_token_count")) return undefined;
  const response = jsonIn(text);
  return isObject(response) && isObject(response.usage_metadata) ? response.usage_metadata : undefined;
}
