import { type Shift, UNMOVED } from "./drop-test.ts";
import { mean, type Sample, variance } from "./statistics.ts";

/** The level of the base at one of its commits: its pass rate and the runs that were recorded there. */
export interface Level {
  rate: number;
  runs: number;
}

/** Fewer commits cannot say how much the base moves. */
const FEWEST_LEVELS = 4;

/**
 * Estimates how much the base's level moves between its own commits beyond sampling: the standard deviation of the log odds, by the
 * moments of a random-effects meta-analysis (DerSimonian & Laird, Controlled Clinical Trials 7, 1986). `spread`: the variance of one
 * trial. Half a standard error of the sampling part must be exceeded, so that little power is lost where the base does not move. 0 of
 * fewer than four levels, and where trials do not vary.
 */
export function movementOf(levels: readonly Level[], spread: number): number {
  if (levels.length < FEWEST_LEVELS || spread <= 0) return 0;
  const between = variance(levels.map(({ rate }) => rate));
  const sampling = mean(levels.map(({ runs }) => spread / runs)) ?? 0;
  const needed = sampling * (1 + 0.5 * Math.sqrt(2 / (levels.length - 1)));
  return Math.sqrt(Math.max(0, between - needed)) / spread;
}

/** The mean over cases of the variance of one trial on the base, of those that have two or more; null where none has. */
export function spreadOf(samples: readonly Pick<Sample, "base">[]): number | null {
  return mean(samples.flatMap(({ base }) => (base.length < 2 ? [] : variance(base))));
}

/** The seven nodes of Gauss and Hermite for a standard normal variable: from each, both signs. */
const NODES: readonly (readonly [node: number, weight: number])[] = [
  [0, 0.457142857142857],
  [1.154405394739968, 0.240123178605013],
  [2.366759410734541, 0.030757123967586],
  [3.750439717725742, 0.000548268855972],
];

/**
 * The variance of the difference between a head and the base's pool, in squared log odds, by movement alone: τ²(1 + 1/B)(C − 1)/(C − 2).
 * `movement`: of `movementOf`, from `levels` commits. `pooled`: the commits whose runs are in the pool. The last factor is there because
 * a variance from few commits is itself uncertain.
 */
export function movementVariance(movement: number, pooled: number, levels: number): number {
  return movement ** 2 * (1 + 1 / pooled) * ((levels - 1) / Math.max(1, levels - 2));
}

/** The shifts of a normal distribution with this variance, for `testDrop`. */
export function shiftsOf(variance: number): readonly Shift[] {
  if (variance === 0) return UNMOVED;
  const deviation = Math.sqrt(variance);
  return NODES.flatMap(([node, weight]) =>
    node === 0
      ? [{ logOdds: 0, weight }]
      : [node, -node].map((signed) => ({ logOdds: signed * deviation, weight })),
  );
}
