import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../src/core/json.ts";
import { limits } from "../../src/core/limits.ts";
import type { Run, ToolCall } from "../../src/recordings/run.ts";
import { isAsExpected } from "../../src/scorers/counted-calls.ts";
import { f1 } from "../../src/scorers/f1.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { type ToolCounts, ToolSum, toolCounts } from "../../src/scorers/tool-counts.ts";
import { expectationOf, made, runOf } from "./fixture.ts";

function counted(
  caseFields: JsonObject,
  calls: readonly (string | ToolCall)[],
  rules: Parameters<typeof toolBook>[0] = [],
  more: Partial<Run> = {},
): ToolCounts {
  const run = runOf(
    calls.map((call) => (typeof call === "string" ? made(call) : call)),
    more,
  );
  const expectation = expectationOf(caseFields);
  const book = toolBook(rules);
  return toolCounts(run, expectation, book, f1.score(run, expectation, book));
}

/** `search 2/1, missed 1, 1 wrong, pay ×1`: expected 2, called 1. */
function lines(counts: ToolCounts): string[] {
  return counts
    .map(({ name, expected, called, missed, wrongArguments, confusedWith }) =>
      [
        `${name} ${expected}/${called}`,
        ...(missed === 0 ? [] : [`missed ${missed}`]),
        ...(wrongArguments === 0 ? [] : [`${wrongArguments} wrong`]),
        ...confusedWith.map((other) => `${other.name} ×${other.times}`),
      ].join(", "),
    )
    .sort();
}

const referenceToolCalls = [
  { name: "search", arguments: { q: 1 } },
  { name: "pay", arguments: { sum: 5 } },
];

describe("by references", () => {
  test("a call that is met counts on both sides", () => {
    expect(
      lines(counted({ referenceToolCalls }, [made("pay", { sum: 5 }), made("search", { q: 1 })])),
    ).toEqual(["pay 1/1", "search 1/1"]);
  });

  test("a call of the tool with other arguments is one with wrong arguments, and no confusion", () => {
    expect(
      lines(counted({ referenceToolCalls }, [made("search", { q: 1 }), made("pay", { sum: 6 })])),
    ).toEqual(["pay 1/1, missed 1, 1 wrong", "search 1/1"]);
  });

  test("a call that looks renamed is confused with the one in its place, whatever their order", () => {
    const calls = [made("note", { x: 1 }), made("charge", { sum: 5 })];
    expect(lines(counted({ referenceToolCalls }, calls))).toEqual([
      "charge 0/1",
      "note 0/1",
      "pay 1/0, missed 1, charge ×1",
      "search 1/0, missed 1, note ×1",
    ]);
  });

  test("the rest is confused in order, and what is beyond is missed", () => {
    const names = ["a", "b", "c"].map((name) => ({ name }));
    expect(lines(counted({ referenceToolCalls: names }, ["x", "y"]))).toEqual([
      "a 1/0, missed 1, x ×1",
      "b 1/0, missed 1, y ×1",
      "c 1/0, missed 1",
      "x 0/1",
      "y 0/1",
    ]);
  });

  test("an optional reference counts where it was called", () => {
    const optional = [{ name: "search" }, { name: "note", optional: true }];
    expect(lines(counted({ referenceToolCalls: optional }, ["search"]))).toEqual(["search 1/1"]);
    expect(lines(counted({ referenceToolCalls: optional }, ["search", "note"]))).toEqual([
      "note 1/1",
      "search 1/1",
    ]);
  });

  test("calls that are free are called, and stand in nobody's place unless they look renamed", () => {
    const free = { referenceToolCalls, f1: { extraCalls: "ignore" } };
    expect(lines(counted(free, [made("note"), made("charge", { sum: 5 })]))).toEqual([
      "charge 0/1",
      "note 0/1",
      "pay 1/0, missed 1, charge ×1",
      "search 1/0, missed 1",
    ]);
  });

  test("what does not count is not counted", () => {
    const rules = [{ match: "think", ignore: true }];
    expect(lines(counted({ referenceToolCalls: [{ name: "pay" }] }, ["think", "x"], rules))).toEqual([
      "pay 1/0, missed 1, x ×1",
      "x 0/1",
    ]);
  });

  test("of more calls than f1 compares none is confused in order", () => {
    const names = Array.from({ length: limits.shownCalls + 5 }, () => ({ name: "a" }));
    const calls = Array.from({ length: limits.shownCalls + 5 }, () => "b");
    const size = limits.shownCalls + 5;
    expect(lines(counted({ referenceToolCalls: names }, calls))).toEqual([
      `a ${size}/0, missed ${size}, b ×${limits.shownCalls}`,
      `b 0/${size}`,
    ]);
  });
});

describe("by names alone", () => {
  test("the expected tool is expected once", () => {
    expect(lines(counted({ expectedTool: "search" }, ["search", "search", "note"]))).toEqual([
      "note 0/1",
      "search 1/2",
    ]);
  });

  test("no arguments are wrong, and what is missed is confused in order", () => {
    expect(lines(counted({ expectedToolOrder: ["a", "b", "a"] }, ["x", "a", "y"]))).toEqual([
      "a 2/1, missed 1, y ×1",
      "b 1/0, missed 1, x ×1",
      "x 0/1",
      "y 0/1",
    ]);
  });
});

describe("nothing is counted", () => {
  test.each<[string, JsonObject, Partial<Run>]>([
    ["where nothing may be called", { referenceToolCalls: [] }, {}],
    ["where nothing may be called, by names", { expectedToolOrder: [] }, {}],
    ["where nobody says what is expected", {}, {}],
    ["of a recording with texts only", { referenceToolCalls: [{ name: "a" }] }, { textsOnly: true }],
    ["of one with texts only, by names", { expectedTool: "a" }, { textsOnly: true }],
    [
      "of a run that has not the result it is scored by",
      { referenceToolCalls: [{ name: "x", result: 1 }] },
      {},
    ],
  ])("%s", (_what, caseFields, more) => {
    expect(counted(caseFields, ["x"], [], more)).toEqual([]);
  });
});

const name = fc.constantFrom("a", "b", "c", "__proto__", "constructor", "<script>");
const call = fc.record({ name, arguments: fc.constantFrom<JsonObject>({}, { x: 1 }, { x: 2 }) });
const run = fc.record({
  references: fc.array(fc.record({ name, arguments: fc.constantFrom({}, { x: 1 }), optional: fc.boolean() })),
  calls: fc.array(call, { maxLength: 6 }),
});
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

test("the numbers are those of f1, whatever is called", () => {
  fc.assert(
    fc.property(run, ({ references, calls }) => {
      const caseFields = { referenceToolCalls: references };
      const counts = counted(
        caseFields,
        calls.map((call) => made(call.name, call.arguments)),
      );
      const outcome = f1.score(
        runOf(calls.map((call) => made(call.name, call.arguments))),
        expectationOf(caseFields),
        toolBook([]),
      );
      if (outcome.status !== "scored") throw new Error(outcome.reason);
      const { details } = outcome;
      const isNothing = details.references === 0;
      expect(sum(counts.map(({ expected }) => expected))).toBe(details.references);
      expect(sum(counts.map(({ called }) => called))).toBe(isNothing ? 0 : calls.length);
      expect(sum(counts.map(({ missed }) => missed))).toBe(details.missing.length);
      expect(sum(counts.map(({ wrongArguments }) => wrongArguments))).toBe(details.nearMisses.length);
      const left = details.missing.length - details.nearMisses.length;
      const spare = details.unexpected.length - details.nearMisses.length;
      const confused = counts.flatMap(({ confusedWith }) => confusedWith.map(({ times }) => times));
      expect(sum(confused)).toBe(Math.min(left, isNothing ? 0 : spare));
      for (const toolCount of counts)
        expect(toolCount.confusedWith.map((other) => other.name)).not.toContain(toolCount.name);
    }),
  );
});

test("a run that makes the calls that are expected of it counts as if f1 had been asked", () => {
  fc.assert(
    fc.property(fc.array(call, { minLength: 1, maxLength: 5 }), fc.boolean(), (calls, readsOnly) => {
      const expectation = expectationOf({
        referenceToolCalls: calls,
        f1: { calls: "state-changing" },
        code: { calls: "state-changing" },
      });
      const book = toolBook(readsOnly ? [{ match: "a", readOnly: true }] : []);
      const run = runOf(calls.map((made_) => made(made_.name, made_.arguments)));
      expect(isAsExpected(run, expectation, book)).toBe(true);
      const ranked = (outcome: Parameters<typeof toolCounts>[3]) => {
        const all = new ToolSum();
        all.addAll(toolCounts(run, expectation, book, outcome));
        return all.ranked();
      };
      expect(ranked("as expected")).toEqual(ranked(f1.score(run, expectation, book)));
    }),
  );
});

test("counts of several runs come to the same in whatever order and parts", () => {
  fc.assert(
    fc.property(fc.array(run, { maxLength: 5 }), fc.nat(5), (runs, at) => {
      const counts = runs.map(({ references, calls }) =>
        counted(
          { referenceToolCalls: references },
          calls.map((call) => made(call.name, call.arguments)),
        ),
      );
      const ranked = (lists: readonly ToolCounts[]) => {
        const all = new ToolSum();
        for (const list of lists) all.addAll(list);
        return all.ranked();
      };
      const whole = ranked(counts);
      expect(ranked(counts.toReversed())).toEqual(whole);
      expect(ranked([ranked(counts.slice(0, at)), ranked(counts.slice(at))])).toEqual(whole);
    }),
  );
});
