import { describe, expect, test } from "vitest";
import { defaultPolicy } from "../../../src/config/policy.ts";
import { acceptRuns } from "../../../src/gate/accept/accept-runs.ts";
import type { Speaker, Text, ToolCall } from "../../../src/recordings/run.ts";
import { made, runOf } from "../../scorers/fixture.ts";
import { accept, candidateOf, caseToAccept, policyOf, refusal } from "./fixture.ts";

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

const get = (result: string | undefined, args = {}) =>
  made("get", args, result === undefined ? {} : { result });

describe("a reference with a result", () => {
  test("keeps it where the arguments change", () => {
    const text = `cases:
  - id: a
    referenceToolCalls:
      - { name: get, arguments: { id: 1 }, result: { $subset: { status: paid } } } # as the shop says it
`;
    const calls = [get('{"status": "paid", "at": 3}', { id: 2 })];
    expect(accept(text, calls)).toBe(text.replace("id: 1", "id: 2"));
  });

  test("gets the one that came, as deep inside as possible", () => {
    const text = `cases:
  - id: a
    referenceToolCalls:
      - name: get
        result: { status: paid, at: { $type: integer } } # as the shop says it
`;
    expect(accept(text, [get('{"status": "open", "at": 3}')])).toBe(text.replace("paid", "open"));
    expect(accept(text, [get("gone")])).toContain("result: gone");
  });

  test("says nothing of what the policy hides", () => {
    const text = `cases:
  - id: a
    referenceToolCalls: [{ name: get, result: { pin: 1, status: paid } }]
`;
    for (const rule of ["get.pin", "get.result.pin"]) {
      const policy = policyOf(`redact: [${rule}]`);
      const after = accept(text, [get('{"pin": 4711, "status": "open"}')], policy);
      expect(after).toContain("status: open");
      expect(after).not.toContain("4711");
    }
  });

  test("cannot be accepted where the recording holds none", () => {
    const text = "cases: [{ id: a, referenceToolCalls: [{ name: get, result: x }] }]";
    expect(refusal(text, [get(undefined)])).toContain("does not have the result of get");
  });

  test("cannot be accepted where the call failed, unless its answer says so", () => {
    const text = "cases: [{ id: a, referenceToolCalls: [{ name: get, result: x }] }]";
    const failed = (result?: string) => [made("get", {}, { status: "error", ...(result ? { result } : {}) })];
    const why = "get failed, and its reference expects a result: correct the agent, or accept another run";
    expect(refusal(text, failed("a timeout"))).toContain(why);
    expect(refusal(text, failed())).toContain(why);
    expect(accept(text, failed("Error: no seats"))).toContain("Error: no seats");
  });
});

describe("calls that may be there", () => {
  test("do not come in, and what was missed goes", () => {
    const text = `cases:
  - id: a
    f1: { extraCalls: ignore }
    referenceToolCalls: [{ name: a, arguments: { x: 1 } }, { name: b }]
`;
    const calls = [made("c"), made("a", { x: 2 })];
    expect(accept(text, calls)).toBe(text.replace("x: 1", "x: 2").replace(", { name: b }", ""));
  });
});

describe("an order with arguments", () => {
  const text = (more = "") => `cases:
  - id: a
    code: { arguments: compare, order: significant }
    referenceToolCalls:
      - { name: s, arguments: { q: a } }
      - { name: s, arguments: { q: b } }
${more}`;
  const [a, b] = [made("s", { q: "a" }), made("s", { q: "b" })];

  test("becomes that of the calls", () => {
    expect(accept(text(), [a, b])).toBe(text());
    const swapped = `cases:
  - id: a
    code: { arguments: compare, order: significant }
    referenceToolCalls:
      - { name: s, arguments: { q: b } }
      - { name: s, arguments: { q: a } }
`;
    expect(accept(text(), [b, a])).toBe(swapped);
    const order = "    expectedToolOrder: [s, s]\n";
    expect(accept(text(order), [b, a])).toBe(`${swapped}${order}`);
  });

  test("gets other arguments in their place", () => {
    expect(accept(text(), [a, made("s", { q: "c" })])).toBe(text().replace("q: b", "q: c"));
  });
});

const messages = (...texts: [Speaker, string][]): Text[] =>
  texts.map(([speaker, text], turn) => ({ speaker, text, turn }));
const asked = runOf([made("book")], {
  texts: messages(["user", "to: Lisbon"], ["assistant", "When?"], ["user", "12 June\nplease"]),
});

function accepted(text: string, policy = defaultPolicy, inputs?: ReadonlyMap<string, string>): string {
  const { files, refused } = acceptRuns([{ file: "e.yml", text }], [caseToAccept("b", asked)], policy, {
    inputs,
  });
  expect(refused).toEqual([]);
  return files[0]?.text ?? "";
}

const OTHERS = "cases:\n  - id: a\n    expectedTool: t\n";
const CALLS = "    referenceToolCalls:\n      - name: book\n        arguments: {}\n";

test("a new case has what the agent was asked, turn by turn", () => {
  expect(accepted(OTHERS)).toBe(
    `${OTHERS}  - id: b\n    input: ["to: Lisbon", "12 June\\nplease"]\n${CALLS}`,
  );
  expect(accepted("cases: [{ id: a, expectedTool: t }]")).toContain(
    '{ id: b, input: ["to: Lisbon", "12 June\\nplease"], referenceToolCalls: [',
  );
});

test("what a file says that it is asked comes before what was recorded", () => {
  expect(accepted(OTHERS, defaultPolicy, new Map([["b", "Lisbon"]]))).toBe(
    `${OTHERS}  - id: b\n    input: Lisbon\n${CALLS}`,
  );
});

test("what redact rules hide of the input leaves the case without one", () => {
  expect(accepted(OTHERS, policyOf('redact: ["/June/"]'))).toBe(`${OTHERS}  - id: b\n${CALLS}`);
});

test("a case that a file has without an input gets none, and one with an input keeps it", () => {
  expect(accepted(`${OTHERS}  - id: b\n`)).toBe(`${OTHERS}  - id: b\n${CALLS}`);
  expect(accepted(`${OTHERS}  - id: b # soon\n    input: Lisbon # short\n`)).toBe(
    `${OTHERS}  - id: b # soon\n    input: Lisbon # short\n${CALLS}`,
  );
});
