import { levelChanges } from "../../src/core/statistics/level-changes.ts";
import { lastingShifts, PASS_RATE, type TrendPoint } from "../../src/gate/measure/build-trend.ts";
import { meanTokens, type Random, randomFrom } from "./random.ts";

/**
 * Measures how often the trend reports a shift of an unchanged agent, and how soon a shift of a changed one. Simulates base branches that
 * record one trial of each case at every commit (pass rate .85; tokens log-normal, σ = 0.4). "At the end": shifts in the trend of all
 * commits. "On the way": shifts reported as lasting at any commit, with a history of 200 commits.
 * Run: node scripts/bench/lasting-shifts.ts [histories per figure, 100 by default]
 */

/** The smallest number of values of a level, as in src/core/statistics/level-changes.ts. */
const FEWEST_OF_LEVEL = 10;

const SEED = 20_261_122;
const RATE = 0.85;
const COMMITS = 400;
const HISTORY = 200;
/** Commits before a drop, and the most after it until it must be found. */
const DROP = { before: 60, after: 60 };

const histories = Number(process.argv[2] ?? 100);
if (!Number.isInteger(histories) || histories < 1) {
  throw new Error(`histories per figure: expected a whole number from 1, got ${process.argv[2]}`);
}
const random = randomFrom(SEED);
printNoise();
printDrops();
printNoiseOfTokens();
printRises();
printTime();

/** Shifts per 400 commits without a change, or with a gradual one. */
function printNoise(): void {
  console.log(`Shifts named per ${COMMITS} commits of noise`);
  console.log("cases   at the end   on the way   drifting by 5 points: at the end");
  for (const cases of [20, 50, 200]) {
    const ends = meanOf(() => levelChanges(series(cases, COMMITS, () => RATE)).length);
    const ways = meanOf(() => shiftsOnTheWay(series(cases, COMMITS, () => RATE)));
    const drifts = meanOf(
      () => levelChanges(series(cases, COMMITS, (at) => RATE - (0.05 * at) / COMMITS)).length,
    );
    console.log(
      `${String(cases).padStart(5)}${[ends, ways, drifts].map((value) => value.toFixed(2).padStart(13)).join("")}`,
    );
  }
}

/** Commits from a drop until it is reported at its place, give or take two. */
function printDrops(): void {
  console.log("\nCommits until a drop is named (median; 90% of histories; never within 60)");
  for (const cases of [50, 200]) {
    for (const drop of [0.04, 0.1]) {
      const rateAt = (at: number) => (at < DROP.before ? RATE : RATE - drop);
      printWaits(`${cases} cases, ${drop * 100} points`, "shares", (commits) =>
        series(cases, commits, rateAt),
      );
    }
  }
}

function printNoiseOfTokens(): void {
  console.log(`\nShifts of tokens named per ${COMMITS} commits of noise, at the end`);
  for (const cases of [20, 50, 200]) {
    const ends = meanOf(
      () =>
        levelChanges(
          tokenSeries(cases, COMMITS, () => 1),
          "amounts",
        ).length,
    );
    console.log(`${String(cases).padStart(5)} cases: ${ends.toFixed(2)}`);
  }
}

function printRises(): void {
  console.log("\nCommits until a rise of tokens is named (median; 90% of histories; never within 60)");
  for (const cases of [50, 200]) {
    for (const rise of [0.1, 0.2, 0.6]) {
      const levelAt = (at: number) => (at < DROP.before ? 1 : 1 + rise);
      const recorded = (commits: number) => tokenSeries(cases, commits, levelAt);
      printWaits(`${cases} cases, ${rise * 100} %`, "amounts", recorded);
    }
  }
}

function printWaits(
  what: string,
  kind: Parameters<typeof levelChanges>[1],
  recorded: (commits: number) => number[],
): void {
  const waits = Array.from({ length: histories }, () => waitFor(recorded(DROP.before + DROP.after), kind));
  waits.sort((a, b) => a - b);
  const quantile = (share: number) => waits[Math.floor(share * (histories - 1))] ?? 0;
  const never = waits.filter((wait) => wait > DROP.after).length / histories;
  console.log(`${what.padStart(21)}: ${quantile(0.5)}; ${quantile(0.9)}; ${(never * 100).toFixed(0)} %`);
}

function waitFor(values: readonly number[], kind: Parameters<typeof levelChanges>[1]): number {
  const { before, after } = DROP;
  for (let seen = 1; seen <= after; seen++) {
    const changes = levelChanges(values.slice(0, before + seen), kind);
    if (changes.some(({ at }) => Math.abs(at - before) <= 2)) return seen;
  }
  return after + 1;
}

/** Counts a shift once, even if its place moves a little as commits arrive. */
function shiftsOnTheWay(values: readonly number[]): number {
  const found: number[] = [];
  const points = pointsOf(values);
  for (let end = 1; end <= values.length; end++) {
    const start = Math.max(0, end - HISTORY);
    for (const shift of lastingShifts(points.slice(start, end), PASS_RATE)) {
      if (!shift.stands) continue;
      const at = start + shift.at;
      if (found.every((other) => Math.abs(other - at) >= FEWEST_OF_LEVEL)) found.push(at);
    }
  }
  return found.length;
}

/** The largest report: 1,000 commits, the pass rate and three scorers. */
function printTime(): void {
  const values = series(200, 1_000, (at) => (Math.floor(at / 40) % 2 === 0 ? RATE : RATE - 0.1));
  const points = pointsOf(values);
  const start = performance.now();
  const shifts = [1, 2, 3, 4].map(() => lastingShifts(points, PASS_RATE).length);
  console.log(
    `\n4 measures of 1,000 commits, ${shifts[0]} shifts each: ${(performance.now() - start).toFixed(0)} ms`,
  );
}

function pointsOf(rates: readonly number[]): TrendPoint[] {
  return rates.map((passRate, at) => ({
    commit: `${at}`,
    createdAt: null,
    scores: {},
    passRate,
    cases: 200,
    errors: 0,
    caseSet: "",
    isBreak: false,
    isHead: false,
  }));
}

function series(cases: number, commits: number, rateAt: (at: number) => number): number[] {
  return Array.from({ length: commits }, (_, at) => passes(random, cases, rateAt(at)) / cases);
}

function passes(random: Random, cases: number, rate: number): number {
  let count = 0;
  for (let at = 0; at < cases; at++) if (random() < rate) count++;
  return count;
}

function tokenSeries(cases: number, commits: number, levelAt: (at: number) => number): number[] {
  return Array.from({ length: commits }, (_, at) => meanTokens(random, cases) * levelAt(at));
}

function meanOf(count: () => number): number {
  let total = 0;
  for (let history = 0; history < histories; history++) total += count();
  return total / histories;
}
