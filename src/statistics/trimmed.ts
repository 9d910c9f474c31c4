import { mean } from "./mean.ts";
import { studentP } from "./student.ts";
import { variance } from "./variance.ts";

/**
 * The mean of what is left when this share of the values, rounded down, is taken away at the top and as many at the bottom; null of
 * nothing. `share` is in [0,0.5).
 */
export function trimmedMean(values: readonly number[], share: number): number | null {
  return mean(trimmed(values, share));
}

/**
 * The two-sided p that two samples, of two values or more each, have one trimmed mean: Yuen's t-test (Biometrika 61, 1974), which a few
 * outliers do not turn and which does not ask for equal variances. With a `share` of 0 it is Welch's test, with the degrees of freedom of
 * Welch and Satterthwaite (Welch, Biometrika 34, 1947). Where neither sample varies: 1 for the same value, 0 for two.
 */
export function trimmedP(first: readonly number[], second: readonly number[], share: number): number {
  const difference = (trimmedMean(first, share) ?? 0) - (trimmedMean(second, share) ?? 0);
  const [a, b] = [estimate(first, share), estimate(second, share)];
  const squaredError = a.squaredError + b.squaredError;
  if (squaredError === 0) return difference === 0 ? 1 : 0;
  const degreesOfFreedom =
    squaredError ** 2 / (a.squaredError ** 2 / (a.kept - 1) + b.squaredError ** 2 / (b.kept - 1));
  return studentP(difference / Math.sqrt(squaredError), degreesOfFreedom);
}

interface Estimate {
  kept: number;
  /** The squared standard error of the trimmed mean. */
  squaredError: number;
}

/** By the winsorised variance: that of the values with each trimmed one moved to the nearest that is kept. */
function estimate(values: readonly number[], share: number): Estimate {
  const kept = trimmed(values, share);
  const [low, high] = [kept[0] ?? 0, kept.at(-1) ?? 0];
  const winsorised = values.map((value) => Math.min(Math.max(value, low), high));
  const squaredError = ((values.length - 1) * variance(winsorised)) / (kept.length * (kept.length - 1));
  return { kept: kept.length, squaredError };
}

/** In ascending order. */
function trimmed(values: readonly number[], share: number): number[] {
  const cut = Math.floor(share * values.length);
  return values.toSorted((a, b) => a - b).slice(cut, values.length - cut);
}
