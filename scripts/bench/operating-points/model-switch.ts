import { testNoWorse } from "../../../src/core/statistics/no-worse-test.ts";
import type { Random } from "../random.ts";
import { averageOf, type Change, everyLoses, fewLose, passRates, unchanged } from "../simulated-agent.ts";
import { ALL_RATES, ALPHA, Counts, ratesText, type Table, type Trials, trialsText } from "./sheet.ts";

const MARGINS = [0.03, 0.05, 0.1];
const CASES = [20, 50, 100];
const TRIALS: readonly Trials[] = [
  [1, 1],
  [3, 3],
  [5, 5],
  [10, 10],
  [10, 3],
];

/** How often another model is called no worse: one that is worse by just the margin, and one that is equal. */
export const modelSwitch: Table = (sheet, random, repetitions) => {
  sheet.title("switch: called no worse, in % ± standard error");
  const columns = ["worse by the margin in few cases", "in every case", "equal"];
  sheet.columns(["margin", "cases", "trials", "mean, concentration", ...columns]);
  for (const margin of MARGINS)
    for (const cases of CASES)
      for (const trials of TRIALS)
        for (const rates of ALL_RATES) {
          const name = `${margin} | ${cases} | ${trialsText(trials)} | ${ratesText(rates)}`;
          const called = (change: Change, loss: number) => {
            const counts = new Counts();
            while (counts.of < repetitions) {
              const before = passRates(random, cases, rates.mean, rates.concentration);
              const after = change(random, before);
              // The model is worse by less where a case had no more to lose.
              if (averageOf(before) - averageOf(after) < loss - 1e-9) continue;
              counts.add({ red: isNoWorse(random, before, after, trials, margin) });
            }
            return counts;
          };
          const worse = [fewLose(margin), everyLoses(margin)].map((change) => called(change, margin));
          for (const counts of worse) sheet.bound(`switch: ${name}`, counts);
          sheet.row([name, ...[...worse, called(unchanged, 0)].map((counts) => counts.text("red"))]);
        }
};

function isNoWorse(
  random: Random,
  base: readonly number[],
  head: readonly number[],
  [before, now]: Trials,
  margin: number,
): boolean {
  const outcomes = (rate: number, trials: number) =>
    Array.from({ length: trials }, () => Number(random() < rate));
  const samples = base.map((rate, at) => ({
    base: outcomes(rate, before),
    head: outcomes(head[at] ?? 0, now),
  }));
  return testNoWorse(samples, margin).p <= ALPHA;
}
