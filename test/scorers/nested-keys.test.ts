import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { policySchema } from "../../src/config/policy-schema.ts";
import { fingerprintOf } from "../../src/gate/score/fingerprint.ts";
import { details } from "./f1-fixture.ts";
import { expectationOf, made, scoreF1 } from "./fixture.ts";

const free = { f1: { nestedKeys: "free" } };
const f1Of = (expected: object, actual: object, options: object = free) =>
  scoreF1({ referenceToolCalls: [{ name: "book", arguments: expected }], ...options } as never, [
    made("book", actual as never),
  ]).value;

describe("nestedKeys: free", () => {
  test.each([
    ["an object in an argument", { who: { id: 1 } }, { who: { id: 1, dob: "2000" } }, 1],
    ["deeper", { who: { at: { zip: 1 } } }, { who: { at: { zip: 1, street: "x" }, id: 2 } }, 1],
    [
      "in a list",
      { all: [{ id: 1 }, { id: 2 }] },
      {
        all: [
          { id: 1, a: 1 },
          { id: 2, b: 2 },
        ],
      },
      1,
    ],
    ["in a matcher", { who: { $oneOf: [{ id: 1 }, { id: 2 }] } }, { who: { id: 2, dob: "2000" } }, 1],
    ["in what a list contains", { all: { $contains: { id: 1 } } }, { all: [{ id: 1, a: 1 }] }, 1],
    ["not of the arguments themselves", { id: 1 }, { id: 1, more: 2 }, 0],
    ["not of an object that names none", { who: {} }, { who: { id: 1 } }, 0],
    ["not where a named key differs", { who: { id: 1 } }, { who: { id: 2, dob: "2000" } }, 0],
    ["not where a named key lacks", { who: { id: 1, dob: 1 } }, { who: { id: 1 } }, 0],
  ])("%s: more keys", (_where, expected, actual, value) => {
    expect(f1Of(expected, actual)).toBe(value);
  });

  test("is not the default", () => {
    expect(f1Of({ who: { id: 1 } }, { who: { id: 1, dob: "2000" } }, {})).toBe(0);
    expect(f1Of({ who: { id: 1 } }, { who: { id: 1, dob: "2000" } }, { f1: { nestedKeys: "exact" } })).toBe(
      0,
    );
  });

  test("tells no difference of a free key", () => {
    const references = [{ name: "book", arguments: { who: { id: 1 } } }];
    const { nearMisses } = details(references, [made("book", { who: { id: 2, dob: "2000" } })], free);
    expect(nearMisses[0]?.differences).toEqual([{ path: "who.id", expected: 1, actual: 2 }]);
  });

  test("is part of the fingerprint", () => {
    const policy = policySchema.parse({});
    const caseFields = { referenceToolCalls: [{ name: "book", arguments: { who: { id: 1 } } }] };
    const [one, other] = [caseFields, { ...caseFields, ...free }].map((each) =>
      fingerprintOf(expectationOf(each), policy),
    );
    expect(one).not.toBe(other);
  });

  test("never takes a match away", () => {
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        fc.integer({ max: 2, min: 0 }),
        fc.array(tie("any"), { maxLength: 2 }),
        tie("object"),
      ),
      object: fc.dictionary(fc.constantFrom("a", "b", "c"), tie("any"), { maxKeys: 2 }),
    })).object;
    fc.assert(
      fc.property(value, value, (expected, actual) => {
        if (f1Of(expected, actual, {}) === 1) expect(f1Of(expected, actual)).toBe(1);
        expect(f1Of(expected, expected)).toBe(1);
      }),
    );
  });
});
