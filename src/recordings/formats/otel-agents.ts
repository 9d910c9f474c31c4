import { isString, type Json, type JsonObject } from "../../base/json.ts";
import { handedDown } from "../span-tree.ts";
import { at, firstAt, type RecordedSpan, textAt } from "./otel-attributes.ts";

/** The agent in which a span stands: the nearest span of an agent, that span itself included. */
interface EnclosingAgent {
  span: RecordedSpan;
  /** Absent where that span does not say how the agent is called. */
  name?: string | undefined;
}

/** The agents of a trace, by the spans in which they act. */
export class AgentSpans {
  private readonly agents: ReadonlyMap<RecordedSpan, EnclosingAgent | undefined>;

  constructor(spans: readonly RecordedSpan[]) {
    this.agents = handedDown<RecordedSpan, EnclosingAgent | undefined>(spans, (span, parent) =>
      isAgent(span) ? { span, name: nameOf(span) } : parent?.value,
    );
  }

  /** The name of the agent of a span; undefined where it is in none, or in one without a name. */
  nameAt(span: RecordedSpan): string | undefined {
    return this.agents.get(span)?.name;
  }

  /** True for a span in an agent that began below another span. */
  isWithin(span: RecordedSpan, outer: RecordedSpan): boolean {
    const agent = this.agents.get(span);
    return agent !== undefined && agent !== this.agents.get(outer);
  }

  /** True for a span in an agent of which nobody knows how it is called. */
  isNameless(span: RecordedSpan): boolean {
    const agent = this.agents.get(span);
    return agent !== undefined && agent.name === undefined;
  }

  /** True for a span that is in no agent. */
  isOutside(span: RecordedSpan): boolean {
    return this.agents.get(span) === undefined;
  }
}

/** The operations of an agent's span: by the conventions of OpenTelemetry, by those before them, and by those of pydantic-ai. */
const OPERATIONS = new Set(["invoke_agent", "create_agent"]);
/** How spans of agents are called where nothing else says what they are: by ADK, and by pydantic-ai. */
const AGENT_NAME = /^agent_run \[(.+)\]$/;
/** How the conventions call the span of an agent. */
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
  const stated = textAt(attributes, "gen_ai.agent.name", "agent.name", "agent_name");
  if (stated !== undefined) return stated;
  const kind = kindOf(attributes);
  if (at(attributes, "traceloop.span.kind") === "agent") return textAt(attributes, "traceloop.entity.name");
  const [, called] = AGENT_NAME.exec(name) ?? INVOCATION.exec(name) ?? [];
  if (called !== undefined) return called;
  if (kind !== "AGENT") return undefined;
  // CrewAI's spans are called after a method too: the role of the agent stands by itself.
  return textAt(attributes, "graph.node.id") ?? (name === "" ? undefined : name);
}
