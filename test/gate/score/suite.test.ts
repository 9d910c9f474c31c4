import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { caseKey } from "../../../src/gate/score/fingerprint.ts";
import { Suite } from "../../../src/gate/score/suite.ts";
import { expected, type Recorded, suiteOf } from "../suite/suite-fixture.ts";

describe("trials", () => {
  test("without a name are numbered in the order of their files and positions", () => {
    const { trials } = suiteOf(
      [{ file: "a.json" }, { file: "b.json", index: 0 }, { file: "b.json", index: 1 }],
      expected,
    );
    expect(trials).toEqual(["a: 1=a.json 2=b.json 3=b.json (run 2)"]);
  });

  test("without a name skip the numbers that others have", () => {
    const { trials } = suiteOf([{}, { trial: "1" }, {}, { trial: "3" }, {}], expected);
    expect(trials).toEqual(["a: 1=1.json 2=0.json 3=3.json 4=2.json 5=4.json"]);
  });

  test("are sorted as people count", () => {
    const { trials } = suiteOf([{ trial: "10" }, { trial: "9" }, { trial: "b" }, { trial: "a" }], expected);
    expect(trials).toEqual(["a: 9=1.json 10=0.json a=3.json b=2.json"]);
  });

  test("of one name are an error that names both places, and the first one counts", () => {
    const { trials, problems } = suiteOf([{ trial: "1" }, { trial: "2" }, { trial: "1" }], expected);
    expect(trials).toEqual(["a: 1=0.json 2=1.json"]);
    expect(problems).toEqual(['error 2.json: trial "1" of case "a" is recorded twice: it is also at 0.json']);
  });

  test("of one name in one file name both positions", () => {
    const { problems } = suiteOf(
      [
        { trial: "1", file: "a.json", index: 0, tags: { model: "x" } },
        { trial: "1", file: "a.json", index: 4, tags: { model: "x" } },
      ],
      expected,
    );
    expect(problems).toEqual([
      'error a.json (run 5): trial "1" of case "a (model=x)" is recorded twice: it is also at a.json',
    ]);
  });

  test("with identical bytes are counted once, with a warning", () => {
    const { trials, problems } = suiteOf(
      [{ hash: "x" }, { hash: "y" }, { hash: "x" }, { hash: "x" }],
      expected,
    );
    expect(trials).toEqual(["a: 1=0.json 2=1.json"]);
    expect(problems).toEqual([
      'warning 0.json: 2 of 4 recordings of case "a" have the same bytes as an earlier one and are not counted: 2.json, 3.json. If they were different runs, give each an id or a time of its own',
    ]);
  });

  test("with identical bytes in two cases are counted in both", () => {
    const { trials, problems } = suiteOf(
      [{ hash: "x" }, { hash: "x", tags: { m: "1" } }, { hash: "x", caseId: "b" }],
      "cases: [{id: a, expectedTool: t}, {id: b, expectedTool: t}]",
    );
    expect(trials.sort()).toEqual(["a (m=1): 1=1.json", "a: 1=0.json", "b: 1=2.json"]);
    expect(problems).toEqual([]);
  });
});

describe("a case", () => {
  test("is its id and its tags, in whatever order they come; expectations are found by id alone", () => {
    const { cases, trials } = suiteOf(
      [{ tags: { m: "x", n: "y" } }, { tags: { n: "y", m: "x" } }, { tags: { m: "x" } }, {}],
      expected,
    );
    expect(trials.sort()).toEqual(["a (m=x): 1=2.json", "a (m=x, n=y): 1=0.json 2=1.json", "a: 1=3.json"]);
    expect(cases.map(({ trials: [one] }) => one?.scores.code?.status)).toEqual([
      "scored",
      "scored",
      "scored",
    ]);
  });

  test("cannot be mistaken for another one whose id looks like its tags", () => {
    expect(caseKey("a", { m: "x" })).not.toBe(caseKey('a","m', {}));
    expect(caseKey("a", { m: "x", n: "y" })).toBe(caseKey("a", { n: "y", m: "x" }));
    expect(caseKey("a", { "m=x": "" })).not.toBe(caseKey("a", { m: "x=" }));
  });

  test("that no expectation names is not assessed, with a warning and the name that was perhaps meant", () => {
    const { cases, problems } = suiteOf(
      [{ caseId: "book-fligth", calls: ["t"] }, { caseId: "book-flight" }],
      "cases: [{id: book-flight, expectedTool: t}]",
    );
    expect(problems).toEqual([
      'warning 0.json: no expectation for case "book-fligth": its runs are not assessed. Did you mean "book-flight"?',
    ]);
    expect(cases[1]?.trials[0]).toMatchObject({
      pass: null,
      scores: { code: { status: "not-assessed" }, f1: { status: "not-assessed" } },
    });
  });

  test("that has no run is an error where it is declared, with the name that was perhaps recorded", () => {
    const { problems } = suiteOf(
      [{ caseId: "book-fligth" }],
      "cases:\n- id: book-flight\n  expectedTool: t\n- id: other\n",
    );
    expect(problems).toEqual([
      'warning 0.json: no expectation for case "book-fligth": its runs are not assessed. Did you mean "book-flight"?',
      'error e.yml:2:3: case "book-flight" has no run: record one, or take the case out and name it under "retired". Did you mean "book-fligth"?',
      'error e.yml:4:3: case "other" has no run: record one, or take the case out and name it under "retired".',
    ]);
  });

  test("without any expectations at all is told once for the whole suite", () => {
    expect(suiteOf([{}, { caseId: "b" }]).problems).toEqual([
      "warning no expectations file was given and the recordings carry no references: nothing is assessed",
    ]);
  });
});

describe("a recording that cannot be read", () => {
  test("is an error of its case to every scorer, neither passed nor failed", () => {
    const { cases, problems } = suiteOf([{ calls: ["t"] }, { broken: "oops" }], expected);
    expect(problems).toEqual(["error 1.json: oops"]);
    expect(cases[0]?.trials.map(({ pass }) => pass)).toEqual([true, null]);
    expect(cases[0]?.trials[1]?.scores).toEqual({
      code: { status: "error", reason: "oops" },
      f1: { status: "error", reason: "oops" },
      llm: { status: "error", reason: "oops" },
    });
  });

  test("is a run of its case: the case is not missing one", () => {
    expect(suiteOf([{ broken: "oops" }], expected).problems).toEqual(["error 0.json: oops"]);
  });

  test("of no known case is a problem only", () => {
    const suite = new Suite({ expectations: new Map(), policy: policyOrFail("{}") });
    suite.addBroken({ error: "oops", tags: {}, place: { file: "x.json", index: 0 } });
    const { cases, problems } = suite.finish();
    expect(cases).toEqual([]);
    expect(problems).toEqual([{ severity: "error", file: "x.json", index: 0, message: "oops" }]);
  });
});

describe("a run passes", () => {
  const passOf = (recorded: Recorded, expectations: string, policy?: string) =>
    suiteOf([recorded], expectations, policy).cases[0]?.trials[0];

  test("when every gating scorer that could measure reaches its pass mark", () => {
    const both = "cases: [{id: a, referenceToolCalls: [{name: t}, {name: u}]}]";
    expect(passOf({ calls: ["t", "u"] }, both)?.pass).toBe(true);
    expect(passOf({ calls: ["t"] }, both)?.pass).toBe(false);
    expect(passOf({ calls: ["t"] }, both, "{passMarks: {code: 0, f1: 0.6}}")?.pass).toBe(true);
    expect(passOf({ calls: ["u", "t"] }, both)?.pass).toBe(true);
    const inOrder = both.replace("id: a", "id: a, code: {order: significant}");
    expect(passOf({ calls: ["u", "t"] }, inOrder)?.pass).toBe(false);
    expect(passOf({ calls: ["u", "t"] }, inOrder, "{gate: {scorers: [f1]}}")?.pass).toBe(true);
    expect(passOf({ calls: ["t"] }, expected)?.pass).toBe(true);
  });

  test("neither nor, when no gating scorer could measure", () => {
    expect(passOf({ calls: ["t"] }, "cases: [{id: a}]")?.pass).toBeNull();
    expect(passOf({ calls: ["t"] }, expected, "{gate: {scorers: [f1]}}")?.pass).toBeNull();
    expect(passOf({ calls: ["t"] }, expected, "{gate: {scorers: [llm]}}")?.pass).toBeNull();
  });

  test("never with a broken rule, counting every call", () => {
    const budgets = "cases: [{id: a, expectedTool: t, forbiddenTools: ['rm_*', drop], maxToolCalls: 2}]";
    expect(passOf({ calls: ["t", "u"] }, budgets)).toMatchObject({ pass: true, brokenRules: undefined });
    expect(passOf({ calls: ["t", "rm_a", "rm_a", "rm_b"] }, budgets)).toMatchObject({
      pass: false,
      brokenRules: [
        { rule: "forbiddenTools", call: 1, tool: "rm_a" },
        { rule: "forbiddenTools", call: 3, tool: "rm_b" },
        { rule: "maxToolCalls", call: 2, tool: "rm_a" },
      ],
      scores: { code: { value: 1 } },
    });
    const ignored = "{tools: [{match: think, ignore: true}]}";
    expect(passOf({ calls: ["t", "think", "think"] }, budgets, ignored)).toMatchObject({ pass: false });
  });

  test("with no call at all where none is allowed", () => {
    expect(passOf({}, "cases: [{id: a, referenceToolCalls: [], maxToolCalls: 0}]")?.pass).toBe(true);
  });
});

test("what a reader of a run should know is a warning where it stands", () => {
  expect(suiteOf([{ calls: ["t"], warnings: ["a call is printed as text"] }], expected).problems).toEqual([
    "warning 0.json: a call is printed as text",
  ]);
});

test("two large suites that do not fit together are compared without suggestions beyond the bound", () => {
  const names = Array.from({ length: 1_500 }, (_, at) => `recorded-${at}`);
  const declared = names.map((name) => `{id: ${name}x, expectedTool: t}`).join(",");
  const { problems } = suiteOf(
    names.map((caseId) => ({ caseId })),
    `cases: [${declared}]`,
  );
  expect(problems).toHaveLength(3_000);
  expect(problems[0]).toContain('Did you mean "recorded-');
  expect(problems[2_999]).not.toContain("Did you mean");
});

function policyOrFail(text: string) {
  const { policy } = loadConfigFile("p.yml", text);
  if (policy === undefined) throw new Error("no policy");
  return policy;
}
