import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../src/config/config-file.ts";
import { loadExpectations } from "../../src/config/expectations.ts";
import type { JsonObject } from "../../src/core/json.ts";
import { placeText } from "../../src/core/problems.ts";
import { fingerprintOf } from "../../src/gate/score/fingerprint.ts";
import { scoreRun } from "../../src/gate/score/score-run.ts";
import type { Run } from "../../src/recordings/run.ts";
import { brokenRules, uncheckedRule } from "../../src/scorers/check-rules.ts";
import { toolBook } from "../../src/scorers/tool-book.ts";
import { expectationOf, runOf } from "./fixture.ts";
import { rulesIn, say } from "./rules/fixture.ts";

const run: Partial<Run> = {
  usage: { input: 900, output: 100, total: 1_000 },
  duration: 2_500,
  model: "gpt-4o",
};
const took = (more: Partial<Run> = {}) => ({ ...run, ...more });

describe("a budget is kept, broken, or cannot be checked", () => {
  test.each<[JsonObject, Partial<Run>, string[]]>([
    [{ maxTokens: 1_000 }, took(), []],
    [{ maxTokens: 999 }, took(), ["maxTokens: took 1.0 k tokens, 999 are allowed"]],
    [
      { maxTokens: 12_000 },
      { usage: { total: 19_800 } },
      ["maxTokens: took 19.8 k tokens, 12.0 k are allowed"],
    ],
    [
      { maxTokens: 1_000 },
      {},
      [
        "the rule maxTokens cannot be checked: the recording says no tokens. Record what the model's API says of usage, or take the rule out",
      ],
    ],
    [{ maxDuration: "2.5s" }, took(), []],
    [{ maxDuration: "2s" }, took(), ["maxDuration: took 2.5 s, 2.0 s is allowed"]],
    [
      { maxDuration: "1min" },
      {},
      [
        "the rule maxDuration cannot be checked: the recording says no times. Record when the run began and ended, or take the rule out",
      ],
    ],
    [{ maxCost: 0.02 }, { usage: { cost: 0.02 } }, []],
    [{ maxCost: 0.02 }, { usage: { cost: 0.031 } }, ["maxCost: took $0.031, $0.020 is allowed"]],
    [
      { maxCost: 0.02 },
      took(),
      [
        "the rule maxCost cannot be checked: the recording says no cost, and the policy has no rates. Record the cost, or write rates in the policy, or take the rule out",
      ],
    ],
    [
      { maxTokens: 500 },
      took({ unmeasured: { tokens: "1 of 2 answers of the model say no tokens" } }),
      [
        "the rule maxTokens cannot be checked: 1 of 2 answers of the model say no tokens. Record what the model's API says of usage, or take the rule out",
      ],
    ],
  ])("%j", (rules, more, message) => {
    expect(say(rules, "search", more)).toEqual(message);
  });

  test("by the rates of the policy, where the recording says no cost", () => {
    const rates = [{ match: "gpt-*", input: 10, output: 100 }];
    const rules = rulesIn({ maxCost: 0.018 });
    const found = brokenRules(runOf([], took()), rules, undefined, rates);
    expect(found.map(({ message }) => message)).toEqual(["took $0.019, $0.018 is allowed"]);
    expect(uncheckedRule(runOf([], took({ model: "other" })), rules, rates)).toContain(
      "the policy has no rate for the model other",
    );
  });

  test("of texts alone, in which no call is recorded", () => {
    expect(say({ maxTokens: 999 }, "", took({ textsOnly: true }))).toEqual([
      "maxTokens: took 1.0 k tokens, 999 are allowed",
    ]);
    expect(say({ maxToolCalls: 3, maxTokens: 1_000 }, "", took({ textsOnly: true }))).toEqual([
      expect.stringMatching(/^the rule maxToolCalls cannot be checked: the recording has texts only/),
    ]);
  });
});

test("a case may hold its budget beside its other keys, and the smaller one of two holds", () => {
  const text = "cases: [{ id: a, maxTokens: 100, maxDuration: 2s, maxCost: 0.5, rules: { maxTokens: 90 } }]";
  const { expectations, problems } = loadExpectations([{ file: "e.yml", text }], {}, { maxTokens: 95 });
  expect(problems).toEqual([]);
  expect(expectations.get("a")?.rules).toEqual({ maxTokens: 90, maxDuration: 2_000, maxCost: 0.5 });
});

test("a run over budget fails, whatever its scores are", () => {
  const expectation = expectationOf({ referenceToolCalls: [], maxTokens: 10 });
  const { scores, brokenRules: broken } = scoreRun(runOf([], took()), expectation, toolBook([]));
  expect(scores.code).toMatchObject({ status: "scored", value: 1 });
  expect(broken.map(({ rule }) => rule)).toEqual(["maxTokens"]);
});

test("a budget is a part of what is expected", () => {
  const { policy } = loadConfigFile("p.yml", "{}");
  if (policy === undefined) throw new Error("no policy");
  const prints = [{}, { maxTokens: 10 }, { maxTokens: 11 }].map((more) =>
    fingerprintOf(expectationOf({ referenceToolCalls: [], ...more }), policy),
  );
  expect(new Set(prints).size).toBe(3);
});

test("and so are the rates by which a cost is told, where one is bounded", () => {
  const print = (rates: string, more: JsonObject) => {
    const { policy } = loadConfigFile("p.yml", rates);
    if (policy === undefined) throw new Error("no policy");
    return fingerprintOf(expectationOf({ referenceToolCalls: [], ...more }), policy);
  };
  const [cheap, dear] = [1, 2].map((input) => `rates: [{ match: "*", input: ${input}, output: 1 }]`);
  expect(print(cheap ?? "", { maxCost: 1 })).not.toBe(print(dear ?? "", { maxCost: 1 }));
  expect(print(cheap ?? "", { maxTokens: 1 })).toBe(print(dear ?? "", { maxTokens: 1 }));
});

describe("a policy that is wrong about measures is told with its place", () => {
  test.each<[string, string]>([
    [
      "measures: { tokens: { maxRise: 0.2 } }",
      'measures.tokens.maxRise: expected a percentage, such as 20%, got "0.2"',
    ],
    [
      "measures: { tokens: { maxRise: -5% } }",
      'measures.tokens.maxRise: expected a percentage, such as 20%, got "-5%"',
    ],
    [
      "measures: { tokens: { maxRise: 1000000% } }",
      'measures.tokens.maxRise: expected a percentage, such as 20%, got "1000000%"',
    ],
    [
      `measures: { duration: { max: 1${"0".repeat(12)}h } }`,
      `measures.duration.max: expected a time with its unit, such as 500ms, 30s or 2min, got "1${"0".repeat(12)}h"`,
    ],
    ["measures: { tokens: { max: 0 } }", "measures.tokens.max: expected more than 0, got 0"],
    [
      "measures: { duration: { max: 30 } }",
      "measures.duration.max: expected a time with its unit, such as 500ms, 30s or 2min",
    ],
    ["measures: { token: { max: 5 } }", 'unknown key "token" in measures. Did you mean "tokens"?'],
    ["rates: [{ match: gpt-4o, input: 2.5 }]", '"output" is missing in rates[0]'],
    ["rates: [{ match: gpt-4o, input: -1, output: 2 }]", "rates[0].input: expected at least 0, got -1"],
    [
      "rules: { maxDuration: soon }",
      "rules.maxDuration: expected a time with its unit, such as 500ms, 30s or 2min",
    ],
    ["rules: { maxTokens: 1.5 }", "rules.maxTokens: expected a whole number, got 1.5"],
  ])("%s", (text, message) => {
    const messages = loadConfigFile("p.yml", text).problems.map(
      (problem) => placeText(problem) + problem.message,
    );
    expect(messages).toEqual([expect.stringContaining(message)]);
  });
});
