import { isString, type Json, type JsonObject } from "../../../core/json.ts";
import { handedDown } from "../../reading/span-tree.ts";
import { at, firstAt, type RecordedSpan, textAt } from "./otel-attributes.ts";

/** The nearest span of an agent, possibly the span itself. */
interface EnclosingAgent {
  span: RecordedSpan;
  name?: string | undefined;
}

export class AgentSpans {
  private readonly agents: ReadonlyMap<RecordedSpan, EnclosingAgent | undefined>;

  constructor(spans: readonly RecordedSpan[]) {
    this.agents = handedDown<RecordedSpan, EnclosingAgent | undefined>(spans, (span, parent) =>
      isAgent(span) ? { span, name: nameOf(span) } : parent?.value,
    );
  }

  /** Returns undefined for a span outside agents or in an unnamed agent. */
  nameAt(span: RecordedSpan): string | undefined {
    return this.agents.get(span)?.name;
  }

  /** Returns true if the span's agent began below `outer`. */
  isWithin(span: RecordedSpan, outer: RecordedSpan): boolean {
    const agent = this.agents.get(span);
    return agent !== undefined && agent !== this.agents.get(outer);
  }

  isNameless(span: RecordedSpan): boolean {
    const agent = this.agents.get(span);
    return agent !== undefined && agent.name === undefined;
  }

  isOutside(span: RecordedSpan): boolean {
    return this.agents.get(span) === undefined;
  }
}

/** Current and former OpenTelemetry conventions, and pydantic-ai's. */
const OPERATIONS = new Set(["invoke_agent", "create_agent"]);
const AGENT_NAME = /^agent_run \[(.+)\]$/;
const INVOCATION = /^(?:invoke_agent|create_agent) (.+)$/;

function isAgent({ attributes, name }: RecordedSpan): boolean {
  const operation = at(attributes, "gen_ai.operation.name");
  return (
    (isString(operation) && OPERATIONS.has(operation)) ||
    kindOf(attributes) === "AGENT" ||
    at(attributes, "traceloop.span.kind") === "agent" ||
    (at(attributes, "agent_name") !== undefined && (operation ?? undefined) === undefined) ||
    AGENT_NAME.test(name)
  );
}

function kindOf(attributes: JsonObject): Json | undefined {
  return firstAt(attributes, "openinference.span.kind", "mlflow.spanType");
}

function nameOf({ attributes, name }: RecordedSpan): string | undefined {
  const recordedName = textAt(attributes, "gen_ai.agent.name", "agent.name", "agent_name");
  if (recordedName !== undefined) return recordedName;
  const kind = kindOf(attributes);
  if (at(attributes, "traceloop.span.kind") === "agent") return textAt(attributes, "traceloop.entity.name");
  const [, called] = AGENT_NAME.exec(name) ?? INVOCATION.exec(name) ?? [];
  if (called !== undefined) return called;
  if (kind !== "AGENT") return undefined;
  // CrewAI appends the method to the span name and keeps the agent's role separately.
  return textAt(attributes, "graph.node.id") ?? (name === "" ? undefined : name);
}
