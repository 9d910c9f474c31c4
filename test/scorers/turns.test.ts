import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { policySchema } from "../../src/config/policy-schema.ts";
import type { JsonObject } from "../../src/core/json.ts";
import { fingerprintOf } from "../../src/gate/score/fingerprint.ts";
import { passes } from "../../src/gate/score/passes.ts";
import { scoreRun } from "../../src/gate/score/score-run.ts";
import { turnsOfRun } from "../../src/recordings/reading/turns.ts";
import type { Run, Speaker, Text, ToolCall } from "../../src/recordings/run.ts";
import { reasonsOf } from "../../src/report/reasons.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { type Content, reportOn } from "../workspace.ts";
import { expectationOf, made, runOf } from "./fixture.ts";

type Message = [Speaker, string] | ToolCall;

function talk(...messages: Message[]): Run {
  const texts: Text[] = [];
  const toolCalls: ToolCall[] = [];
  for (const [turn, message] of messages.entries()) {
    if (Array.isArray(message)) texts.push({ speaker: message[0], text: message[1], turn });
    else toolCalls.push({ ...message, turn, group: turn });
  }
  const input = texts.flatMap(({ speaker, text }) => (speaker === "user" ? [text] : [])).join("\n");
  const response = texts.findLast(({ speaker }) => speaker === "assistant")?.text ?? "";
  return { ...runOf([]), texts, toolCalls, input, response };
}

const user = (text: string): Message => ["user", text];
const agent = (text: string): Message => ["assistant", text];

function split(...messages: Message[]): string[] | undefined {
  return turnsOfRun(talk(...messages))?.map(
    ({ input, toolCalls, response }) =>
      `${input.replaceAll("\n", "+")}: ${toolCalls.map(({ name }) => name).join(" ")}: ${response.replaceAll("\n", "+")}`,
  );
}

function judge(caseFields: JsonObject, run: Run, policy: JsonObject = {}) {
  const parsed = policySchema.parse(policy);
  const scored = scoreRun(run, expectationOf(caseFields), toolBook(parsed.tools), parsed);
  return { pass: passes(scored, parsed), scores: scored.scores };
}

const calling = (...names: string[]): JsonObject => ({ referenceToolCalls: names.map((name) => ({ name })) });

describe("a turn of a run", () => {
  test("is a message of the user, with all that follows up to the next", () => {
    expect(
      split(
        user("one"),
        made("a"),
        made("b"),
        agent("done"),
        user("two"),
        agent("well"),
        made("c"),
        agent("ok"),
      ),
    ).toEqual(["one: a b: done", "two: c: ok"]);
  });

  test("is one message more where nobody answered the first", () => {
    expect(split(user("one"), user("more"), made("a"), user("two"), agent("yes"))).toEqual([
      "one+more: a: ",
      "two: : yes",
    ]);
    expect(split(user("one"), ["system", "careful"], user("more"), agent("yes"))).toEqual([
      "one+more: : yes",
    ]);
  });

  test("begins where the agent only thought, or only called, before", () => {
    expect(split(user("one"), ["reasoning", "hm"], user("two"), agent("b"))).toEqual(["one: : ", "two: : b"]);
    expect(split(user("one"), made("a"), user("two"), made("b"))).toEqual(["one: a: ", "two: b: "]);
  });

  test("has in the first what came before any message of the user", () => {
    expect(split(["system", "You help"], made("greet"), user("one"), made("a"), user("two"))).toEqual([
      "one: greet a: ",
      "two: : ",
    ]);
    expect(turnsOfRun(talk(["system", "You help"], user("one")))?.[0]?.texts).toHaveLength(2);
  });

  test("is the whole run where the question stands apart, and unknown where it does not stand there at all", () => {
    const run = { ...talk(made("a"), agent("yes")), input: "one" };
    expect(turnsOfRun(run)).toEqual([run]);
    expect(turnsOfRun(talk(made("a"), agent("yes")))).toBeUndefined();
  });

  test("has every text and call in one turn, in order, whatever was said", () => {
    const message = fc.oneof(
      fc.constantFrom<Speaker>("user", "assistant", "system", "reasoning").map((who): Message => [who, "x"]),
      fc.constant<Message>(made("a")),
    );
    fc.assert(
      fc.property(fc.array(message, { maxLength: 12 }), (messages) => {
        const run = talk(user("first"), ...messages);
        const parts = turnsOfRun(run) ?? [];
        expect(parts.flatMap(({ texts }) => texts)).toEqual(run.texts);
        expect(parts.flatMap(({ toolCalls }) => toolCalls)).toEqual(run.toolCalls);
        for (const { texts } of parts) expect(texts.some(({ speaker }) => speaker === "user")).toBe(true);
      }),
    );
  });
});

const asks = (content: string) => ({ role: "user", content });
const assistantMessage = (content: string) => ({ role: "assistant", content });
const calls = (name: string, id: string, args = "{}") => [
  {
    role: "assistant",
    content: null,
    tool_calls: [{ id, type: "function", function: { name, arguments: args } }],
  },
  { role: "tool", tool_call_id: id, content: "fine" },
];

/** The only trial of a case with these turns, and the reasons of its missing points. */
function recorded(turns: string, messages: Content[], policy = "{}") {
  const { cases, policy: used } = reportOn(
    {
      "expectations.yml": `cases: [{ id: c, turns: ${turns} }]`,
      "policy.yml": policy,
      "runs/c.json": { messages },
    },
    { policy: "policy.yml" },
  );
  const trial = cases[0]?.trials[0];
  if (trial === undefined) throw new Error("no trial");
  const reasons = reasonsOf(trial, used).map(({ subject, text }) => `${subject}: ${text}`);
  return { pass: trial.pass, scores: trial.scores, reasons };
}

describe("a recording with several messages of the user", () => {
  const messages = [
    { role: "system", content: "You help." },
    asks("Find it"),
    ...calls("search", "1"),
    assistantMessage("Found."),
    asks("Book it"),
    ...calls("book", "2", '{"n":1}'),
    assistantMessage("Booked."),
    asks("Cancel it"),
    ...calls("cancel", "3"),
    assistantMessage("Done."),
  ];
  const [find, book, cancel] = ["search", "book", "cancel"].map(
    (name) => `{ referenceToolCalls: [{ name: ${name} }] }`,
  );

  test("passes where each turn does", () => {
    expect(recorded(`[${find}, ${book}, ${cancel}]`, messages)).toMatchObject({
      pass: true,
      scores: { code: { value: 1 }, f1: { value: 1 } },
      reasons: [],
    });
  });

  test("fails by the first turn that does, which scores and reasons name", () => {
    const { pass, scores, reasons } = recorded(
      `[${find}, { referenceToolCalls: [{ name: book, arguments: { n: 2 } }] }, ${find}]`,
      messages,
    );
    expect(pass).toBe(false);
    expect(scores.f1).toMatchObject({ status: "scored", value: 0, turn: 2 });
    expect(scores.code).toMatchObject({ status: "scored", value: 0, turn: 3 });
    expect(reasons[0]).toBe("turn 2: book: n: expected 2, got 1");
    expect(reasons).toContainEqual("turn 3: tools: search was not called");
  });

  test("is not helped by the right call in another turn", () => {
    expect(recorded(`[${book}, ${find}]`, messages)).toMatchObject({
      pass: false,
      scores: { f1: { turn: 1 }, code: { turn: 1 } },
    });
  });

  test("is free in empty turns, and expected to call nothing after the last", () => {
    expect(recorded(`[${find}]`, messages)).toMatchObject({ pass: false, scores: { f1: { turn: 2 } } });
    expect(recorded(`[${find}, {}, {}]`, messages).pass).toBe(true);
    expect(recorded(`[${find}, {}, ${cancel}]`, messages).pass).toBe(true);
    expect(recorded(`[{}, {}, ${find}]`, messages)).toMatchObject({
      pass: false,
      scores: { f1: { turn: 3 } },
    });
  });

  test("is in error where it lacks a turn, and says what to do", () => {
    const reason =
      "the case has 4 turns, and the run has 3: record every message of the user, or take the turn out of the case";
    expect(recorded(`[${find}, ${book}, ${cancel}, ${find}]`, messages)).toMatchObject({
      pass: null,
      scores: { code: { status: "error", reason }, f1: { status: "error", reason } },
    });
  });

  test("is held in each turn to what must be said there", () => {
    expect(recorded("[{ mustSay: [found] }, { mustSay: [booked] }]", messages).pass).toBe(true);
    const swapped = recorded("[{ mustNotSay: [sorry] }, { mustSay: [found] }]", messages);
    expect(swapped).toMatchObject({ pass: false, scores: { says: { value: 0, turn: 2 } } });
    expect(swapped.reasons).toEqual([expect.stringMatching(/^turn 2: says: .*found/)]);
    expect(recorded("[{ mustNotSay: [booked] }, { mustSay: [booked] }]", messages).pass).toBe(true);
    expect(recorded("[{}, { mustNotSay: [booked] }]", messages)).toMatchObject({
      pass: false,
      scores: { says: { turn: 2 } },
    });
  });
});

describe("a run of which the messages of the user are not recorded", () => {
  const silent = talk(made("a"), agent("done"));

  test("is not assessed", () => {
    expect(judge({ turns: [calling("a")] }, silent)).toEqual({
      pass: null,
      scores: expect.objectContaining({
        code: expect.objectContaining({ status: "not-assessed", unrecorded: true }),
        f1: {
          status: "not-assessed",
          reason: "the case has turns, and the recording does not have the messages of the user",
          unrecorded: true,
        },
      }),
    });
  });

  test("fails all the same by a rule", () => {
    expect(judge({ turns: [calling("a")], forbiddenTools: ["a"] }, silent).pass).toBe(false);
  });
});

test("what the whole run must say is looked for in all of it, beside its turns", () => {
  const run = talk(user("one"), agent("red"), user("two"), agent("blue"));
  const turns: JsonObject[] = [{ mustSay: ["red"] }, { mustSay: ["blue"] }];
  expect(judge({ turns, mustSay: ["blue"] }, run).pass).toBe(true);
  expect(judge({ turns, mustNotSay: ["red"] }, run).pass).toBe(false);
  expect(judge({ turns: [turns[1] as JsonObject], mustSay: ["blue"] }, run).pass).toBe(false);
});

test("a case with one turn scores as the plain case does, where a run has one", () => {
  const caseFields = calling("a", "b");
  for (const messages of [[made("a"), made("b")], [made("b"), made("a")], [made("a")], [agent("no")]]) {
    const run = talk(user("one"), ...messages);
    expect(judge({ turns: [caseFields] }, run)).toEqual(judge(caseFields, run));
  }
});

test("a run passes if and only if each of its turns does, whatever the marks", () => {
  const names = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 3 });
  const turn = fc.record({ expected: fc.option(names), called: names });
  const mark = fc.constantFrom(0, 0.3, 0.5, 0.7, 1);
  const seen = new Set<boolean | null>();
  fc.assert(
    fc.property(
      fc.array(turn, { minLength: 1, maxLength: 4 }),
      mark,
      fc.constantFrom<string[]>(["f1"], ["code", "f1"]),
      (turns, f1, scorers) => {
        const policy = { passMarks: { f1 }, gate: { scorers } };
        const caseFields = turns.map(({ expected }) => (expected === null ? {} : calling(...expected)));
        const messages = turns.map(({ called }) => [
          user("go on"),
          ...called.map((name) => made(name)),
          agent("done"),
        ]);
        const each = messages.map(
          (some, at) => judge(caseFields[at] as JsonObject, talk(...some), policy).pass,
        );
        const { pass } = judge({ turns: caseFields }, talk(...messages.flat()), policy);
        const measured = each.filter((one) => one !== null);
        expect(pass).toBe(measured.length === 0 ? null : measured.every(Boolean));
        seen.add(pass);
      },
    ),
    { numRuns: 300, seed: 3 },
  );
  expect(seen).toEqual(new Set([true, false, null]));
});

test("the fingerprint changes with every part of every turn, and with their order", () => {
  const fingerprint = (...turns: JsonObject[]) =>
    fingerprintOf(expectationOf({ turns }), policySchema.parse({}));
  const a = calling("a");
  const b = calling("b");
  const all = [
    fingerprint(a, b),
    fingerprint(b, a),
    fingerprint(a),
    fingerprint(a, b, {}),
    fingerprint(a, {}, b),
    fingerprint(a, { ...b, mustSay: ["x"] }),
    fingerprint(a, { ...b, mustSay: ["y"] }),
    fingerprint(a, { ...b, mustNotSay: ["x"] }),
    fingerprint({ ...a, mustSay: ["x"] }, b),
    fingerprint(a, { ...b, strictMode: true }),
    fingerprint(a, { ...b, f1: { mode: "flexible" } }),
    fingerprint(a, { ...b, code: { order: "free" } }),
    fingerprintOf(expectationOf({ anyOf: [a, b] }), policySchema.parse({})),
  ];
  expect(new Set(all).size).toBe(all.length);
});
