import { describe, expect, test } from "vitest";
import { acceptRuns } from "../../../src/gate/accept/accept-runs.ts";
import type { ToolCall } from "../../../src/recordings/run.ts";
import { made, runOf } from "../../scorers/fixture.ts";
import { candidateOf, caseToAccept, policyOf } from "./fixture.ts";

const lookups = policyOf(
  'tools: [{ match: "get_*", readOnly: true }]\ndefaults: { f1: { calls: state-changing } }\nredact: ["pay.token"]',
);

function acceptAll(caseText: string, ...trials: ToolCall[][]): string | undefined {
  const text = `cases: [{ id: a, ${caseText} }]`;
  const runs = trials.map((calls) => runOf(calls));
  const { files, refused } = acceptRuns([{ file: "e.yml", text }], [caseToAccept("a", ...runs)], lookups);
  return refused[0]?.reason ?? files[0]?.text.slice("cases: [{ id: a, ".length, -" }]".length);
}

const disagree = expect.stringContaining("the runs that do not pass made different calls");
const go = (n: number) => made("go", { n });
const asksToGo = "referenceToolCalls: [{ name: go, arguments: { n: 1 } }]";

describe("runs agree", () => {
  test("when they differ in lookups that nobody asks for", () => {
    const expected = asksToGo.replace("n: 1", "n: 2");
    expect(acceptAll(asksToGo, [made("get_x"), go(2)], [go(2)], [go(2), made("get_y", { q: 1 })])).toBe(
      expected,
    );
    expect(acceptAll("referenceToolCalls: []", [made("get_x"), go(2)], [go(2)])).toContain("name: go");
  });

  test("when they differ in arguments that nobody asks for", () => {
    const tool = "expectedTool: x";
    expect(acceptAll(tool, [go(1)], [go(2)])).toBe("expectedTool: go");
    const expectations = "referenceToolCalls: []";
    const lookedUp = acceptAll(
      expectations,
      [made("get_x", { q: 1 })],
      [made("get_x", "{q", { malformed: true })],
    );
    expect(lookedUp).toBe("referenceToolCalls: [{ name: get_x, arguments: { q: 1 } }]");
    const flexible = "f1: { mode: flexible }, referenceToolCalls: [{ name: go, arguments: { n: 1 } }]";
    expect(acceptAll(flexible, [made("go", { n: 2, x: 1 })], [made("go", { x: 2, n: 2 })])).toBe(
      flexible.replace("n: 1", "n: 2"),
    );
  });

  test("when they differ in what the policy hides, or in the order of keys", () => {
    const calls = ["s1", "s2"].map((token) => [made("pay", { token, sum: { a: 1, b: 2 } })]);
    expect(
      acceptAll("referenceToolCalls: []", ...calls, [made("pay", { sum: { b: 2, a: 1 }, token: "s" })]),
    ).toBe("referenceToolCalls: [{ name: pay, arguments: { token: { $any: true }, sum: { a: 1, b: 2 } } }]");
  });
});

describe("runs do not agree", () => {
  test("when they differ in calls or arguments that count", () => {
    expect(acceptAll(asksToGo, [go(2)], [go(3)])).toEqual(disagree);
    expect(acceptAll(asksToGo, [go(2)], [go(2)], [go(2), go(2)])).toEqual(disagree);
    const hundred = Array.from({ length: 100 }, (_, n) => go(n));
    expect(acceptAll("referenceToolCalls: []", hundred, [...hundred.slice(1), go(100)])).toEqual(disagree);
  });

  test("when they differ in a lookup that the case asks for, whichever comes first", () => {
    const asksToLook = "referenceToolCalls: [{ name: get_x }, { name: go, arguments: { n: 1 } }]";
    const trials = [[made("get_x"), go(2)], [go(2)], [go(2), made("get_x")]];
    const inOrder = `code: { order: significant }, ${asksToLook}`;
    for (const first of trials)
      for (const second of trials)
        if (first !== second) expect(acceptAll(inOrder, first, second)).toEqual(disagree);
    const [lookFirst = [], goOnly = [], goFirst = []] = trials;
    expect(acceptAll(asksToLook, lookFirst, goOnly)).toEqual(disagree);
    expect(acceptAll(asksToLook, lookFirst, goFirst)).toBe(asksToLook.replace("n: 1", "n: 2"));
  });

  test("when a strict order tells them apart", () => {
    expect(acceptAll(`strictMode: true, ${asksToGo}`, [made("get_x"), go(2)], [go(2)])).toEqual(disagree);
  });

  test("when some cannot be accepted, and the reason is told when none can", () => {
    const budget = `maxToolCalls: 1, ${asksToGo}`;
    const over = [go(2), made("get_x")];
    expect(acceptAll(budget, [go(2)], over)).toEqual(disagree);
    expect(acceptAll(budget, over, [made("get_x"), go(2)])).toContain("made 2 calls, 1 is allowed");
    const malformed = [made("go", "{n", { malformed: true })];
    expect(acceptAll(asksToGo, malformed, [go(2)])).toEqual(disagree);
    expect(acceptAll(asksToGo, malformed, malformed)).toContain("the arguments of go are not JSON");
  });
});

describe("beside a run that passes", () => {
  const asksForBoth = `referenceToolCalls: [{ name: go, arguments: { n: 1 } }, { name: pay }]`;
  const right = [made("get_x"), go(1), made("pay")];
  const acceptBeside = (passing: ToolCall[], ...trials: ToolCall[][]) => {
    const file = { file: "e.yml", text: `cases: [{ id: a, ${asksForBoth} }]` };
    const casesToAccept = caseToAccept("a", ...trials.map((calls) => runOf(calls)));
    const beside = { ...casesToAccept, passing: [candidateOf(runOf(passing), 8)] };
    return acceptRuns([file], [beside], lookups);
  };

  test("one with fewer calls that count is refused, however many lookups it makes", () => {
    const less = [made("get_x"), made("get_x"), made("get_x"), go(1)];
    expect(acceptBeside(right, less, less).refused).toEqual([
      { id: "a", reason: "trial 1 has 1 call, and trial 9 passes with 2", trial: "1" },
    ]);
    expect(acceptBeside(right, [go(1), made("pay"), made("pay")], less).refused).toMatchObject([
      { trial: "2" },
    ]);
  });

  test("one with as many is accepted, however few lookups it makes", () => {
    const other = [go(2), made("pay")];
    expect(acceptBeside(right, other, other)).toMatchObject({
      refused: [],
      files: [{ text: expect.stringContaining("n: 2") }],
    });
  });
});

test("cases that come to expect that nothing is called are named", () => {
  const text = `cases:
  - { id: refs, referenceToolCalls: [{ name: go }] }
  - { id: order, expectedToolOrder: [go] }
  - { id: already, referenceToolCalls: [], strictMode: true }
  - { id: tool, referenceToolCalls: [{ name: go }] }
  - { id: refused, maxToolCalls: 0, referenceToolCalls: [{ name: go }] }
`;
  const casesToAccept = [
    caseToAccept("refs", runOf([])),
    caseToAccept("order", runOf([])),
    caseToAccept("already", runOf([])),
    caseToAccept("tool", runOf([made("other")])),
    caseToAccept("refused", runOf([made("other")])),
    caseToAccept("new", runOf([])),
  ];
  const { callNothing, refused } = acceptRuns([{ file: "e.yml", text }], casesToAccept, lookups);
  expect(callNothing).toEqual(["refs", "order", "new"]);
  expect(refused).toMatchObject([{ id: "refused" }]);
});
