import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { parseJson } from "../../src/core/parse-json.ts";
import { readAs, readOne, usageOf } from "./fixture.ts";

const used = (inputTokens: number, outputTokens: number): JsonObject => ({
  inputTokens,
  outputTokens,
  totalTokens: inputTokens + outputTokens,
});

function step(more: JsonObject, callId?: string): JsonObject {
  const call = { toolCallId: callId ?? "", toolName: "ring", input: {} };
  return {
    content:
      callId === undefined
        ? [{ type: "text", text: "It rang." }]
        : [
            { type: "tool-call", ...call },
            { type: "tool-result", ...call, output: "ding" },
          ],
    finishReason: callId === undefined ? "stop" : "tool-calls",
    usage: {},
    ...more,
  };
}

const responded = (modelId: string, timestamp: string): JsonObject => ({ response: { modelId, timestamp } });
const claude = (more: JsonObject): JsonObject => ({ providerMetadata: { anthropic: more } });

describe("what the steps of the AI SDK took", () => {
  it.each<[string, JsonObject[], JsonObject]>([
    [
      "is their sum, from the first stamp to the last, by all models",
      [
        step({ usage: used(10, 2), ...responded("small", "2026-01-01T00:00:01.000Z") }, "c1"),
        step({ usage: used(20, 3), ...responded("big", "2026-01-01T00:00:03.500Z") }),
      ],
      { usage: { input: 30, output: 5, total: 35 }, duration: 2500, model: "big, small", steps: 2 },
    ],
    ["is nothing where they are silent", [step({}, "c1"), step({})], { steps: 2 }],
    ["is nothing where they say 0", [step({ usage: used(0, 0) })], { steps: 1 }],
    [
      "is no sum where one of them is silent",
      [step({ usage: used(10, 2) }, "c1"), step({ usage: used(0, 0) })],
      { unmeasured: { tokens: "1 of 2 answers of the model say no tokens" }, steps: 2 },
    ],
    [
      "is no sum where one of them says what is no count",
      [step({ usage: used(10, 2) }, "c1"), step({ usage: { inputTokens: -1, outputTokens: 1 } })],
      { unmeasured: { tokens: "inputTokens is -1, not a number from 0" }, steps: 2 },
    ],
    [
      "has what was read from a cache, and thoughts",
      [
        step({
          usage: {
            ...used(100, 20),
            inputTokenDetails: { cacheReadTokens: 60 },
            outputTokenDetails: { reasoningTokens: 15 },
          },
          ...claude({ usage: { input_tokens: 40, cache_read_input_tokens: 60 } }),
        }),
      ],
      { usage: { input: 100, cachedInput: 60, output: 20, reasoning: 15, total: 120 }, steps: 1 },
    ],
    [
      "has the cache of Anthropic, which version 5 leaves out of the input",
      [
        step({
          usage: { ...used(40, 20), cachedInputTokens: 60 },
          ...claude({ cacheCreationInputTokens: 5 }),
        }),
      ],
      { usage: { input: 105, cachedInput: 60, output: 20, total: 125 }, steps: 1 },
    ],
    [
      "has the thoughts of Gemini, which version 5 leaves out of the output",
      [
        step({
          usage: { inputTokens: 40, outputTokens: 20, reasoningTokens: 7, totalTokens: 67 },
          providerMetadata: {
            google: {
              usageMetadata: {
                promptTokenCount: 40,
                candidatesTokenCount: 20,
                thoughtsTokenCount: 7,
                totalTokenCount: 67,
              },
            },
          },
        }),
      ],
      { usage: { input: 40, output: 27, reasoning: 7, total: 67 }, steps: 1 },
    ],
    [
      "costs what the gateway, or OpenRouter, says",
      [
        step({ usage: used(10, 2), providerMetadata: { gateway: { cost: "0.25" } } }, "c1"),
        step({ usage: used(10, 2), providerMetadata: { openrouter: { usage: { cost: 0.5 } } } }),
      ],
      { usage: { input: 20, output: 4, total: 24, cost: 0.75 }, steps: 2 },
    ],
    [
      "is the time of all steps, where each says it",
      [
        step(
          {
            ...responded("m", "2026-01-01T00:00:00Z"),
            performance: { stepTimeMs: 70, responseTimeMs: 50, toolExecutionMs: { c1: 12.5 } },
          },
          "c1",
        ),
        step({
          ...responded("m", "2026-01-01T00:01:00Z"),
          performance: { stepTimeMs: 30, responseTimeMs: 30 },
        }),
      ],
      { duration: 100, model: "m", steps: 2 },
    ],
  ])("%s", (_, steps, expected) => {
    expect(usageOf(readOne("ai-sdk", steps))).toEqual(expected);
  });

  it("has how long each tool and each answer took", () => {
    const performance = { stepTimeMs: 70, responseTimeMs: 50, toolExecutionMs: { c1: 12.5 } };
    const run = readOne("ai-sdk", [step({ performance }, "c1"), step({})]);
    expect(run.toolCalls.map(({ duration }) => duration)).toEqual([12.5]);
    expect(run.modelCalls?.map(({ duration }) => duration)).toEqual([50]);
  });
});

describe("what a result of the AI SDK took", () => {
  const steps = [step({ usage: used(10, 2) }, "c1"), step({ usage: used(20, 3) })];
  const call = { toolCallId: "c1", toolName: "ring" };
  const messages = [
    { role: "assistant", content: [{ type: "tool-call", ...call, input: {} }] },
    { role: "tool", content: [{ type: "tool-result", ...call, output: { type: "text", value: "ding" } }] },
    { role: "assistant", content: [{ type: "text", text: "It rang." }] },
  ];

  it.each<[string, JsonObject, Json]>([
    [
      "its steps count once",
      { steps, usage: used(20, 3), totalUsage: used(30, 5) },
      { input: 30, output: 5, total: 35 },
    ],
    [
      "its total is that of all steps",
      { messages, usage: used(20, 3), totalUsage: used(30, 5) },
      { input: 30, output: 5, total: 35 },
    ],
    [
      "the usage of version 4 is that of all steps",
      { messages, usage: { promptTokens: 30, completionTokens: 5, totalTokens: 35 } },
      { input: 30, output: 5, total: 35 },
    ],
    [
      "so is that of version 7",
      { responseMessages: messages, usage: used(30, 5) },
      { input: 30, output: 5, total: 35 },
    ],
    ["that of 5 and 6 is that of the last step", { messages, usage: used(20, 3) }, null],
    [
      "it is that of all steps where there is one",
      { messages: messages.slice(0, 2), usage: used(20, 3) },
      { input: 20, output: 3, total: 23 },
    ],
  ])("%s", (_, document, expected) => {
    expect(readOne("ai-sdk", document).usage ?? null).toEqual(expected);
  });
});

describe("what UI messages took", () => {
  const call = { type: "tool-ring", toolCallId: "c1", state: "output-available", input: {}, output: "ding" };
  const parts = [{ type: "step-start" }, call, { type: "step-start" }, { type: "text", text: "It rang." }];
  const callingStep = (more: JsonObject = {}) => ({
    role: "user",
    parts: [{ type: "text", text: "Ring." }],
    ...more,
  });

  it.each<[string, JsonObject[], JsonObject]>([
    [
      "is what the server put into their metadata",
      [
        callingStep({ metadata: { createdAt: 1_790_000_001_000 } }),
        {
          role: "assistant",
          parts,
          metadata: { createdAt: 1_790_000_003_000, model: "small", totalUsage: used(30, 5) },
        },
      ],
      { usage: { input: 30, output: 5, total: 35 }, model: "small", duration: 2000, steps: 2 },
    ],
    [
      "may be a total alone",
      [callingStep(), { role: "assistant", parts, metadata: { totalTokens: 35 } }],
      { usage: { total: 35 }, steps: 2 },
    ],
    ["is nothing without metadata", [callingStep(), { role: "assistant", parts }], { steps: 2 }],
    [
      "has no number of steps where nothing parts them",
      [callingStep(), { role: "assistant", parts: [call, { type: "text", text: "It rang." }] }],
      {},
    ],
  ])("%s", (_, messages, expected) => {
    expect(usageOf(readOne("ai-sdk", messages))).toEqual(expected);
  });

  it("comes with the chunks of their stream", () => {
    const chunks = [
      { type: "start", messageMetadata: { model: "small" } },
      { type: "start-step" },
      { type: "text-start", id: "t" },
      { type: "text-delta", id: "t", delta: "It rang." },
      { type: "text-end", id: "t" },
      { type: "finish-step" },
      { type: "message-metadata", messageMetadata: { usage: used(1, 1) } },
      { type: "finish", messageMetadata: { usage: used(30, 5) } },
    ];
    expect(usageOf(readOne("ai-sdk", chunks))).toEqual({
      usage: { input: 30, output: 5, total: 35 },
      model: "small",
      steps: 1,
    });
  });
});

describe("what runs of Mastra took", () => {
  const payload = { toolCallId: "c1", toolName: "ring", args: {} };
  const output = {
    toolCalls: [{ payload }],
    toolResults: [{ payload: { ...payload, result: "ding" } }],
    text: "It rang.",
  };
  const stored = (role: string, createdAt: string, parts: JsonObject[]) => ({
    role,
    createdAt,
    content: { format: 2, parts, metadata: role === "assistant" ? { modelId: "small" } : {} },
  });
  const question = stored("user", "2026-01-01T00:00:00Z", [{ type: "text", text: "Ring." }]);
  const answer = stored("assistant", "2026-01-01T00:00:01Z", [
    { type: "text", text: "It rang.", createdAt: Date.parse("2026-01-01T00:00:04Z") },
  ]);
  const generated = (promptTokens: number, more: JsonObject = {}) => ({
    stepType: "model_generation",
    name: "gpt",
    modelId: "small",
    promptTokens,
    completionTokens: 2,
    ...more,
  });
  const inner = { stepType: "agent_run", name: "helper", children: [generated(5)] };
  const ring = { stepType: "tool_call", name: "ring", toolArgs: {}, durationMs: 40, children: [inner] };
  const trajectory = { totalDurationMs: 900, steps: [generated(10, { children: [ring] }), generated(20)] };

  it.each<[string, Json, JsonObject]>([
    [
      "is the sum of the steps of an output",
      {
        steps: [
          { ...output, usage: used(10, 2) },
          { text: "Done.", usage: used(20, 3) },
        ],
        totalUsage: used(30, 5),
      },
      { usage: { input: 30, output: 5, total: 35 }, steps: 2 },
    ],
    [
      "is the total of an output without steps",
      { ...output, usage: used(30, 5) },
      { usage: { input: 30, output: 5, total: 35 } },
    ],
    [
      "has the times of stored messages and of their parts",
      [question, answer],
      { model: "small", duration: 4000, steps: 1 },
    ],
    [
      "has the time of what was asked",
      { input: { inputMessages: [question] }, output: [answer] },
      { model: "small", duration: 4000, steps: 1 },
    ],
    [
      "is what all models of a trajectory took",
      { input: { inputMessages: [] }, output: trajectory },
      { usage: { input: 35, output: 6, total: 41 }, duration: 900, model: "small" },
    ],
    [
      "has the times of an item of an experiment",
      [
        {
          itemId: "i1",
          experimentId: "e1",
          input: "Ring.",
          output: { role: "assistant", text: "It rang." },
          startedAt: "2026-01-01T00:00:00Z",
          completedAt: "2026-01-01T00:00:02Z",
        },
      ],
      { duration: 2000, steps: 1 },
    ],
  ])("%s", (_, document, expected) => {
    expect(readAs("mastra", document).map(usageOf)).toEqual([expected]);
  });

  it("has how long each tool of a trajectory took", () => {
    const run = readOne("mastra", { input: { inputMessages: [] }, output: trajectory });
    expect(run.toolCalls.map(({ duration }) => duration)).toEqual([40]);
  });
});

const FORMATS = new URL("../../../shared/formats/", import.meta.url);

describe.skipIf(!existsSync(FORMATS))(
  "the recorded steps of ../shared/formats (skipped where that folder is not there)",
  () => {
    it.each([
      ["ai-sdk/v4.complex-parallel.streamText.steps.json", "promptTokens", "completionTokens"],
      ["ai-sdk/v5.complex-parallel.streamText.steps.json", "inputTokens", "outputTokens"],
      ["ai-sdk/v6.invalid-input.generateText.steps.json", "inputTokens", "outputTokens"],
      ["ai-sdk/v7.complex-parallel.streamText.steps.json", "inputTokens", "outputTokens"],
      ["mastra/core-0.14.complex-parallel.output.json", "promptTokens", "completionTokens"],
      ["mastra/core-1.71.complex-parallel.output.json", "inputTokens", "outputTokens"],
    ])("%s adds up", (file, input, output) => {
      const document = parseJson(readFileSync(new URL(file, FORMATS), "utf8"));
      const steps = (Array.isArray(document) ? document : (document as JsonObject).steps) as JsonObject[];
      const sum = (key: string) =>
        steps.reduce((before, { usage }) => before + ((usage as JsonObject)[key] as number), 0);
      const run = readOne(file.startsWith("mastra/core-1") ? "mastra" : "ai-sdk", document);
      expect(run.usage).toMatchObject({ input: sum(input), output: sum(output) });
      expect(run.steps).toBe(steps.length);
    });
  },
);
