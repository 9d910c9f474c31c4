import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { parseJson } from "../../src/core/json.ts";
import { readAs, readOne, usageOf } from "./fixture.ts";

describe("what a sample of Inspect took", () => {
  const called = { id: "c1", function: "ring", arguments: {} };
  const messages = [
    { id: "m1", role: "user", source: "input", content: "Ring." },
    { id: "m2", role: "assistant", source: "generate", content: "", tool_calls: [called] },
    { id: "m3", role: "tool", tool_call_id: "c1", function: "ring", content: "ding" },
    { id: "m4", role: "assistant", source: "generate", content: "It rang.", model: "small" },
  ];
  const used = (input_tokens: number, output_tokens: number, more: JsonObject = {}): JsonObject => ({
    input_tokens,
    output_tokens,
    total_tokens: input_tokens + output_tokens,
    ...more,
  });
  const model = (id: string, usage: Json, more: JsonObject = {}): JsonObject => ({
    event: "model",
    model: "openai/small",
    timestamp: "2026-01-01T00:00:01Z",
    output: { model: "small", choices: [{ message: { id } }], usage, time: 1.5 },
    ...more,
  });
  const sample = (more: JsonObject): JsonObject => ({ id: 1, epoch: 1, target: "x", messages, ...more });
  const scorer = { event: "span_begin", id: "s1", type: "scorers", name: "scorers" };
  const inner = { event: "span_begin", id: "s2", parent_id: "s1", type: "graded", name: "graded" };

  it.each<[string, JsonObject, JsonObject]>([
    [
      "is the sum of its models",
      { model_usage: { "a/x": used(10, 2), "a/y": used(20, 3) } },
      { usage: { input: 30, output: 5, total: 35 }, model: "small", steps: 2 },
    ],
    [
      "has what went through a cache, where the total says that the input leaves it out",
      {
        model_usage: {
          "a/x": used(10, 2, {
            input_tokens_cache_read: 60,
            input_tokens_cache_write: 5,
            total_tokens: 77,
            reasoning_tokens: 1,
            total_cost: 0.25,
          }),
        },
      },
      {
        usage: { input: 75, cachedInput: 60, output: 2, reasoning: 1, total: 77, cost: 0.25 },
        model: "small",
        steps: 2,
      },
    ],
    [
      "has what went through a cache, where the input has it",
      { model_usage: { "a/x": used(70, 2, { input_tokens_cache_read: 60 }) } },
      { usage: { input: 70, cachedInput: 60, output: 2, total: 72 }, model: "small", steps: 2 },
    ],
    [
      "is that of its events, counted once",
      { model_usage: { "a/x": used(30, 5) }, events: [model("m2", used(10, 2)), model("m4", used(20, 3))] },
      { usage: { input: 30, output: 5, total: 35 }, model: "small", steps: 2 },
    ],
    [
      "leaves out what its scorers took",
      {
        model_usage: { "a/x": used(530, 5) },
        events: [
          model("m2", used(10, 2)),
          model("m4", used(20, 3)),
          scorer,
          inner,
          model("j1", used(500, 0), { span_id: "s2", timestamp: "2026-01-01T00:09:00Z" }),
        ],
      },
      { usage: { input: 30, output: 5, total: 35 }, model: "small", steps: 2 },
    ],
    [
      "leaves out what the scorers of older logs took",
      {
        model_usage: { "a/x": used(530, 5) },
        events: [
          model("m2", used(10, 2)),
          model("m4", used(20, 3)),
          { event: "step", type: "scorer", action: "begin" },
          model("j1", used(500, 0)),
          { event: "step", type: "scorer", action: "end" },
        ],
      },
      { usage: { input: 30, output: 5, total: 35 }, model: "small", steps: 2 },
    ],
    [
      "is not known where the grader's part of it is not known",
      { model_usage: { "a/x": used(530, 5) }, role_usage: { grader: used(500, 0) } },
      { model: "small", steps: 2 },
    ],
    [
      "has sub-agents, which stand in events only, and nothing of Inspect's cache",
      {
        events: [
          model("m2", used(10, 2)),
          model("sub", used(100, 1)),
          model("again", used(100, 1), { cache: "read" }),
          model("m4", used(20, 3)),
        ],
      },
      { usage: { input: 130, output: 6, total: 136 }, model: "small", steps: 2 },
    ],
    [
      "is no sum where an answer is silent",
      { events: [model("m2", used(10, 2)), model("m4", null)] },
      { unmeasured: { tokens: "1 of 2 answers of the model say no tokens" }, model: "small", steps: 2 },
    ],
    [
      "is the time that it worked",
      { working_time: 2.5, total_time: 9, started_at: "2026-01-01T00:00:00Z" },
      { duration: 2500, model: "small", steps: 2 },
    ],
    [
      "is from its beginning to its end",
      { started_at: "2026-01-01T00:00:00Z", completed_at: "2026-01-01T00:00:04Z" },
      { duration: 4000, model: "small", steps: 2 },
    ],
    [
      "says why a time is none",
      { total_time: -1 },
      { unmeasured: { duration: "duration is -1000, not a number from 0" }, model: "small", steps: 2 },
    ],
  ])("%s", (_, more, expected) => {
    expect(usageOf(readOne("inspect-ai", sample(more)))).toEqual(expected);
  });

  it("has how long each tool and each answer took", () => {
    const tool = { event: "tool", id: "c1", timestamp: "2026-01-01T00:00:02Z" };
    const times = (more: JsonObject) => {
      const run = readOne("inspect-ai", sample({ events: [model("m2", used(1, 1)), { ...tool, ...more }] }));
      return [run.toolCalls[0]?.duration, run.modelCalls?.[0]?.duration];
    };
    expect(times({ working_time: 0.25 })).toEqual([250, 1500]);
    expect(times({ completed: "2026-01-01T00:00:02.500Z" })).toEqual([500, 1500]);
  });
});

describe("what a simulation of tau2 took", () => {
  const greeting = { role: "assistant", content: "Hi!", turn_idx: 0, cost: 0, usage: null, raw_data: null };
  const used = (prompt_tokens: number, completion_tokens: number): JsonObject => ({
    usage: { prompt_tokens, completion_tokens },
  });
  const userMessage = { role: "user", content: "Ring.", turn_idx: 1, cost: 0.5, ...used(1000, 1000) };
  const answer = (content: string, more: JsonObject) => ({ role: "assistant", content, ...more });
  const simulation = (more: JsonObject, ...answers: JsonObject[]): JsonObject => ({
    task_id: "1",
    termination_reason: "user_stop",
    messages: [greeting, userMessage, ...answers],
    ...more,
  });

  it.each<[string, JsonObject, JsonObject]>([
    [
      "is what the agent took, and not the user",
      simulation(
        { user_cost: 0.5, duration: 63.5 },
        answer("One.", { ...used(10, 2), cost: 0.25, raw_data: { model: "small" } }),
        answer("Two.", { ...used(20, 3), cost: 0.5, raw_data: { model: "small" } }),
      ),
      {
        usage: { input: 30, output: 5, total: 35, cost: 0.75 },
        duration: 63_500,
        model: "small",
        steps: 2,
      },
    ],
    [
      "costs what it says of the agent as a whole",
      simulation({ agent_cost: 2, user_cost: 9 }, answer("One.", { ...used(10, 2), cost: 0.25 })),
      { usage: { input: 10, output: 2, total: 12, cost: 2 }, steps: 1 },
    ],
    [
      "lasts from its start to its end",
      simulation(
        { start_time: "2026-01-01T00:00:00.5", end_time: "2026-01-01T00:00:02" },
        answer("One.", {}),
      ),
      { duration: 1500, steps: 1 },
    ],
    [
      "costs nothing that is known where it says 0",
      simulation({ agent_cost: 0 }, answer("One.", { cost: 0, usage: null })),
      { steps: 1 },
    ],
    [
      "is no sum where an answer is silent",
      simulation({}, answer("One.", used(10, 2)), answer("Two.", { usage: null })),
      { unmeasured: { tokens: "1 of 2 answers of the model say no tokens" }, steps: 2 },
    ],
  ])("%s", (_, document, expected) => {
    expect(usageOf(readOne("tau-bench", document))).toEqual(expected);
  });

  it("has the model that its results file names", () => {
    const simulations = [simulation({}, answer("One.", used(10, 2)))];
    const [run] = readAs("tau-bench", { tasks: [], simulations, info: { agent_info: { llm: "small" } } });
    expect(run?.model).toBe("small");
  });

  it("is not said by tau-bench 1", () => {
    const traj = [
      { role: "user", content: "Ring." },
      { role: "assistant", content: "It rang." },
    ];
    const document = { task_id: 1, reward: 1, traj, info: { task: {}, user_cost: 0.5 } };
    expect(usageOf(readOne("tau-bench", document))).toEqual({ steps: 1 });
  });
});

describe("what a row of Azure AI Evaluation took", () => {
  const answer = (text: string, createdAt: Json) => ({
    role: "assistant",
    createdAt,
    content: [{ type: "text", text }],
  });
  const calling = {
    role: "assistant",
    createdAt: 1_700_000_003,
    content: [{ type: "tool_call", tool_call_id: "c1", name: "ring", arguments: {} }],
  };

  it("is the time from the question to the answer, and the answers of this row alone", () => {
    const query = [
      { role: "user", createdAt: 1_600_000_000, content: "Hello." },
      answer("Hello.", 1_600_000_001),
      { role: "user", createdAt: 1_700_000_000, content: "Ring." },
    ];
    const run = readOne("azure-ai-evaluation", {
      query,
      response: [calling, answer("It rang.", 1_700_000_005)],
    });
    expect(usageOf(run)).toEqual({ duration: 5000, steps: 2 });
  });

  it("has no number of answers where calls stand beside the answer", () => {
    const tool_calls = [
      { type: "tool_call", tool_call_id: "c1", name: "ring", arguments: {} },
      { type: "tool_call", tool_call_id: "c2", name: "ring", arguments: { bell: 2 } },
    ];
    const run = readOne("azure-ai-evaluation", { query: "Ring.", response: "It rang.", tool_calls });
    expect(usageOf(run)).toEqual({});
  });
});

const FORMATS = new URL("../../../shared/formats/", import.meta.url);

describe.skipIf(!existsSync(FORMATS))(
  "the recorded runs of ../shared/formats (skipped where that folder is not there)",
  () => {
    const read = (file: string) => parseJson(readFileSync(new URL(file, FORMATS), "utf8"));

    it.each(["tau2-airline-two-simulations.json", "tau2-telecom-user-tool-calls.json"])(
      "%s adds up",
      (file) => {
        const document = read(`tau-bench/${file}`) as unknown as { simulations: Simulation[] };
        const runs = readAs("tau-bench", document as unknown as Json);
        expect(runs.length).toBe(document.simulations.length);
        for (const [at, { messages, agent_cost, duration }] of document.simulations.entries()) {
          const counts = messages.flatMap(({ role, usage }) =>
            role === "assistant" && usage ? [usage] : [],
          );
          const sum = (key: keyof Counts) => counts.reduce((before, one) => before + one[key], 0);
          expect(runs[at]).toMatchObject({
            steps: counts.length,
            duration: duration * 1000,
            usage: { input: sum("prompt_tokens"), output: sum("completion_tokens"), cost: agent_cost },
          });
        }
      },
    );

    it("Inspect's log adds up", () => {
      const document = read("inspect-ai/log_formats.json") as { stats: { model_usage: object } };
      const [usage] = Object.values(document.stats.model_usage);
      const [run] = readAs("inspect-ai", document as unknown as Json);
      expect(run?.usage).toEqual({
        input: usage.input_tokens,
        output: usage.output_tokens,
        total: usage.total_tokens,
      });
    });
  },
);

interface Counts {
  prompt_tokens: number;
  completion_tokens: number;
}

interface Simulation {
  agent_cost: number;
  duration: number;
  messages: { role: string; usage: Counts | null }[];
}
