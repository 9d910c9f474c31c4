import { describe, expect, test } from "vitest";
import { loadConfigFile } from "../../../src/config/config-file.ts";
import { defaultPolicy } from "../../../src/config/policy.ts";
import { placeText } from "../../../src/core/problems.ts";

function problemsOf(text: string): string[] {
  const { policy, problems } = loadConfigFile("p.yml", text);
  expect(policy).toBeUndefined();
  return problems.map((problem) => placeText(problem) + problem.message);
}

describe("a policy", () => {
  test("needs no key: the documented defaults hold", () => {
    const { policy, problems } = loadConfigFile("p.yml", "{}");
    expect(problems).toEqual([]);
    // The order matters too: reports contain the text.
    expect(JSON.stringify(policy)).toBe(JSON.stringify(defaultPolicy));
    expect(defaultPolicy).toEqual({
      passMarks: { code: 1, f1: 0.9, llm: 0.7 },
      gate: {
        scorers: ["code", "f1", "says"],
        floors: {},
        regression: { mode: "auto", maxDrop: 0.02, alpha: 0.05, window: 30 },
        inconclusive: "pass",
        changedCases: "inconclusive",
        weakening: "fail",
        endedAtLimit: "fail",
        budgets: "pass",
        requiredCases: [],
        acceptBy: "others",
        acceptLabel: null,
      },
      baseline: { workflows: [] },
      tools: [],
      defaults: {},
      judge: {
        votes: 1,
        maxRuns: 200,
        maxTokens: 3_000_000,
        deadlineSeconds: 300,
        concurrency: 4,
        timeoutSeconds: 60,
        reasons: true,
        seesReasoning: false,
      },
      limits: {
        files: 200_000,
        entries: 2_000_000,
        runs: 200_000,
        recordingMegabytes: 8192,
        documentMegabytes: 64,
      },
      redact: [],
      trend: { points: 200 },
    });
  });

  test("that sets one key keeps the defaults beside it", () => {
    const { policy } = loadConfigFile("p.yml", "passMarks: { f1: 0.5 }\ngate: { floors: { passRate: 0.7 } }");
    expect(policy?.passMarks).toEqual({ code: 1, f1: 0.5, llm: 0.7 });
    expect(policy?.gate).toEqual({ ...defaultPolicy.gate, floors: { passRate: 0.7 } });
  });

  test("may be written in JSON", () => {
    expect(loadConfigFile("p.json", '{\n\t"trend": {"points": 5}\n}').policy?.trend.points).toBe(5);
  });

  test("with mistakes is none at all, and every mistake is told", () => {
    const text = `
passMark: { f1: 0.5 }
passMarks: { f1: 1.5, code: "1", lm: 1 }
gate:
  scorers: []
  floors: { passrate: 0.5, f1: -0.1 }
  regression: { mode: strikt, alpha: 0, window: 0 }
  inconclusive: maybe
  budget: fail
  acceptLabel: ""
tools:
  - { match: "[a-z", readonly: true }
  - { readOnly: yes }
defaults: { f1: { argumentMatchThreshold: 80 } }
judge: { votes: 0, timeoutSeconds: .inf }
redact: ["/(?<=card )\\\\d+/", "user.{name,mail", 5]
`;
    expect(problemsOf(text)).toEqual([
      'p.yml:2:1: unknown key "passMark". Did you mean "passMarks"?',
      "p.yml:3:18: passMarks.f1: expected at most 1, got 1.5. Write a share from 0 to 1, such as 0.7",
      'p.yml:3:29: passMarks.code: expected a number, got "1". Write it without quotes',
      'p.yml:3:34: unknown key "lm" in passMarks. Did you mean "llm"?',
      "p.yml:5:12: gate.scorers: expected a list with something in it, got an empty list",
      'p.yml:6:13: unknown key "passrate" in gate.floors. Did you mean "passRate"?',
      "p.yml:6:32: gate.floors.f1: expected at least 0, got -0.1",
      'p.yml:7:23: gate.regression.mode: expected "auto" or "strict" or "statistical" or "off", got "strikt". Did you mean "strict"?',
      "p.yml:7:38: gate.regression.alpha: expected more than 0, got 0",
      "p.yml:7:49: gate.regression.window: expected at least 1, got 0",
      'p.yml:8:17: gate.inconclusive: expected "pass" or "fail", got "maybe"',
      'p.yml:9:3: unknown key "budget" in gate. Did you mean "budgets"?',
      'p.yml:10:16: gate.acceptLabel: expected text that is not empty, got ""',
      'p.yml:12:14: tools[0].match: not a glob: "[" without "]"',
      'p.yml:12:22: unknown key "readonly" in tools[0]. Did you mean "readOnly"?',
      'p.yml:13:5: "match" is missing in tools[1]',
      'p.yml:13:17: tools[1].readOnly: expected true or false, got "yes". In YAML 1.2 yes, no, on and off are text',
      "p.yml:14:43: defaults.f1.argumentMatchThreshold: expected at most 1, got 80. Write a share from 0 to 1, such as 0.8",
      "p.yml:15:17: judge.votes: expected at least 1, got 0",
      "p.yml:15:36: judge.timeoutSeconds: expected a number, got Infinity",
      "p.yml:16:10: redact[0]: not a regular expression: invalid named capture: `(?<=card )\\d+`. RE2 has no look-around and no back-references",
      'p.yml:16:30: redact[1]: not a glob: "{" without "}"',
      'p.yml:16:49: redact[2]: expected text, got 5. Write it in quotes: "5"',
    ]);
  });

  test("that is empty is a mistake, since nobody can have meant it", () => {
    expect(problemsOf("# nothing yet\n")).toEqual(["p.yml: empty: nothing is configured here"]);
  });
});

test.each([
  ["70%", 'expected a number, got "70%". Write a share from 0 to 1, such as 0.7'],
  ["62.5%", 'expected a number, got "62.5%". Write a share from 0 to 1, such as 0.625'],
  ["7", "expected at most 1, got 7. Write a share from 0 to 1, such as 0.07"],
  ["700", "expected at most 1, got 700. Write a share from 0 to 1, such as 0.7"],
  ["-1", "expected at least 0, got -1"],
])("a share that is written as %s is told how to write it", (written, expected) => {
  const { problems } = loadConfigFile("p.yml", `gate: { floors: { passRate: ${written} } }`);
  expect(problems.map(({ message }) => message)).toEqual([`gate.floors.passRate: ${expected}`]);
});
