import { describe, expect, test } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { Conversation } from "../../../src/recordings/reading/conversation.ts";
import type { Message } from "../../../src/recordings/reading/model-messages.ts";
import { addSpans, type Execution, type Generation } from "../../../src/recordings/reading/spans.ts";
import type { Speaker, StatedCall } from "../../../src/recordings/run.ts";

function message(more: Partial<Message>): Message {
  return { texts: [], calls: [], results: [], ...more };
}

function callingGeneration(start: number, calls: StatedCall[], more: Partial<Generation> = {}): Generation {
  const output = [message({ calls })];
  return { kind: "generation", start: BigInt(start), end: BigInt(start + 1), input: [], output, ...more };
}

function executed(start: number, end: number, call: StatedCall, parent?: string): Execution {
  return { kind: "execution", start: BigInt(start), end: BigInt(end), parent, call };
}

function water(plant: string, more: Partial<StatedCall> = {}): StatedCall {
  return { name: "water", arguments: { plant }, ...more };
}

function callsOf(...spans: (Execution | Generation)[]): Json[] {
  const talk = new Conversation("calls");
  addSpans(talk, spans);
  const { toolCalls, warnings } = talk.run();
  expect(warnings).toEqual([]);
  return toolCalls.map(({ id = "-", arguments: args, status, group }) => {
    const { plant = "none" } = args as { plant?: string };
    return `${group} ${id} ${plant} ${status}`;
  });
}

describe("calls that were asked for", () => {
  test("are one with their executions, by id, in whatever order the spans come", () => {
    const spans = [
      executed(5, 6, water("fern", { id: "a", status: "ok" })),
      callingGeneration(10, [water("moss", { id: "c" })]),
      executed(5, 7, water("ivy", { id: "b", status: "error" })),
      callingGeneration(1, [water("fern", { id: "a" }), water("ivy", { id: "b" })]),
    ];
    const expected = ["0 a fern ok", "0 b ivy error", "1 c moss pending"];
    expect(callsOf(...spans)).toEqual(expected);
    expect(callsOf(...spans.toReversed())).toEqual(expected);
  });

  test("are one with executions without an id, those with the same arguments first", () => {
    expect(
      callsOf(
        callingGeneration(1, [water("fern", { id: "a" }), water("ivy", { id: "b" })]),
        executed(3, 4, water("ivy", { status: "error" })),
        executed(5, 6, water("fern, revised", { status: "ok" })),
      ),
    ).toEqual(["0 a fern ok", "0 b ivy error"]);
  });

  test("come before their executions also where clocks are too coarse to tell", () => {
    const early = executed(0, 1, water("fern", { id: "a", status: "ok" }));
    const generation = {
      ...callingGeneration(0, [water("fern", { id: "a" }), water("ivy", { id: "b" })]),
      end: 9n,
    };
    expect(callsOf(early, generation)).toEqual(["0 a fern ok", "0 b ivy pending"]);
  });

  test("are told apart where a model uses an id again", () => {
    expect(
      callsOf(
        callingGeneration(1, [water("fern", { id: "call_0" })]),
        executed(2, 3, water("fern", { id: "call_0", status: "ok" })),
        callingGeneration(4, [water("fern", { id: "call_0" })]),
        executed(5, 6, water("fern", { id: "call_0", status: "error" })),
      ),
    ).toEqual(["0 call_0 fern ok", "1 call_0 fern error"]);
  });

  test("learn from the next input what became of them when no span does", () => {
    const results = [
      { id: "a", status: "rejected" as const },
      { id: "b", status: "ok" as const, result: "wet" },
      { id: "unknown", status: "ok" as const },
    ];
    expect(
      callsOf(
        callingGeneration(1, [water("fern", { id: "a" }), water("ivy", { id: "b" })]),
        executed(2, 3, water("ivy", { id: "b", status: "error" })),
        callingGeneration(4, [], { input: [message({ results })] }),
      ),
    ).toEqual(["0 a fern rejected", "0 b ivy error"]);
  });

  test("without ids take the results that follow all calls, one after the other", () => {
    const earlier = message({ results: [{ status: "rejected" }] });
    const latest = message({ results: [{ status: "ok" }, { status: "error" }] });
    const history = message({ calls: [water("fern"), water("ivy")] });
    expect(
      callsOf(
        callingGeneration(1, [water("fern"), water("ivy")]),
        callingGeneration(4, [], { input: [earlier, history, latest] }),
      ),
    ).toEqual(["0 - fern ok", "0 - ivy error"]);
  });

  test("of tools that the provider runs have their results in the answer", () => {
    const output = [message({ calls: [water("fern", { id: "a" })], results: [{ id: "a", status: "ok" }] })];
    expect(callsOf(callingGeneration(1, [], { output }))).toEqual(["0 a fern ok"]);
  });
});

describe("calls in the history of an input", () => {
  const before = (...calls: StatedCall[]) => message({ calls });

  test("count when no span tells of them, also equal ones", () => {
    expect(
      callsOf(
        callingGeneration(1, [], { input: [before(water("fern"), water("fern")), before(water("fern"))] }),
      ),
    ).toEqual(["0 - fern pending", "0 - fern pending", "1 - fern pending"]);
  });

  test("do not count again, by their id, nor where it was written anew, by name and arguments", () => {
    const first = callingGeneration(1, [water("fern", { id: "a" }), water("ivy")]);
    const input = [before(water("fern", { id: "a" }), water("ivy"), water("fern", { id: "toolu_a" }))];
    expect(callsOf(first, callingGeneration(4, [water("moss", { id: "b" })], { input }))).toEqual([
      "0 a fern pending",
      "0 - ivy pending",
      "1 b moss pending",
    ]);
  });
});

describe("executions that nobody is recorded to have asked for", () => {
  const fern = executed(1, 5, water("fern", { status: "ok" }), "agent");

  test("are parallel when they overlap under one parent", () => {
    expect(
      callsOf(
        fern,
        executed(2, 3, water("ivy", { status: "ok" }), "agent"),
        executed(4, 6, water("moss", { status: "ok" }), "agent"),
      ),
    ).toEqual(["0 - fern ok", "0 - ivy ok", "0 - moss ok"]);
  });

  test("are not parallel one after the other, nor under different parents, nor across a model's answer", () => {
    const later = executed(5, 6, water("ivy", { status: "ok" }), "agent");
    expect(callsOf(fern, later)).toEqual(["0 - fern ok", "1 - ivy ok"]);
    const elsewhere = executed(2, 3, water("ivy", { status: "ok" }), "other");
    expect(callsOf(fern, elsewhere)).toEqual(["0 - fern ok", "1 - ivy ok"]);
    const answered = executed(4, 6, water("ivy", { status: "ok" }), "agent");
    expect(callsOf(fern, callingGeneration(2, []), answered)).toEqual(["0 - fern ok", "1 - ivy ok"]);
  });

  test("are two calls though the first never ended", () => {
    const hangs = executed(1, 99, water("fern"));
    expect(callsOf(hangs, executed(5, 6, water("fern", { status: "ok" })))).toEqual([
      "0 - fern pending",
      "0 - fern ok",
    ]);
    const asking = callingGeneration(0, [water("fern")]);
    expect(callsOf(asking, hangs, executed(5, 6, water("fern", { status: "ok" })))).toEqual([
      "0 - fern pending",
      "1 - fern ok",
    ]);
  });

  test("make the run unscorable when they do not tell the call themselves", () => {
    const fault = (...spans: (Execution | Generation)[]) => {
      const talk = new Conversation();
      addSpans(talk, spans);
      return talk.run().fault;
    };
    const untold = { ...executed(3, 4, water("ivy", { id: "a", status: "ok" })), untold: "no input" };
    expect(fault(fern, untold)).toBe("no input");
    expect(fault(untold, callingGeneration(1, [water("ivy", { id: "a" })]), fern)).toBeUndefined();
  });

  test("are none when nothing but a call of their name tells that they are", () => {
    const perhaps = { ...fern, onlyIfAsked: true as const };
    expect(callsOf(perhaps)).toEqual([]);
    expect(callsOf(callingGeneration(0, [water("fern")]), perhaps)).toEqual(["0 - fern ok"]);
  });
});

test("texts are said once and in order, the same words twice where they were said twice; tools are offered once", () => {
  const talk = new Conversation();
  const say = (speaker: Speaker, text: string) => message({ texts: [{ speaker, text }] });
  const question = () => say("user", "Water the fern.");
  addSpans(talk, [
    callingGeneration(4, [], {
      input: [question(), say("assistant", "Which?"), question()],
      output: [say("assistant", "Done.")],
      tools: [{ name: "water" }],
    }),
    callingGeneration(1, [], { input: [question()], output: [say("assistant", "Which?")] }),
    callingGeneration(2, [water("fern")], {
      input: [question()],
      tools: [{ name: "water", description: "Waters." }],
    }),
  ]);
  expect(talk.run().texts.map(({ text }) => text)).toEqual([
    "Water the fern.",
    "Which?",
    "Water the fern.",
    "Done.",
  ]);
  expect(talk.run().tools).toEqual([{ name: "water", description: "Waters." }]);
});
