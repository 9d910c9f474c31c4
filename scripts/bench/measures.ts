/**
 * Measures how often a rise of a measure is reported with and without a change. Runs are drawn from the recordings of tau-bench in
 * ../shared/taubench, each case with the dispersion of its own runs. A rise fails when it is `maxRise` or more and p < .05. 2,000 suites
 * per figure take about 10 minutes.
 * Run: node scripts/bench/measures.ts [suites per figure, 2,000 by default]
 */
import { ratioRiseTest, riseTest } from "../../src/core/statistics/increase-test.ts";
import { beta, type Random, randomFrom } from "./random.ts";
import {
  comparedTokens,
  costOf,
  deviations,
  drawCase,
  isRecorded,
  millisecondsOf,
  type Pool,
  type Run,
  readPools,
  tokensOf,
} from "./recorded-runs.ts";

const SEED = 20_261_127;
const ALPHA = 0.05;
const MARGINS = [0, 0.05, 0.1, 0.2];
const DEFAULT_MARGIN = 0.1;
const RISES = [0, 0.1, 0.2, 0.3, 0.5];
const DESIGNS = [
  { cases: 20, trials: 3 },
  { cases: 50, trials: 3 },
  { cases: 50, trials: 1 },
  { cases: 20, trials: 5 },
];
/** The standard deviation of the logarithm of a run's time between machines and hours. */
const RUNNER_NOISE = 0.3;

const MEASURES = [
  { name: "tokens", scale: "log", value: tokensOf },
  { name: "calls", scale: "log1p", value: ({ calls }: Run) => calls },
  { name: "steps", scale: "log", value: ({ answers }: Run) => answers },
  { name: "cost", scale: "log", value: costOf },
  { name: "duration", scale: "log", value: millisecondsOf },
] as const;

/** The head's change: the cost of each run, or the share of lost successes. */
const CHANGES = [
  { name: "nothing changed", factor: 1, lost: 0 },
  { name: "cost +20%", factor: 1.2, lost: 0 },
  { name: "cost +50%", factor: 1.5, lost: 0 },
  { name: "a fifth of the successes lost", factor: 1, lost: 0.2 },
];

const suites = Number(process.argv[2] ?? 2_000);
if (!Number.isInteger(suites) || suites < 1) {
  throw new Error(`suites per figure: expected a whole number from 1, got ${process.argv[2]}`);
}
const random = randomFrom(SEED);

if (isRecorded) {
  const pools = readPools();
  printDispersion(pools);
  for (const pool of pools.slice(0, 2)) printPower(pool);
  for (const pool of pools.slice(0, 2)) printSeveral(pool);
  printPerSuccess(pools[1] as Pool);
} else {
  console.log("skipped: the recordings of tau-bench are not here (../shared/taubench)");
}

type Design = (typeof DESIGNS)[number];
interface Sample {
  base: Run[];
  head: Run[];
}

function draw(pool: Pool, { cases, trials }: Design): Sample[] {
  return Array.from({ length: cases }, () => {
    const run = drawCase(random, pool);
    return { base: Array.from({ length: trials }, run), head: Array.from({ length: trials }, run) };
  });
}

function valuesOf(samples: readonly Sample[], value: (run: Run) => number, factor = 1) {
  return samples.map(({ base, head }) => ({
    base: base.map(value),
    head: head.map((run) => factor * value(run)),
  }));
}

function isRed(test: { rise: number | null; p: number }, margin: number): boolean {
  return (test.rise ?? 1) >= margin && test.p < ALPHA;
}

function printDispersion(pools: readonly Pool[]): void {
  console.log("How much the runs of one case differ: the standard deviation of the logarithm\n");
  printRow(
    "recordings",
    "cases",
    "measure",
    "lower quartile",
    "median",
    "upper quartile",
    "root mean square",
  );
  printRow(...new Array(7).fill("---"));
  for (const pool of pools) {
    for (const measure of ["calls", "answers", "tokens"] as const) {
      const sorted = deviations(pool, measure).sort((a, b) => a - b);
      const quartiles = [0.25, 0.5, 0.75].map(
        (share) => sorted[Math.round(share * (sorted.length - 1))] ?? 0,
      );
      const square = Math.sqrt(sorted.reduce((total, value) => total + value ** 2, 0) / sorted.length);
      printRow(pool.name, sorted.length, measure, ...[...quartiles, square].map((value) => value.toFixed(2)));
    }
  }
  console.log("\nTokens of the agent as tau2 reports them, and by a quarter of the characters\n");
  for (const { reported, estimated } of comparedTokens()) {
    console.log(`${reported} reported, ${estimated.toFixed(0)} estimated`);
  }
}

function printPower(pool: Pool): void {
  console.log(`\nSuites that fail by their tokens (${pool.name})\n`);
  printRow(
    "cases",
    "trials",
    "maxRise",
    ...RISES.map((rise) => (rise === 0 ? "nothing changed" : `+${percent(rise)}`)),
    "detectable",
  );
  printRow(...new Array(4 + RISES.length).fill("---"));
  for (const design of DESIGNS) {
    const tests = RISES.map((rise) =>
      Array.from({ length: suites }, () =>
        riseTest(valuesOf(draw(pool, design), tokensOf, 1 + rise), { scale: "log", alpha: ALPHA }),
      ),
    );
    const detectable = (tests[0] ?? []).map((test) => test.detectable ?? Number.NaN).sort((a, b) => a - b);
    for (const margin of MARGINS) {
      const cells = tests.map((some) => percent(some.filter((test) => isRed(test, margin)).length / suites));
      const { cases, trials } = design;
      printRow(
        cases,
        `${trials} v ${trials}`,
        percent(margin),
        ...cells,
        percent(detectable[suites >> 1] ?? 0),
      );
    }
  }
}

/** Each measure of an unchanged suite; any of them but duration; and any of them when duration also differs by runner. */
function printSeveral(pool: Pool): void {
  console.log(`\nUnchanged suites that fail by each measure, and by any (${pool.name})\n`);
  const last = ["any but duration", "duration, other runner", "any, other runner"];
  printRow("cases", "trials", "maxRise", ...MEASURES.map(({ name }) => name), ...last);
  printRow(...new Array(6 + MEASURES.length).fill("---"));
  for (const design of DESIGNS) {
    const all = Array.from({ length: suites }, () => testAll(draw(pool, design)));
    for (const margin of [0, DEFAULT_MARGIN]) {
      const share = (isFound: (tests: ReturnType<typeof testAll>) => boolean) =>
        percent(all.filter(isFound).length / suites);
      const each = MEASURES.map((_, at) =>
        share(({ tests }) => tests[at] !== undefined && isRed(tests[at], margin)),
      );
      const anyButDuration = share(({ tests }) => tests.slice(0, -1).some((test) => isRed(test, margin)));
      const elsewhere = share(({ slower }) => isRed(slower, margin));
      const any = share(({ tests, slower }) =>
        [...tests.slice(0, -1), slower].some((test) => isRed(test, margin)),
      );
      const { cases, trials } = design;
      printRow(cases, `${trials} v ${trials}`, percent(margin), ...each, anyButDuration, elsewhere, any);
    }
  }
}

function testAll(samples: readonly Sample[]) {
  const tests = MEASURES.map(({ scale, value }) =>
    riseTest(valuesOf(samples, value), { scale, alpha: ALPHA }),
  );
  const runner = Math.exp(RUNNER_NOISE * Math.SQRT2 * normal(random));
  const slower = riseTest(valuesOf(samples, millisecondsOf, runner), { scale: "log", alpha: ALPHA });
  return { tests, slower };
}

function printPerSuccess(pool: Pool): void {
  console.log(
    `\nSuites that fail by their cost per success (${pool.name}; maxRise ${percent(DEFAULT_MARGIN)})\n`,
  );
  printRow(
    "cases",
    "trials",
    "pass rate",
    ...CHANGES.map(({ name }) => name),
    "unchanged, maxRise 0%",
    "detectable",
  );
  printRow(...new Array(5 + CHANGES.length).fill("---"));
  for (const design of DESIGNS.slice(0, 3)) {
    for (const rate of [0.5, 0.7, 0.9]) {
      const tests = CHANGES.map((change) =>
        Array.from({ length: suites }, () => perSuccess(pool, design, rate, change)),
      );
      const share = (some: (typeof tests)[number], margin: number) =>
        percent(some.filter((test) => test !== null && isRed(test, margin)).length / suites);
      const unchanged = tests[0] ?? [];
      const detectable = unchanged.map((test) => test?.detectable ?? Number.NaN).sort((a, b) => a - b);
      const { cases, trials } = design;
      printRow(
        cases,
        `${trials} v ${trials}`,
        rate,
        ...tests.map((some) => share(some, DEFAULT_MARGIN)),
        share(unchanged, 0),
        percent(detectable[suites >> 1] ?? 0),
      );
    }
  }
}

function perSuccess(pool: Pool, design: Design, rate: number, change: (typeof CHANGES)[number]) {
  const samples = draw(pool, design).map(({ base, head }) => {
    // Pass rates as dispersed as in the benchmark of the pass rate: some cases always pass, some hardly ever.
    const passes = beta(random, rate, 1 - rate);
    const priced = (runs: readonly Run[], factor: number, chance: number) =>
      runs.map((run) => ({ cost: factor * costOf(run), success: random() < chance ? 1 : 0 }));
    return { base: priced(base, 1, passes), head: priced(head, change.factor, passes * (1 - change.lost)) };
  });
  return ratioRiseTest(samples, { alpha: ALPHA });
}

function normal(chance: Random): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)}%`;
}

function printRow(...cells: (string | number)[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}
