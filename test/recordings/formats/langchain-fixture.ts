import type { Json, JsonObject } from "../../../src/core/json.ts";
import { readOne } from "../fixture.ts";

export const human = { type: "human", content: "Water the fern", id: "h" };
export const water = { name: "water", args: { litres: 2 }, id: "w1", type: "tool_call" };

export function ai(more: JsonObject = {}): JsonObject {
  return { type: "ai", content: "", id: "a", additional_kwargs: {}, tool_calls: [], ...more };
}

export function tool(id: string, content: Json, more: JsonObject = {}): JsonObject {
  return { type: "tool", content, tool_call_id: id, ...more };
}

export function calls(document: Json): string[] {
  return readOne("langchain", document).toolCalls.map(
    ({ group, status, name, malformed }) => `${group} ${status} ${name}${malformed ? " (malformed)" : ""}`,
  );
}
