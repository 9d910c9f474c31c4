import { describe, expect, test } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { claimants, formatNamed, readDocument } from "../../../src/recordings/detect.ts";
import { literalReference } from "../../../src/recordings/run.ts";
import { call, fixture, fixtureRows, readAs, readOne } from "../fixture.ts";

const question = { role: "user", content: "When does the ferry leave?" };
const look = { name: "timetable", args: { to: "Skye" } };

describe("agentevals", () => {
  const [openai, roles, langchain] = fixtureRows("agentevals/rows.jsonl");

  test("reads OpenAI's messages, and the calls of the reference in order, taken literally", () => {
    const run = readOne("agentevals", openai);
    expect(run.toolCalls).toStrictEqual([
      call("timetable", { to: "Skye" }, { id: "f1", turn: 1, result: "10:15" }),
      call("weather", { at: "Mallaig" }, { id: "f2", turn: 1, result: "calm" }),
    ]);
    expect(run).toMatchObject({ input: "When does the ferry to Skye leave?", response: "At 10:15." });
    expect(run.referenceToolCalls).toEqual([
      literalReference("timetable", { to: "Skye" }),
      literalReference("weather", { at: { $oneOf: ["Mallaig"] } }),
    ]);
  });

  test("reads {messages}, calls as {name, args} and LangChain's roles; a reference without calls expects none", () => {
    const run = readOne("agentevals", roles);
    expect(run.toolCalls).toMatchObject([{ id: "b1", name: "book", arguments: { cabin: 2 }, status: "ok" }]);
    expect(run.input).toBe("Book a cabin");
    expect(run.referenceToolCalls).toEqual([]);
  });

  test("reads LangChain's messages on either side, and the question beside them", () => {
    const run = readOne("agentevals", langchain);
    expect(run.toolCalls).toMatchObject([
      { id: "l1", name: "opening_hours", status: "ok", result: "closed" },
    ]);
    expect(run.input).toBe("Is the bar open?");
    expect(run.referenceToolCalls).toEqual([literalReference("opening_hours", { of: "bar" })]);
  });

  test("expects a call as often as the reference states it, whatever its id", () => {
    const twice = {
      role: "assistant",
      content: "",
      tool_calls: [
        { id: "x", ...look },
        { id: "x", ...look },
      ],
    };
    const constructed = { type: "ai", content: "", tool_calls: twice.tool_calls };
    for (const reference of [twice, constructed]) {
      const run = readOne("agentevals", { outputs: [question], reference_outputs: [reference] });
      expect(run.referenceToolCalls).toHaveLength(2);
    }
  });

  test("knows no reference where it is null, and nothing expected where it is empty", () => {
    const run = (reference_outputs: Json) =>
      readOne("agentevals", { outputs: [question], reference_outputs });
    expect(run(null)).not.toHaveProperty("referenceToolCalls");
    expect(run([]).referenceToolCalls).toEqual([]);
    expect(run(question).referenceToolCalls).toEqual([]);
  });

  test("takes the question from inputs in any of their forms", () => {
    const answer = { role: "assistant", content: "At noon." };
    const input = (inputs: Json) =>
      readOne("agentevals", { inputs, outputs: [answer], reference_outputs: [] }).input;
    expect(input("When?")).toBe("When?");
    expect(input({ question: "When?" })).toBe("When?");
    expect(input({ messages: [{ role: "user", content: "When?" }] })).toBe("When?");
    expect(input({ topic: "ferries" })).toBe("");
  });

  test("marks arguments that are not JSON, and refuses them in a reference", () => {
    const broken = {
      role: "assistant",
      content: "",
      tool_calls: [{ function: { name: "book", arguments: "{" } }],
    };
    const run = readOne("agentevals", { outputs: [broken], reference_outputs: [] });
    expect(run.toolCalls).toMatchObject([{ name: "book", malformed: true }]);
    expect(() => readAs("agentevals", { outputs: [question], reference_outputs: [broken] })).toThrow(
      'reference_outputs: the arguments of a call of "book" are not JSON',
    );
  });

  test("refuses graph trajectories: their steps are nodes", () => {
    const graph = fixture("agentevals/graph-trajectory.json");
    const bare = { results: [], steps: [["__start__", "agent"]] };
    for (const document of [graph, bare, { inputs: [], outputs: bare }])
      expect(() => readAs("agentevals", document)).toThrow(
        "its steps are the names of nodes, not tool calls",
      );
  });

  test("refuses messages of others, and references that are none", () => {
    const anthropic = {
      role: "assistant",
      content: [{ type: "tool_use", id: "t", name: "book", input: {} }],
    };
    const read = (document: Json) => () => readAs("agentevals", document);
    expect(read({ outputs: [anthropic], reference_outputs: [] })).toThrow(
      "outputs has messages that are neither",
    );
    expect(read({ outputs: [question], reference_outputs: [anthropic] })).toThrow(
      "reference_outputs has messages",
    );
    expect(read({ outputs: [question], reference_outputs: "book" })).toThrow(
      "reference_outputs is not a list",
    );
    const kwargs = { role: "assistant", content: "", tool_calls: [{ name: "book", kwargs: {} }] };
    expect(read({ outputs: [kwargs], reference_outputs: [] })).toThrow('"kwargs"');
  });

  test("claims rows one by one, and only where both sides are there", () => {
    expect(claimants(fixture("agentevals/graph-trajectory.json"))).toHaveLength(1);
    expect(claimants([openai, roles, langchain] as Json)).toEqual([]);
    expect(claimants({ outputs: "At noon.", reference_outputs: "At noon." })).toEqual([]);
    expect(claimants({ outputs: [question] })).toEqual([]);
    expect(claimants({ outputs: [question], reference_outputs: [], messages: [question] })).toHaveLength(1);
    expect(() => readDocument([], [formatNamed("agentevals")])).toThrow("no outputs");
    expect(() => readDocument({}, [formatNamed("agentevals")])).toThrow("no outputs");
  });
});
