import fc from "fast-check";
import type { Json, JsonObject } from "../../../src/core/json.ts";
import type { Run, ToolCall } from "../../../src/recordings/run.ts";
import { made, runOf } from "../../scorers/fixture.ts";

const TOOLS = ["get_a", "get_b", "book", "cancel", "think"];

/** Values that are easy to write wrongly: texts that YAML reads as something else, keys of matchers, large integers. */
const scalars = fc.constantFrom<Json>(
  ...[1, -2.5, 9007199254740993n, true, null, "", "a", "no", "1e3", "2026-06-12", "it's: #1", "- x", "*a"],
  ...['say "hi"', "two\nlines", "\u202egnp", "\ud800", "👩‍👧", "{a}", " b ", "$any", "NV 417"],
);
const keys = fc.constantFrom("a", "b", "$any", "$$x", "__proto__", "<<", "two words", "no", "#", "");
const values: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    scalars,
    fc.array(tie("value"), { maxLength: 2 }),
    fc.array(fc.tuple(keys, tie("value")), { maxLength: 2 }).map((entries) => Object.fromEntries(entries)),
  ),
})).value;

const called: fc.Arbitrary<JsonObject> = fc
  .array(fc.tuple(keys, values), { maxLength: 3 })
  .map((entries) => Object.fromEntries(entries));

function written(value: Json): Json {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key.startsWith("$") ? `$${key}` : key, written(item)]),
  );
}

const matchers = fc.constantFrom<Json>(
  { $any: true },
  { $absent: true },
  { $oneOf: ["a", 1] },
  { $unordered: [1, "a"] },
  { $subset: { a: 1 } },
  { $type: "string" },
  { $approx: 1, tolerance: 0.5 },
);
const expected: fc.Arbitrary<JsonObject> = fc
  .array(fc.tuple(fc.constantFrom("a", "b", "$$any", "__proto__"), fc.oneof(values.map(written), matchers)), {
    maxLength: 3,
  })
  .map((entries) => Object.fromEntries(entries));

const reference = fc
  .record(
    { name: fc.constantFrom(...TOOLS), arguments: expected, optional: fc.boolean() },
    { requiredKeys: ["name"] },
  )
  .map((one): JsonObject => ({ ...one }));
const names = fc.array(fc.constantFrom(...TOOLS), { maxLength: 3 });
const calls = fc.constantFrom("all", "state-changing");
const options = fc.record({
  mode: fc.constantFrom("strict", "flexible"),
  calls,
  listOrder: fc.constantFrom("significant", "free"),
});

export const statedCase: fc.Arbitrary<JsonObject> = fc
  .record(
    {
      description: fc.constantFrom("about: this", "x"),
      referenceToolCalls: fc.array(reference, { maxLength: 4 }),
      expectedTool: fc.constantFrom(...TOOLS),
      expectedToolOrder: names,
      strictMode: fc.boolean(),
      f1: options,
      code: fc.record({ calls }),
    },
    { requiredKeys: [] },
  )
  .map((one): JsonObject => ({ ...one }));

const call: fc.Arbitrary<ToolCall> = fc
  .tuple(fc.constantFrom(...TOOLS), called, fc.constantFrom("ok" as const, "error" as const))
  .map(([name, args, status]) => made(name, args, { status }));

export const anyRun = fc.array(call, { maxLength: 5 }).map((made) => runOf(made));

/** A run that differs from another in at most one call: an additional, missing or other one, or other arguments. */
export function anyRunLike({ toolCalls }: Run): fc.Arbitrary<Run> {
  return fc
    .tuple(fc.nat({ max: toolCalls.length }), fc.nat({ max: 1 }), fc.option(call), fc.boolean())
    .map(([at, gone, added, sameTool]) => {
      const name = (sameTool ? toolCalls[at]?.name : undefined) ?? added?.name;
      const other = added === null || name === undefined ? [] : [{ ...added, name }];
      return runOf(toolCalls.toSpliced(at, gone, ...other));
    });
}
