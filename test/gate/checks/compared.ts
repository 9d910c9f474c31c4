import type { Baseline } from "../../../src/gate/baseline/baseline.ts";
import { conclude } from "../../../src/gate/decide/verdict.ts";
import type { ReportCase } from "../../../src/report/case.ts";
import type { Report } from "../../../src/report/report.ts";
import { reportOf } from "../comparison/fixture.ts";

export interface Compared {
  head: readonly ReportCase[];
  base: readonly ReportCase[];
  policy?: string;
  more?: Partial<Report>;
  before?: Partial<Report>;
}

export function compared({ head, base, policy, more = {}, before = {} }: Compared): Report {
  const baseline: Baseline = { state: "found", reason: "b.json", report: reportOf(base, before) };
  return conclude(reportOf(head, more, policy), { baseline, role: "head", points: 10 });
}

/** A check's message in the verdict: `fail Regression: …`; undefined without one. */
export function findingOf({ verdict }: Report, name: string): string | undefined {
  const found = verdict.checks.find((check) => check.name === name);
  return found && `${found.result} ${found.title}: ${found.message}`;
}
