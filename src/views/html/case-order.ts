import type { ReportCase } from "../../report/case-schema.ts";
import type { Report } from "../../report/schema.ts";
import { worstCases } from "../../report/worst.ts";
import { groupCases } from "../case-groups.ts";
import { objectionsOf } from "../judge.ts";
import type { CaseState } from "./case-states.ts";

/**
 * All cases, so that those left out of a long list passed: first those that a comment tells, worst first, then the others that fail, those
 * in error, those not assessed, those the judge objects to, and the rest as reported.
 */
export function casesInOrder(
  report: Report,
  states: ReadonlyMap<ReportCase, readonly CaseState[]>,
): ReportCase[] {
  const { told } = groupCases(report);
  const inState = (state: CaseState) => report.cases.filter((one) => states.get(one)?.includes(state));
  return [
    ...new Set([
      ...told,
      ...worstCases(report),
      ...inState("error"),
      ...inState("unassessed"),
      ...objectionsOf(report, told).map(({ one }) => one),
      ...report.cases,
    ]),
  ];
}
