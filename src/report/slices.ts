import type { Change } from "./comparison-schema.ts";
import type { Report } from "./schema.ts";

/** The cases that share a value of a tag. */
export interface Slice {
  /** The tag's value; null for the cases without the tag. */
  value: string | null;
  cases: number;
  runs: number;
  passRate: number | null;
  /** The change of the pass rate over the paired cases; null when none is paired, or nothing was compared. */
  change: Change | null;
  /** By scorer; null when nothing was assessed. */
  scores: Record<string, number | null>;
}

/** A suite divided by one tag, worst slice first. */
export interface Slicing {
  tag: string;
  slices: Slice[];
}

/** The scores of a suite by each tag that divides it. Advisory: no slice decides anything. */
export function slicesOf(_report: Report): Slicing[] {
  return [];
}
