import { type Random, randomFrom } from "../../../scripts/bench/random.ts";

/** Pass rates of commits with this number of random cases at each commit's rate. */
export function noisyRates(
  seed: number,
  commits: number,
  rateAt: (at: number) => number,
  cases = 200,
): number[] {
  const random = randomFrom(seed);
  return Array.from({ length: commits }, (_, at) => passes(random, cases, rateAt(at)) / cases);
}

function passes(random: Random, cases: number, rate: number): number {
  return Array.from({ length: cases }, random).filter((drawn) => drawn < rate).length;
}

export function times(count: number, rate: number): number[] {
  return new Array<number>(count).fill(rate);
}
