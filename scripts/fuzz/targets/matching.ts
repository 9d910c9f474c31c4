import assert from "node:assert/strict";
import fc from "fast-check";
import { assign } from "../../../src/core/assignment.ts";
import { compileArguments } from "../../../src/core/compile-matchers.ts";
import type { Json } from "../../../src/core/json.ts";
import { jsonEquals } from "../../../src/core/json.ts";
import { differences, type ListOrder, literal, matches } from "../../../src/core/match-values.ts";
import { RecordingError } from "../../../src/core/problems.ts";
import { anyJson, fewJson, objectOf } from "../../../test/core/json/arbitrary.ts";
import { unlessRefused } from "../refusal.ts";
import { target } from "../target.ts";
import { soup } from "../texts.ts";

const names = [
  ...["$any", "$absent", "$oneOf", "$unordered", "$regex", "$ignoreCase", "$contains", "$subset"],
  ...["$type", "$approx", "tolerance", "relative", "$$any", "$", "$$", "$nyone", "a", "b", "", "__proto__"],
];
const operands = fc.constantFrom<Json>(
  ...[
    true,
    false,
    null,
    "string",
    "integer",
    "array",
    "(",
    "^(a+)+$",
    "[\\d",
    "\\1",
    "(?=a)",
    "a{1001}",
    "𝒳+",
  ],
  ...["\ud800", "İ", "(?i)SS", "\\p{L}*", "", 0, -1, 1e308, 5e-324, 2n ** 70n, 10n ** 400n, [], {}],
);

const expressions = soup(
  ["(", ")", "[", "]", "a", "\\", "\\d", "*", "+", "{2}", "?", "|", "^", "$", "(?i)", "(?=", "é"],
  5,
);

export const anyArguments: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    operands,
    fewJson,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.array(fc.tuple(fc.constantFrom(...names), tie("value")), { maxLength: 2 }).map(objectOf),
    fc.tuple(fc.constantFrom(...names), tie("value")).map((member) => objectOf([member])),
    fc.tuple(fc.constantFrom(...names), operands).map((member) => objectOf([member])),
    expressions.map((source) => ({ $regex: source })),
  ),
})).value;

const patterns = fc.oneof(
  { weight: 20, arbitrary: anyArguments },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Json>(
      Number.NaN,
      { $approx: Number.NaN },
      { $approx: 1, tolerance: Number.POSITIVE_INFINITY },
    ),
  },
);
const values = fc.oneof(fewJson, anyJson, anyArguments);

export const matching = target<[Json, Json, Json, ListOrder]>({
  name: "matching",
  promise: "what is expected of arguments is compiled or refused in words, and then answers for any value",
  few: 1_000,
  examples: fc.tuple(patterns, values, values, fc.constantFrom<ListOrder>("significant", "free")),
  check([expected, actual, other, order]) {
    let faults = 0;
    const pattern = compileArguments({ x: expected }, (path, message) => {
      faults += 1;
      assert.notEqual(message, "");
      assert.ok(path.every((step) => typeof step === "string" || Number.isInteger(step)));
    });
    if (faults === 0) {
      for (const value of [{}, { x: actual }, { x: actual, y: other }, actual, other]) {
        const isMet = unlessRefused(() => matches(pattern, value, order), RecordingError);
        if (isMet === undefined) continue;
        assert.equal(differences(pattern, value, order).length === 0, isMet);
      }
    }
    assertSymmetric(actual, other);
  },
});

function assertSymmetric(some: Json, rest: Json): void {
  const isEqual = jsonEquals(some, rest);
  assert.equal(jsonEquals(rest, some), isEqual);
  assert.equal(matches(literal(some), rest, "significant"), isEqual);
  for (const order of ["significant", "free"] as const)
    assert.equal(matches(literal(some), rest, order), matches(literal(rest), some, order));
  assert.ok(matches(literal(some), some, "free"), "a value is itself");
}

type Weights = (number | undefined)[][];

const weights = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 12 }))
  .chain(([rows, columns]) =>
    fc.array(
      fc.array(fc.constantFrom(undefined, undefined, 0, 1e-9, 0.3, 1 / 3, 0.5, 0.999, 1), {
        minLength: columns,
        maxLength: columns,
      }),
      { minLength: rows, maxLength: rows },
    ),
  );

export const assignment = target<Weights>({
  name: "assignment",
  promise: "references and calls are paired at most once each, and as many whoever is asked first",
  few: 300,
  examples: weights,
  check(table) {
    const paired = pairs(table);
    assert.equal(new Set(paired).size, paired.length, "a call is paired once");
    const columns = table[0]?.length ?? 0;
    const turned = Array.from({ length: columns }, (_, column) => table.map((row) => row[column]));
    if (columns > 0) assert.equal(pairs(turned).length, paired.length);
  },
});

function pairs(table: Weights): number[] {
  const columns = assign(
    table,
    table.map(() => true),
  );
  return columns.flatMap((column, row) => {
    if (column === undefined) return [];
    assert.notEqual(table[row]?.[column], undefined, "only what fits is paired");
    return [column];
  });
}
