import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants } from "../../../src/recordings/detect.ts";
import { azureAiEvaluation } from "../../../src/recordings/formats/azure-ai-evaluation.ts";
import { call, fixture, fixtureRows, readOne, spoken } from "../fixture.ts";

const read = (row: Json | undefined) => readOne("azure-ai-evaluation", row);
const [lent, thanked, found] = fixtureRows("azure-ai-evaluation/rows.jsonl");
const [byName, byArguments] = fixtureRows("azure-ai-evaluation/navigation.json");

const assistantMessage = (...content: JsonObject[]): JsonObject => ({ role: "assistant", content });
const calls = (name: string, args: Json = {}): JsonObject => ({
  type: "tool_call",
  tool_call_id: `id_${name}`,
  name,
  arguments: args,
});
const row = (...response: JsonObject[]): JsonObject => ({ query: "Q", response });
const answers = (name: string, result: Json): JsonObject => ({
  role: "tool",
  tool_call_id: `id_${name}`,
  content: [{ type: "tool_result", tool_result: result }],
});

describe("a row", () => {
  test("has the calls of its response; those of its query were made before", () => {
    const run = read(lent);
    expect(run.toolCalls).toEqual([
      call("lend", { title: "Dune", weeks: 4 }, { id: "call_1", turn: 6, result: "lent" }),
      call("loans", {}, { id: "call_2", turn: 6, result: ["Emma"] }),
      call(
        "bing_grounding",
        { requesturl: "https://example.test/?q=Emma" },
        { id: "call_3", turn: 9, group: 1, status: "pending" },
      ),
    ]);
    expect(run.tools).toEqual([
      { name: "lend", description: "Lends a book", parameters: [] },
      { name: "loans", parameters: [] },
    ]);
    expect(run.response).toBe("Dune is yours, beside Emma.");
    expect(spoken(run).slice(0, 2)).toEqual(["system: You run a library desk", "user: Is Dune in?"]);
    expect([run.warnings, run.caseId, run.referenceToolCalls]).toEqual([[], undefined, undefined]);
  });

  test("may hold an answer without calls", () => {
    const run = read(thanked);
    expect([run.toolCalls, run.input, run.response]).toEqual([[], "Thank you", "You are welcome."]);
  });

  test("may have its calls in a column, nested as Agents report them", () => {
    const run = read(found);
    expect(run.toolCalls).toEqual([
      call("find_book", { title: "Emma" }, { id: "call_4", turn: 0, status: "pending" }),
      call("shelf_of", { book: 12 }, { id: "call_5", turn: 1, group: 1, status: "pending" }),
    ]);
    expect([run.input, run.response]).toEqual(["Where is Emma?", "On shelf 4."]);
    expect(run.tools).toEqual([{ name: "find_book", description: "Finds a book" }]);
  });

  test("may be JSON as text in every column", () => {
    const quoted = Object.fromEntries(
      Object.entries(lent as JsonObject).map(([key, value]) => [key, JSON.stringify(value)]),
    );
    expect(read(quoted)).toEqual(read(lent));
    const column = JSON.stringify((found as JsonObject).tool_calls);
    expect(read({ ...(found as JsonObject), tool_calls: column }).toolCalls).toEqual(read(found).toolCalls);
  });

  test("may be its messages alone", () => {
    const messages = [
      { role: "user", content: "Lend Dune" },
      assistantMessage(calls("lend")),
      answers("lend", "lent"),
    ];
    const expected = [call("lend", {}, { id: "id_lend", turn: 1, result: "lent" })];
    expect(read(messages).toolCalls).toEqual(expected);
    expect(read({ messages, tool_definitions: [] }).toolCalls).toEqual(expected);
    expect(read({ messages }).input).toBe("Lend Dune");
  });

  test("may be a conversation with the tools beside it, its runs numbered", () => {
    const run = read(fixture("azure-ai-evaluation/conversation.json"));
    expect(run.toolCalls.map(({ id, name, status, group }) => [id, name, status, group])).toEqual([
      ["call_1", "beds", "ok", 0],
      ["call_2", "water", "ok", 1],
      ["call_3", "water", "ok", 1],
      ["call_4", "weather", "ok", 2],
    ]);
    expect(run.tools).toEqual([{ name: "beds", description: "Lists beds", parameters: [] }]);
    expect([run.input, run.response]).toEqual(["Water all beds\nAnd tomorrow?", "Rain tomorrow."]);
  });

  test("takes the column of calls only where the response has none", () => {
    const column = [calls("other")];
    expect(
      read({ ...row(assistantMessage(calls("lend"))), tool_calls: column }).toolCalls.map(({ name }) => name),
    ).toEqual(["lend"]);
    const text = assistantMessage({ type: "text", text: "Done." });
    const run = read({ ...row(text), tool_calls: column });
    expect([run.toolCalls.map(({ name }) => name), run.response]).toEqual([["other"], "Done."]);
    expect(read({ query: "Q", tool_calls: [] }).toolCalls).toEqual([]);
  });

  test("has its results with the calls of the column", () => {
    const [made] = read({ query: "Q", tool_calls: [{ ...calls("lend"), tool_result: 3 }] }).toolCalls;
    expect([made?.status, made?.result]).toEqual(["ok", 3]);
  });
});

describe("calls", () => {
  test("of one message are made at once, those of several without a run id one after the other", () => {
    const groups = (response: JsonObject[]) => read(row(...response)).toolCalls.map(({ group }) => group);
    expect(groups([assistantMessage(calls("a"), calls("b")), assistantMessage(calls("c"))])).toEqual([
      0, 0, 1,
    ]);
    expect(groups([assistantMessage(calls("a")), answers("a", 1), assistantMessage(calls("b"))])).toEqual([
      0, 1,
    ]);
  });

  test.each([
    ["function_call", "function_call_output"],
    ["openapi_call", "openapi_call_output"],
  ])("may be of the type %s", (type, output) => {
    const result = { role: "tool", tool_call_id: "id_lend", content: [{ type: output, [output]: "lent" }] };
    const [made] = read(row(assistantMessage({ ...calls("lend", { a: 1 }), type }), result)).toolCalls;
    expect([made?.name, made?.arguments, made?.status, made?.result]).toEqual([
      "lend",
      { a: 1 },
      "ok",
      "lent",
    ]);
  });

  test("of a tool of the provider are named after its type", () => {
    const block = {
      type: "tool_call",
      tool_call: { id: "c", type: "bing_grounding", bing_grounding: { requesturl: "u" } },
    };
    expect(read(row(assistantMessage(block))).toolCalls).toEqual([
      call("bing_grounding", { requesturl: "u" }, { id: "c", turn: 0, status: "pending" }),
    ]);
  });

  test("may be those of OpenAI", () => {
    const made = { id: "c", type: "function", function: { name: "lend", arguments: '{"a":1}' } };
    const result = { role: "tool", tool_call_id: "c", content: "lent" };
    const run = read(row({ role: "assistant", content: "", tool_calls: [made] }, result));
    expect(run.toolCalls).toEqual([call("lend", { a: 1 }, { id: "c", turn: 0, result: "lent" })]);
  });

  test("whose arguments are no JSON are malformed", () => {
    const [made] = read(row(assistantMessage(calls("lend", "{x")))).toolCalls;
    expect([made?.arguments, made?.malformed]).toEqual(["{x", true]);
  });

  test("that wait for approval are pending, rejected when a person refuses, and one with the call that follows", () => {
    const question = {
      type: "mcp_approval_request",
      id: "ap",
      name: "lend",
      arguments: '{"a":1}',
      server_label: "s",
    };
    const answer = (approve: boolean) => ({
      role: "tool",
      tool_call_id: "ap",
      content: [{ type: "mcp_approval_response", approval_request_id: "ap", approve }],
    });
    const made = assistantMessage(calls("lend", '{"a":1}'));
    const found = (...response: JsonObject[]) =>
      read(row(assistantMessage(calls("seek")), ...response))
        .toolCalls.slice(1)
        .map(({ id, status }) => [id, status]);
    expect(found(assistantMessage(question))).toEqual([["ap", "pending"]]);
    expect(found(assistantMessage(question), answer(false))).toEqual([["ap", "rejected"]]);
    expect(found(assistantMessage(question), answer(true), made)).toEqual([["id_lend", "pending"]]);
  });
});

describe("what TaskNavigationEfficiencyEvaluator expects", () => {
  const references = (document: Json | undefined) =>
    read(document).referenceToolCalls?.map(({ name, arguments: { source } }) => [name, source]);

  test("is the names of tools, whatever their arguments", () => {
    expect(references(byName)).toEqual([
      ["ferries", { $any: true }],
      ["book", { $any: true }],
    ]);
  });

  test("may have arguments too: of a name without any, none", () => {
    expect(references(byArguments)).toEqual([
      ["ferries", { to: "Ærø" }],
      ["book", {}],
    ]);
    const quoted = { ...(byName as JsonObject), ground_truth: '["ferries"]' };
    expect(references(quoted)).toEqual([["ferries", { $any: true }]]);
  });

  test.each<Json>(["Dune is in", [], [1], [["a"], ["b"]], null])("is not in %j", (ground_truth) => {
    expect(references({ ...(byName as JsonObject), ground_truth })).toBeUndefined();
  });
});

describe("what is refused", () => {
  test.each<[string, Json, string]>([
    [
      "a response that is text, without calls",
      { query: "Q", response: "Done.", tool_definitions: [] },
      "what was called is not recorded",
    ],
    ["calls that are no JSON", { query: "Q", tool_calls: "[{" }, "tool_calls is text that is not JSON"],
    [
      "calls that are no objects",
      { query: "Q", tool_calls: ["lend"] },
      "tool_calls is not a list of objects",
    ],
    [
      "a block that may hold a call",
      row(assistantMessage(calls("a"), { type: "shell_call" })),
      '"shell_call"',
    ],
    [
      "arguments under another key",
      row(assistantMessage({ type: "tool_call", tool_call_id: "c", name: "lend", input: {} })),
      '"input" where "arguments"',
    ],
  ])("%s", (_what, document, message) => {
    expect(() => read(document)).toThrow(message);
  });

  test("what is no row, when its format is named", () => {
    expect(() => azureAiEvaluation.read("x")).toThrow("not a row");
    expect(() => azureAiEvaluation.read({})).toThrow("what was called is not recorded");
  });

  test("is not claimed", () => {
    for (const document of [
      [lent as Json, found as Json],
      { query: "Q", response: "Done." },
      { query: "Q", response: [] },
      // Bedrock's and Anthropic's types.
      row(assistantMessage({ text: "Hello" })),
      row(assistantMessage({ type: "tool_use", id: "c", name: "lend", input: {} })),
      [assistantMessage({ type: "text", text: "Hello" })],
      // LangChain's and OpenTelemetry's types.
      [assistantMessage({ type: "tool_call", id: "c", name: "lend", args: {} })],
      [{ role: "assistant", parts: [{ type: "tool_call", id: "c", name: "lend", arguments: {} }] }],
      { messages: [{ role: "assistant", content: "Hello" }] },
    ] satisfies Json[]) {
      expect(claimants(document).map(({ id }) => id)).not.toContain("azure-ai-evaluation");
    }
  });
});
