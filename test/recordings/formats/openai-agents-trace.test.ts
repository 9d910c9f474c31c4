import { describe, expect, it, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants } from "../../../src/recordings/detect.ts";
import { openaiAgentsTrace } from "../../../src/recordings/formats/openai-agents-trace.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { fixture, fixtureRows, readAs, readOne, spoken } from "../fixture.ts";

const read = (document: Json) => readOne("openai-agents-trace", document);

function brief({ toolCalls }: Run) {
  return toolCalls.map(({ id, name, arguments: args, status, group }) => [id, name, args, status, group]);
}

let clock = 0;

function span(data: JsonObject, more: JsonObject = {}): JsonObject {
  clock += 2;
  const [started_at, ended_at] = [clock, clock + 1].map((at) =>
    new Date(at).toISOString().replace("Z", "+00:00"),
  ) as [string, string];
  return {
    object: "trace.span",
    id: `span_${clock}`,
    trace_id: "trace_1",
    parent_id: null,
    started_at,
    ended_at,
    span_data: data,
    error: null,
    ...more,
  };
}

const used = (name: string, input: Json, more: JsonObject = {}) =>
  span({ type: "function", name, input, output: "done", mcp_data: null }, more);
const answer = () => span({ type: "response", response_id: "resp_1" });
const handoff = (to_agent: Json, more: JsonObject = {}) =>
  span({ type: "handoff", from_agent: "Desk", to_agent }, more);
const generation = (output: Json) => span({ type: "generation", input: [], output, model: "m" });

describe("a run in several batches", () => {
  const batches = fixtureRows("openai-agents-trace/batches.jsonl");
  const expected = [
    [undefined, "find_ferries", { to: "Hydra" }, "ok", 0],
    [undefined, "ferry_seats", { ferry: 7 }, "error", 0],
    [undefined, "transfer_to_refunds___claims", {}, "ok", 1],
    [undefined, "refund", { ticket: 12 }, "ok", 2],
  ];

  test("is one run for each trace, with what one response asked for in one group", () => {
    const [ferries, empty, ...rest] = readAs("openai-agents-trace", batches);
    expect(rest).toEqual([]);
    expect(brief(ferries as Run)).toEqual(expected);
    expect(ferries?.toolCalls.map(({ result }) => result)).toEqual([
      "[Ferry(7)]",
      "no such ferry",
      undefined,
      undefined,
    ]);
    expect(ferries).toMatchObject({ caseId: "hydra", trial: "3", warnings: [] });
    expect(ferries?.fault).toBeUndefined();
    expect(ferries?.tools.map(({ name }) => name).sort()).toEqual([
      "ferry_seats",
      "find_ferries",
      "refund",
      "transfer_to_refunds___claims",
    ]);
    expect(empty?.toolCalls).toEqual([]);
    expect(empty?.row).toMatchObject({ trace: { id: "trace_b" } });
  });

  test("reads the same as one body, and as items alone", () => {
    const items = batches.flatMap((batch) => (batch as { data: Json[] }).data);
    for (const document of [{ data: items }, items, items.toReversed()])
      expect(
        brief(readAs("openai-agents-trace", document).find(({ caseId }) => caseId === "hydra") as Run),
      ).toEqual(expected);
  });

  test("a batch alone warns of the spans that are missing", () => {
    const [run] = readAs("openai-agents-trace", (batches[2] as { data: Json[] }).data.slice(0, 2));
    expect(run?.warnings).toEqual([
      "span span_6 is under span_agent2, which is not in the recording: it may be cut off",
    ]);
  });
});

test("chat completions: what was asked for joins the functions; refusals and renamed handoffs are seen", () => {
  const run = read(fixture("openai-agents-trace/chat-completions.json"));
  expect(brief(run)).toEqual([
    ["c1", "find_book", { title: "Emma" }, "ok", 0],
    ["c2", "lend_book", '{"id":', "rejected", 0],
    ["c3", "delete_book", { id: 4 }, "rejected", 0],
    ["c4", "ask_librarian", {}, "ok", 1],
  ]);
  expect(run.toolCalls[1]?.malformed).toBe(true);
  expect(spoken(run)).toEqual(["system: You lend books.", "user: Lend me Emma", "assistant: Emma is yours."]);
  expect(run).toMatchObject({ input: "Lend me Emma", response: "Emma is yours.", warnings: [] });
});

test("the JavaScript edition: items one by one, responses whole, names with capitals", () => {
  const run = read(fixtureRows("openai-agents-trace/javascript.jsonl"));
  expect(brief(run)).toEqual([
    ["c1", "transfer_to_Refund_Desk", {}, "ok", 0],
    [undefined, "refund", { ticket: 12 }, "ok", 1],
  ]);
  expect(run.input).toBe("Refund me");
});

describe("spans", () => {
  test("functions without any model's span are parallel only where they overlap", () => {
    const [first, second] = [used("find", "{}"), used("lend", "{}")];
    expect(brief(read([first, second])).map((call) => call[4])).toEqual([0, 1]);
    const long = { ...first, ended_at: second.ended_at ?? null };
    expect(brief(read([long, second])).map((call) => call[4])).toEqual([0, 0]);
  });

  test("a body that streamed holds a response", () => {
    const response = {
      object: "response",
      output: [{ type: "function_call", call_id: "c", name: "lend", arguments: '{"id":4}' }],
    };
    expect(brief(read([generation([response]), used("lend", '{"id":4}')]))).toEqual([
      ["c", "lend", { id: 4 }, "ok", 0],
    ]);
  });

  test("a response that a processor of one's own wrote down", () => {
    const response = {
      id: "resp_1",
      output: [
        { type: "function_call", call_id: "c", name: "lend", arguments: "{}" },
        { type: "web_search_call", id: "ws", status: "completed", action: { query: "kale" } },
      ],
    };
    const run = read([span({ type: "response", response_id: "resp_1", response })]);
    expect(brief(run)).toEqual([
      ["c", "lend", {}, "pending", 0],
      ["ws", "web_search", { query: "kale" }, "ok", 0],
    ]);
  });

  test("items of the AI SDK's adapter", () => {
    const output = [
      { type: "function_call", callId: "c", name: "lend", arguments: '{"id":4}', status: "completed" },
    ];
    expect(brief(read([generation(output)]))).toEqual([["c", "lend", { id: 4 }, "pending", 0]]);
  });

  test("of several handoffs at once the first was followed", () => {
    const error = {
      message: "Multiple handoffs requested",
      data: { requested_agents: ["Refund Desk", "Lost & Found"] },
    };
    expect(brief(read([answer(), handoff("Refund Desk", { error })]))).toEqual([
      [undefined, "transfer_to_refund_desk", {}, "ok", 0],
      [undefined, "transfer_to_lost___found", {}, "pending", 0],
    ]);
  });

  test("a handoff that names no agent is warned of", () => {
    expect(read([answer(), handoff(null, { error: { message: "Error", data: null } })]).warnings).toEqual([
      "a handoff that names no agent is left out",
    ]);
  });

  test("an answer in the millisecond in which a call ended comes after it", () => {
    const at = (second: number) => new Date(second * 1000).toISOString();
    const toolCalls = [{ id: "c", type: "function", function: { name: "lend", arguments: '{"id":4}' } }];
    const result = { role: "tool", tool_call_id: "c", content: "lent" };
    const turn = { type: "custom", name: "turn", data: { sdk_span_type: "turn", turn: 1 } };
    const first = generation([{ role: "assistant", tool_calls: toolCalls }]);
    const second = span({ type: "generation", input: [result], output: [], model: "m" });
    const spans = [
      { ...first, parent_id: "one", started_at: at(1), ended_at: at(2) },
      { ...used("lend", '{"id":4}'), parent_id: "one", started_at: at(3), ended_at: at(3) },
      { ...span(turn), id: "one", started_at: at(1), ended_at: at(3) },
      { ...second, parent_id: "two", started_at: at(3), ended_at: at(4) },
      { ...span(turn), id: "two", started_at: at(3), ended_at: at(4) },
    ];
    expect(brief(read(spans))).toEqual([["c", "lend", { id: 4 }, "ok", 0]]);
  });

  test("calls of one turn are made at once, though one ends before the next begins", () => {
    const turn = span({ type: "custom", name: "turn", data: { sdk_span_type: "turn", turn: 1 } });
    const calls = [4, 5].map((id) => used("lend", `{"id":${id}}`, { parent_id: turn.id ?? null }));
    const ended = { ...turn, ended_at: calls[1]?.ended_at ?? null };
    expect(brief(read([...calls, ended])).map((call) => call.at(-1))).toEqual([0, 0]);
  });

  test("arguments that the JavaScript edition blanked were refused", () => {
    const tool_calls = [{ id: "c", type: "function", function: { name: "lend", arguments: '{"id":"x"}' } }];
    const refused = { error: { message: "Error running tool (non-fatal)", data: { error: "redacted" } } };
    const run = read([generation([{ role: "assistant", tool_calls }]), used("lend", "", refused)]);
    expect(brief(run)).toEqual([["c", "lend", { id: "x" }, "rejected", 0]]);
  });

  test("a call that ended the run and that no span tells of is a fault", () => {
    const data = { error: "ModelBehaviorError: Tool lose not found in agent Desk." };
    const ended = span({ type: "agent", name: "Desk" }, { error: { message: "Error in agent run", data } });
    expect(read([answer(), ended]).fault).toContain("Tool lose not found");
    const tool_calls = [{ id: "c", type: "function", function: { name: "lose", arguments: "{}" } }];
    expect(brief(read([generation([{ role: "assistant", tool_calls }]), ended]))).toEqual([
      ["c", "lose", {}, "pending", 0],
    ]);
  });

  test("a function that had not ended is pending, one that returned nothing is not", () => {
    const output = { type: "function", name: "lend", input: "{}", output: null, mcp_data: null };
    expect(read([span(output, { ended_at: null })]).toolCalls[0]?.status).toBe("pending");
    expect(read([span(output)]).toolCalls[0]?.status).toBe("ok");
  });

  test("guardrails, lists of tools and turns are no calls", () => {
    const rest = [
      { type: "guardrail", name: "safe", triggered: false },
      { type: "mcp_tools", server: "till", result: ["refund"] },
      { type: "custom", name: "turn", data: { sdk_span_type: "turn", turn: 1 } },
    ];
    const run = read(rest.map((data) => span(data)));
    expect(run).toMatchObject({ toolCalls: [], warnings: [], tools: [{ name: "refund" }] });
  });

  test("a kind that is not known is warned of, and is a fault where it may be a call", () => {
    expect(read([span({ type: "mood", name: "lend" })]).warnings).toEqual([
      'a span of type "mood" is not known',
    ]);
    expect(read([span({ type: "tool_v2", name: "lend" })]).fault).toContain(
      'a span of type "tool_v2" is not known: it may be a call',
    );
  });
});

describe("what is not recorded is not scored", () => {
  test("a part of an unknown type that may hold a call is not passed over; of several traces it is that one's fault", () => {
    const wish = generation([{ type: "tool_wish", name: "lend" }]);
    expect(() => read({ data: [wish] })).toThrow('a message part of type "tool_wish"');
    const runs = readAs("openai-agents-trace", {
      data: [wish, { ...used("lend", "{}"), trace_id: "trace_2" }],
    });
    expect(runs.map(({ fault = "none", toolCalls }) => [fault.slice(0, 14), toolCalls.length])).toEqual([
      ["a message part", 0],
      ["none", 1],
    ]);
  });

  const calls = [{ id: "c", type: "function", function: { name: "lend", arguments: '{"id":4}' } }];

  test.each<[string, Json]>([
    ["Python", null],
    ["JavaScript", ""],
  ])("arguments left out by %s", (_edition, input) => {
    expect(read([answer(), used("lend", input)]).fault).toContain("trace_include_sensitive_data=True");
    const run = read([generation([{ role: "assistant", tool_calls: calls }]), used("lend", input)]);
    expect(run.fault).toBeUndefined();
    expect(brief(run)).toEqual([["c", "lend", { id: 4 }, "ok", 0]]);
  });

  test("arguments that are none are no fault", () => {
    expect(read([answer(), used("lend", "{}")]).fault).toBeUndefined();
  });

  test("answers left out", () => {
    expect(read([generation(null)]).fault).toContain("the output of generation");
    expect(read([generation(null), used("lend", "{}")]).fault).toBeUndefined();
  });

  test("a trace that was cut off, where calls must be missing", () => {
    const agent = (name: string, more: JsonObject = {}) =>
      span({ type: "agent", name, handoffs: [], tools: [] }, more);
    const tool = used("ask_expert", "{}");
    const asTool = agent("Expert", { parent_id: tool.id ?? null });
    expect(read([tool, asTool]).fault).toBeUndefined();
    expect(read([used("find", "{}"), asTool]).fault).toContain('agent "Expert" is under span');
    expect(read([answer(), handoff("Refunds")]).fault).toContain(
      'nothing is recorded after the handoff to "Refunds"',
    );
    expect(read([answer(), handoff("Refunds"), agent("Refunds")]).fault).toBeUndefined();
    expect(read([answer(), handoff("Refunds", { error: { message: "no" } })]).fault).toBeUndefined();
  });

  test("a trace whose spans are elsewhere", () => {
    const trace = {
      object: "trace",
      id: "trace_1",
      workflow_name: "w",
      group_id: null,
      metadata: { case: "ferries" },
    };
    expect(read({ data: [trace] })).toMatchObject({
      caseId: "ferries",
      fault: "the trace has no spans: another export has them",
    });
  });
});

describe("detection", () => {
  test.each<[string, Json]>([
    ["a list of models", { object: "list", data: [{ id: "gpt-5", object: "model" }] }],
    ["an empty list", { data: [] }],
    ["traces of something else", { data: [{ object: "trace", id: "t" }] }],
    ["a span without its data", { data: [{ object: "trace.span", id: "s", trace_id: "t" }] }],
    ["a span among other things", [answer(), { role: "user", content: "hi" }]],
  ])("not claimed: %s", (_name, document) => {
    expect(claimants(document).map(({ id }) => id)).not.toContain("openai-agents-trace");
  });

  it("claims one item, as a file of one row holds it", () => {
    expect(read(used("lend", "{}")).toolCalls).toHaveLength(1);
  });

  it("refuses what it cannot read, when it is forced", () => {
    expect(() => openaiAgentsTrace.read({ data: [1] })).toThrow("no trace: expected {data: [...]}");
  });
});
