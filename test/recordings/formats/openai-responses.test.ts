import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { parseJson } from "../../../src/core/json.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { call, fixture, fixtureRows, spoken } from "../fixture.ts";
import {
  answered,
  calls,
  functionCallItem,
  messageItem,
  read,
  response,
  user,
} from "./openai-responses-fixture.ts";

describe("items", () => {
  test("of the Agents SDK: handoffs, calls at once, refused and failed ones, parts as a result", () => {
    const run = read(fixture("openai-responses/agents-input-list.json"));
    expect(run.toolCalls).toStrictEqual([
      call("transfer_to_ferry_desk", {}, { id: "call_f1", turn: 1, result: '{"assistant": "Ferry desk"}' }),
      call("find_ferry", { to: "Armadale" }, { id: "call_f2", turn: 2, group: 1, result: "18:00\n21:30" }),
      call("find_ferry", '{"to":"Uig","night":tru', {
        id: "call_f3",
        turn: 2,
        group: 1,
        malformed: true,
        status: "rejected",
        result:
          "An error occurred while parsing tool arguments. Please try again with valid JSON. Error: Expecting value",
      }),
      call(
        "book",
        { seats: 2 },
        {
          id: "call_f4",
          turn: 2,
          group: 1,
          status: "error",
          result: "An error occurred while running the tool. Please try again. Error: sold out",
        },
      ),
    ]);
    expect(spoken(run)).toEqual([
      "user: Is there a ferry to Skye tonight?",
      "reasoning: Two ports serve Skye.",
      "assistant: Yes, at 18:00 and 21:30.",
    ]);
    expect(run).toMatchObject({ response: "Yes, at 18:00 and 21:30.", warnings: [] });
  });

  test("of the Agents SDK for JavaScript", () => {
    const run = read(fixture("openai-responses/agents-js-history.json"));
    expect(calls(run)).toEqual(["0 find_deck rejected", "1 web_search ok"]);
    expect(run.toolCalls[1]?.arguments).toEqual({ type: "search", query: "deck" });
    expect(run.response).toBe("Deck 2.");
  });

  test("of tools that OpenAI runs are calls with their results", () => {
    const run = read(fixture("openai-responses/server-tools.response.json"));
    expect(
      run.toolCalls.map(({ name, arguments: args, status, group, id }) => [name, args, status, group, id]),
    ).toEqual([
      ["web_search", { type: "search", query: "Skye ferry" }, "ok", 0, "ws_1"],
      ["file_search", { queries: ["timetable"] }, "ok", 1, "fs_1"],
      ["code_interpreter", { code: "1/0" }, "error", 1, "ci_1"],
      ["tides", { port: "Mallaig" }, "ok", 1, "mcp_1"],
      ["tides", { port: "Atlantis" }, "error", 1, "mcp_2"],
      ["image_generation", {}, "pending", 1, "ig_1"],
      ["run_sql", "select 1 {", "pending", 1, "call_c1"],
    ]);
    expect(run.toolCalls[3]?.result).toBe("low");
    expect(run.tools).toHaveLength(3);
    expect(run.tools).toEqual(
      expect.arrayContaining([
        { name: "find_ferry", description: "Find a ferry.", parameters: ["to"] },
        { name: "web_search" },
        { name: "port/tides", description: "Tides of a port.", readOnly: true, parameters: [] },
      ]),
    );
    expect(spoken(run)).toEqual([
      "system: You sell ferry tickets.",
      "reasoning: Look outside first.",
      "assistant: Sold out.",
    ]);
  });

  test("of tools that the client runs are joined to their results, and approvals to what was approved", () => {
    const run = read(fixture("openai-responses/client-tools.items.json"));
    expect(run.toolCalls.map(({ name, status, result }) => [name, status, result])).toEqual([
      ["local_shell", "ok", "timetable.txt"],
      ["shell", "error", expect.anything()],
      ["apply_patch", "error", "no such file"],
      ["computer", "ok", expect.anything()],
      ["tool_search", "ok", expect.anything()],
      ["run_sql", "error", "Error: syntax"],
      ["close_port", "ok", "closed"],
      ["sink_ship", "rejected", "never"],
    ]);
    expect(run.tools).toEqual([{ name: "open_harbour" }]);
    expect(run.warnings).toEqual([]);
  });

  test("of an approved call that a later request repeats count once", () => {
    const items = [
      { type: "mcp_approval_request", id: "r1", name: "close_port", arguments: "{}" },
      {
        type: "mcp_call",
        id: "m1",
        approval_request_id: "r1",
        name: "close_port",
        arguments: "{}",
        output: "closed",
      },
    ];
    expect(calls(read({ input: items, output: items }))).toEqual(["0 close_port ok"]);
  });

  test("without ids find their results in order", () => {
    const { call_id: _id, ...anonymous } = functionCallItem("x");
    const run = read([anonymous, { type: "function_call_output", output: "09:00" }]);
    expect(calls(run)).toEqual(["0 find_ferry ok"]);
  });

  test("of an unknown type that may hold a call are refused, others are left out", () => {
    expect(() => readDocument([functionCallItem("a"), { type: "teleport_call", id: "t" }])).toThrow(
      'an item of type "teleport_call" that rungate does not know',
    );
    expect(calls(read([functionCallItem("a"), { type: "mood", value: "calm" }]))).toEqual([
      "0 find_ferry pending",
    ]);
  });

  test("that are only referred to are refused, unless they are recorded or no call", () => {
    for (const item of [{ type: "item_reference", id: "fc_9" }, { id: "fc_9" }])
      expect(() => readDocument([item, functionCallItem("a")])).toThrow("only referred to by its id");
    const items = [functionCallItem("a", { id: "fc_1" }), { type: "item_reference", id: "fc_1" }];
    expect(calls(read([...items, { id: "rs_1" }, { id: "msg_1" }]))).toEqual(["0 find_ferry pending"]);
  });

  test("that are messages with a part that may hold a call are refused", () => {
    const odd = { type: "message", role: "assistant", content: [{ type: "tool_use", name: "f" }] };
    expect(() => readDocument(response("r", [odd]))).toThrow('an item of type "message"');
  });

  test("whose arguments stand under another key are no calls without arguments", () => {
    const { arguments: _none, ...bare } = functionCallItem("a");
    expect(() => readDocument([{ ...bare, args: {} }])).toThrow('has "args" where "arguments"');
  });
});

describe("framings", () => {
  const items = [user, functionCallItem("a"), answered("a"), messageItem("At nine.")];

  test.each<[string, Json]>([
    ["a bare list", items],
    ["messages", { case: "canna", messages: items }],
    ["items", { case: "canna", items, input: "To Canna, please.", response: "At nine." }],
    ["a request", { model: "gpt-5", input: items, tools: [] }],
    ["a request and its output", { input: items.slice(0, 3), output: [messageItem("At nine.")] }],
    ["an output that is not there yet", { input: items, output: null }],
    ["a pair", { request: { input: items.slice(0, 3) }, response: response("r", [messageItem("At nine.")]) }],
    ["an answer that the input holds too", { input: items, output: [answered("a")] }],
  ])("%s", (_what, document) => {
    const run = read(document);
    expect(calls(run)).toEqual(["0 find_ferry ok"]);
    expect(run).toMatchObject({ input: "To Canna, please.", response: "At nine.", warnings: [] });
  });

  test("the text of a request is what the user said", () => {
    const run = read({
      request: { input: "To Canna?", instructions: "Be brief." },
      response: response("r", [functionCallItem("a")]),
    });
    expect(spoken(run)).toEqual(["system: Be brief.", "user: To Canna?"]);
  });

  test("responses that go on from one another are steps of one run", () => {
    const run = read(fixtureRows("openai-responses/responses.jsonl"));
    expect(calls(run)).toEqual(["0 find_ferry pending", "0 find_ferry pending", "1 book pending"]);
    expect(run).toMatchObject({ response: "Booked.", warnings: [] });
    expect(spoken(run)).toEqual(["system: You sell ferry tickets.", "assistant: Booked."]);
  });

  test("requests that repeat what came before count and say it once", () => {
    const run = read(fixtureRows("openai-responses/exchanges.jsonl"));
    expect(calls(run)).toEqual(["0 find_ferry ok", "1 book ok"]);
    expect(spoken(run)).toEqual([
      "system: You sell ferry tickets.",
      "user: To Eigg, please.",
      "assistant: Seat 4.",
    ]);
  });

  test("what is said twice in a run is said twice", () => {
    const talk = [user, messageItem("When?"), user, messageItem("When?"), functionCallItem("a")];
    expect(spoken(read([{ input: talk.slice(0, 3) }, { input: talk }]))).toEqual([
      "user: To Canna, please.",
      "assistant: When?",
      "user: To Canna, please.",
      "assistant: When?",
    ]);
  });

  test("a request with only the results of the response before goes on from it", () => {
    const run = read([
      { request: { input: "To Canna?" }, response: response("r1", [functionCallItem("a")]) },
      {
        request: { input: [answered("a")], previous_response_id: "r1" },
        response: response("r2", [messageItem("At nine.")], { previous_response_id: "r1" }),
      },
    ]);
    expect(calls(run)).toEqual(["0 find_ferry ok"]);
    expect(run.warnings).toEqual([]);
  });

  test("a response that goes on from one that is not recorded raises a warning", () => {
    const run = read(response("r2", [messageItem("At nine.")], { previous_response_id: "r1" }));
    expect(run.warnings).toEqual([expect.stringContaining("not recorded here")]);
  });

  test.each<[string, Json]>([
    [
      "answers to the same prompt",
      ["r1", "r2"].map((id) => response(id, [functionCallItem(id)], { usage: { input_tokens: 12 } })),
    ],
    [
      "exchanges of their own",
      ["To Eigg", "To Rum"].map((input) => ({
        request: { input },
        response: response(input, [functionCallItem(input)]),
      })),
    ],
    [
      "exchanges whose servers number calls alike",
      [1, 2].map(() => ({
        input: [user, functionCallItem("1"), answered("1")],
        output: [messageItem("At nine.")],
      })),
    ],
    ["rows of items", ["a", "b"].map((id) => ({ messages: [user, functionCallItem(id)] }))],
  ])("%s are runs of their own", (_what, rows) => {
    expect(claimants(rows)).toEqual([]);
    for (const row of rows as Json[]) expect(read(row).toolCalls).toHaveLength(1);
    expect(() => readDocument(rows, [formatNamed("openai-responses")])).toThrow(/one run per file|no items/);
  });
});

describe("ids that a server gives twice are no copies", () => {
  test("in one list", () => {
    const run = read([
      user,
      functionCallItem("1"),
      answered("1"),
      functionCallItem("1"),
      answered("1", "10:00"),
    ]);
    expect(run.toolCalls.map(({ result }) => result)).toEqual(["09:00", "10:00"]);
  });

  test("in requests that repeat what came before", () => {
    const first = [user, functionCallItem("1"), answered("1")];
    const second = [...first, functionCallItem("1"), answered("1", "10:00")];
    const exchange = (input: Json[], output: Json) => ({
      request: { input },
      response: response("r", [output]),
    });
    const steps = [
      exchange([user], functionCallItem("1")),
      exchange(first, functionCallItem("1")),
      exchange(second, messageItem("At ten.")),
    ];
    for (const document of [steps, steps[2]])
      expect(read(document).toolCalls.map(({ result }) => result)).toEqual(["09:00", "10:00"]);
  });

  test("in answers that name the one before", () => {
    const step = (at: number, input: Json[], output: Json) => ({
      request: { input, previous_response_id: at === 0 ? null : `r${at - 1}` },
      response: response(`r${at}`, [output]),
    });
    const run = read([
      step(0, [user], functionCallItem("1")),
      step(1, [answered("1")], functionCallItem("1")),
      step(2, [answered("1", "10:00")], messageItem("At ten.")),
    ]);
    expect(run.toolCalls.map(({ result }) => result)).toEqual(["09:00", "10:00"]);
  });

  test("in answers one after another", () => {
    const run = read([
      response("r1", [functionCallItem("1")]),
      response("r2", [functionCallItem("1")]),
      response("r3", [messageItem("At nine.")]),
    ]);
    expect(calls(run)).toEqual(["0 find_ferry pending", "1 find_ferry pending"]);
  });
});

describe("a response that went wrong is no empty run", () => {
  test.each(["failed", "cancelled", "queued", "in_progress"])("%s", (status) => {
    const document = response("r", [], {
      status,
      error: status === "failed" ? { message: "overloaded" } : null,
    });
    expect(() => readDocument(document)).toThrow(`the status of a response is "${status}"`);
  });

  test("incomplete: what there is counts, cut arguments are malformed", () => {
    const cut = functionCallItem("a", { arguments: '{"to": "Can', status: "incomplete" });
    const run = read(
      response("r", [cut], { status: "incomplete", incomplete_details: { reason: "max_output_tokens" } }),
    );
    expect(run.toolCalls).toMatchObject([{ malformed: true, status: "pending" }]);
    expect(run.warnings).toEqual([expect.stringContaining("incomplete (max_output_tokens)")]);
  });
});

describe("documents of other formats are not claimed", () => {
  const detect = (document: Json) => formatNamed("openai-responses").detect(document);

  test.each<[string, Json]>([
    ["chat messages", [user, { role: "assistant", content: "At nine." }]],
    [
      "chat messages with calls",
      [user, { role: "assistant", tool_calls: [{ id: "a", function: { name: "f" } }] }],
    ],
    [
      "parts of another API in messages",
      [{ role: "assistant", content: [{ type: "tool_use", id: "t", name: "f" }] }],
    ],
    ["UI messages", [{ role: "assistant", parts: [{ type: "text", text: "Hi" }] }]],
    ["a trace with items in it", { traceId: "t", input: [functionCallItem("a")], output: [answered("a")] }],
    ["a request for a text", { model: "gpt-5", input: "Hi" }],
    ["a response without output", { object: "response", error: { message: "no" } }],
    ["logs", [{ type: "error", message: "no" }, { type: "info" }]],
  ])("%s", (_what, document) => {
    expect(detect(document)).toBe(false);
  });
});

const shared = new URL("../../../../shared/formats/openai-responses/", import.meta.url);
describe.skipIf(!existsSync(shared))(
  "recordings of ../shared (skipped where that folder is not there)",
  () => {
    test.each([
      [
        "conversation-input+output.json",
        ["0 transfer_to_analytics_agent ok", "1 analyze_data ok", "2 process_results ok"],
      ],
      [
        "function-calls-and-outputs.request.json",
        [
          "0 transfer_to_analytics_agent ok",
          "1 analyze_data ok",
          "2 process_results ok",
          "3 generate_report ok",
        ],
      ],
      ["model-retry.input+output.json", ["0 get_location error", "0 get_location ok"]],
      ["two-parallel-calls.response.json", ["0 get_location pending", "0 get_location pending"]],
    ])("%s", (file, expected) => {
      const run = read(parseJson(readFileSync(new URL(file, shared), "utf8")));
      expect(calls(run)).toEqual(expected);
      expect(run.warnings).toEqual([]);
    });
  },
);
