import type { ReportCase } from "../../report/case-schema.ts";
import { fixedCases, worseCases } from "../../report/changes.ts";
import type { Report } from "../../report/schema.ts";
import { isInError } from "../scorers.ts";

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

/** A word of `data-states`, by which the page's script finds a case. */
export type CaseState = keyof typeof STATES;

/** The states of each case, at least one. Worse and fixed: than on the base. Failing: a run failed. Passing: every run passed. */
export function caseStates(report: Report): Map<ReportCase, CaseState[]> {
  const { gate } = report.policy;
  const worse = new Set(worseCases(report).map(({ one }) => one));
  const fixed = new Set(fixedCases(report).map(({ one }) => one));
  const isIn: Record<CaseState, (one: ReportCase) => boolean> = {
    worse: (one) => worse.has(one),
    error: ({ trials }) => trials.some((trial) => isInError(trial, gate)),
    failing: ({ passRate }) => passRate !== null && passRate < 1,
    unassessed: ({ trials }) =>
      trials.length === 0 || trials.some((trial) => trial.pass === null && !isInError(trial, gate)),
    changed: ({ comparison }) => comparison?.state === "changed",
    new: ({ comparison }) => comparison?.state === "new",
    fixed: (one) => fixed.has(one),
    passing: ({ passRate, trials }) => passRate === 1 && trials.every(({ pass }) => pass !== null),
  };
  const all = Object.keys(STATES) as CaseState[];
  return new Map(report.cases.map((one) => [one, all.filter((state) => isIn[state](one))]));
}
