import { describe, expect, test } from "vitest";
import { policySchema } from "../../../src/config/policy-schema.ts";
import { literal } from "../../../src/core/match-values.ts";
import { passes } from "../../../src/gate/score/passes.ts";
import type { ReportOutcome } from "../../../src/report/case.ts";
import { keywordCoverage } from "../../../src/scorers/texts/coverage.ts";
import { reportOn } from "../../workspace.ts";

const policy = policySchema.parse({ gate: { scorers: ["code", "llm"] } });
const GOOD: ReportOutcome = { status: "scored", value: 1 };
const BAD: ReportOutcome = { status: "scored", value: 0 };
const LEFT: ReportOutcome = { status: "not-assessed", reason: "budget" };
const FAILED: ReportOutcome = { status: "error", reason: "500" };

describe("where a judge gates", () => {
  test.each([
    ["both reach their marks", GOOD, GOOD, true],
    ["the judge objects", GOOD, BAD, false],
    ["the judge left the run out", GOOD, LEFT, null],
    ["the judge failed", GOOD, FAILED, null],
    ["the calls are wrong, whatever kept the judge from it", BAD, LEFT, false],
    ["the calls are wrong, and the judge failed", BAD, FAILED, false],
    ["only the judge could measure", LEFT, GOOD, true],
    ["nobody could measure", LEFT, LEFT, null],
    ["the recording is broken", FAILED, FAILED, null],
    ["the recording is broken, whatever a judge says", FAILED, GOOD, null],
  ])("a run of which %s", (_what, code, llm, expected) => {
    expect(passes({ scores: { code, llm } }, policy)).toBe(expected);
  });

  test("a broken budget fails a run that the judge left out", () => {
    expect(passes({ scores: { code: GOOD, llm: LEFT }, brokenBudgets: ["made 9 calls"] }, policy)).toBe(
      false,
    );
  });
});

test.each([
  ["does not pass", GOOD, null],
  ["fails by its calls", BAD, false],
] as const)("a run without texts, by which a scorer of texts decides, %s", (_what, code, expected) => {
  const gated = policySchema.parse({ gate: { scorers: ["code", "keyword-coverage"] } });
  const reason = keywordCoverage.score(
    { input: "", response: "", messages: [] },
    { ...keywordCoverage.options, keywords: [literal("refund")] },
  );
  expect(reason.status).toBe("not-assessed");
  const scores = { code, "keyword-coverage": reason as ReportOutcome };
  expect(passes({ scores }, gated)).toBe(expected);
});

describe("rules, which always gate,", () => {
  test.each([
    ["kept, where nothing else could measure", { code: LEFT }, "kept", true],
    ["kept, and a score is too low", { code: BAD, llm: GOOD }, "kept", false],
    ["kept, and the judge left the run out", { code: LEFT, llm: LEFT }, "kept", null],
    ["kept, and the recording is broken", { code: FAILED, llm: GOOD }, "kept", null],
    ["not checked, whatever the scores are", { code: GOOD, llm: GOOD }, "unchecked", null],
    ["not checked, and a score is too low", { code: BAD, llm: GOOD }, "unchecked", null],
  ] as const)("%s", (_what, scores, rules, expected) => {
    expect(passes({ scores, rules }, policy)).toBe(expected);
  });
});

test("a judge that only advises decides nothing", () => {
  const advised = policySchema.parse({});
  for (const llm of [GOOD, BAD, LEFT, FAILED])
    expect(passes({ scores: { code: GOOD, f1: GOOD, llm } }, advised)).toBe(true);
});

describe("what a case says that must be said, or must not", () => {
  const right = { toolCalls: [{ name: "pay", arguments: {} }], response: "You get 30 dollars back." };
  const wrong = { ...right, response: "I cannot tell." };
  const silent = { toolCalls: right.toolCalls };
  const calls = [{ name: "pay" }];
  const expectation = { id: "a", referenceToolCalls: calls, mustSay: ["30"] };
  const report = (recording: object, one: object | undefined, gate: object = {}) =>
    reportOn(
      {
        "runs/a.json": recording,
        "expectations.yml": { cases: one === undefined ? [] : [one] },
        "policy.yml": { gate },
      },
      { policy: "policy.yml" },
    );

  test.each([
    ["said", right, expectation, true],
    ["not said", wrong, expectation, false],
    ["said and must not be", right, { id: "a", referenceToolCalls: calls, mustNotSay: ["30"] }, false],
    ["said, and nothing else is asked for", right, { id: "a", mustSay: ["30"] }, true],
    ["not said, and nothing else is asked for", wrong, { id: "a", mustSay: ["30"] }, false],
    ["said, by the word of the recording", { ...right, mustSay: ["30"] }, undefined, true],
    ["not said, by the word of the recording", { ...wrong, mustSay: ["30"] }, undefined, false],
  ])("decides under the default policy: %s", (_what, recording, one, expected) => {
    const { cases, passRate } = report(recording, one);
    expect(cases[0]?.trials[0]?.pass).toBe(expected);
    expect(passRate).toBe(expected ? 1 : 0);
  });

  test("decides on tau-bench's outputs", () => {
    const task = { actions: [], outputs: ["1628", "10"] };
    const traj = [
      { role: "user", content: "What is the total?" },
      { role: "assistant", content: "It is $1,628." },
    ];
    const { cases } = report({ task_id: 1, reward: 1, info: { task }, traj }, undefined);
    expect(cases[0]?.trials[0]).toMatchObject({ pass: false, scores: { says: { value: 1 / 2 } } });
  });

  test("advises where the policy names its scorers without says", () => {
    const { cases } = report(wrong, expectation, { scorers: ["code", "f1"] });
    expect(cases[0]?.trials[0]).toMatchObject({ pass: true, scores: { says: { value: 0 } } });
  });

  test("is an error of a recording without any text, and the gate is red", () => {
    const { cases, verdict, baselineEligible } = report(silent, expectation);
    expect(cases[0]?.trials[0]).toMatchObject({ pass: null, scores: { says: { status: "error" } } });
    expect({ result: verdict.result, baselineEligible }).toEqual({ result: "fail", baselineEligible: false });
  });

  test("is no score of a suite in which no case says so", () => {
    const { scores, cases } = report(silent, { id: "a", referenceToolCalls: calls });
    expect(Object.keys(scores)).toEqual(["code", "f1", "llm"]);
    expect(cases[0]?.trials[0]?.pass).toBe(true);
  });
});
