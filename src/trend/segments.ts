import { type Measure, type TrendPoint, valueAt } from "./trend.ts";

/** A point that has a value, in [0,1], and its place among all. */
export interface Value {
  at: number;
  value: number;
  commit: string;
}

/** The values of a measure between one break and the next, oldest first. Points without a value are passed over. */
export function segmentsOf(points: readonly TrendPoint[], measure: Measure): Value[][] {
  const segments: Value[][] = [[]];
  for (const [at, point] of points.entries()) {
    if (point.isBreak) segments.push([]);
    const value = valueAt(point, measure);
    if (value === null) continue;
    segments.at(-1)?.push({ at, value, commit: point.commit });
  }
  return segments;
}
