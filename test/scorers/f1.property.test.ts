import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/core/json.ts";
import { canonicalJson } from "../../src/core/json.ts";
import type { ToolCall } from "../../src/recordings/run.ts";
import { args, details, flexible, type Reference, reference, value } from "./f1-fixture.ts";
import { made } from "./fixture.ts";

const names = fc.constantFrom("a", "b");
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

/** The largest number of pairs, by exhaustive search. */
function mostPairs(references: readonly Reference[], calls: readonly ToolCall[], mayPair: MayPair): number {
  const [first, ...rest] = references;
  if (first === undefined) return 0;
  const without = mostPairs(rest, calls, mayPair);
  return calls.reduce((most, call, at) => {
    if (first.name !== call.name || !mayPair(first.arguments, call.arguments as JsonObject)) return most;
    return Math.max(most, 1 + mostPairs(rest, calls.toSpliced(at, 1), mayPair));
  }, without);
}

type MayPair = (expected: JsonObject, actual: JsonObject) => boolean;

function pairsIn(options: JsonObject): MayPair {
  const f1Options = options.f1 as { argumentMatchThreshold: number } | undefined;
  if (f1Options === undefined) return (expected, actual) => canonicalJson(expected) === canonicalJson(actual);
  return (expected, actual) => {
    const keys = Object.keys(expected);
    const matching = keys.filter((key) => expected[key] === actual[key]).length;
    const empty = Object.keys(actual).length === 0 ? 1 : 0.5;
    return (keys.length === 0 ? empty : matching / keys.length) >= f1Options.argumentMatchThreshold;
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
