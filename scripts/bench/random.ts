export type Random = () => number;

/** xoshiro128** (Blackman & Vigna 2018), seeded by splitmix32; deterministic for a seed. */
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
 * A draw from Beta(a, b). For a and b up to 1 by Jöhnk (1964): U^(1/a) as a share of U^(1/a) + V^(1/b), given a sum up to 1; else a share
 * of two draws from Gamma distributions.
 */
export function beta(random: Random, a: number, b: number): number {
  if (a > 1 || b > 1) {
    const [x, y] = [gamma(random, a), gamma(random, b)];
    return x / (x + y);
  }
  for (;;) {
    const x = (1 - random()) ** (1 / a);
    const y = (1 - random()) ** (1 / b);
    if (x + y <= 1) return x / (x + y);
  }
}

/** A draw from Gamma(shape, 1) (Marsaglia & Tsang, ACM Transactions on Mathematical Software 26, 2000). */
function gamma(random: Random, shape: number): number {
  if (shape < 1) return gamma(random, shape + 1) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random()) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** The mean tokens of these runs: log-normal, around 10,000. One in three takes over 50% more, or a third less. */
export function meanTokens(random: Random, runs: number): number {
  let tokens = 0;
  for (let run = 0; run < runs; run++) tokens += 10_000 * Math.exp(0.4 * normal(random));
  return tokens / runs;
}
