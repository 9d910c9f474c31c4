/**
 * How often the gate fails a pull request of a noisy agent that did not change, or that got worse: simulates suites whose pass rates per
 * case are Beta distributed (mean .85, concentration 1) and prints the share of failing pull requests beside the demanded one. A
 * concentrated drop: cases in random order lose their pass rate entirely, the last one in part, until the mean is down by the drop. A
 * diffuse one: every case loses the same share of its pass rate. Exits with 1 when a share is off by more than 3.5 standard errors and
 * 1 point, and when an agent that did not change fails in more than 5% beyond 3.5 standard errors.
 * Every pull request goes through the comparison and the checks of the gate itself. 2,000 for each share take about 5 minutes.
 * Run: node test/bench/operating-points.ts [pull requests per share, 2000 by default]
 */

import type { Sample } from "../../src/base/statistics.ts";
import { mean, permutationTest } from "../../src/base/statistics.ts";
import type { Report } from "../../src/report/report.ts";
import { beta, randomFrom, shuffled } from "./random.ts";
import { baseOf, type Mode, type Recorded, type Recording, reportOn } from "./simulated-report.ts";

const SEED = 20_240_115;
const MEAN = 0.85;
/** What became of the pass rates, by column. */
const CHANGES: [name: string, change: (rates: readonly number[]) => readonly number[]][] = [
  ["nothing changed", (rates) => rates],
  ["5 points, concentrated", (rates) => worse(rates, 0.05)],
  ["10 points, concentrated", (rates) => worse(rates, 0.1)],
  ["10 points, diffuse", (rates) => rates.map((rate) => rate * (1 - 0.1 / MEAN))],
  ["one case fails always", (rates) => rates.with(Math.floor(random() * rates.length), 0)],
];
const ROWS = [
  { cases: 3, base: 3, head: 3, demanded: [0.005, 0.02, 0.045, 0.04, 0.69] },
  { cases: 5, base: 3, head: 3, demanded: [0.018, 0.05, 0.15, 0.11, 0.62] },
  { cases: 7, base: 3, head: 3, demanded: [0.02, 0.095, 0.31, 0.19, 0.55] },
  { cases: 9, base: 3, head: 3, demanded: [0.03, 0.14, 0.48, 0.26, 0.51] },
  { cases: 9, base: 10, head: 1, demanded: [0.045, 0.16, 0.3, 0.36, 0.29] },
  { cases: 20, base: 1, head: 1, demanded: [0.012, 0.04, 0.13, 0.165, 0.035] },
  { cases: 20, base: 3, head: 3, demanded: [0.047, 0.37, 0.81, 0.49, 0.335] },
  { cases: 20, base: 10, head: 1, demanded: [0.048, 0.265, 0.7, 0.595, 0.215] },
  { cases: 50, base: 1, head: 1, demanded: [0.031, 0.155, 0.43, 0.43, 0.055] },
  { cases: 50, base: 3, head: 3, demanded: [0.05, 0.69, 0.99, 0.825, 0.2] },
  { cases: 50, base: 10, head: 1, demanded: [0.046, 0.555, 0.975, 0.86, 0.145] },
  { cases: 200, base: 3, head: 3, demanded: [0.046, 0.98, 1, 1, 0.1] },
  { cases: 200, base: 10, head: 1, demanded: [0.042, 0.95, 1, 1, 0.07] },
];

const pullRequests = Number(process.argv[2] ?? 2000);
if (!Number.isInteger(pullRequests) || pullRequests < 1) {
  throw new Error(`pull requests per share: expected a whole number from 1, got ${process.argv[2]}`);
}
const random = randomFrom(SEED);
let recordings = 0;
const asDemanded = [checkSampling(), checkTable(), checkPools()].every((passed) => passed);
printTime();
console.log(asDemanded ? "\nall as demanded" : "\nNOT as demanded");
process.exitCode = asDemanded ? 0 : 1;

/** Whether the gate stops a pull request with these recordings. */
function fails(head: Recorded, base: Report, mode: Mode = "statistical"): boolean {
  return reportOn(head, base, { mode }).verdict.result === "fail";
}

/**
 * Whether the generator draws the distribution that it should, to within 4 standard errors of mean and
 * variance.
 */
function checkSampling(): boolean {
  const rates = passRates(200_000);
  const squares = rates.map((rate) => (rate - MEAN) ** 2);
  const variance = (MEAN * (1 - MEAN)) / 2;
  const drawn = [rates, squares].map((values) => (mean(values) ?? 0).toFixed(4));
  console.log(`Pass rates: mean ${drawn[0]} (${MEAN}), variance ${drawn[1]} (${variance.toFixed(4)})\n`);
  return isMean(rates, MEAN) && isMean(squares, variance);
}

function isMean(values: readonly number[], expected: number): boolean {
  const deviations = values.map((value) => (value - expected) ** 2);
  const error = Math.sqrt((mean(deviations) ?? 0) / values.length);
  return Math.abs((mean(values) ?? 0) - expected) <= 4 * error;
}

function checkTable(): boolean {
  console.log(`Share that fails, ± standard error (demanded); ${pullRequests} pull requests each:\n`);
  console.log(`| cases | base trials | head trials | ${CHANGES.map(([name]) => name).join(" | ")} |`);
  console.log(`|${"---|".repeat(3 + CHANGES.length)}`);
  let near = true;
  for (const { cases, base, head, demanded } of ROWS) {
    const cells = CHANGES.map(([, change], column) => {
      const wanted = demanded[column] ?? 0;
      const share = failing(() => pullRequest(cases, base, head, change));
      if (Math.abs(share - wanted) > tolerance(wanted)) near = false;
      if (column === 0 && share > 0.05 + 3.5 * standardErrorOf(0.05)) near = false;
      return `${shown(share)} (${percent(wanted)})`;
    });
    console.log(`| ${[cases, base, head, ...cells].join(" | ")} |`);
  }
  return near;
}

function pullRequest(
  cases: number,
  base: number,
  head: number,
  change: (rates: readonly number[]) => readonly number[],
): boolean {
  const rates = passRates(cases);
  return fails(recorded(change(rates), head), baseOf(recorded(rates, base)));
}

function checkPools(): boolean {
  const lines = [
    {
      name: "ten base commits over unchanged recordings, 50 cases recorded anew, agent the same",
      atMost: 0.05,
      draw: afterCopies,
    },
    {
      name: "a 10-point drop of 50 cases accepted, then nothing changed",
      atMost: 0.1,
      draw: afterAcceptedDrop,
    },
    {
      name: "ten base commits of 50 cases recorded anew each time, agent the same",
      atMost: 0.05,
      draw: afterChain,
    },
    {
      name: "twelve of 200 snapshots recorded anew, agent the same",
      atMost: 0.05,
      draw: afterPartialRecording,
    },
  ];
  console.log("");
  let near = true;
  for (const { name, atMost, draw } of lines) {
    const share = failing(draw);
    if (share > atMost + tolerance(atMost)) near = false;
    console.log(`* ${name}: ${shown(share)} (at most ${percent(atMost)})`);
  }
  return near;
}

/** Snapshots of an agent that did not change, twelve of them made anew; the mode is auto. */
function afterPartialRecording(): boolean {
  const rates = passRates(200);
  const kept = recorded(rates, 1);
  const head = [...recorded(rates.slice(0, 12), 1), ...kept.slice(12)];
  return fails(head, baseOf(kept), "auto");
}

/** Ten commits of the base branch record one trial of each case, and so does the head. */
function afterChain(): boolean {
  const rates = passRates(50);
  return fails(recorded(rates, 1), branch(Array.from({ length: 10 }, () => recorded(rates, 1))));
}

/** Ten commits of the base branch keep one recording of each case; the head records anew. */
function afterCopies(): boolean {
  const rates = passRates(50);
  const kept = recorded(rates, 1);
  return fails(recorded(rates, 1), branch(new Array<Recorded>(10).fill(kept)));
}

/** Ten base commits at the old level, one at the new level that was accepted; the head is at the new level. */
function afterAcceptedDrop(): boolean {
  const before = passRates(50);
  const after = worse(before, 0.1);
  const earlier = branch(Array.from({ length: 10 }, () => recorded(before, 1)));
  const accepted = reportOn(recorded(after, 1), earlier, { onBase: true, accepted: true });
  return fails(recorded(after, 1), accepted);
}

/** The newest report of a base branch on which these suites were recorded one after the other. */
function branch(commits: readonly Recorded[]): Report {
  const [first = [], ...later] = commits;
  return later.reduce(
    (base, suite) => reportOn(suite, base, { onBase: true }),
    reportOn(first, undefined, { onBase: true }),
  );
}

function passRates(cases: number): number[] {
  return Array.from({ length: cases }, () => beta(random, MEAN, 1 - MEAN));
}

/** The pass rates after a concentrated drop of their mean. */
function worse(rates: readonly number[], drop: number): number[] {
  const after = [...rates];
  let left = drop * rates.length;
  for (const [index, rate] of shuffled(random, [...rates.entries()])) {
    const lost = Math.min(rate, left);
    after[index] = rate - lost;
    left -= lost;
  }
  return after;
}

/** A suite recorded anew: no recording equals another. */
function recorded(rates: readonly number[], trials: number): Recorded {
  return rates.map((rate) => Array.from({ length: trials }, () => recording(rate)));
}

function recording(rate: number): Recording {
  recordings++;
  return { hash: `#${recordings}`, pass: random() < rate };
}

function failing(isStopped: () => boolean): number {
  let failed = 0;
  for (let i = 0; i < pullRequests; i++) if (isStopped()) failed++;
  return failed / pullRequests;
}

function standardErrorOf(share: number): number {
  return Math.sqrt((share * (1 - share)) / pullRequests);
}

function tolerance(demanded: number): number {
  return 3.5 * standardErrorOf(demanded) + 0.01;
}

function shown(share: number): string {
  return `${(100 * share).toFixed(1)} ± ${(100 * standardErrorOf(share)).toFixed(1)} %`;
}

function percent(share: number): string {
  return `${Number((100 * share).toFixed(1))} %`;
}

/** The time of one test: as simulated, and where every case varies. */
function printTime(): void {
  const draw = (rate: number, count: number) => Array.from({ length: count }, () => Number(random() < rate));
  const suites = (count: number, cases: number, trials: number, rate?: number) =>
    Array.from({ length: count }, () =>
      passRates(cases).map(
        (drawn): Sample => ({ base: draw(rate ?? drawn, trials), head: draw(rate ?? drawn, trials) }),
      ),
    );
  console.log("");
  for (const [cases, trials] of [
    [200, 3],
    [1_000, 3],
    [10_000, 1],
    [10_000, 3],
  ] as const) {
    const times = [undefined, 0.5].map((rate) => {
      const all = suites(10, cases, trials, rate);
      const start = performance.now();
      for (const samples of all) permutationTest(samples);
      return ((performance.now() - start) / all.length).toFixed(1);
    });
    console.log(
      `* one test of ${cases} cases × ${trials}: ${times[0]} ms as simulated, ${times[1]} ms at rates of .5`,
    );
  }
}
