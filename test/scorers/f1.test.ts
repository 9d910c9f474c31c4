import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson } from "../../src/json/canonical.ts";
import type { Json, JsonObject } from "../../src/json/json.ts";
import { limits } from "../../src/limits.ts";
import { toolBook } from "../../src/policy/tools.ts";
import { Conversation } from "../../src/recordings/conversation.ts";
import type { ToolCall } from "../../src/recordings/run.ts";
import { f1 } from "../../src/scorers/f1.ts";
import { expectationOf, made, runOf, scoreF1 } from "./fixture.ts";

interface Reference {
  name: string;
  arguments: JsonObject;
  optional?: boolean;
}

const reference = (name: string, args: JsonObject = {}): Reference => ({ name, arguments: args });
const flexible = (threshold: number) => ({ f1: { mode: "flexible", argumentMatchThreshold: threshold } });

function value(
  references: readonly Reference[],
  calls: readonly ToolCall[],
  options: JsonObject = {},
): number {
  return scoreF1({ referenceToolCalls: references as unknown as Json, ...options }, calls).value;
}

function malformed(name: string): ToolCall {
  const talk = new Conversation();
  talk.call({ name, argumentsText: '{"x":1' });
  const [call] = talk.run().toolCalls;
  if (call === undefined) throw new Error("no call");
  return call;
}

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
    const stated = { referenceToolCalls: [{ name: "a" }] };
    expect(scoreF1(stated, [made("a", { x: 1 })]).value).toBe(1);
    expect(scoreF1(stated, [made("a")]).value).toBe(1);
    expect(scoreF1({ ...stated, ...flexible(1) }, [made("a", { x: 1 })]).value).toBe(1);
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
      for (const others of [calls, calls.toReversed()]) expect(value(some, others, flexible(0.5))).toBe(1);
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

describe("the details of the f1 scorer", () => {
  it("name the pairs, what is missing and what was not expected", () => {
    const references = [reference("a", { x: 1 }), reference("b", { y: [1] }), reference("c")];
    const calls = [made("d"), made("b", { y: [2], z: 0 }), made("a", { x: 1 })];
    expect(scoreF1({ referenceToolCalls: references as unknown as Json }, calls)).toEqual({
      value: 1 / 3,
      precision: 1 / 3,
      recall: 1 / 3,
      truePositives: 1,
      references: 3,
      calls: 3,
      pairs: [{ name: "a", reference: 0, call: 2, fraction: 1, differences: [] }],
      nearMisses: [
        {
          name: "b",
          reference: 1,
          call: 1,
          fraction: 0,
          differences: [
            { path: "y[0]", expected: 1, actual: 2 },
            { path: "z", actual: 0 },
          ],
        },
      ],
      missing: [
        { position: 1, name: "b", arguments: { y: [1] } },
        { position: 2, name: "c", arguments: {} },
      ],
      unexpected: [
        { position: 0, name: "d", arguments: {} },
        { position: 1, name: "b", arguments: { y: [2], z: 0 } },
      ],
      leftOut: [],
    });
  });

  it("name what differs in a flexible pair, but not the arguments that are free", () => {
    const details = scoreF1(
      { referenceToolCalls: [{ name: "a", arguments: { x: 1, y: 2 } }], ...flexible(0.5) },
      [made("a", { x: 1, y: 3, z: 4 })],
    );
    expect(details.pairs).toEqual([
      {
        name: "a",
        reference: 0,
        call: 0,
        fraction: 0.5,
        differences: [{ path: "y", expected: 2, actual: 3 }],
      },
    ]);
  });

  it("say that arguments are not JSON, and show them as they came", () => {
    const details = scoreF1({ referenceToolCalls: [{ name: "a", arguments: { x: 1 } }] }, [malformed("a")]);
    expect(details.nearMisses).toEqual([
      {
        name: "a",
        reference: 0,
        call: 0,
        fraction: 0,
        malformed: true,
        differences: [{ path: "", expected: { x: 1 }, actual: '{"x":1' }],
      },
    ]);
    expect(details.unexpected).toEqual([{ position: 0, name: "a", arguments: '{"x":1', malformed: true }]);
  });

  it("stand in the order of the references, whatever tools come between", () => {
    const references = ["a", "b", "a"].map((name) => ({ name }));
    const details = scoreF1({ referenceToolCalls: references }, [made("a"), made("a"), made("b")]);
    expect(details.pairs.map(({ reference, name }) => `${reference} ${name}`)).toEqual(["0 a", "1 b", "2 a"]);
  });

  it("put a bounded number of missed references beside calls: comparing all with all would take long", () => {
    const numbers = Array.from({ length: limits.shownCalls + 5 }, (_, at) => at);
    const references = numbers.map((at) => ({ name: "a", arguments: { x: at } }));
    const calls = numbers.map((at) => made("a", { x: at + 1_000 }));
    const details = scoreF1({ referenceToolCalls: references }, calls);
    expect(details.missing).toHaveLength(numbers.length);
    expect(details.nearMisses.map(({ reference }) => reference)).toEqual(numbers.slice(0, limits.shownCalls));
    const [far, near] = [numbers.map(() => made("a")), made("a", { y: 1 })];
    const beyond = scoreF1({ referenceToolCalls: [{ name: "a", arguments: { x: 0, y: 1 } }] }, [
      ...far,
      near,
    ]);
    expect(beyond.nearMisses).toMatchObject([{ call: 0, fraction: 0 }]);
  });

  it("put a missed reference beside the nearest call that is left", () => {
    const details = scoreF1({ referenceToolCalls: [{ name: "a", arguments: { x: 1, y: 2, z: 3 } }] }, [
      made("a", { x: 0, y: 0, z: 3 }),
      made("a", { x: 1, y: 2, z: 0 }),
    ]);
    expect(details.nearMisses).toMatchObject([
      { reference: 0, call: 1, fraction: 2 / 3, differences: [{ path: "z", expected: 3, actual: 0 }] },
    ]);
  });

  it("take the largest sum of fractions among the largest pairings, then the earliest", () => {
    const references = [reference("a", { x: 1, y: 2 }), reference("a", { x: 1, y: 3 })];
    const calls = [made("a", { x: 1, y: 3 }), made("a", { x: 1, y: 2 })];
    const stated = { referenceToolCalls: references as unknown as Json, ...flexible(0.5) };
    expect(scoreF1(stated, calls).pairs).toMatchObject([
      { reference: 0, call: 1, fraction: 1 },
      { reference: 1, call: 0, fraction: 1 },
    ]);
    const same = { referenceToolCalls: [{ name: "a" }] };
    expect(scoreF1(same, [made("b"), made("a"), made("a")]).pairs).toMatchObject([{ reference: 0, call: 1 }]);
  });

  it.each<[string, Reference[], ToolCall[], [precision: number, recall: number]]>([
    ["nothing on either side", [], [], [1, 1]],
    ["nothing called", [reference("a")], [], [0, 0]],
    ["nothing expected", [], [made("a")], [0, 0]],
    ["one too many", [reference("a")], [made("a"), made("b")], [0.5, 1]],
    ["one missing", [reference("a"), reference("b")], [made("a")], [1, 0.5]],
    [
      "an optional one not made",
      [reference("a"), { ...reference("b"), optional: true }],
      [made("a")],
      [1, 1],
    ],
  ])("precision and recall: %s", (_name, references, calls, [precision, recall]) => {
    const details = scoreF1({ referenceToolCalls: references as unknown as Json }, calls);
    expect([details.precision, details.recall]).toEqual([precision, recall]);
  });
});

const names = fc.constantFrom("a", "b");
const args = fc
  .array(fc.tuple(fc.constantFrom("x", "y", "z"), fc.constantFrom(1, 2)), { maxLength: 3 })
  .map((entries): JsonObject => Object.fromEntries(entries));
const someCalls = fc.array(
  fc.tuple(names, args).map(([name, of]) => made(name, of)),
  { maxLength: 5 },
);
const someReferences = fc.array(fc.record({ name: names, arguments: args, optional: fc.boolean() }), {
  maxLength: 5,
});
const someOptions = fc.oneof(
  fc.constant<JsonObject>({}),
  fc.constantFrom(0, 0.34, 0.5, 0.8, 1).map((threshold): JsonObject => flexible(threshold)),
);

function details(references: readonly Reference[], calls: readonly ToolCall[], options: JsonObject) {
  return scoreF1({ referenceToolCalls: references as unknown as Json, ...options }, calls);
}

/** The most pairs there can be, tried one by one. */
function mostPairs(references: readonly Reference[], calls: readonly ToolCall[], mayPair: MayPair): number {
  const [first, ...others] = references;
  if (first === undefined) return 0;
  const without = mostPairs(others, calls, mayPair);
  return calls.reduce((most, call, at) => {
    if (first.name !== call.name || !mayPair(first.arguments, call.arguments as JsonObject)) return most;
    return Math.max(most, 1 + mostPairs(others, calls.toSpliced(at, 1), mayPair));
  }, without);
}

type MayPair = (expected: JsonObject, actual: JsonObject) => boolean;

function pairsIn(options: JsonObject): MayPair {
  const stated = options.f1 as { argumentMatchThreshold: number } | undefined;
  if (stated === undefined) return (expected, actual) => canonicalJson(expected) === canonicalJson(actual);
  return (expected, actual) => {
    const keys = Object.keys(expected);
    const matching = keys.filter((key) => expected[key] === actual[key]).length;
    const empty = Object.keys(actual).length === 0 ? 1 : 0.5;
    return (keys.length === 0 ? empty : matching / keys.length) >= stated.argumentMatchThreshold;
  };
}

describe("any f1 score", () => {
  it("comes of as many pairs as there can be, and lies between 0 and 1", () => {
    fc.assert(
      fc.property(someReferences, someCalls, someOptions, (references, calls, options) => {
        const found = details(references, calls, options);
        expect(found.truePositives).toBe(mostPairs(references, calls, pairsIn(options)));
        expect(found.value).toBeGreaterThanOrEqual(0);
        expect(found.value).toBeLessThanOrEqual(1);
        expect(found.pairs.length).toBe(found.truePositives);
        expect(new Set(found.pairs.map(({ reference: at }) => at)).size).toBe(found.truePositives);
        expect(new Set(found.pairs.map(({ call }) => call)).size).toBe(found.truePositives);
      }),
      { numRuns: 1000 },
    );
  });

  it("is the harmonic mean of its precision and recall", () => {
    fc.assert(
      fc.property(someReferences, someCalls, someOptions, (references, calls, options) => {
        const { value: score, precision, recall, ...found } = details(references, calls, options);
        const sum = precision + recall;
        const harmonic = sum === 0 ? 0 : (2 * precision * recall) / sum;
        expect(score).toBeCloseTo(harmonic, 12);
        expect(precision * found.calls).toBeCloseTo(found.truePositives, 12);
        expect(recall * found.references).toBeCloseTo(found.truePositives, 12);
        expect(found.calls).toBe(calls.length);
        expect(found.missing.length).toBe(found.references - found.truePositives);
        expect(found.unexpected.length).toBe(found.calls - found.truePositives);
      }),
      { numRuns: 500 },
    );
  });

  it("does not depend on the order of calls and references", () => {
    const shuffled = fc.tuple(someReferences, someCalls, someOptions).chain(([references, calls, options]) =>
      fc.record({
        references: fc.constant(references),
        calls: fc.constant(calls),
        options: fc.constant(options),
        otherReferences: fc.shuffledSubarray(references, { minLength: references.length }),
        otherCalls: fc.shuffledSubarray(calls, { minLength: calls.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ references, calls, options, otherReferences, otherCalls }) => {
        const a = details(references, calls, options);
        const b = details(otherReferences, otherCalls, options);
        expect(b.value).toBe(a.value);
        expect([b.precision, b.recall, b.references]).toEqual([a.precision, a.recall, a.references]);
      }),
      { numRuns: 500 },
    );
  });

  it("is never lowered by one more reference together with the call it asks for", () => {
    fc.assert(
      fc.property(
        someReferences,
        someCalls,
        someOptions,
        names,
        args,
        (references, calls, options, name, of) => {
          const before = details(references, calls, options).value;
          const after = details(
            [...references, reference(name, of)],
            [...calls, made(name, of)],
            options,
          ).value;
          expect(after).toBeGreaterThanOrEqual(before);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("is 1 for a run that did exactly what was expected", () => {
    fc.assert(
      fc.property(someCalls, someOptions, (calls, options) => {
        const references = calls.map((call) => reference(call.name, call.arguments as JsonObject));
        expect(value(references.toReversed(), calls, options)).toBe(1);
      }),
    );
  });

  it("in flexible mode with a threshold of 1 is at least the strict one", () => {
    fc.assert(
      fc.property(someReferences, someCalls, (references, calls) => {
        const strictly = value(references, calls);
        expect(value(references, calls, flexible(1))).toBeGreaterThanOrEqual(strictly);
      }),
    );
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
