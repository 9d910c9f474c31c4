import type { Json, JsonObject } from "../../../core/json.ts";
import { areUnknown } from "../../reading/message-parts.ts";
import { handedDown } from "../../reading/span-tree.ts";
import {
  at,
  type ExecutionSpan,
  firstAt,
  type GenerationSpan,
  type ReadSpan,
  type RecordedSpan,
  textAt,
} from "./otel-attributes.ts";

export const isAnswer = (read: ReadSpan): read is ReadSpan<GenerationSpan> =>
  read.content.kind === "generation";
export const isExecution = (read: ReadSpan): read is ReadSpan<ExecutionSpan> =>
  read.content.kind === "execution";

/** Where a span stands. */
interface SpanContext {
  /** The nearest agent, possibly the span itself. */
  agent?: { name: string | undefined } | undefined;
  /** The nearest execution above: a sub-agent's spans stand under that of the tool it is. */
  execution?: ReadSpan<ExecutionSpan> | undefined;
  /** The nearest answer above within the same agent. */
  answer?: ReadSpan<GenerationSpan> | undefined;
  /** One of the answers above is recorded. */
  isCovered: boolean;
}

/** The spans of a trace as a tree. */
export class SpanTree {
  private readonly contexts: ReadonlyMap<RecordedSpan, SpanContext>;

  constructor(spans: readonly RecordedSpan[], read: readonly ReadSpan[]) {
    const bySpan = new Map(read.map((one) => [one.span, one]));
    this.contexts = handedDown<RecordedSpan, SpanContext>(spans, (span, parent) => {
      const outer = parent && bySpan.get(parent.span);
      const above = contextBelow(outer, parent?.value ?? { isCovered: false });
      return isAgent(span) ? { ...above, agent: { name: nameOf(span) } } : above;
    });
  }

  at(span: RecordedSpan): SpanContext {
    return this.contexts.get(span) ?? { isCovered: false };
  }

  /** Returns true if the span's agent began below `outer`. */
  isCalledBy(outer: RecordedSpan, span: RecordedSpan): boolean {
    const { agent } = this.at(span);
    return agent !== undefined && agent !== this.at(outer).agent;
  }
}

function contextBelow(outer: ReadSpan | undefined, around: SpanContext): SpanContext {
  if (outer === undefined) return around;
  if (isExecution(outer)) return { agent: around.agent, execution: outer, isCovered: false };
  if (!isAnswer(outer)) return around;
  return { ...around, answer: outer, isCovered: around.isCovered || outer.content.output !== undefined };
}

/**
 * The spans that say something of their own. An agent's span repeats the answers of the model's spans below it, as do two
 * instrumentations of one call; of those the innermost that holds an answer counts.
 */
export function withoutRepeats(tree: SpanTree, read: readonly ReadSpan[]): ReadSpan[] {
  const wrappers = new Set<ReadSpan>();
  for (const { span, content } of read.filter(isAnswer)) {
    let answer = content.output === undefined ? undefined : tree.at(span).answer;
    for (; answer !== undefined && !wrappers.has(answer); answer = tree.at(answer.span).answer)
      wrappers.add(answer);
  }
  return read.filter((one) => {
    const { execution, isCovered } = tree.at(one.span);
    if (isExecution(one)) return !repeats(one, execution);
    if (!isAnswer(one)) return false;
    if (one.content.isQuestion) return true;
    return !wrappers.has(one) && !(one.content.output === undefined && isCovered);
  });
}

/** True when an execution is the one it stands under, written by another layer. Its other fields are added to that. */
function repeats({ content: { call } }: ReadSpan<ExecutionSpan>, outer?: ReadSpan<ExecutionSpan>): boolean {
  if (outer === undefined || outer.content.call.name !== call.name) return false;
  const known = outer.content.call;
  if (call.id !== undefined && known.id !== undefined && call.id !== known.id) return false;
  const { arguments: args, argumentsText } = areUnknown(known) ? call : known;
  const result = known.result === undefined ? call.result : known.result;
  outer.content.call = { ...known, id: known.id ?? call.id, arguments: args, argumentsText, result };
  return true;
}

/** Current and former OpenTelemetry conventions, and pydantic-ai's. */
const AGENT_NAME = /^agent_run \[(.+)\]$/;
const INVOCATION = /^(?:invoke_agent|create_agent) (.+)$/;

function isAgent({ attributes, name }: RecordedSpan): boolean {
  const operation = at(attributes, "gen_ai.operation.name");
  return (
    operation === "invoke_agent" ||
    operation === "create_agent" ||
    kindOf(attributes) === "AGENT" ||
    at(attributes, "traceloop.span.kind") === "agent" ||
    (operation === undefined && at(attributes, "agent_name") !== undefined) ||
    AGENT_NAME.test(name)
  );
}

function kindOf(attributes: JsonObject): Json | undefined {
  return firstAt(attributes, "openinference.span.kind", "mlflow.spanType");
}

function nameOf({ attributes, name }: RecordedSpan): string | undefined {
  const recordedName = textAt(attributes, "gen_ai.agent.name", "agent.name", "agent_name");
  if (recordedName !== undefined) return recordedName;
  if (at(attributes, "traceloop.span.kind") === "agent") return textAt(attributes, "traceloop.entity.name");
  const [, called] = AGENT_NAME.exec(name) ?? INVOCATION.exec(name) ?? [];
  if (called !== undefined || kindOf(attributes) !== "AGENT") return called;
  // CrewAI appends the method to the span name and keeps the agent's role separately.
  return textAt(attributes, "graph.node.id") ?? (name || undefined);
}
