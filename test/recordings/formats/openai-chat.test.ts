import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { call, fixture, fixtureRows, readAs, readOne, spoken } from "../fixture.ts";

describe("openai-chat", () => {
  test("reads a request with its response, arguments as objects and calls without ids", () => {
    const run = readOne("openai-chat", fixture("openai-chat/ollama-request-response.json"));
    expect(run.toolCalls).toStrictEqual([
      call("water", { plant: "fern", ml: 200 }, { turn: 1, group: 0, result: "fern watered" }),
      call("water", { plant: "moss" }, { turn: 1, group: 0, result: "moss watered" }),
    ]);
    expect(spoken(run)).toEqual(["user: Water the ferns and the moss.", "assistant: Both are watered."]);
    expect(run.response).toBe("Both are watered.");
    expect(run.tools).toHaveLength(2);
    expect(run.tools).toEqual(
      expect.arrayContaining([
        { name: "water", description: "Water a plant.", readOnly: false },
        { name: "list_plants", readOnly: true },
      ]),
    );
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
      call("close_window", {}, { id: "call_r2", status: "pending" }),
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
    expect(() => readDocument({ id: 1 }, [formatNamed("openai-chat")])).toThrow(
      "no messages: expected a list",
    );
  });
});

describe("a chat with parts of other types", () => {
  const chat = (question: Json, answered: Json = null): Json => [
    { role: "user", content: question },
    {
      role: "assistant",
      content: answered,
      tool_calls: [{ id: "c1", function: { name: "feed", arguments: '{"pet":"cat"}' } }],
    },
    { role: "tool", tool_call_id: "c1", content: "fed" },
  ];
  const fed = [call("feed", { pet: "cat" }, { id: "c1", turn: 1, result: "fed" })];

  test.each([
    { type: "image", source: {} },
    { type: "input_text", text: "Feed the cat." },
    { type: "video_url", video_url: {} },
    { type: "novelty", data: 1 },
  ])("reads $type", (part) => {
    expect(readOne("openai-chat", chat([part])).toolCalls).toStrictEqual(fed);
    expect(readOne("openai-chat", chat("Hello", [part])).toolCalls).toStrictEqual(fed);
  });

  test("tells thoughts from the answer", () => {
    const thoughts = [
      { type: "thinking", thinking: "Which pet?" },
      { type: "reasoning", text: "The cat." },
      { type: "text", text: "At once." },
    ];
    expect(spoken(readOne("openai-chat", chat("Feed it.", thoughts)))).toEqual([
      "user: Feed it.",
      "reasoning: Which pet?",
      "reasoning: The cat.",
      "assistant: At once.",
    ]);
  });

  test("counts a call once that the parts repeat", () => {
    const repeated = { type: "tool_use", id: "c1", name: "feed", input: { pet: "cat" } };
    expect(readOne("openai-chat", chat("Hello", [repeated])).toolCalls).toStrictEqual(fed);
  });

  test("is not claimed when the calls may be in those parts", () => {
    const elsewhere = { type: "tool_use", id: "t1", name: "feed", input: {} };
    const detect = (document: Json) => formatNamed("openai-chat").detect(document);
    expect(detect([{ role: "assistant", content: [elsewhere] }])).toBe(false);
    expect(detect(chat([elsewhere]))).toBe(false);
    expect(detect([{ role: "user", content: [{ type: "novelty" }] }])).toBe(false);
  });

  test("is unscorable when one of them may hold a call, beside calls that are read too", () => {
    const unknown = { type: "server_tool_use", id: "s1", name: "search" };
    expect(claimants(chat("Hello", [unknown]))).toEqual([]);
    expect(() => readDocument(chat("Hello", [unknown]), [formatNamed("openai-chat")])).toThrow(
      'a part of type "server_tool_use"',
    );
  });
});

describe("calls that cannot be seen are no empty run", () => {
  const user = { role: "user", content: "Feed the cat." };

  test.each([{}, "[]", true])("tool_calls that are no list: %j", (tool_calls) => {
    expect(() => readAs("openai-chat", [user, { role: "assistant", tool_calls }])).toThrow(
      "tool_calls is not a list of objects",
    );
  });

  test.each<[string, Json]>([
    ["a response that failed", { request: { messages: [user] }, response: { error: { code: 500 } } }],
    ["a piece of a stream", { messages: [user], choices: [{ delta: { content: "F" } }] }],
    ["a question beside steps of a strange shape", { messages: [user], steps: [{ did: "feed" }] }],
    ["a question beside answers of a strange shape", { messages: [user], responseMessages: "fed" }],
  ])("%s", (_what, document) => {
    expect(claimants(document)).toEqual([]);
  });

  test("a number of steps says nothing against the messages", () => {
    expect(readOne("openai-chat", { messages: [user], steps: 1 }).toolCalls).toEqual([]);
  });
});

test("results without ids find their calls by Ollama's tool_name, and in order without a name", () => {
  const tool_calls = ["feed", "stroke"].map((name) => ({ function: { name, arguments: {} } }));
  const statuses = (...results: JsonObject[]) =>
    readOne("openai-chat", [
      { role: "assistant", tool_calls },
      ...results.map((result) => ({ ...result, role: "tool" })),
    ]).toolCalls.map(({ status }) => status);
  const scratched = { content: "Error: it scratched" };
  expect(statuses({ ...scratched, tool_name: "stroke" }, { content: "fed", tool_name: "feed" })).toEqual([
    "ok",
    "error",
  ]);
  expect(statuses({ ...scratched, name: null }, { content: "", name: null })).toEqual(["error", "ok"]);
});

test("a custom tool's input is text", () => {
  const run = readOne("openai-chat", [
    { role: "assistant", tool_calls: [{ id: "c1", type: "custom", custom: { name: "sh", input: "ls {" } }] },
  ]);
  expect(run.toolCalls).toStrictEqual([call("sh", "ls {", { id: "c1", status: "pending" })]);
});

test("a legacy function_call beside tool_calls repeats them", () => {
  const legacy = { name: "feed", arguments: "{}" };
  const tool_calls = [{ id: "c1", function: legacy }];
  const run = readOne("openai-chat", [{ role: "assistant", function_call: legacy, tool_calls }]);
  expect(run.toolCalls).toHaveLength(1);
  const empty = { role: "assistant", content: "Hi", function_call: { name: null, arguments: null } };
  expect(readOne("openai-chat", [empty]).toolCalls).toEqual([]);
});

test("messages with calls are not passed over for another run beside them", () => {
  const input = [{ role: "user", content: "Feed the cat." }];
  const fed = { id: "c1", function: { name: "feed", arguments: "{}" } };
  const messages = [...input, { role: "assistant", content: null, tool_calls: [fed] }];
  const answered = { choices: [{ message: { role: "assistant", content: "Done." } }] };
  expect(formatNamed("openai-chat").detect({ request: { messages: input }, response: answered })).toBe(true);
  expect(readOne("openai-chat", { messages, request: { id: 1 } }).toolCalls).toHaveLength(1);
  const both = { messages, request: { messages: input }, response: answered };
  expect(formatNamed("openai-chat").detect(both)).toBe(false);
});

test("a long exchange is read in no time", () => {
  const answers = Array.from({ length: 10_000 }, (_, at) => ({
    choices: [{ message: { role: "assistant", tool_calls: [{ id: `c${at}`, function: { name: "feed" } }] } }],
  }));
  expect(readOne("openai-chat", answers).toolCalls).toHaveLength(10_000);
});

test("a refusal is the answer", () => {
  const run = readOne("openai-chat", [{ role: "assistant", content: null, refusal: "I cannot do that." }]);
  expect(run.response).toBe("I cannot do that.");
});

describe("messages whose fields are in camel case", () => {
  const userMessage = { role: "user", content: "Water the fern." };
  const toolCalls = [{ id: "c1", type: "function", function: { name: "water", arguments: "{}" } }];

  test("are read", () => {
    const { toolCalls: calls } = readOne("openai-chat", [
      userMessage,
      { role: "assistant", content: "", toolCalls },
      { role: "tool", toolCallId: "c1", content: "done" },
    ]);
    expect(calls).toMatchObject([{ id: "c1", name: "water", status: "ok", result: "done" }]);
  });

  test("are not claimed where calls stand in a field that nobody knows", () => {
    for (const key of ["tool_uses", "toolcalls", "functionCalls"])
      expect(claimants([userMessage, { role: "assistant", content: "", [key]: toolCalls }])).toEqual([]);
  });
});
