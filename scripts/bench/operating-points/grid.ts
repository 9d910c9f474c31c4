import { bestBreaks, everyLoses, fewLose, passRates } from "../simulated-agent.ts";
import { baseReport, colours, headReport } from "./pull-request.ts";
import { ALL_RATES, Counts, ratesText, type Table, type Trials, trialsText } from "./sheet.ts";

const CASES = [3, 5, 9, 20, 50, 100, 200];
const TRIALS: readonly Trials[] = [
  [1, 1],
  [3, 3],
  [10, 1],
  [10, 3],
];
const CHANGES = [
  { name: "5 points, few cases", change: fewLose(0.05) },
  { name: "5 points, every case", change: everyLoses(0.05) },
  { name: "10 points, few cases", change: fewLose(0.1) },
  { name: "10 points, every case", change: everyLoses(0.1) },
  { name: "best case broken", change: bestBreaks },
];
const SUITES = ALL_RATES.flatMap((rates) => CASES.map((cases) => ({ rates, cases })));

export const grid: Table = (sheet, random, repetitions) => {
  sheet.title("grid: one base commit; red in % ± standard error, in brackets yellow");
  const names = CHANGES.map(({ name }) => name);
  sheet.columns(["trials", "mean, concentration", "cases", "nothing changed", ...names]);
  for (const trials of TRIALS) {
    const all = new Counts();
    for (const { rates, cases } of SUITES) {
      const [same, changed] = [new Counts(), CHANGES.map(() => new Counts())];
      for (let at = 0; at < repetitions; at++) {
        const drawn = passRates(random, cases, rates.mean, rates.concentration);
        const base = baseReport(random, drawn, trials);
        const seen = colours(headReport(random, drawn, trials[1], base));
        same.add(seen);
        all.add(seen);
        // The bound applies to unchanged agents; half the number is enough for the detection rate.
        if (at % 2 === 1) continue;
        for (const [column, { change }] of CHANGES.entries())
          changed[column]?.add(colours(headReport(random, drawn, trials[1], base, { change })));
      }
      const name = `${trialsText(trials)} | ${ratesText(rates)} | ${cases}`;
      sheet.bound(`grid: ${name}`, same);
      sheet.row([name, same.verdict(), ...changed.map((counts) => counts.verdict())]);
    }
    sheet.bound(`grid: ${trialsText(trials)}, all cells`, all);
    sheet.row([trialsText(trials), "all", "all", all.verdict(), ...CHANGES.map(() => "")]);
  }
  steady(sheet, random, repetitions);
};

const steady: Table = (sheet, random) => {
  sheet.title("steady: one case breaks, everything else passes always; the verdict");
  sheet.columns(["trials", ...CASES.map(String)]);
  for (const trials of TRIALS) {
    const results = CASES.map((cases) => {
      const rates = new Array<number>(cases).fill(1);
      const base = baseReport(random, rates, trials);
      return headReport(random, rates, trials[1], base, { change: bestBreaks }).verdict.result;
    });
    sheet.row([trialsText(trials), ...results]);
  }
};
