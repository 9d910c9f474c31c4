import type { Policy } from "../policy/schema.ts";
import { lastingShifts, type Shift } from "./shifts.ts";
import { type Measure, PASS_RATE, type TrendPoint, valueAt } from "./trend.ts";

/** How one measure went. */
export interface MeasureTrend {
  measure: Measure;
  /** What the policy demands of it, in [0,1]; null when nothing. */
  floor: number | null;
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

/** How these measures went, beside the floors of the gate. */
export function measureTrends(
  points: readonly TrendPoint[],
  measures: readonly Measure[],
  { floors }: Policy["gate"],
): MeasureTrend[] {
  const demanded = new Map<Measure, number | undefined>(Object.entries(floors));
  return measures.map((measure) => ({
    measure,
    floor: demanded.get(measure === PASS_RATE ? "passRate" : measure) ?? null,
    shifts: lastingShifts(points, measure),
  }));
}
