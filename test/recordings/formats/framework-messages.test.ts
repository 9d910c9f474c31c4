import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { call, fixture, readOne, spoken, usageOf } from "../fixture.ts";

const statuses = (format: string, document: Json) =>
  readOne(format, document).toolCalls.map(({ id, name, status }) => [id, name, status]);

describe("agent-framework", () => {
  const userMessage = { role: "user", contents: [{ type: "text", text: "Water the fern." }] };
  const answered = (...contents: JsonObject[]) => ({ role: "assistant", contents });
  const water = { type: "function_call", call_id: "w1", name: "water", arguments: '{"plant":"fern"}' };
  const request = { type: "function_approval_request", id: "ficc_w1", function_call: water };
  const response = (approved: boolean) => ({ ...request, type: "function_approval_response", approved });
  const toolResult = (more: JsonObject) => ({
    role: "tool",
    contents: [{ type: "function_result", call_id: "w1", ...more }],
  });

  test("reads the response of an agent in Python", () => {
    const run = readOne("agent-framework", fixture("agent-framework/python.json"));
    const by = { turn: 1, agent: "gardener" };
    expect(run.toolCalls).toStrictEqual([
      call(
        "water",
        { plant: "fern" },
        { ...by, id: "call_w", status: "error", result: "Error: Function failed." },
      ),
      call(
        "move",
        { plant: "cactus" },
        {
          ...by,
          id: "call_m",
          status: "rejected",
          result: "Error: Tool call invocation was rejected by user.",
        },
      ),
      call("code_interpreter", [{ type: "text", text: "print(1)" }] as Json, {
        ...by,
        id: "ci_1",
        result: [{ type: "text", text: "1" }],
      }),
    ]);
    expect(run.namesAgents).toBe(true);
    expect(spoken(run)).toEqual([
      "user: Water the fern and move the cactus.",
      "reasoning: Two things.",
      "assistant: Neither worked.",
    ]);
  });

  test("reads a saved thread of .NET, with results in another order", () => {
    const run = readOne("agent-framework", fixture("agent-framework/dotnet-thread.json"));
    expect(run.toolCalls.map(({ id, status, arguments: args }) => [id, status, args])).toEqual([
      ["call_1", "rejected", {}],
      ["call_2", "ok", { plant: "fern", litres: 2 }],
    ]);
    expect(spoken(run).at(0)).toBe("system: You tend a garden.");
  });

  test.each<[string, JsonObject[]]>([
    [
      "camel case",
      [{ role: "assistant", contents: [{ $type: "functionCall", callId: "w1", name: "water" }] }],
    ],
    [
      "Pascal case",
      [{ Role: "assistant", Contents: [{ $type: "functionCall", CallId: "w1", Name: "water" }] }],
    ],
    [
      "Newtonsoft's type names",
      [
        {
          Role: { Value: "assistant" },
          Contents: [
            {
              $type: "Microsoft.Extensions.AI.FunctionCallContent, Microsoft.Extensions.AI.Abstractions",
              CallId: "w1",
              Name: "water",
            },
          ],
        },
      ],
    ],
    [
      "an older role",
      [{ role: { type: "role", value: "assistant" }, contents: [{ ...water, arguments: "{}" }] }],
    ],
    ["Kind", [{ role: "assistant", contents: [{ Kind: "FunctionCall", CallId: "w1", Name: "water" }] }]],
    [
      "JavaScript",
      [{ role: "assistant", contents: [{ type: "function_call", callId: "w1", name: "water" }] }],
    ],
  ])("reads a call in %s", (_name, messages) => {
    expect(statuses("agent-framework", [userMessage, ...messages])).toEqual([["w1", "water", "pending"]]);
  });

  test.each<[string, JsonObject[], string]>([
    ["waits", [answered(water, request)], "pending"],
    ["waits, and the call itself is not recorded", [answered(request)], "pending"],
    [
      "is given",
      [
        answered(request),
        { role: "user", contents: [response(true)] },
        answered(water),
        toolResult({ result: "wet" }),
      ],
      "ok",
    ],
    ["is refused", [answered(water, request), { role: "user", contents: [response(false)] }], "rejected"],
    [
      "is refused, in the tool's words",
      [answered(request), { role: "user", contents: [response(false)] }, toolResult({ result: "No." })],
      "rejected",
    ],
    [
      "of .NET waits",
      [
        answered({
          $type: "toolApprovalRequest",
          requestId: "r1",
          toolCall: { $type: "functionCall", callId: "w1", name: "water", arguments: {} },
        }),
      ],
      "pending",
    ],
  ])("reads a call and the request to approve it as one: it %s", (_name, messages, status) => {
    expect(statuses("agent-framework", [userMessage, ...messages])).toEqual([["w1", "water", status]]);
  });

  test("reads two requests for alike calls as two calls", () => {
    const other = { ...request, id: "r2", function_call: { ...water, call_id: "w2" } };
    expect(statuses("agent-framework", [userMessage, answered(request, other)])).toEqual([
      ["w1", "water", "pending"],
      ["w2", "water", "pending"],
    ]);
  });

  test.each<[Json, Json, boolean]>([
    [7, 7, false],
    [[1], [1], false],
    ['"{\\"a\\":1}"', '"{\\"a\\":1}"', true],
    ["{x", "{x", true],
    [null, {}, false],
  ])("reads arguments %j", (written, args, malformed) => {
    const run = readOne("agent-framework", [userMessage, answered({ ...water, arguments: written })]);
    expect(run.toolCalls).toMatchObject([{ arguments: args, malformed }]);
  });

  test("counts a second result of a call once", () => {
    const twice = [
      userMessage,
      answered(water),
      toolResult({ result: "wet" }),
      toolResult({ result: "dry" }),
    ];
    expect(readOne("agent-framework", twice).toolCalls).toMatchObject([{ status: "ok", result: "wet" }]);
  });

  test("reads an id that comes again as another call", () => {
    const messages = [userMessage, answered(water), toolResult({ result: "wet" }), answered(water)];
    expect(statuses("agent-framework", messages).map(([, , status]) => status)).toEqual(["ok", "pending"]);
  });

  test("passes over files, and over nothing that may be a call", () => {
    const silent = [
      { type: "uri", uri: "https://a.example" },
      { type: "hosted_file", file_id: "f" },
    ];
    expect(
      readOne("agent-framework", [userMessage, answered(...silent, { type: "text", text: "Hi" })]).toolCalls,
    ).toEqual([]);
    for (const part of [
      { type: "function_call_chunk", call_id: "c", name: "x" },
      { type: "function_approval_request", id: "c" },
    ])
      expect(() => readDocument([userMessage, answered(part)])).toThrow("may be a call");
    expect(() => readDocument([userMessage, answered({ type: "function_call", call_id: "c" })])).toThrow(
      "without a name",
    );
    expect(() => readDocument([{ role: "judge", contents: [water] }])).toThrow('"judge"');
  });

  test.each<[string, JsonObject[], string]>([
    [
      "that ends in an error",
      [userMessage, answered({ type: "error", message: "overloaded" })],
      "in an error: overloaded",
    ],
    ["with a result of no call", [userMessage, toolResult({ result: "wet" })], "without a recorded call"],
  ])("faults a run %s", (_name, messages, words) => {
    expect(readOne("agent-framework", messages).fault).toMatch(words);
    const goesOn = [...messages, answered({ type: "text", text: "Hi" })];
    expect(readOne("agent-framework", goesOn).fault === undefined).toBe(words.includes("error"));
  });

  test.each(["content_filter", "tool_calls"])(
    "says that an answer that ended in %s decided nothing",
    (reason) => {
      const messages = [userMessage, answered({ type: "text", text: "Well" })];
      const finish_reason = { type: "finish_reason", value: reason };
      const { undecided, fault } = readOne("agent-framework", { messages, finish_reason });
      expect(undecided ?? fault).toMatch(reason);
    },
  );

  test("reads the response beside the messages that it answers", () => {
    const run = readOne("agent-framework", {
      messages: [userMessage],
      response: {
        messages: [answered(water)],
        model_id: "gpt-5",
        usage_details: { input_token_count: 5, output_token_count: 1 },
      },
    });
    expect(run).toMatchObject({ model: "gpt-5", usage: { input: 5, output: 1 } });
    expect(run).toMatchObject({ input: "Water the fern.", toolCalls: [{ id: "w1" }] });
  });

  test("refuses pieces of a stream", () => {
    const update = { ...answered(water), type: "agent_response_update" };
    expect(() => readDocument([update, update])).toThrow("pieces of a stream");
  });

  test("refuses what holds several conversations", () => {
    expect(() =>
      readDocument({ state: { a: { messages: [userMessage] }, b: { messages: [userMessage] } } }),
    ).toThrow("holds 2 lists of messages");
    expect(() => readDocument({}, [formatNamed("agent-framework")])).toThrow("no messages");
  });
});

describe("semantic-kernel", () => {
  test("reads a chat history of Python", () => {
    const run = readOne("semantic-kernel", fixture("semantic-kernel/python.json"));
    expect(run.toolCalls).toStrictEqual([
      call("Shelf-lend", { title: "Dune" }, { id: "call_l", turn: 2, result: "lent until Friday" }),
    ]);
    expect(run.response).toBe("It is yours until Friday.");
  });

  test("reads a chat history of .NET", () => {
    expect(statuses("semantic-kernel", fixture("semantic-kernel/dotnet.json"))).toEqual([
      ["a1", "Shelf-lend", "ok"],
      ["a2", "lend", "error"],
    ]);
  });

  test("claims no items without a type", () => {
    expect(claimants([{ role: "user", items: [{ text: "Hi" }] }])).toEqual([]);
  });
});

describe("haystack", () => {
  test("reads what an agent returns", () => {
    const run = readOne("haystack", fixture("haystack/agent.json"));
    expect(run.toolCalls).toStrictEqual([
      call("miles", { value: 3 }, { id: "h1", turn: 2, result: "4.8 km" }),
      call("acres", { value: 2 }, { id: "h2", turn: 2, status: "error", result: "no such unit" }),
    ]);
    expect(spoken(run)).toContain("reasoning: Two units.");
    expect(usageOf(run)).toMatchObject({ usage: { input: 90, output: 14 }, model: "gpt-4o-mini", steps: 2 });
  });

  test("reads messages of 2.9 to 2.11, and calls without ids by their names", () => {
    const run = readOne("haystack", fixture("haystack/2.10.json"));
    expect(run.toolCalls).toStrictEqual([call("miles", { value: 3 }, { turn: 1, result: "4.8 km" })]);
  });

  test("claims its texts alone, and none of Bedrock's", () => {
    const text = { role: "user", content: [{ text: "Hi" }] };
    const answer = { role: "assistant", content: [{ text: "Hello" }] };
    const meta = { meta: {}, name: null };
    expect(claimants([text, answer]).map(({ id }) => id)).toEqual(["bedrock-converse"]);
    expect(
      readOne(
        "haystack",
        [text, answer].map((one) => ({ ...one, ...meta })),
      ).response,
    ).toBe("Hello");
  });
});

describe("llamaindex", () => {
  test("reads a chat store, whose blocks repeat the calls beside them", () => {
    const run = readOne("llamaindex", fixture("llamaindex/chat-store.json"));
    expect(run.toolCalls).toStrictEqual([
      call("set_oven", { degrees: 180 }, { id: "call_o", turn: 2, result: "heating" }),
      call(
        "set_timer",
        { minutes: 40 },
        { id: "call_t", turn: 2, status: "error", result: "Encountered error: no battery" },
      ),
    ]);
    expect(spoken(run)).toContain("reasoning: 180 will do.");
  });

  test("reads messages that have their text in content", () => {
    expect(statuses("llamaindex", fixture("llamaindex/messages-0.11.json"))).toEqual([
      ["call_o", "set_oven", "ok"],
    ]);
  });

  test("keeps texts beside calls without an id", () => {
    const oldMessage = { tool_calls: [{ function: { name: "bake", arguments: "{}" } }] };
    const run = readOne("llamaindex", [
      { role: "assistant", additional_kwargs: oldMessage, blocks: [{ block_type: "text", text: "Now." }] },
    ]);
    expect(run).toMatchObject({ response: "Now.", toolCalls: [{ name: "bake" }] });
  });

  test("refuses blocks that may be calls", () => {
    const blocks = [{ block_type: "tool_call_chunk", tool_call_id: "c" }];
    expect(() => readDocument([{ role: "assistant", additional_kwargs: {}, blocks }])).toThrow(
      "may be a call",
    );
  });
});

describe("openai-chat", () => {
  test.each<[string, JsonObject]>([
    ["nothing that it reads", { role: "assistant", name: "a" }],
    ["contents", { role: "assistant", content: "Hi", contents: [{ type: "call" }] }],
    ["items", { role: "assistant", content: null, items: [] }],
    ["blocks", { role: "assistant", content: null, blocks: [] }],
    ["calls in another field", { role: "assistant", content: "", extra: { tool_calls: [{ name: "a" }] } }],
    [
      "a list of calls by their type",
      { role: "assistant", content: "", events: [{ type: "tool_call", id: "1" }] },
    ],
  ])("claims no message with %s", (_name, message) => {
    const claims = claimants([{ role: "user", content: "Hello" }, message]).map(({ id }) => id);
    expect(claims).not.toContain("openai-chat");
  });

  test("reads Agno's results, which repeat the arguments", () => {
    const made = { id: "c", type: "function", function: { name: "dig", arguments: "{}" } };
    const result = {
      role: "tool",
      tool_call_id: "c",
      tool_name: "dig",
      tool_args: { deep: true },
      content: "no",
    };
    const run = readOne("openai-chat", [
      { role: "assistant", tool_calls: [made] },
      { ...result, tool_call_error: true },
    ]);
    expect(run.toolCalls).toMatchObject([{ name: "dig", status: "error" }]);
  });

  test("claims calls with a copy of them in another field", () => {
    const made = { id: "c", type: "function", function: { name: "a", arguments: "{}" } };
    const answer = { role: "assistant", content: null, tool_calls: [made], metadata: { tool_calls: [made] } };
    expect(claimants([{ role: "user", content: "Hello" }, answer]).map(({ id }) => id)).toEqual([
      "openai-chat",
    ]);
  });
});
