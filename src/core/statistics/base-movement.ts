import { type Shift, UNMOVED } from "./drop-test.ts";
import { mean, type Sample, variance } from "./summary.ts";

export interface Level {
  rate: number;
  runs: number;
}

/** Fewer commits cannot show how much the base moves. */
const FEWEST_LEVELS = 4;

/**
 * Estimates the movement of the base's level between its commits beyond sampling: the standard deviation of the log odds (moments of a
 * random-effects meta-analysis: DerSimonian & Laird, Controlled Clinical Trials 7, 1986). `spread` is the variance of one trial.
 * Sampling and half its standard error are deducted, to keep power where the base does not move. 0 with fewer than four levels.
 */
export function movementOf(levels: readonly Level[], spread: number): number {
  if (levels.length < FEWEST_LEVELS || spread <= 0) return 0;
  const between = variance(levels.map(({ rate }) => rate));
  const sampling = mean(levels.map(({ runs }) => spread / runs)) ?? 0;
  const needed = sampling * (1 + 0.5 * Math.sqrt(2 / (levels.length - 1)));
  return Math.sqrt(Math.max(0, between - needed)) / spread;
}

/** Returns the mean variance of one trial over cases with two or more base trials; null without such cases. */
export function spreadOf(samples: readonly Pick<Sample, "base">[]): number | null {
  return mean(samples.flatMap(({ base }) => (base.length < 2 ? [] : variance(base))));
}

/** The seven Gauss-Hermite nodes for a standard normal variable: each node has both signs. */
const NODES: readonly (readonly [node: number, weight: number])[] = [
  [0, 0.457142857142857],
  [1.154405394739968, 0.240123178605013],
  [2.366759410734541, 0.030757123967586],
  [3.750439717725742, 0.000548268855972],
];

/**
 * Returns the variance, in squared log odds, of head − base pool by movement alone: τ²(1 + 1/B)(C − 1)/(C − 2), τ `movement`, B `pooled`
 * commits, C `levels`. The last factor reflects the uncertainty of a variance from few commits.
 */
export function movementVariance(movement: number, pooled: number, levels: number): number {
  return movement ** 2 * (1 + 1 / pooled) * ((levels - 1) / Math.max(1, levels - 2));
}

/** Returns the shifts of a normal distribution with this variance, for `testDrop`. */
export function shiftsOf(variance: number): readonly Shift[] {
  if (variance === 0) return UNMOVED;
  const deviation = Math.sqrt(variance);
  return NODES.flatMap(([node, weight]) =>
    node === 0
      ? [{ logOdds: 0, weight }]
      : [node, -node].map((signed) => ({ logOdds: signed * deviation, weight })),
  );
}
