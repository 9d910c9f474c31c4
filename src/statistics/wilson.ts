import { Z_95 } from "./normal.ts";

/**
 * The 95 % score interval of a rate of `count` draws, within [0,1] (Wilson 1927):
 * (r + z²/2n ± z·√(r(1 − r)/n + z²/4n²)) / (1 + z²/n). The rate may be a mean of fractions: they vary less
 * than passes and failures of the same mean, so the interval is wide enough. [0, 1] of no draws.
 */
export function wilsonInterval(rate: number, count: number): [low: number, high: number] {
  if (count === 0) return [0, 1];
  const z2 = Z_95 ** 2;
  const center = rate + z2 / (2 * count);
  const margin = Math.sqrt(z2 * ((rate * (1 - rate)) / count + z2 / (4 * count ** 2)));
  const scale = 1 + z2 / count;
  // At the ends the formula gives the rate itself, but for rounding, by which all would be shown as nearly all.
  const low = rate === 0 ? 0 : Math.max(0, (center - margin) / scale);
  const high = rate === 1 ? 1 : Math.min(1, (center + margin) / scale);
  return [low, high];
}
