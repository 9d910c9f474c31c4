import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { fixture, fixtureRows, readAs, readOne, spoken } from "../fixture.ts";
import { ai, calls, human, tool, water } from "./langchain-fixture.ts";

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
    const message = { role: "chat", content: "Hello", additional_kwargs: {} };
    expect(claimants([{ role: "user", content: "Hi" }, message]).map(({ id }) => id)).toEqual(["langchain"]);
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
    const callingMessage = ai({ content: "Watering.", tool_calls: [water, dig] });
    const next = ai({ id: "b", tool_calls: [{ ...water, id: "w2" }] });
    const run = readOne("langchain", [
      human,
      callingMessage,
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
    const callingMessage = ai({ tool_calls: [water] });
    const answer = tool("w1", "ok", { id: "t" });
    const remove = { type: "remove", content: "", id: "__remove_all__" };
    const recordedAgain = [
      { ...callingMessage, id: "b" },
      { ...answer, id: "t2" },
    ];
    expect(calls([human, callingMessage, answer, remove, ...recordedAgain])).toEqual(["0 ok water"]);
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
