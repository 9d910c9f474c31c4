import { studentP } from "./distributions.ts";
import { mean, variance } from "./summary.ts";

/** Returns the mean without the share of values in [0,0.5), rounded down, at the top and at the bottom; null for no values. */
export function trimmedMean(values: readonly number[], share: number): number | null {
  return mean(trimmed(values, share));
}

/**
 * Returns the two-sided p that two samples, of two or more values each, have equal trimmed means: Yuen's t-test (Biometrika 61, 1974).
 * With `share` 0 it is Welch's test with the degrees of freedom of Welch and Satterthwaite (Welch, Biometrika 34, 1947). Where neither
 * sample varies: 1 for equal values, 0 otherwise.
 */
export function trimmedP(first: readonly number[], second: readonly number[], share: number): number {
  const difference = (trimmedMean(first, share) ?? 0) - (trimmedMean(second, share) ?? 0);
  const [a, b] = [estimate(first, share), estimate(second, share)];
  const squaredError = a.squaredError + b.squaredError;
  if (squaredError === 0) return difference === 0 ? 1 : 0;
  const degreesOfFreedom =
    squaredError ** 2 / (a.squaredError ** 2 / (a.count - 1) + b.squaredError ** 2 / (b.count - 1));
  return studentP(difference / Math.sqrt(squaredError), degreesOfFreedom);
}

interface Estimate {
  count: number;
  squaredError: number;
}

/** Uses the winsorised variance: each trimmed value is replaced by the nearest value that remains. */
function estimate(values: readonly number[], share: number): Estimate {
  const kept = trimmed(values, share);
  const [low, high] = [kept[0] ?? 0, kept.at(-1) ?? 0];
  const winsorised = values.map((value) => Math.min(Math.max(value, low), high));
  const squaredError = ((values.length - 1) * variance(winsorised)) / (kept.length * (kept.length - 1));
  return { count: kept.length, squaredError };
}

function trimmed(values: readonly number[], share: number): number[] {
  const cut = Math.floor(share * values.length);
  return values.toSorted((a, b) => a - b).slice(cut, values.length - cut);
}
