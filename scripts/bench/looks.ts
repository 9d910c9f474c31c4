/**
 * Measures the value of running the workflow again at one commit: simulates suites as `operating-points.ts` does, and prints the shares of
 * red runs. `alone`: by the run's own recordings. `gate`: by the gate, with the previous runs' recordings. `as one`: all recordings so far
 * in one run. Also prints how often a run is green after up to five more attempts.
 * Run: npm run bench:looks [pull requests for each share, 1,000 by default]
 */
import type { Report } from "../../src/report/report.ts";
import { Counts, percent, Sheet, type Trials, trialsText } from "./operating-points/sheet.ts";
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
const RETRIES = 5;
const CHANGES: readonly { name: string; change: Change }[] = [
  { name: "nothing changed", change: unchanged },
  { name: "best case broken", change: bestBreaks },
  { name: "10 points, few cases", change: fewLose(0.1) },
  { name: "10 points, every case", change: everyLoses(0.1) },
];
const SUITES: readonly { cases: number; trials: Trials }[] = [
  { cases: 20, trials: [3, 3] },
  { cases: 20, trials: [10, 1] },
  { cases: 50, trials: [3, 3] },
];
const RUN = ["alone", "gate", "one"] as const;

const pullRequests = Number(process.argv[2] ?? 1000);
const random = randomFrom(20_240_115);
const sheet = new Sheet();
const runs = ["run 2: alone, gate, as one", "run 3: alone, gate, as one"];
sheet.columns([
  "cases",
  "trials",
  "concentration",
  "change",
  "run 1",
  ...runs,
  "until green, red at the end: alone, gate",
]);
for (const { cases, trials } of SUITES)
  for (const concentration of [1, 20])
    for (const { name, change } of CHANGES) {
      const counts = new Counts();
      for (let at = 0; at < pullRequests; at++) counts.add(pullRequest(cases, trials, concentration, change));
      const shares = (...names: string[]) => names.map((name) => percent(counts.share(name))).join(", ");
      const ofRun = (run: number) => shares(...RUN.map((how) => `${how} ${run}`));
      sheet.row([
        `${cases} | ${trialsText(trials)} | ${concentration} | ${name}`,
        ...[shares("alone 1"), ofRun(2), ofRun(3), shares("always red alone", "always red")],
      ]);
    }

function pullRequest(
  cases: number,
  trials: Trials,
  concentration: number,
  change: Change,
): Record<string, boolean> {
  const before = passRates(random, cases, MEAN, concentration);
  const after = change(random, before);
  const base = baseOf(record(random, before, trials[0]), Math.min(...trials));
  const recorded = Array.from({ length: RETRIES + 1 }, () => record(random, after, trials[1]));
  const alone = recorded.map((one) => reportOn(one, base));
  const gate = recorded.map((one, at) => reportOn(one, base, { earlier: alone.slice(0, at) }));
  const red: [string, boolean][] = [1, 2, 3].flatMap((run): [string, boolean][] => [
    [`alone ${run}`, isRed(alone[run - 1])],
    [`gate ${run}`, isRed(gate[run - 1])],
    [`one ${run}`, isRed(reportOn(asOne(recorded.slice(0, run)), base))],
  ]);
  return {
    ...Object.fromEntries(red),
    "always red alone": alone.every(isRed),
    "always red": gate.every(isRed),
  };
}

function asOne(recorded: readonly Recorded[]): Recorded {
  const [first = []] = recorded;
  return first.map((_, at) => recorded.flatMap((one) => one[at] ?? []));
}

function isRed(report: Report | undefined): boolean {
  return report?.verdict.result === "fail";
}
