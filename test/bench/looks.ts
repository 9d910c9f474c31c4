/**
 * What running the workflow again at one commit is worth: simulates suites as `operating-points.ts` does, with one to six runs at the
 * commit, and prints how often the last of them is red. `until green`: somebody runs it again only while it is red, up to five times more.
 * `alone`: each run by itself. `with`: as the gate decides, by a run alone and together with those before it. `as one`: all recordings in
 * one run.
 * Run: node test/bench/looks.ts [pull requests for each share, 1,000 by default]
 */
import type { Report } from "../../src/report/report.ts";
import { percent, type Trials, trialsText } from "./operating-points/sheet.ts";
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

const CHANGES: readonly { name: string; change: Change }[] = [
  { name: "nothing changed", change: unchanged },
  { name: "one case broken", change: bestBreaks },
  { name: "10 points, few cases", change: fewLose(0.1) },
  { name: "10 points, every case", change: everyLoses(0.1) },
];
const SUITES: readonly { cases: number; trials: Trials }[] = [
  { cases: 20, trials: [3, 3] },
  { cases: 20, trials: [10, 1] },
  { cases: 50, trials: [3, 3] },
];
const RETRIES = 5;

const pullRequests = Number(process.argv[2] ?? 1000);
const random = randomFrom(20_240_115);
const red = (report: Report) => report.verdict.result === "fail";

console.log(
  "| cases | trials | concentration | change | run 2: alone, with, as one | run 3: alone, with, as one | green until green: alone, with |",
);
console.log("|---|---|---|---|---|---|---|");
for (const { cases, trials } of SUITES)
  for (const concentration of [1, 20])
    for (const { name, change } of CHANGES) {
      const counts = new Map<string, number>();
      const count = (key: string, is: boolean) => counts.set(key, (counts.get(key) ?? 0) + Number(is));
      for (let at = 0; at < pullRequests; at++) pullRequest(cases, trials, concentration, change, count);
      const share = (key: string) => percent((counts.get(key) ?? 0) / pullRequests);
      const of = (k: number) => ["alone", "with", "one"].map((how) => share(`${how} ${k}`)).join(", ");
      console.log(
        `| ${cases} | ${trialsText(trials)} | ${concentration} | ${name} | first ${share("alone 1")}; ${of(2)} | ${of(3)} | first ${share("first green")}; ${share("green alone")}, ${share("green with")}; red with ${share("red with")} |`,
      );
    }

function pullRequest(
  cases: number,
  trials: Trials,
  concentration: number,
  change: Change,
  count: (key: string, is: boolean) => void,
): void {
  const before = passRates(random, cases, 0.85, concentration);
  const after = change(random, before);
  const base = baseOf(record(random, before, trials[0]), Math.min(...trials));
  const all: Recorded[] = [];
  const alone: Report[] = [];
  const together: Report[] = [];
  for (let run = 1; run <= RETRIES + 1; run++) {
    const recorded = record(random, after, trials[1]);
    all.push(recorded);
    together.push(reportOn(recorded, base, { earlier: alone }));
    alone.push(reportOn(recorded, base));
    if (run > 3) continue;
    count(`alone ${run}`, red(alone.at(-1) as Report));
    count(`with ${run}`, red(together.at(-1) as Report));
    const one = recorded.map((_, at) => all.flatMap((each) => each[at] ?? []));
    count(`one ${run}`, red(reportOn(one, base)));
  }
  count("first green", !red(alone[0] as Report));
  count(
    "green alone",
    alone.some((one) => !red(one)),
  );
  count(
    "green with",
    together.some((one) => !red(one)),
  );
  count("red with", together.every(red));
}
