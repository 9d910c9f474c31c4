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

const MOST_STEPS = 1_000;
const PRECISE = 1e-15;
/** Replaces a zero divisor. */
const TINY = 1e-300;

/** Coefficients of Lanczos' series for g = 7 (Godfrey 2001). The first is the constant term. */
const LANCZOS_G = 7;
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/**
 * Returns the regularized incomplete beta function Iₓ(a, b), x in [0,1], a, b > 0, by its continued fraction (NIST Digital Library of
 * Mathematical Functions, 8.17.22) with the modified Lentz method (Thompson & Barnett, Journal of Computational Physics 64, 1986).
 * The relative error is about 1e-12 for a and b up to 1,000.
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges fast only on this side of the mean.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const logBeta = logGamma(a) + logGamma(b) - logGamma(a + b);
  return Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta) / (a * fraction(x, a, b));
}

/** 1 + d₁/(1 + d₂/(1 + …)). */
function fraction(x: number, a: number, b: number): number {
  let value = 1;
  let numerator = 1;
  let denominator = 0;
  for (let step = 1; step <= MOST_STEPS; step++) {
    const d = coefficient(step, x, a, b);
    numerator = 1 + d / numerator || TINY;
    denominator = 1 / (1 + d * denominator || TINY);
    value *= numerator * denominator;
    if (Math.abs(numerator * denominator - 1) < PRECISE) break;
  }
  return value;
}

function coefficient(step: number, x: number, a: number, b: number): number {
  const m = Math.floor(step / 2);
  const below = (a + 2 * m) * (a + 2 * m + (step % 2 === 0 ? -1 : 1));
  return step % 2 === 0 ? (m * (b - m) * x) / below : (-(a + m) * (a + b + m) * x) / below;
}

/** ln Γ(x) for x ≥ ½ (Lanczos, SIAM Journal on Numerical Analysis 1, 1964). */
function logGamma(x: number): number {
  const base = x - 1 + LANCZOS_G + 0.5;
  const series = LANCZOS.reduce((total, part, at) => total + (at === 0 ? part : part / (x - 1 + at)), 0);
  return Math.log(2 * Math.PI) / 2 + (x - 0.5) * Math.log(base) - base + Math.log(series);
}
