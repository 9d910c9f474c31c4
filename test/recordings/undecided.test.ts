import { describe, expect, test } from "vitest";
import type { Json } from "../../src/core/json.ts";
import { claimants, readDocument } from "../../src/recordings/detect.ts";

const user = { role: "user", content: "Close the shop" };
const made = { id: "c1", type: "function", function: { name: "close", arguments: "{}" } };
const result = { role: "tool", tool_call_id: "c1", content: "closed" };

function chat(answer: object, finish_reason: string): Json {
  return {
    request: { messages: [user] },
    response: { choices: [{ index: 0, message: { role: "assistant", ...answer }, finish_reason }] },
  } as never;
}

function undecided(document: Json): string | undefined {
  expect(claimants(document)).toHaveLength(1);
  return readDocument(document).runs[0]?.undecided;
}

describe("an answer that decided nothing", () => {
  test.each<[string, Json, RegExp]>([
    ["chat: filtered", chat({ content: "I am" }, "content_filter"), /blocked \("content_filter"\)/],
    ["chat: empty", chat({ content: "" }, "stop"), /empty/],
    ["chat: failed", chat({ content: "" }, "error"), /failed/],
    [
      "chat: an empty list of calls",
      { messages: [user, { role: "assistant", content: "", tool_calls: [] }] },
      /empty/,
    ],
    [
      "Anthropic: refused",
      {
        request: { messages: [user] },
        response: { type: "message", role: "assistant", content: [], stop_reason: "refusal" },
      },
      /refused/,
    ],
    [
      "Anthropic: paused",
      {
        request: { messages: [user] },
        response: {
          type: "message",
          role: "assistant",
          content: [{ type: "text", text: "Well" }],
          stop_reason: "pause_turn",
        },
      },
      /failed/,
    ],
    [
      "Gemini: malformed",
      {
        contents: [{ role: "user", parts: [{ text: "Close" }] }],
        candidates: [{ content: { role: "model" }, finishReason: "MALFORMED_FUNCTION_CALL" }],
      },
      /malformed/,
    ],
    [
      "Bedrock: guardrail",
      {
        messages: [{ role: "user", content: [{ text: "Close" }] }],
        output: { message: { role: "assistant", content: [{ text: "No." }] } },
        stopReason: "guardrail_intervened",
      },
      /blocked/,
    ],
  ])("%s", (_what, document, reason) => {
    expect(undecided(document)).toMatch(reason);
  });

  test("that stopped to call a tool, without a call, is of a recording that is not whole", () => {
    expect(readDocument(chat({ content: "" }, "tool_calls")).runs[0]?.fault).toBe(
      'the model stopped to call a tool ("tool_calls"), and no call is recorded: the recording is not whole',
    );
  });

  test.each<[string, Json]>([
    ["a text", chat({ content: "Closed." }, "stop")],
    ["a call", chat({ content: null, tool_calls: [made] }, "tool_calls")],
    [
      "a call before its result",
      { messages: [user, { role: "assistant", tool_calls: [made] }, result] } as never,
    ],
    ["a refusal in words", chat({ content: null, refusal: "I do not close shops." }, "stop")],
    ["no call, as a list says", { case: "a", input: "Close", toolCalls: [] }],
    ["an answer that only a text scorer reads", { input: "Close", response: "" }],
    ["a cut-off answer, which ends at a limit", chat({ content: "" }, "length")],
  ])("is not %s", (_what, document) => {
    expect(undecided(document)).toBeUndefined();
  });
});
