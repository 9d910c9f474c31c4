import { historyPoint } from "../baseline/history.ts";
import { member } from "../json/json.ts";
import type { HistoryPoint } from "../report/comparison-schema.ts";
import type { Report } from "../report/schema.ts";

/** One commit of a trend. */
export interface TrendPoint extends HistoryPoint {
  /** It measures other cases, or by other settings, than the point before. */
  isBreak: boolean;
  /** It is not on the base branch: the report's own, of a pull request or of somebody's working tree. It stands last. */
  isHead: boolean;
}

/** What a trend shows: the pass rate, or a scorer by its id. */
export type Measure = string;
/** The measure that is no scorer's. */
export const PASS_RATE = "pass rate";

/** Stands for the commit of a report that names none, as at a command line. */
const UNCOMMITTED = "uncommitted";

/** The commits of the base branch that a report remembers, oldest first, and its own at the end. */
export function trendOf(report: Report): TrendPoint[] {
  const { history, role, commit } = report;
  const own = historyPoint(role === "head" ? { ...report, commit: commit ?? UNCOMMITTED } : report);
  const isNew = own !== null && history.every(({ commit }) => commit !== own.commit);
  const points = isNew ? [...history, own] : history;
  return withBreaks(points.map((point) => ({ ...point, isHead: role === "head" && point === own })));
}

/** The points, each knowing whether it measures something else than the one before. */
export function withBreaks(points: readonly Omit<TrendPoint, "isBreak">[]): TrendPoint[] {
  return points.map((point, at) => {
    const before = points[at - 1];
    return { ...point, isBreak: before !== undefined && before.caseSet !== point.caseSet };
  });
}

/** The value of a point, in [0,1]; null when nothing was assessed. */
export function valueAt({ passRate, scores }: HistoryPoint, measure: Measure): number | null {
  if (measure === PASS_RATE) return passRate;
  return member(scores, measure) ?? null;
}
