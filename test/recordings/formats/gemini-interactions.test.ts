import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { call, fixture, readOne, spoken, usageOf } from "../fixture.ts";

const interaction = (steps: JsonObject[], more: object = {}): JsonObject => ({
  id: "i1",
  object: "interaction",
  status: "completed",
  model: "gemini-3-flash",
  steps,
  ...more,
});
const userInput = { type: "user_input", content: [{ type: "text", text: "Is it open?" }] };
const made = { type: "function_call", id: "f1", name: "hours", arguments: { place: "castle" } };
const result = (more: object) => ({ type: "function_result", call_id: "f1", name: "hours", ...more });

describe("gemini-interactions", () => {
  test("reads interactions that go on from one another, with their requests", () => {
    const run = readOne("gemini-interactions", fixture("gemini-interactions/two.json"));
    expect(run.toolCalls.map(({ turn: _turn, ...one }) => one)).toMatchObject([
      { id: "g1", name: "google_search", arguments: { queries: ["castle"] }, status: "ok", group: 0 },
      { id: "f1", arguments: { place: "castle" }, status: "ok", group: 1 },
      { id: "f2", arguments: { place: "moat" }, status: "error", group: 1 },
    ]);
    expect(spoken(run)).toEqual([
      "system: You guide visitors.",
      "user: Is it open, and where?",
      "reasoning: Search first.",
      "assistant: Open until 5.",
    ]);
    expect(run.tools.map(({ name }) => name)).toEqual(["opening_hours"]);
    expect(usageOf(run)).toMatchObject({ usage: { input: 60, output: 10 }, steps: 2, duration: 3000 });
  });

  test("reads outputs, as the first edition has them, and tools that Google runs", () => {
    expect(
      readOne("gemini-interactions", fixture("gemini-interactions/outputs.json")).toolCalls,
    ).toMatchObject([
      { name: "code_execution", status: "error", result: "ZeroDivisionError" },
      { name: "lookup", arguments: { page: "Zero" }, status: "ok" },
      { name: "notify", status: "pending" },
    ]);
  });

  test("reads an interaction in its envelope", () => {
    const run = readOne("gemini-interactions", {
      interaction: interaction([userInput, made, result({ result: "9" })]),
    });
    expect(run.toolCalls).toStrictEqual([
      call("hours", { place: "castle" }, { id: "f1", turn: 1, result: "9" }),
    ]);
  });

  test("reads a stream, with its request or without", () => {
    const start = (index: number, step: JsonObject) => ({ event_type: "step.start", index, step });
    const delta = (index: number, more: JsonObject) => ({ event_type: "step.delta", index, delta: more });
    const events: JsonObject[] = [
      {
        event_type: "interaction.created",
        interaction: { id: "i1", object: "interaction", status: "in_progress" },
      },
      start(0, { type: "thought" }),
      delta(0, { type: "thought_summary", content: { type: "text", text: "Ask." } }),
      start(1, { type: "function_call", id: "f1", name: "hours", arguments: {} }),
      delta(1, { type: "arguments_delta", partial_arguments: '{"place":' }),
      delta(1, { type: "arguments_delta", partial_arguments: '"castle"}' }),
      { event_type: "step.stop", index: 1 },
      start(2, { type: "model_output" }),
      delta(2, { type: "text", text: "One moment." }),
    ];
    const end = { event_type: "interaction.completed", interaction: { id: "i1", status: "requires_action" } };
    const run = readOne("gemini-interactions", [...events, end]);
    expect(run.toolCalls).toMatchObject([{ id: "f1", arguments: { place: "castle" }, status: "pending" }]);
    expect(spoken(run)).toEqual(["reasoning: Ask.", "assistant: One moment."]);
    expect(readOne("gemini-interactions", [{ model: "m", input: "Open?" }, ...events, end]).input).toBe(
      "Open?",
    );
    expect(readOne("gemini-interactions", events).fault).toMatch("still in progress");
    expect(readOne("gemini-interactions", [...events, { event_type: "error", error: {} }]).fault).toMatch(
      "failed",
    );
    // The first version sends whole calls.
    const old = [
      events[0] ?? {},
      { event_type: "content.delta", index: 0, delta: made },
      { event_type: "interaction.complete", interaction: { id: "i1", status: "requires_action" } },
    ];
    expect(readOne("gemini-interactions", old).toolCalls).toMatchObject([{ id: "f1", name: "hours" }]);
  });

  test.each<[string, JsonObject[], JsonObject[]]>([
    ["a result before its call", [userInput, result({ result: "9" }), made], [{ status: "pending" }]],
    ["two results", [userInput, made, result({ result: "9" }), result({ result: "8" })], [{ result: "9" }]],
    ["no arguments", [userInput, { type: "function_call", id: "f1", name: "hours" }], [{ arguments: {} }]],
    ["text as arguments", [userInput, { ...made, arguments: '{"a":1}' }], [{ arguments: { a: 1 } }]],
  ])("reads a call with %s", (_name, steps, calls) => {
    expect(readOne("gemini-interactions", interaction(steps)).toolCalls).toMatchObject(calls);
  });

  test.each([
    ["failed", "failed"],
    ["cancelled", "cancelled"],
    ["in_progress", "still in progress"],
  ])("faults an interaction that is %s", (status, words) => {
    expect(readOne("gemini-interactions", interaction([userInput], { status })).fault).toMatch(words);
  });

  test("says that an interaction is incomplete", () => {
    expect(
      readOne("gemini-interactions", interaction([userInput, made], { status: "incomplete" })).limit,
    ).toBe("incomplete");
  });

  test("reads steps that a request repeats once", () => {
    const history = [userInput, made, result({ result: "9" })];
    const next = { type: "model_output", content: [{ type: "text", text: "From 9." }] };
    const exchange = { request: { model: "m", input: history }, response: interaction([next]) };
    expect(readOne("gemini-interactions", exchange as Json)).toMatchObject({
      toolCalls: [{ id: "f1", status: "ok" }],
      response: "From 9.",
    });
  });

  test("keeps interactions of different runs apart, and refuses unknown steps that may be calls", () => {
    const list = [interaction([userInput, made]), interaction([userInput, made], { id: "i2" })];
    expect(claimants(list)).toEqual([]);
    expect(() => readDocument(interaction([{ type: "tool_request" }]))).toThrow("may be a call");
    expect(() => readDocument({}, [formatNamed("gemini-interactions")])).toThrow("no interaction");
  });
});
