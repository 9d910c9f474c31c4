import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Json } from "../../src/core/json.ts";
import { jsonText } from "../../src/core/json.ts";
import { recordOf } from "../../src/core/schema-parts.ts";
import { reportSchema } from "../../src/report/report.ts";
import { quickTest } from "../../src/report/stored-reports.ts";
import { sameKind } from "../../scripts/fuzz/same-kind.ts";
import { valuesBy } from "../../scripts/fuzz/schema-values.ts";
import { mutate, mutation } from "../recordings/mutations.ts";

const stored: Json = JSON.parse(
  readFileSync(new URL("../../examples/baseline.json", import.meta.url), "utf8"),
);
const isSound = quickTest(reportSchema);
const isTaken = (value: unknown) => reportSchema.safeParse(value).success;

const read = (value: Json): Json => JSON.parse(jsonText(value));

describe("the quick test of a report", () => {
  test("lets a report pass", () => {
    expect(isSound(stored)).toBe(true);
  });

  test("lets nothing pass that the schema refuses: a report of which something was changed", () => {
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        const value = structuredClone(stored);
        for (const one of mutations) mutate(value, one);
        const document = read(value);
        if (isSound(document)) expect(isTaken(document)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("nor a report with other values of the same kind, or what comes near to one", () => {
    const document = fc.oneof(sameKind(stored), valuesBy("report", { odd: 5_000 })).map(read);
    fc.assert(
      fc.property(document, (value) => {
        if (isSound(value)) expect(isTaken(value)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the quick test of any schema", () => {
  const schemas: [string, z.ZodType][] = [
    ["anything", z.unknown()],
    ["text", z.string()],
    ["text of some length", z.string().min(2)],
    ["a date", z.iso.date()],
    ["a number", z.number()],
    ["a number between bounds", z.number().min(-1).max(2)],
    ["a number beyond a bound", z.number().gt(0).lt(1)],
    ["a whole number", z.int().min(0)],
    ["a multiple", z.number().multipleOf(2)],
    ["a literal", z.literal([1, "a", null])],
    ["a choice", z.enum(["a", "b"])],
    ["a choice of numbers with names", z.enum({ a: 1, 1: "a" })],
    ["one of two and not both", z.xor([z.string(), z.unknown()])],
    ["a list", z.array(z.int())],
    ["a list of some length", z.array(z.int()).min(1)],
    ["a tuple", z.tuple([z.string(), z.boolean()])],
    ["an object", z.strictObject({ a: z.string(), b: z.int().optional(), c: z.unknown() })],
    ["an object with other keys", z.looseObject({ a: z.string() })],
    ["an object that keeps a rule", z.strictObject({ a: z.int() }).refine(({ a }) => a === 1)],
    ["a record", recordOf(z.int())],
    ["a record that keeps a rule", recordOf(z.int()).refine((value) => "a" in value)],
    [
      "what may be null and keeps a rule",
      z
        .int()
        .nullable()
        .refine((value) => value === 1),
    ],
    [
      "what may be missing and keeps a rule",
      z.strictObject({
        a: z
          .int()
          .optional()
          .refine((value) => value === 1),
      }),
    ],
    ["one of several", z.union([z.string(), z.strictObject({ a: z.int() })])],
    ["what may be missing", z.strictObject({ a: z.string().nullable().default(null) })],
  ];
  const small = fc.oneof(
    fc.constantFrom<Json>(null, true, 0, 1, -1, 2, 0.5, 2 ** 53, "", "a", "ab", "2026-06-12", [], {}),
    fc.jsonValue({ maxDepth: 2 }).map((value) => value as Json),
  );
  const key = fc.constantFrom("a", "b", "c", "__proto__", "constructor", "toString");
  const value = fc.oneof(
    small,
    fc.array(small, { maxLength: 3 }),
    fc.array(fc.tuple(key, small), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  );

  test.each(schemas)("lets nothing pass that the schema refuses: %s", (_what, schema) => {
    const passes = quickTest(schema);
    fc.assert(
      fc.property(value.map(read), (value) => {
        if (passes(value)) expect(schema.safeParse(value).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
