import type { JsonObject } from "../../../src/core/json.ts";
import type { Exchange } from "../../../src/setup/record/traffic.ts";

/** A Responses API message with the id under which OpenAI stores it. */
export const messageItem = (id: string, text: string): JsonObject => ({
  type: "message",
  id,
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text, annotations: [] }],
});

export const calls = (id: string, step = 0): JsonObject => ({
  type: "function_call",
  id,
  call_id: `call_${id}`,
  name: "search",
  arguments: JSON.stringify({ step }),
  status: "completed",
});

export const found = (id: string): JsonObject => ({
  type: "function_call_output",
  call_id: `call_${id}`,
  output: `found for ${id}`,
});

export const asks = (content: string): JsonObject => ({ role: "user", content });
export const refersTo = (id: string): JsonObject => ({ type: "item_reference", id });

interface Options {
  at: number;
  id?: string;
  isStreamed?: boolean;
  more?: JsonObject;
}

/** A request to the Responses API and its answer, in the recorder's form. */
export function responsesExchange(
  input: JsonObject[] | string,
  output: JsonObject[],
  { at, id = `resp_${at}`, isStreamed = false, more = {} }: Options,
): Exchange {
  const { previous_response_id = null } = more;
  const begun: JsonObject = { id, object: "response", previous_response_id, model: "gpt-5" };
  const whole = { ...begun, status: "completed", output, usage: { input_tokens: at, output_tokens: 1 } };
  const pieces: JsonObject[] = [
    { type: "response.created", response: { ...begun, status: "in_progress", output: [] } },
    ...output.map((item, output_index) => ({ type: "response.output_item.done", output_index, item })),
    { type: "response.completed", response: whole },
  ];
  return {
    provider: "openai",
    host: "api.openai.com",
    startedAt: at,
    milliseconds: 5,
    request: { model: "gpt-5", input, tools: [{ type: "function", name: "search" }], ...more },
    response: isStreamed ? pieces : whole,
  };
}
