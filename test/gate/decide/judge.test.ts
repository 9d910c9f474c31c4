import { describe, expect, test } from "vitest";
import { integrity } from "../../../src/gate/decide/checks.ts";
import { suiteScore } from "../../../src/gate/score/suite-scores.ts";
import type { ReportOutcome } from "../../../src/report/case.ts";
import { caseOf, measured } from "../checks/measured.ts";

const SCORED: ReportOutcome = { status: "scored", value: 0 };
const BUDGET: ReportOutcome = { status: "not-assessed", reason: "budget: no more" };
const FAILED: ReportOutcome = { status: "error", reason: "the judge's server answered 500" };

function judgeMessage(outcomes: [ReportOutcome, number][], policy: string): string | undefined {
  const all = outcomes.flatMap(([outcome, count]) => Array.from({ length: count }, () => outcome));
  const cases = all.map((llm, at) => caseOf(`c${at}`, [true], {}, { scores: { llm } }));
  const scores = { llm: suiteScore(cases, "llm") };
  const totals = { cases: all.length, runs: all.length, toolCalls: 0, errors: 0, notAssessed: 0 };
  const found = integrity.check(measured({ cases, scores, totals }, policy));
  return found && `${found.result}: ${found.message}`;
}

describe("a judge that gates", () => {
  const GATES = "gate: { scorers: [llm] }";

  test("may leave a twentieth of the runs without a score", () => {
    expect(
      judgeMessage(
        [
          [SCORED, 19],
          [BUDGET, 1],
        ],
        GATES,
      ),
    ).toBe("pass: 20 runs of 20 cases read");
  });

  test("fails the gate with more than that, and says why", () => {
    expect(
      judgeMessage(
        [
          [SCORED, 18],
          [BUDGET, 1],
        ],
        GATES,
      ),
    ).toBe("fail: llm decides and scored 18 of 19 runs: budget: no more");
    expect(
      judgeMessage(
        [
          [BUDGET, 1],
          [SCORED, 18],
          [FAILED, 1],
        ],
        GATES,
      ),
    ).toBe("fail: llm decides and scored 18 of 20 runs: the judge's server answered 500");
    expect(judgeMessage([[BUDGET, 3]], GATES)).toBe(
      "fail: llm decides and scored 0 of 3 runs: budget: no more",
    );
  });
});

test("a judge that only advises fails nothing", () => {
  expect(judgeMessage([[FAILED, 3]], "{}")).toBe("pass: 3 runs of 3 cases read");
});
