import { describe, expect, test } from "vitest";
import type { Run, ToolCall } from "../../src/recordings/run.ts";
import { contentOf } from "../../src/recordings/run.ts";

const call = (more: Partial<ToolCall> = {}): ToolCall => ({
  name: "book",
  arguments: { date: "2024-01-15", seats: 1 },
  malformed: false,
  status: "ok",
  result: { id: 7 },
  turn: 1,
  group: 0,
  ...more,
});
const run = (more: Partial<Run> = {}) =>
  ({
    toolCalls: [call()],
    texts: [
      { speaker: "user", text: "Book it", turn: 0 },
      { speaker: "assistant", text: "Booked.", turn: 2 },
    ],
    response: "Booked.",
    ...more,
  }) satisfies Partial<Run>;

describe("what a run did is the same", () => {
  test.each<[string, Partial<Run>]>([
    ["with another call id", { toolCalls: [call({ id: "c1" })] }],
    [
      "with its keys in another order",
      { toolCalls: [call({ arguments: { seats: 1, date: "2024-01-15" } })] },
    ],
    ["in another turn", { toolCalls: [call({ turn: 4, group: 2 })] }],
    ["with another question", { texts: run().texts.slice(1) }],
  ])("%s", (_what, more) => {
    expect(contentOf(run(more))).toBe(contentOf(run()));
  });
});

describe("what a run did differs", () => {
  test.each<[string, Partial<Run>]>([
    ["with another argument", { toolCalls: [call({ arguments: { date: "2024-01-16", seats: 1 } })] }],
    ["with another tool", { toolCalls: [call({ name: "cancel" })] }],
    ["with one more call", { toolCalls: [call(), call()] }],
    ["with another status", { toolCalls: [call({ status: "error" })] }],
    ["with another result", { toolCalls: [call({ result: { id: 8 } })] }],
    ["with the result null instead of none", { toolCalls: [call({ result: null })] }],
    ["with arguments that are a text of JSON", { toolCalls: [call({ arguments: "{}", malformed: true })] }],
    ["with another answer", { response: "Done." }],
    ["with more said on the way", { texts: [...run().texts, { speaker: "assistant", text: "!", turn: 3 }] }],
  ])("%s", (_what, more) => {
    expect(contentOf(run(more))).not.toBe(contentOf(run()));
  });

  test("in the order of its calls", () => {
    const [a, b] = [call({ name: "a" }), call({ name: "b" })];
    expect(contentOf(run({ toolCalls: [a, b] }))).not.toBe(contentOf(run({ toolCalls: [b, a] })));
  });

  test("with a big integer that a double cannot tell apart", () => {
    const of = (seats: bigint) => contentOf(run({ toolCalls: [call({ arguments: { seats } })] }));
    expect(of(2n ** 53n)).not.toBe(of(2n ** 53n + 1n));
  });
});
