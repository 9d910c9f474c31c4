import { incompleteBeta } from "./incomplete-beta.ts";

/** Returns the two-sided p of Student's t: I(ν/(ν + t²); ν/2, ½) (Abramowitz & Stegun, Handbook of Mathematical Functions, 26.7.1). */
export function studentP(t: number, degreesOfFreedom: number): number {
  return incompleteBeta(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5);
}

const NUMERATOR = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
];
const DENOMINATOR = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
  637.333633378831, 793.826512519948, 440.413735824752,
];

/**
 * Returns 1 − Φ(z) by algorithm 5666 of Hart, Computer Approximations (1968), in the form of West, "Better approximations to cumulative
 * normal functions" (Wilmott, 2005). The error is below 1e-14, in the far tail below 1e-8 of the value; 0 above z = 37.
 */
export function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  if (z > 37) return 0;
  const density = Math.exp((-z * z) / 2);
  if (z < 5 * Math.SQRT2) return (density * polynomial(NUMERATOR, z)) / polynomial(DENOMINATOR, z);
  const fraction = z + 1 / (z + 2 / (z + 3 / (z + 4 / (z + 0.65))));
  return density / fraction / Math.sqrt(2 * Math.PI);
}

/** Returns the inverse of `upperTail` for a probability in (0,1), by bisection. */
export function upperQuantile(probability: number): number {
  let low = -40;
  let high = 40;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (upperTail(middle) > probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((value, coefficient) => value * x + coefficient, 0);
}

/**
 * Returns the beta-binomial probabilities of 0 to `trials` passes: C(n,k)·∏(m + iθ)·∏(1 − m + jθ) / ∏(1 + lθ), θ = ρ/(1 − ρ) (Skellam,
 * Journal of the Royal Statistical Society B 10, 1948). `mean` is in [0,1], `correlation` ρ of two trials in [0,1).
 */
export function betaBinomial(trials: number, mean: number, correlation: number): number[] {
  const step = correlation / (1 - correlation);
  const rising = (from: number, factors: number) => {
    let product = 1;
    for (let at = 0; at < factors; at++) product *= (from + at * step) / (1 + at * step);
    return product;
  };
  let ways = 1;
  return Array.from({ length: trials + 1 }, (_, passes) => {
    if (passes > 0) ways *= (trials - passes + 1) / passes;
    const failures = trials - passes;
    let share = ways * rising(mean, passes);
    for (let at = 0; at < failures; at++) share *= (1 - mean + at * step) / (1 + (passes + at) * step);
    return share;
  });
}
