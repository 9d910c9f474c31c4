import { describe, expect, test } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { fixture, spoken } from "../fixture.ts";
import { brief, model, read, tool, trace } from "./langfuse-trace-fixture.ts";

describe("frameworks", () => {
  test("ADK: tools inside the model's span join its calls, which have no id", () => {
    const run = read(fixture("langfuse-trace/adk.json"));
    expect(brief(run).map(([, ...call]) => call)).toEqual([
      ["find_ferries", { to: "Hydra" }, "ok", 0],
      ["ferry_seats", { ferry: 7 }, "error", 0],
    ]);
    expect(run.toolCalls.map(({ result }) => result)).toEqual([{ ferries: [7] }, "no such ferry"]);
    expect(run).toMatchObject({
      caseId: "hydra",
      trial: "2",
      input: "Ferry to Hydra tomorrow?",
      response: "The 9:30 is free.",
    });
    expect(run.tools).toHaveLength(2);
    expect(run.tools).toContainEqual({ name: "find_ferries", description: "Lists ferries" });
  });

  test("LangGraph with tools as spans: calls that never ran are told of by the next question", () => {
    const run = read(fixture("langfuse-trace/langgraph-spans.json"));
    expect(brief(run)).toEqual([
      ["c1", "water", { plant: "fern", ml: 200 }, "ok", 0],
      ["c2", "water", { plant: "fern" }, "error", 0],
      ["c3", "prune", '{"plant":', "rejected", 0],
    ]);
    expect(run.toolCalls.map(({ malformed }) => malformed)).toEqual([false, false, true]);
    expect(run).toMatchObject({
      input: "Water the ferns",
      response: "Done.",
      tools: [{ name: "water", description: "Waters a plant" }],
    });
  });

  test("AI SDK: the outer generation repeats the last step", () => {
    const run = read(fixture("langfuse-trace/ai-sdk.json"));
    expect(brief(run)).toEqual([
      ["a", "findBook", { title: "Emma" }, "ok", 0],
      ["b", "lendBook", { id: 4 }, "error", 1],
    ]);
    expect(run.input).toBe("Lend me Emma");
    expect(run.tools.map(({ name }) => name)).toEqual(["findBook", "lendBook"]);
  });

  test("Claude Agent SDK, as the public API gives it", () => {
    const run = read(fixture("langfuse-trace/public-api.json"));
    expect(brief(run)).toEqual([
      ["toolu_1", "mcp__sky__rain", { town: "Oslo" }, "ok", 0],
      ["toolu_2", "mcp__sky__rain", { town: "Bergen" }, "error", 0],
    ]);
    expect(run.caseId).toBe("rain");
    expect(spoken(run)).toEqual([
      "user: Rain in Oslo and Bergen?",
      "reasoning: Two towns.",
      "assistant: Oslo is dry.",
    ]);
  });

  test.each<[string, Json]>([
    [
      "OpenAI chat",
      {
        role: "assistant",
        tool_calls: [{ id: "c", type: "function", function: { name: "lend", arguments: '{"id":4}' } }],
      },
    ],
    [
      "OpenAI chat response",
      {
        choices: [
          { message: { tool_calls: [{ id: "c", function: { name: "lend", arguments: '{"id":4}' } }] } },
        ],
      },
    ],
    [
      "OpenAI Responses",
      {
        object: "response",
        output: [
          { type: "reasoning", summary: [] },
          { type: "function_call", call_id: "c", id: "fc", name: "lend", arguments: '{"id":4}' },
        ],
      },
    ],
    [
      "Anthropic",
      [
        { type: "text", text: "hm" },
        { type: "tool_use", id: "c", name: "lend", input: { id: 4 } },
      ],
    ],
    [
      "OpenTelemetry parts",
      [
        {
          role: "assistant",
          parts: [{ type: "tool_call", id: "c", name: "lend", arguments: { id: 4 } }],
          finish_reason: "tool_call",
        },
      ],
    ],
    [
      "Microsoft's ids",
      [
        {
          role: "assistant",
          parts: [{ type: "tool_call", id: ["run_1", "call_c"], name: "lend", arguments: '{"id":4}' }],
        },
      ],
    ],
    [
      "OpenTelemetry's choice event",
      {
        "event.name": "gen_ai.choice",
        index: 0,
        message: {
          role: "assistant",
          tool_calls: [{ id: "c", type: "function", function: { name: "lend", arguments: '{"id":4}' } }],
        },
      },
    ],
    [
      "OpenLLMetry",
      [
        {
          role: "assistant",
          finish_reason: "tool_calls",
          tool_calls: [{ id: "c", name: "lend", arguments: '{"id":4}' }],
        },
      ],
    ],
    [
      "OpenInference",
      [
        {
          message: {
            role: "assistant",
            tool_calls: [{ tool_call: { id: "c", function: { name: "lend", arguments: '{"id":4}' } } }],
          },
        },
      ],
    ],
    [
      "Gemini",
      {
        candidates: [
          {
            content: { role: "model", parts: [{ functionCall: { id: "c", name: "lend", args: { id: 4 } } }] },
          },
        ],
      },
    ],
    [
      "Bedrock",
      {
        output: {
          message: {
            role: "assistant",
            content: [{ toolUse: { toolUseId: "c", name: "lend", input: { id: 4 } } }],
          },
        },
      },
    ],
    ["AI SDK", { text: "", toolCalls: [{ toolCallId: "c", toolName: "lend", args: { id: 4 } }] }],
    [
      "AI SDK message",
      {
        role: "assistant",
        content: [{ type: "tool-call", toolCallId: "c", toolName: "lend", input: { id: 4 } }],
      },
    ],
    [
      "LangChain's constructor",
      {
        lc: 1,
        type: "constructor",
        id: ["langchain_core", "messages", "AIMessage"],
        kwargs: {
          content: [{ type: "tool_use", id: "c", name: "lend", input: { id: 4 } }],
          tool_calls: [{ id: "c", name: "lend", args: { id: 4 }, type: "tool_call" }],
        },
      },
    ],
    [
      "LangChain's generations",
      {
        generations: [
          [
            {
              text: "",
              message: {
                kwargs: { content: "", tool_calls: [{ id: "c", name: "lend", args: { id: 4 } }] },
                id: ["AIMessage"],
                lc: 1,
                type: "constructor",
              },
            },
          ],
        ],
      },
    ],
  ])("a call that was asked for in the shape of %s and not carried out", (_shape, output) => {
    for (const written of [output, JSON.stringify(output)]) {
      const { toolCalls } = read(trace(model(written)));
      expect(toolCalls).toMatchObject([{ name: "lend", arguments: { id: 4 }, status: "pending" }]);
      expect(toolCalls[0]?.id).toMatch(/^(?:call_)?c$/);
    }
  });

  test("a part that may hold a call and is not known is not passed over", () => {
    const wish = model([{ type: "tool_wish", what: "lend" }]);
    expect(() => read(trace(tool("lend", {}), wish))).toThrow('a message part of type "tool_wish"');
  });

  test("calls in Langfuse's own columns, where the answer does not hold them", () => {
    const columns = { toolCallNames: ["lend"], toolCalls: ['{"id":"c","arguments":"{\\"id\\":4}"}'] };
    expect(brief(read(trace(model("…", columns))))).toEqual([["c", "lend", { id: 4 }, "pending", 0]]);
  });
});
