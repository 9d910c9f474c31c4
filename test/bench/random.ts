/** A number in [0,1), another one at each call. */
export type Random = () => number;

/**
 * xoshiro128** (Blackman & Vigna 2018), filled from the seed by splitmix32: the same seed gives the same
 * numbers.
 */
export function randomFrom(seed: number): Random {
  let mixed = seed;
  const fill = () => {
    mixed = (mixed + 0x9e3779b9) | 0;
    const once = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97);
    return twice ^ (twice >>> 15);
  };
  let [a, b, c, d] = [fill(), fill(), fill(), fill()];
  const rotated = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits));
  return () => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result / 2 ** 32;
  };
}

/**
 * A draw from Beta(a, b), best for a and b up to 1 (Jöhnk 1964): U^(1/a) as a share of U^(1/a) + V^(1/b),
 * given a sum up to 1.
 */
export function beta(random: Random, a: number, b: number): number {
  for (;;) {
    const x = (1 - random()) ** (1 / a);
    const y = (1 - random()) ** (1 / b);
    if (x + y <= 1) return x / (x + y);
  }
}

/** The list in random order (Fisher & Yates). */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** The mean tokens of so many runs: log-normal, around 10,000. One in three takes over 50% more than that, or a third less. */
export function meanTokens(random: Random, runs: number): number {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let tokens = 0;
  for (let run = 0; run < runs; run++) tokens += 10_000 * Math.exp(0.4 * normal());
  return tokens / runs;
}
