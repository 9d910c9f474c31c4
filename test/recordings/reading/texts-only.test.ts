import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants, readDocument } from "../../../src/recordings/detect.ts";

const messages = [{ role: "user", content: "Where is my parcel?" }];
const answer = { text: "It left Bergen this morning." };

function read(row: Json) {
  const { format, runs } = readDocument(row);
  const [run] = runs;
  if (run === undefined || runs.length > 1) throw new Error(`${runs.length} runs`);
  const texts = run.texts.map(({ speaker, text }) => `${speaker}: ${text}`);
  return { format, texts, textsOnly: run.textsOnly, calls: run.toolCalls.length };
}

describe("a question and its answer", () => {
  test.each<[string, JsonObject]>([
    ["messages and an object with text", { input: messages, output: answer }],
    ["messages and a text", { input: messages, output: answer.text }],
    ["messages and a response", { input: messages, response: answer.text }],
    ["a text and an object with text", { input: "Where is my parcel?", output: answer }],
    ["a list of texts", { input: ["Where is my parcel?"], output: answer }],
    ["LangChain's messages", { input: [{ type: "human", content: "Where is my parcel?" }], output: answer }],
    [
      "parts",
      { input: [{ role: "user", content: [{ type: "text", text: "Where is my parcel?" }] }], output: answer },
    ],
    [
      "what it took",
      { input: messages, output: { ...answer, usage: { inputTokens: 9 }, finishReason: "stop" } },
    ],
    ["expected calls", { input: messages, output: answer, referenceToolCalls: [{ name: "track" }] }],
  ])("are texts alone: %s", (_what, row) => {
    expect(read({ case: "parcel", ...row })).toEqual({
      format: "plain",
      texts: ["user: Where is my parcel?", "assistant: It left Bergen this morning."],
      textsOnly: true,
      calls: 0,
    });
  });

  test("keep who said what before it", () => {
    const input = [
      { role: "system", content: "Be brief." },
      { role: "user", content: "Hello" },
      { role: "assistant", content: "Hello, what is it?" },
      ...messages,
    ];
    expect(read({ input, output: answer }).texts).toEqual([
      "system: Be brief.",
      "user: Hello",
      "assistant: Hello, what is it?",
      "user: Where is my parcel?",
      "assistant: It left Bergen this morning.",
    ]);
  });

  test("are one answer, not two", () => {
    expect(() => read({ input: messages, output: answer, response: "Lost." })).toThrow(
      "both output and response",
    );
    expect(read({ input: messages, output: answer, response: answer.text }).texts).toHaveLength(2);
  });

  const call = { toolName: "track", args: {} };
  test.each<[string, JsonObject]>([
    ["calls in the answer", { output: { ...answer, toolCalls: [call] } }],
    ["a list of calls in the answer, be it empty", { output: { ...answer, toolCalls: [] } }],
    ["calls of another name in the answer", { output: { ...answer, tool_calls: [call] } }],
    ["calls deep in the answer", { output: { ...answer, result: { raw: { functionCall: call } } } }],
    ["steps of the answer", { output: { ...answer, steps: [{ text: "x" }] } }],
    ["an answer that ended in calls", { output: { ...answer, finishReason: "tool-calls" } }],
    ["a part that is a call", { output: { ...answer, content: [{ type: "tool-call", id: "1" }] } }],
    ["calls beside it", { output: answer, calls: [call] }],
    ["steps beside it", { output: answer, steps: [{ text: "x" }] }],
    [
      "a call before it",
      { input: [...messages, { role: "assistant", content: "…", tool_calls: [call] }], output: answer },
    ],
    [
      "a tool's answer before it",
      { input: [...messages, { role: "tool", content: "left" }], output: answer },
    ],
    [
      "a message that says nothing",
      { input: [...messages, { role: "assistant", content: null }], output: answer },
    ],
    ["no input", { input: [], output: answer }],
    ["an answer without text", { output: { content: "x" } }],
  ])("are not taken for all that was recorded where there may be %s", (_what, row) => {
    expect(claimants({ input: messages, ...row }).map(({ id }) => id)).not.toContain("plain");
  });

  test("of Mastra's test runs stay Mastra's", () => {
    expect(read({ input: messages, output: { role: "assistant", ...answer } })).toMatchObject({
      format: "mastra",
      textsOnly: true,
    });
    const stored = { scorerId: "a", runId: "r", input: messages, output: answer };
    expect(read(stored)).toMatchObject({ format: "mastra", textsOnly: true });
  });
});
