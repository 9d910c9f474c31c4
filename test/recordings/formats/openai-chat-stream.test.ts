import { describe, expect, test } from "vitest";
import { type Json, type JsonObject, listOf } from "../../../src/core/json.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { call, fixture, fixtureRows, spoken } from "../fixture.ts";
import { calls, piece, read, user } from "./openai-chat-stream-fixture.ts";

const chunk = (delta: JsonObject, finish_reason: Json = null, id = "s1") => ({
  id,
  object: "chat.completion.chunk",
  choices: [{ index: 0, delta, finish_reason }],
});
const last = chunk({}, "tool_calls");

describe("chunks", () => {
  test("of several streams are steps of one run", () => {
    const run = read(fixture("openai-chat/stream.json"));
    expect(run.toolCalls).toStrictEqual([
      call("water", { bed: 1 }, { id: "call_s1", status: "pending" }),
      call("water", { bed: 2 }, { id: "call_s2", status: "pending" }),
    ]);
    expect(spoken(run)).toEqual(["reasoning: Two beds.", "assistant: Both are wet."]);
    expect(run.warnings).toEqual([]);
  });

  test.each<[string, JsonObject[][], string[]]>([
    [
      "whole calls without index",
      [[piece({ id: "a" }, "f", "{}"), piece({ id: "b" }, "f", "{}")]],
      ["0 f {} pending", "0 f {} pending"],
    ],
    [
      "whole calls without index and id",
      [[piece({}, "f", '{"x":1}')], [piece({}, "f", '{"x":2}')]],
      ['0 f {"x":1} pending', '0 f {"x":2} pending'],
    ],
    [
      "pieces without index",
      [[piece({ id: "a" }, "f", '{"x"')], [piece({}, undefined, ":1}")], [piece({ id: "b" }, "g", "{}")]],
      ['0 f {"x":1} pending', "0 g {} pending"],
    ],
    [
      "id and name with every piece",
      [
        [piece({ index: 0, id: "a" }, "f", "")],
        [piece({ index: 0, id: "a" }, "f", '{"x":')],
        [piece({ index: 0, id: "a" }, "f", "1}")],
      ],
      ['0 f {"x":1} pending'],
    ],
    [
      "one index for all calls",
      [[piece({ index: 0, id: "a" }, "f", "{}")], [piece({ index: 0, id: "b" }, "f", "{}")]],
      ["0 f {} pending", "0 f {} pending"],
    ],
    [
      "one index for all calls, and no ids",
      [[piece({ index: 0 }, "f", "{}")], [piece({ index: 0 }, "g", "{}")]],
      ["0 f {} pending", "0 g {} pending"],
    ],
    [
      "a name in pieces",
      [[piece({ index: 0, id: "a" }, "wa", "")], [piece({ index: 0 }, "ter", "{}")]],
      ["0 water {} pending"],
    ],
    [
      "null where nothing is said",
      [
        [{ index: 0, id: "a", function: { name: "f", arguments: null } }],
        [{ index: 0, id: null, function: { name: null, arguments: "{}" } }],
      ],
      ["0 f {} pending"],
    ],
    ["no arguments at all", [[piece({ index: 0, id: "a" }, "f")]], ["0 f {} pending"]],
    [
      "arguments as an object",
      [[{ index: 0, id: "a", function: { name: "f", arguments: { x: 1 } } }]],
      ['0 f {"x":1} pending'],
    ],
  ])("with %s", (_what, deltas, expected) => {
    const run = read([...deltas.map((tool_calls) => chunk({ tool_calls })), last]);
    expect(calls(run)).toEqual(expected);
    expect(run.warnings).toEqual([]);
  });

  test("with a legacy function_call", () => {
    const run = read([
      chunk({ role: "assistant", function_call: { name: "water", arguments: "" } }),
      chunk({ function_call: { arguments: '{"bed":1}' } }),
      chunk({}, "function_call"),
    ]);
    expect(calls(run)).toEqual(['0 water {"bed":1} pending']);
  });

  test("with parts as content, as Mistral's thoughts are", () => {
    const thinking = [{ type: "thinking", thinking: [{ type: "text", text: "Dry." }] }];
    const run = read([chunk({ role: "assistant", content: thinking }), chunk({ content: "Yes." }, "stop")]);
    expect(spoken(run)).toEqual(["reasoning: Dry.", "assistant: Yes."]);
  });

  test("of one id are several streams when they go on after their end", () => {
    const call = chunk(
      { role: "assistant", tool_calls: [piece({ index: 0, id: "a" }, "f", "{}")] },
      "tool_calls",
    );
    const run = read([
      call,
      { ...chunk({}), choices: [] },
      call,
      chunk({ role: "assistant", content: "Done." }, "stop"),
    ]);
    expect(calls(run)).toEqual(["0 f {} pending", "1 f {} pending"]);
    expect(run.response).toBe("Done.");
  });

  test("of which each has an id of its own are one stream", () => {
    const run = read([
      chunk({ role: "assistant", content: "" }, null, "1"),
      chunk({ tool_calls: [piece({ index: 0, id: "a" }, "f", "{")] }, null, "2"),
      chunk({ tool_calls: [piece({ index: 0 }, undefined, "}")] }, "tool_calls", "3"),
    ]);
    expect(calls(run)).toEqual(["0 f {} pending"]);
    expect(run.warnings).toEqual([]);
  });

  test("without a text of arguments call without arguments", () => {
    const bare = chunk({ role: "assistant", tool_calls: [piece({ index: 0, id: "c1" }, "water", "")] });
    expect(calls(read([bare, last]))).toEqual(["0 water {} pending"]);
  });

  test("of which the last, with an id of its own, says nothing end with the one before", () => {
    const run = read([
      chunk({ role: "assistant", content: "Yes." }, "stop", "1"),
      chunk({ content: "" }, null, "2"),
    ]);
    expect(run.response).toBe("Yes.");
  });

  test("tell what Groq called by itself, and then what came of it", () => {
    const executed = { index: 0, type: "search", arguments: '{"query":"rain"}' };
    const run = read([
      chunk({ role: "assistant", executed_tools: [executed] }),
      chunk({ executed_tools: [{ ...executed, output: "none" }] }),
      chunk({ executed_tools: [{ index: 1, name: "open", type: "browser_search", arguments: "{}" }] }),
      chunk({ content: "It stays dry." }, "stop"),
    ]);
    expect(run.toolCalls).toStrictEqual([
      call("search", { query: "rain" }, { result: "none" }),
      call("open", {}, { group: 1 }),
    ]);
  });

  test("of other choices are left out with a warning", () => {
    const other = {
      id: "s1",
      choices: [{ index: 1, delta: { tool_calls: [piece({ index: 0, id: "b" }, "g", "{}")] } }],
    };
    const run = read([chunk({ content: "Yes." }), other, chunk({}, "stop")]);
    expect(run).toMatchObject({ toolCalls: [], response: "Yes." });
    expect(run.warnings).toEqual([expect.stringContaining("several choices")]);
  });

  test.each<[string, Json[], string]>([
    [
      "an error",
      [chunk({ content: "Y" }), { error: { message: "overloaded" } }],
      "ended in an error: overloaded",
    ],
    [
      "no end",
      [chunk({ tool_calls: [piece({ index: 0, id: "a" }, "f", "{}")] })],
      "cut off before its finish_reason",
    ],
    [
      "no end, and are followed by others",
      [chunk({ role: "assistant" }), chunk({ role: "assistant" }, "stop", "2")],
      "cut off",
    ],
    [
      "calls in a field that is not known",
      [chunk({ tool_uses: [{ name: "f" }] }), last],
      'a field "tool_uses"',
    ],
    ["calls that are no list", [chunk({ tool_calls: "f" })], "delta.tool_calls is not a list of objects"],
    [
      "a call without a name",
      [chunk({ tool_calls: [piece({ index: 0, id: "a" }, undefined, "{}")] }), last],
      "without a name",
    ],
    [
      "answers to one and the same request",
      ["1", "2"].flatMap((id) => [
        chunk({ tool_calls: [piece({ index: 0, id }, "f", "{}")] }, "tool_calls", id),
        { id, choices: [], usage: { prompt_tokens: 9 } },
      ]),
      "runs of their own",
    ],
  ])("that hold %s are refused", (_what, chunks, message) => {
    expect(() => readDocument(chunks)).toThrow(message);
  });
});

describe("requests before their streams", () => {
  const made = { id: "a", type: "function", function: { name: "water", arguments: '{"bed":1}' } };
  const stream = [chunk({ tool_calls: [{ index: 0, ...made }] }), last];
  const history = [
    user,
    { role: "assistant", tool_calls: [made] },
    { role: "tool", tool_call_id: "a", content: "wet" },
  ];
  const end = [chunk({ content: "Done." }, null, "s2"), chunk({}, "stop", "s2")];

  test("say what was asked and how the calls went", () => {
    const run = read([
      { messages: [user], tools: [{ function: { name: "water" } }] },
      ...stream,
      { messages: history },
      ...end,
    ]);
    expect(run).toMatchObject({ input: "Water the beds.", response: "Done.", tools: [{ name: "water" }] });
    expect(calls(run)).toEqual(['0 water {"bed":1} ok']);
  });

  test("may hold the stream as their response", () => {
    expect(read({ request: { messages: history }, response: end }).response).toBe("Done.");
  });

  test("of a talk repeat the answers, whatever the calls", () => {
    const answer = (content: string) => [chunk({ content }), chunk({}, "stop")];
    const answered = { role: "assistant", content: "Done." };
    const request = { messages: [user] };
    expect(
      read([request, ...answer("Done."), { messages: [user, answered, user] }, ...answer("Bye.")]).response,
    ).toBe("Bye.");
    expect(() =>
      readDocument([request, ...answer("Done."), { messages: [user, user] }, ...answer("Bye.")]),
    ).toThrow("the answers given before it");
  });

  test("that forget a call are refused", () => {
    expect(() => readDocument([...stream, { messages: [user] }, ...end])).toThrow(
      "does not repeat the calls made",
    );
  });
});

describe("responses in a list", () => {
  const rows = fixtureRows("openai-chat/responses.jsonl") as JsonObject[];

  test("are steps of one run, though a server gives their calls the same ids", () => {
    const run = read(rows);
    expect(calls(run)).toEqual([
      '0 water {"bed":1} pending',
      '0 water {"bed":2} pending',
      '1 water {"bed":1} pending',
    ]);
    expect(run.response).toBe("All wet.");
  });

  test("are runs of their own when all were asked the same", () => {
    const trials = rows.map((row) => ({ ...row, usage: { prompt_tokens: 30 } }));
    expect(claimants(trials)).toEqual([]);
    expect(read(trials[0]).toolCalls).toHaveLength(2);
  });

  test("are not taken for rows that hold the question too", () => {
    expect(claimants(rows.map((row) => ({ ...row, messages: [user] })))).toEqual([]);
  });

  test("of which one has several choices is read with a warning", () => {
    const choices = listOf(rows[0]?.choices);
    const run = read({ ...rows[0], choices: [...choices, ...choices] });
    expect(run.toolCalls).toHaveLength(2);
    expect(run.warnings).toEqual([expect.stringContaining("several choices")]);
  });
});

describe("lists of other things are not claimed", () => {
  test.each<[string, Json]>([
    ["runs", [{ messages: [user] }, { messages: [user] }]],
    ["logs", [{ type: "debug", message: { role: "assistant", content: "Hi" } }]],
    ["ends of nothing", [{ type: "content-end", index: 0 }]],
    ["texts of the older completions API", [{ choices: [{ text: "Hi", index: 0 }] }]],
    ["nothing said", [{ id: "x", choices: [] }]],
    ["Anthropic's events", [{ type: "message_start", message: { role: "assistant", content: [] } }]],
  ])("%s", (_what, document) => {
    expect(formatNamed("openai-chat").detect(document)).toBe(false);
  });
});

test("what pydantic-ai tells the model of a failed tool is no refusal of its arguments", () => {
  const results = [
    "No such bed.",
    "1 validation error:\nbed must be a number",
    "Unknown tool name: 'dry'. Available tools: 'water'",
  ];
  const run = read([
    {
      role: "assistant",
      tool_calls: results.map((_, at) => ({ id: `c${at}`, function: { name: "water", arguments: "{}" } })),
    },
    ...results.map((text, at) => ({
      role: "tool",
      tool_call_id: `c${at}`,
      content: `${text}\n\nFix the errors and try again.`,
    })),
  ]);
  expect(run.toolCalls.map(({ status }) => status)).toEqual(["error", "rejected", "rejected"]);
});
