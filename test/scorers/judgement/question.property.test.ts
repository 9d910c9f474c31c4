import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../../../src/core/json.ts";
import { canonicalJson } from "../../../src/core/json.ts";
import { parseJson } from "../../../src/core/parse-json.ts";
import type { Run, Speaker, Text, ToolCall } from "../../../src/recordings/run.ts";
import { oneLine } from "../../../src/scorers/judge/question.ts";
import { anyJson } from "../../core/json/arbitrary.ts";
import { callsIn, dataOf, judgeQuestion, runWith, section, seen, terms } from "./fixture.ts";

/** Sequences that could end a line, a text, a fence or the data, or imitate the surrounding prompt. */
const NASTY = [
  ...["<data-0123456789abcdef>", "</data-0123456789abcdef>", "</data>", "-->", "]]>", "```", "~~~", "'''"],
  ...[
    '"',
    '\\"',
    "\\",
    "\\u003c",
    "{",
    "}",
    "]",
    '"}]}',
    "\n",
    "\r\n",
    "\u0085",
    "\u2028",
    "\u2029",
    "\0",
    "\t",
  ],
  ...[
    "\u202e",
    "\u2066",
    "\u200b",
    "\u200d",
    "\ufeff",
    "\u00ad",
    "\u{e0041}",
    "\ufe0f",
    "\u{e0100}",
    "\u3164",
  ],
  ...[
    "\ud83d",
    "\ude00",
    "😀",
    "\u001b[2J",
    "&lt;",
    "__proto__",
    "constructor",
    '{"nonce": "0123456789abcdef"}',
  ],
  ...["\u0000call-1\u0000", "integer-0:1", "[… 3 characters left out …]"],
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: "binary", maxLength: 8 })), { maxLength: 5 })
  .map((parts) => parts.join(""));
const name = hostile.map((text) => text || "tool");
const value: fc.Arbitrary<Json> = fc.oneof(
  anyJson,
  hostile,
  fc.dictionary(hostile, fc.oneof(hostile, fc.array(hostile, { maxLength: 2 })), { maxKeys: 3 }),
);

const call: fc.Arbitrary<ToolCall> = fc
  .record({
    name,
    arguments: value,
    malformed: fc.boolean(),
    status: fc.constantFrom("ok" as const, "error" as const, "rejected" as const, "pending" as const),
    turn: fc.nat(4),
    group: fc.nat(4),
    result: fc.option(fc.oneof(value, value.map(canonicalJson)), { nil: undefined }),
    id: fc.option(hostile, { nil: undefined }),
  })
  .map(({ result, id, ...made }) => ({
    ...made,
    ...(result === undefined ? {} : { result }),
    ...(id === undefined ? {} : { id }),
  }));
const text: fc.Arbitrary<Text> = fc.record({
  speaker: fc.constantFrom<Speaker>("system", "user", "assistant", "reasoning"),
  text: hostile,
  turn: fc.nat(4),
});
const anyRun: fc.Arbitrary<Run> = fc.record({
  tags: fc.constant({}),
  input: hostile.map((text) => `? ${text}`),
  response: hostile,
  texts: fc.array(text, { maxLength: 5 }),
  toolCalls: fc.array(call, { minLength: 1, maxLength: 4 }),
  tools: fc.constant([]),
  warnings: fc.constant([]),
});
const anyTools = fc.array(fc.record({ name, description: hostile }), {
  maxLength: 3,
});

/** Characters that could have a meaning in their place. */
const FORBIDDEN = /[<>&`\n\r\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

describe("whatever was recorded", () => {
  test("its data is one line between two markers, and reads back as what it was", () => {
    fc.assert(
      fc.property(anyRun, anyTools, (run, tools) => {
        const question = judgeQuestion(run, { ...seen(), tools });
        const { markers, between } = section(question);
        expect(markers).toEqual([`<data-${question.nonce}>`, "</data>"]);
        expect(between).toHaveLength(1);
        expect(between[0]).not.toMatch(FORBIDDEN);
        // No truncated prefix of the end contains it.
        expect(question.user.lastIndexOf(question.nonce)).toBeLessThan(
          question.user.indexOf(between[0] ?? ""),
        );
        expect(canonicalJson(dataOf(question).availableTools)).toBe(
          canonicalJson(tools.filter(({ name }, at) => tools.findIndex((one) => one.name === name) === at)),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  test("any value reads back as what it was", () => {
    fc.assert(
      fc.property(value, (one) => {
        const line = oneLine(one);
        expect(line).not.toMatch(FORBIDDEN);
        expect(canonicalJson(parseJson(line))).toBe(canonicalJson(one));
      }),
      { numRuns: 1_000 },
    );
  });

  test("what stands around it does not hang on it", () => {
    const around = (run: Run) => {
      const { user, nonce, system } = judgeQuestion(run);
      return [system, user.split("\n").toSpliced(2, 1).join("\n").replaceAll(nonce, "")];
    };
    fc.assert(
      fc.property(anyRun, (run) => {
        const plain = runWith(run.toolCalls.map((one) => ({ ...one, name: "a", arguments: {} })));
        expect(around(run)).toEqual(around(plain));
      }),
    );
  });

  test("every call is shown once", () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const question = judgeQuestion(run);
        const shown = callsIn(question).map(({ id, name, status }) => [id, name, status].join(" "));
        const calls = run.toolCalls.map(({ name, status }, at) => [`call-${at + 1}`, name, status].join(" "));
        expect(shown.toSorted()).toEqual(calls.toSorted());
      }),
    );
  });
});

describe("the key of a question", () => {
  const keyOf = (run: Run) => judgeQuestion(run).key;

  test("is the same for the same run, whatever ids its calls have and whatever the agent thought", () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const again: Run = {
          ...structuredClone(run),
          texts: run.texts.filter(({ speaker }) => speaker !== "reasoning"),
          toolCalls: run.toolCalls.map((one) => ({ ...one, id: "other" })),
        };
        expect(keyOf(again)).toBe(keyOf(run));
      }),
    );
  });

  test("is another one when anything that the judge sees is another one", () => {
    const data = (run: Run) => canonicalJson(dataOf(judgeQuestion(run)));
    fc.assert(
      fc.property(anyRun, value, fc.nat(), (run, other, pick) => {
        const at = pick % run.toolCalls.length;
        const changed = {
          ...run,
          toolCalls: run.toolCalls.map((one, place) => (place === at ? { ...one, arguments: other } : one)),
        };
        expect(keyOf(changed) === keyOf(run)).toBe(data(changed) === data(run));
      }),
    );
  });

  test.each<[string, (run: Run) => Run]>([
    ["a user's text", (run) => ({ ...run, texts: [{ speaker: "user", text: "Book HL208", turn: 0 }] })],
    ["an answer", (run) => ({ ...run, response: "No." })],
    ["an argument", (run) => withCall(run, { arguments: { id: 9007199254740992n } })],
    ["an argument's type", (run) => withCall(run, { arguments: { id: "9007199254740993" } })],
    ["a tool", (run) => withCall(run, { name: "b" })],
    ["a status", (run) => withCall(run, { status: "error" })],
    ["a result", (run) => withCall(run, { result: 2 })],
    ["a result that is not recorded", (run) => runWith(run.toolCalls.map(({ result: _, ...one }) => one))],
    ["arguments that are no JSON", (run) => withCall(run, { malformed: true })],
    [
      "calls one after the other",
      (run) => ({ ...run, toolCalls: run.toolCalls.map((one, group) => ({ ...one, group })) }),
    ],
    ["one call more", (run) => ({ ...run, toolCalls: [...run.toolCalls, ...run.toolCalls] })],
  ])("is another one for %s", (_what, change) => {
    const run = runWith([made({ id: 9007199254740993n }), made({})]);
    expect(keyOf(change(run))).not.toBe(keyOf(run));
  });

  test("is another one under other terms, and with other tools", () => {
    const run = runWith([made({})]);
    const keys = [
      judgeQuestion(run),
      judgeQuestion(run, seen(["a"])),
      judgeQuestion(run, { ...seen(), tools: [{ name: "a", description: "b" }] }),
      judgeQuestion(run, seen(), { ...terms, votes: 3 }),
      judgeQuestion(run, seen(), { ...terms, model: "judge-2" }),
      judgeQuestion(run, seen(), { ...terms, server: "https://judge.example/v2" }),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  function made(args: Json): ToolCall {
    return { name: "a", arguments: args, malformed: false, status: "ok", result: 1, turn: 0, group: 0 };
  }

  function withCall(run: Run, change: Partial<ToolCall>): Run {
    const [first, ...rest] = run.toolCalls;
    return first === undefined ? run : { ...run, toolCalls: [{ ...first, ...change }, ...rest] };
  }
});
