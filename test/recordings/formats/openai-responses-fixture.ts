import type { Json, JsonObject } from "../../../src/core/json.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { readOne } from "../fixture.ts";

export const read = (document: Json | undefined) => readOne("openai-responses", document);
export const user = { role: "user", content: "To Canna, please." };
export const functionCallItem = (id: string, more: JsonObject = {}) => ({
  type: "function_call",
  call_id: id,
  name: "find_ferry",
  arguments: "{}",
  ...more,
});
export const answered = (id: string, output: Json = "09:00") => ({
  type: "function_call_output",
  call_id: id,
  output,
});
export const messageItem = (text: string) => ({
  type: "message",
  role: "assistant",
  content: [{ type: "output_text", text }],
});
export const response = (id: string, output: Json[], more: JsonObject = {}) => ({
  id,
  object: "response",
  status: "completed",
  output,
  ...more,
});

export function calls({ toolCalls }: Run): string[] {
  return toolCalls.map(({ group, name, status }) => `${group} ${name} ${status}`);
}
