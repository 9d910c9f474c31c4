import { describe, expect, test } from "vitest";
import { isObject, type Json, type JsonObject } from "../../../src/core/json.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { call, fixture, fixtureRows, readAs, spoken } from "../fixture.ts";
import { answer, assistant, message, read, results, textContent, use, user } from "./anthropic-fixture.ts";

const briefly = (document: Json) =>
  read(document).toolCalls.map(({ name, status, group }) => `${group} ${name}: ${status}`);

describe("messages", () => {
  test("of a request, with every kind of result", () => {
    const run = read(fixture("anthropic/request.json"));
    const refusal = "1 validation error:\nplant is missing\n\nFix the errors and try again.";
    expect(run.toolCalls).toStrictEqual([
      call("water", { plant: "fern" }, { id: "toolu_1", turn: 1, result: "fern\nwatered" }),
      call("water", { plnt: "moss" }, { id: "toolu_2", turn: 1, status: "rejected", result: refusal }),
      call("read_meter", {}, { id: "toolu_3", turn: 1, status: "error", result: "meter offline" }),
      call(
        "water",
        { plant: "moss" },
        {
          id: "toolu_4",
          turn: 3,
          group: 1,
          result: [{ type: "image", source: { type: "url", url: "https://example.org/moss.png" } }],
        },
      ),
    ]);
    expect(spoken(run)).toEqual([
      "system: You run a greenhouse.",
      "user: Water the fern and the moss.",
      "reasoning: Two plants.",
      "assistant: At once.",
      "user: Hurry up.",
      "assistant: Both are",
      "assistant: watered.",
    ]);
    expect(run.input).toBe("Water the fern and the moss.\nHurry up.");
    expect(run.response).toBe("Both are\nwatered.");
    expect(run.tools).toEqual([
      { name: "water", description: "Water a plant.", readOnly: false, parameters: [] },
      { name: "web_search" },
    ]);
    expect(run.warnings).toEqual([]);
  });

  test("of a bare list, of a row of rungate's, and with a system prompt that is text", () => {
    const messages = [user, assistant(use("t1")), results(answer("t1"))];
    expect(briefly(messages)).toEqual(["0 feed: ok"]);
    expect(briefly({ case: "cat", messages, response: "Fed.", tags: {} })).toEqual(["0 feed: ok"]);
    expect(spoken(read({ system: "Be kind.", messages }))[0]).toBe("system: Be kind.");
  });

  test("whose ids are used again hold two calls", () => {
    const again = [assistant(use("0")), results(answer("0"))];
    expect(briefly([user, ...again, ...again])).toEqual(["0 feed: ok", "1 feed: ok"]);
  });

  test("without a call, but with a mark of Anthropic's", () => {
    const thought = { type: "thinking", thinking: "A cat.", signature: "" };
    expect(spoken(read([user, assistant(thought, textContent("Fed."))]))).toContain("reasoning: A cat.");
    expect(read(message("m1", textContent("Fed."))).response).toBe("Fed.");
    expect(read([user, { ...assistant(textContent("Fed.")), stop_reason: "end_turn" }]).toolCalls).toEqual(
      [],
    );
  });

  test("in which arguments are JSON text", () => {
    const [parsed, malformed] = read([
      assistant(use("t1", { input: '{"pet":1}' }), use("t2", { input: "{" })),
    ]).toolCalls;
    expect(parsed).toMatchObject({ arguments: { pet: 1 }, malformed: false });
    expect(malformed).toMatchObject({ arguments: "{", malformed: true });
  });
});

describe("answers", () => {
  test("with Anthropic's own tools and those of MCP servers", () => {
    const run = read(fixture("anthropic/server-tools.json"));
    expect(run.input).toBe("When does the ferry sail?");
    expect(run.toolCalls.map(({ name, status, group }) => [name, status, group])).toEqual([
      ["web_search", "ok", 0],
      ["web_fetch", "error", 1],
      ["bash_code_execution", "rejected", 1],
      ["timetable", "error", 2],
      ["ask_captain", "pending", 3],
    ]);
    expect(run.toolCalls.map(({ result }) => result)).toEqual([
      [expect.objectContaining({ title: "Ferry" })],
      "unavailable",
      "invalid_tool_input",
      "no timetable",
      undefined,
    ]);
  });

  test("one for each step of a run", () => {
    const run = read(fixtureRows("anthropic/responses.jsonl"));
    expect(run.toolCalls.map(({ id, group, status }) => [id, group, status])).toEqual([
      ["toolu_1", 0, "pending"],
      ["toolu_2", 1, "pending"],
    ]);
    expect(run.response).toBe("It is yours.");
  });

  test("among the messages between which they came", () => {
    const first = message("m1", use("t1"));
    expect(briefly([user, first, results(answer("t1")), message("m2", use("t2"))])).toEqual([
      "0 feed: ok",
      "1 feed: pending",
    ]);
  });

  test("beside the request, however it was kept", () => {
    const messages = [user];
    const response = message("m1", use("t1"));
    for (const document of [
      { request: { messages }, response },
      { request: { method: "POST", body: { messages } }, response: { status: 200, body: response } },
      { model: "claude", messages, response },
      { ...response, messages },
    ]) {
      expect(briefly(document)).toEqual(["0 feed: pending"]);
      expect(read(document).input).toBe("Feed the cat.");
    }
    expect(briefly({ response })).toEqual(["0 feed: pending"]);
  });

  test("to one and the same question are runs of their own", () => {
    const usageMessage = (id: string, cached: number) => ({
      ...message(id, use(id)),
      usage: { input_tokens: 9, cache_read_input_tokens: cached },
    });
    expect(claimants([usageMessage("m1", 0), usageMessage("m2", 0)])).toEqual([]);
    expect(briefly([usageMessage("m1", 0), usageMessage("m2", 5)])).toHaveLength(2);
    expect(briefly([usageMessage("m1", 0), usageMessage("m1", 0)])).toHaveLength(1);
  });

  test("that failed are not read as none", () => {
    const request = { messages: [user, assistant(use("t1")), results(answer("t1"))] };
    const response = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
    expect(claimants({ request, response })).toEqual([]);
    expect(claimants({ ...request, response })).toEqual([]);
  });
});

describe("what became of a call", () => {
  test.each([
    ["<tool_use_error>InputValidationError: Read failed</tool_use_error>", "rejected"],
    ["<tool_use_error>Error: No such tool available: Fly</tool_use_error>", "rejected"],
    ["<tool_use_error>File has not been read yet.</tool_use_error>", "error"],
    ["The user doesn't want to proceed with this tool use. The tool use was rejected.", "rejected"],
    ["Claude requested permissions to use Bash, but you haven't granted it yet.", "rejected"],
    ["Permission to use Bash has been denied.", "rejected"],
    ["Permission for this tool use was denied.", "rejected"],
    ["Permission for this action was denied by the auto mode classifier.", "rejected"],
    ["MCP error -32602: Invalid arguments for tool feed", "rejected"],
    ["MCP error -32603: feed crashed", "error"],
    ["Error executing tool feed: 2 validation errors for feedArguments", "rejected"],
    ["Wrong pet.\n\nFix the errors and try again.", "error"],
    ["There were 2 validation errors", "error"],
  ])("%s", (content, status) => {
    const run = read([assistant(use("t1")), results(answer("t1", { content, is_error: true }))]);
    expect(run.toolCalls).toMatchObject([{ status, result: content }]);
  });

  test("an error's text without the mark is a result", () => {
    const content = "The user doesn't want to proceed with this tool use.";
    expect(briefly([assistant(use("t1")), results(answer("t1", { content }))])).toEqual(["0 feed: ok"]);
  });

  test("a result without content is a result", () => {
    const run = read([assistant(use("t1")), results({ type: "tool_result", tool_use_id: "t1" })]);
    expect(run.toolCalls).toStrictEqual([call("feed", { pet: "cat" }, { id: "t1" })]);
  });
});

describe("a stream of events", () => {
  const start = { type: "message_start", message: message("m1") };
  const block = (content_block: JsonObject, index = 0) => ({
    type: "content_block_start",
    index,
    content_block,
  });
  const json = (partial_json: string, index = 0) => ({
    type: "content_block_delta",
    index,
    delta: { type: "input_json_delta", partial_json },
  });
  const end = { type: "message_stop" };
  const stopReason = { type: "message_delta", delta: { stop_reason: "tool_use" } };
  const streamed = [start, block(use("t1", { input: {} })), json('{"pet":'), json('"dog"}')];

  test("is put together, several streams as several steps", () => {
    const run = read(fixtureRows("anthropic/events.jsonl"));
    expect(run.toolCalls).toStrictEqual([
      call("find_book", { title: "Moby Dick" }, { id: "toolu_1", status: "pending" }),
      call("list_shelves", {}, { id: "toolu_2", status: "pending" }),
      call("lend", '{"isbn": 978', { id: "toolu_3", status: "pending", malformed: true }),
      call("web_search", { query: "whales" }, { id: "srvtoolu_1", status: "pending", turn: 1, group: 1 }),
    ]);
    expect(spoken(run)).toEqual(["reasoning: A book.", "assistant: It is yours."]);
  });

  test("is known by its first event, which is not an answer of Ollama's", () => {
    for (const document of [start, [start]])
      expect(claimants(document).map(({ id }) => id)).toEqual(["anthropic"]);
  });

  test("may stand beside its request, without message_stop, and with the events that the SDK adds", () => {
    const extra = { type: "input_json", partial_json: '{"pet":', snapshot: {} };
    const response = [...streamed.slice(0, 3), extra, ...streamed.slice(3), stopReason];
    const run = read({ request: { messages: [user] }, response });
    expect(run.toolCalls).toStrictEqual([
      call("feed", { pet: "dog" }, { id: "t1", status: "pending", turn: 1 }),
    ]);
    expect(run.input).toBe("Feed the cat.");
  });

  test("may tell its beginning twice", () => {
    expect(briefly([start, ...streamed, stopReason, end])).toEqual(["0 feed: pending"]);
  });

  test("that failed and was tried again counts once", () => {
    const failure = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
    const failed = [start, block(use("t0")), failure];
    expect(briefly([...failed, ...streamed, stopReason, end])).toEqual(["0 feed: pending"]);
    for (const late of [[], [stopReason, end]])
      expect(() => read([...failed, ...late])).toThrow('the stream ended in an error: "Overloaded"');
  });

  test.each<[string, Json[], string]>([
    ["cut off", streamed, "cut off before its message_stop"],
    ["cut off and followed by another", [...streamed, ...streamed, stopReason, end], "cut off"],
    ["without its beginning", streamed.slice(1), "before any message_start"],
    ["without the start of a block", [start, json("{}"), stopReason], "never started"],
    ["with two blocks in one place", [...streamed, block(use("t2"))], "two blocks with the index 0"],
    [
      "with arguments in an unknown form",
      [
        ...streamed,
        { type: "content_block_delta", index: 0, delta: { type: "input_cbor_delta", data: "oA==" } },
      ],
      'a delta of type "input_cbor_delta" for a tool call',
    ],
  ])("that is %s is refused", (_what, events, expected) => {
    expect(() => read(events)).toThrow(expected);
  });
});

describe("what is not Anthropic's", () => {
  const toolCall = { id: "t1", function: { name: "feed", arguments: '{"pet":"cat"}' } };

  test.each<[string, Json, string[]]>([
    ["text alone", [user, { role: "assistant", content: [textContent("Fed.")] }], ["openai-chat"]],
    ["calls that the blocks repeat", [{ ...assistant(use("t1")), tool_calls: [toolCall] }], ["openai-chat"]],
    ["calls that the blocks do not repeat", [{ ...assistant(use("t2")), tool_calls: [toolCall] }], []],
    [
      "a legacy function_call beside blocks",
      [{ ...assistant(use("t1")), function_call: { name: "feed" } }],
      [],
    ],
    ["parts beside blocks", [{ ...assistant(use("t1")), parts: [] }], []],
    ["empty tool_calls beside blocks", [{ ...assistant(use("t1")), tool_calls: [] }], ["anthropic"]],
    [
      "the AI SDK's parts",
      [assistant({ type: "tool-call", toolCallId: "t1", toolName: "feed", input: {} })],
      ["ai-sdk"],
    ],
    ["one message", assistant(use("t1")), []],
    ["a request in a row each", [{ messages: [assistant(use("t1"))] }], []],
  ])("%s", (_what, document, expected) => {
    expect(claimants(document).map(({ id }) => id)).toEqual(expected);
  });

  test("items of OpenAI Responses, and messages of LangChain, which have no role", () => {
    const langchain = [{ type: "ai", content: [use("t1")], additional_kwargs: {}, response_metadata: {} }];
    expect(claimants(langchain).map(({ id }) => id)).not.toContain("anthropic");
    const items = [{ type: "message", role: "assistant", content: [{ type: "output_text", text: "Fed." }] }];
    expect(claimants(items).map(({ id }) => id)).not.toContain("anthropic");
  });

  test.each<[string, JsonObject, string]>([
    ["a block of an unknown type", { type: "tool_call_v2", id: "t2" }, 'a block of type "tool_call_v2"'],
    ["a call without a name", { type: "tool_use", id: "t2", input: {} }, 'a block of type "tool_use"'],
    ["a result of no call", { type: "tool_result", content: "fed" }, 'a block of type "tool_result"'],
    [
      "arguments under another key",
      { type: "tool_use", id: "t2", name: "feed", arguments: {} },
      'has "arguments"',
    ],
  ])("%s is not passed over", (_what, block, expected) => {
    expect(() => readAs("anthropic", [assistant(use("t1"), block)])).toThrow(expected);
  });

  test("a block that can hold no call is", () => {
    expect(briefly([assistant({ type: "fallback", from: "a" }, use("t1"))])).toEqual(["0 feed: pending"]);
  });

  test("is refused when the format is forced", () => {
    const forced = (document: Json) => readDocument(document, [formatNamed("anthropic")]);
    expect(() => forced({ id: 1 })).toThrow("no messages: expected a list");
    expect(() => forced([{ role: "robot", content: "" }])).toThrow('a message whose role is "robot"');
    expect(() => forced([{ role: "user", content: 7 }])).toThrow("content is not a list of objects");
    expect(isObject(forced([user]).runs[0])).toBe(true);
  });
});
