import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assign } from "../../src/core/assignment.ts";
import type { Json } from "../../src/core/json.ts";
import { limits } from "../../src/core/limits.ts";
import { matches } from "../../src/core/match-values.ts";
import type { ToolCall } from "../../src/recordings/run.ts";
import { literalReference, type ReferenceCall } from "../../src/recordings/run.ts";
import { type Match, pairUp } from "../../src/scorers/counted-calls.ts";
import { type F1Options, resolveOptions } from "../../src/scorers/options.ts";
import { made } from "./fixture.ts";

const strict = resolveOptions().f1;
const { explainedCalls: side } = limits;
const isFull = (fraction: number) => fraction === 1;

/** Compares every reference with every call in one table. */
function plainly(references: readonly ReferenceCall[], calls: readonly ToolCall[], { listOrder }: F1Options) {
  const weights = references.map((reference) =>
    calls.map((call) => (matches(reference.arguments, call.arguments, listOrder) ? 1 : undefined)),
  );
  const columns = assign(
    weights,
    references.map(({ optional }) => !optional),
  );
  return new Map(
    columns.flatMap((call, at): [number, Match][] =>
      call === undefined ? [] : [[at, { call, fraction: 1 }]],
    ),
  );
}

const args = fc.record({ a: fc.nat(2), b: fc.array(fc.nat(1), { maxLength: 2 }) });
const reference = fc
  .tuple(args, fc.boolean())
  .map(([value, optional]): ReferenceCall => ({ ...literalReference("t", value), optional }));
const call = args.map((value: Json) => made("t", value));
const options = fc
  .constantFrom("significant" as const, "free" as const)
  .map((listOrder): F1Options => ({ ...strict, listOrder }));

describe("references and calls of one tool", () => {
  it("are paired as if each were held against each, be they few or many", () => {
    fc.assert(
      fc.property(
        fc.array(reference, { minLength: 1, maxLength: 40, size: "max" }),
        fc.array(call, { minLength: 1, maxLength: 40, size: "max" }),
        options,
        (references, calls, how) => {
          expect(pairUp(references, calls, how, isFull)).toEqual(plainly(references, calls, how));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("are paired in their order when the calls are those expected, and others behind them are left", () => {
    const references = Array.from({ length: 3 }, () => literalReference("t", { a: 1 }));
    const calls = Array.from({ length: 5 }, () => made("t", { a: 1 }));
    expect([...pairUp(references, calls, strict, isFull)]).toEqual(
      [0, 1, 2].map((at) => [at, { call: at, fraction: 1 }]),
    );
  });

  it("are paired as many as can be, where they are too many for the best pairing", () => {
    const numbers = Array.from({ length: side + 50 }, (_, at) => at);
    const references = numbers.map((at) => literalReference("t", { a: at % 7 }));
    const calls = numbers.toReversed().map((at) => made("t", { a: at % 5 }));
    const count = [0, 1, 2, 3, 4].reduce(
      (sum, kind) =>
        sum +
        Math.min(
          numbers.filter((at) => at % 7 === kind).length,
          numbers.filter((at) => at % 5 === kind).length,
        ),
      0,
    );
    expect(pairUp(references, calls, strict, isFull).size).toBe(count);
  });
});
