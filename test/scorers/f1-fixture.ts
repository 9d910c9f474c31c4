import fc from "fast-check";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { Conversation } from "../../src/recordings/reading/conversation.ts";
import type { ToolCall } from "../../src/recordings/run.ts";
import { scoreF1 } from "./fixture.ts";

export type Reference = {
  name: string;
  arguments: JsonObject;
  optional?: boolean;
};

export const reference = (name: string, args: JsonObject = {}): Reference => ({ name, arguments: args });
export const flexible = (threshold: number) => ({
  f1: { mode: "flexible", argumentMatchThreshold: threshold },
});

export function value(
  references: readonly Reference[],
  calls: readonly ToolCall[],
  options: JsonObject = {},
): number {
  return scoreF1({ referenceToolCalls: references as unknown as Json, ...options }, calls).value;
}

export function malformed(name: string): ToolCall {
  const talk = new Conversation();
  talk.call({ name, argumentsText: '{"x":1' });
  const [call] = talk.run().toolCalls;
  if (call === undefined) throw new Error("no call");
  return call;
}
export const args = fc
  .array(fc.tuple(fc.constantFrom("x", "y", "z"), fc.constantFrom(1, 2)), { maxLength: 3 })
  .map((entries): JsonObject => Object.fromEntries(entries));

export function details(references: readonly Reference[], calls: readonly ToolCall[], options: JsonObject) {
  return scoreF1({ referenceToolCalls: references as unknown as Json, ...options }, calls);
}
