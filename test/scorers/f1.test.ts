import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { limits } from "../../src/core/limits.ts";
import type { ToolCall } from "../../src/recordings/run.ts";
import { f1 } from "../../src/scorers/f1.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { flexible, malformed, type Reference, reference, value } from "./f1-fixture.ts";
import { expectationOf, made, runOf, scoreF1 } from "./fixture.ts";

describe("the f1 scorer", () => {
  it("demands every argument in strict mode, whatever threshold is written beside it", () => {
    const strict = { f1: { mode: "strict", argumentMatchThreshold: 0 } };
    expect(value([reference("a", { x: 1 })], [made("a", { x: 2 })], strict)).toBe(0);
  });

  it.each<Json>([null, [], "x", 1])("takes arguments %j, which are no object, for other ones", (args) => {
    expect(value([reference("a")], [made("a", args)], flexible(0.1))).toBe(0);
  });

  it("does not assess a run without references", () => {
    expect(f1.score(runOf([made("a")]), expectationOf({ expectedTool: "a" }), toolBook([]))).toEqual({
      status: "not-assessed",
      reason: expect.stringContaining("referenceToolCalls"),
    });
  });

  it.each<[string, Reference[], ToolCall[], number]>([
    ["nothing expected, nothing called", [], [], 1],
    ["nothing expected, something called", [], [made("a")], 0],
    ["something expected, nothing called", [reference("a")], [], 0],
    ["the same calls in another order", [reference("a"), reference("b")], [made("b"), made("a")], 1],
    ["one of three calls expected", [reference("a")], [made("a"), made("b"), made("c")], 0.5],
    ["one of three references called", [reference("a"), reference("b"), reference("c")], [made("a")], 0.5],
    ["a call made twice counts twice", [reference("a")], [made("a"), made("a")], 2 / 3],
    ["a reference given twice counts twice", [reference("a"), reference("a")], [made("a")], 2 / 3],
    ["other arguments", [reference("a", { x: 1 })], [made("a", { x: 2 })], 0],
    ["an extra argument", [reference("a", { x: 1 })], [made("a", { x: 1, y: 2 })], 0],
    ["a missing argument", [reference("a", { x: 1, y: 2 })], [made("a", { x: 1 })], 0],
    ["null is not a missing argument", [reference("a", { x: null })], [made("a")], 0],
    ["null is null", [reference("a", { x: null })], [made("a", { x: null })], 1],
    [
      "arguments in another key order",
      [reference("a", { x: 1, y: { b: 1, c: 2 } })],
      [made("a", { y: { c: 2, b: 1 }, x: 1 })],
      1,
    ],
    ["true is not 1", [reference("a", { x: 1 })], [made("a", { x: true })], 0],
    [
      "integers beyond 2^53 stay apart",
      [reference("a", { x: 9007199254740993n })],
      [made("a", { x: 9007199254740992n })],
      0,
    ],
    [
      "the same integer beyond 2^53",
      [reference("a", { x: 9007199254740993n })],
      [made("a", { x: 9007199254740993n })],
      1,
    ],
    ["a name in another case", [reference("A")], [made("a")], 0],
    ["arguments of another tool", [reference("a", { x: 1 })], [made("b", { x: 1 })], 0],
    [
      "a name of Object.prototype",
      [reference("constructor"), reference("__proto__")],
      [made("__proto__"), made("constructor")],
      1,
    ],
  ])("strict: %s", (_name, references, calls, expected) => {
    expect(value(references, calls)).toBe(expected);
  });

  it("takes a reference without arguments for one with any arguments", () => {
    const caseFields = { referenceToolCalls: [{ name: "a" }] };
    expect(scoreF1(caseFields, [made("a", { x: 1 })]).value).toBe(1);
    expect(scoreF1(caseFields, [made("a")]).value).toBe(1);
    expect(scoreF1({ ...caseFields, ...flexible(1) }, [made("a", { x: 1 })]).value).toBe(1);
  });

  it.each<[string, JsonObject, Json, number, number]>([
    ["all arguments match", { x: 1, y: 2 }, { x: 1, y: 2 }, 1, 1],
    ["arguments that are not named are free", { x: 1 }, { x: 1, y: 2 }, 1, 1],
    ["half of them, threshold 0.5", { x: 1, y: 2 }, { x: 1, y: 3 }, 0.5, 1],
    ["half of them, threshold 0.51", { x: 1, y: 2 }, { x: 1, y: 3 }, 0.51, 0],
    ["4 of 5, threshold 0.8", { a: 1, b: 2, c: 3, d: 4, e: 5 }, { a: 1, b: 2, c: 3, d: 4 }, 0.8, 1],
    ["2 of 3, threshold 2/3", { a: 1, b: 2, c: 3 }, { a: 1, b: 2 }, 2 / 3, 1],
    ["none named, some given", {}, { x: 1 }, 0.5, 1],
    ["none named, some given, threshold 0.51", {}, { x: 1 }, 0.51, 0],
    ["none named, none given", {}, {}, 1, 1],
    ["named null, given null", { x: null }, { x: null }, 1, 1],
    ["named null, none given", { x: null }, {}, 0.01, 0],
    ["threshold 0 asks only for the name", { x: 1 }, { x: 2 }, 0, 1],
    ["arguments that are no object", { x: 1 }, [1], 0.1, 0],
    [
      "a matcher counts as one argument",
      { x: { $oneOf: [1, 2] }, y: { $absent: true } },
      { x: 2, y: 0 },
      0.5,
      1,
    ],
    ["an argument that must be absent", { x: { $absent: true } }, { y: 1 }, 1, 1],
    ["nested values match as a whole", { x: { a: 1, b: 2 } }, { x: { a: 1, b: 3 } }, 0.1, 0],
    ["a subset matches by its members", { $subset: { x: 1, y: 2 } }, { x: 1, z: 0 }, 0.5, 1],
    ["an empty subset leaves all free", { $subset: {} }, { x: 1 }, 1, 1],
    ["a key of Object.prototype", { constructor: { $any: true }, x: 1 }, { x: 1 }, 0.51, 0],
  ])("flexible: %s", (_name, expected, actual, threshold, score) => {
    expect(value([reference("a", expected)], [made("a", actual)], flexible(threshold))).toBe(score);
  });

  it("flexible with a threshold of 0.8 unless told otherwise", () => {
    const args = { a: 1, b: 2, c: 3, d: 4, e: 5 };
    const options = { f1: { mode: "flexible" } };
    expect(value([reference("a", args)], [made("a", { ...args, e: 0 })], options)).toBe(1);
    expect(value([reference("a", args)], [made("a", { ...args, d: 0, e: 0 })], options)).toBe(0);
  });

  it("finds the best pairing where taking the nearest call first would not", () => {
    const references = [reference("A", { x: 1, y: 2 }), reference("A", { x: 1, y: 3 })];
    const calls = [made("A", { x: 1, y: 5 }), made("A", { x: 7, y: 2 })];
    for (const some of [references, references.toReversed()]) {
      for (const rest of [calls, calls.toReversed()]) expect(value(some, rest, flexible(0.5))).toBe(1);
    }
  });

  it("never matches arguments that are not JSON", () => {
    expect(value([reference("a", { x: 1 })], [malformed("a")])).toBe(0);
    expect(value([reference("a")], [malformed("a")])).toBe(0);
    expect(value([reference("a")], [malformed("a")], flexible(0.5))).toBe(0);
    expect(value([reference("a", { x: 1 })], [malformed("a")], flexible(0))).toBe(0);
    expect(scoreF1({ referenceToolCalls: [{ name: "a" }] }, [malformed("a")]).value).toBe(0);
    expect(value([reference("a"), reference("b")], [malformed("a"), made("b")])).toBe(0.5);
  });

  it("compares lists in any order where that is free", () => {
    const references = [reference("a", { l: [1, 2, { m: [3, 4] }] })];
    const calls = [made("a", { l: [{ m: [4, 3] }, 2, 1] })];
    expect(value(references, calls)).toBe(0);
    expect(value(references, calls, { f1: { listOrder: "free" } })).toBe(1);
    expect(value(references, calls, { f1: { listOrder: "free", mode: "flexible" } })).toBe(1);
    expect(value(references, [made("a", { l: [1, 1, { m: [3, 4] }] })], { f1: { listOrder: "free" } })).toBe(
      0,
    );
  });

  describe("with optional references", () => {
    const optional = (name: string, args: JsonObject = {}) => ({ ...reference(name, args), optional: true });
    it.each<[string, Reference[], ToolCall[], number]>([
      ["matched if made", [reference("a"), optional("b")], [made("a"), made("b")], 1],
      ["not missed if not", [reference("a"), optional("b")], [made("a")], 1],
      ["nothing else expected, nothing called", [optional("b")], [], 1],
      ["nothing else expected, another called", [optional("b")], [made("a")], 0],
      ["required ones are missed all the same", [reference("a"), optional("b")], [made("b")], 2 / 3],
      ["required ones are served first", [optional("a"), reference("a")], [made("a")], 1],
      [
        "with other arguments it is no match",
        [reference("a"), optional("a", { x: 1 })],
        [made("a"), made("a", { x: 2 })],
        2 / 3,
      ],
    ])("%s", (_name, references, calls, expected) => {
      expect(value(references, calls)).toBe(expected);
    });

    it("the optional one gives way even where it fits better", () => {
      const references = [optional("a", { x: 1, y: 1 }), reference("a", { x: 1, y: 2 })];
      const details = scoreF1({ referenceToolCalls: references as unknown as Json, ...flexible(0.5) }, [
        made("a", { x: 1, y: 1 }),
      ]);
      expect(details).toMatchObject({ value: 1, references: 1, pairs: [{ reference: 1, call: 0 }] });
    });
  });
});

describe("what f1 leaves out", () => {
  it("is listed with the reason, so that a reader can find every call", () => {
    const rules = [
      { match: "think", ignore: true },
      { match: "get_*", readOnly: true },
    ];
    const { leftOut, calls } = scoreF1(
      { referenceToolCalls: [], f1: { calls: "state-changing", failedCalls: "ignore" } },
      [made("think"), made("get_user"), made("pay", {}, { status: "error" }), made("pay")],
      rules,
    );
    expect(leftOut).toEqual([
      { name: "think", reason: "ignored" },
      { name: "get_user", reason: "read-only" },
      { name: "pay", reason: "failed" },
    ]);
    expect(calls).toBe(1);
  });

  it("is a list too long to compare in any order: an error, no score", () => {
    const items = Array.from({ length: limits.freeListItems + 1 }, (_, at) => at);
    const expectation = expectationOf({
      referenceToolCalls: [{ name: "a", arguments: { items } }],
      f1: { listOrder: "free" },
    });
    const outcome = f1.score(runOf([made("a", { items: items.toReversed() })]), expectation, toolBook([]));
    expect(outcome).toEqual({
      status: "error",
      reason: expect.stringContaining(`at most ${limits.freeListItems}`),
    });
  });
});
