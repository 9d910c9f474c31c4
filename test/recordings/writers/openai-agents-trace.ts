import type { JsonObject } from "../../../src/core/json.ts";
import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** A batch of the OpenAI Agents SDK's exporter with a response span before the functions of each turn. */
export default {
  format: "openai-agents-trace",
  loses: ["ids", "pending", "question", "answer"],
  write({ turns }) {
    const ends: JsonObject[] = [];
    let clock = 0;
    const span = (data: JsonObject, error: JsonObject | null = null): void => {
      ends.push({
        object: "trace.span",
        id: `span_${ends.length}`,
        trace_id: "trace_1",
        parent_id: "span_agent",
        started_at: time(clock),
        ended_at: time(clock + 1),
        span_data: data,
        error,
      });
      clock += 2;
    };
    for (const calls of turns) {
      span({ type: "response", response_id: `resp_${clock}` });
      for (const call of calls.filter(({ status }) => status !== "pending"))
        span(functionData(call), errorOf(call));
    }
    span({ type: "response", response_id: "resp_last" });
    const agent: JsonObject = {
      object: "trace.span",
      id: "span_agent",
      trace_id: "trace_1",
      parent_id: null,
      started_at: time(0),
      ended_at: time(clock),
      span_data: { type: "agent", name: "Gardener", handoffs: [], tools: [], output_type: "str" },
      error: null,
    };
    const trace = {
      object: "trace",
      id: "trace_1",
      workflow_name: "Agent workflow",
      group_id: null,
      metadata: null,
    };
    return { data: [trace, ...ends, agent] };
  },
} satisfies Writer;

function functionData({ name, arguments: args, status, result }: ScriptedCall): JsonObject {
  const output = status === "ok" ? result : null;
  return { type: "function", name, input: JSON.stringify(args), output, mcp_data: null };
}

function errorOf({ name, status, result }: ScriptedCall): JsonObject | null {
  if (status === "ok") return null;
  return { message: "Error running tool (non-fatal)", data: { tool_name: name, error: result } };
}

function time(milliseconds: number): string {
  return new Date(Date.UTC(2026, 0, 5, 9) + milliseconds).toISOString().replace("Z", "000+00:00");
}
