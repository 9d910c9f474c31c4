import { describe, expect, test } from "vitest";
import { formatNamed, readDocument } from "../../../src/recordings/read.ts";
import { call, fixture, fixtureRows, readOne, spoken } from "../fixture.ts";

describe("openai-chat", () => {
  test("reads a request with its response, arguments as objects and calls without ids", () => {
    const run = readOne("openai-chat", fixture("openai-chat/ollama-request-response.json"));
    expect(run.toolCalls).toStrictEqual([
      call("water", { plant: "fern", ml: 200 }, { turn: 1, group: 0, result: "fern watered" }),
      call("water", { plant: "moss" }, { turn: 1, group: 0, result: "moss watered" }),
    ]);
    expect(spoken(run)).toEqual(["user: Water the ferns and the moss.", "assistant: Both are watered."]);
    expect(run.response).toBe("Both are watered.");
    expect(run.tools).toEqual([
      { name: "water", description: "Water a plant.", readOnly: false },
      { name: "list_plants", readOnly: true },
    ]);
  });

  test("reads a legacy function_call and ignores an empty one", () => {
    const run = readOne("openai-chat", fixture("openai-chat/legacy-function-call.json"));
    expect(run.toolCalls).toStrictEqual([call("read_sensor", { room: 2 }, { turn: 2, result: "21.5" })]);
    expect(spoken(run)).toEqual([
      "system: You tend a greenhouse.",
      "user: How warm is it?",
      "assistant: 21.5 degrees.",
    ]);
  });

  test("reads content parts, arguments that are not JSON, and every mark of a failed call", () => {
    const run = readOne("openai-chat", fixture("openai-chat/content-parts.json"));
    expect(run.toolCalls).toStrictEqual([
      call("identify", "{'plant': 'fern'}", {
        id: "call_p1",
        malformed: true,
        turn: 1,
        status: "error",
        result: "Error: not a dictionary",
      }),
      call(
        "diagnose",
        { plant: "fern" },
        { id: "call_p2", turn: 1, status: "error", result: "camera\noffline" },
      ),
      call(
        "diagnose",
        { plant: 12 },
        {
          id: "call_p3",
          turn: 1,
          status: "rejected",
          result: "1 validation error: plant must be text. Fix the errors and try again.",
        },
      ),
    ]);
    expect(spoken(run)).toEqual([
      "user: What grows here?\nAnd is it healthy?",
      "reasoning: Two questions.",
      "assistant: A fern.\nI cannot say more.",
    ]);
  });

  test("reads the first choice of a response, its calls still pending", () => {
    const run = readOne("openai-chat", fixture("openai-chat/response-only.json"));
    expect(run.toolCalls).toStrictEqual([
      call("open_window", { room: 2 }, { id: "call_r1", status: "pending" }),
      call("close_window", "", { id: "call_r2", status: "pending", malformed: true }),
    ]);
    expect(run.response).toBe("");
  });

  test("warns of a call that is only printed", () => {
    const run = readOne("openai-chat", fixtureRows("openai-chat/rows.jsonl")[0]);
    expect(run.toolCalls).toEqual([]);
    expect(run.warnings).toEqual([expect.stringContaining("printed as text")]);
  });

  test("claims the plain form with messages", () => {
    const run = readOne("openai-chat", fixtureRows("openai-chat/rows.jsonl")[1]);
    expect(spoken(run)).toEqual(["user: Hello", "assistant: Hi!"]);
  });

  test("says what it expects when it is forced on something else", () => {
    expect(() => readDocument({ id: 1 }, formatNamed("openai-chat"))).toThrow("no messages: expected a list");
  });
});
