import type { Json, JsonObject } from "../../../src/core/json.ts";
import { readOne } from "../fixture.ts";

export const user = { role: "user", content: "Feed the cat." };
export const use = (id: string, more: JsonObject = {}): JsonObject => ({
  type: "tool_use",
  id,
  name: "feed",
  input: { pet: "cat" },
  ...more,
});
export const answer = (id: string, more: JsonObject = {}): JsonObject => ({
  type: "tool_result",
  tool_use_id: id,
  content: "fed",
  ...more,
});
export const textContent = (text: string): JsonObject => ({ type: "text", text });
export const assistant = (...content: Json[]): JsonObject => ({ role: "assistant", content });
export const results = (...content: Json[]): JsonObject => ({ role: "user", content });
export const message = (id: string, ...content: Json[]): JsonObject => ({
  id,
  type: "message",
  role: "assistant",
  content,
  stop_reason: "tool_use",
});

export const read = (document: Json) => readOne("anthropic", document);
