import type { Json, JsonObject } from "../../../src/core/json.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { readOne } from "../fixture.ts";
import { otlp, type TestSpan } from "../otlp.ts";

export const read = (document: Json) => readOne("otel-genai", document);
export const readSpans = (...spans: TestSpan[]) => read(otlp(spans));

export function calls(run: Run): string[] {
  return run.toolCalls.map(
    ({ group, id = "-", name, arguments: args, status, malformed }) =>
      `${group} ${id} ${name} ${malformed ? args : JSON.stringify(args)} ${status}`,
  );
}

export function chat(
  id: string,
  start: number,
  attributes: JsonObject,
  more: Partial<TestSpan> = {},
): TestSpan {
  return { id, start, attributes: { "gen_ai.operation.name": "chat", ...attributes }, ...more };
}

export function tool(
  id: string,
  start: number,
  attributes: JsonObject,
  more: Partial<TestSpan> = {},
): TestSpan {
  const own = { "gen_ai.operation.name": "execute_tool", "gen_ai.tool.name": "find_ferries" };
  return { id, start, attributes: { ...own, ...attributes }, ...more };
}

export function output(...parts: Json[]): JsonObject {
  return { "gen_ai.output.messages": JSON.stringify([{ role: "assistant", parts, finish_reason: "stop" }]) };
}

export const find = (id: string | null, to: string) => ({
  type: "tool_call",
  id,
  name: "find_ferries",
  arguments: { to },
});
export const args = (to: string) => ({ "gen_ai.tool.call.arguments": JSON.stringify({ to }) });
