import { type Random, randomFrom } from "../../bench/random.ts";

/** Pass rates of commits, every one of so many cases passing by chance, at the rate of its commit. */
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

/** The same rate at each of so many commits. */
export function times(count: number, rate: number): number[] {
  return new Array<number>(count).fill(rate);
}
