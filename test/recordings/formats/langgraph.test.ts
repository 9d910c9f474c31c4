import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants, readDocument } from "../../../src/recordings/detect.ts";
import { fixture, fixtureRows, readAs, readOne, spoken } from "../fixture.ts";
import { ai, calls, human, tool, water } from "./langchain-fixture.ts";

describe("langgraph threads", () => {
  const state = (messages: JsonObject[], more: JsonObject) => ({ values: { messages }, next: [], ...more });
  const callingMessage = ai({ tool_calls: [water] });
  const messages = [human, callingMessage, tool("w1", "ok", { id: "t" })];

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
    const run = readOne("langchain", state([human, callingMessage], { tasks }));
    expect(run.toolCalls).toMatchObject([{ status: "ok" }]);
    expect(run.warnings).toEqual(['the task "tools" ended in an error']);
  });

  test("hold what a task wrote while another waits", () => {
    const pendingWrites = [
      ["1", "messages", [tool("w1", "ok")]],
      ["2", "__interrupt__", [{ id: "i" }]],
    ];
    expect(
      calls({ checkpoint: { channel_values: { messages: [human, callingMessage] } }, pendingWrites }),
    ).toEqual(["0 ok water"]);
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
  const callingMessage = ai({ tool_calls: [water] });
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
    const runs = readAs("langchain", [{ messages: [human] }, { messages: [human, callingMessage] }, other]);
    expect(runs.map(({ toolCalls }) => toolCalls.length)).toEqual([1, 0]);
  });

  test("are not what a list of whole runs is", () => {
    const whole = { messages: [human, callingMessage, result] };
    const second = { messages: [{ ...human, id: "h2" }, ai({ id: "b", tool_calls: [water] })] };
    expect(claimants([whole])).toEqual([]);
    expect(claimants([whole, second])).toEqual([]);
    expect(claimants([[human, callingMessage], [human]])).toEqual([]);
    expect(claimants([{ inputs: { messages: [human] }, outputs: { messages: [callingMessage] } }])).toEqual(
      [],
    );
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
        ["updates", { model: { messages: [callingMessage] } }],
        ["updates", { tools: { messages: result } }],
      ],
    ],
    [
      "[namespace, mode, data]",
      [
        [[], "updates", { model: { messages: [callingMessage] } }],
        [[], "values", { messages: [human, callingMessage, result] }],
      ],
    ],
    [
      "[namespace, data]",
      [
        [[], { model: { messages: [callingMessage] } }],
        [[], { tools: [{ messages: [result] }] }],
      ],
    ],
    [
      "{event, data}",
      [
        { event: "metadata", data: { run_id: "1" } },
        { event: "values", data: { messages: [human, callingMessage, result] } },
      ],
    ],
    [
      "{type, ns, data}",
      [{ type: "values", ns: [], data: { messages: [human, callingMessage, result] }, interrupts: [] }],
    ],
    ["data after the run's id", [{ run_id: "1", attempt: 1 }, { messages: [human, callingMessage, result] }]],
    [
      "messages so far",
      [
        { event: "messages/partial", data: [{ ...callingMessage, tool_calls: [] }] },
        { event: "messages/complete", data: [callingMessage] },
        { event: "messages/complete", data: [result] },
      ],
    ],
    [
      "messages and values",
      [
        ["messages", [{ ...callingMessage, type: "AIMessageChunk" }, meta]],
        ["values", { messages: [callingMessage, result] }],
      ],
    ],
    [
      "an interrupt",
      [{ model: { messages: [callingMessage] } }, { __interrupt__: [] }, { tools: { messages: [result] } }],
    ],
    [
      "events",
      [
        { event: "on_chain_start", data: { input: {} }, parent_ids: [] },
        {
          event: "on_chat_model_stream",
          data: { chunk: { ...callingMessage, type: "AIMessageChunk" } },
          parent_ids: ["1"],
        },
        {
          event: "on_chat_model_end",
          data: { output: { ...callingMessage, type: "AIMessageChunk" } },
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
      { model: { messages: [callingMessage] } },
      { "Hitl.after_model": { messages: [edited] } },
    ]);
    expect(run.toolCalls).toMatchObject([{ arguments: { litres: 1 } }]);
    expect(run.toolCalls).toHaveLength(1);
  });

  test("warn of an error at the end", () => {
    const run = readOne("langchain", [
      ["updates", { model: { messages: [callingMessage] } }],
      ["updates|tools:1", { tools: { messages: [tool("z", "ok")] } }],
      ["error", { error: "GraphRecursionError" }],
    ]);
    expect(run.toolCalls).toHaveLength(1);
    expect(run.warnings).toEqual(["the stream ended in an error"]);
  });

  test("are one run where each part names its subgraph, none for the graph itself", () => {
    const inner = { messages: [{ ...human, id: "inner" }, ai({ id: "b", tool_calls: [water] })] };
    const run = readOne("langchain", [
      [[], { messages: [human] }],
      [[], { messages: [human, callingMessage] }],
      [["tools:1"], inner],
      [[], { messages: [human, callingMessage, result] }],
    ]);
    expect(run.toolCalls).toMatchObject([{ id: "w1", status: "ok" }]);
    expect(run.toolCalls[0]).not.toHaveProperty("agent");
    expect(run.namesAgents).toBe(true);
  });

  test("have the calls of subgraphs once, before or after the graph itself has them", () => {
    const sub = ai({ id: "s", tool_calls: [{ ...water, id: "w9" }] });
    const done = tool("w9", "wet", { id: "t9" });
    const nested = [["grower:7"], { model: { messages: [sub] } }] as Json[];
    const rows = [
      [[], { desk: { messages: [callingMessage] } }],
      nested,
      [["grower:7"], { tools: { messages: [done] } }],
    ];
    const once = [
      { id: "w1", status: "ok" },
      { id: "w9", status: "ok", agent: "grower" },
    ];
    const end = [[], { tools: { messages: [result] } }];
    const again = [[], { grower: { messages: [callingMessage, sub, done] } }];
    for (const document of [
      [...rows, end],
      [...rows, again, end],
    ] as Json[]) {
      const run = readOne("langchain", document);
      expect(run.toolCalls).toMatchObject(once);
      expect(run).toMatchObject({ namesAgents: true, warnings: [] });
    }
  });

  test("name agents as their messages do, or what comes with these", () => {
    const own = readOne("langchain", [human, { ...callingMessage, name: "desk" }, result]);
    expect(own).toMatchObject({ toolCalls: [{ agent: "desk" }], namesAgents: true });
    expect(readOne("langchain", [human, callingMessage, result])).not.toHaveProperty("namesAgents");
    const piece = [callingMessage, { ...meta, lc_agent_name: "main" }] as Json[];
    expect(readOne("langchain", [piece]).toolCalls).toMatchObject([{ agent: "main" }]);
  });

  test("stay one run when the graph removes messages on its way", () => {
    const run = readOne("langchain", [
      { messages: [human] },
      { messages: [human, callingMessage, { ...result, id: "t" }] },
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
    expect(calls([piece(callingMessage, "model:0"), piece(result, "tools:1")])).toEqual(["0 ok water"]);
    expect(() => calls([piece(callingMessage, "team:0|model:0"), piece(result, "team:0|tools:1")])).toThrow(
      "all messages of this stream come from subgraphs",
    );
  });

  test("of JavaScript's events are read to the state at their end", () => {
    const node = (name: string) => ({ name, metadata: { langgraph_node: name } });
    const failed = tool("w1", "no hose", { status: "error" });
    const events = [
      { event: "on_chat_model_end", data: { output: callingMessage }, ...node("model") },
      { event: "on_tool_error", name: "water", data: {}, metadata: { langgraph_node: "tools" } },
      { event: "on_chain_end", data: { output: { messages: [failed] } }, ...node("tools") },
    ];
    expect(calls(events)).toEqual(["0 error water"]);
    const dig = { ...water, id: "d1", name: "dig" };
    const end = { event: "on_chain_end", name: "LangGraph", metadata: {} };
    const messages = [human, { ...callingMessage, tool_calls: [water, dig] }];
    expect(calls([...events, { ...end, data: { output: { messages } } }])).toEqual([
      "0 error water",
      "0 pending dig",
    ]);
  });

  test("are not what a list of runs by their names is", () => {
    const run = (name: string) => ({ [name]: { messages: [{ ...human, id: name }, callingMessage] } });
    expect(claimants([run("fern"), run("yew")])).toEqual([]);
    expect(claimants([run("model"), run("model")])).toHaveLength(1);
  });

  test("without a message are refused", () => {
    expect(() => readDocument([{ run_id: "1", attempt: 1 }])).toThrow("a stream without any message");
  });
});
