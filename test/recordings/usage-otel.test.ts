import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/core/json.ts";
import type { Run } from "../../src/recordings/run.ts";
import { readAs, readOne } from "./fixture.ts";
import { otlp, type TestSpan } from "./otlp.ts";

function answer(id: string, start: number, usage: JsonObject, more: Partial<TestSpan> = {}): TestSpan {
  const call = { type: "tool_call", id: `call ${id}`, name: "find_ferries", arguments: { at: start } };
  const attributes = {
    "gen_ai.operation.name": "chat",
    "gen_ai.output.messages": JSON.stringify([{ role: "assistant", parts: [call] }]),
    ...usage,
  };
  return { id, parent: "agent", start, end: start + 100, attributes, ...more };
}

function agent(attributes: JsonObject = {}, more: Partial<TestSpan> = {}): TestSpan {
  const own = { "gen_ai.operation.name": "invoke_agent", "gen_ai.agent.name": "clerk" };
  return { id: "agent", start: 0, end: 1_000, attributes: { ...own, ...attributes }, ...more };
}

const tokens = (input: number, output: number, model = "gpt-4o") => ({
  "gen_ai.usage.input_tokens": input,
  "gen_ai.usage.output_tokens": output,
  "gen_ai.response.model": model,
});

const readSpans = (...spans: TestSpan[]) => readOne("otel-genai", otlp(spans));

function took({ steps, usage, duration, model, unmeasured }: Run) {
  return { steps, usage, duration, model, unmeasured };
}

describe("what the spans of OpenTelemetry say that a run took", () => {
  it.each<[string, JsonObject, JsonObject]>([
    ["the conventions", tokens(90, 10), { input: 90, output: 10, total: 100 }],
    [
      "with a cache and thoughts",
      {
        ...tokens(90, 10),
        "gen_ai.usage.cache_read.input_tokens": 40,
        "gen_ai.usage.cache_creation.input_tokens": 5,
        "gen_ai.usage.reasoning.output_tokens": 4,
      },
      { input: 90, cachedInput: 40, output: 10, reasoning: 4, total: 100 },
    ],
    [
      "earlier ones",
      {
        "gen_ai.usage.prompt_tokens": 90,
        "gen_ai.usage.completion_tokens": 10,
        "llm.usage.total_tokens": 100,
      },
      { input: 90, output: 10, total: 100 },
    ],
    ["a total alone", { "llm.usage.total_tokens": 100 }, { total: 100 }],
    [
      "the AI SDK 6",
      {
        "ai.usage.inputTokens": 90,
        "ai.usage.outputTokens": 10,
        "ai.usage.totalTokens": 100,
        "ai.usage.cachedInputTokens": 40,
        "ai.usage.reasoningTokens": 4,
        ...tokens(90, 10),
      },
      { input: 90, cachedInput: 40, output: 10, reasoning: 4, total: 100 },
    ],
    [
      "Pydantic AI, with a price",
      { ...tokens(90, 10), "gen_ai.usage.details.cache_read_tokens": 40, "operation.cost": 0.25 },
      { input: 90, cachedInput: 40, output: 10, total: 100, cost: 0.25 },
    ],
    [
      "Strands on Bedrock, whose input leaves out the cache, as the total shows",
      {
        ...tokens(50, 10),
        "gen_ai.usage.total_tokens": 100,
        "gen_ai.usage.cache_read_input_tokens": 30,
        "gen_ai.usage.cache_write_input_tokens": 10,
      },
      { input: 90, cachedInput: 30, output: 10, total: 100 },
    ],
    [
      "Claude's own counts, whose cache is larger than the input",
      { ...tokens(3, 5), "gen_ai.usage.cache_read.input_tokens": 7_000 },
      { input: 7_003, cachedInput: 7_000, output: 5, total: 7_008 },
    ],
    [
      "Gemini's counts in the AI SDK 5, whose output leaves out the thoughts",
      {
        "ai.usage.inputTokens": 50,
        "ai.usage.outputTokens": 10,
        "ai.usage.reasoningTokens": 40,
        "ai.usage.totalTokens": 100,
      },
      { input: 50, output: 50, reasoning: 40, total: 100 },
    ],
    [
      "ADK, whose answer tells of thoughts that its attributes leave out",
      {
        ...tokens(50, 10),
        "gcp.vertex.agent.llm_response": JSON.stringify({
          usage_metadata: {
            prompt_token_count: 50,
            candidates_token_count: 10,
            thoughts_token_count: 40,
            total_token_count: 100,
          },
        }),
      },
      { input: 50, output: 50, reasoning: 40, total: 100 },
    ],
  ])("%s", (_, attributes, usage) => {
    const run = readSpans(agent(), answer("a", 0, attributes));
    expect(run.usage).toEqual(usage);
    expect(run.modelCalls).toMatchObject([{ usage, duration: 100 }]);
    expect(run.unmeasured).toBeUndefined();
  });

  it("ADK's attributes, which have thoughts apart", () => {
    const attributes = { ...tokens(50, 10), "gen_ai.usage.experimental.reasoning_tokens": 40 };
    const { usage } = readSpans(agent(), answer("a", 0, attributes));
    expect(usage).toEqual({ input: 50, output: 50, reasoning: 40, total: 100 });
  });

  it("is the sum of the answers, and not what the agent's span repeats", () => {
    const run = readSpans(
      agent(tokens(300, 30)),
      answer("a", 10, tokens(100, 10)),
      answer("b", 200, tokens(200, 20)),
    );
    expect(took(run)).toEqual({
      steps: 2,
      usage: { input: 300, output: 30, total: 330 },
      duration: 1_000,
      model: "gpt-4o",
      unmeasured: undefined,
    });
  });

  it("is what the agent's span says where its answers are silent", () => {
    const silent = { "gen_ai.request.model": "gpt-4o" };
    const run = readSpans(agent(tokens(300, 30)), answer("a", 10, silent), answer("b", 200, silent));
    expect(took(run)).toMatchObject({ steps: 2, usage: { total: 330 }, model: "gpt-4o" });
    expect(run.modelCalls).toEqual([
      { model: "gpt-4o", duration: 100 },
      { model: "gpt-4o", duration: 100 },
    ]);
  });

  it("counts the answers of agents that are called as tools, whose caller's span does not", () => {
    const call = { "gen_ai.operation.name": "execute_tool", "gen_ai.tool.name": "find_ferries" };
    const run = readSpans(
      agent(tokens(100, 10)),
      answer("a", 10, tokens(100, 10)),
      {
        id: "tool",
        parent: "agent",
        start: 120,
        end: 400,
        attributes: { ...call, "gen_ai.tool.call.id": "call a" },
      },
      { ...agent(tokens(50, 5)), id: "inner", parent: "tool", start: 130, end: 390 },
      answer("b", 140, tokens(50, 5, "gpt-4o-mini"), { parent: "inner" }),
    );
    expect(took(run)).toMatchObject({
      steps: 2,
      usage: { input: 150, output: 15, total: 165 },
      model: "gpt-4o, gpt-4o-mini",
    });
    expect(run.toolCalls[0]).toMatchObject({ name: "find_ferries", duration: 280 });
  });

  it("counts one of two instrumentations of an answer, whichever says its tokens", () => {
    const inner = (usage: JsonObject) => answer("b", 20, usage, { parent: "a" });
    for (const [outside, inside] of [
      [tokens(100, 10), tokens(100, 10)],
      [tokens(100, 10), {}],
      [{}, tokens(100, 10)],
    ] as const)
      expect(took(readSpans(agent(), answer("a", 10, outside), inner(inside)))).toMatchObject({
        steps: 1,
        usage: { total: 110 },
        unmeasured: undefined,
      });
  });

  it.each<[string, JsonObject]>([
    ["says nothing", {}],
    ["writes the zeros of a recorder that does not know", tokens(0, 0)],
  ])("has no sum where one of the answers %s", (_, usage) => {
    const run = readSpans(agent(), answer("a", 10, tokens(100, 10)), answer("b", 200, usage));
    expect(run.usage).toBeUndefined();
    expect(run.unmeasured).toEqual({ tokens: "1 of 2 answers of the model say no tokens" });
  });

  it("a request that failed is no answer", () => {
    const failed = { ...answer("b", 200, {}), error: "overloaded" };
    failed.attributes = { "gen_ai.operation.name": "chat", "gen_ai.request.model": "gpt-4o-mini" };
    const run = readSpans(agent(), answer("a", 10, tokens(100, 10)), failed);
    expect(took(run)).toMatchObject({
      steps: 1,
      usage: { total: 110 },
      model: "gpt-4o",
      unmeasured: undefined,
    });
  });

  it("leaves out evaluators, and their time", () => {
    const judge = { "openinference.span.kind": "EVALUATOR" };
    const run = readSpans(
      agent(),
      answer("a", 10, tokens(100, 10)),
      { id: "judge", start: 2_000, end: 9_000, attributes: judge },
      answer("j", 2_010, tokens(900, 90, "judge-model"), { parent: "judge" }),
    );
    expect(took(run)).toMatchObject({ steps: 1, usage: { total: 110 }, duration: 1_000, model: "gpt-4o" });
  });

  it("has a cost where every answer has one, and else says why not", () => {
    const priced = (cost: number) => ({ ...tokens(100, 10), "gen_ai.usage.cost": cost });
    const both = readSpans(agent(), answer("a", 10, priced(0.25)), answer("b", 200, priced(0.5)));
    expect(both.usage).toMatchObject({ total: 220, cost: 0.75 });
    const run = readSpans(agent(), answer("a", 10, priced(0.25)), answer("b", 200, priced(0)));
    expect(run.usage).toEqual({ input: 200, output: 20, total: 220 });
    expect(run.unmeasured).toEqual({ cost: "1 of 2 answers of the model say no cost" });
  });

  it.each<[JsonObject, string]>([
    [{ "gen_ai.usage.input_tokens": -1 }, "input is -1, not a number from 0"],
    [{ "gen_ai.usage.input_tokens": "many" }, 'input is "many", not a number from 0'],
    [{ "gen_ai.usage.output_tokens": 0.5 }, "output is 0.5, not a whole number of tokens"],
    [{ "gen_ai.usage.input_tokens": 1e15 }, "more than the 1000000000000 that a run can have"],
  ])("of %j says why there are no tokens", (bad, reason) => {
    const run = readSpans(
      agent(),
      answer("a", 10, { ...tokens(1, 1), ...bad }),
      answer("b", 200, tokens(1, 1)),
    );
    expect(run.usage).toBeUndefined();
    expect(run.unmeasured?.tokens).toContain(reason);
    expect(run.toolCalls).toHaveLength(2);
  });

  it("without a span above all others lasts from the first to the last of them", () => {
    const alone = (id: string, start: number) => ({
      ...answer(id, start, tokens(1, 1)),
      parent: "elsewhere",
    });
    expect(readSpans(alone("a", 10), alone("b", 200)).duration).toBe(290);
  });

  it("is exact to the nanosecond", () => {
    const document = otlp([answer("a", 0, tokens(1, 1))]);
    const exact = JSON.parse(JSON.stringify(document).replace("1790000000100000000", "1790000000100000001"));
    expect(readOne("otel-genai", exact).duration).toBe(100.000_001);
  });

  it("is silent where the recording is: bare attributes have no time, a tool's span no model", () => {
    const { attributes } = answer("a", 0, {});
    expect(took(readOne("otel-genai", attributes))).toEqual({ steps: 1 });
    const call = {
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": "t",
      "gen_ai.tool.call.arguments": "{}",
    };
    const run = readSpans({ id: "t", start: 0, end: 5, attributes: call });
    expect(took(run)).toEqual({ duration: 5 });
    expect(run.toolCalls).toMatchObject([{ duration: 5 }]);
  });

  it("reads spans that stand under each other in a circle", () => {
    const circle = [
      answer("a", 10, tokens(1, 1), { parent: "b" }),
      answer("b", 20, tokens(1, 1), { parent: "a" }),
    ];
    expect(readSpans(...circle).toolCalls.length).toBeGreaterThan(0);
  });
});

describe("what the spans of OpenInference say that a run took", () => {
  const kind = (name: string, more: JsonObject) => ({ "openinference.span.kind": name, ...more });
  const counts = (prompt: number, completion: number) => ({
    "llm.token_count.prompt": prompt,
    "llm.token_count.completion": completion,
    "llm.token_count.total": prompt + completion,
    "llm.token_count.prompt_details.cache_read": 20,
    "llm.token_count.completion_details.reasoning": 2,
    "llm.cost.total": 0.5,
    "llm.model_name": "claude-sonnet-4-5",
  });
  const say = {
    "llm.output_messages.0.message.role": "assistant",
    "llm.output_messages.0.message.content": "Booked.",
  };
  const root = (more: JsonObject): TestSpan => ({
    id: "root",
    start: 0,
    end: 500,
    attributes: kind("AGENT", more),
  });
  const llm = (id: string, start: number, more: JsonObject): TestSpan => ({
    ...{ id, parent: "root", start, end: start + 50 },
    attributes: kind("LLM", { ...say, ...more }),
  });
  const readSpans = (...spans: TestSpan[]) => readOne("openinference", otlp(spans));

  it("is the sum of the answers, and not what agents repeat", () => {
    const run = readSpans(
      root(counts(200, 20)),
      llm("a", 0, counts(100, 10)),
      llm("b", 100, counts(100, 10)),
    );
    expect(took(run)).toEqual({
      steps: 2,
      usage: { input: 200, cachedInput: 40, output: 20, reasoning: 4, total: 220, cost: 1 },
      duration: 500,
      model: "claude-sonnet-4-5",
      unmeasured: undefined,
    });
  });

  it("is what the agent says of the run where nothing else does, and then nobody knows how many answers there were", () => {
    const run = readSpans(root({ ...counts(200, 20), ...say }));
    expect(took(run)).toMatchObject({ usage: { total: 220, cost: 0.5 }, model: "claude-sonnet-4-5" });
    expect(run).not.toHaveProperty("steps");
    expect(run).not.toHaveProperty("modelCalls");
  });

  it("takes the price of the agent where its answers have none", () => {
    const { "llm.cost.total": _, ...unpriced } = counts(100, 10);
    const run = readSpans(root({ "llm.cost.total": 3 }), llm("a", 0, unpriced), llm("b", 100, unpriced));
    expect(run.usage).toMatchObject({ total: 220, cost: 3 });
  });

  it("does not count embeddings", () => {
    const embedding = {
      id: "e",
      parent: "root",
      start: 0,
      end: 9,
      attributes: kind("EMBEDDING", counts(7, 0)),
    };
    expect(readSpans(root({}), embedding, llm("a", 10, counts(100, 10))).usage).toMatchObject({ total: 110 });
  });

  it("tells the traces of a file apart", () => {
    const one = (trace: string, n: number) => ({ ...llm(trace, 0, counts(n, 10)), trace });
    const runs = readAs("openinference", otlp([one("t1", 100), one("t2", 200)]));
    expect(runs.map(({ usage }) => usage?.total)).toEqual([110, 210]);
  });
});
