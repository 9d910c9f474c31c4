import type { ReportCase } from "../../report/case-schema.ts";
import type { Report } from "../../report/schema.ts";
import { worstCases } from "../../report/worst.ts";
import { groupCases } from "../case-groups.ts";
import { objectedCases } from "../judge.ts";

/** All cases: first those that a comment tells, worst first, then the others that fail, those the judge objects to, and the rest as reported. */
export function casesInOrder(report: Report): ReportCase[] {
  const first = [...groupCases(report).told, ...worstCases(report), ...objectedCases(report)];
  return [...new Set([...first, ...report.cases])];
}
