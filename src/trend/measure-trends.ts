import { type Bound, boundsOf, PASS_RATE_BOUND } from "../policy/bounds.ts";
import type { Policy } from "../policy/schema.ts";
import { lastingShifts, type Shift } from "./shifts.ts";
import { type Measure, PASS_RATE, type TrendPoint, valueAt } from "./trend.ts";

/** How one measure went. */
export interface MeasureTrend {
  measure: Measure;
  /** What the policy demands of it; null when nothing. */
  bound: Bound | null;
  /** Its lasting shifts, oldest first. */
  shifts: Shift[];
}

/** What these points measure: the pass rate, and each scorer that assessed something. */
export function measuresOf(points: readonly TrendPoint[]): Measure[] {
  const scorers = new Set(points.flatMap(({ scores }) => Object.keys(scores)));
  const inUse = [...scorers].filter(
    (id) => id !== PASS_RATE && points.some((point) => valueAt(point, id) !== null),
  );
  return [PASS_RATE, ...inUse];
}

/** How these measures went, beside the floors and ceilings of the gate. */
export function measureTrends(
  points: readonly TrendPoint[],
  measures: readonly Measure[],
  gate: Policy["gate"],
): MeasureTrend[] {
  const bounds = boundsOf(gate);
  return measures.map((measure) => ({
    measure,
    bound: bounds.get(measure === PASS_RATE ? PASS_RATE_BOUND : measure) ?? null,
    shifts: lastingShifts(points, measure),
  }));
}
