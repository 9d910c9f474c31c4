/**
 * A number as a score: from 0 to 1, without what floating point adds. 0.7 · 0.8 + 0.3 · 0.8 is 0.7999999999999999 and would not reach a
 * pass mark of 0.8.
 */
export function asScore(value: number): number {
  return Math.min(1, Math.max(0, Number(value.toFixed(12))));
}
