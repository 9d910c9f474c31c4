import { limits } from "../limits.ts";
import { greatestDivisor, hypergeometric, normalP, pooled, type Sample, sum, varies } from "./summary.ts";

/** A difference of log odds between base and head when nothing changed, and its probability. */
export interface Shift {
  logOdds: number;
  weight: number;
}

export const UNMOVED: readonly Shift[] = [{ logOdds: 0, weight: 1 }];

/** The share of alpha for the sum over cases where the worst case alone can be significant. The worst case has the rest. */
export const SUM_SHARE = 0.8;

export const P_ROUNDING = 1e-9;

/** The evidence that the head is worse than the base. All p are one-sided and in [0,1]. */
export interface DropTest {
  /** p of the suite: of the sum, or of the sum and the worst case combined. */
  p: number;
  sum: number;
  worst: number;
  /** True if the worst case alone determines p. */
  isByWorst: boolean;
  exact: boolean;
  /** True if cases differ, and each passed all base trials and fails all head trials: no more evidence is possible. */
  mostExtreme: boolean;
}

/**
 * Tests whether the head passes less often than the base. Within a case, trials are exchangeable between base and head (stratified
 * permutation test: Good, Permutation, Parametric and Bootstrap Tests of Hypotheses, 2005), with mid-p (Lancaster 1961).
 * `sum` adds the cases' signed chi-squares. `worst` is the exact minimum p over cases (Westfall & Young, Resampling-Based Multiple
 * Testing, 1993). If the worst case can be significant, p is min(sum/.8, worst/.2), else `sum`. The choice uses only the margins, so
 * that it is not a second try. `shifts` are differences that the base's own movement explains: under each, head passes have Fisher's
 * noncentral hypergeometric distribution, and p is the weighted mean. Trials are 0 or 1, `alpha` is in (0,1). p is 0.5 without
 * variation. Above `limits.permutationSteps`, `sum` uses the normal approximation. Deterministic.
 */
export function testDrop(
  samples: readonly Sample[],
  alpha: number,
  shifts: readonly Shift[] = UNMOVED,
): DropTest {
  const varying = samples.filter(varies);
  if (varying.length === 0)
    return { p: 0.5, sum: 0.5, worst: 1, isByWorst: false, exact: true, mostExtreme: false };
  const cases = varying.map(relabellingOf);
  const strata = strataOf(cases);
  const { exact, tailAt } = sumTail(strata, cases, shifts.length);
  const seen = Math.min(...cases.map(lowerTail));
  const possible = Math.min(...strata.map(({ shares }) => shares[0] ?? 1));
  const mean = (of: (logOdds: number) => number) =>
    sum(shifts.map(({ logOdds, weight }) => weight * of(logOdds)));
  const sumP = mean(tailAt);
  const worst = mean((logOdds) => worstTail(strata, seen, logOdds));
  const isShared = mean((logOdds) => worstTail(strata, possible, logOdds)) < (1 - SUM_SHARE) * alpha;
  const byWorst = worst / (1 - SUM_SHARE);
  const p = isShared ? Math.min(1, sumP / SUM_SHARE, byWorst) : sumP;
  return {
    p,
    sum: sumP,
    worst,
    isByWorst: isShared && byWorst <= p + P_ROUNDING,
    exact,
    mostExtreme: varying.every(isLost),
  };
}

function isLost({ base, head }: Sample): boolean {
  return base.every((pass) => pass === 1) && head.every((pass) => pass === 0);
}

/** Steps per unit of chi-square: 1/18 is exact with 1, 2 or 3 trials on each side. */
const STEPS = 18;

/** The outcomes of a case over all assignments of its trials to base and head. */
export interface Relabelling {
  /** Equal for all cases with the same numbers of trials per side and of passes. */
  key: string;
  /** By number of head passes, fewest first: the distance from the worst outcome, in steps of chi-square. Starts with 0. */
  distances: readonly number[];
  /** The probability of each outcome when base and head are alike. Sums to 1. */
  shares: readonly number[];
  /** The position of the observed outcome in both lists. */
  seen: number;
}

/**
 * Returns the relabellings of a case whose trials are 0 or 1 and not all equal, by its signed chi-square ±(x − E)²/V: x head passes,
 * E and V their mean and variance when base and head are alike (Mantel & Haenszel, Journal of the National Cancer Institute 22,
 * 1959). Positive where the head passes less.
 */
export function relabellingOf(sample: Sample): Relabelling {
  const [base, head] = [sample.base.length, sample.head.length];
  const passes = sum(pooled(sample));
  const failures = base + head - passes;
  const { lowest, shares } = hypergeometric(passes, failures, head);
  /** (E − x) times the number of trials, an integer. */
  const shortfall = (headPasses: number) => head * passes - (base + head) * headPasses;
  const score = (headPasses: number) => {
    const squared = STEPS * (base + head - 1) * shortfall(headPasses) ** 2;
    return Math.sign(shortfall(headPasses)) * Math.round(squared / (base * head * passes * failures));
  };
  return {
    key: `${base} ${head} ${passes}`,
    distances: shares.map((_, at) => score(lowest) - score(lowest + at)),
    shares,
    seen: sum(sample.head) - lowest,
  };
}

function lowerTail({ shares, seen }: Pick<Relabelling, "shares" | "seen">): number {
  return sum(shares.slice(0, seen + 1));
}

/** Returns the mid-p of one case. */
export function caseP({ shares, seen }: Pick<Relabelling, "shares" | "seen">): number {
  return lowerTail({ shares, seen }) - (shares[seen] ?? 0) / 2;
}

export function meanDistance({ distances, shares }: Pick<Relabelling, "distances" | "shares">): number {
  return sum(distances.map((distance, at) => distance * (shares[at] ?? 0)));
}

/** Returns the variance of the distance over all relabellings. */
export function distanceVariance(relabelling: Pick<Relabelling, "distances" | "shares">): number {
  const center = meanDistance(relabelling);
  return sum(
    relabelling.distances.map((distance, at) => (distance - center) ** 2 * (relabelling.shares[at] ?? 0)),
  );
}

interface Stratum extends Pick<Relabelling, "distances" | "shares"> {
  count: number;
}

function strataOf(cases: readonly Relabelling[]): Stratum[] {
  const strata = new Map<string, Stratum>();
  for (const { key, distances, shares } of cases) {
    const stratum = strata.get(key);
    if (stratum === undefined) strata.set(key, { distances, shares, count: 1 });
    else stratum.count += 1;
  }
  return [...strata.values()];
}

/** Fisher's noncentral hypergeometric distribution. */
function shifted(shares: readonly number[], logOdds: number): readonly number[] {
  if (logOdds === 0) return shares;
  const moved = shares.map((share, at) => share * Math.exp(logOdds * at));
  const total = sum(moved);
  return moved.map((share) => share / total);
}

/** The range of the sum in steps of 1/18 above which the steps get coarser, to half a chi-square at most. */
const FINE_STEPS = 50_000;
const COARSEST = 9;

function sumTail(
  strata: readonly Stratum[],
  cases: readonly Relabelling[],
  nodes: number,
): { exact: boolean; tailAt: (logOdds: number) => number } {
  const range = sum(strata.map(({ distances, count }) => count * (distances.at(-1) ?? 0)));
  // Depends on the margins only, so that the test of the rounded sum stays exact.
  const grain = Math.min(COARSEST, Math.max(1, Math.ceil(range / FINE_STEPS)));
  const rounded = (distance: number) => Math.round(distance / grain);
  const coarse = strata.map((stratum) => ({ ...stratum, distances: stratum.distances.map(rounded) }));
  const unit = coarse.flatMap(({ distances }) => distances).reduce(greatestDivisor, 0) || 1;
  const counted = coarse.map((stratum) => ({
    ...stratum,
    distances: stratum.distances.map((distance) => distance / unit),
  }));
  const seen = sum(cases.map((stratum) => rounded(stratum.distances[stratum.seen] ?? 0))) / unit;
  const exact = stepsOf(counted, seen) * nodes <= limits.permutationSteps;
  const tail = exact ? exactTail : normalTail;
  const tailAt = (logOdds: number) =>
    tail(
      counted.map((stratum) => ({ ...stratum, shares: shifted(stratum.shares, logOdds) })),
      seen,
    );
  return { exact, tailAt };
}

function stepsOf(strata: readonly Stratum[], seen: number): number {
  let steps = 0;
  let reached = 0;
  for (const { distances, count } of strata) {
    const furthest = distances.at(-1) ?? 0;
    for (let at = 0; at < count; at++) {
      reached = Math.min(reached + furthest, seen);
      steps += (reached + 1) * distances.length;
    }
  }
  return steps;
}

/** The mid-p of the sum by convolution. */
function exactTail(strata: readonly Stratum[], seen: number): number {
  let probabilities = new Float64Array(seen + 1);
  let next = new Float64Array(seen + 1);
  probabilities[0] = 1;
  let reached = 0;
  for (const stratum of strata) {
    const furthest = stratum.distances.at(-1) ?? 0;
    for (let at = 0; at < stratum.count; at++) {
      const top = Math.min(reached + furthest, seen);
      next.fill(0, 0, top + 1);
      addTo(next, probabilities.subarray(0, reached + 1), stratum);
      [probabilities, next] = [next, probabilities];
      reached = top;
    }
  }
  return Math.min(1, sum(Array.from(probabilities.subarray(0, seen))) + (probabilities[seen] ?? 0) / 2);
}

/** Adds one case to the distribution. Sums beyond the list are dropped. */
function addTo(sums: Float64Array, before: Float64Array, { distances, shares }: Stratum): void {
  for (const [at, distance] of distances.entries()) {
    const share = shares[at] ?? 0;
    const end = Math.min(before.length, sums.length - distance);
    for (let value = 0; value < end; value++) {
      sums[value + distance] = (sums[value + distance] ?? 0) + share * (before[value] ?? 0);
    }
  }
}

function normalTail(strata: readonly Stratum[], seen: number): number {
  const mean = sum(strata.map((stratum) => stratum.count * meanDistance(stratum)));
  const variance = sum(strata.map((stratum) => stratum.count * distanceVariance(stratum)));
  return normalP(mean - seen, Math.sqrt(variance));
}

const TAIL_ROUNDING = 1e-9;

/** The mid-p of the least likely case: 1 − ½·(∏(1 − Aᵢ) + ∏(1 − Bᵢ)). */
function worstTail(strata: readonly Stratum[], least: number, logOdds: number): number {
  let [without, withoutBelow] = [1, 1];
  for (const { shares, count } of strata) {
    const moved = shifted(shares, logOdds);
    let [tail, total, reached, below] = [0, 0, 0, 0];
    for (const [at, share] of shares.entries()) {
      tail += share;
      total += moved[at] ?? 0;
      if (tail <= least * (1 + TAIL_ROUNDING)) reached = total;
      if (tail < least * (1 - TAIL_ROUNDING)) below = total;
    }
    without *= (1 - reached) ** count;
    withoutBelow *= (1 - below) ** count;
  }
  return 1 - (without + withoutBelow) / 2;
}
