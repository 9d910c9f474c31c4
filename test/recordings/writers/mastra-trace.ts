import type { JsonObject } from "../../../src/core/json.ts";
import type { Writer } from "./scripted-run.ts";

/** A trace from `getTrace()` of an observability store. */
export default {
  format: "mastra",
  write({ question, turns, answer }) {
    const spans: JsonObject[] = [];
    const keep = (spanType: string, parentSpanId: string | null, more: JsonObject): string => {
      const spanId = `s${spans.length}`;
      const time = new Date(Date.UTC(2026, 0, 5) + spans.length).toISOString();
      spans.push({
        ...{ traceId: "t1", spanId, parentSpanId, spanType, name: spanType, isEvent: false },
        ...{ startedAt: time, endedAt: time, attributes: {}, metadata: { runId: "r1" } },
        ...{ input: null, output: null, error: null },
        ...more,
      });
      return spanId;
    };
    const root = keep("agent_run", null, {
      entityId: "desk",
      input: [{ role: "user", content: question }],
      output: { text: answer, files: [] },
    });
    const all = keep("model_generation", root, { attributes: { model: "large" }, output: { text: answer } });
    for (const calls of turns) {
      const step = keep("model_step", all, {
        output: {
          text: "",
          toolCalls: calls.map(({ id, name, arguments: args }) => ({ toolCallId: id, toolName: name, args })),
        },
      });
      for (const { id, name, arguments: args, status, result } of calls)
        keep("tool_call", step, {
          ...{ entityId: name, input: args, attributes: { toolCallId: id, success: status === "ok" } },
          ...(status === "pending" ? { endedAt: null } : {}),
          ...(status === "ok" ? { output: result } : {}),
          ...(status === "error" ? { error: { name: "Error", message: result } } : {}),
        });
    }
    if (answer !== "") keep("model_step", all, { output: { text: answer, toolCalls: [] } });
    return { traceId: "t1", spans };
  },
} satisfies Writer;
