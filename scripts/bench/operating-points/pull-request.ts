import type { Report } from "../../../src/report/report.ts";
import type { Random } from "../random.ts";
import { type Change, record, unchanged } from "../simulated-agent.ts";
import { baseOf, type Mode, reportOn } from "../simulated-report.ts";
import type { Trials } from "./sheet.ts";

export function colours({ verdict }: Pick<Report, "verdict">): { red: boolean; yellow: boolean } {
  return { red: verdict.result === "fail", yellow: verdict.result === "inconclusive" };
}

export function baseReport(random: Random, rates: readonly number[], [base, head]: Trials): Report {
  // A report with more runs than a pull request would make each pull request a weaker gate.
  return baseOf(record(random, rates, base), Math.min(base, head));
}

export function headReport(
  random: Random,
  rates: readonly number[],
  trials: number,
  base: Report,
  { change = unchanged, mode = "statistical" }: { change?: Change; mode?: Mode } = {},
): Report {
  return reportOn(record(random, change(random, rates), trials), base, { mode });
}
