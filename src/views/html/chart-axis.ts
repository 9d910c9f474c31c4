import { rangeOf } from "../sparkline.ts";

/** The vertical axis of a chart of shares, in percent. */
export interface Axis {
  low: number;
  high: number;
  /** Where a line with a number stands, from `low` to `high`. */
  ticks: number[];
}

/** Distances of two ticks, in percent, and how many of them there may be. */
const STEPS = [2, 5, 10];
const MOST = 5;
const WIDEST = 20;

/** An axis on which these shares, in [0,1], find their place, with round numbers at its ticks. */
export function axisOf(shares: readonly number[]): Axis {
  const [low, high] = rangeOf(shares.map((value) => ({ value, isBreak: false })));
  const step = STEPS.find((one) => stepsUp(high, one) - stepsDown(low, one) <= MOST) ?? WIDEST;
  const [first, last] = [stepsDown(low, step), stepsUp(high, step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { low: first * step, high: last * step, ticks };
}

function stepsDown(share: number, step: number): number {
  return Math.floor(inSteps(share, step));
}

function stepsUp(share: number, step: number): number {
  return Math.ceil(inSteps(share, step));
}

/** Rounded, so that 0.07 is 7 percent and not a little more. */
function inSteps(share: number, step: number): number {
  return Number(((share * 100) / step).toFixed(6));
}
