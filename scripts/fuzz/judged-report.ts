import assert from "node:assert/strict";
import type { ReportCase, Trial } from "../../src/report/case.ts";
import { type Report, reportSchema } from "../../src/report/report.ts";
import { assertShown } from "./every-view.ts";

/** Throws unless a report matches its schema, can be shown, and no error counts as a score or a pass. */
export function assertJudged(report: Report): void {
  const { success, error } = reportSchema.safeParse(report);
  assert.ok(success, error?.message);
  for (const testCase of report.cases) assertCase(testCase);
  for (const { value } of Object.values(report.scores)) assertShare(value);
  assertShare(report.passRate);
  assert.equal(report.totals.errors > 0 && report.verdict.result === "pass", false, "a pass despite errors");
  assertShown(report);
}

function assertCase({ trials, passRate, scores }: ReportCase): void {
  for (const value of [passRate, ...Object.values(scores)]) assertShare(value);
  for (const trial of trials) assertTrial(trial);
}

function assertTrial({ pass, scores }: Trial): void {
  const outcomes = Object.values(scores);
  for (const outcome of outcomes) {
    if (outcome.status === "scored") assertShare(outcome.value);
    else assert.notEqual(outcome.reason, "", "a run that is not scored says why");
  }
  const { llm: _, ...measured } = scores;
  const isInError = Object.values(measured).some(({ status }) => status === "error");
  assert.ok(!(isInError && pass === true), "a run in error does not pass");
}

function assertShare(value: number | null): void {
  assert.ok(value === null || (value >= 0 && value <= 1), `a share of ${value}`);
}
