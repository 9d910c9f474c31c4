import { describe, expect, test } from "vitest";
import type { ReportCase, ReportOutcome } from "../../../src/report/case.ts";
import { judged, recorded } from "../comparison/fixture.ts";
import { type Compared, compared, findingOf } from "./compared.ts";

const weakeningMessage = (suite: Compared) => findingOf(compared(suite), "weakening");
const unchanged = Array.from({ length: 20 }, (_, at) => judged(recorded(`k${at}`, `k${at}+`), [1]));

describe("a judge that decides and measured a run on the base", () => {
  const policy = "gate: { scorers: [llm] }";
  const trip = (outcome: ReportOutcome) => {
    const one = recorded("trip", "h?");
    return { ...one, trials: one.trials.map((trial) => ({ ...trial, scores: { llm: outcome } })) };
  };
  const before = judged(recorded("trip", "b+"), [1]);

  test.each<[string, ReportOutcome]>([
    ["inconclusive", { status: "error", reason: "no valid reply" }],
    ["fail", { status: "not-assessed", reason: "the recording holds texts only", unrecorded: true }],
    ["inconclusive", { status: "not-assessed", reason: "the job's budget is spent" }],
    ["fail", { status: "not-assessed", reason: "the run is too long for a judge: it has 900 calls" }],
  ])("leaves no run out unseen: %s where %j", (result, outcome) => {
    expect(
      weakeningMessage({ head: [...unchanged, trip(outcome)], base: [...unchanged, before], policy }),
    ).toBe(`${result} Weakening: llm leaves out runs of 1 case of the baseline that it measured there: trip`);
  });

  test("is nobody's choice in a run that gets no key", () => {
    const unjudged = trip({ status: "not-assessed", reason: "no judge was asked" });
    expect(
      weakeningMessage({ head: [...unchanged, unjudged], base: [...unchanged, before], policy }),
    ).toMatch(/^inconclusive /);
  });

  test("has no part in what cannot be read", () => {
    const broken = trip({ status: "error", reason: "cut off" });
    const cut = {
      ...broken,
      trials: broken.trials.map((trial) => ({
        ...trial,
        scores: { ...trial.scores, code: trial.scores.llm },
      })),
    };
    expect(weakeningMessage({ head: [cut as ReportCase], base: [before], policy }) ?? "").not.toContain(
      "leaves out",
    );
  });
});
