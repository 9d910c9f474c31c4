import type { Axis } from "./chart-axis.ts";

/** The size of every chart, in units of its own: a browser draws it as wide as there is room. */
export const SIZE = { width: 400, height: 190 };
/** The part of it in which values stand. */
export const PLOT = { left: 44, right: 394, top: 20, bottom: 166 };

/** Where a commit and a value stand in a chart. */
export interface Place {
  /** The width of one commit. */
  step: number;
  /** The left edge of the commit with this index. */
  left: (at: number) => number;
  /** Its middle. */
  x: (at: number) => number;
  /** The height of a share in [0,1]. */
  y: (share: number) => number;
}

/** Places for so many commits beside this axis, from left to right. */
export function placeOf(commits: number, { low, high }: Axis): Place {
  const step = (PLOT.right - PLOT.left) / commits;
  const part = (share: number) => (share * 100 - low) / (high - low);
  return {
    step: round(step),
    left: (at) => round(PLOT.left + at * step),
    x: (at) => round(PLOT.left + (at + 0.5) * step),
    y: (share) => round(PLOT.bottom - part(share) * (PLOT.bottom - PLOT.top)),
  };
}

function round(length: number): number {
  return Number(length.toFixed(2));
}
