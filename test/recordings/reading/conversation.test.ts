import { describe, expect, test } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { limits } from "../../../src/core/limits.ts";
import { RecordingError } from "../../../src/core/problems.ts";
import { Conversation } from "../../../src/recordings/reading/conversation.ts";

function talking(repeats?: "copies" | "calls"): Conversation {
  const talk = new Conversation(repeats);
  talk.nextTurn();
  return talk;
}

function nested(levels: number): Json {
  let value: Json = {};
  for (let level = 1; level < levels; level++) value = { value };
  return value;
}

describe("calls", () => {
  test("a call is pending until its result comes", () => {
    const talk = talking();
    talk.call({ id: "a", name: "lookup", arguments: { word: "ox" } });
    expect(talk.run().toolCalls).toStrictEqual([
      {
        id: "a",
        name: "lookup",
        arguments: { word: "ox" },
        malformed: false,
        status: "pending",
        turn: 0,
        group: 0,
      },
    ]);
    talk.result({ id: "a", status: "ok", result: "an animal" });
    expect(talk.run().toolCalls).toMatchObject([{ status: "ok", result: "an animal" }]);
  });

  test("nothing recorded means no arguments; text that is not JSON stays text", () => {
    const talk = talking();
    talk.call({ name: "a" });
    talk.call({ name: "b", arguments: null });
    talk.call({ name: "c", argumentsText: '{"x": 1}' });
    talk.call({ name: "d", argumentsText: "{x: 1}" });
    talk.call({ name: "e", argumentsText: "" });
    expect(talk.run().toolCalls.map(({ arguments: args, malformed }) => [args, malformed])).toEqual([
      [{}, false],
      [{}, false],
      [{ x: 1 }, false],
      ["{x: 1}", true],
      [{}, false],
    ]);
  });

  test("an id may be a number, and an empty id is none", () => {
    const talk = talking();
    talk.call({ id: 7, name: "a" });
    talk.call({ id: "", name: "b" });
    expect(talk.run().toolCalls.map(({ id }) => id)).toEqual(["7", undefined]);
  });

  test("an id may be larger than a double can hold", () => {
    const talk = talking();
    talk.call({ id: 2n ** 64n, name: "a" });
    talk.call({ id: 2n ** 64n + 1n, name: "a" });
    talk.result({ id: 2n ** 64n + 1n, status: "error" });
    expect(talk.run().toolCalls.map(({ id, status }) => `${id} ${status}`)).toEqual([
      "18446744073709551616 pending",
      "18446744073709551617 error",
    ]);
  });

  test("a call without a name is refused with its turn", () => {
    const talk = talking();
    expect(() => talk.call({ name: undefined })).toThrow(RecordingError);
    expect(() => talk.call({ name: "" })).toThrow("a tool call without a name (turn 1)");
  });
});

describe("repeated ids", () => {
  test("a copy counts once and adds what it knows more", () => {
    const talk = talking("copies");
    talk.call({ id: "a", name: "lookup", arguments: { x: 1 } });
    talk.call({ id: "a", name: "lookup", arguments: { x: 1.0 }, status: "error", result: "gone" });
    talk.call({ id: "a", name: "lookup", arguments: { x: 1 }, status: "ok", result: "late" });
    expect(talk.run().toolCalls).toMatchObject([{ status: "error", result: "gone" }]);
    expect(talk.run().toolCalls).toHaveLength(1);
  });

  test("an answered call that comes again is a copy in histories, a call in a plain list", () => {
    for (const [repeats, count] of [
      ["copies", 1],
      ["calls", 2],
    ] as const) {
      const talk = talking(repeats);
      talk.call({ id: "a", name: "lookup" });
      talk.result({ id: "a", status: "ok" });
      talk.call({ id: "a", name: "lookup" });
      expect(talk.run().toolCalls).toHaveLength(count);
    }
  });

  test("a pending call that comes again is a copy in a plain list too", () => {
    const talk = talking("calls");
    talk.call({ id: "a", name: "lookup" });
    talk.call({ id: "a", name: "lookup" });
    expect(talk.run().toolCalls).toHaveLength(1);
  });

  test("different calls under one id are counted apart, with a warning", () => {
    const talk = talking("copies");
    talk.call({ id: "a", name: "lookup", arguments: { x: 1 } });
    talk.call({ id: "a", name: "lookup", arguments: { x: 2 } });
    expect(talk.run().toolCalls).toHaveLength(2);
    expect(talk.run().warnings).toEqual([
      'the call id "a" is used for different calls; they are counted apart',
    ]);
  });

  test("different calls under one id at once take its results in order, or by name where they have one", () => {
    const talk = talking("calls");
    for (const [name, x] of [
      ["a", 1],
      ["a", 2],
      ["b", 3],
    ] as const)
      talk.call({ id: "same", name, arguments: { x } });
    talk.result({ id: "same", name: "b", status: "rejected" });
    talk.result({ id: "same", status: "error" });
    talk.result({ id: "same", name: "z", status: "ok" });
    talk.result({ id: "same", status: "ok" });
    expect(talk.run().toolCalls.map(({ status }) => status)).toEqual(["error", "ok", "rejected"]);
  });

  test("copies of different calls under one id count once", () => {
    const talk = talking();
    for (const x of [1, 2, 1, 2]) talk.call({ id: "same", name: "a", arguments: { x } });
    expect(talk.run().toolCalls.map(({ arguments: args }) => args)).toEqual([{ x: 1 }, { x: 2 }]);
  });

  test("a re-used id takes the result of its latest call", () => {
    const talk = talking("calls");
    talk.call({ id: "a", name: "lookup" });
    talk.result({ id: "a", status: "ok", result: 1 });
    talk.call({ id: "a", name: "book" });
    talk.result({ id: "a", status: "error", result: 2 });
    expect(talk.run().toolCalls).toMatchObject([
      { name: "lookup", status: "ok", result: 1 },
      { name: "book", status: "error", result: 2 },
    ]);
  });
});

describe("results", () => {
  test("are joined by id in any order", () => {
    const talk = talking();
    talk.call({ id: "a", name: "lookup" });
    talk.call({ id: "b", name: "lookup" });
    talk.result({ id: "b", status: "ok", result: "B" });
    talk.result({ id: "a", status: "ok", result: "A" });
    expect(talk.run().toolCalls.map(({ result }) => result)).toEqual(["A", "B"]);
  });

  test("without an id are joined by name", () => {
    const talk = talking();
    talk.call({ name: "lookup" });
    talk.call({ name: "book" });
    talk.result({ name: "book", status: "rejected", result: "no seat" });
    expect(talk.run().toolCalls).toMatchObject([
      { status: "pending" },
      { status: "rejected", result: "no seat" },
    ]);
  });

  test("without an id and a name are joined in order", () => {
    const talk = talking();
    talk.call({ name: "lookup" });
    talk.call({ name: "book" });
    talk.result({ status: "ok", result: 1 });
    talk.result({ status: "ok", result: 2 });
    expect(talk.run().toolCalls.map(({ result }) => result)).toEqual([1, 2]);
  });

  test("of no recorded call make the run unscorable", () => {
    const talk = talking();
    talk.result({ id: "x", name: "lookup", status: "ok" });
    talk.call({ id: "a", name: "lookup" });
    talk.result({ id: "b", status: "ok" });
    expect(talk.run().toolCalls).toMatchObject([{ status: "pending" }]);
    expect(talk.run().fault).toBe(
      '2 tool results without a recorded call, such as that of "x": the recording is not whole',
    );
  });

  test("whose id is no id make the run unscorable", () => {
    const talk = talking();
    talk.call({ id: "a", name: "a" });
    talk.result({ id: { toString: 1 }, name: "b", status: "ok" });
    expect(talk.run()).toMatchObject({
      toolCalls: [{ status: "pending" }],
      fault: expect.stringContaining('such as that of "b"'),
    });
  });

  test("that come twice count once, without a warning", () => {
    const talk = talking();
    talk.call({ id: "a", name: "lookup" });
    talk.result({ id: "a", status: "ok", result: 1 });
    talk.result({ id: "a", status: "error", result: 2 });
    expect(talk.run()).toMatchObject({ toolCalls: [{ status: "ok", result: 1 }], warnings: [] });
  });
});

describe("turns and groups", () => {
  test("calls of one turn are a group, and empty turns do not use up numbers", () => {
    const talk = new Conversation();
    talk.nextTurn();
    talk.nextTurn();
    talk.call({ name: "a" });
    talk.call({ name: "b" });
    talk.nextTurn();
    talk.nextTurn();
    talk.call({ name: "c" });
    talk.nextGroup();
    talk.nextGroup();
    talk.call({ name: "d" });
    expect(talk.run().toolCalls.map(({ name, turn, group }) => [name, turn, group])).toEqual([
      ["a", 1, 0],
      ["b", 1, 0],
      ["c", 3, 1],
      ["d", 3, 2],
    ]);
  });

  test("what comes before the first turn stands in turn 0", () => {
    const talk = new Conversation();
    talk.say("system", "Be brief.");
    talk.call({ name: "a" });
    expect(talk.run()).toMatchObject({ texts: [{ turn: 0 }], toolCalls: [{ turn: 0, group: 0 }] });
  });
});

describe("limits", () => {
  test("one call more than allowed is refused", () => {
    const talk = talking();
    for (let made = 0; made < limits.callsPerRun; made++) talk.call({ name: "a" });
    expect(() => talk.call({ name: "a" })).toThrow(`more than ${limits.callsPerRun} tool calls`);
    expect(talk.run().toolCalls).toHaveLength(limits.callsPerRun);
  });

  test("arguments nest as deep as allowed and no deeper", () => {
    const talk = talking();
    talk.call({ name: "a", arguments: nested(limits.nesting) });
    expect(() => talk.call({ name: "a", arguments: nested(limits.nesting + 1) })).toThrow(
      `arguments of "a" nest deeper than ${limits.nesting} levels`,
    );
    expect(() => talk.call({ name: "a", arguments: nested(100_000) })).toThrow(RecordingError);
  });
});

describe("input, response and the rest", () => {
  test("the input is what the user said before the last answer, the response that answer", () => {
    const talk = new Conversation();
    const speakerMessages = (speaker: "user" | "assistant" | "reasoning" | "system", ...texts: string[]) => {
      talk.nextTurn();
      for (const text of texts) talk.say(speaker, text);
    };
    speakerMessages("system", "Be kind.");
    speakerMessages("user", "Book a seat.");
    speakerMessages("assistant", "Where to?");
    speakerMessages("user", "Oslo.");
    speakerMessages("reasoning", "Done.");
    speakerMessages("assistant", "Booked.", "Bye!");
    speakerMessages("user", "Thanks.");
    expect(talk.run()).toMatchObject({ input: "Book a seat.\nOslo.", response: "Booked.\nBye!" });
  });

  test("without an answer everything the user said is input", () => {
    const talk = talking();
    talk.say("user", "Hello?");
    talk.nextTurn();
    talk.say("user", "Anyone?");
    expect(talk.run()).toMatchObject({ input: "Hello?\nAnyone?", response: "" });
  });

  test("only texts are said, a warning and a tool are kept once", () => {
    const talk = talking();
    talk.say("user", "");
    talk.say("user", 7);
    talk.say("user", undefined);
    talk.warn("odd");
    talk.warn("odd");
    talk.offer({ name: "a", description: "first" });
    talk.offer({ name: "a", description: "second" });
    expect(talk.run({ tags: { model: "m" }, caseId: "c" })).toStrictEqual({
      tags: { model: "m" },
      caseId: "c",
      input: "",
      response: "",
      texts: [],
      toolCalls: [],
      tools: [{ name: "a", description: "first" }],
      warnings: ["odd"],
      undecided: "the model's answer is empty: it neither says nor calls anything",
    });
  });
});

describe("a run in which the agent has no part", () => {
  const userMessages = () => {
    const talk = talking();
    talk.say("user", "Water the fern.");
    return talk;
  };

  test("is unscorable: its recording ends before the answer", () => {
    expect(userMessages().run().fault).toContain("ends before its answer");
  });

  test("is none where it answers with nothing, thinks, calls, or nobody asks", () => {
    const silent = userMessages();
    silent.say("assistant", "");
    const thinking = userMessages();
    thinking.say("reasoning", "A fern?");
    const calling = userMessages();
    calling.call({ name: "water" });
    for (const talk of [silent, thinking, calling, talking()]) expect(talk.run().fault).toBeUndefined();
  });
});

describe("executions", () => {
  test("give the call that was asked for their id", () => {
    const talk = talking();
    talk.call({ name: "water", arguments: { plant: "fern" } });
    expect(talk.execution({ id: "x", name: "water", arguments: { plant: "fern" }, status: "ok" })).toBe(true);
    expect(talk.run().toolCalls).toMatchObject([{ id: "x", status: "ok" }]);
  });

  test("of one id and different arguments are different calls", () => {
    const talk = talking();
    const water = (plant: string) => ({
      id: "x",
      name: "water",
      arguments: { plant },
      status: "ok" as const,
    });
    for (const plant of ["fern", "moss", "moss"])
      if (!talk.execution(water(plant))) talk.unaskedExecution(water(plant));
    expect(talk.run().toolCalls.map(({ arguments: args }) => args)).toEqual([
      { plant: "fern" },
      { plant: "moss" },
    ]);
  });
});
