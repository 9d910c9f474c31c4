import type { Measure, TrendPoint } from "./trend.ts";

/** A commit from which on a measure stayed higher or lower than before. */
export interface Shift {
  /** Where it stands among the points. */
  at: number;
  commit: string;
  /** The means of the points before it and from it on, as far as they belong to it; in [0,1]. */
  before: number;
  after: number;
  /** How many recorded commits came after it. */
  ago: number;
}

/** The lasting shifts of a measure, oldest first. */
export function lastingShifts(_points: readonly TrendPoint[], _measure: Measure): Shift[] {
  return [];
}
