import { historyPoint } from "../baseline/history.ts";
import type { HistoryPoint } from "../report/comparison-schema.ts";
import type { Report } from "../report/schema.ts";

/** One commit of a trend. */
export interface TrendPoint extends HistoryPoint {
  /** It measures other cases, or by other settings, than the point before. */
  isBreak: boolean;
  /** It is not on the base branch: the report's own, of a pull request. */
  isHead: boolean;
}

/** What a trend shows: the pass rate, or a scorer by its id. */
export type Measure = string;
export const PASS_RATE = "pass rate";

/** The commits of the base branch that a report remembers, oldest first, and its own at the end. */
export function trendOf(report: Report): TrendPoint[] {
  const { history } = report;
  const own = historyPoint(report);
  const isNew = own !== null && history.every(({ commit }) => commit !== own.commit);
  const points = isNew ? [...history, own] : history;
  return points.map((point, at) => {
    const before = points[at - 1];
    return {
      ...point,
      isBreak: before !== undefined && before.caseSet !== point.caseSet,
      isHead: report.role === "head" && point === own,
    };
  });
}

/** The value of a point, in [0,1]; null when nothing was assessed. */
export function valueAt({ passRate, scores }: HistoryPoint, measure: Measure): number | null {
  return measure === PASS_RATE ? passRate : (scores[measure] ?? null);
}
