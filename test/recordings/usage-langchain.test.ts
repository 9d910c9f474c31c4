import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { parseJson } from "../../src/core/json.ts";
import { readOne, usageOf } from "./fixture.ts";

const human: JsonObject = { type: "human", content: "Ring.", id: "h1" };
const result: JsonObject = { type: "tool", content: "ding", tool_call_id: "c1", id: "t1" };
const used = (input_tokens: number, output_tokens: number): JsonObject => ({
  usage_metadata: { input_tokens, output_tokens, total_tokens: input_tokens + output_tokens },
});
const calling = (more: JsonObject): JsonObject => ({
  type: "ai",
  id: "a1",
  content: "",
  tool_calls: [{ id: "c1", name: "ring", args: {} }],
  ...more,
});
const answerWith = (more: JsonObject): JsonObject => ({ type: "ai", id: "a2", content: "It rang.", ...more });
const run = (first: JsonObject, last: JsonObject) => [human, calling(first), result, answerWith(last)];

describe("what messages of LangChain took", () => {
  it.each<[string, Json, JsonObject]>([
    [
      "is their sum, by all models",
      run(
        { ...used(10, 2), response_metadata: { model_name: "small" } },
        { ...used(20, 3), response_metadata: { model: "big" } },
      ),
      { usage: { input: 30, output: 5, total: 35 }, model: "big, small", steps: 2 },
    ],
    ["is nothing where they are silent", run({ usage_metadata: null }, {}), { steps: 2 }],
    [
      "is no sum where one of them is silent",
      run(used(10, 2), used(0, 0)),
      { unmeasured: { tokens: "1 of 2 answers of the model say no tokens" }, steps: 2 },
    ],
    [
      "is no sum where one of them says what is no count",
      run(used(10, 2), { usage_metadata: { input_tokens: 1.5, output_tokens: 1 } }),
      { unmeasured: { tokens: "input_tokens is 1.5, not a whole number of tokens" }, steps: 2 },
    ],
    [
      "is what the provider says where LangChain says nothing",
      run(
        { response_metadata: { token_usage: { prompt_tokens: 10, completion_tokens: 2, total_tokens: 12 } } },
        { response_metadata: { tokenUsage: { promptTokens: 20, completionTokens: 3, totalTokens: 23 } } },
      ),
      { usage: { input: 30, output: 5, total: 35 }, steps: 2 },
    ],
    [
      "counts once what LangChain and the provider both say",
      run(
        { ...used(10, 2), response_metadata: { token_usage: { prompt_tokens: 10, completion_tokens: 2 } } },
        used(20, 3),
      ),
      { usage: { input: 30, output: 5, total: 35 }, steps: 2 },
    ],
    [
      "has the parts of the input and the output",
      [
        human,
        answerWith({
          usage_metadata: {
            input_tokens: 100,
            output_tokens: 20,
            total_tokens: 120,
            input_token_details: { cache_read: 60 },
            output_token_details: { reasoning: 7 },
          },
        }),
      ],
      { usage: { input: 100, cachedInput: 60, output: 20, reasoning: 7, total: 120 }, steps: 1 },
    ],
    [
      "has Anthropic's cache, which older versions leave out of the input",
      [
        human,
        answerWith({
          ...used(40, 20),
          response_metadata: {
            usage: {
              input_tokens: 40,
              output_tokens: 20,
              cache_read_input_tokens: 60,
              cache_creation_input_tokens: 0,
            },
          },
        }),
      ],
      { usage: { input: 100, cachedInput: 60, output: 20, total: 120 }, steps: 1 },
    ],
    [
      "has the time that Ollama says",
      run(
        {
          response_metadata: {
            prompt_eval_count: 10,
            eval_count: 2,
            total_duration: 5_000_000,
            created_at: "2026-01-01T00:00:01Z",
          },
        },
        {
          response_metadata: {
            prompt_eval_count: 20,
            eval_count: 3,
            total_duration: 5_000_000,
            created_at: "2026-01-01T00:00:03Z",
          },
        },
      ),
      { usage: { input: 30, output: 5, total: 35 }, duration: 2000, steps: 2 },
    ],
    [
      "is not that of a message that a supervisor writes itself",
      [
        human,
        calling(used(10, 2)),
        result,
        answerWith({ id: "a3", name: "bell", response_metadata: { __is_handoff_back: true } }),
        answerWith(used(20, 3)),
      ],
      { usage: { input: 30, output: 5, total: 35 }, steps: 2 },
    ],
    [
      "is not that of the word that LangGraph says at its limit",
      run(used(10, 2), { content: "Sorry, need more steps to process this request." }),
      { usage: { input: 10, output: 2, total: 12 }, steps: 1 },
    ],
  ])("%s", (_, messages, expected) => {
    expect(usageOf(readOne("langchain", messages))).toEqual(expected);
  });
});

describe("what threads and streams of LangGraph took", () => {
  const [, first = {}, , last = {}] = run(used(10, 2), used(20, 3));
  const state = (created_at: string, ...messages: JsonObject[]) => ({
    values: { messages },
    next: [],
    created_at,
    metadata: { thread_id: "t" },
  });
  const node = { langgraph_node: "agent", langgraph_step: 1 };
  const chunk = (more: JsonObject): JsonObject => ({
    type: "AIMessageChunk",
    id: "a2",
    content: "It ",
    tool_call_chunks: [],
    ...more,
  });
  const total = { usage: { input: 30, output: 5, total: 35 }, steps: 2 };

  it.each<[string, Json, JsonObject]>([
    [
      "is counted once, however many states repeat it",
      [
        state("2026-01-01T00:00:09Z", human, first, result, last),
        state("2026-01-01T00:00:05Z", human, first, result),
        state("2026-01-01T00:00:02Z", human, first),
        state("2026-01-01T00:00:01Z", human),
      ],
      { ...total, duration: 8000 },
    ],
    [
      "is counted once in a stream of values",
      [
        { messages: [human] },
        { messages: [human, first] },
        { messages: [human, first, result] },
        { messages: [human, first, result, last] },
      ],
      total,
    ],
    [
      "is that of whole messages where pieces of them come too",
      [
        ["messages", [chunk(used(20, 1)), node]],
        [
          "messages",
          [chunk({ usage_metadata: { input_tokens: 0, output_tokens: 2, total_tokens: 2 } }), node],
        ],
        ["values", { messages: [human, first, result, last] }],
      ],
      total,
    ],
    [
      "is the sum of the pieces where there are no others",
      [
        [chunk({ ...used(20, 1), response_metadata: { model_name: "small" } }), node],
        [chunk({ usage_metadata: null, content: "rang" }), node],
        [chunk({ ...used(0, 2), content: "." }), node],
      ],
      { usage: { input: 20, output: 3, total: 23 }, model: "small", steps: 1 },
    ],
    [
      "has what was taken by an answer that is no longer in the thread",
      [state("2026-01-01T00:00:02Z", human, last), state("2026-01-01T00:00:01Z", human, first, result)],
      { ...total, duration: 1000 },
    ],
  ])("%s", (_, document, expected) => {
    expect(usageOf(readOne("langchain", document))).toEqual(expected);
  });

  it("is not known of the last answer of an AgentExecutor", () => {
    const action = { tool: "ring", tool_input: {}, log: "I ring.", message_log: [calling(used(10, 2))] };
    const document = { input: "Ring.", output: "It rang.", intermediate_steps: [[action, "ding"]] };
    expect(usageOf(readOne("langchain", document))).toEqual({
      unmeasured: { tokens: "1 of 2 answers of the model say no tokens" },
      steps: 2,
    });
  });
});

const FORMATS = new URL("../../../shared/formats/", import.meta.url);

describe.skipIf(!existsSync(FORMATS))(
  "the recorded messages of ../shared/formats (skipped where that folder is not there)",
  () => {
    it("add up", () => {
      const file = new URL("langchain/invalid-input.js-stored-messages.json", FORMATS);
      const document = parseJson(readFileSync(file, "utf8"));
      const counts = (document as { data: { usage_metadata?: Record<string, number> } }[]).flatMap(
        ({ data }) => (data.usage_metadata === undefined ? [] : [data.usage_metadata]),
      );
      const sum = (key: string) => counts.reduce((before, one) => before + (one[key] ?? 0), 0);
      expect(counts.length).toBeGreaterThan(1);
      expect(readOne("langchain", document)).toMatchObject({
        steps: counts.length,
        usage: { input: sum("input_tokens"), output: sum("output_tokens"), total: sum("total_tokens") },
      });
    });
  },
);
