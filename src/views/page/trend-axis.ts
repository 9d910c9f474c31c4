import type { Grid, Scale } from "../trend-scale.ts";

export interface Axis {
  low: number;
  high: number;
  ticks: Tick[];
}

export interface Tick {
  value: number;
  text: string;
}

const MOST = 5;

/** Returns an axis with round ticks that includes all values (one or more). */
export function axisOf(values: readonly number[], scale: Pick<Scale, "range" | "grid">): Axis {
  const range = scale.range(values);
  const grid = scale.grid(range);
  const spans = grid.steps.map((step) => spanOf(range, step, grid.unit));
  const span = spans.find(({ first, last }) => last - first <= MOST) ?? spans.at(-1);
  const ticks = span === undefined ? [] : ticksOf(span, grid);
  return { low: ticks[0]?.value ?? 0, high: ticks.at(-1)?.value ?? 1, ticks };
}

interface Span {
  first: number;
  last: number;
  step: Grid["steps"][number];
}

function spanOf([low, high]: readonly [number, number], step: Span["step"], unit: number): Span {
  const size = step.size * unit;
  return { first: Math.floor(inSteps(low, size)), last: Math.ceil(inSteps(high, size)), step };
}

/** Rounds, so that 0.07 is exactly 7 percent. */
function inSteps(value: number, size: number): number {
  return Number((value / size).toFixed(6));
}

function ticksOf({ first, last, step }: Span, { unit, text }: Grid): Tick[] {
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const count = (first + at) * step.size;
    return { value: count * unit, text: text(count === 0 ? "0" : count.toFixed(step.digits)) };
  });
}
