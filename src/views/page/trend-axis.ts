import type { Grid, Scale } from "../trend-scale.ts";

/** The vertical axis of a chart. */
export interface Axis {
  low: number;
  high: number;
  /** Where a line with a number stands, from `low` to `high`. */
  ticks: Tick[];
}

/** A round number of an axis, and how it is told. */
export interface Tick {
  value: number;
  text: string;
}

/** How many steps there may be from the lowest tick to the highest. */
const MOST = 5;

/** An axis on which these values, of at least one, find their place, with round numbers at its ticks. */
export function axisOf(values: readonly number[], scale: Pick<Scale, "range" | "grid">): Axis {
  const range = scale.range(values);
  const grid = scale.grid(range);
  const spans = grid.steps.map((step) => spanOf(range, step, grid.unit));
  const span = spans.find(({ first, last }) => last - first <= MOST) ?? spans.at(-1);
  const ticks = span === undefined ? [] : ticksOf(span, grid);
  return { low: ticks[0]?.value ?? 0, high: ticks.at(-1)?.value ?? 1, ticks };
}

/** The ticks of an axis: so many steps from 0. */
interface Span {
  first: number;
  last: number;
  step: Grid["steps"][number];
}

function spanOf([low, high]: readonly [number, number], step: Span["step"], unit: number): Span {
  const size = step.size * unit;
  return { first: Math.floor(inSteps(low, size)), last: Math.ceil(inSteps(high, size)), step };
}

/** Rounded, so that 0.07 is 7 percent and not a little more. */
function inSteps(value: number, size: number): number {
  return Number((value / size).toFixed(6));
}

function ticksOf({ first, last, step }: Span, { unit, text }: Grid): Tick[] {
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const count = (first + at) * step.size;
    return { value: count * unit, text: text(count === 0 ? "0" : count.toFixed(step.digits)) };
  });
}
