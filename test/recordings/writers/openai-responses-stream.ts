import type { Json, JsonObject } from "../../../src/core/json.ts";
import { exchanges, response } from "./openai-responses-exchanges.ts";
import type { Writer } from "./scripted-run.ts";

/** Every request of a run to the Responses API, and the events of its stream. The last event repeats no items. */
export default {
  format: "openai-responses",
  loses: ["errors"],
  needsCalls: true,
  write: (run) =>
    exchanges(run).flatMap(({ input, output }, at) => [
      { model: "gpt-5", stream: true, input },
      { type: "response.created", response: { ...response(`resp_${at}`, []), status: "in_progress" } },
      ...output.flatMap(eventsOf),
      { type: "response.completed", response: response(`resp_${at}`, []) },
    ]),
} satisfies Writer;

function eventsOf(item: JsonObject, output_index: number): Json[] {
  const args = typeof item.arguments === "string" ? item.arguments : undefined;
  if (args === undefined) return [{ type: "response.output_item.done", output_index, item }];
  const piece = { type: "response.function_call_arguments.delta", output_index, item_id: item.id ?? null };
  return [
    { type: "response.output_item.added", output_index, item: { ...item, arguments: "" } },
    { ...piece, delta: args.slice(0, 3) },
    { ...piece, delta: args.slice(3) },
  ];
}
