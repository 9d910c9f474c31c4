import { expect, test } from "vitest";
import type { Run, ToolCall } from "../../src/recordings/run.ts";
import { conversationOf } from "../../src/views/conversation.ts";

const call = (turn: number, more: Partial<ToolCall>): ToolCall => ({
  name: "book",
  arguments: { day: 1 },
  malformed: false,
  status: "ok",
  turn,
  group: 0,
  ...more,
});

const run = (more: Partial<Run>): Run => ({
  tags: {},
  input: "",
  response: "",
  texts: [],
  toolCalls: [],
  tools: [],
  warnings: [],
  ...more,
});

const linesOf = (more: Partial<Run>, rules: readonly string[] = []) =>
  conversationOf(run(more), rules).map(({ name, text }) => `${name} ${text}`);

test("is in order: what the user said, each call with its arguments, and the answer", () => {
  const texts = [
    { speaker: "system", text: "be kind", turn: 0 },
    { speaker: "user", text: "book it", turn: 1 },
    { speaker: "user", text: "and another", turn: 4 },
  ] as const;
  const toolCalls = [call(2, {}), call(5, { arguments: { day: 2 } })];
  expect(linesOf({ texts: [...texts], toolCalls, response: "done" })).toEqual([
    "user book it",
    'book {"day":1}',
    "user and another",
    'book {"day":2}',
    "answer done",
  ]);
});

test("begins with the input where no text of the user is recorded", () => {
  expect(linesOf({ input: "book it", toolCalls: [call(1, {})] })).toEqual(["user book it", 'book {"day":1}']);
});

test.each([
  ["the tool", "pay.card", call(1, { name: "pay", arguments: { card: "4111-2222" } })],
  ["its server", "bank/pay.card", call(1, { name: "pay", server: "bank", arguments: { card: "4111-2222" } })],
  ["its wrapper", "run.card", call(1, { name: "pay", recordedAs: "run", arguments: { card: "4111-2222" } })],
])("hides an argument by the name of %s", (_what, rule, made) => {
  expect(linesOf({ toolCalls: [made] }, [rule]).join()).not.toContain("4111");
});

test("hides what texts repeat of a hidden argument", () => {
  const toolCalls = [call(2, { name: "pay", arguments: { card: "4111-2222" } })];
  const texts = [{ speaker: "user" as const, text: "use 4111-2222", turn: 1 }];
  const shown = linesOf({ texts, toolCalls, response: "4111-2222 was charged" }, ["pay.card"]).join();
  expect(shown).not.toContain("4111");
  expect(shown).toContain("was charged");
});
