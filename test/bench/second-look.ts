/**
 * What a second look is worth: simulates suites as `operating-points.ts` does, and prints how often a pull request fails where the gate
 * decides by the first recordings, where it asks for a second recording of the whole suite when the first looks worse and p lies under a
 * threshold, where it always records twice, and where only the cases that look worse are recorded again.
 * Every pull request goes through the comparison and the checks of the gate itself. 4,000 for each share take about 15 minutes.
 * Run: node test/bench/second-look.ts [pull requests per share, 4,000 by default]
 */

import { regressionResult } from "../../src/gate/regression.ts";
import type { Report } from "../../src/report/report.ts";
import { beta, randomFrom, shuffled } from "./random.ts";
import { baseOf, type Recorded, reportOn } from "./simulated-report.ts";

const SEED = 20_240_115;
const MEAN = 0.85;
const THRESHOLDS = [0.1, 0.15, 0.2, 0.25, 0.3] as const;
const CHANGES: [name: string, change: (rates: readonly number[]) => readonly number[]][] = [
  ["nothing changed", (rates) => rates],
  ["5 points, a few cases", (rates) => worse(rates, 0.05)],
  ["10 points, a few cases", (rates) => worse(rates, 0.1)],
  ["10 points, every case", (rates) => rates.map((rate) => rate * (1 - 0.1 / MEAN))],
];
const ROWS = [
  { cases: 9, base: 3, head: 3 },
  { cases: 20, base: 3, head: 3 },
  { cases: 20, base: 10, head: 1 },
  { cases: 50, base: 1, head: 1 },
  { cases: 50, base: 3, head: 3 },
  { cases: 50, base: 10, head: 1 },
  { cases: 200, base: 3, head: 3 },
];

const pullRequests = Number(process.argv[2] ?? 4000);
if (!Number.isInteger(pullRequests) || pullRequests < 1)
  throw new Error(`pull requests per share: expected a whole number from 1, got ${process.argv[2]}`);
const random = randomFrom(SEED);
let recordings = 0;

const DESIGNS = [
  "one look",
  ...THRESHOLDS.map((threshold) => `second look under ${threshold}`),
  "always two",
  "again: the worse, pooled",
  "again: the worse, alone",
];
const HEAD = [
  "cases",
  "base",
  "head",
  "change",
  ...DESIGNS,
  ...THRESHOLDS.map((one) => `asked under ${one}`),
];
console.log(`Share that fails; ${pullRequests} pull requests each.\n\n| ${HEAD.join(" | ")} |`);
console.log(`|${"---|".repeat(HEAD.length)}`);
let mostFalseAlarms = 0;
for (const row of ROWS)
  for (const [name, change] of CHANGES) {
    const failed = DESIGNS.map(() => 0);
    const asked = THRESHOLDS.map(() => 0);
    for (let i = 0; i < pullRequests; i++) {
      const seen = pullRequest(row, change);
      for (const [at, fails] of seen.fails.entries()) if (fails) failed[at] = (failed[at] ?? 0) + 1;
      for (const [at, is] of seen.asked.entries()) if (is) asked[at] = (asked[at] ?? 0) + 1;
    }
    if (change === CHANGES[0]?.[1]) mostFalseAlarms = Math.max(mostFalseAlarms, share(failed[3] ?? 0));
    const { cases, base, head } = row;
    const shares = [...failed, ...asked].map((count) => `${(100 * share(count)).toFixed(1)}%`);
    console.log(`| ${[cases, base, head, name, ...shares].join(" | ")} |`);
  }
const allowed = 0.05 + 3.5 * Math.sqrt((0.05 * 0.95) / pullRequests);
const isSound = mostFalseAlarms <= allowed;
console.log(`\n${isSound ? "as demanded" : "NOT as demanded"}: false alarms at most ${mostFalseAlarms}`);
process.exitCode = isSound ? 0 : 1;

function share(count: number): number {
  return count / pullRequests;
}

/** Whether one pull request fails by each design, and whether each threshold asks for a second look. */
function pullRequest(
  { cases, base: baseTrials, head: headTrials }: (typeof ROWS)[number],
  change: (rates: readonly number[]) => readonly number[],
): { fails: boolean[]; asked: boolean[] } {
  const rates = Array.from({ length: cases }, () => beta(random, MEAN, 1 - MEAN));
  const after = change(rates);
  const kept = recorded(rates, baseTrials);
  const base = baseOf(kept);
  const [first, second] = [recorded(after, headTrials), recorded(after, headTrials)];
  const once = reportOn(first, base);
  const both = first.map((runs, at) => [...runs, ...(second[at] ?? [])]);
  const asked = THRESHOLDS.map((threshold) => isDoubtful(once, threshold));
  const failsOnce = isFailing(once);
  const failsTwice = isFailing(reportOn(both, base));
  const doubted = asked[2] === true;
  const isWorse = first.map((runs, at) => passRate(runs) < passRate(kept[at] ?? []));
  const pooled = doubted
    ? isFailing(
        reportOn(
          first.map((runs, at) => (isWorse[at] ? (both[at] ?? []) : runs)),
          base,
        ),
      )
    : failsOnce;
  const alone = doubted
    ? isFailing(
        reportOn(
          second.map((runs, at) => (isWorse[at] ? runs : (kept[at] ?? []).slice(0, 1))),
          base,
        ),
      )
    : failsOnce;
  return {
    fails: [failsOnce, ...asked.map((is) => (is ? failsTwice : failsOnce)), failsTwice, pooled, alone],
    asked,
  };
}

function isFailing({ verdict }: Report): boolean {
  return verdict.result === "fail";
}

/** Whether the report looks worse with p under the threshold, and does not fail by something else than p. */
function isDoubtful({ comparison, policy, verdict }: Report, threshold: number): boolean {
  if (comparison?.passRate == null || comparison.p === null) return false;
  const { regression } = policy.gate;
  const byP = regressionResult(comparison, regression);
  if (verdict.result === "fail" && byP !== "fail") return false;
  const isLarge = comparison.passRate.change <= 1e-9 - regression.maxDrop;
  return isLarge && (comparison.p < threshold || comparison.mostExtreme);
}

function passRate(runs: Recorded[number]): number {
  return runs.filter(({ pass }) => pass).length / runs.length;
}

/** The pass rates after a drop of their mean: cases in random order lose theirs entirely, the last one in part. */
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

function recorded(rates: readonly number[], trials: number): Recorded {
  return rates.map((rate) =>
    Array.from({ length: trials }, () => ({ hash: `#${++recordings}`, pass: random() < rate })),
  );
}
