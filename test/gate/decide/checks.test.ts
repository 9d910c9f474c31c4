import { describe, expect, test } from "vitest";
import type { Problem } from "../../../src/core/problems.ts";
import type { GateCheck } from "../../../src/gate/decide/checks.ts";
import { assessed, floors, integrity, required, rules } from "../../../src/gate/decide/checks.ts";
import { decide } from "../../../src/gate/decide/verdict.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import type { Report } from "../../../src/report/report.ts";
import { caseOf, measured } from "../checks/measured.ts";

const messageOf = (check: GateCheck, changes: Partial<Report>, policy?: string) => {
  const finding = check.check(measured(changes, policy));
  return finding && `${finding.result}: ${finding.message}`;
};

describe("integrity", () => {
  const problem = (more: Partial<Problem>): Problem => ({ severity: "error", message: "is broken", ...more });

  test.each<[string, Partial<Report>, string]>([
    ["says how much was read", {}, "pass: 2 runs of 1 case read"],
    [
      "counts in words that fit",
      { totals: { cases: 1_234, runs: 1, toolCalls: 0, errors: 0, notAssessed: 0 } },
      "pass: 1 run of 1,234 cases read",
    ],
    [
      "is not moved by warnings",
      { problems: [problem({ severity: "warning" })] },
      "pass: 2 runs of 1 case read",
    ],
    [
      "names the place of an error",
      { problems: [problem({ file: "a.json", line: 3, column: 7 })] },
      "fail: a.json:3: is broken",
    ],
    [
      "names the run in a file of many",
      { problems: [problem({ file: "a.json", index: 3 })] },
      "fail: a.json (run 4): is broken",
    ],
    [
      "names the line rather than the run",
      { problems: [problem({ file: "a.json", index: 3, line: 9 })] },
      "fail: a.json:9: is broken",
    ],
    ["tells an error without a place", { problems: [problem({})] }, "fail: is broken"],
    [
      "counts further errors, not warnings",
      { problems: [problem({}), problem({ message: "x" }), problem({ severity: "warning" })] },
      "fail: is broken (and 1 more)",
    ],
    [
      "counts errors that were left out",
      { problems: [problem({}), problem({})], problemCounts: { errors: 7, warnings: 2 } },
      "fail: is broken (and 6 more)",
    ],
    [
      "does not count warnings that were left out",
      {
        problems: [problem({}), problem({ severity: "warning" })],
        problemCounts: { errors: 1, warnings: 6 },
      },
      "fail: is broken",
    ],
    [
      "fails when there was nothing to read",
      { totals: { cases: 0, runs: 0, toolCalls: 0, errors: 0, notAssessed: 0 } },
      "fail: no run was recorded: nothing can be said about the agent",
    ],
  ])("%s", (_what, changes, message) => {
    expect(messageOf(integrity, changes)).toBe(message);
  });
});

describe("assessed", () => {
  test("a gate that measured nothing fails, with the reason of the first run", () => {
    const silent = caseOf(
      "a",
      [null, null],
      {},
      { scores: { f1: { status: "not-assessed", reason: "nothing declared" } } },
    );
    expect(messageOf(assessed, { passRate: null, cases: [silent] })).toBe(
      "fail: none of 2 runs could be assessed: nothing declared",
    );
    expect(messageOf(assessed, {})).toBeUndefined();
  });
});

describe("floors", () => {
  test.each<[string, Partial<Report>, string, string | undefined]>([
    ["are silent when there are none", {}, "{}", undefined],
    [
      "say what was reached",
      {},
      "{passRate: 0.7, f1: 0.8}",
      "pass: pass rate 100%, at least 70.0% required; f1 85.0%, at least 80.0% required",
    ],
    ["are reached by exactly their value", {}, "{f1: 0.85}", "pass: f1 85.0%, at least 85.0% required"],
    ["say only what was missed", {}, "{passRate: 0.7, f1: 0.9}", "fail: f1 85.0%, at least 90.0% required"],
    [
      "show enough digits to tell the value from the floor",
      { passRate: 2 / 3 },
      "{passRate: 0.667}",
      "fail: pass rate 66.67%, at least 66.7% required",
    ],
    [
      "show enough digits however near the value is",
      { passRate: 0.7 - 1e-9 },
      "{passRate: 0.7}",
      "fail: pass rate 69.9999999%, at least 70.0% required",
    ],
    [
      "are missed by what was not assessed",
      { passRate: null },
      "{passRate: 0}",
      "fail: pass rate was not assessed, at least 0% required",
    ],
    [
      "are missed by a scorer that did not run",
      {},
      "{llm: 0.5}",
      "fail: llm was not assessed, at least 50.0% required",
    ],
  ])("%s", (_what, changes, floorsText, message) => {
    expect(messageOf(floors, changes, `gate: {floors: ${floorsText}}`)).toBe(message);
  });
});

describe("ceilings", () => {
  const toxicity = (value: number | null) => ({
    scores: { toxicity: { value, assessed: 2, notAssessed: 0, errors: 0, band: null } },
  });
  const finding = (changes: Partial<Report>, gate: string) => {
    const { title, result, message } = floors.check(measured(changes, `gate: ${gate}`)) ?? {};
    return `${result} ${title}: ${message}`;
  };

  test.each<[string, Partial<Report>, string, string]>([
    [
      "say what was kept, beside the floors",
      toxicity(0.05),
      "{floors: {passRate: 0.7}, ceilings: {toxicity: 0.1}}",
      "pass Floors and ceilings: pass rate 100%, at least 70.0% required; toxicity 5.0%, at most 10.0% required",
    ],
    [
      "are kept by exactly their value",
      toxicity(0.1),
      "{ceilings: {toxicity: 0.1}}",
      "pass Ceilings: toxicity 10.0%, at most 10.0% required",
    ],
    [
      "say only what was missed",
      toxicity(0.25),
      "{floors: {passRate: 0.7}, ceilings: {toxicity: 0.1}}",
      "fail Ceilings: toxicity 25.0%, at most 10.0% required",
    ],
    [
      "show enough digits to tell the value from the ceiling",
      toxicity(0.1 + 1e-6),
      "{ceilings: {toxicity: 0.1}}",
      "fail Ceilings: toxicity 10.0001%, at most 10.0% required",
    ],
    [
      "show as many of a ceiling that is not round itself",
      toxicity(2 / 3),
      "{ceilings: {toxicity: 0.6666}}",
      "fail Ceilings: toxicity 66.67%, at most 66.66% required",
    ],
    [
      "are missed by what was not assessed, as the best score would not be",
      toxicity(null),
      "{ceilings: {toxicity: 0.1}}",
      "fail Ceilings: toxicity was not assessed, at most 10.0% required",
    ],
  ])("%s", (_what, changes, gate, message) => {
    expect(finding(changes, gate)).toBe(message);
  });

  test("have their figures under their own name", () => {
    const found = floors.check(measured(toxicity(0.2), "gate: {ceilings: {toxicity: 0.1}}"));
    expect(found?.numbers).toEqual({ toxicity: 0.2, "toxicity ceiling": 0.1 });
  });

  test("name the case that does worst by it, and what it said, though its run passes", () => {
    const rude = (value: number, text: string) =>
      caseOf(
        "",
        [true],
        { scores: { toxicity: value } },
        {
          scores: {
            toxicity: {
              status: "scored",
              value,
              details: { counts: {}, lacks: [{ text, reason: "it insults" }] },
            },
          },
        },
      );
    const cases = [
      { ...rude(0.2, "Hm."), id: "mild" },
      { ...rude(0.6, "You fool."), id: "worst" },
    ];
    expect(finding({ ...toxicity(0.4), cases }, "{ceilings: {toxicity: 0.1}}")).toBe(
      "fail Ceilings: toxicity 40.0%, at most 10.0% required · worst case worst: toxicity You fool. (it insults)",
    );
  });
});

describe("required cases", () => {
  const required1 = { required: true };
  test.each<[string, ReportCase[], string, string | undefined]>([
    ["are silent when there are none", [caseOf("a", [false])], "[]", undefined],
    [
      "say how many passed",
      [caseOf("a", [true], required1), caseOf("b", [true, true])],
      "[b]",
      "pass: 2 required cases passed",
    ],
    [
      "fail by one run",
      [caseOf("a", [true, false, true], required1)],
      "[]",
      "fail: required and not passed by every run: a",
    ],
    [
      "fail by a run that could not be assessed",
      [caseOf("a", [true, null])],
      "[a]",
      "fail: required and not passed by every run: a",
    ],
    [
      "say why a run could not be assessed",
      [
        caseOf("a", [null], required1, {
          scores: { f1: { status: "not-assessed", reason: "no referenceToolCalls declared" } },
        }),
      ],
      "[]",
      "fail: required and not passed by every run: a: not assessed: no referenceToolCalls declared",
    ],
    [
      "name the worst first",
      [
        caseOf("a", [true, false], { ...required1, passRate: 0.5 }),
        caseOf("b", [false], { ...required1, passRate: 0 }),
      ],
      "[]",
      "fail: required and not passed by every run: b, a",
    ],
    [
      "say of one alone why it fails",
      [caseOf("a", [true, false], required1, { brokenBudgets: ["made 9 calls"] })],
      "[]",
      "fail: required and not passed by every run: a: rule made 9 calls",
    ],
    [
      "say of several why the first one fails",
      ["a", "b"].map((id) => caseOf(id, [false], required1, { brokenBudgets: ["made 9 calls"] })),
      "[]",
      "fail: required and not passed by every run: a, b; a: rule made 9 calls",
    ],
    [
      "name only those that nobody recorded, where the others pass",
      [caseOf("a", [true])],
      "[a, gone]",
      "fail: required and not recorded: gone",
    ],
    [
      "name the recorded one that may be meant",
      [caseOf("refund", [true]), caseOf("book", [true])],
      "[refnd, gone]",
      'fail: required and not recorded: refnd (did you mean "refund"?), gone',
    ],
    [
      "do not take one that is required itself for another",
      [caseOf("trip-1", [true])],
      "[trip-1, trip-2]",
      "fail: required and not recorded: trip-2",
    ],
    [
      "are told with their tags",
      [caseOf("a", [false], { tags: { model: "x" } }), caseOf("a", [true])],
      "[a]",
      "fail: required and not passed by every run: a (model=x)",
    ],
    [
      "fail when nobody recorded them",
      [caseOf("a", [false])],
      "[a, gone]",
      "fail: required and not passed by every run: a; required and not recorded: gone",
    ],
    [
      "list the first five",
      ["a", "b", "c", "d", "e", "f", "g"].map((id) => caseOf(id, [false], required1)),
      "[]",
      "fail: required and not passed by every run: a, b, c, d, e and 2 more",
    ],
  ])("%s", (_what, cases, names, message) => {
    expect(messageOf(required, { cases }, `gate: {requiredCases: ${names}}`)).toBe(message);
  });
});

describe("rules", () => {
  const broken = (id: string, ...messages: string[]) =>
    caseOf(id, [false], {}, { brokenRules: messages.map((message) => ({ rule: "before", message })) });
  test.each<[string, ReportCase[], string, string | undefined]>([
    ["are silent when all are kept", [caseOf("a", [true])], "fail", undefined],
    [
      "are told and pass by default",
      [broken("a", "called pay (call 2) too soon")],
      "pass",
      "pass: a broke before: called pay (call 2) too soon",
    ],
    [
      "fail where the policy says so",
      [broken("a", "called pay (call 2) too soon")],
      "fail",
      "fail: a broke before: called pay (call 2) too soon",
    ],
    [
      "list the first three",
      [broken("a", "x", "y"), broken("b", "z", "w")],
      "pass",
      "pass: a broke before: x · a broke before: y · b broke before: z · 1 more broken rule",
    ],
    [
      "are read from older reports",
      [caseOf("a", [false], {}, { brokenBudgets: ["made 9 calls, 6 are allowed"] })],
      "fail",
      "fail: a broke made 9 calls, 6 are allowed",
    ],
  ])("%s", (_what, cases, mode, message) => {
    expect(messageOf(rules, { cases }, `gate: {budgets: ${mode}}`)).toBe(message);
    expect(messageOf(rules, { cases }, `gate: {rules: ${mode}}`)).toBe(message);
  });

  test("fail where either name says so, and tell the tools that no run calls", () => {
    const everyTool = { tools: 3, uncalled: ["refund", "search"] };
    const message = "everyTool: no run calls refund, search";
    expect(messageOf(rules, { everyTool }, "gate: {rules: pass, budgets: fail}")).toBe(`fail: ${message}`);
    expect(messageOf(rules, { everyTool }, "gate: {rules: fail, budgets: pass}")).toBe(`fail: ${message}`);
    expect(messageOf(rules, { everyTool }, "gate: {rules: pass}")).toBe(`pass: ${message}`);
    expect(
      messageOf(rules, { everyTool: { tools: 3, uncalled: [] } }, "gate: {rules: fail}"),
    ).toBeUndefined();
  });
});

describe("beside its sentence a check gives the numbers", () => {
  test.each<[GateCheck, Partial<Report>, string, Record<string, number | null>]>([
    [integrity, {}, "{}", { errors: 0, warnings: 0, runs: 2 }],
    [floors, { passRate: 0.5 }, "gate: {floors: {passRate: 0.9}}", { passRate: 0.5, "passRate floor": 0.9 }],
    [required, {}, "gate: {requiredCases: [a, gone]}", { required: 1, failing: 0, absent: 1 }],
    [rules, { cases: [caseOf("a", [true], {}, { brokenBudgets: ["x", "y"] })] }, "{}", { broken: 2 }],
  ])("$name", (check, changes, policy, numbers) => {
    expect(check.check(measured(changes, policy))?.numbers).toEqual(numbers);
  });
});

describe("the verdict", () => {
  test("is the worst of what the checks find, and lists them in their order", () => {
    const cases = [caseOf("a", [true], {}, { brokenBudgets: ["x"] })];
    const policy = "gate: {floors: {f1: 0.9}, requiredCases: [a], budgets: pass}";
    const { result, checks } = decide(measured({ cases }, policy));
    expect(result).toBe("fail");
    expect(checks.map(({ name, result: one }) => `${name} ${one}`)).toEqual([
      "integrity pass",
      "floors fail",
      "required pass",
      "rules pass",
    ]);
  });

  test("passes when every check does", () => {
    expect(decide(measured())).toMatchObject({
      result: "pass",
      blocks: false,
      checks: [{ name: "integrity", result: "pass", message: "2 runs of 1 case read" }],
    });
  });
});
