import { describe, expect, test } from "vitest";
import type { Json } from "../../src/core/json.ts";
import { claimants, readDocument } from "../../src/recordings/detect.ts";

const call = (id: string) => ({
  id,
  type: "function",
  function: { name: "ring", arguments: `{"bell":"${id}"}` },
});
const messages = [
  { role: "user", content: "Ring twice" },
  { role: "assistant", content: null, tool_calls: [call("a")] },
  { role: "tool", tool_call_id: "a", content: "ding" },
];
const completion = {
  object: "chat.completion",
  choices: [
    {
      index: 0,
      finish_reason: "tool_calls",
      message: { role: "assistant", content: null, tool_calls: [call("b")] },
    },
  ],
};
const items = [
  { role: "user", content: "Ring twice" },
  { type: "function_call", call_id: "a", name: "ring", arguments: '{"bell":"a"}' },
  { type: "function_call_output", call_id: "a", output: "ding" },
];
const response = {
  object: "response",
  status: "completed",
  output: [{ type: "function_call", call_id: "b", name: "ring", arguments: '{"bell":"b"}' }],
};
const blocks = [
  { role: "user", content: "Ring twice" },
  { role: "assistant", content: [{ type: "tool_use", id: "a", name: "ring", input: { bell: "a" } }] },
  { role: "user", content: [{ type: "tool_result", tool_use_id: "a", content: "ding" }] },
];
const message = {
  type: "message",
  role: "assistant",
  stop_reason: "tool_use",
  content: [{ type: "tool_use", id: "b", name: "ring", input: { bell: "b" } }],
};
const contents = [
  { role: "user", parts: [{ text: "Ring twice" }] },
  { role: "model", parts: [{ functionCall: { id: "a", name: "ring", args: { bell: "a" } } }] },
  { role: "user", parts: [{ functionResponse: { id: "a", name: "ring", response: { output: "ding" } } }] },
];
const candidates = {
  candidates: [
    { content: { role: "model", parts: [{ functionCall: { id: "b", name: "ring", args: { bell: "b" } } }] } },
  ],
};

const pairs: [format: string, key: string, history: object, answer: object][] = [
  ["openai-chat", "messages", messages, completion],
  ["openai-responses", "input", items, response],
  ["anthropic", "messages", blocks, message],
  ["gemini-adk", "contents", contents, candidates],
];

function bells(document: Json): [string | undefined, unknown[]] {
  const claims = claimants(document);
  const runs = claims.length === 0 ? [] : readDocument(document, claims).runs;
  return [claims[0]?.id, runs.flatMap(({ toolCalls }) => toolCalls.map(({ id }) => id))];
}

describe.each(pairs)("a log row of a gateway: %s", (format, key, history, answer) => {
  test.each<[string, object]>([
    ["as messages beside the answer", { id: "row", messages: history, response: answer, cost: 0.1 }],
    ["as input", { id: "row", model: "m", input: history, response: answer }],
    ["in a body", { request: { body: { [key]: history } }, response: { status: 200, body: answer } }],
    [
      "in a body, as text",
      { request_body: JSON.stringify({ [key]: history }), response_body: JSON.stringify(answer) },
    ],
    ["beside the answer as text", { messages: history, response: JSON.stringify(answer) }],
    ["beside the answer as output", { id: "row", input: history, output: answer }],
  ])("with the history %s", (_how, row) => {
    expect(bells(row as Json)).toEqual([format, ["a", "b"]]);
  });
});

describe("an answer beside messages", () => {
  test.each([
    ["a text", "Rung."],
    ["null", null],
  ])("that is %s is not one more call", (_what, answer) => {
    expect(bells({ messages, response: answer } as never)).toEqual(["openai-chat", ["a"]]);
  });

  test("that is an error is not the same as no answer", () => {
    expect(claimants({ messages, response: { error: { message: "overloaded" } } } as never)).toEqual([]);
  });
});
