/**
 * Measures the value of a second look: simulates suites as `operating-points.ts` does, and prints how often a pull request fails by the
 * first recordings, by the plan that the gate asks for, by the whole suite twice, and by recording only the cases that look worse again.
 * The gate itself decides all but the last two, which show the value of counting such runs.
 * Run: npm run bench:second-look [pull requests for each share, 1,000 by default]
 */

import { testDrop } from "../../src/core/statistics/drop-test.ts";
import { meanDrop } from "../../src/core/statistics/summary.ts";
import { decideRegression } from "../../src/gate/decide/regression-outcome.ts";
import type { Report } from "../../src/report/report.ts";
import { ALPHA, Counts, percent, Sheet, type Trials, trialsText } from "./operating-points/sheet.ts";
import { randomFrom } from "./random.ts";
import {
  bestBreaks,
  type Change,
  everyLoses,
  fewLose,
  passRates,
  record,
  unchanged,
} from "./simulated-agent.ts";
import { baseOf, type Recorded, reportOn } from "./simulated-report.ts";

const MEAN = 0.85;
const MAX_DROP = 0.02;
const CHANGES: readonly { name: string; change: Change }[] = [
  { name: "nothing changed", change: unchanged },
  { name: "5 points, few cases", change: fewLose(0.05) },
  { name: "10 points, few cases", change: fewLose(0.1) },
  { name: "10 points, every case", change: everyLoses(0.1) },
  { name: "best case broken", change: bestBreaks },
];
const SUITES: readonly { cases: number; trials: Trials }[] = [
  { cases: 9, trials: [3, 3] },
  { cases: 20, trials: [3, 3] },
  { cases: 50, trials: [1, 1] },
  { cases: 50, trials: [3, 3] },
  { cases: 50, trials: [10, 1] },
  { cases: 50, trials: [10, 3] },
  { cases: 200, trials: [3, 3] },
];
const DESIGNS = ["once", "asked", "planned", "twice", "worsePooled", "worseAlone"] as const;
const COLUMNS = [
  "one look",
  "second look asked for",
  "one look, or two where asked for",
  "always two",
  "again: the worse, pooled",
  "again: the worse, alone",
];

const pullRequests = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(pullRequests) || pullRequests < 1)
  throw new Error(`pull requests for each share: expected a whole number from 1, got ${process.argv[2]}`);
const random = randomFrom(20_240_115);
const sheet = new Sheet();
sheet.columns(["cases", "trials", "concentration", "change", ...COLUMNS]);
for (const { cases, trials } of SUITES)
  for (const concentration of [1, 20])
    for (const { name, change } of CHANGES) {
      const counts = new Counts();
      for (let at = 0; at < pullRequests; at++) counts.add(pullRequest(cases, trials, concentration, change));
      const row = `${cases} | ${trialsText(trials)} | ${concentration} | ${name}`;
      sheet.row([row, ...DESIGNS.map((design) => percent(counts.share(design)))]);
      if (change === unchanged) sheet.bound(row, counts);
    }
console.log(
  sheet.excesses.length === 0 ? "\nas demanded" : `\nNOT as demanded:\n* ${sheet.excesses.join("\n* ")}`,
);
process.exitCode = sheet.excesses.length === 0 ? 0 : 1;

/** One pull request by each design: true where it fails, or where the gate asks for more. */
function pullRequest(
  cases: number,
  trials: Trials,
  concentration: number,
  change: Change,
): Record<(typeof DESIGNS)[number] | "red", boolean> {
  const before = passRates(random, cases, MEAN, concentration);
  const after = change(random, before);
  const repeated = record(random, before, trials[0]);
  const base = baseOf(repeated, Math.min(...trials));
  const [first, second] = [record(random, after, trials[1]), record(random, after, trials[1])];
  const both = first.map((runs, at) => [...runs, ...(second[at] ?? [])]);
  const look = reportOn(first, base);
  const once = isFailing(look);
  const asked = look.plan !== undefined;
  const twice = isFailing(reportOn(both, base));
  const planned = asked ? isFailing(reportOn(asPlanned(look, first, both, after), base)) : once;
  return {
    red: planned,
    once,
    asked,
    planned,
    twice,
    ...again(repeated, first, second, asked ? undefined : once),
  };
}

/** The recordings of a plan: the whole suite, or the cases that turned from always to never. */
function asPlanned(look: Report, first: Recorded, both: Recorded, rates: readonly number[]): Recorded {
  const { plan } = look;
  if (plan === undefined || plan.cases === first.length) return both;
  const turned = new Set(decideRegression(look).cases.map(({ reportCase }) => Number(reportCase.id)));
  return first.map((runs, at) => {
    const [more = []] = turned.has(at) ? record(random, [rates[at] ?? 0], plan.trials) : [];
    return [...runs, ...more];
  });
}

/** The result of recording only the cases that look worse again. `settled`: the verdict that needs no second look. */
function again(
  repeated: Recorded,
  first: Recorded,
  second: Recorded,
  settled: boolean | undefined,
): { worsePooled: boolean; worseAlone: boolean } {
  if (settled !== undefined) return { worsePooled: settled, worseAlone: settled };
  const isWorse = first.map((runs, at) => rateOf(runs) < rateOf(repeated[at] ?? []));
  const secondOf = (at: number) => (isWorse[at] ? (second[at] ?? []) : []);
  return {
    worsePooled: isDrop(
      repeated,
      first.map((runs, at) => [...runs, ...secondOf(at)]),
    ),
    worseAlone: isDrop(
      repeated,
      first.map((_, at) => secondOf(at)),
    ),
  };
}

/** True when p is below alpha and the drop is large enough over the cases with runs. */
function isDrop(base: Recorded, head: Recorded): boolean {
  const samples = head.flatMap((runs, at) =>
    runs.length === 0 ? [] : [{ base: outcomes(base[at] ?? []), head: outcomes(runs) }],
  );
  return testDrop(samples, ALPHA).p < ALPHA && meanDrop(samples, head.length) >= MAX_DROP;
}

function outcomes(runs: Recorded[number]): number[] {
  return runs.map(({ pass }) => Number(pass));
}

function rateOf(runs: Recorded[number]): number {
  return runs.filter(({ pass }) => pass).length / runs.length;
}

function isFailing({ verdict }: Report): boolean {
  return verdict.result === "fail";
}
