import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/core/json.ts";
import { code } from "../../src/scorers/code.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { expectationOf, made, runOf, scoreCode } from "./fixture.ts";

const references = (...names: string[]) => names.map((name) => ({ name }));
const strict = { strictMode: true };

const TABLE: [string, JsonObject, string[], number][] = [
  ["an expected tool that is called", { expectedTool: "a" }, ["a"], 1],
  ["an expected tool among others", { expectedTool: "a" }, ["b", "a", "c"], 1],
  ["an expected tool called twice", { expectedTool: "a" }, ["a", "a"], 1],
  ["an expected tool that is not called", { expectedTool: "a" }, ["b"], 0],
  ["an expected tool and no call", { expectedTool: "a" }, [], 0],
  ["an expected tool in another case", { expectedTool: "A" }, ["a"], 0],
  ["strictly an expected tool", { expectedTool: "a", ...strict }, ["a"], 1],
  ["strictly an expected tool and only another", { expectedTool: "a", ...strict }, ["b"], 0],
  ["strictly an expected tool among others", { expectedTool: "a", ...strict }, ["a", "b"], 0],
  ["strictly an expected tool called twice", { expectedTool: "a", ...strict }, ["a", "a"], 0],
  ["strictly an expected tool and no call", { expectedTool: "a", ...strict }, [], 0],

  ["an order", { expectedToolOrder: ["a", "b"] }, ["a", "b"], 1],
  ["an order with others between", { expectedToolOrder: ["a", "b"] }, ["x", "a", "y", "b", "z"], 1],
  ["an order, reversed", { expectedToolOrder: ["a", "b"] }, ["b", "a"], 0],
  ["an order, cut short", { expectedToolOrder: ["a", "b"] }, ["a"], 0],
  ["an order after a false start", { expectedToolOrder: ["a", "b"] }, ["b", "a", "b"], 1],
  ["an order with a tool twice", { expectedToolOrder: ["a", "a"] }, ["a", "a"], 1],
  ["an order with a tool twice, called once", { expectedToolOrder: ["a", "a"] }, ["a"], 0],
  ["an order that comes back", { expectedToolOrder: ["a", "b", "a"] }, ["a", "b", "a"], 1],
  ["an order that comes back, and did not", { expectedToolOrder: ["a", "b", "a"] }, ["a", "a", "b"], 0],
  ["strictly an order", { expectedToolOrder: ["a", "b"], ...strict }, ["a", "b"], 1],
  ["strictly an order with one more", { expectedToolOrder: ["a", "b"], ...strict }, ["a", "b", "c"], 0],
  ["strictly an order with one less", { expectedToolOrder: ["a", "b"], ...strict }, ["a"], 0],
  ["strictly an order with a tool twice", { expectedToolOrder: ["a", "a"], ...strict }, ["a", "a"], 1],

  ["an order overrules the expected tool", { expectedTool: "z", expectedToolOrder: ["a"] }, ["a"], 1],
  [
    "an order overrules the expected tool, to its harm",
    { expectedTool: "z", expectedToolOrder: ["a"] },
    ["z"],
    0,
  ],
  [
    "an order overrules the references",
    { expectedToolOrder: ["a"], referenceToolCalls: references("b") },
    ["a"],
    1,
  ],
  [
    "an expected tool overrules the references",
    { expectedTool: "a", referenceToolCalls: references("b") },
    ["a"],
    1,
  ],
  [
    "an expected tool overrules the references, to its harm",
    { expectedTool: "a", referenceToolCalls: references("b") },
    ["b"],
    0,
  ],

  ["an empty order and no call", { expectedToolOrder: [] }, [], 1],
  ["an empty order and a call", { expectedToolOrder: [] }, ["a"], 0],
  ["strictly an empty order and no call", { expectedToolOrder: [], ...strict }, [], 1],
  ["strictly an empty order and a call", { expectedToolOrder: [], ...strict }, ["a"], 0],
  ["no references and no call", { referenceToolCalls: [] }, [], 1],
  ["no references and a call", { referenceToolCalls: [] }, ["a"], 0],
  ["strictly no references and a call", { referenceToolCalls: [], ...strict }, ["a"], 0],

  ["references have no order", { referenceToolCalls: references("a", "b") }, ["a", "x", "b"], 1],
  ["references have no order, reversed", { referenceToolCalls: references("a", "b") }, ["b", "a"], 1],
  ["references, one of them twice", { referenceToolCalls: references("a", "b") }, ["b", "b"], 0],
  [
    "references whose order counts, reversed",
    { referenceToolCalls: references("a", "b"), code: { order: "significant" } },
    ["b", "a"],
    0,
  ],
  ["strictly references, reversed", { referenceToolCalls: references("a", "b"), ...strict }, ["b", "a"], 1],
  ["strictly references", { referenceToolCalls: references("a", "b"), ...strict }, ["a", "b"], 1],
  [
    "strictly references with one more",
    { referenceToolCalls: references("a", "b"), ...strict },
    ["a", "x", "b"],
    0,
  ],
  ["only names count", { referenceToolCalls: [{ name: "a", arguments: { x: 1 } }] }, ["a"], 1],
];

describe("the code scorer", () => {
  it.each(TABLE)("%s", (_name, caseFields, calls, value) => {
    expect(scoreCode(caseFields, calls).value).toBe(value);
  });

  it.each<[string, JsonObject]>([
    ["nothing is expected", {}],
    ["only strictness is expected", { strictMode: true }],
    ["only budgets are set", { maxToolCalls: 3, forbiddenTools: ["x"] }],
  ])("does not assess where %s", (_name, caseFields) => {
    expect(code.score(runOf([made("a")]), expectationOf(caseFields), toolBook([]))).toEqual({
      status: "not-assessed",
      reason: expect.stringContaining("referenceToolCalls"),
    });
  });

  it("takes a flexible order as a subsequence, whatever the order and the calls", () => {
    const names = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 6 });
    fc.assert(
      fc.property(names, fc.array(fc.boolean(), { maxLength: 6 }), names, (calls, keep, other) => {
        const part = calls.filter((_, at) => keep[at]);
        if (part.length > 0) expect(scoreCode({ expectedToolOrder: part }, calls).value).toBe(1);
        if (other.length === 0) return;
        // Independent of the scorer: the order as a regular expression over the names.
        const expected = new RegExp(`^.*${other.join(".*")}.*$`).test(calls.join(""));
        expect(scoreCode({ expectedToolOrder: other }, calls).value).toBe(Number(expected));
        expect(scoreCode({ expectedToolOrder: other, ...strict }, calls).value).toBe(
          Number(other.join() === calls.join()),
        );
      }),
    );
  });
});

describe("the details of the code scorer", () => {
  it("are Mastra's, under Mastra's names", () => {
    const run = runOf([], {
      toolCalls: [
        made("b", {}, { id: "1", turn: 1 }),
        made("a", {}, { id: "2", turn: 1 }),
        made("a", {}, { turn: 4 }),
      ],
    });
    expect(
      code.score(run, expectationOf({ expectedTool: "a", expectedToolOrder: ["a", "b"] }), toolBook([])),
    ).toEqual({
      status: "scored",
      value: 0,
      details: {
        expectedTool: "a",
        actualTools: ["b", "a", "a"],
        strictMode: false,
        expectedToolOrder: ["a", "b"],
        hasToolCalls: true,
        correctToolCalled: true,
        correctOrderCalled: false,
        toolCallInfos: [
          { toolName: "b", toolCallId: "1", messageIndex: 1, invocationIndex: 0 },
          { toolName: "a", toolCallId: "2", messageIndex: 1, invocationIndex: 1 },
          { toolName: "a", toolCallId: null, messageIndex: 4, invocationIndex: 0 },
        ],
      },
    });
  });

  it("have no order where none was asked, and no tool where none was expected", () => {
    expect(scoreCode({ expectedTool: "a", ...strict }, [])).toEqual({
      value: 0,
      expectedTool: "a",
      actualTools: [],
      strictMode: true,
      expectedToolOrder: null,
      hasToolCalls: false,
      correctToolCalled: false,
      correctOrderCalled: null,
      toolCallInfos: [],
    });
    expect(scoreCode({ expectedToolOrder: [] }, [])).toMatchObject({
      expectedTool: null,
      expectedToolOrder: [],
      correctToolCalled: false,
      correctOrderCalled: true,
    });
  });

  it("show the order that the references were taken for", () => {
    const referenceToolCalls = [{ name: "a" }, { name: "b", optional: true }, { name: "c", optional: true }];
    expect(scoreCode({ referenceToolCalls }, ["a", "c"]).expectedToolOrder).toEqual(["a", "c"]);
  });
});

describe("optional references", () => {
  const optional = (name: string) => ({ name, optional: true });
  it.each<[string, { name: string; optional?: boolean }[], string[], [flexible: number, strict: number]]>([
    ["called", [{ name: "a" }, optional("b")], ["a", "b"], [1, 1]],
    ["not called", [{ name: "a" }, optional("b")], ["a"], [1, 1]],
    ["called early", [{ name: "a" }, optional("b")], ["b", "a"], [1, 1]],
    ["called beside another", [{ name: "a" }, optional("b")], ["a", "x", "b"], [1, 0]],
    ["and the required one missing", [{ name: "a" }, optional("b")], ["b"], [0, 0]],
    ["nothing else, not called", [optional("a")], [], [1, 1]],
    [
      "a second try that was not needed",
      [{ name: "a" }, { ...optional("a") }, { name: "b" }],
      ["a", "b"],
      [1, 1],
    ],
    [
      "a second try that was needed",
      [{ name: "a" }, { ...optional("a") }, { name: "b" }],
      ["a", "a", "b"],
      [1, 1],
    ],
    ["a first try that was not needed", [optional("a"), { name: "a" }], ["a"], [1, 1]],
    ["two tries, one more was made", [{ name: "a" }, optional("a"), optional("a")], ["a", "a"], [1, 1]],
  ])("%s", (_name, referenceToolCalls, calls, [flexible, strictly]) => {
    expect(scoreCode({ referenceToolCalls }, calls).value).toBe(flexible);
    expect(scoreCode({ referenceToolCalls, ...strict }, calls).value).toBe(strictly);
  });
});

describe("the calls that count for the code scorer", () => {
  const rules = [
    { match: "get_*", readOnly: true },
    { match: "think", ignore: true },
  ];
  const changing = { code: { calls: "state-changing" } };

  it("leave ignored tools out", () => {
    expect(scoreCode({ expectedTool: "a", ...strict }, ["think", "a"], rules)).toMatchObject({
      value: 1,
      actualTools: ["a"],
    });
    expect(scoreCode({ referenceToolCalls: references("think", "a"), ...strict }, ["a"], rules).value).toBe(
      1,
    );
    expect(scoreCode({ expectedToolOrder: [] }, ["think"], rules)).toMatchObject({
      value: 1,
      hasToolCalls: false,
    });
  });

  it("leave read-only tools out of both sides where only changes count", () => {
    const caseFields = { referenceToolCalls: references("get_x", "a"), ...strict };
    expect(scoreCode({ ...caseFields, ...changing }, ["a", "get_y"], rules)).toMatchObject({
      value: 1,
      actualTools: ["a"],
      expectedToolOrder: ["a"],
    });
    expect(scoreCode(caseFields, ["a", "get_y"], rules).value).toBe(0);
  });

  it("leave failed and refused calls out where failures are ignored", () => {
    const calls = [
      made("a", {}, { status: "error" }),
      made("b", {}, { status: "rejected" }),
      made("c", {}, { status: "pending" }),
      made("a"),
    ];
    const caseFields = { expectedToolOrder: ["c", "a"], ...strict };
    expect(scoreCode({ ...caseFields, code: { failedCalls: "ignore" } }, calls)).toMatchObject({
      value: 1,
      actualTools: ["c", "a"],
    });
    expect(scoreCode(caseFields, calls)).toMatchObject({ value: 0, actualTools: ["a", "b", "c", "a"] });
  });

  it("do not heed the options of f1", () => {
    const f1 = { calls: "state-changing", failedCalls: "ignore" };
    expect(
      scoreCode({ expectedTool: "get_x", f1 }, [made("get_x", {}, { status: "error" })], rules).value,
    ).toBe(1);
  });

  it("leave an expected order as it is written", () => {
    expect(
      scoreCode({ expectedToolOrder: ["get_x", "a"], ...changing }, ["get_x", "a"], rules),
    ).toMatchObject({
      value: 0,
      expectedToolOrder: ["get_x", "a"],
    });
  });
});
