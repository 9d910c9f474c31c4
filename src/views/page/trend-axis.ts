import type { Scale } from "../trend-scale.ts";

export interface Axis {
  low: number;
  high: number;
  ticks: { value: number; text: string }[];
}

const MOST = 5;
const FACTORS = [1, 2, 5, 10, 20];

/** Returns an axis with round ticks that includes all values (one or more). */
export function axisOf(values: readonly number[], scale: Pick<Scale, "range" | "unit">): Axis {
  const [low, high] = scale.range(values);
  const { size, before = "", after = "" } = scale.unit(high);
  const exponent = Math.floor(Math.log10((high - low) / size / MOST));
  // Rounded, so that 0.07 is exactly 7 percent.
  const inSteps = (value: number, step: number) => Number((value / (step * size)).toFixed(6));
  let [step, first, last, digits] = [1, 0, 0, 0];
  for (const factor of FACTORS) {
    step = Number(`${factor}e${exponent}`);
    [first, last] = [Math.floor(inSteps(low, step)), Math.ceil(inSteps(high, step))];
    digits = Math.max(0, -exponent - Number(factor >= 10));
    if (last - first <= MOST) break;
  }
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => {
    const count = (first + at) * step;
    if (count === 0) return { value: 0, text: `${before}0${after.startsWith(" ") ? "" : after}` };
    return { value: count * size, text: `${before}${count.toFixed(digits)}${after}` };
  });
  return { low: ticks[0]?.value ?? 0, high: ticks.at(-1)?.value ?? 1, ticks };
}
