/** The sum, with compensation (Neumaier 1974): ten times 0.1 is 1. 0 of nothing. */
export function sum(values: readonly number[]): number {
  let total = 0;
  let lost = 0;
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}

/**
 * The arithmetic mean, or null of nothing. Summed with compensation, so that ten times 0.8 is 0.8 and reaches
 * a floor of 0.8.
 */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}
