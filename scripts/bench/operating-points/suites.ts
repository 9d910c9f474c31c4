import { judgeSuites } from "../../../src/gate/decide/suites-verdict.ts";
import type { Report } from "../../../src/report/report.ts";
import type { Random } from "../random.ts";
import { type Change, fewLose, passRates, unchanged } from "../simulated-agent.ts";
import { baseReport, colours, headReport } from "./pull-request.ts";
import { Counts, ratesText, type Table, type Trials, trialsText } from "./sheet.ts";

const SUITES: readonly { cases: number; trials: Trials }[] = [
  { cases: 20, trials: [3, 3] },
  { cases: 50, trials: [3, 3] },
  { cases: 50, trials: [10, 1] },
  { cases: 50, trials: [1, 1] },
];
const RATES = [
  { mean: 0.85, concentration: 1 },
  { mean: 0.85, concentration: 20 },
];
const SCENARIOS: readonly { name: string; change: Change; changed: (count: number) => number }[] = [
  { name: "nothing changed", change: unchanged, changed: () => 0 },
  { name: "5 points, few cases of one suite", change: fewLose(0.05), changed: () => 1 },
  { name: "10 points, few cases of one suite", change: fewLose(0.1), changed: () => 1 },
  { name: "5 points, few cases of every suite", change: fewLose(0.05), changed: (count) => count },
];

const ROWS = SUITES.flatMap((suite) =>
  RATES.flatMap((rates) => [1, 3, 5].map((count) => ({ ...suite, ...rates, count }))),
);

export const suites: Table = (sheet, random, repetitions) => {
  sheet.title("suites: the job is red when one of them is, in % ± standard error, in brackets yellow");
  const names = SCENARIOS.map(({ name }) => name);
  sheet.columns(["cases each", "trials", "mean, concentration", "suites", ...names]);
  for (const row of ROWS) {
    const cells = SCENARIOS.map(() => new Counts());
    for (let at = 0; at < repetitions; at++) {
      const repositories = Array.from({ length: row.count }, () => repository(random, row));
      for (const [column, { change, changed }] of SCENARIOS.entries()) {
        // Half the number is enough for the detection rate.
        if (column > 0 && at % 2 === 1) break;
        const reports = repositories.map(({ rates, base }, suite) => {
          const applied = suite < changed(row.count) ? change : unchanged;
          return { report: headReport(random, rates, row.trials[1], base, { change: applied }) };
        });
        cells[column]?.add(coloursOfJob(judgeSuites(reports)));
      }
    }
    const name = `${row.cases} | ${trialsText(row.trials)} | ${ratesText(row)} | ${row.count}`;
    sheet.bound(`suites: ${name}`, cells[0] ?? new Counts());
    sheet.row([name, ...cells.map((counts) => counts.verdict())]);
  }
};

function repository(random: Random, { cases, trials, mean, concentration }: (typeof ROWS)[number]) {
  const rates = passRates(random, cases, mean, concentration);
  return { rates, base: baseReport(random, rates, trials) };
}

function coloursOfJob(reports: readonly Report[]): { red: boolean; yellow: boolean } {
  const all = reports.map(colours);
  const red = all.some((one) => one.red);
  return { red, yellow: !red && all.some((one) => one.yellow) };
}
