import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/json/json.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/read.ts";
import { fixture, fixtureRows, readAs, readOne, spoken } from "../fixture.ts";

const human = { type: "human", content: "Water the fern", id: "h" };
const water = { name: "water", args: { litres: 2 }, id: "w1", type: "tool_call" };

function ai(more: JsonObject = {}): JsonObject {
  return { type: "ai", content: "", id: "a", additional_kwargs: {}, tool_calls: [], ...more };
}

function tool(id: string, content: Json, more: JsonObject = {}): JsonObject {
  return { type: "tool", content, tool_call_id: id, ...more };
}

/** Each call as `group status name`. */
function calls(document: Json): string[] {
  return readOne("langchain", document).toolCalls.map(
    ({ group, status, name, malformed }) => `${group} ${status} ${name}${malformed ? " (malformed)" : ""}`,
  );
}

function statusOf(content: Json, more: JsonObject = {}): string | undefined {
  const answer = ai({ tool_calls: [water] });
  return readOne("langchain", [human, answer, tool("w1", content, more)]).toolCalls[0]?.status;
}

describe("langchain messages", () => {
  test("in the state of a thread that waits for a person", () => {
    const run = readOne("langchain", fixture("langchain/thread-state.json"));
    expect(run.toolCalls).toMatchObject([
      { id: "call_a", name: "read_sensor", arguments: { bed: "B4" }, status: "error", group: 0 },
      { id: "call_b", name: "find_gardener", status: "ok", result: "Ines", group: 0 },
      { id: "call_c", name: "water", status: "rejected", group: 1 },
      {
        id: "call_d",
        name: "note",
        arguments: '{"text": "dry',
        malformed: true,
        status: "pending",
        group: 1,
      },
      { id: "call_e", name: "water", arguments: { bed: "B4", litres: 2.5 }, status: "pending", group: 2 },
    ]);
    expect(spoken(run)).toEqual([
      "system: You look after the fern house.",
      "user: Is the tree fern dry, and who waters it?",
      "reasoning: Two lookups.",
      "assistant: Let me check.",
    ]);
    expect(run.warnings).toEqual([]);
  });

  test("as constructors, which state a call three times", () => {
    const run = readOne("langchain", fixture("langchain/agent-result.json"));
    expect(run.toolCalls).toMatchObject([
      { id: "toolu_1", name: "move_plant", status: "ok", result: "moved" },
    ]);
    expect(run).toMatchObject({ input: "Move the orchid to the shade", response: "Done." });
  });

  test("as stored messages, with what was refused, and an old one without tool_calls", () => {
    const run = readOne("langchain", fixture("langchain/stored-messages.json"));
    expect(run.toolCalls.map(({ id, status }) => `${id} ${status}`)).toEqual([
      "c1 rejected",
      "c2 rejected",
      "c3 rejected",
      "c4 error",
    ]);
    expect(run.toolCalls[3]?.arguments).toEqual({ plant: "wisteria", cm: 20 });
  });

  test("with tools that the provider executes", () => {
    const run = readOne("langchain", fixture("langchain/server-tools.json"));
    expect(run.toolCalls).toMatchObject([
      { id: "ws_1", name: "web_search", arguments: { query: "bloom calendar" }, status: "ok", group: 0 },
      { id: "srvtoolu_1", name: "web_fetch", status: "error", group: 1 },
      { id: "fs_1", name: "file_search", arguments: { queries: ["bloom"] }, status: "ok", group: 2 },
      { id: "mcp_1", name: "get_beds", arguments: { season: "spring" }, result: "[]", group: 3 },
      { id: "toolu_9", name: "note", status: "ok", group: 4 },
    ]);
    expect(run.warnings).toEqual([]);
  });

  test.each<[string, JsonObject]>([
    ["function_call", { additional_kwargs: { function_call: { name: "water", arguments: '{"litres":2}' } } }],
    ["tool_use", { content: [{ type: "tool_use", id: "w1", name: "water", input: { litres: 2 } }] }],
    ["tool_call", { content: [{ type: "tool_call", id: "w1", name: "water", args: { litres: 2 } }] }],
    ["functionCall", { content: [{ functionCall: { name: "water", args: { litres: 2 } } }] }],
    [
      "function_call block",
      { content: [{ type: "function_call", call_id: "w1", name: "water", arguments: '{"litres":2}' }] },
    ],
    ["tool_call_chunks", { tool_call_chunks: [{ name: "water", args: '{"litres":2}', id: "w1", index: 0 }] }],
  ])("that state a call as %s only", (_where, more) => {
    expect(readOne("langchain", [human, ai(more)]).toolCalls).toMatchObject([
      { name: "water", arguments: { litres: 2 }, malformed: false, status: "pending" },
    ]);
  });

  test("that state a call of a custom tool, which takes text", () => {
    const block = { type: "custom_tool_call", call_id: "w1", id: "ctc_1", name: "dig", input: "deep" };
    expect(readOne("langchain", [human, ai({ content: [block] })]).toolCalls).toMatchObject([
      { id: "w1", name: "dig", arguments: "deep", malformed: false },
    ]);
  });

  test("keep the order of calls of which some could not be parsed", () => {
    const broken = { name: "note", args: "{", id: "n1", type: "invalid_tool_call" };
    const raw = ["n1", "w1"].map((id) => ({ id, function: { name: "x", arguments: "" } }));
    const answer = ai({
      tool_calls: [water],
      invalid_tool_calls: [broken],
      additional_kwargs: { tool_calls: raw },
    });
    expect(calls([human, answer])).toEqual(["0 pending note (malformed)", "0 pending water"]);
  });

  test("of old functions and of other roles", () => {
    const called = ai({ additional_kwargs: { function_call: { name: "water", arguments: "{}" } } });
    const run = readOne("langchain", [
      { type: "chat", role: "user", content: "Now" },
      { role: "user", content: "please" },
      called,
      { type: "function", name: "water", content: "done" },
    ]);
    expect(run.toolCalls).toMatchObject([{ name: "water", status: "ok", result: "done" }]);
    expect(run.input).toBe("Now\nplease");
  });

  test("of a role that no other framework has", () => {
    const said = { role: "chat", content: "Hello", additional_kwargs: {} };
    expect(claimants([{ role: "user", content: "Hi" }, said]).map(({ id }) => id)).toEqual(["langchain"]);
  });

  test("count a message once that stands there twice, and an id twice that a model used again", () => {
    const first = ai({ tool_calls: [water] });
    const again = ai({ id: "b", tool_calls: [water] });
    expect(calls([human, first, first, tool("w1", "ok")])).toEqual(["0 ok water"]);
    expect(calls([human, first, tool("w1", "ok"), again])).toEqual(["0 ok water", "1 pending water"]);
  });

  test("count when they were removed, unless nothing tells that they were executed", () => {
    const remove = (id: string) => ({ type: "remove", content: "", id });
    const dig = { ...water, id: "d1", name: "dig" };
    const asked = ai({ content: "Watering.", tool_calls: [water, dig] });
    const next = ai({ id: "b", tool_calls: [{ ...water, id: "w2" }] });
    const run = readOne("langchain", [
      human,
      asked,
      tool("w1", "ok", { id: "t" }),
      remove("a"),
      remove("t"),
      next,
    ]);
    expect(run.toolCalls).toMatchObject([
      { id: "w1", status: "ok", result: "ok", group: 0 },
      { id: "w2", status: "pending", group: 1 },
    ]);
    expect(spoken(run)).toEqual(["user: Water the fern"]);
    expect(run.warnings).toEqual([
      "tool calls without a result are no longer in the thread and are left out: 1",
    ]);
  });

  test("count once when they were removed and written anew under another id", () => {
    const asked = ai({ tool_calls: [water] });
    const answer = tool("w1", "ok", { id: "t" });
    const remove = { type: "remove", content: "", id: "__remove_all__" };
    const anew = [
      { ...asked, id: "b" },
      { ...answer, id: "t2" },
    ];
    expect(calls([human, asked, answer, remove, ...anew])).toEqual(["0 ok water"]);
  });

  test("count when they were removed and the provider executed them", () => {
    const search = { type: "server_tool_use", id: "s1", name: "web_search", input: { query: "fern" } };
    const found = { type: "web_search_tool_result", tool_use_id: "s1", content: [] };
    const run = readOne("langchain", [
      human,
      ai({ content: [search, found] }),
      { type: "remove", content: "", id: "a" },
    ]);
    expect(run.toolCalls).toMatchObject([{ name: "web_search", status: "ok" }]);
  });

  test("warn of a block that may hold a call", () => {
    const run = readOne("langchain", [human, ai({ content: [{ type: "robot_function", name: "dig" }] })]);
    expect(run.warnings).toEqual([expect.stringContaining('unknown type "robot_function"')]);
  });

  test("beside rungate's own fields, the tools that were offered, and the answer to a request", () => {
    const tools = [{ type: "function", function: { name: "water", description: "Waters" } }];
    const run = readOne("langchain", { case: "fern", tools, messages: [human, ai({ tool_calls: [water] })] });
    expect(run.tools).toEqual([{ name: "water", description: "Waters" }]);
    expect(calls({ request: { messages: [human] }, response: ai({ tool_calls: [water] }) })).toEqual([
      "0 pending water",
    ]);
    expect(calls({ input: "x", output: { messages: [human, ai({ tool_calls: [water] })] } })).toHaveLength(1);
  });
});

describe("the outcome of a call", () => {
  test.each([
    [
      "Error invoking tool 'water' with kwargs {} with error:\n litres: Field required\n Please fix the error and try again.",
      "rejected",
    ],
    [
      "Error: Received tool input did not match expected schema\n\n✖ Required\n Please fix your mistakes.",
      "rejected",
    ],
    ["Error: 1 validation error for water\nlitres\n  Field required\n Please fix your mistakes.", "rejected"],
    ["Error: water is not a valid tool, try one of [dig].", "rejected"],
    ["water is not a valid tool, try another one.", "rejected"],
    ["water is not a valid tool, try another available tool: dig, rake", "rejected"],
    ["Invalid or incomplete tool input. Please try again.", "rejected"],
    ['Error: Tool "water" not found.\n Please fix your mistakes.', "rejected"],
    [
      "Error executing tool 'water' with kwargs {} with error:\n no hose\n Please fix the error and try again.",
      "error",
    ],
    ["Error: no hose\n Please fix your mistakes.", "error"],
    ["Error: that is what the label says", "ok"],
    ["Received tool input did not match expected schema", "ok"],
  ])("is told by ToolNode's text %j", (text, status) => {
    expect(statusOf(text)).toBe(status);
    expect(statusOf([{ type: "text", text }])).toBe(status);
  });

  test("is told by the status", () => {
    expect(statusOf("no hose", { status: "error" })).toBe("error");
    expect(statusOf("2 litres", { status: "success" })).toBe("ok");
    expect(statusOf("User rejected the tool call for `water` with id w1", { status: "error" })).toBe(
      "rejected",
    );
    expect(statusOf("Received tool input did not match expected schema", { status: "error" })).toBe(
      "rejected",
    );
  });
});

describe("langgraph threads", () => {
  const state = (messages: JsonObject[], more: JsonObject) => ({ values: { messages }, next: [], ...more });
  const asked = ai({ tool_calls: [water] });
  const messages = [human, asked, tool("w1", "ok", { id: "t" })];

  test("are read from the latest state of their history, whichever end it begins at", () => {
    const history = fixture("langchain/history.json") as JsonObject[];
    for (const states of [history, [...history].reverse()]) {
      const run = readOne("langchain", states);
      expect(run.toolCalls.map(({ id }) => id)).toEqual(["call_a", "call_b", "call_c", "call_d"]);
      expect(run.row).toBe(history[0]);
    }
  });

  test("are told apart, and from their subgraphs", () => {
    const at = (thread_id: string, step: number, checkpoint_ns = "") => ({
      config: { configurable: { thread_id, checkpoint_ns } },
      metadata: { step },
    });
    const runs = readAs("langchain", [
      state(messages, at("one", 2)),
      state([human], at("one", 1)),
      state([human, ai({ tool_calls: [] })], at("one", 9, "tools:7")),
      state([human], at("two", 1)),
    ]);
    expect(runs.map(({ toolCalls }) => toolCalls.length)).toEqual([1, 0]);
  });

  test("hold the calls of earlier checkpoints that are no longer there, in their order", () => {
    const at = (step: number) => ({ metadata: { step, thread_id: "one" } });
    const summary = { ...human, id: "summary" };
    const next = ai({ id: "b", tool_calls: [{ ...water, id: "w2" }] });
    const last = ai({ id: "c", tool_calls: [{ ...water, id: "w3" }] });
    const run = readOne("langchain", [
      state([summary, last], at(3)),
      state([summary, next, tool("w2", "wet", { id: "t2" })], at(2)),
      state(messages, at(1)),
    ]);
    expect(run.toolCalls).toMatchObject([
      { id: "w1", status: "ok", result: "ok", group: 0 },
      { id: "w2", status: "ok", result: "wet", group: 1 },
      { id: "w3", status: "pending", group: 2 },
    ]);
    expect(run.warnings).toEqual([]);
  });

  test("hold no call of checkpoints that the thread was sent back from", () => {
    const at = (checkpoint_id: string, parent?: string) => ({
      createdAt: `2026-03-02T08:00:0${checkpoint_id}Z`,
      config: { configurable: { thread_id: "one", checkpoint_id } },
      ...(parent === undefined ? {} : { parentConfig: { configurable: { checkpoint_id: parent } } }),
    });
    const again = ai({ id: "b", tool_calls: [{ ...water, id: "w2" }] });
    const run = readOne("langchain", [
      state([human, again], at("3", "1")),
      state(messages, at("2", "1")),
      state([human], at("1")),
    ]);
    expect(run.toolCalls.map(({ id }) => id)).toEqual(["w2"]);
  });

  test("hold what a task returned while another waits, and that one failed", () => {
    const tasks = [
      { name: "tools", result: { messages: [tool("w1", "ok")] } },
      { name: "tools", error: "TimeoutError()" },
    ];
    const run = readOne("langchain", state([human, asked], { tasks }));
    expect(run.toolCalls).toMatchObject([{ status: "ok" }]);
    expect(run.warnings).toEqual(['the task "tools" ended in an error']);
  });

  test("hold what a task wrote while another waits", () => {
    const pendingWrites = [
      ["1", "messages", [tool("w1", "ok")]],
      ["2", "__interrupt__", [{ id: "i" }]],
    ];
    expect(calls({ checkpoint: { channel_values: { messages: [human, asked] } }, pendingWrites })).toEqual([
      "0 ok water",
    ]);
  });

  test.each<[string, JsonObject]>([
    [
      "a saver's checkpoint",
      { config: {}, checkpoint: { ts: "2026-03-02T08:00:00Z", channel_values: { messages } } },
    ],
    ["channel values", { v: 4, ts: "2026-03-02T08:00:00Z", channel_values: { messages } }],
    ["a thread", { thread_id: "one", status: "idle", values: { messages } }],
    ["a state that is nothing but messages", { values: messages, next: [] }],
  ])("are read from %s", (_what, document) => {
    expect(calls(document)).toEqual(["0 ok water"]);
  });
});

describe("langgraph streams", () => {
  const meta = { langgraph_node: "model", langgraph_step: 1 };
  const asked = ai({ tool_calls: [water] });
  const result = tool("w1", "ok", { id: "t" });

  test("of updates", () => {
    const rows = fixtureRows("langchain/stream-updates.jsonl");
    expect(calls(rows)).toEqual(["0 ok find_plant", "0 ok find_plant"]);
    expect(readOne("langchain", rows).response).toBe("The yew is in bed 2.");
    expect(claimants(rows.slice(0, 1))).toHaveLength(1);
    for (const row of rows) expect(claimants(row)).toEqual([]);
  });

  test("of values, each of which repeats those before", () => {
    const rows = fixtureRows("langchain/stream-values.jsonl");
    const run = readOne("langchain", rows);
    expect(run).toMatchObject({ input: "Where is the yew?", response: "In bed 2.", row: rows[3] });
    expect(calls(rows)).toEqual(["0 ok find_plant"]);
    expect(claimants(rows.slice(0, 1))).toHaveLength(1);
  });

  test("of values of several runs one after another", () => {
    const other = { messages: [{ ...human, id: "h2" }] };
    const runs = readAs("langchain", [{ messages: [human] }, { messages: [human, asked] }, other]);
    expect(runs.map(({ toolCalls }) => toolCalls.length)).toEqual([1, 0]);
  });

  test("are not what a list of whole runs is", () => {
    const whole = { messages: [human, asked, result] };
    const second = { messages: [{ ...human, id: "h2" }, ai({ id: "b", tool_calls: [water] })] };
    expect(claimants([whole])).toEqual([]);
    expect(claimants([whole, second])).toEqual([]);
    expect(claimants([[human, asked], [human]])).toEqual([]);
    expect(claimants([{ inputs: { messages: [human] }, outputs: { messages: [asked] } }])).toEqual([]);
  });

  test("of messages in pieces, joined by message and index", () => {
    const run = readOne("langchain", fixture("langchain/stream-messages.json"));
    expect(run.toolCalls).toMatchObject([
      { id: "p1", name: "find_plant", arguments: { name: "yew" }, status: "ok", result: "bed 2", group: 0 },
      { id: "p2", name: "water", arguments: '{"bed": 2', malformed: true, status: "pending", group: 0 },
    ]);
    expect(spoken(run)).toEqual(["assistant: Looking.", "assistant: Bed 2."]);
  });

  test.each<[string, Json[]]>([
    [
      "[mode, data]",
      [
        ["updates", { model: { messages: [asked] } }],
        ["updates", { tools: { messages: result } }],
      ],
    ],
    [
      "[namespace, mode, data]",
      [
        [[], "updates", { model: { messages: [asked] } }],
        [[], "values", { messages: [human, asked, result] }],
      ],
    ],
    [
      "[namespace, data]",
      [
        [[], { model: { messages: [asked] } }],
        [[], { tools: [{ messages: [result] }] }],
      ],
    ],
    [
      "{event, data}",
      [
        { event: "metadata", data: { run_id: "1" } },
        { event: "values", data: { messages: [human, asked, result] } },
      ],
    ],
    [
      "{type, ns, data}",
      [{ type: "values", ns: [], data: { messages: [human, asked, result] }, interrupts: [] }],
    ],
    ["data after the run's id", [{ run_id: "1", attempt: 1 }, { messages: [human, asked, result] }]],
    [
      "messages so far",
      [
        { event: "messages/partial", data: [{ ...asked, tool_calls: [] }] },
        { event: "messages/complete", data: [asked] },
        { event: "messages/complete", data: [result] },
      ],
    ],
    [
      "messages and values",
      [
        ["messages", [{ ...asked, type: "AIMessageChunk" }, meta]],
        ["values", { messages: [asked, result] }],
      ],
    ],
    [
      "an interrupt",
      [{ model: { messages: [asked] } }, { __interrupt__: [] }, { tools: { messages: [result] } }],
    ],
    [
      "events",
      [
        { event: "on_chain_start", data: { input: {} }, parent_ids: [] },
        {
          event: "on_chat_model_stream",
          data: { chunk: { ...asked, type: "AIMessageChunk" } },
          parent_ids: ["1"],
        },
        {
          event: "on_chat_model_end",
          data: { output: { ...asked, type: "AIMessageChunk" } },
          parent_ids: ["1"],
        },
        { event: "on_tool_end", data: { output: result }, parent_ids: ["1"] },
      ],
    ],
  ])("framed as %s", (_framing, document) => {
    expect(calls(document)).toEqual(["0 ok water"]);
  });

  test("take an update with a known id for the message of that id", () => {
    const edited = ai({ tool_calls: [{ ...water, args: { litres: 1 } }] });
    const run = readOne("langchain", [
      { model: { messages: [asked] } },
      { "Hitl.after_model": { messages: [edited] } },
    ]);
    expect(run.toolCalls).toMatchObject([{ arguments: { litres: 1 } }]);
    expect(run.toolCalls).toHaveLength(1);
  });

  test("warn of subgraphs and of an error at the end", () => {
    const run = readOne("langchain", [
      ["updates", { model: { messages: [asked] } }],
      ["updates|tools:1", { tools: { messages: [tool("z", "ok")] } }],
      ["error", { error: "GraphRecursionError" }],
    ]);
    expect(run.toolCalls).toHaveLength(1);
    expect(run.warnings).toEqual([
      "tool calls inside subgraphs are left out",
      "the stream ended in an error",
    ]);
  });

  test("are one run where each part names its subgraph, none for the graph itself", () => {
    const inner = { messages: [{ ...human, id: "inner" }, ai({ id: "b", tool_calls: [water] })] };
    const run = readOne("langchain", [
      [[], { messages: [human] }],
      [[], { messages: [human, asked] }],
      [["tools:1"], inner],
      [[], { messages: [human, asked, result] }],
    ]);
    expect(run.toolCalls).toMatchObject([{ id: "w1", status: "ok" }]);
  });

  test("stay one run when the graph removes messages on its way", () => {
    const run = readOne("langchain", [
      { messages: [human] },
      { messages: [human, asked, { ...result, id: "t" }] },
      { messages: [{ ...result, id: "t" }, ai({ id: "b", content: "Done." })] },
    ]);
    expect(run.toolCalls).toMatchObject([{ id: "w1", status: "ok", group: 0 }]);
    expect(run).toMatchObject({ warnings: [], response: "Done." });
    expect(run).not.toHaveProperty("fault");
  });

  test("tell messages of a subgraph by their metadata", () => {
    const piece = (message: JsonObject, langgraph_checkpoint_ns: string): Json => [
      ["tools:1"],
      "messages",
      [message, { langgraph_checkpoint_ns }],
    ];
    expect(calls([piece(asked, "model:0"), piece(result, "tools:1")])).toEqual(["0 ok water"]);
    expect(() => calls([piece(asked, "team:0|model:0"), piece(result, "team:0|tools:1")])).toThrow(
      "all messages of this stream come from subgraphs",
    );
  });

  test("of JavaScript's events are read to the state at their end", () => {
    const node = (name: string) => ({ name, metadata: { langgraph_node: name } });
    const failed = tool("w1", "no hose", { status: "error" });
    const events = [
      { event: "on_chat_model_end", data: { output: asked }, ...node("model") },
      { event: "on_tool_error", name: "water", data: {}, metadata: { langgraph_node: "tools" } },
      { event: "on_chain_end", data: { output: { messages: [failed] } }, ...node("tools") },
    ];
    expect(calls(events)).toEqual(["0 error water"]);
    const dig = { ...water, id: "d1", name: "dig" };
    const end = { event: "on_chain_end", name: "LangGraph", metadata: {} };
    const messages = [human, { ...asked, tool_calls: [water, dig] }];
    expect(calls([...events, { ...end, data: { output: { messages } } }])).toEqual([
      "0 error water",
      "0 pending dig",
    ]);
  });

  test("are not what a list of runs by their names is", () => {
    const run = (name: string) => ({ [name]: { messages: [{ ...human, id: name }, asked] } });
    expect(claimants([run("fern"), run("yew")])).toEqual([]);
    expect(claimants([run("model"), run("model")])).toHaveLength(1);
  });

  test("without a message are refused", () => {
    expect(() => readDocument([{ run_id: "1", attempt: 1 }])).toThrow("a stream without any message");
  });
});

describe("the output of an AgentExecutor", () => {
  test("has its actions as calls, at once when one answer asked for them", () => {
    const run = readOne("langchain", fixture("langchain/agent-executor.json"));
    expect(run.toolCalls).toMatchObject([
      { id: "x1", name: "find_plant", arguments: { name: "yew" }, result: "bed 2", group: 0 },
      { id: "x2", name: "find_plant", arguments: { name: "oak" }, result: "bed 9", group: 0 },
      { name: "look_up", arguments: "yew age", malformed: false, status: "rejected", group: 1 },
    ]);
    expect(run).toMatchObject({ input: "Where are the yew and the oak?", response: "Beds 2 and 9." });
    expect(run.warnings).toEqual([expect.stringContaining("_Exception")]);
  });

  test("is read as JavaScript writes it", () => {
    const action = { tool: "water", toolInput: { litres: 2 }, toolCallId: "w1", log: "" };
    expect(calls({ input: "x", output: "y", intermediateSteps: [{ action, observation: "ok" }] })).toEqual([
      "0 ok water",
    ]);
    expect(calls({ input: "x", output: "y", intermediate_steps: [] })).toEqual([]);
  });

  test("has its message with the first action of an answer only, in JavaScript", () => {
    const step = (toolCallId: string, messageLog: Json) => ({
      action: { tool: "water", toolInput: { litres: 2 }, toolCallId, log: "", messageLog },
      observation: "ok",
    });
    const first = step("w1", [ai({ tool_calls: [water, { ...water, id: "w2" }] })]);
    const intermediateSteps = [first, step("w2", []), step("w3", [ai({ id: "b", tool_calls: [water] })])];
    const groups = ["0 ok water", "0 ok water", "1 ok water"];
    expect(calls({ input: "x", output: "y", intermediateSteps })).toEqual(groups);
    const parts = [intermediateSteps.slice(0, 2), intermediateSteps.slice(2)].map((steps) => ({
      intermediateSteps: steps,
    }));
    expect(calls([...parts, { output: "y", intermediateSteps }])).toEqual(groups);
    expect(calls([...parts, { output: "y" }])).toEqual(groups);
    expect(calls(parts)).toEqual(groups);
  });

  test("is refused when its actions were written as text", () => {
    const steps = [["tool='water' tool_input={}", "ok"]];
    expect(() => readDocument({ output: "y", intermediate_steps: steps })).toThrow(
      "an intermediate step without",
    );
  });
});

describe("what is not LangChain's, or cannot be read", () => {
  test.each<[string, Json]>([
    [
      "OpenAI's",
      [
        { role: "user", content: "Hi" },
        { role: "assistant", content: "Hello" },
      ],
    ],
    ["one message", ai({ tool_calls: [water] })],
    ["a trace", { trace: { input: [human] }, observations: [{ type: "GENERATION" }] }],
    ["types with a role", [{ type: "tool", role: "tool", content: "x", tool_call_id: "w1" }]],
    ["an agent's log", [{ type: "user", message: { role: "user", content: "x" } }]],
    [
      "only common words",
      [
        { type: "user", content: "x" },
        { type: "assistant", content: "y" },
      ],
    ],
  ])("%s", (_what, document) => {
    expect(formatNamed("langchain").detect(document)).toBe(false);
  });

  test("RAGAS samples stay RAGAS's, in lists too", () => {
    const [sample = null] = fixtureRows("ragas/samples.jsonl");
    expect(claimants(sample).map(({ id }) => id)).toEqual(["ragas"]);
    expect(claimants([sample])).toEqual([]);
  });

  test("a message that was not written down", () => {
    const lost = {
      lc: 1,
      type: "not_implemented",
      id: ["app", "messages", "AIMessage"],
      repr: "AIMessage()",
    };
    expect(() => readAs("langchain", [human, lost])).toThrow(
      'of the kind "ai" that LangChain did not write down',
    );
  });

  test("calls without a name, or under a foreign key", () => {
    expect(() => readAs("langchain", [human, ai({ tool_calls: [{ args: {} }] })])).toThrow("without a name");
    expect(() => readAs("langchain", [human, ai({ tool_calls: [{ name: "water", kwargs: {} }] })])).toThrow(
      'has "kwargs"',
    );
    expect(() => readAs("langchain", [human, ai({ tool_calls: "water" })])).toThrow(
      "tool_calls is not a list",
    );
    expect(() => readDocument({}, [formatNamed("langchain")])).toThrow("no LangChain messages");
  });
});
