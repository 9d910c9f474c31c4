import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { fixtureRows, readAs, readOne, usageOf } from "./fixture.ts";

describe("what a trajectory of ATIF took", () => {
  const metrics = (prompt_tokens: number, completion_tokens: number, more: JsonObject = {}): JsonObject => ({
    metrics: { prompt_tokens, completion_tokens, ...more },
  });
  const totals = (prompt: number, completion: number, more: JsonObject = {}): JsonObject => ({
    final_metrics: { total_prompt_tokens: prompt, total_completion_tokens: completion, ...more },
  });
  const step = (step_id: number, message: string, more: JsonObject = {}): JsonObject => ({
    step_id,
    source: "agent",
    message,
    timestamp: `2026-01-01T00:00:0${step_id}Z`,
    ...more,
  });
  const trajectory = (more: JsonObject, ...steps: JsonObject[]): JsonObject => ({
    schema_version: "ATIF-v1.7",
    agent: { name: "bell", model_name: "small" },
    steps,
    ...more,
  });
  const about = { model: "small", duration: 1000, steps: 2 };

  it.each<[string, JsonObject, JsonObject]>([
    [
      "is the sum of its steps",
      trajectory(
        {},
        step(1, "One.", metrics(10, 2, { cached_tokens: 4, cost_usd: 0.25, extra: { reasoning_tokens: 1 } })),
        step(2, "Two.", metrics(20, 3, { cached_tokens: 6, cost_usd: 0.5, extra: { reasoning_tokens: 2 } })),
      ),
      { ...about, usage: { input: 30, cachedInput: 10, output: 5, reasoning: 3, total: 35, cost: 0.75 } },
    ],
    [
      "is its total, where not every step says its own",
      trajectory(
        totals(30, 5, { total_cost_usd: 1, total_cached_tokens: 7 }),
        step(1, "One.", metrics(10, 2)),
        step(2, "Two."),
      ),
      { ...about, usage: { input: 30, cachedInput: 7, output: 5, total: 35, cost: 1 } },
    ],
    [
      "is no sum where a step is silent and there is no total",
      trajectory(totals(0, 0), step(1, "One.", metrics(10, 2)), step(2, "Two.")),
      { ...about, unmeasured: { tokens: "1 of 2 answers of the model say no tokens" } },
    ],
    [
      "says why a total is none",
      trajectory(totals(-1, 5), step(1, "One."), step(2, "Two.")),
      { ...about, unmeasured: { tokens: "prompt_tokens is -1, not a number from 0" } },
    ],
    [
      "has that of its sub-agents beside its own",
      trajectory(
        { ...totals(30, 5), subagent_trajectories: [trajectory(totals(100, 1), step(1, "Sub."))] },
        step(1, "One."),
        step(2, "Two."),
      ),
      { ...about, steps: 3, usage: { input: 130, output: 6, total: 136 } },
    ],
    [
      "has no total where a sub-agent has none",
      trajectory(
        { ...totals(30, 5), subagent_trajectories: [trajectory({}, step(1, "Sub."))] },
        step(1, "One."),
        step(2, "Two."),
      ),
      { ...about, steps: 3 },
    ],
    [
      "has no total where steps of it were copied from another",
      trajectory(
        totals(30, 5),
        step(1, "Zero.", { is_copied_context: true, ...metrics(100, 1) }),
        step(2, "One.", metrics(10, 2)),
        step(3, "Two.", metrics(20, 3)),
      ),
      { ...about, usage: { input: 30, output: 5, total: 35 } },
    ],
    [
      "counts the answers that its steps are of",
      trajectory({}, step(1, "One.", { llm_call_count: 3 }), step(2, "Two.", { llm_call_count: 0 })),
      { ...about, steps: 3 },
    ],
  ])("%s", (_, document, expected) => {
    expect(usageOf(readOne("atif", document))).toEqual(expected);
  });
});

describe("what a session of eve took", () => {
  let at = 0;
  const event = (type: string, data: JsonObject): JsonObject => {
    at += 1;
    return { type, data, meta: { at: new Date(at * 1000).toISOString(), id: `e${at}` } };
  };
  const inStep = (stepIndex: number) => ({ turnId: "turn_0", stepIndex });
  const begun = (index: number, modelId: string) => event("step.started", { ...inStep(index), modelId });
  const done = (index: number, usage?: JsonObject) =>
    event("step.completed", { ...inStep(index), finishReason: "stop", ...(usage && { usage }) });
  const used = (inputTokens: number, outputTokens: number): JsonObject => ({
    inputTokens,
    outputTokens,
    cacheReadTokens: 4,
    costUsd: 0.25,
  });
  const session = (first: JsonObject | undefined, last: JsonObject | undefined): JsonObject[] => {
    at = 0;
    return [
      event("turn.started", { turnId: "turn_0" }),
      event("message.received", { message: "Ring.", turnId: "turn_0" }),
      begun(0, "small"),
      event("actions.requested", {
        ...inStep(0),
        actions: [{ callId: "c1", kind: "tool-call", toolName: "ring", input: {} }],
      }),
      event("action.result", {
        ...inStep(0),
        result: { callId: "c1", kind: "tool-result", output: "ding" },
        status: "completed",
      }),
      done(0, first),
      begun(1, "big"),
      event("message.completed", { ...inStep(1), message: "It rang.", finishReason: "stop" }),
      done(1, last),
      event("turn.completed", { turnId: "turn_0" }),
    ];
  };
  const about = { model: "big, small", duration: 9000, steps: 2 };

  it.each<[string, Json, JsonObject]>([
    [
      "is the sum of its steps",
      session(used(10, 2), used(20, 3)),
      { ...about, usage: { input: 30, cachedInput: 8, output: 5, total: 35, cost: 0.5 } },
    ],
    ["is nothing where they are silent", session(undefined, undefined), about],
    [
      "is no sum where one of them is silent",
      session(used(10, 2), undefined),
      { ...about, unmeasured: { tokens: "1 of 2 answers of the model say no tokens" } },
    ],
    [
      "is no sum where one of them says what is no count",
      session(used(10, 2), { inputTokens: -1, outputTokens: 3 }),
      { ...about, unmeasured: { tokens: "inputTokens is -1, not a number from 0" } },
    ],
    [
      "is counted once where events come again",
      [...session(used(10, 2), used(20, 3)), ...session(used(10, 2), used(20, 3))],
      { ...about, usage: { input: 30, cachedInput: 8, output: 5, total: 35, cost: 0.5 } },
    ],
  ])("%s", (_, events, expected) => {
    expect(usageOf(readOne("eve", events))).toEqual(expected);
  });

  it("has that of all sessions of an eval, and of the sub-agents that they start", () => {
    const logs = fixtureRows("eve/logs.jsonl") as { type: string }[];
    const steps = logs.filter(({ type }) => type === "step.completed").length;
    const [run] = readAs("eve", logs as Json);
    expect(run).toMatchObject({ steps, usage: { input: 860 * steps, output: 5 * steps } });
  });
});
