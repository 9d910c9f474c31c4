import type { JsonObject } from "../../../src/core/json.ts";
import type { ScriptedCall, Writer } from "./scripted-run.ts";

/** Harbor's trajectory of a run of Claude Code. */
export default {
  format: "atif",
  write({ question, turns, answer }) {
    const steps: JsonObject[] = [
      { source: "user", message: question },
      ...turns.map((calls) => ({
        source: "agent",
        message: "",
        llm_call_count: 1,
        tool_calls: calls.map(({ id, name, arguments: args }) => ({
          tool_call_id: id,
          function_name: name,
          arguments: args,
        })),
        observation: { results: calls.filter(({ status }) => status !== "pending").map(resultOf) },
        metrics: { prompt_tokens: 100, completion_tokens: 10, cost_usd: 0.001 },
      })),
      ...(answer === "" ? [] : [{ source: "agent", message: answer, llm_call_count: 1 }]),
    ];
    return {
      schema_version: "ATIF-v1.7",
      session_id: "session",
      agent: { name: "claude-code", version: "2.1.92", model_name: "claude-sonnet-4-5" },
      steps: steps.map((step, at) => ({ step_id: at + 1, ...step })),
      final_metrics: { total_steps: steps.length },
    };
  },
} satisfies Writer;

function resultOf({ id, status, result }: ScriptedCall): JsonObject {
  const extra = { tool_result_is_error: true };
  return { source_call_id: id, content: result, ...(status === "error" ? { extra } : {}) };
}
