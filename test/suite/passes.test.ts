import { describe, expect, test } from "vitest";
import { literal } from "../../src/matching/pattern.ts";
import { policySchema } from "../../src/policy/schema.ts";
import type { ReportOutcome } from "../../src/report/case-schema.ts";
import { passes } from "../../src/suite/passes.ts";
import { keywordCoverage } from "../../src/texts/keyword-coverage.ts";

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
    { input: "", response: "", said: [] },
    { ...keywordCoverage.options, keywords: [literal("refund")] },
  );
  expect(reason.status).toBe("not-assessed");
  const scores = { code, "keyword-coverage": reason as ReportOutcome };
  expect(passes({ scores }, gated)).toBe(expected);
});

test("a judge that only advises decides nothing", () => {
  const advised = policySchema.parse({});
  for (const llm of [GOOD, BAD, LEFT, FAILED])
    expect(passes({ scores: { code: GOOD, f1: GOOD, llm } }, advised)).toBe(true);
});
