import { sum } from "./mean.ts";

/** How likely each number of passes is: `shares[i]` belongs to `lowest + i` passes; they sum to 1. */
export interface Distribution {
  lowest: number;
  shares: readonly number[];
}

/**
 * The hypergeometric distribution (Johnson, Kotz & Kemp, Univariate Discrete Distributions, ch. 6):
 * `drawn` trials are drawn without replacement from `passes` passes and `failures` failures; how many passes
 * are among them? All are whole numbers, `drawn` at most passes + failures. Built from the mode outward by
 * the ratio of neighbours: no factorial, so nothing overflows. Costs one step per possible number of passes.
 */
export function hypergeometric(passes: number, failures: number, drawn: number): Distribution {
  const lowest = Math.max(0, drawn - failures);
  const highest = Math.min(drawn, passes);
  const mode = Math.floor(((drawn + 1) * (passes + 1)) / (passes + failures + 2));
  /** P(k+1) / P(k). */
  const ratio = (k: number) => ((passes - k) * (drawn - k)) / ((k + 1) * (failures - drawn + k + 1));

  const below: number[] = [];
  for (let k = mode, weight = 1; k > lowest; k--) {
    weight /= ratio(k - 1);
    below.push(weight);
  }
  const above: number[] = [];
  for (let k = mode, weight = 1; k < highest; k++) {
    weight *= ratio(k);
    above.push(weight);
  }
  const weights = [...below.reverse(), 1, ...above];
  const total = sum(weights);
  return { lowest, shares: weights.map((weight) => weight / total) };
}
