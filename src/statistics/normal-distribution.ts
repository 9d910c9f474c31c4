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
