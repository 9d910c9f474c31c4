import { mean, sum } from "./mean.ts";

/** The sample variance, with n − 1. Only for two values or more. */
export function variance(values: readonly number[]): number {
  const center = mean(values) ?? 0;
  return sum(values.map((value) => (value - center) ** 2)) / (values.length - 1);
}
