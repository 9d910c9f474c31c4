import type { ReportCase, ReportTrial } from "../../report/case-schema.ts";
import { fixedCases, worseCases } from "../../report/changes.ts";
import type { Report } from "../../report/schema.ts";

/** What may be said of a case, in the order in which a reader wants to know it. */
export const STATES = {
  worse: "worse",
  failing: "failing",
  error: "in error",
  unassessed: "not assessed",
  changed: "changed",
  new: "new",
  fixed: "fixed",
  passing: "passing",
} as const;

export type CaseState = keyof typeof STATES;

/** The states of each case, at least one. Worse and fixed: than on the base. Failing: it did not pass every run. */
export function caseStates(report: Report): Map<ReportCase, CaseState[]> {
  const worse = new Set(worseCases(report).map(({ one }) => one));
  const fixed = new Set(fixedCases(report).map(({ one }) => one));
  const isIn: Record<CaseState, (one: ReportCase) => boolean> = {
    worse: (one) => worse.has(one),
    error: ({ trials }) => trials.some(isInError),
    failing: ({ passRate }) => passRate !== null && passRate < 1,
    unassessed: ({ trials }) => trials.some((trial) => trial.pass === null && !isInError(trial)),
    changed: ({ comparison }) => comparison?.state === "changed",
    new: ({ comparison }) => comparison?.state === "new",
    fixed: (one) => fixed.has(one),
    passing: ({ passRate }) => passRate === 1,
  };
  const all = Object.keys(STATES) as CaseState[];
  return new Map(report.cases.map((one) => [one, all.filter((state) => isIn[state](one))]));
}

/** Whether an error kept a run from being judged, be it of its recording or of a scorer that decides. */
export function isInError({ pass, scores }: ReportTrial): boolean {
  return pass === null && Object.values(scores).some(({ status }) => status === "error");
}
