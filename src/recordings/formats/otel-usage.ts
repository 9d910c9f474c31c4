import { isObject, isString, type Json, type JsonObject } from "../../base/json.ts";
import { jsonIn } from "../message-parts.ts";
import type { MeasuredSpan } from "../span-usage.ts";
import { evened } from "../usage-dialects.ts";
import { at, type ReadSpan, type RecordedSpan, textAt } from "./otel-attributes.ts";

/** Where attributes have counts of tokens: the AI SDK's, the GenAI conventions', OpenInference's, and those before them. */
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
    usage: geminiUsage(attributes) ?? (spaces.length === 0 ? undefined : evened(...spaces)),
    cost,
    model: textAt(attributes, ...MODELS),
  };
}

/** Older attributes of ADK leave out what Gemini counts apart from its answer; the answer itself has it. */
function geminiUsage(attributes: JsonObject): Json | undefined {
  const text = at(attributes, "gcp.vertex.agent.llm_response");
  if (!isString(text) || !text.includes("thoughts_token_count")) return undefined;
  const response = jsonIn(text);
  return isObject(response) && isObject(response.usage_metadata) ? response.usage_metadata : undefined;
}
