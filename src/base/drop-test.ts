import { limits } from "./limits.ts";
import { hypergeometric, normalP, pooled, type Sample, sum, varies } from "./statistics.ts";

/** The log odds by which a head may differ from the base although nothing changed, and how likely that is. */
export interface Shift {
  logOdds: number;
  weight: number;
}

/** No movement between commits. */
export const UNMOVED: readonly Shift[] = [{ logOdds: 0, weight: 1 }];

/** The share of alpha that the sum over cases has where the worst case alone can be red too; the rest is for that case. */
export const SUM_SHARE = 0.8;

/** The differences of p that rounding makes. */
export const P_ROUNDING = 1e-9;

/** The trials' evidence that the head is worse than the base. All p are one-sided and in [0,1]. */
export interface DropTest {
  /** p of the suite: of the sum, or of the sum and the worst case together. */
  p: number;
  /** p of the sum over cases. */
  sum: number;
  /** p of the case that is least likely by itself. */
  worst: number;
  /** The worst case alone makes p as small as it is. */
  isByWorst: boolean;
  /** False when `sum` comes from the normal form of the statistic. */
  exact: boolean;
  /** Some case differs, and every case that does passed each base trial and fails each head trial: so many trials cannot show more. */
  mostExtreme: boolean;
}

/**
 * Tests whether the head passes less often than the base. Within a case trials are exchangeable between base and head (stratified
 * permutation test: Good, Permutation, Parametric and Bootstrap Tests of Hypotheses, 2005), with half of the probability of what was seen
 * (mid-p: Lancaster 1961).
 *
 * `sum` adds up the cases' signed chi-squares, so that one case that broke is not lost in the noise of the others. `worst` is the exact
 * minimum p over cases (Westfall & Young, Resampling-Based Multiple Testing, 1993). Where the worst case could say something, p is
 * min(sum/.8, worst/.2), else it is `sum`: by the margins alone, so that the choice is no second try.
 *
 * `shifts` are the differences that the base's own movement explains: under each of them a case's head passes have Fisher's noncentral
 * hypergeometric distribution, and p is the weighted mean. All trials are 0 or 1; `alpha` is in (0,1). Without samples, and where nothing
 * varies, p is 0.5. Beyond `limits.permutationSteps` the sum's normal form takes the place of the exact one. Deterministic.
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

/** The chi-square counts in whole steps of 1/18: so it has no remainder with 1, 2 or 3 trials on each side. */
const STEPS = 18;

/** The outcomes of a case when its trials are called base or head in every possible way. */
export interface Relabelling {
  /** The same for all cases with as many trials on each side and as many passes in all. */
  key: string;
  /** By number of head passes, fewest first: how far that is from the worst, in whole steps of chi-square. Starts with 0. */
  distances: readonly number[];
  /** How likely each of these is when base and head are alike; they sum to 1. */
  shares: readonly number[];
  /** Position of what was seen in both lists. */
  seen: number;
}

/**
 * The relabellings of a case whose trials are all 0 or 1 and not all alike, by its signed chi-square: ±(x − E)²/V with x the head's
 * passes, E and V their mean and variance when base and head are alike (Mantel & Haenszel, Journal of the National Cancer Institute 22,
 * 1959), positive where the head passes less. It is the difference of the two pass rates in standard errors, squared, with its sign.
 */
export function relabellingOf(sample: Sample): Relabelling {
  const [base, head] = [sample.base.length, sample.head.length];
  const passes = sum(pooled(sample));
  const failures = base + head - passes;
  const { lowest, shares } = hypergeometric(passes, failures, head);
  /** (E − x) in whole numbers: times the number of trials. */
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

/** How likely a case comes to as few head passes as were seen, or fewer. */
function lowerTail({ shares, seen }: Pick<Relabelling, "shares" | "seen">): number {
  return sum(shares.slice(0, seen + 1));
}

/** The mid-p of one case alone. */
export function caseP({ shares, seen }: Pick<Relabelling, "shares" | "seen">): number {
  return lowerTail({ shares, seen }) - (shares[seen] ?? 0) / 2;
}

/** The mean distance from the worst, over all relabellings. */
export function meanDistance({ distances, shares }: Pick<Relabelling, "distances" | "shares">): number {
  return sum(distances.map((distance, at) => distance * (shares[at] ?? 0)));
}

/** The variance of the distance over all relabellings. */
export function distanceVariance(one: Pick<Relabelling, "distances" | "shares">): number {
  const center = meanDistance(one);
  return sum(one.distances.map((distance, at) => (distance - center) ** 2 * (one.shares[at] ?? 0)));
}

/** Cases with the same relabellings, and how many there are. */
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

/** The shares where the head's log odds are higher by so much: Fisher's noncentral hypergeometric distribution. */
function shifted(shares: readonly number[], logOdds: number): readonly number[] {
  if (logOdds === 0) return shares;
  const moved = shares.map((share, at) => share * Math.exp(logOdds * at));
  const total = sum(moved);
  return moved.map((share) => share / total);
}

/** Steps of 1/18 that the sum may take at most before it counts in coarser ones, of half a chi-square at most. */
const FINE_STEPS = 50_000;
const COARSEST = 9;

/** p of the sum, by how much the head's log odds are shifted; and whether it is exact. `nodes`: how many shifts there are. */
function sumTail(
  strata: readonly Stratum[],
  cases: readonly Relabelling[],
  nodes: number,
): { exact: boolean; tailAt: (logOdds: number) => number } {
  const range = sum(strata.map(({ distances, count }) => count * (distances.at(-1) ?? 0)));
  // By the margins alone, so that it stays an exact test, of a rounded sum.
  const grain = Math.min(COARSEST, Math.max(1, Math.ceil(range / FINE_STEPS)));
  const rounded = (distance: number) => Math.round(distance / grain);
  const coarse = strata.map((one) => ({ ...one, distances: one.distances.map(rounded) }));
  const unit = coarse.flatMap(({ distances }) => distances).reduce(greatestDivisor, 0) || 1;
  const counted = coarse.map((one) => ({
    ...one,
    distances: one.distances.map((distance) => distance / unit),
  }));
  const seen = sum(cases.map((one) => rounded(one.distances[one.seen] ?? 0))) / unit;
  const exact = stepsOf(counted, seen) * nodes <= limits.permutationSteps;
  const tail = exact ? exactTail : normalTail;
  const tailAt = (logOdds: number) =>
    tail(
      counted.map((one) => ({ ...one, shares: shifted(one.shares, logOdds) })),
      seen,
    );
  return { exact, tailAt };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** How many multiplications the convolution up to the distance seen takes. */
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

/** How likely the distances add up to less than what was seen, and half of how likely to just that. */
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

/** How likely each sum is with one case more. What exceeds the list falls away. */
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
  const mean = sum(strata.map((one) => one.count * meanDistance(one)));
  const variance = sum(strata.map((one) => one.count * distanceVariance(one)));
  return normalP(mean - seen, Math.sqrt(variance));
}

/** What rounding may add to a tail. */
const TAIL_ROUNDING = 1e-9;

/** The mid-p that the least likely case of all is as unlikely as this one: 1 − ½·(∏(1 − Aᵢ) + ∏(1 − Bᵢ)). */
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
