import { upperQuantile } from "./distributions.ts";
import { mean, pooled, type Sample, sum, variance } from "./statistics.ts";

/** Standard errors on either side of a 95% interval. */
export const Z_95 = upperQuantile(0.025);

/**
 * The 95% score interval of a rate of `count` draws, within [0,1] (Wilson 1927):
 * (r + z²/2n ± z·√(r(1 − r)/n + z²/4n²)) / (1 + z²/n). The rate may be a mean of fractions: they vary less
 * than passes and failures of the same mean, so the interval is wide enough. [0, 1] of no draws.
 */
export function wilsonInterval(rate: number, count: number): [low: number, high: number] {
  if (count === 0) return [0, 1];
  const z2 = Z_95 ** 2;
  const center = rate + z2 / (2 * count);
  const margin = Math.sqrt(z2 * ((rate * (1 - rate)) / count + z2 / (4 * count ** 2)));
  const scale = 1 + z2 / count;
  // At the ends the formula gives the rate itself, but for rounding, by which all would be shown as nearly all.
  const low = rate === 0 ? 0 : Math.max(0, (center - margin) / scale);
  const high = rate === 1 ? 1 : Math.min(1, (center + margin) / scale);
  return [low, high];
}

/**
 * The 95% interval of the mean pass rate of these cases, within [0,1]: Wilson's interval with as many draws as the cases' own variance
 * makes the runs worth. `cases`: by case its outcomes, 0 or 1, none of them empty. With one run of a case its own variance is unknown,
 * and a run counts as one draw. [0, 1] of no cases.
 */
export function rateInterval(cases: readonly (readonly number[])[]): [low: number, high: number] {
  const rate = mean(cases.map((one) => mean(one) ?? 0));
  if (rate === null) return [0, 1];
  const runs = sum(cases.map((one) => one.length));
  const isRepeated = cases.every((one) => one.length > 1);
  const own = isRepeated ? sum(cases.map(variance)) : 0;
  const share = isRepeated ? Math.min(1, (own + 0.5) / (cases.length * rate * (1 - rate) + 0.5)) : 1;
  return wilsonInterval(rate, runs / share);
}

/**
 * The 95% interval of the change of the mean (head − base) over `cases` cases, within [-1,1]. `samples`: the trials of those cases that
 * were recorded again, as shares of 1; the others did not change and have no variance. `moved`: the variance that the base's own
 * movement adds.
 *
 * With two trials or more on both sides of every case it has each side's own variance. With one trial it is unknown if few cases changed
 * much or all a little, so the larger of two: the variance of the differences, by t, and that of relabelled trials. Half an imaginary
 * better case and half a worse one keep it from having no width (Agresti & Min, Statistics in Medicine 24, 2005). [0, 0] where nothing was
 * recorded again.
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
        sum(samples.map((one) => variance(pooled(one)) * trialShare(one))),
      );
  const imaginary = (mean(samples.map(trialShare)) ?? 0) / 4;
  const center = total / (cases + 1);
  const error = Math.sqrt((within + imaginary) / (cases + 1) ** 2 + moved);
  const margin = (isRepeated ? Z_95 : studentPoint(cases)) * error;
  const change = total / cases;
  return [Math.max(-1, Math.min(change, center - margin)), Math.min(1, Math.max(change, center + margin))];
}

/** The 95% interval of a change by its normal form, within [-1,1]: change ± 1.96 standard errors. */
export function normalInterval(change: number, standardError: number): [low: number, high: number] {
  const margin = Z_95 * standardError;
  return [Math.max(-1, change - margin), Math.min(1, change + margin)];
}

/** The squared distances from the mean, of the cases that did not change too: their difference is 0. */
function squaresAround(center: number, differences: readonly number[], cases: number): number {
  const unchanged = (cases - differences.length) * center ** 2;
  return sum(differences.map((difference) => (difference - center) ** 2)) + unchanged;
}

/** The upper 2.5% point of Student's t, by its expansion (Abramowitz & Stegun 26.7.5): off by .03 at five degrees of freedom. */
function studentPoint(degreesOfFreedom: number): number {
  const [z, v] = [Z_95, degreesOfFreedom];
  return z + (z ** 3 + z) / (4 * v) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * v ** 2);
}
