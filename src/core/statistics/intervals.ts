import { upperQuantile } from "./distributions.ts";
import { mean, pooled, type Sample, sum, variance } from "./summary.ts";

export const Z_95 = upperQuantile(0.025);

/**
 * Returns the 95% score interval of a rate (Wilson 1927): (r + z²/2n ± z·√(r(1 − r)/n + z²/4n²)) / (1 + z²/n). [0, 1] without draws.
 * The rate may be a mean of fractions, which vary less than passes and failures, so the interval is wide enough.
 */
export function wilsonInterval(rate: number, count: number): [low: number, high: number] {
  if (count === 0) return [0, 1];
  const z2 = Z_95 ** 2;
  const center = rate + z2 / (2 * count);
  const margin = Math.sqrt(z2 * ((rate * (1 - rate)) / count + z2 / (4 * count ** 2)));
  const scale = 1 + z2 / count;
  // At the ends the formula gives the rate itself except for rounding errors, which would display all as nearly all.
  const low = rate === 0 ? 0 : Math.max(0, (center - margin) / scale);
  const high = rate === 1 ? 1 : Math.min(1, (center + margin) / scale);
  return [low, high];
}

/**
 * Returns the 95% interval of the mean pass rate: Wilson's interval with the effective number of draws by the cases' own variance.
 * `cases` holds the outcomes (0 or 1) of each case, none empty. With one run of a case, each run counts as one draw.
 */
export function rateInterval(cases: readonly (readonly number[])[]): [low: number, high: number] {
  const rate = mean(cases.map((outcomes) => mean(outcomes) ?? 0));
  if (rate === null) return [0, 1];
  const runs = sum(cases.map((outcomes) => outcomes.length));
  const isRepeated = cases.every((outcomes) => outcomes.length > 1);
  const own = isRepeated ? sum(cases.map(variance)) : 0;
  const share = isRepeated ? Math.min(1, (own + 0.5) / (cases.length * rate * (1 - rate) + 0.5)) : 1;
  return wilsonInterval(rate, runs / share);
}

/**
 * Returns the 95% interval of the change of the mean (head − base) over `cases` cases, within [-1,1]. `samples` are the trials of the
 * cases that were recorded again; the rest did not change. `moved` is the added variance of the base's own movement.
 *
 * With two or more trials on both sides of every case it uses each side's variance. Otherwise it uses the larger of the variance of the
 * differences, by t, and that of relabelled trials. Half an imaginary better case and half a worse one prevent zero width (Agresti &
 * Min, Statistics in Medicine 24, 2005). [0, 0] without samples.
 */
export function changeInterval(
  samples: readonly Sample[],
  cases: number,
  moved = 0,
): [low: number, high: number] {
  if (samples.length === 0) return [0, 0];
  const differences = samples.map(({ base, head }) => (mean(head) ?? 0) - (mean(base) ?? 0));
  const total = sum(differences);
  const isRepeated = samples.every(({ base, head }) => base.length > 1 && head.length > 1);
  const trialShare = ({ base, head }: Sample) => 1 / base.length + 1 / head.length;
  const within = isRepeated
    ? sum(samples.map(({ base, head }) => variance(base) / base.length + variance(head) / head.length))
    : Math.max(
        squaresAround(total / cases, differences, cases) * (cases / Math.max(1, cases - 1)),
        sum(samples.map((sample) => variance(pooled(sample)) * trialShare(sample))),
      );
  const imaginary = (mean(samples.map(trialShare)) ?? 0) / 4;
  const center = total / (cases + 1);
  const error = Math.sqrt((within + imaginary) / (cases + 1) ** 2 + moved);
  const margin = (isRepeated ? Z_95 : studentPoint(cases)) * error;
  const change = total / cases;
  return [Math.max(-1, Math.min(change, center - margin)), Math.min(1, Math.max(change, center + margin))];
}

/** Returns the normal 95% interval of a change, within [-1,1]. */
export function normalInterval(change: number, standardError: number): [low: number, high: number] {
  const margin = Z_95 * standardError;
  return [Math.max(-1, change - margin), Math.min(1, change + margin)];
}

function squaresAround(center: number, differences: readonly number[], cases: number): number {
  const unchanged = (cases - differences.length) * center ** 2;
  return sum(differences.map((difference) => (difference - center) ** 2)) + unchanged;
}

/** The upper 2.5% point of Student's t by its expansion (Abramowitz & Stegun 26.7.5), off by .03 at five degrees of freedom. */
function studentPoint(degreesOfFreedom: number): number {
  const [z, v] = [Z_95, degreesOfFreedom];
  return z + (z ** 3 + z) / (4 * v) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * v ** 2);
}
