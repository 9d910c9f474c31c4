import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/core/json.ts";
import { limits } from "../../src/core/limits.ts";
import { scoreRun } from "../../src/gate/score/score-run.ts";
import type { ToolCall } from "../../src/recordings/run.ts";
import { literalReference } from "../../src/recordings/run.ts";
import { isAsExpected } from "../../src/scorers/counted-calls.ts";
import { deterministicScorers } from "../../src/scorers/index.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { expectationOf, made, runOf } from "./fixture.ts";

function seen(
  stated: JsonObject,
  calls: readonly ToolCall[],
  rules: Parameters<typeof toolBook>[0] = [],
): boolean {
  return isAsExpected(runOf(calls), expectationOf(stated), toolBook(rules));
}

const reference = (name: string, args: Json = {}) => ({ name, arguments: args });
const two = [reference("a", { x: 1 }), reference("b")];

describe("a run is as expected at first sight", () => {
  it("when it makes the calls expected of it, in their order", () => {
    expect(seen({ referenceToolCalls: two }, [made("a", { x: 1 }), made("b")])).toBe(true);
    expect(seen({ referenceToolCalls: [] }, [])).toBe(true);
  });

  it("when only what counts is so", () => {
    const rules = [{ match: "think", ignore: true }];
    const calls = [made("think"), made("a", { x: 1 }), made("b")];
    expect(seen({ referenceToolCalls: two }, calls)).toBe(false);
    expect(seen({ referenceToolCalls: two }, calls, rules)).toBe(true);
  });

  it.each<[string, JsonObject, ToolCall[]]>([
    ["a call is missing", { referenceToolCalls: two }, [made("a", { x: 1 })]],
    ["there is one more", { referenceToolCalls: two }, [made("a", { x: 1 }), made("b"), made("b")]],
    ["they come in another order", { referenceToolCalls: two }, [made("b"), made("a", { x: 1 })]],
    ["an argument differs", { referenceToolCalls: two }, [made("a", { x: 2 }), made("b")]],
    [
      "an argument differs that need not be right for a pass",
      {
        referenceToolCalls: [reference("a", { x: 1, y: 1 })],
        f1: { mode: "flexible", argumentMatchThreshold: 0.5 },
      },
      [made("a", { x: 1, y: 2 })],
    ],
    [
      "arguments are not JSON",
      { referenceToolCalls: [reference("a")] },
      [made("a", "{", { malformed: true })],
    ],
    ["nothing is declared", {}, []],
    ["another tool is", { referenceToolCalls: two, expectedTool: "c" }, [made("a", { x: 1 }), made("b")]],
    [
      "another order is",
      { referenceToolCalls: two, expectedToolOrder: ["b", "a"] },
      [made("a", { x: 1 }), made("b")],
    ],
    [
      "other calls count for the other scorer",
      { referenceToolCalls: two, code: { failedCalls: "ignore" } },
      [made("a", { x: 1 }), made("b", {}, { status: "error" })],
    ],
  ])("but not when %s", (_what, stated, calls) => {
    expect(seen(stated, calls)).toBe(false);
  });

  it("but not when there is so much to compare that the scorers must say whether it is too much", () => {
    const items = Array.from({ length: limits.freeListItems }, (_, at) => at);
    const stated = (count: number): JsonObject => ({
      referenceToolCalls: [reference("a", { items: items.slice(0, count) })],
      f1: { listOrder: "free" },
    });
    const calls = (count: number) => [made("a", { items: items.slice(0, count) })];
    expect(seen(stated(100), calls(100))).toBe(true);
    expect(seen(stated(limits.freeListItems), calls(limits.freeListItems))).toBe(false);
    const tooLong = [...items, limits.freeListItems];
    const expectation = expectationOf(stated(1));
    const long = { ...expectation, referenceToolCalls: [literalReference("a", { items: tooLong })] };
    expect(isAsExpected(runOf([made("a", { items: tooLong })]), long, toolBook([]))).toBe(false);
  });
});

const name = fc.constantFrom("a", "b", "c");
const args = fc.record({ x: fc.nat(1) }, { requiredKeys: [] });
const option = {
  calls: fc.constantFrom("all", "state-changing"),
  failedCalls: fc.constantFrom("count", "ignore"),
};

const skipped = deterministicScorers.filter(({ isOneAsExpected }) => isOneAsExpected);

it("and then the scorers that skip it give it 1", () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(fc.record({ name, arguments: args, optional: fc.boolean() }), { maxLength: 3 }),
      fc.array(
        fc
          .tuple(name, args, fc.constantFrom("ok" as const, "error" as const))
          .map(([tool, given, status]) => made(tool, given, { status })),
        { maxLength: 4 },
      ),
      fc.record(
        {
          f1: fc.record({ ...option, missingCalls: fc.constantFrom("count", "ignore") }),
          code: fc.record({
            ...option,
            order: fc.constantFrom("significant", "free"),
            arguments: fc.constantFrom("ignore", "compare"),
          }),
        },
        { requiredKeys: [] },
      ),
      fc.subarray([
        { match: "a", readOnly: true },
        { match: "b", ignore: true },
      ]),
      fc.boolean(),
      (referenceToolCalls, calls, options, rules, strictMode) => {
        const expectation = expectationOf({
          referenceToolCalls,
          strictMode,
          ...options,
        } as unknown as JsonObject);
        const run = runOf(calls);
        fc.pre(isAsExpected(run, expectation, toolBook(rules)));
        found += 1;
        const { scores } = scoreRun(run, expectation, toolBook(rules));
        for (const { id } of skipped) expect(scores[id]).toMatchObject({ status: "scored", value: 1 });
      },
    ),
    { numRuns: 200, maxSkipsPerRun: 200 },
  );
  expect(found).toBe(200);
});
