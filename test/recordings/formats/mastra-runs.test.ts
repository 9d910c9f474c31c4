import { describe, expect, it, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants, readDocument } from "../../../src/recordings/detect.ts";
import { mastra } from "../../../src/recordings/formats/mastra.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { agentMessage, invocation, testRun, userMessage } from "../../golden/mastra-pages.ts";
import { fixture, readAs, readOne, spoken } from "../fixture.ts";

const read = (document: Json) => readOne("mastra", document);
const readAll = (document: Json) => readAs("mastra", document);
const calls = ({ toolCalls }: Run) =>
  toolCalls.map(({ name, arguments: args, status }) => [name, args, status]);

const ring = invocation("ring", { bell: 2 }, { toolCallId: "c1", result: { rung: true } });
const run = testRun([userMessage("Ring twice.")], [agentMessage("It rang.", [ring])]);
const scoring = {
  score: 1,
  reason: "fine",
  preprocessStepResult: { toolCallInfos: [1] },
  analyzeStepResult: {},
};
const { input: question = null, output: answer = null } = run;
const row = { id: "s1", scorerId: "tone", runId: "r1", input: question, output: answer, ...scoring };

const withPart = (part: Json, more: JsonObject = {}): JsonObject =>
  testRun(
    [userMessage("Ring twice.")],
    [{ ...agentMessage("", []), content: { format: 2, parts: [part] }, ...more }],
  );

describe("the run that a scorer takes", () => {
  it("has its question, its calls and its answer", () => {
    expect(calls(read(run))).toEqual([["ring", { bell: 2 }, "ok"]]);
    expect(read(run)).toMatchObject({ input: "Ring twice.", response: "It rang." });
  });

  it("is the same beside what the scorer says of it", () => {
    expect(calls(read({ ...run, ...scoring }))).toEqual(calls(read(run)));
  });

  it("does not say what was remembered: neither the words nor the calls", () => {
    const rememberedMessages = [
      userMessage("Yesterday?"),
      agentMessage("It rang yesterday.", [{ ...ring, toolCallId: "c0" }]),
    ];
    const remembering = testRun([userMessage("Ring twice.")], [agentMessage("It rang.", [ring])], {
      rememberedMessages,
    });
    expect(spoken(read(remembering))).toEqual(["user: Ring twice.", "assistant: It rang."]);
    expect(read(remembering).toolCalls).toHaveLength(1);
  });

  it.each<[string, Json]>([
    ["no output", { input: question }],
    ["an output that is null", { input: question, output: null }],
    ["an output without a message", { input: question, output: [] }],
    ["a row of a store without an output", { ...row, output: null }],
    ["a row that holds no run, only its id", { scorerId: "tone", runId: "r1", score: 0 }],
    ["an empty trajectory", { input: question, output: { steps: [] } }],
  ])("cannot be read with %s", (_what, document) => {
    expect(() => read(document)).toThrow("no output");
  });

  it("says which score is not used where its row holds no run", () => {
    const { output: _output, input: _input, ...alone } = row;
    expect(() => read(alone)).toThrow('the score of "tone" is of a run that its row does not hold');
  });

  it("is not whole without an answer", () => {
    expect(read(testRun([userMessage("Ring twice.")], [userMessage("Hello?")])).fault).toContain(
      "ends before its answer",
    );
  });

  it.each<[string, Json]>([
    ["a number", 3],
    ["a list of texts", ["It rang."]],
    ["an object that says nothing", { rung: 2 }],
  ])("cannot be read with %s for an output", (_what, output) => {
    expect(() => read({ input: question, output })).toThrow("output is neither");
  });

  it("may have been taken by the messages of the model", () => {
    const output = [
      {
        role: "assistant",
        content: null,
        tool_calls: [{ id: "c", type: "function", function: { name: "ring", arguments: "{}" } }],
      },
      { role: "tool", tool_call_id: "c", content: "rung" },
      { role: "assistant", content: "It rang." },
    ];
    expect(read({ ...run, output })).toMatchObject({ input: "Ring twice.", response: "It rang." });
    expect(calls(read({ ...run, output }))).toEqual([["ring", {}, "ok"]]);
  });
});

describe("tool invocations of every version", () => {
  it.each<[string, JsonObject, unknown]>([
    ["0.x and 1.x", { type: "tool-invocation", toolInvocation: ring }, ["ring", { bell: 2 }, "ok"]],
    [
      "AI SDK 5",
      { type: "tool-ring", toolCallId: "c", state: "output-available", input: { bell: 2 }, output: 1 },
      ["ring", { bell: 2 }, "ok"],
    ],
    [
      "AI SDK 5, not typed",
      {
        type: "dynamic-tool",
        toolName: "ring",
        toolCallId: "c",
        state: "output-error",
        input: {},
        errorText: "e",
      },
      ["ring", {}, "error"],
    ],
    [
      "a result that is an error",
      { type: "tool-invocation", toolInvocation: { ...ring, result: "no bell", isError: true } },
      ["ring", { bell: 2 }, "error"],
    ],
    [
      "no result yet",
      { type: "tool-invocation", toolInvocation: { ...ring, state: "call", result: null } },
      ["ring", { bell: 2 }, "pending"],
    ],
  ])("%s", (_what, part, expected) => {
    expect(calls(read(withPart(part)))).toEqual([expected]);
  });

  it("core messages of 0.x, also as text in rows of a store", () => {
    const call = [{ type: "tool-call", toolCallId: "c", toolName: "ring", args: { bell: 2 } }];
    const result = [
      { type: "tool-result", toolCallId: "c", toolName: "ring", result: "no bell", isError: true },
    ];
    const rows = (pack: (parts: Json) => Json): JsonObject[] => [
      { id: "1", threadId: "t", role: "user", type: "text", content: "Ring twice." },
      { id: "2", threadId: "t", role: "assistant", type: "tool-call", content: pack(call) },
      { id: "3", threadId: "t", role: "tool", type: "tool-result", content: pack(result) },
      { id: "4", threadId: "t", role: "assistant", type: "text", content: "There is no bell." },
    ];
    for (const document of [rows(JSON.stringify), { ...run, output: rows((parts) => parts) }]) {
      expect(calls(read(document))).toEqual([["ring", { bell: 2 }, "error"]]);
      expect(read(document).response).toBe("There is no bell.");
    }
  });

  it.each<[string, JsonObject]>([
    ["beside the content", { tool_calls: [{ name: "ring" }] }],
    ["in the content", { content: { format: 2, parts: [], functionCalls: [{ name: "ring" }] } }],
    ["in a part of an unknown type", { content: { format: 2, parts: [{ type: "tool_use", name: "ring" }] } }],
    ["in a part of a message of 0.x", { content: [{ type: "tool_use", name: "ring" }] }],
  ])("calls that nobody knows %s are a fault", (_where, more) => {
    expect(() =>
      read(testRun([userMessage("Ring.")], [agentMessage("Yes."), { ...agentMessage(""), ...more }])),
    ).toThrow(/./);
  });
});

describe("signals", () => {
  const signal = (type: string): JsonObject => ({
    ...agentMessage("Half past nine."),
    role: "signal",
    content: {
      format: 2,
      parts: [{ type: "text", text: "Half past nine." }],
      metadata: { signal: { type } },
    },
  });

  it.each(["notification", "state", "reactive"])("are nobody's word and no answer: %s", (type) => {
    const recording = testRun([userMessage("Ring twice.")], [agentMessage("It rang."), signal(type)]);
    expect(spoken(read(recording))).toEqual(["user: Ring twice.", "assistant: It rang."]);
    expect(read(recording).response).toBe("It rang.");
  });

  it.each(["user", "user-message"])("are the user's where they say so: %s", (type) => {
    expect(spoken(read(testRun([signal(type)], [agentMessage("It rang.")])))).toContain(
      "user: Half past nine.",
    );
  });
});

describe("trajectories", () => {
  const input = { inputMessages: [userMessage("Ring twice.")] };
  const step = (stepType: string, name: string, more: JsonObject = {}) => ({ stepType, name, ...more });

  it("have calls at every depth, but none of the agent that a tool is", () => {
    const inner = [step("tool_call", "inner", { toolArgs: { a: 1 } })];
    const steps = [
      step("model_generation", "gpt", {
        children: [step("tool_call", "ring", { toolArgs: { bell: 2 }, success: true })],
      }),
      step("mcp_tool_call", "ask", {
        toolResult: { ok: 1 },
        children: [step("agent_run", "helper", { children: inner })],
      }),
      step("provider_tool_call", "web", { success: false }),
    ];
    expect(calls(read({ input, output: { steps } }))).toEqual([
      ["ring", { bell: 2 }, "ok"],
      ["ask", {}, "ok"],
      ["web", {}, "error"],
    ]);
  });

  it("are read by their messages where they have them", () => {
    const steps = [step("tool_call", "ring", { toolArgs: { bell: 2 } })];
    expect(read({ input, output: { steps, rawOutput: answer } }).response).toBe("It rang.");
  });

  it("with a step that may be a call of an unknown kind are a fault", () => {
    expect(() => read({ input, output: { steps: [step("function_call", "ring")] } })).toThrow(
      "stepType function_call",
    );
  });
});

describe("rows of a store's scores", () => {
  it("are one run by its id, however many scorers looked at it", () => {
    const trajectory = {
      ...row,
      id: "s3",
      scorerId: "trajectory",
      output: { steps: [{ stepType: "tool_call", name: "ring" }] },
    };
    const other = { ...row, id: "s4", runId: "r2", datasetItemId: "bells-2" };
    const runs = readAll([trajectory, row, { ...row, id: "s2", scorerId: "bias" }, other]);
    expect(runs.map(({ caseId, trial }) => [caseId, trial])).toEqual([
      [undefined, "r1"],
      ["bells-2", "r2"],
    ]);
    expect(runs[0]?.response).toBe("It rang.");
    expect(readAll({ pagination: { total: 1 }, scores: [row] })).toHaveLength(1);
  });

  it("may hold input and output as text", () => {
    const packed = { ...row, input: JSON.stringify(row.input), output: JSON.stringify(row.output) };
    expect(calls(read(packed))).toEqual([["ring", { bell: 2 }, "ok"]]);
    expect(read(packed).row).toMatchObject({ input: row.input });
    expect(() => read({ ...packed, output: packed.output.slice(0, -9) })).toThrow(
      "the output that a store kept is not JSON",
    );
  });

  it("may hold texts alone", () => {
    const texts = { ...row, input: "Ring twice.", output: '{"rung": 2}' };
    expect(read(texts)).toMatchObject({ input: "Ring twice.", response: '{"rung": 2}', textsOnly: true });
  });
});

describe("experiments", () => {
  const item = (itemId: string, more: JsonObject): JsonObject => ({
    itemId,
    input: "Ring twice.",
    groundTruth: "It rang.",
    error: null,
    retryCount: 0,
    scores: [{ scorerId: "tone", score: 1 }],
    ...more,
  });
  const payload = { toolCallId: "c", toolName: "ring", args: { bell: 2 } };
  const output = {
    text: "It rang.",
    toolCalls: [{ type: "tool-call", payload }],
    toolResults: [{ type: "tool-result", payload: { ...payload, result: 1 } }],
    usage: { inputTokens: 1 },
    error: null,
  };
  const results = [
    item("one", { output }),
    item("two", { output: { ...output, toolCalls: [], toolResults: [] } }),
    item("three", { output: null, error: { message: "no model" } }),
    item("four", { output: { text: "It rang.", toolCalls: [], usage: { promptTokens: 1 } } }),
  ];

  it("have a run for each item, by its id", () => {
    const runs = readAll({ experimentId: "e", status: "completed", results });
    expect(runs.map(({ caseId }) => caseId)).toEqual(["one", "two", "three", "four"]);
    expect(runs.map(calls)).toEqual([[["ring", { bell: 2 }, "ok"]], [], [], []]);
    expect(runs[2]?.fault).toBe("the run failed: no model");
  });

  it("do not say which calls were made at once: the order of the list counts", () => {
    const made = ["ring", "polish"].map((toolName, at) => ({
      payload: { toolCallId: `${at}`, toolName, args: {} },
    }));
    const recorded = { ...output, toolCalls: made, toolResults: [] };
    expect(read(item("one", { output: recorded })).toolCalls.map(({ group }) => group)).toEqual([0, 1]);
    // A step has the parallel calls.
    const [run] = readAs("mastra", { steps: [recorded] });
    expect(run?.toolCalls.map(({ group }) => group)).toEqual([0, 0]);
  });

  it("do not take the last step of a model of the AI SDK 4 for the run", () => {
    expect(readAll(results).map(({ textsOnly }) => textsOnly)).toEqual([
      undefined,
      undefined,
      undefined,
      true,
    ]);
  });
});

describe("rows of a store's messages", () => {
  it("are a run for each thread", () => {
    const thread = (threadId: string) => [
      { ...userMessage("Ring twice."), threadId },
      { ...agentMessage("It rang.", [ring]), threadId },
    ];
    const runs = readAll([...thread("a"), ...thread("b")]);
    expect(runs.map(({ caseId, toolCalls }) => [caseId, toolCalls.length])).toEqual([
      ["a", 1],
      ["b", 1],
    ]);
    expect(read(thread("a")).caseId).toBeUndefined();
  });
});

test.each<[string, Json]>([
  ["content is null", [{ role: "assistant", content: null }, agentMessage("x")]],
  ["content is a number", [{ role: "assistant", content: 3 }, agentMessage("x")]],
  ["parts are no list", [{ role: "assistant", content: { format: 2, parts: {} } }, agentMessage("x")]],
  ["a part is null", [{ role: "assistant", content: { format: 2, parts: [null] } }]],
  [
    "invocations are no list",
    [{ role: "assistant", content: { format: 2, parts: [], toolInvocations: {} } }],
  ],
  [
    "an invocation is null",
    [{ role: "assistant", content: { format: 2, parts: [], toolInvocations: [null] } }],
  ],
  ["a tool without a name", [agentMessage("x", [invocation("ring", {}, { toolName: null })])]],
  [
    "a key __proto__",
    JSON.parse('[{"role":"assistant","__proto__":{"role":"user"},"content":{"format":2,"parts":[]}}]'),
  ],
  ["a message is a list", [[agentMessage("x")]]],
  ["nothing", [null]],
])("what is hostile is a fault, or calls nothing and says so: %s", (_what, output) => {
  const document = { input: { inputMessages: [userMessage("Ring.")] }, output };
  expect(claimants(document).map(({ id }) => id)).toEqual(["mastra"]);
  let found: Run | undefined;
  try {
    [found] = readDocument(document).runs;
  } catch (error) {
    expect(error).toMatchObject({ name: "RecordingError" });
  }
  expect(found?.toolCalls ?? []).toEqual([]);
});

test("deep nesting is a fault", () => {
  let step: JsonObject = { stepType: "tool_call", name: "ring" };
  for (let depth = 0; depth < 50_000; depth += 1)
    step = { stepType: "agent_run", name: "a", children: [step] };
  expect(() => mastra.read({ input: "x", output: { steps: [step] } })).toThrow(RangeError);
});

test("the stored fixture is the same as the output of a run", () => {
  const stored = fixture("mastra/db-messages.json");
  const output = (stored as JsonObject[]).filter(({ role }) => role !== "user");
  expect(calls(read({ input: { inputMessages: [] }, output }))).toEqual(calls(read(stored)));
});

test("an output beside its input has its own calls, and not those of the thread that its request repeats", () => {
  const toolCalls = [
    { type: "tool-call", payload: { toolCallId: "c2", toolName: "ring", args: { bell: 2 } } },
  ];
  const earlier = [{ type: "function_call", call_id: "c1", name: "ring", arguments: '{"bell":1}' }];
  const steps = [{ toolCalls, request: { body: { input: earlier } } }];
  const found = readDocument({ input: "Ring the second.", output: { text: "It rang.", steps } }).runs[0];
  expect(found?.toolCalls.map(({ arguments: args }) => args)).toEqual([{ bell: 2 }]);
  expect(found?.input).toBe("Ring the second.");
});
