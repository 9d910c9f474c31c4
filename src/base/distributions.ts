/**
 * How likely a variable of Student's t distribution is at least as far from 0 as `t`, on either side: the two-sided p, in [0,1].
 * I(ν/(ν + t²); ν/2, ½) with ν `degreesOfFreedom`, at least 1 and not always whole (Abramowitz & Stegun, Handbook of Mathematical
 * Functions, 26.7.1).
 */
export function studentP(t: number, degreesOfFreedom: number): number {
  return incompleteBeta(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5);
}

/** Coefficients of Hart's rational approximation, highest power first. */
const NUMERATOR = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
];
const DENOMINATOR = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
  637.333633378831, 793.826512519948, 440.413735824752,
];

/**
 * 1 − Φ(z): how likely a standard normal variable exceeds z. Algorithm 5666 of Hart, Computer Approximations
 * (1968), in the form of West, "Better approximations to cumulative normal functions" (Wilmott, 2005). Its
 * error is below 1e-14, and in the far tail below 1e-8 of the value; 0 for z above 37.
 */
export function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  if (z > 37) return 0;
  const density = Math.exp((-z * z) / 2);
  if (z < 5 * Math.SQRT2) return (density * polynomial(NUMERATOR, z)) / polynomial(DENOMINATOR, z);
  const fraction = z + 1 / (z + 2 / (z + 3 / (z + 4 / (z + 0.65))));
  return density / fraction / Math.sqrt(2 * Math.PI);
}

/**
 * The z that a standard normal variable exceeds with this probability, in (0,1): `upperTail` inverted by
 * bisection.
 */
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

const MOST_STEPS = 1_000;
const PRECISE = 1e-15;
/** Stands for a 0 that would be divided by. */
const TINY = 1e-300;

/** Coefficients of Lanczos' series for g = 7, as Godfrey computed them (2001); the first belongs to no fraction. */
const LANCZOS_G = 7;
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/**
 * The regularised incomplete beta function Iₓ(a, b) for x in [0,1] and a, b > 0: how likely a Beta(a, b) variable is at most x. By its
 * continued fraction (NIST Digital Library of Mathematical Functions, 8.17.22), evaluated from its front (modified Lentz method: Thompson
 * & Barnett, Journal of Computational Physics 64, 1986). Relative error about 1e-12 for a and b up to 1,000.
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges fast on this side of the mean only; the other side is the rest to 1.
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

/**
 * How likely each number of passes, from 0 to `trials`, is of a case whose pass rate is drawn from a Beta distribution with this mean:
 * C(n,k)·∏(m + iθ)·∏(1 − m + jθ) / ∏(1 + lθ) with θ = ρ/(1 − ρ) (beta-binomial: Skellam, Journal of the Royal Statistical Society B 10,
 * 1948). `mean` in [0,1]; `correlation` ρ in [0,1), of two trials of one case: 0 is the binomial distribution. They sum to 1.
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
