import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadExpectations } from "../../src/config/expectations.ts";
import type { JsonObject } from "../../src/core/json.ts";
import { code } from "../../src/scorers/code.ts";
import {
  type Expectation,
  isOrderFree,
  recordedExpectation,
  variantsOf,
} from "../../src/scorers/expectation.ts";
import { resolveOptions, type StatedOptions } from "../../src/scorers/options.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { malformed, reference } from "./f1-fixture.ts";
import { expectationOf, made, runOf, scoreCode } from "./fixture.ts";

const free = { code: { order: "free" } };
const compared = { code: { order: "free", arguments: "compare" } };
const strict = { strictMode: true };
const ordered = (...expectedToolOrder: string[]) => ({ ...free, expectedToolOrder });

function caseOf(expectations: ReadonlyMap<string, Expectation>): Expectation {
  const expectation = expectations.get("case");
  if (expectation === undefined) throw new Error("no case");
  return expectation;
}

describe("code in any order", () => {
  test.each<[string, JsonObject, string[], number]>([
    ["in their order", ordered("a", "b"), ["a", "b"], 1],
    ["the other way round", ordered("a", "b"), ["b", "a"], 1],
    ["with others between", ordered("a", "b"), ["x", "b", "y", "a"], 1],
    ["one of them", ordered("a", "b"), ["b", "b"], 0],
    ["twice expected, twice called", ordered("a", "b", "a"), ["b", "a", "a"], 1],
    ["twice expected, once called", ordered("a", "b", "a"), ["b", "a", "b"], 0],
    ["once expected, twice called", ordered("a"), ["a", "a"], 1],
    ["strictly, the other way round", { ...ordered("a", "b"), ...strict }, ["b", "a"], 1],
    ["strictly, with another", { ...ordered("a", "b"), ...strict }, ["b", "a", "x"], 0],
    ["strictly, as many and another tool", { ...ordered("a", "b"), ...strict }, ["b", "b"], 0],
    ["nothing expected, nothing called", ordered(), [], 1],
    ["nothing expected, something called", ordered(), ["a"], 0],
    [
      "references, the optional one not called",
      {
        ...free,
        referenceToolCalls: [reference("a"), { ...reference("b"), optional: true }, reference("c")],
      },
      ["c", "a"],
      1,
    ],
    [
      "strictly, the optional one anywhere",
      { ...free, ...strict, referenceToolCalls: [reference("a"), { ...reference("b"), optional: true }] },
      ["b", "a"],
      1,
    ],
    ["an expected tool has no order", { ...free, expectedTool: "a" }, ["x", "a"], 1],
  ])("%s", (_what, caseFields, calls, score) => {
    const { value, correctOrderCalled } = scoreCode(caseFields, calls);
    expect(value).toBe(score);
    expect(correctOrderCalled).toBe("expectedTool" in caseFields ? null : score === 1);
  });

  test("keeps the order of the names as it is written", () => {
    const { expectedToolOrder, actualTools, toolCallInfos } = scoreCode(ordered("a", "b"), ["b", "a"]);
    expect({ expectedToolOrder, actualTools }).toEqual({
      expectedToolOrder: ["a", "b"],
      actualTools: ["b", "a"],
    });
    expect(toolCallInfos.map(({ toolName }) => toolName)).toEqual(["b", "a"]);
  });
});

describe("code in any order with arguments", () => {
  const expecting = (...referenceToolCalls: object[]) => ({ ...compared, referenceToolCalls }) as JsonObject;

  test("pairs each expected call with another call, as many as can be", () => {
    const caseFields = expecting(reference("a", { $subset: {} }), reference("a", { x: 1 }));
    expect(scoreCode(caseFields, [made("a", { x: 1 }), made("a", { x: 2 })]).value).toBe(1);
    expect(scoreCode(caseFields, [made("a", { x: 1 })]).value).toBe(0);
  });

  test("strictly: no others", () => {
    const caseFields = { ...expecting(reference("a", { x: 1 }), reference("b")), ...strict };
    expect(scoreCode(caseFields, [made("b"), made("a", { x: 1 })]).value).toBe(1);
    const more = scoreCode(caseFields, [made("b"), made("a", { x: 1 }), made("b")]);
    expect(more.value).toBe(0);
    expect(more.unmetStep).toBeUndefined();
  });

  test("names the first expected call without a match, beside the nearest call that is left", () => {
    const { value, unmetStep } = scoreCode(
      expecting(
        reference("a", { x: 1 }),
        { ...reference("c"), optional: true },
        reference("b"),
        reference("a", { x: 2 }),
      ),
      [made("a", { x: 3 }), made("b"), made("a", { x: 1 })],
    );
    expect(value).toBe(0);
    expect(unmetStep).toEqual({
      position: 2,
      name: "a",
      arguments: { x: 2 },
      call: 0,
      differences: [{ path: "x", expected: 2, actual: 3 }],
    });
  });

  test("names it alone where its tool was not called any more", () => {
    const { unmetStep } = scoreCode(expecting(reference("a"), reference("a")), [made("a")]);
    expect(unmetStep).toEqual({ position: 1, name: "a", arguments: {}, differences: [] });
  });

  test("takes arguments that are not JSON for no match", () => {
    expect(scoreCode(expecting(reference("a", { $subset: {} })), [malformed("a")]).value).toBe(0);
  });

  test("leaves out what need not be called, and says what was expected", () => {
    const caseFields = expecting({ ...reference("a", { x: 1 }), optional: true }, reference("b"));
    const { value, expectedToolOrder } = scoreCode(caseFields, [made("b"), made("a", { x: 2 })]);
    expect({ value, expectedToolOrder }).toEqual({ value: 1, expectedToolOrder: ["b"] });
  });
});

describe("an order that no level says", () => {
  const names = [{ name: "a" }, { name: "b" }];
  const reversed = ["b", "a"];
  const levels = (order: string | undefined, policy?: StatedOptions): number => {
    const head = order === undefined ? "" : `defaults: { code: { order: ${order} } }\n`;
    const text = `${head}cases: [{ id: case, referenceToolCalls: [{ name: a }, { name: b }] }]`;
    const { expectations } = loadExpectations([{ file: "e.yml", text }], policy);
    const outcome = code.score(runOf(reversed.map((name) => made(name))), caseOf(expectations), toolBook([]));
    return outcome.status === "scored" ? outcome.value : Number.NaN;
  };

  test.each<[string, JsonObject, number]>([
    ["is free for references alone", { referenceToolCalls: names }, 1],
    ["counts where it is written", { expectedToolOrder: ["a", "b"] }, 0],
    [
      "counts where it is written beside references",
      { expectedToolOrder: ["a", "b"], referenceToolCalls: names },
      0,
    ],
    [
      "counts for references where the case says so",
      { code: { order: "significant" }, referenceToolCalls: names },
      0,
    ],
    [
      "is free for references whose arguments are compared",
      { code: { arguments: "compare" }, referenceToolCalls: [reference("a", { x: 1 }), reference("b")] },
      1,
    ],
  ])("%s", (_what, caseFields, score) => {
    expect(scoreCode(caseFields, [made("b"), made("a", { x: 1 })]).value).toBe(score);
  });

  test("is that of the file, else that of the policy", () => {
    expect(levels(undefined)).toBe(1);
    expect(levels("significant")).toBe(0);
    expect(levels(undefined, { code: { order: "significant" } })).toBe(0);
    expect(levels("free", { code: { order: "significant" } })).toBe(1);
  });

  test("is resolved for each variant and each turn", () => {
    const { expectations } = loadExpectations([
      {
        file: "e.yml",
        text: "cases: [{ id: case, anyOf: [{ referenceToolCalls: [{ name: a }] }, { expectedToolOrder: [a] }] }]",
      },
    ]);
    expect(variantsOf(caseOf(expectations)).map(isOrderFree)).toEqual([true, false]);
  });

  test("is free for references that a recording brings along", () => {
    const [a, b] = ["a", "b"].map((name) => reference(name));
    const { referenceToolCalls } = expectationOf({ referenceToolCalls: [a ?? {}, b ?? {}] });
    const recorded = recordedExpectation("case", {}, referenceToolCalls, resolveOptions());
    const run = runOf(reversed.map((name) => made(name)));
    expect(code.score(run, recorded, toolBook([]))).toMatchObject({ value: 1, details: { order: "free" } });
    const inOrder = resolveOptions({ code: { order: "significant" } });
    const ordered = recordedExpectation("case", {}, referenceToolCalls, inOrder);
    expect(code.score(run, ordered, toolBook([]))).toMatchObject({ value: 0 });
  });
});

test("the order of calls changes nothing where it is free, and what is met in order is met", () => {
  const names = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 4 });
  fc.assert(
    fc.property(names, names, fc.boolean(), fc.boolean(), (expected, calls, strictMode, compares) => {
      const code = { order: "free", arguments: compares ? "compare" : "ignore" };
      const caseFields = { strictMode, referenceToolCalls: expected.map((name) => reference(name)) };
      const score = scoreCode({ ...caseFields, code }, calls).value;
      expect(scoreCode({ ...caseFields, code }, calls.toReversed()).value).toBe(score);
      const inOrder = scoreCode({ ...caseFields, code: { ...code, order: "significant" } }, calls).value;
      expect(score).toBeGreaterThanOrEqual(inOrder);
    }),
  );
});
