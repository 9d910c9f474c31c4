import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { limits } from "../../src/core/limits.ts";
import { scoreRun } from "../../src/gate/score/score-run.ts";
import { redactor } from "../../src/report/details.ts";
import { brokenRules, uncheckedRule } from "../../src/scorers/check-rules.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { expectationOf, made, runOf } from "./fixture.ts";
import { callsIn, rulesIn, say } from "./rules/fixture.ts";

const unrecorded = (rule: string, label: string) =>
  `the rule ${rule} cannot be checked: the recording does not have the result of ${label}. Record what tools answer, or take the rule out`;

describe("a rule is kept, broken by the first call that breaks it, or cannot be checked", () => {
  test.each<[JsonObject, string, string[]]>([
    [{ before: ["verify", "refund"] }, "verify refund refund", []],
    [{ before: ["verify", "refund"] }, "verify search", []],
    [
      { before: ["verify", "refund"] },
      "search refund verify refund",
      ["before: called refund (call 2) before verify succeeded"],
    ],
    [
      { before: ["verify", "refund"] },
      "verify! verify~ refund",
      ["before: called refund (call 3) before verify succeeded"],
    ],
    [{ before: ["verify", "refund"] }, "verify? refund", [unrecorded("before", "verify (call 1)")]],
    [{ before: ["verify", "refund"] }, "verify? verify refund", []],
    [
      {
        before: [
          ["ver*", "refund_*"],
          ["a", "b"],
        ],
      },
      "refund_1 verify b a",
      [
        "before: called refund_1 (call 1) before ver* succeeded",
        "before: called b (call 3) before a succeeded",
      ],
    ],
    [{ atMost: { search: 2 } }, "search book search", []],
    [
      { atMost: { "s*": 1, book: 0 } },
      "search see book search",
      [
        "atMost: called s* 3 times, 1 is allowed; see (call 2) is one too many",
        "atMost: called book once, 0 are allowed; book (call 3) is one too many",
      ],
    ],
    [{ atLeast: { "s*": 2 } }, "search see", []],
    [{ atLeast: { search: 2 } }, "search", ["atLeast: called search once, at least 2 are required"]],
    [{ atLeast: { search: 1 } }, "", ["atLeast: called search 0 times, at least 1 is required"]],
    [{ allowedTools: ["get_*", "book"] }, "get_x book", []],
    [
      { allowedTools: ["get_*"] },
      "get_x drop drop book",
      [
        "allowedTools: called drop (call 2), which is not allowed",
        "allowedTools: called book (call 4), which is not allowed",
      ],
    ],
    [{ forbiddenTools: ["drop_*"] }, "get_x", []],
    [
      { forbiddenTools: ["drop_*"] },
      "a drop_x",
      ['forbiddenTools: called drop_x (call 2), which "drop_*" forbids'],
    ],
    [{ maxToolCalls: 2 }, "a b", []],
    [
      { maxToolCalls: 2 },
      "a b c d",
      ["maxToolCalls: made 4 calls, 2 are allowed; c (call 3) is one too many"],
    ],
    [{ maxFailedCalls: 1 }, "a! b", []],
    [{ maxFailedCalls: 1 }, "a? b", []],
    [{ maxFailedCalls: 1 }, "a! b? c", [unrecorded("maxFailedCalls", "b (call 2)")]],
    [
      { maxFailedCalls: 1 },
      "a! b? c~ d!",
      ["maxFailedCalls: 3 calls failed, 1 is allowed; c (call 3) is one too many"],
    ],
    [
      { maxFailedCalls: 0 },
      "a!",
      ["maxFailedCalls: 1 call failed, 0 are allowed; a (call 1) is one too many"],
    ],
    [{ noRepeat: 2 }, "a a b a a", []],
    [
      { noRepeat: 2 },
      "b a a a a",
      ["noRepeat: called a (call 4) 3 times in a row with the same arguments, 2 are allowed"],
    ],
    [{ status: { pay: "ok" } }, "pay search!", []],
    [{ status: { pay: "ok" } }, "pay pay~", ["status: pay (call 2) ended as rejected, ok is required"]],
    [{ status: { "p*": "error" } }, "pay", ["status: pay (call 1) ended as ok, error is required"]],
    [{ status: { pay: "rejected" } }, "pay? search", [unrecorded("status", "pay (call 1)")]],
    [{ status: { pay: "ok" } }, "pay? pay!", ["status: pay (call 2) ended as error, ok is required"]],
    [{ forbiddenSequence: ["a", "b", "c"] }, "a b a c b c", []],
    [{ forbiddenSequence: ["a", "b"] }, "b a", []],
    [
      { forbiddenSequence: ["a", "b", "c*"] },
      "a b a b c1 a b c2",
      ["forbiddenSequence: called c1 (call 5) right after a → b"],
    ],
    [
      {
        forbiddenSequence: [
          ["a", "a"],
          ["b", "c"],
        ],
      },
      "b c a a",
      [
        "forbiddenSequence: called a (call 4) right after a",
        "forbiddenSequence: called c (call 2) right after b",
      ],
    ],
  ])("%j of %j", (caseFields, calls, message) => {
    expect(say(caseFields, calls)).toEqual(message);
  });

  test("before: a call made at once with the other did not wait for its result", () => {
    const together = [made("verify"), made("refund")];
    const run = { ...runOf([]), toolCalls: together };
    expect(brokenRules(run, rulesIn({ before: ["verify", "refund"] }))).toMatchObject([{ call: 1 }]);
    const after = { ...run, toolCalls: [made("verify"), made("refund", {}, { group: 1 })] };
    expect(brokenRules(after, rulesIn({ before: ["verify", "refund"] }))).toEqual([]);
  });

  test("noRepeat: the same arguments in any order of keys, and as they are written where they are not JSON", () => {
    const repeat = (...args: Json[]) =>
      say(
        { noRepeat: 1 },
        args.map((one) => made("a", one)),
      );
    expect(repeat({ x: 1, y: 2 }, { y: 2, x: 1 })).toHaveLength(1);
    expect(repeat({ x: 1 }, { x: 2 }, { x: 1 })).toEqual([]);
    const broken = made("a", "{x", { malformed: true });
    expect(say({ noRepeat: 1 }, [broken, broken])).toHaveLength(1);
    expect(say({ noRepeat: 1 }, [broken, made("a", "{x")])).toEqual([]);
  });

  test("forbiddenArguments: all that are named, with matchers; others are free", () => {
    const caseFields = { forbiddenArguments: { "pay*": { amount: { $type: "integer" }, currency: "EUR" } } };
    expect(
      say(caseFields, [made("pay", { amount: 1 }), made("find", { amount: 1, currency: "EUR" })]),
    ).toEqual([]);
    expect(say(caseFields, [made("pay", { amount: "1", currency: "EUR" })])).toEqual([]);
    expect(say(caseFields, [made("a"), made("pay_now", { currency: "EUR", amount: 5, to: "Ann" })])).toEqual([
      'forbiddenArguments: called pay_now (call 2) with amount: 5, currency: "EUR"',
    ]);
    const several = { forbiddenArguments: { pay: [{ amount: 0 }, { dry_run: { $absent: true } }] } };
    expect(say(several, [made("pay", { amount: 0, dry_run: true })])).toEqual([
      "forbiddenArguments: called pay (call 1) with amount: 0",
    ]);
    expect(say(several, [made("pay", { amount: 1 })])).toHaveLength(1);
    const unread = '{"amount": 0';
    expect(say(several, [made("pay", unread, { malformed: true, status: "rejected" })])).toEqual([]);
    expect(say(several, [made("pay", unread, { malformed: true })])).toEqual([
      "the rule forbiddenArguments cannot be checked: a call of pay has arguments that are not JSON. Record them as JSON, or take the rule out",
    ]);
  });

  test("forbiddenArguments: what takes too long to compare is not kept", () => {
    const long = "x".repeat(100_000);
    const calls = Array.from({ length: 600 }, () => made("a", { t: long }));
    expect(say({ forbiddenArguments: { a: { t: { $regex: "y" } } } }, calls)).toEqual([
      "the rule forbiddenArguments cannot be checked: it takes too long to compare all arguments. Record fewer calls, or take the rule out",
    ]);
  });

  test("knownArguments: by the recorded schema, without which nobody can say", () => {
    const knownArguments = { knownArguments: true } as const;
    const tools = [{ name: "find", parameters: ["city"] }, { name: "pay" }];
    expect(
      say(knownArguments, [made("find", { city: "Bonn" }), made("pay"), made("other")], { tools }),
    ).toEqual([]);
    expect(say(knownArguments, [made("find", { city: "Bonn", near: 1, x: 2 })], { tools })).toEqual([
      'knownArguments: called find (call 1) with "near", "x", which its schema does not name',
    ]);
    for (const name of ["pay", "other"])
      expect(say(knownArguments, [made(name, { x: 1 })], { tools })).toEqual([
        `the rule knownArguments cannot be checked: the recording has no schema of ${name} that names its arguments. Record the tools with their schemas, or take the rule out`,
      ]);
    const unread = made("find", "{city", { malformed: true });
    expect(say(knownArguments, [made("find", {}), { ...unread, status: "error" }], { tools: [] })).toEqual(
      [],
    );
    expect(say(knownArguments, [unread], { tools: [] })).toEqual([
      "the rule knownArguments cannot be checked: a call of find has arguments that are not JSON. Record them as JSON, or take the rule out",
    ]);
  });
});

const ALL: readonly JsonObject[] = [
  { before: ["a", "b"] },
  { atMost: { a: 1 } },
  { atLeast: { a: 1 } },
  { allowedTools: ["a"] },
  { forbiddenTools: ["a"] },
  { maxToolCalls: 1 },
  { maxFailedCalls: 1 },
  { noRepeat: 1 },
  { status: { a: "ok" } },
  { forbiddenSequence: ["a", "b"] },
  { forbiddenArguments: { a: { x: 1 } } },
  { knownArguments: true },
];

test.each(ALL.map((ruleFields) => [Object.keys(ruleFields)[0] as string, ruleFields]))(
  "%s cannot be checked where the recording has texts only",
  (rule, ruleFields) => {
    expect(say(ruleFields, [], { textsOnly: true })).toEqual([
      `the rule ${rule} cannot be checked: the recording has texts only and does not say which tools were called. Record the calls too, or take the rule out`,
    ]);
  },
);

test("all calls count, whoever made them", () => {
  const calls = [made("a", {}, { agent: "helper" }), made("a")];
  expect(say({ atMost: { a: 1 } }, calls)).toHaveLength(1);
});

test("no more rules are told than a report lists", () => {
  const names = Array.from({ length: limits.listedRules + 5 }, (_, at) => `t${at}`);
  expect(say({ forbiddenTools: ["t*"] }, names.join(" "))).toHaveLength(limits.listedRules);
});

test("arguments are shown as the policy lets them be", () => {
  const rules = rulesIn({ forbiddenArguments: { pay: { card: { $any: true }, amount: 5 } } });
  const run = runOf([made("pay", { card: "4111", amount: 5 })]);
  const [found] = brokenRules(run, rules, redactor(["pay.card"]).argument);
  expect(found?.message).not.toContain("4111");
  expect(found?.message).toContain("amount: 5");
});

test("what holds of a run does not depend on the options of scorers, and changes no score", () => {
  const rules = {
    ...Object.assign({}, ...ALL.filter((one) => !("allowedTools" in one || "forbiddenTools" in one))),
    allowedTools: ["a", "b", "d*"],
  };
  const call = fc.tuple(fc.constantFrom("a", "b", "c", "d1"), fc.constantFrom("", "!", "~", "?"));
  const options = fc.record({
    calls: fc.constantFrom("all", "state-changing"),
    failedCalls: fc.constantFrom("count", "ignore"),
  });
  const tools = toolBook([
    { match: "a", readOnly: true },
    { match: "b", ignore: true },
  ]);
  fc.assert(
    fc.property(fc.array(call, { maxLength: 6 }), options, fc.boolean(), (words, some, compares) => {
      const calls = callsIn(words.map((word) => word.join("")).join(" "));
      const referenceToolCalls = [{ name: "a" }, { name: "b", arguments: {} }];
      const code = { ...some, ...(compares ? { arguments: "compare" } : {}) };
      const plain = { referenceToolCalls };
      const [byDefault, otherwise, without] = [
        expectationOf({ ...plain, rules }),
        expectationOf({ ...plain, rules, f1: { ...some, mode: "flexible" }, code }),
        expectationOf(plain),
      ].map((expectation) => ({
        scored: scoreRun(runOf(calls), expectation, tools),
        unchecked: uncheckedRule(runOf(calls), expectation.rules),
      }));
      expect(otherwise?.scored.brokenRules).toEqual(byDefault?.scored.brokenRules);
      expect(otherwise?.unchecked).toBe(byDefault?.unchecked);
      expect(byDefault?.scored.scores.f1).toEqual(without?.scored.scores.f1);
      const { status } = byDefault?.scored.scores.code ?? {};
      expect(status).toBe(byDefault?.unchecked === undefined ? "scored" : "error");
    }),
  );
});
