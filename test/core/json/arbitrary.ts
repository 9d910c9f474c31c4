import fc from "fast-check";
import type { Json, JsonObject } from "../../../src/core/json.ts";

/** Risky keys: of Object.prototype, empty, of matchers, with the parser's own marks. */
const keys = fc.oneof(
  fc.constantFrom(
    "a",
    "b",
    "__proto__",
    "constructor",
    "hasOwnProperty",
    "",
    "$any",
    "integer-0:1",
    "\u00000\u0000",
  ),
  fc.string({ maxLength: 4, unit: "binary" }),
);

const texts = fc.oneof(
  fc.constantFrom(
    "",
    "a",
    "1",
    "true",
    "integer-0:9007199254740993",
    "integer-1:",
    '"',
    "\\",
    '"\u00000\u0000',
  ),
  fc.string({ maxLength: 6, unit: "binary" }),
);

const ordinaryNumbers = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true, noInteger: true }),
);

const largeIntegers = fc.oneof(
  fc.constantFrom(9007199254740992n, 9007199254740993n, -9007199254740993n, 10n ** 400n),
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 70n }),
  fc.bigInt({ min: -(2n ** 70n), max: -(2n ** 53n) }),
);

function jsonOf(scalars: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      scalars,
      fc.array(tie("value"), { maxLength: 3 }),
      fc.array(fc.tuple(keys, tie("value")), { maxLength: 3 }).map(objectOf),
    ),
  })).value;
}

export function objectOf(entries: readonly (readonly [string, Json])[]): JsonObject {
  return Object.fromEntries(entries);
}

const simple = fc.oneof(fc.constant(null), fc.boolean(), texts);

export const ordinaryJson = jsonOf(fc.oneof(simple, ordinaryNumbers));

export const anyJson = jsonOf(fc.oneof(simple, ordinaryNumbers, largeIntegers));

export const fewJson = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<Json>(null, true, 1, 1n, 0, -0, "1", "", 9007199254740992n, 9007199254740993n, 2 ** 53),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.array(fc.tuple(fc.constantFrom("a", "b", "__proto__"), tie("value")), { maxLength: 3 }).map(objectOf),
  ),
})).value;

export function rewritten(value: Json): Json {
  if (Array.isArray(value)) return value.map(rewritten);
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => [key, rewritten(item)] as const);
    return objectOf(entries.reverse());
  }
  return Number.isInteger(value) ? BigInt(value as number) : value;
}
