import { hypergeometric } from "./hypergeometric.ts";
import { sum } from "./mean.ts";
import { pooled, type Sample } from "./sample.ts";

/** The chi-square counts in whole steps of 1/18: so it has no remainder with 1, 2 or 3 trials on each side. */
const STEPS = 18;

/** What a case can come to when its trials are called base or head in every possible way. */
export interface Relabelling {
  /** By number of head passes, fewest first: how far that is from the worst, in whole steps of chi-square. Starts with 0. */
  distances: readonly number[];
  /** How likely each of these is when base and head are alike; they sum to 1. */
  shares: readonly number[];
  /** The distance of what was seen. */
  seen: number;
}

/**
 * The relabellings of a case whose trials are all 0 or 1 and not all alike, by its signed chi-square: ±(x − E)²/V with x the head's
 * passes, E and V their mean and variance when base and head are alike (Mantel & Haenszel, Journal of the National Cancer Institute 22,
 * 1959), positive where the head passes less. It is the difference of the two pass rates in standard errors, squared, with its sign.
 */
export function relabellingOf(sample: Sample): Relabelling {
  const [base, head] = [sample.base.length, sample.head.length];
  const passes = sum(pooled(sample));
  const failures = base + head - passes;
  const { lowest, shares } = hypergeometric(passes, failures, head);
  /** (E − x) in whole numbers: times the number of trials. */
  const shortfall = (headPasses: number) => head * passes - (base + head) * headPasses;
  const score = (headPasses: number) => {
    const squared = STEPS * (base + head - 1) * shortfall(headPasses) ** 2;
    return Math.sign(shortfall(headPasses)) * Math.round(squared / (base * head * passes * failures));
  };
  const distance = (headPasses: number) => score(lowest) - score(headPasses);
  return {
    distances: shares.map((_, at) => distance(lowest + at)),
    shares,
    seen: distance(sum(sample.head)),
  };
}

/** The mean distance from the worst, over all relabellings. */
export function meanDistance({ distances, shares }: Relabelling): number {
  return sum(distances.map((distance, at) => distance * (shares[at] ?? 0)));
}

/** The variance of the distance over all relabellings. */
export function distanceVariance(one: Relabelling): number {
  const center = meanDistance(one);
  return sum(one.distances.map((distance, at) => (distance - center) ** 2 * (one.shares[at] ?? 0)));
}
