import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/core/json.ts";
import { readDocument } from "../../src/recordings/detect.ts";
import type { Run } from "../../src/recordings/run.ts";
import { readOne } from "./fixture.ts";

function took({ steps, usage, duration, model, unmeasured }: Run) {
  return { steps, usage, duration, model, unmeasured };
}

describe("what the observations of Langfuse say that a run took", () => {
  const at = (milliseconds: number) => new Date(1_790_000_000_000 + milliseconds).toISOString();
  const observation = (
    id: string,
    type: string,
    start: number,
    end: number,
    more: JsonObject,
  ): JsonObject => ({
    ...{ id, traceId: "t1", parentObservationId: id === "root" ? null : "root", type, name: id },
    ...{ startTime: at(start), endTime: at(end), input: {}, output: "done", ...more },
  });
  const root = observation("root", "AGENT", 0, 900, { usageDetails: {}, totalCost: 0 });
  const llm = (id: string, start: number, more: JsonObject) =>
    observation(id, "GENERATION", start, start + 50, { model: "gpt-4o", ...more });
  const priced = (input: number, output: number, total: number): JsonObject => ({
    usageDetails: { input, output, total: input + output },
    costDetails: { total },
    totalCost: total,
  });
  const readTrace = (trace: JsonObject, ...observations: JsonObject[]) =>
    readOne("langfuse-trace", { trace: { id: "t1", ...trace }, observations });

  it("is the sum of the generations, and the time of the root", () => {
    const run = readTrace(
      { totalCost: 99, latency: 7 },
      root,
      llm("a", 10, priced(100, 10, 0.25)),
      observation("book", "TOOL", 70, 75, { totalCost: 0 }),
      llm("b", 100, priced(200, 20, 0.5)),
    );
    expect(took(run)).toEqual({
      steps: 2,
      usage: { input: 300, output: 30, total: 330, cost: 0.75 },
      duration: 900,
      model: "gpt-4o",
      unmeasured: undefined,
    });
    expect(run.toolCalls).toMatchObject([{ name: "book", duration: 5 }]);
  });

  it("does not count the generation around another, as the AI SDK's are", () => {
    const outer = llm("outer", 0, priced(14, 43, 1));
    const inner = { ...llm("inner", 1, priced(62, 85, 2)), parentObservationId: "outer" };
    const run = readTrace({}, outer, inner);
    expect(took(run)).toMatchObject({ steps: 1, usage: { input: 62, output: 85, total: 147, cost: 2 } });
  });

  it("does not count evaluators, and what they ask models", () => {
    const judge = observation("judge", "EVALUATOR", 950, 5_000, {});
    const nestedSpan = { ...llm("j", 960, priced(900, 90, 3)), parentObservationId: "judge" };
    const run = readTrace({}, root, llm("a", 10, priced(100, 10, 0.25)), judge, nestedSpan);
    expect(took(run)).toMatchObject({ steps: 1, usage: { total: 110, cost: 0.25 }, duration: 900 });
  });

  it.each<[string, JsonObject, JsonObject | undefined]>([
    [
      "types apart from the input, as it takes in OpenAI's",
      {
        usageDetails: {
          input: 60,
          input_cached_tokens: 40,
          output: 6,
          output_reasoning_tokens: 4,
          total: 110,
        },
      },
      { input: 100, cachedInput: 40, output: 10, reasoning: 4, total: 110 },
    ],
    [
      "Anthropic's types, without a total",
      { usageDetails: { input: 5, cache_read_input_tokens: 90, cache_creation_input_tokens: 5, output: 10 } },
      { input: 100, cachedInput: 90, output: 10, total: 110 },
    ],
    [
      "types within the input, as the total shows",
      { usageDetails: { input: 100, input_cached_tokens: 40, output: 10, total: 110 } },
      { input: 100, cachedInput: 40, output: 10, total: 110 },
    ],
    [
      "OpenInference's types, which are within",
      {
        usageDetails: {
          ...{ input: 100, output: 10, total: 110 },
          ...{ "prompt_details.cache_read": 40, "completion_details.reasoning": 4 },
        },
      },
      { input: 100, cachedInput: 40, output: 10, reasoning: 4, total: 110 },
    ],
    [
      "an export's columns, with numbers as texts",
      { usage_details: '{"input":"100","output":"10","total":"110"}', cost_details: { total: "0.5" } },
      { input: 100, output: 10, total: 110, cost: 0.5 },
    ],
    [
      "the API of version 2",
      { usage: { input: 100, output: 10, total: 110, unit: "TOKENS" }, calculatedTotalCost: 0.5 },
      { input: 100, output: 10, total: 110, cost: 0.5 },
    ],
    [
      "and before",
      { promptTokens: 100, completionTokens: 10, totalTokens: 110 },
      { input: 100, output: 10, total: 110 },
    ],
    ["no characters", { usage: { input: 400, output: 40, total: 440, unit: "CHARACTERS" } }, undefined],
    [
      "no zeros",
      { usageDetails: {}, promptTokens: 0, completionTokens: 0, totalTokens: 0, totalCost: 0 },
      undefined,
    ],
  ])("knows %s", (_, measures, usage) => {
    const run = readTrace({}, root, llm("a", 10, measures));
    expect(run.usage).toEqual(usage);
    expect(run.unmeasured).toBeUndefined();
  });

  it("is the trace's cost where no observation has one, and its latency where none has times", () => {
    const {
      startTime: _start,
      endTime: _end,
      ...untimed
    } = llm("a", 10, { usageDetails: { input: 1, output: 1 } });
    const run = readTrace({ totalCost: 0.5, latency: 1.25 }, untimed);
    expect(took(run)).toMatchObject({ usage: { total: 2, cost: 0.5 }, duration: 1_250 });
    expect(readTrace({ totalCost: 0, latency: 0 }, untimed)).not.toHaveProperty("duration");
    expect(readTrace({ totalCost: 0 }, untimed).usage).not.toHaveProperty("cost");
  });

  it("says why where generations lack tokens, or have what is none", () => {
    const some = readTrace({}, root, llm("a", 10, priced(1, 1, 1)), llm("b", 100, {}));
    expect(took(some)).toMatchObject({
      usage: undefined,
      unmeasured: {
        tokens: "1 of 2 answers of the model say no tokens",
        cost: "1 of 2 answers of the model say no cost",
      },
    });
    const bad = readTrace({}, root, llm("a", 10, { usageDetails: { input: -1, output: 2 } }));
    expect(bad.unmeasured?.tokens).toContain("input is -1");
  });

  it("parts of one answer are one step", () => {
    const ask = (city: string) => ({
      role: "assistant",
      content: [{ type: "tool_use", id: city, name: "book", input: { city } }],
    });
    const book = (id: string, start: number, city: string) =>
      observation(id, "TOOL", start, start + 5, { name: "book", input: { city } });
    const run = readTrace(
      {},
      root,
      llm("a", 10, { ...priced(1, 1, 1), output: ask("Hydra") }),
      llm("b", 20, { ...priced(1, 1, 1), output: ask("Oslo") }),
      book("x", 100, "Hydra"),
      book("y", 110, "Oslo"),
      llm("c", 200, priced(1, 1, 1)),
    );
    expect(took(run)).toMatchObject({ steps: 2, usage: { total: 6, cost: 3 } });
    expect(run.modelCalls).toHaveLength(3);
  });
});

describe("what the spans of the OpenAI Agents SDK say that a run took", () => {
  const at = (milliseconds: number) =>
    new Date(1_790_000_000_000 + milliseconds).toISOString().replace("Z", "000+00:00");
  const span = (
    id: string,
    parent: string | null,
    start: number,
    end: number,
    data: JsonObject,
  ): JsonObject => ({
    ...{ object: "trace.span", id, trace_id: "trace_1", parent_id: parent, span_data: data, error: null },
    ...{ started_at: at(start), ended_at: at(end) },
  });
  const agent = (id: string, parent: string | null, start: number, end: number) =>
    span(id, parent, start, end, { type: "agent", name: id, handoffs: [], tools: [], output_type: "str" });
  const llm = (id: string, start: number, usage: JsonObject, more: JsonObject = {}, parent = "desk") =>
    span(id, parent, start, start + 50, {
      ...{ type: "generation", input: [], model: "gpt-5", usage },
      ...{ output: [{ role: "assistant", content: "Booked." }], ...more },
    });
  const used = (input: number, output: number) => ({ input_tokens: input, output_tokens: output });
  const read = (...items: JsonObject[]) => readOne("openai-agents-trace", { data: items });

  it("is the sum of the generations, and not what turns and tasks repeat", () => {
    const run = read(
      span("task", null, 0, 900, { type: "task", name: "Agent workflow", usage: used(300, 30) }),
      agent("desk", "task", 1, 899),
      span("turn", "desk", 2, 800, { type: "turn", usage: used(300, 30) }),
      llm("a", 10, { ...used(100, 10), input_tokens_details: { cached_tokens: 40 } }, {}, "turn"),
      span("call", "turn", 70, 75, { type: "function", name: "book", input: "{}", output: "ok" }),
      llm("b", 100, { ...used(200, 20), input_tokens_details: { cached_tokens: 0 } }, {}, "turn"),
    );
    expect(took(run)).toEqual({
      steps: 2,
      usage: { input: 300, cachedInput: 40, output: 30, total: 330 },
      duration: 900,
      model: "gpt-5",
      unmeasured: undefined,
    });
    expect(run.toolCalls).toMatchObject([{ name: "book", duration: 5 }]);
  });

  it("is what a task says where its responses are known by their ids alone", () => {
    const response = (id: string, start: number) =>
      span(id, "desk", start, start + 50, { type: "response", response_id: id });
    const task = span("task", null, 0, 900, { type: "task", name: "w", usage: used(300, 30) });
    const call = span("call", "desk", 70, 75, { type: "function", name: "book", input: "{}", output: "ok" });
    const run = read(task, agent("desk", "task", 1, 899), response("a", 10), call, response("b", 100));
    expect(took(run)).toMatchObject({ steps: 2, usage: { total: 330 }, unmeasured: undefined });
    expect(took(read(agent("desk", null, 1, 899), response("a", 10), call))).toEqual({
      steps: 1,
      duration: 898,
    });
  });

  it("reads the responses that processors add, and those that JavaScript's edition has as outputs", () => {
    const message = {
      type: "message",
      role: "assistant",
      content: [{ type: "output_text", text: "Booked." }],
    };
    const added = { model: "gpt-5-mini", usage: { ...used(7, 1), total_tokens: 8 }, output: [message] };
    const completion = {
      ...{
        id: "chatcmpl-1",
        object: "chat.completion",
        model: "gpt-5",
        usage: { prompt_tokens: 9, completion_tokens: 2 },
      },
      choices: [{ index: 0, message: { role: "assistant", content: "Booked." } }],
    };
    const run = read(
      agent("desk", null, 0, 900),
      span("a", "desk", 10, 20, { type: "response", response_id: "r1", response: added }),
      span("b", "desk", 30, 40, { type: "generation", input: [], output: [completion] }),
    );
    expect(took(run)).toMatchObject({ steps: 2, usage: { total: 19 }, model: "gpt-5, gpt-5-mini" });
  });

  it("counts agents that are called as tools, and lasts from the first to the last of several agents", () => {
    const tool = span("call", "desk", 100, 300, { type: "function", name: "ask", input: "{}", output: "ok" });
    const run = read(
      agent("desk", null, 0, 400),
      llm("a", 10, used(100, 10)),
      tool,
      agent("helper", "call", 110, 290),
      llm("b", 120, used(50, 5), { model: "gpt-5-mini" }, "helper"),
      agent("clerk", null, 500, 700),
      llm("c", 510, used(1, 1), {}, "clerk"),
    );
    expect(took(run)).toMatchObject({
      steps: 3,
      usage: { total: 167 },
      duration: 700,
      model: "gpt-5, gpt-5-mini",
    });
    expect(run.toolCalls).toMatchObject([{ name: "ask", duration: 200 }]);
  });

  it("says why where generations lack tokens, or have what is none", () => {
    const some = read(agent("desk", null, 0, 900), llm("a", 10, used(1, 1)), llm("b", 100, {}));
    expect(took(some)).toMatchObject({
      usage: undefined,
      unmeasured: { tokens: "1 of 2 answers of the model say no tokens" },
    });
    const bad = read(agent("desk", null, 0, 900), llm("a", 10, { input_tokens: 1.5, output_tokens: 2 }));
    expect(bad.unmeasured?.tokens).toContain("input_tokens is 1.5");
  });

  it("has no time where spans have none", () => {
    const { started_at: _start, ended_at: _end, ...untimed } = llm("a", 10, used(1, 1));
    expect(took(read(untimed))).toMatchObject({ steps: 1, usage: { total: 2 }, duration: undefined });
  });
});

const FORMATS = new URL("../../../shared/formats/", import.meta.url);

interface Counted {
  isAnswer: boolean;
  input: number;
  output: number;
  cost: number;
  start: number;
  end: number;
}

/** OTLP: by the AI SDK's names of answer spans. */
function countedInOtlp({
  resourceSpans,
}: {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
}): Counted[] {
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ name, attributes, startTimeUnixNano, endTimeUnixNano }) => {
      const count = (key: string) =>
        Number(attributes.find((attribute) => attribute.key === `gen_ai.usage.${key}`)?.value.intValue ?? 0);
      return {
        isAnswer: /\.do(?:Generate|Stream)\b|^chat /.test(name),
        ...{ input: count("input_tokens"), output: count("output_tokens"), cost: 0 },
        ...{
          start: Number(BigInt(startTimeUnixNano) / 1_000n) / 1e3,
          end: Number(BigInt(endTimeUnixNano) / 1_000n) / 1e3,
        },
      };
    });
}

interface OtlpSpan {
  name: string;
  attributes: { key: string; value: { intValue?: string | number } }[];
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

/** Langfuse: the generations without a nested one. */
function countedInLangfuse({ observations }: { observations: Observation[] }): Counted[] {
  return observations.map((observation) => ({
    isAnswer:
      observation.type === "GENERATION" &&
      !observations.some(
        (other) => other.type === "GENERATION" && other.parentObservationId === observation.id,
      ),
    ...{ input: observation.inputUsage, output: observation.outputUsage, cost: observation.totalCost },
    ...{ start: Date.parse(observation.startTime), end: Date.parse(observation.endTime) },
  }));
}

interface Observation {
  id: string;
  type: string;
  parentObservationId: string | null;
  inputUsage: number;
  outputUsage: number;
  totalCost: number;
  startTime: string;
  endTime: string;
}

describe.skipIf(!existsSync(FORMATS))(
  "the traces of ../shared/formats take what their answers add up to (skipped where that folder is not there)",
  () => {
    it.each([
      "otel-genai/aisdk-v6.complex-parallel.otlp.json",
      "otel-genai/aisdk-v6.invalid-input.otlp.json",
      "otel-genai/aisdk-v6.retry-error.otlp.json",
      "otel-genai/aisdk-v7.complex-parallel.otlp.json",
      "otel-genai/aisdk-v7.retry-error.otlp.json",
      "openinference/openinference-vercel-v6.complex-parallel.otlp.json",
      "openinference/openinference-vercel-v6.retry-error.otlp.json",
      "langfuse-trace/claude-agent-2025-12-22.trace.json",
      "langfuse-trace/google-adk-2025-08-28.trace.json",
      "langfuse-trace/openai-agents-2025-09-30.trace.json",
      "langfuse-trace/vercel-aisdk-2025-11-17.trace.json",
    ])("%s", (file) => {
      const document = JSON.parse(readFileSync(new URL(file, FORMATS), "utf8"));
      const spans = "observations" in document ? countedInLangfuse(document) : countedInOtlp(document);
      const answers = spans.filter(({ isAnswer }) => isAnswer);
      const sum = (key: "input" | "output" | "cost") => answers.reduce((all, answer) => all + answer[key], 0);
      const [run, ...rest] = readDocument(document).runs;
      expect(rest).toEqual([]);
      expect(run?.modelCalls).toHaveLength(answers.length);
      if (answers.some(({ input }) => input === 0))
        expect(run?.unmeasured?.tokens).toBe(`1 of ${answers.length} answers of the model say no tokens`);
      else
        expect(run?.usage).toMatchObject({
          ...{ input: sum("input"), output: sum("output"), total: sum("input") + sum("output") },
          ...(sum("cost") > 0 ? { cost: expect.closeTo(sum("cost"), 12) } : {}),
        });
      const times = Math.max(...spans.map(({ end }) => end)) - Math.min(...spans.map(({ start }) => start));
      // A root that is recorded late lacks a millisecond.
      expect(Math.abs((run?.duration ?? 0) - times)).toBeLessThan(1.01);
    });
  },
);
