import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { loadExpectations } from "../../../src/config/expectations.ts";
import { limits } from "../../../src/core/limits.ts";
import { placeText } from "../../../src/core/problems.ts";

function policyOf(rules: string) {
  const { policy, problems } = loadConfigFile("p.yml", rules === "" ? "{}" : `rules: ${rules}`);
  if (policy === undefined) throw new Error(JSON.stringify(problems));
  return policy;
}

function faults(caseText: string, ofSuite = ""): string[] {
  const text = `cases:\n  - id: a\n    ${caseText}\n`;
  const { problems } = loadExpectations([{ file: "e.yml", text }], {}, policyOf(ofSuite).rules);
  return problems.map((problem) => placeText(problem) + problem.message);
}

function policyFaults(rules: string): string[] {
  return loadConfigFile("p.yml", `rules: ${rules}`).problems.map(
    (problem) => placeText(problem) + problem.message,
  );
}

describe("a rule that is no rule is told with its place", () => {
  test.each<[string, string]>([
    ["{ before: [a] }", "before: expected two tools, [first, then], got 1"],
    ["{ before: [[a, b], [c]] }", "before[1]: expected two tools, [first, then], got 1"],
    [
      "{ before: [a, [b, c]] }",
      "before: names of tools and lists of them are mixed: write one list, or a list of lists",
    ],
    ["{ before: [] }", "before: expected a list with something in it, got an empty list"],
    ["{ before: [3, a] }", 'before[0]: expected text or a list, got 3. Write it in quotes: "3"'],
    ["{ forbiddenSequence: [[a]] }", "forbiddenSequence[0]: expected at least two tools, got 1"],
    ["{ atMost: { a: -1 } }", "atMost.a: expected at least 0, got -1"],
    ["{ atMost: { a: 1.5 } }", "atMost.a: expected a whole number, got 1.5"],
    ["{ atMost: {} }", "atMost: names no tool: write one, or take the key out"],
    ['{ atMost: { "a{": 1 } }', 'atMost["a{"]: not a glob: "{" without "}"'],
    ["{ atLeast: { a: 0 } }", "atLeast.a: expected at least 1, got 0"],
    ["{ noRepeat: 0 }", "noRepeat: expected at least 1, got 0"],
    ["{ maxFailedCalls: -1 }", "maxFailedCalls: expected at least 0, got -1"],
    ["{ allowedTools: [] }", "allowedTools: expected a list with something in it, got an empty list"],
    [
      "{ status: { a: okay } }",
      'status.a: expected "ok" or "error" or "rejected", got "okay". Did you mean "ok"?',
    ],
    ["{ knownArguments: false }", "knownArguments: expected true, got false"],
    [
      "{ forbiddenArguments: { a: {} } }",
      "forbiddenArguments.a: names no argument: name one, or write the tool in forbiddenTools",
    ],
    ["{ forbiddenArguments: { a: 3 } }", "forbiddenArguments.a: expected an object of arguments, got 3"],
    [
      "{ forbiddenArguments: { a: [{ x: { $regx: a } }] } }",
      'forbiddenArguments.a[0].x.$regx: unknown matcher "$regx". Did you mean "$regex"? For a key that begins with $, write "$$regx".',
    ],
    [
      `{ forbiddenTools: [${"a, ".repeat(limits.callRules)}a] }`,
      `forbiddenTools: expected a list of at most ${limits.callRules}, got one of ${limits.callRules + 1}`,
    ],
  ])("%s", (rules, message) => {
    const [fault = "", ...rest] = faults(`rules: ${rules}`);
    expect(rest).toEqual([]);
    expect(fault.replace(/^e\.yml:\d+:\d+: /, "")).toBe(`cases[0].rules.${message}`);
    expect(policyFaults(rules).map((one) => one.replace(/^p\.yml:\d+:\d+: /, ""))).toEqual([
      `rules.${message}`,
    ]);
  });

  test("unknown keys, and one that is for a suite", () => {
    expect(faults("rules: { atMots: { a: 1 } }")).toEqual([
      'e.yml:3:14: unknown key "atMots" in cases[0].rules. Did you mean "atMost"?',
    ]);
    expect(faults("rules: { everyTool: true }")).toEqual([
      'e.yml:3:14: unknown key "everyTool" in cases[0].rules: it is about all cases together: write it under rules in rungate.yml',
    ]);
  });
});

describe("rules that no run could keep are told where they are written", () => {
  test.each<[string, string]>([
    ["{ before: [[a, b], [b, a]] }", 'before says "a" before "b" before "a": take one of these pairs out'],
    [
      "{ before: [[x, a], [a, b], [b, c], [c, a]] }",
      'before says "a" before "b" before "c" before "a": take one of these pairs out',
    ],
    ["{ before: [a, a] }", 'before says "a" before "a": take one of these pairs out'],
    [
      "{ atLeast: { a: 3 }, atMost: { a: 2 } }",
      'atLeast asks for 3 calls of "a", and atMost allows 2: change one of them',
    ],
    [
      "{ atLeast: { drop_x: 1 }, forbiddenTools: [drop_*] }",
      'atLeast asks for calls of "drop_x", and forbiddenTools forbids it: change one of them',
    ],
    [
      "{ atLeast: { a: 1 }, allowedTools: [b] }",
      'atLeast asks for calls of "a", and allowedTools does not allow it: change one of them',
    ],
    [
      "{ atLeast: { a: 1, b: 2, 'c*': 9 }, maxToolCalls: 2 }",
      "atLeast asks for 3 calls, and maxToolCalls allows 2: change one of them",
    ],
    [
      "{ allowedTools: [a, b], forbiddenTools: [b] }",
      '"b" is in allowedTools and in forbiddenTools: take it out of one of them',
    ],
  ])("%s", (rules, message) => {
    expect(faults(`rules: ${rules}`)).toEqual([`e.yml:3:5: case "a": ${message}`]);
    expect(policyFaults(rules)).toEqual([`p.yml:1:1: ${message}`]);
  });

  test("pairs that lead nowhere back, and globs, are no contradiction", () => {
    expect(faults("rules: { before: [[a, b], [a, c], [b, d], [c, d], ['*', a]] }")).toEqual([]);
    expect(
      faults("rules: { atLeast: { 'a*': 2 }, atMost: { a1: 1 }, forbiddenTools: [a2], maxToolCalls: 2 }"),
    ).toEqual([]);
  });

  test("over the rules of the case and of the policy", () => {
    expect(faults("rules: { before: [b, a] }", "{ before: [a, b] }")).toHaveLength(1);
    expect(faults("maxToolCalls: 1", "{ atLeast: { a: 2 } }")).toEqual([
      'e.yml:2:5: case "a": atLeast asks for 2 calls, and maxToolCalls allows 1: change one of them',
    ]);
    expect(faults("rules: { allowedTools: [a] }", "{ allowedTools: [b], before: [a, b] }")).toEqual([]);
  });

  test("what a case expects and its rules forbid", () => {
    const expected = "referenceToolCalls: [{ name: go }, { name: may, optional: true }]";
    const problems =
      'case "a": "go" is expected, and forbiddenTools forbids it: take it out of the expected calls, or change the rule';
    expect(faults(`${expected}\n    rules: { forbiddenTools: [go] }`)).toEqual([`e.yml:4:5: ${problems}`]);
    expect(faults(expected, "{ forbiddenTools: [g*] }")).toEqual([`e.yml:2:5: ${problems}`]);
    expect(faults(`${expected}\n    rules: { forbiddenTools: [may] }`)).toEqual([]);
    expect(faults("expectedTool: go\n    rules: { allowedTools: [stop] }")[0]).toContain(
      "allowedTools does not allow it",
    );
    expect(faults("expectedToolOrder: [go]\n    rules: { allowedTools: [stop] }")).toHaveLength(1);
    // Such files were always valid.
    expect(faults(`${expected}\n    forbiddenTools: [go]`)).toEqual([]);
  });
});

test("a case adds to the rules of the policy, and takes nothing from them", () => {
  const { rules } = policyOf(
    "{ maxToolCalls: 3, noRepeat: 1, allowedTools: [a], atMost: { a: 1 }, knownArguments: true, everyTool: true }",
  );
  const text =
    "cases: [{ id: a, maxToolCalls: 5, rules: { maxToolCalls: 4, noRepeat: 2, allowedTools: [b], atMost: { a: 9 } } }, { id: b }]";
  const { expectations, problems } = loadExpectations([{ file: "e.yml", text }], {}, rules);
  expect(problems).toEqual([]);
  expect(expectations.get("a")?.rules).toEqual({
    maxToolCalls: 3,
    noRepeat: 1,
    allowedTools: [["a"], ["b"]],
    atMost: [
      { tool: "a", calls: 1 },
      { tool: "a", calls: 9 },
    ],
    knownArguments: true,
  });
  expect(expectations.get("b")?.rules).toMatchObject({ maxToolCalls: 3, allowedTools: [["a"]] });
});
