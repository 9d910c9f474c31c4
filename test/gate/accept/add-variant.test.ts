import { describe, expect, test } from "vitest";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { defaultPolicy } from "../../../src/config/policy.ts";
import { acceptRuns } from "../../../src/gate/accept/accept-runs.ts";
import { passes } from "../../../src/gate/score/passes.ts";
import { scoreRun } from "../../../src/gate/score/score-run.ts";
import type { ToolCall } from "../../../src/recordings/run.ts";
import { toolBook } from "../../../src/scorers/tool-book.ts";
import { made, runOf } from "../../scorers/fixture.ts";
import { candidateOf, caseToAccept } from "./fixture.ts";

/** The file after adding a run with these calls to the case `a` as a variant, or the refusal. */
function addVariant(text: string, calls: readonly ToolCall[]): string {
  const { files, refused } = acceptRuns(
    [{ file: "e.yml", text }],
    [caseToAccept("a", runOf(calls))],
    defaultPolicy,
    {
      asVariant: true,
    },
  );
  const after = files[0]?.text ?? "";
  if (refused[0] !== undefined) {
    expect(after).toBe(text);
    return refused[0].reason;
  }
  expect(passesBy(after, calls)).toBe(true);
  return after;
}

function passesBy(text: string, calls: readonly ToolCall[]): boolean | null {
  const { expectations, problems } = loadExpectations([{ file: "e.yml", text }]);
  const expectation = expectations.get("a");
  expect(problems).toEqual([]);
  if (expectation === undefined) throw new Error("the case is lost");
  return passes(scoreRun(runOf(calls), expectation, toolBook([])), defaultPolicy);
}

const went = [made("go", { n: 2 })];
const added = "{ referenceToolCalls: [{ name: go, arguments: { n: 2 } }] }";

describe("another right way", () => {
  test("stands beside what the case expects so far, which becomes the first", () => {
    const text = `# All cases
cases:
  # The one that matters
  - id: a # first
    description: Somebody pays
    referenceToolCalls:
      - { name: pay, arguments: { sum: { $type: integer } } }
      - name: tell
    strictMode: true
    maxToolCalls: 4 # no more
  - id: b # second
    expectedTool: pay
`;
    const after = addVariant(text, went);
    expect(after).toBe(`# All cases
cases:
  # The one that matters
  - id: a # first
    description: Somebody pays
    maxToolCalls: 4 # no more
    anyOf:
      - referenceToolCalls: [{ name: pay, arguments: { sum: { $type: integer } } }, { name: tell }]
        strictMode: true
      - referenceToolCalls: [{ name: go, arguments: { n: 2 } }]
  - id: b # second
    expectedTool: pay
`);
    expect(passesBy(text, went)).toBe(false);
    const paid = [made("pay", { sum: 3 }), made("tell")];
    for (const calls of [paid, [made("pay", { sum: "3" }), made("tell")], [...paid, made("tell")]])
      expect(passesBy(after, calls)).toBe(passesBy(text, calls));
    expect(passesBy(after, paid)).toBe(true);
  });

  test.each([
    ["expectedTool: pay", [made("pay")]],
    ["expectedToolOrder: [find, pay]", [made("find"), made("pay")]],
    ["expectedTool: pay, referenceToolCalls: [{ name: pay }]", [made("pay")]],
    ["referenceToolCalls: []", []],
  ])("is added to a case with %s", (caseText, old) => {
    const after = addVariant(`cases: [{ id: a, ${caseText} }]`, went);
    expect(after).toBe(`cases: [{ id: a, anyOf: [{ ${caseText} }, ${added}] }]`);
    expect(passesBy(after, old)).toBe(true);
  });

  test("may be that nothing is called", () => {
    expect(addVariant("cases: [{ id: a, expectedTool: pay }]", [])).toBe(
      "cases: [{ id: a, anyOf: [{ expectedTool: pay }, { referenceToolCalls: [] }] }]",
    );
  });

  test("is the last of those that the case has, whose comments stay", () => {
    const text = `cases:
  - id: a
    anyOf: # both are right
      - name: by mail # the first
        referenceToolCalls: [{ name: mail }]
      # the second
      - expectedTool: call
`;
    const after = addVariant(text, went);
    expect(after).toBe(`${text}      - referenceToolCalls: [{ name: go, arguments: { n: 2 } }]\n`);
    for (const calls of [[made("mail")], [made("call")]]) expect(passesBy(after, calls)).toBe(true);
  });

  test("is scored by the options of its case", () => {
    const text = "cases: [{ id: a, expectedTool: pay, code: { order: free }, f1: { extraCalls: ignore } }]";
    const after = addVariant(text, went);
    expect(after).toBe(
      `cases: [{ id: a, code: { order: free }, f1: { extraCalls: ignore }, anyOf: [{ expectedTool: pay }, ${added}] }]`,
    );
    expect(passesBy(after, [...went, made("other")])).toBe(true);
  });

  test("is written as JSON in a file of JSON", () => {
    expect(JSON.parse(addVariant('{ "cases": [{ "id": "a", "expectedTool": "pay" }] }', went))).toEqual({
      cases: [
        {
          id: "a",
          anyOf: [{ expectedTool: "pay" }, { referenceToolCalls: [{ name: "go", arguments: { n: 2 } }] }],
        },
      ],
    });
  });
});

describe("no other right way is added", () => {
  const variants = (count: number) => Array(count).fill("{ expectedTool: pay }").join(", ");

  test("to a case that has five, but to one that has four", () => {
    expect(addVariant(`cases: [{ id: a, anyOf: [${variants(5)}] }]`, went)).toBe(
      "it has 5 variants, the most that a case may have: edit it by hand",
    );
    expect(addVariant(`cases: [{ id: a, anyOf: [${variants(4)}] }]`, went)).toBe(
      `cases: [{ id: a, anyOf: [${variants(4)}, ${added}] }]`,
    );
  });

  test("to a case with turns", () => {
    expect(addVariant("cases: [{ id: a, turns: [{ expectedTool: pay }] }]", went)).toBe(
      "it has turns, which have no variants: edit it by hand",
    );
  });

  test.each(["cases: [{ id: a, maxToolCalls: 3 }]", "cases: [{ id: b, expectedTool: pay }]"])(
    "to a case that expects no calls: %s",
    (text) => {
      expect(addVariant(text, went)).toBe("it expects no calls yet: accept the run without --variant");
    },
  );

  test("where the name that it would have is taken", () => {
    expect(addVariant("cases: [{ id: a, anyOf: [{ name: variant 2, expectedTool: pay }] }]", went)).toContain(
      'two variants named "variant 2"',
    );
  });

  test("of a run that breaks a rule, or makes fewer calls than one that passes", () => {
    expect(addVariant("cases: [{ id: a, expectedTool: pay, forbiddenTools: [go] }]", went)).toContain("go");
    const file = { file: "e.yml", text: "cases: [{ id: a, expectedTool: pay }]" };
    const passing = [candidateOf(runOf([made("pay"), made("tell")]), 1)];
    const { files, refused } = acceptRuns(
      [file],
      [{ ...caseToAccept("a", runOf(went)), passing }],
      defaultPolicy,
      {
        asVariant: true,
      },
    );
    expect(files).toEqual([file]);
    expect(refused).toMatchObject([{ id: "a", reason: "trial 1 has 1 call, and trial 2 passes with 2" }]);
  });

  test("without a word to that end: a case with parts is for a person to edit", () => {
    const refusedAs = (text: string) =>
      acceptRuns([{ file: "e.yml", text }], [caseToAccept("a", runOf(went))], defaultPolicy).refused[0]
        ?.reason;
    expect(refusedAs("cases: [{ id: a, anyOf: [{ expectedTool: pay }] }]")).toBe(
      "it has several right ways: add this one with --variant, or edit it by hand",
    );
    expect(refusedAs("cases: [{ id: a, turns: [{ expectedTool: pay }] }]")).toBe(
      "it has turns: edit it by hand",
    );
  });
});
