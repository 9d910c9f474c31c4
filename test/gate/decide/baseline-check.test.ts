import { expect, test } from "vitest";
import { baseline } from "../../../src/gate/decide/checks.ts";
import { stale } from "../../../src/gate/decide/stale.ts";
import type { Report } from "../../../src/report/report.ts";
import { caseOf, measured } from "../checks/measured.ts";

function findingOf(found: Partial<Report["baseline"]>, more: Partial<Report> = {}): string {
  const report = measured({ baseline: { ...measured().baseline, ...found }, ...more });
  const finding = baseline.check(report);
  return finding === undefined ? "no check" : `${finding.result}: ${finding.title}: ${finding.message}`;
}

const failing = { cases: [caseOf("refund", [false], { passRate: 0 })] };
const reportOnly = { settings: { "report-only": true } };
const missing = { state: "missing" as const, reason: "no run of main is left" };
const unavailable = { state: "unavailable" as const, reason: "GitHub answers 502" };
const older = { state: "found" as const, reason: "2 commits back" };

test("each state of the baseline has its sentence", async () => {
  const states: Record<string, string> = {
    "not asked for": findingOf({}),
    found: findingOf({ state: "found" }),
    "found in part": findingOf({ state: "found", isWhole: false, reason: "run 12" }, failing),
    "first use": findingOf({ state: "first-use", reason: "main has no workflow" }),
    missing: findingOf(missing),
    "missing, with a failing case": findingOf(missing, failing),
    "missing, with report-only": findingOf(missing, reportOnly),
    "missing, with report-only, on the base branch": findingOf(missing, { ...reportOnly, role: "base" }),
    "missing, with other settings": findingOf(missing, { settings: { "report-only": false } }),
    "out of reach": findingOf(unavailable),
    "out of reach, with report-only and a failing case": findingOf(unavailable, {
      ...failing,
      ...reportOnly,
    }),
    older: findingOf({ ...older, instead: { why: "the newest is broken", isUnderWay: false } }),
    "older, while the newest is recorded": findingOf({
      ...older,
      instead: { why: "it runs still", isUnderWay: true },
    }),
  };
  const texts = Object.entries(states).map(([name, text]) => `# ${name}\n${text}`);
  await expect(`${texts.join("\n\n")}\n`).toMatchFileSnapshot("../../golden/lines/baseline-states.txt");
});

test("recordings of another agent are inconclusive, or what the policy says, with the command", () => {
  const found = { stale: { reason: "prompt.md changed", command: "npm run evals" } };
  const message = "prompt.md changed, so these recordings are not of this agent. Record again: npm run evals";
  expect(stale.check(measured())).toBeUndefined();
  expect(stale.check(measured(found))).toMatchObject({ result: "inconclusive", message });
  expect(stale.check(measured(found, "gate: { stale: fail }"))).toMatchObject({ result: "fail", message });
});
