import type { JsonObject } from "../../../src/core/json.ts";
import type { Writer } from "./scripted-run.ts";

/** The rows of an export of observations: only tools, with ids in the attributes of their spans. */
export default {
  format: "langfuse-trace",
  loses: ["pending", "question", "answer"],
  needsCalls: true,
  write({ turns }) {
    const rows: JsonObject[] = [
      { ...row("root", "AGENT", 0), end_time: time(1_000), name: "gardener", input: {}, output: {} },
    ];
    turns.forEach((calls, turn) => {
      calls.forEach(({ id, name, arguments: args, status, result }, at) => {
        if (status === "pending") return;
        rows.push({
          ...row(id, "TOOL", 10 * turn + at),
          end_time: time(10 * turn + 9),
          parent_observation_id: "root",
          name: `execute_tool ${name}`,
          level: status === "ok" ? "DEFAULT" : "ERROR",
          status_message: status === "ok" ? null : result,
          input: args,
          output: status === "ok" ? result : null,
          metadata: { attributes: { "gen_ai.tool.name": name, "gen_ai.tool.call.id": id } },
        });
      });
    });
    return rows;
  },
} satisfies Writer;

function row(id: string, type: string, at: number): JsonObject {
  return { id, trace_id: "t1", type, start_time: time(at), parent_observation_id: null };
}

function time(milliseconds: number): string {
  return new Date(Date.UTC(2026, 0, 5) + milliseconds).toISOString().replace("T", " ").replace("Z", "000");
}
