import { averageOf, everyLoses, fewLose, passRates, record, unchanged } from "../simulated-agent.ts";
import { reportOn } from "../simulated-report.ts";
import { baseReport } from "./pull-request.ts";
import {
  Counts,
  percent,
  type Rates,
  ratesText,
  SOME_RATES,
  type Table,
  type Trials,
  trialsText,
} from "./sheet.ts";

const TRIALS: readonly Trials[] = [
  [1, 1],
  [3, 3],
  [10, 1],
  [10, 3],
  [30, 3],
];
const CASES = [5, 9, 20, 50, 200];
const RATES: readonly Rates[] = [...SOME_RATES, { mean: 0.85, concentration: Number.POSITIVE_INFINITY }];
const CHANGES = [
  { name: "unchanged", change: unchanged },
  { name: "15 points, few cases", change: fewLose(0.15) },
  { name: "15 points, every case", change: everyLoses(0.15) },
];
const ROUNDING = 1e-9;

export const intervals: Table = (sheet, random, repetitions) => {
  sheet.title(
    "intervals: coverage of the 95% intervals in %, of the change and of the pass rate, in brackets the change's mean width in points",
  );
  sheet.columns([
    "trials",
    "mean, concentration",
    "cases",
    ...CHANGES.map(({ name }) => `change: ${name}`),
    ...CHANGES.map(({ name }) => `pass rate: ${name}`),
  ]);
  for (const trials of TRIALS)
    for (const rates of RATES)
      for (const cases of CASES) {
        const cells = CHANGES.map(() => new Counts());
        for (let at = 0; at < repetitions; at++) {
          const before = passRates(random, cases, rates.mean, rates.concentration);
          const base = baseReport(random, before, trials);
          for (const [column, { change }] of CHANGES.entries()) {
            const after = change(random, before);
            const { comparison, passInterval } = reportOn(record(random, after, trials[1]), base);
            const { low, high } = comparison?.passRate ?? { low: 0, high: 0 };
            cells[column]?.add({
              change: holds([low, high], averageOf(after) - averageOf(before)),
              rate: holds(passInterval ?? [0, 1], averageOf(after)),
              width: high - low,
            });
          }
        }
        sheet.row([
          `${trialsText(trials)} | ${ratesText(rates)} | ${cases}`,
          ...cells.map((counts) => `${counts.text("change")} (${percent(counts.share("width"))})`),
          ...cells.map((counts) => counts.text("rate")),
        ]);
      }
};

function holds([low, high]: readonly [number, number], truth: number): boolean {
  return low - ROUNDING <= truth && truth <= high + ROUNDING;
}
