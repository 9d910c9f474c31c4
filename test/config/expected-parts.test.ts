import { describe, expect, test } from "vitest";
import { loadExpectations } from "../../src/config/expectations.ts";
import { limits } from "../../src/core/limits.ts";
import { placeText } from "../../src/core/problems.ts";

/** The case has the first issue, and its variant the second. */
function faults(...caseLines: string[]): string[] {
  const text = `cases:\n  - id: a\n${caseLines.map((line) => `    ${line}\n`).join("")}`;
  const { problems } = loadExpectations([{ file: "e.yml", text }]);
  expect(problems.every(({ severity }) => severity === "error")).toBe(true);
  return problems.map((problem) => placeText(problem) + problem.message);
}

const anyOf = "anyOf: [{ expectedTool: x }]";
const turns = "turns: [{ expectedTool: x }]";
const times = (count: number, text: string) => `[${Array(count).fill(text).join(", ")}]`;

describe("a case says in one way what is called", () => {
  const besides = [
    ["referenceToolCalls", "referenceToolCalls: []"],
    ["expectedTool", "expectedTool: x"],
    ["expectedToolOrder", "expectedToolOrder: [x]"],
    ["strictMode", "strictMode: true"],
  ] as const;

  test.each(besides)("%s stands beside neither anyOf nor turns", (key, caseLines) => {
    expect(faults(anyOf, caseLines)).toEqual([
      `e.yml:4:5: case "a" has ${key} beside anyOf: write it in a variant of anyOf`,
    ]);
    expect(faults(caseLines, turns)).toEqual([
      `e.yml:3:5: case "a" has ${key} beside turns: write it in a turn`,
    ]);
  });

  test("turns do not stand beside anyOf", () => {
    expect(faults(anyOf, turns)).toEqual(['e.yml:4:5: case "a" has turns beside anyOf: keep one of them']);
  });

  test("each that is too many is told", () => {
    expect(faults(anyOf, turns, "expectedTool: x", "strictMode: true")).toHaveLength(3);
  });

  test("options, rules and texts may stand beside both", () => {
    const free = ["f1: { mode: flexible }", "code: { order: free }", "maxToolCalls: 3", "mustSay: [x]"];
    expect(faults(anyOf, ...free, "scope: { agents: [main] }", "strictMode: false")).toEqual([]);
    expect(faults(turns, ...free, "scope: { agents: [main] }", "strictMode: false")).toEqual([]);
  });
});

describe("variants", () => {
  test("are at least one and not too many", () => {
    const variants = (count: number) => faults(`anyOf: ${times(count, "{ expectedTool: x }")}`);
    expect(variants(1)).toEqual([]);
    expect(variants(limits.variants)).toEqual([]);
    expect(variants(6)).toEqual(["e.yml:3:12: cases[0].anyOf: expected a list of at most 5, got one of 6"]);
    expect(variants(0)).toEqual([
      "e.yml:3:12: cases[0].anyOf: expected a list with something in it, got an empty list",
    ]);
    expect(faults("anyOf: { expectedTool: x }")).toEqual([
      "e.yml:3:12: cases[0].anyOf: expected a list, got an object",
    ]);
  });

  test("have a name each, and none that another has without saying it", () => {
    const twice = (name: string) =>
      `e.yml:3:5: case "a" has two variants named "${name}": give each a name of its own`;
    expect(faults("anyOf: [{ name: b, expectedTool: x }, { name: b, expectedTool: y }]")).toEqual([
      twice("b"),
    ]);
    expect(faults("anyOf: [{ name: variant 2, expectedTool: x }, { expectedTool: y }]")).toEqual([
      twice("variant 2"),
    ]);
    expect(faults("anyOf: [{ name: variant 2, expectedTool: x }, { name: b, expectedTool: y }]")).toEqual([]);
    expect(faults("anyOf: [{ name: 3, expectedTool: x }]")).toEqual([
      'e.yml:3:21: cases[0].anyOf[0].name: expected text, got 3. Write it in quotes: "3"',
    ]);
  });

  test.each(["{}", "{ name: b }", "{ strictMode: true }", "{ f1: { mode: flexible } }"])(
    "say something about calls, unlike %s",
    (variant) => {
      expect(faults(`anyOf: [{ expectedTool: x }, ${variant}]`)).toEqual([
        "e.yml:3:34: cases[0].anyOf[1]: says nothing about calls: write referenceToolCalls, expectedToolOrder or expectedTool. referenceToolCalls: [] means that nothing is called",
      ]);
    },
  );

  test("may say that nothing is called", () => {
    expect(faults("anyOf: [{ referenceToolCalls: [] }, { expectedToolOrder: [] }]")).toEqual([]);
  });

  test("have no key of the case alone, and none that is misspelt", () => {
    expect(faults("anyOf: [{ expectedTool: x, rules: {} }]")).toEqual([
      'e.yml:3:32: unknown key "rules" in cases[0].anyOf[0]. Known: name, expectedTool, strictMode, expectedToolOrder, referenceToolCalls, f1, code, mustSay, mustNotSay.',
    ]);
    expect(faults("anyOf: [{ expectedTool: x, strictmode: true }]")).toEqual([
      'e.yml:3:32: unknown key "strictmode" in cases[0].anyOf[0]. Did you mean "strictMode"?',
    ]);
    expect(faults("anyof: [{ expectedTool: x }]")).toEqual([
      'e.yml:3:5: unknown key "anyof" in cases[0]. Did you mean "anyOf"?',
    ]);
  });

  test("leave something that f1 could count", () => {
    const free = "f1: { extraCalls: ignore, missingCalls: ignore }";
    const message =
      "extraCalls: ignore and missingCalls: ignore leave nothing that f1 could count: write count for one of them";
    expect(faults(`anyOf: [{ referenceToolCalls: [], ${free} }]`)).toEqual([
      `e.yml:3:39: cases[0].anyOf[0].f1: ${message}`,
    ]);
    expect(
      faults("f1: { extraCalls: ignore }", "anyOf: [{ expectedTool: x, f1: { missingCalls: ignore } }]"),
    ).toEqual([expect.stringMatching(/^e\.yml:3:5: case "a": .*write count for one of them$/)]);
  });
});

describe("turns", () => {
  test("are at least one and not too many", () => {
    expect(faults(`turns: ${times(limits.turns, "{}")}`)).toEqual([]);
    expect(faults(`turns: ${times(101, "{}")}`)).toEqual([
      "e.yml:3:12: cases[0].turns: expected a list of at most 100, got one of 101",
    ]);
    expect(faults("turns: []")).toEqual([
      "e.yml:3:12: cases[0].turns: expected a list with something in it, got an empty list",
    ]);
  });

  test("have no key of the case alone, and no variants", () => {
    const validKeys =
      "Known: expectedTool, strictMode, expectedToolOrder, referenceToolCalls, f1, code, mustSay, mustNotSay.";
    for (const [key, caseLines] of [
      ["name", "name: x"],
      ["groundTruth", "groundTruth: x"],
      ["anyOf", "anyOf: [{ expectedTool: x }]"],
      ["maxToolCalls", "maxToolCalls: 1"],
    ])
      expect(faults(`turns: [{ ${caseLines} }]`)).toEqual([
        `e.yml:3:15: unknown key "${key}" in cases[0].turns[0]. ${validKeys}`,
      ]);
    expect(faults("turns: [{ mustsay: [x] }]")).toEqual([
      'e.yml:3:15: unknown key "mustsay" in cases[0].turns[0]. Did you mean "mustSay"?',
    ]);
  });

  test("say something where they say that something must be said", () => {
    expect(faults("turns: [{}, { mustSay: [] }]")).toEqual([
      "e.yml:3:28: cases[0].turns[1].mustSay: expected a list with something in it, got an empty list",
    ]);
  });
});

describe("agents", () => {
  test("are named in a scope, in a list", () => {
    expect(faults("scope: { agents: [main, booking] }")).toEqual([]);
    expect(faults("scope: {}")).toEqual(['e.yml:3:12: "agents" is missing in cases[0].scope']);
    expect(faults("scope: { agents: [] }")).toEqual([
      "e.yml:3:22: cases[0].scope.agents: expected a list with something in it, got an empty list",
    ]);
    expect(faults("scope: { agents: main }")).toEqual([
      'e.yml:3:22: cases[0].scope.agents: expected a list, got "main"',
    ]);
    expect(faults("scope: { agent: x, agents: [x] }")).toEqual([
      'e.yml:3:14: unknown key "agent" in cases[0].scope. Did you mean "agents"?',
    ]);
  });

  test("are one of each reference", () => {
    expect(faults("referenceToolCalls: [{ name: x, agent: booking }]")).toEqual([]);
    expect(faults("referenceToolCalls: [{ name: x, agents: [y] }]")).toEqual([
      'e.yml:3:37: unknown key "agents" in cases[0].referenceToolCalls[0]. Did you mean "agent"?',
    ]);
    expect(faults('referenceToolCalls: [{ name: x, agent: "" }]')).toEqual([
      'e.yml:3:44: cases[0].referenceToolCalls[0].agent: expected text that is not empty, got ""',
    ]);
  });
});
