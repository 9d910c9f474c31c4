import { describe, expect, it } from "vitest";
import { isObject, type Json } from "../../../src/core/json.ts";
import { claimants, readDocument } from "../../../src/recordings/detect.ts";
import { mastra } from "../../../src/recordings/formats/mastra.ts";
import type { Run } from "../../../src/recordings/run.ts";
import { fixture, readOne } from "../fixture.ts";

const recorded = (name: string) => fixture(`mastra/${name}.json`);
const read = (document: Json | undefined) => readOne("mastra", document);

function calls(run: Run): unknown[] {
  return run.toolCalls.map((call) => [
    `${call.turn}/${call.group}`,
    call.id,
    call.name,
    call.arguments,
    call.status,
  ]);
}

describe("stored messages", () => {
  it("reads 1.x rows: the first step's calls stand before any step-start", () => {
    const run = read(recorded("db-messages"));
    expect(calls(run)).toEqual([
      ["1/0", "d1", "find_bikes", { kind: "city" }, "ok"],
      ["1/0", "d2", "quote_part", { part: "brake pads" }, "error"],
      ["1/1", "d3", "reserve_bike", { id: "C-14" }, "rejected"],
      ["1/2", "d4", "reserve_bike", { bike: "C-14" }, "pending"],
    ]);
    expect(run.toolCalls[1]?.result).toBe("price list is being updated");
    expect(run.input).toBe("Book two city bikes for Saturday and tell me what new brake pads cost.");
    expect(run.response).toBe("C-14 is being reserved.");
    expect(run.texts.some(({ speaker, text }) => speaker === "reasoning" && text === "Reserve it.")).toBe(
      true,
    );
  });

  it("counts calls whose id comes again once: its files may repeat what came before", () => {
    const toolInvocation = { state: "result", toolCallId: "call_0", toolName: "ring", args: {}, result: 1 };
    const row = {
      role: "assistant",
      content: { format: 2, parts: [{ type: "tool-invocation", toolInvocation }] },
    };
    expect(calls(read([row, row]))).toHaveLength(1);
    const payload = { toolCallId: "call_0", toolName: "ring", args: {} };
    const step = { toolCalls: [{ payload }], toolResults: [{ payload: { ...payload, result: 1 } }] };
    expect(calls(read({ steps: [step, step] }))).toHaveLength(1);
  });

  const query = recorded("v0.14-query");
  const lists = isObject(query) ? Object.entries(query) : [];
  it.each([["the whole dump", query], ...lists] as [string, Json][])(
    "reads 0.14's memory.query(): %s",
    (_name, list) => {
      const run = read(list);
      expect(calls(run)).toEqual([
        ["1/0", "o1", "reserve_bike", { bike: "C-14" }, "error"],
        ["1/1", "o2", "find_bikes", {}, "ok"],
      ]);
      expect(run.input).toBe("Reserve C-14.");
      expect(run.response).toBe("It is gone.");
    },
  );

  it("says when stored text is cut off", () => {
    expect(() => read([{ role: "user", content: '{"format":2,"parts":[' }])).toThrow(
      "a message's content is not JSON",
    );
  });

  it("tells a tool whose own output was wrong from one that refused its arguments", () => {
    const result = { error: true, message: "Tool output validation failed for a", validationErrors: {} };
    const toolInvocation = { state: "result", toolCallId: "1", toolName: "a", args: {}, result };
    const parts: Json = [{ type: "tool-invocation", toolInvocation }];
    expect(read([{ role: "assistant", content: { format: 2, parts } }]).toolCalls[0]?.status).toBe("error");
  });
});

describe("agent output", () => {
  it.each([
    'Tool "ring" not found. Available tools: find_bikes. Call tools by their exact name only',
    'Tool "ring" received invalid arguments — the provided JSON could not be parsed.',
  ])("knows a call that never reached its tool: %s", (value) => {
    const made = { type: "tool-call", payload: { toolCallId: "r1", toolName: "ring", args: {} } };
    const content = [
      { type: "tool-result", toolCallId: "r1", toolName: "ring", output: { type: "error-text", value } },
    ];
    const step = { toolCalls: [made], toolResults: [], response: { messages: [{ role: "tool", content }] } };
    expect(read({ steps: [step] }).toolCalls).toMatchObject([{ name: "ring", status: "rejected" }]);
  });

  it("counts a call once, and finds the failed ones in the response's messages", () => {
    const run = read(recorded("output"));
    expect(calls(run)).toEqual([
      ["0/0", "e1", "find_bikes", { kind: "city" }, "ok"],
      ["0/0", "e2", "quote_part", { part: "bell" }, "error"],
      ["1/1", "e3", "reserve_bike", { id: "C-14" }, "rejected"],
      ["2/2", "e4", "final_answer", { bike: "C-14" }, "pending"],
    ]);
    expect(run.input).toBe("Book two city bikes for Saturday and tell me what new brake pads cost.");
    expect(run.response).toBe("Nearly there.");
    expect(run.warnings).toEqual([]);
  });

  it("reads an output without steps, and steps without an output", () => {
    const output = recorded("output");
    if (!isObject(output)) throw new Error("no output");
    const { steps, ...bare } = output;
    expect(read(bare).toolCalls.map(({ id, status }) => `${id} ${status}`)).toEqual([
      "e1 ok",
      "e2 pending",
      "e3 rejected",
      "e4 pending",
    ]);
    expect(read(steps as Json).toolCalls).toEqual(read(output).toolCalls);
    expect(claimants([output, output])).toEqual([]);
  });

  it("reads 0.14's output, an AI SDK v4 result, when the user names the format", () => {
    const step = {
      finishReason: "tool-calls",
      usage: {},
      text: "",
      toolCalls: [{ toolCallId: "1", toolName: "reserve_bike", args: { bike: "C-14" } }],
      toolResults: [{ toolCallId: "1", toolName: "reserve_bike", result: { code: "TOOL_EXECUTION_FAILED" } }],
    };
    const output: Json = { text: "", steps: [step], toolCalls: [], toolResults: [] };
    expect(readDocument(output).format).toBe("ai-sdk");
    expect(readDocument(output, [mastra]).runs).toEqual(readDocument(output).runs);
    expect(readDocument(output).runs[0]?.toolCalls[0]?.status).toBe("error");
  });
});

describe("what is not Mastra's", () => {
  const rest: [string, Json][] = [
    ["a chat about JSON", [{ role: "user", content: '{"format":"pdf"}' }]],
    ["UI messages", [{ role: "user", parts: [{ type: "text", text: "Hello" }] }]],
    ["another payload", { toolCalls: [{ payload: "x" }, null], steps: [null, 3] }],
    ["nothing", null],
    ["a list of numbers", [1, 2]],
  ];
  it.each(rest)("%s", (_what, document) => {
    expect(mastra.detect(document)).toBe(false);
  });

  it("refuses what it cannot read, saying what was expected", () => {
    expect(() => mastra.read({ messages: [] })).toThrow("expected stored messages");
    expect(() => mastra.read([{ role: "user", content: [] }])).toThrow("neither text nor {format: 2");
  });
});

describe("stored text", () => {
  const toolInvocation = { state: "result", toolCallId: "1", toolName: "ring", args: {}, result: "rung" };
  const parts = [{ type: "tool-invocation", toolInvocation }];

  it("may have its keys in any order", () => {
    const content = JSON.stringify({ parts, content: "", format: 2 });
    expect(read([{ role: "assistant", content }]).toolCalls).toMatchObject([{ name: "ring", status: "ok" }]);
  });

  it("is not what only looks like it", () => {
    const texts = [
      '{"about":{"format":2}}',
      '{"parts":1,"format":2}',
      '{"x":1,"format":2,',
      '{} "format":2,',
    ];
    for (const content of texts) expect(mastra.detect([{ role: "user", content }])).toBe(false);
    const stored = JSON.stringify({ format: 2, parts });
    const chat = [
      { role: "assistant", tool_calls: [] },
      { role: "tool", tool_call_id: "1", content: stored },
    ];
    expect(mastra.detect(chat)).toBe(false);
  });

  it("may stand beside messages without content", () => {
    const rows = [
      { role: "assistant", content: { format: 2, parts } },
      { role: "assistant", content: null },
    ];
    expect(read(rows).toolCalls).toHaveLength(1);
    expect(() => read([...rows, { role: "assistant", content: [] }])).toThrow("neither text nor");
  });
});

describe("calls that cannot be read are no empty run", () => {
  const stored = (part: Json): Json => [{ role: "assistant", content: { format: 2, parts: [part] } }];
  const toolInvocation = { state: "call", toolCallId: "1", args: {} };

  it.each<[string, Json, string]>([
    ["a part that is nothing", null, "parts is not a list of objects"],
    ["a part without a type", { toolInvocation }, "a part of type nothing"],
    ["an invocation under another type", { type: "ring", toolInvocation }, 'a part of type "ring"'],
    [
      "an invocation without a name",
      { type: "tool-invocation", toolInvocation },
      "a tool call without a name",
    ],
  ])("%s", (_what, part, message) => {
    expect(() => read(stored(part))).toThrow(message);
  });

  it("passes over data and parts that hold no call", () => {
    for (const type of ["data-tool-agent", "novelty"])
      expect(read(stored({ type, data: {} })).toolCalls).toEqual([]);
  });

  it("does not take a step for an output", () => {
    const payload = { toolCallId: "1", toolName: "ring", args: {} };
    const step = { stepType: "initial", toolCalls: [{ type: "tool-call", payload }] };
    expect(mastra.detect(step)).toBe(false);
    expect(read([step]).toolCalls).toHaveLength(1);
    expect(() => read({ steps: [step, null] })).toThrow("steps is not a list of objects");
  });
});
