import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants, readDocument } from "../../../src/recordings/detect.ts";
import { aiSdk } from "../../../src/recordings/formats/ai-sdk.ts";
import { readOne } from "../fixture.ts";
import { calls, read, recorded, results } from "./ai-sdk-fixture.ts";

const ASK = "Book two city bikes for Saturday and tell me what new brake pads cost.";

describe("messages", () => {
  it("reads v4 core messages", () => {
    const run = read(recorded("v4-core-messages"));
    expect(calls(run)).toEqual([
      ["2/0", "vk_1", "find_bikes", { kind: "city", day: "saturday" }, "ok"],
      ["2/0", "vk_2", "quote_part", { part: "brake pads" }, "error"],
      ["4/1", "vk_3", "reserve_bike", { bike: "C-14" }, "error"],
      ["4/1", "vk_4", "reserve_bike", { bike: "C-15" }, "pending"],
    ]);
    expect(results(run).slice(0, 2)).toEqual([{ free: ["C-14", "C-15"] }, "price list is being updated"]);
    expect(run.texts.map(({ speaker, turn }) => `${turn} ${speaker}`)).toEqual([
      "0 system",
      "1 user",
      "2 reasoning",
      "2 assistant",
      "6 assistant",
    ]);
    expect(run.input).toBe(ASK);
    expect(run.response).toBe("C-15 is being reserved; the price of the pads is unknown.");
  });

  it("reads v7 responseMessages and what was asked beside them", () => {
    const run = read(recorded("v7-response-messages"));
    expect(calls(run)).toEqual([
      ["0/0", "r1", "find_bikes", { kind: "city" }, "ok"],
      ["0/0", "r2", "reserve_bike", { bike: "C-14" }, "rejected"],
      ["0/0", "r3", "quote_part", { parts: 1 }, "rejected"],
      ["0/0", "r4", "quote_part", { part: "bell" }, "error"],
      ["0/0", "r5", "web_search", { query: "brake pads" }, "ok"],
    ]);
    expect(results(run)).toEqual([
      [{ type: "text", text: "C-14" }],
      "over budget",
      "AI_InvalidToolInputError: Invalid input for tool quote_part: Type validation failed",
      { reason: "closed" },
      [],
    ]);
    expect(run.input).toBe(ASK);
    expect(run.response).toBe("It was not approved.");
  });

  it("claims responseMessages without any tool part, also beside the last step's empty toolCalls", () => {
    const run = read({
      toolCalls: [],
      prompt: "Hello",
      responseMessages: [{ role: "assistant", content: "Good morning" }],
    });
    expect(run).toMatchObject({ input: "Hello", response: "Good morning", toolCalls: [] });
  });

  it("leaves chats without any mark of the SDK to openai-chat, unless the user names the format", () => {
    const chat: Json = [
      { role: "user", content: [{ type: "text", text: "Hello" }] },
      { role: "assistant", content: [{ type: "text", text: "Good morning" }] },
    ];
    expect(claimants(chat).map(({ id }) => id)).toEqual(["openai-chat"]);
    expect(readDocument(chat, [aiSdk]).runs[0]).toMatchObject({
      input: "Hello",
      response: "Good morning",
      toolCalls: [],
    });
  });
});

describe("the messages of v7's last step", () => {
  const userMessage = { role: "user", content: "Ring." };
  const answer: JsonObject = { type: "text", text: "Rung." };
  const warned = [expect.stringContaining("write result.responseMessages")];

  it.each(["openai-chat", "ai-sdk"])("are told from a run that called nothing by a warning: %s", (format) => {
    const thought = format === "ai-sdk" ? [{ type: "reasoning", text: "Done." }] : [];
    const run = readOne(format, [userMessage, { role: "assistant", content: [...thought, answer] }]);
    expect(run).toMatchObject({ toolCalls: [], warnings: warned });
  });

  it("are no reason to doubt the answers of other vendors, or responseMessages", () => {
    expect(readOne("openai-chat", [userMessage, { role: "assistant", content: "Rung." }]).warnings).toEqual(
      [],
    );
    const responseMessages = [{ role: "assistant", content: [answer] }];
    expect(read({ messages: [userMessage], responseMessages }).warnings).toEqual([]);
  });
});

describe("UI messages", () => {
  it("counts v4 calls once, though parts and toolInvocations both hold them", () => {
    const run = read(recorded("v4-ui-messages"));
    expect(calls(run)).toEqual([
      ["1/0", "ui_1", "find_bikes", { kind: "city" }, "ok"],
      ["1/0", "ui_2", "quote_part", { part: "bell" }, "ok"],
      ["1/1", "ui_3", "reserve_bike", { bike: "C-14" }, "pending"],
    ]);
    expect(run.input).toBe("A city bike, and what is a bell?");
    expect(run.response).toBe("I am reserving C-14.");
    expect(run.texts.filter(({ speaker }) => speaker === "reasoning")).toEqual([
      { speaker: "reasoning", text: "Two lookups.", turn: 1 },
    ]);
  });

  it("reads early v4 messages, whose toolInvocations number their steps", () => {
    const run = read(recorded("v4-tool-invocations"));
    expect(calls(run)).toEqual([
      ["1/0", "ui_1", "find_bikes", { kind: "city" }, "ok"],
      ["1/1", "ui_3", "reserve_bike", { bike: "C-14" }, "ok"],
    ]);
    expect(run.response).toBe("C-14 is yours.");
  });

  it("takes calls of a message that does not say its steps one after another", () => {
    const made = ["ring", "polish"].map((toolName) => ({
      ...{
        type: "tool-invocation",
        toolInvocation: { state: "result", toolCallId: toolName, toolName, args: {} },
      },
    }));
    const groups = (...parts: Json[]) =>
      read([{ role: "assistant", content: "", parts }]).toolCalls.map(({ group }) => group);
    expect(groups(...made)).toEqual([0, 1]);
    expect(groups({ type: "step-start" }, ...made)).toEqual([0, 0]);
  });

  it("reads every state of v6, refused arguments from rawInput", () => {
    const run = read(recorded("v6-ui-messages"));
    expect(calls(run)).toEqual([
      ["1/0", "p1", "find_bikes", { sort: "city" }, "rejected"],
      ["1/0", "p2", "quote_part", { part: "brake pads" }, "error"],
      ["1/1", "p3", "find_bikes", { kind: "city" }, "ok"],
      ["1/1", "p4", "reserve_bike", { bike: "C-14" }, "rejected"],
      ["1/2", "p5", "reserve_bike", { bike: "C-15" }, "pending"],
      ["1/2", "p6", "reserve_bike", { bike: "C-16" }, "rejected"],
      ["1/2", "p7", "quote_part", 'malformed {"part": "bell', "rejected"],
    ]);
    expect(results(run)[3]).toBe("over budget");
    expect(run.input).toBe(ASK);
    expect(run.response).toBe("C-15 waits for your approval.");
  });

  it.each([
    ["1 validation error:\nat: Field required\n\nFix the errors and try again.", "rejected"],
    ["The bell is broken\n\nFix the errors and try again.", "error"],
  ])("reads what Pydantic AI tells of refused and of failed calls: %j", (errorText, status) => {
    const part = { type: "tool-ring", toolCallId: "r1", state: "output-error", input: "{}", errorText };
    expect(read([{ role: "assistant", parts: [part] }]).toolCalls).toMatchObject([{ name: "ring", status }]);
  });

  it("claims a run that called nothing", () => {
    const run = read([
      { id: "u1", role: "user", parts: [{ type: "text", text: "Hello" }] },
      {
        id: "a1",
        role: "assistant",
        parts: [{ type: "step-start" }, { type: "text", text: "Good morning" }],
      },
    ]);
    expect(run).toMatchObject({ input: "Hello", response: "Good morning", toolCalls: [] });
  });

  it("warns of a call that was still being written", () => {
    const run = read([
      {
        role: "assistant",
        parts: [
          { type: "tool-reserve_bike", toolCallId: "p8", state: "input-streaming", input: { bike: "C" } },
        ],
      },
    ]);
    expect(calls(run)).toEqual([["0/0", "p8", "reserve_bike", { bike: "C" }, "pending"]]);
    expect(run.warnings).toEqual([expect.stringContaining("still being written")]);
  });
});

describe("steps", () => {
  it("reads v6 content and leaves the cumulative response.messages alone", () => {
    const run = read(recorded("v6-steps"));
    expect(calls(run)).toEqual([
      ["0/0", "s1", "find_bikes", { kind: "city" }, "ok"],
      ["0/0", "s2", "quote_part", 'malformed {"part": ', "rejected"],
      ["1/1", "s3", "reserve_bike", { bike: "C-14" }, "error"],
      ["1/1", "s4", "rent_boat", {}, "rejected"],
    ]);
    // The tool's result is unchanged, even if it looks like a message's wrapper.
    expect(results(run)[0]).toEqual({ type: "json", value: ["C-14"] });
    expect(run.response).toBe("No city bike is left.");
    expect(run.warnings).toEqual([]);
  });

  it("reads v7 steps with the tools and messages that stand beside them", () => {
    const run = read(recorded("v7-steps"));
    expect(calls(run)).toEqual([
      ["0/0", "t1", "find_bikes", { kind: "city" }, "ok"],
      ["0/0", "t2", "find_bikes", { kind: "cargo" }, "error"],
      ["1/1", "t3", "reserve_bike", { bike: "C-15" }, "pending"],
    ]);
    expect(results(run)[1]).toBe("no such kind");
    expect(run.input).toBe("City or cargo bike, whichever is free.");
    expect(run.texts[0]?.speaker).toBe("system");
    expect(run.tools).toEqual([
      { name: "find_bikes", description: "Lists free bikes of a kind." },
      { name: "reserve_bike", description: "Reserves a bike." },
    ]);
  });

  it("finds a fault in v4 steps without the calls that they ended in", () => {
    const step = { text: "", toolCalls: [], toolResults: [], finishReason: "tool-calls", usage: {} };
    expect(read({ steps: [step] }).fault).toContain("a step that ended in tool calls has none");
  });

  it.each([
    {
      messages: [
        { role: "tool", content: [{ type: "tool-approval-response", approvalId: "a", approved: true }] },
      ],
    },
    { initialResponseMessages: [{ role: "tool", content: [] }] },
  ])("refuses steps that went on from an approval: %j", (beside) => {
    const step = { content: [{ type: "text", text: "Paid." }], finishReason: "stop", usage: {} };
    expect(() => read({ ...beside, steps: [step] })).toThrow(
      "the approved or denied calls are not in the run",
    );
  });

  it("does not take a list of results for the steps of one run", () => {
    const result = { finishReason: "stop", usage: {}, toolCalls: [], text: "", steps: [] };
    expect(claimants([result, result])).toEqual([]);
  });
});

describe("calls whose id comes again", () => {
  const made = { type: "tool-call", toolCallId: "call_0", toolName: "ring", input: {} };
  const answer = { type: "tool-result", toolCallId: "call_0", toolName: "ring" };
  const part = { type: "tool-ring", toolCallId: "call_0", state: "output-available", input: {}, output: 1 };
  const twice = (...items: JsonObject[]): Json => [...items, ...items];

  it.each<[string, Json]>([
    [
      "model messages",
      twice(
        { role: "assistant", content: [made] },
        { role: "tool", content: [{ ...answer, output: { type: "text", value: "rung" } }] },
      ),
    ],
    [
      "steps",
      twice({ finishReason: "tool-calls", usage: {}, content: [made, { ...answer, output: "rung" }] }),
    ],
    ["UI messages", twice({ role: "assistant", parts: [part] })],
  ])("count once in %s, which may repeat what came before", (_what, document) => {
    expect(read(document).toolCalls).toHaveLength(1);
  });

  it("are read where a step's content lacks them", () => {
    const step = { finishReason: "tool-calls", usage: {}, content: [made], toolCalls: [made] };
    expect(read([step]).toolCalls).toHaveLength(1);
    expect(read([{ ...step, content: [{ type: "text", text: "Hm." }] }]).toolCalls).toHaveLength(1);
  });
});

describe("recordings with something unknown in them", () => {
  const invoked = {
    type: "tool-ring",
    toolCallId: "r1",
    state: "output-available",
    input: {},
    output: "rung",
  };
  const ui = (...parts: Json[]): Json => [
    { role: "user", parts: [{ type: "text", text: "Ring." }] },
    { role: "assistant", parts },
  ];
  const model = (...content: Json[]): Json => [{ role: "assistant", content }];
  const toolCallPart = { type: "tool-call", toolCallId: "r1", toolName: "ring", input: {} };
  const rung = ["1/0", "r1", "ring", {}, "ok"];

  it.each(["custom", "image", "step-finish", "novelty", "data-tool-agent"])(
    "reads UI parts of type %s",
    (type) => {
      expect(calls(read(ui({ type, data: {} }, invoked)))).toEqual([rung]);
    },
  );

  it("reads UI messages without parts, texts without text and v4's data messages", () => {
    const more = [
      { role: "assistant", parts: [] },
      { role: "assistant", parts: [{ type: "text", text: null }] },
      { role: "data", content: "" },
    ];
    expect(calls(read([...(ui(invoked) as Json[]), ...more]))).toEqual([rung]);
    expect(aiSdk.detect([{ role: "user", parts: [] }])).toBe(false);
  });

  it("reads model messages without content", () => {
    const run = read([
      ...(model(toolCallPart) as Json[]),
      { role: "assistant", content: null },
      { role: "assistant" },
    ]);
    expect(calls(run)).toEqual([["0/0", "r1", "ring", {}, "pending"]]);
  });

  it("reads ids that are numbers", () => {
    expect(read(ui({ ...invoked, toolCallId: 7 })).toolCalls).toMatchObject([{ id: "7", status: "ok" }]);
    expect(read(model({ ...toolCallPart, toolCallId: 7 })).toolCalls).toMatchObject([{ id: "7" }]);
  });

  it("reads chunks of an unknown type", () => {
    const available = { ...toolCallPart, type: "tool-input-available" };
    expect(calls(read([{ type: "start-step" }, available, { type: "novelty" }]))).toHaveLength(1);
    expect(aiSdk.detect([{ type: "start-step" }, available, { ...toolCallPart, type: "novelty" }])).toBe(
      false,
    );
  });

  it("does not pass over what may be a call", () => {
    expect(aiSdk.detect(ui(invoked, { ...invoked, type: "ring" }))).toBe(false);
    expect(() => read(model(toolCallPart, { ...toolCallPart, type: "ring" }))).toThrow(
      'a part of type "ring"',
    );
    const step = { finishReason: "stop", usage: {}, content: [toolCallPart, null] };
    expect(() => read([step])).toThrow("content is not a list of objects");
    const v4 = { role: "assistant", content: "", toolInvocations: [toolCallPart, "ring"] };
    expect(() => read([v4])).toThrow("toolInvocations is not a list of objects");
    expect(() => read(ui({ ...invoked, type: "dynamic-tool" }))).toThrow("a tool call without a name");
  });

  it("passes over the approvals of model messages", () => {
    const approvalRequest = { type: "tool-approval-request", approvalId: "a", toolCallId: "r1" };
    expect(calls(read(model(toolCallPart, approvalRequest)))).toHaveLength(1);
  });

  it.each<JsonObject>([{}, { toolCallId: null }, { toolCallId: {} }, { toolCallId: { toString: 1 } }])(
    "refuses chunks with the call id in %j",
    (id) => {
      const chunk = { type: "tool-input-available", toolName: "ring", input: {}, ...id };
      expect(() => read([{ type: "start-step" }, chunk])).toThrow(
        'a chunk of type "tool-input-available" without a toolCallId',
      );
    },
  );

  it("reads chunks of text whose id is no id", () => {
    expect(
      read([{ type: "start-step" }, { type: "text-delta", id: { toString: 1 }, delta: "Hi" }]).response,
    ).toBe("Hi");
  });
});

describe("what is not the AI SDK's", () => {
  const rest: [string, Json][] = [
    [
      "an error that was thrown",
      { name: "AI_ToolExecutionError", message: "no", toolName: "a", toolArgs: {} },
    ],
    ["Gemini contents", [{ role: "user", parts: [{ text: "Hello" }] }]],
    ["OpenTelemetry messages", [{ role: "user", parts: [{ type: "text", content: "Hello" }] }]],
    [
      "Anthropic messages",
      [{ role: "assistant", content: [{ type: "tool_use", id: "a", name: "b", input: {} }] }],
    ],
    ["Gemini candidates", [{ content: { role: "model", parts: [] }, finishReason: "STOP", usage: {} }]],
    ["an empty list", []],
    ["no steps", { steps: [] }],
    ["nothing", null],
    ["a number", 7],
    ["wrong types", { steps: 3, messages: [{ role: 1, parts: [null] }], responseMessages: "x" }],
  ];
  it.each(rest)("%s", (_what, document) => {
    expect(aiSdk.detect(document)).toBe(false);
  });

  it("refuses what it cannot read, saying what was expected", () => {
    expect(() => aiSdk.read({ steps: [] })).toThrow("expected a list of them");
  });
});
