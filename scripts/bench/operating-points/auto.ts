import type { Report } from "../../../src/report/report.ts";
import type { Random } from "../random.ts";
import { bestBreaks, passRates, record } from "../simulated-agent.ts";
import { branch, reportOn } from "../simulated-report.ts";
import { colours } from "./pull-request.ts";
import { Counts, type Rates, ratesText, SOME_RATES, type Table } from "./sheet.ts";

const CASES = [3, 5, 9, 20, 50, 100];
const RATES: readonly Rates[] = [...SOME_RATES, { mean: 0.95, concentration: Number.POSITIVE_INFINITY }];
const HISTORIES = [
  { trials: 1, commits: [1, 2, 3, 5, 10, 20] },
  { trials: 3, commits: [1, 3, 10] },
];
const ROWS = HISTORIES.flatMap((history) => RATES.map((rates) => ({ ...history, ...rates })));

export const auto: Table = (sheet, random, repetitions) => {
  sheet.title("auto: runs look alike, nothing changed; red in % ± standard error, in brackets yellow");
  sheet.columns(["trials", "base commits", "mean, concentration", ...CASES.map((cases) => `${cases} cases`)]);
  const all = new Counts();
  for (const row of ROWS) {
    const columns = CASES.map((cases) => {
      const cells = new Map(row.commits.map((commits) => [commits, new Counts()]));
      for (let at = 0; at < repetitions; at++) history(random, { ...row, cases }, cells, all);
      return { cases, cells };
    });
    for (const commits of row.commits) {
      const name = `${row.trials} v ${row.trials} | ${commits} | ${ratesText(row)}`;
      const counts = columns.map(({ cases, cells }) => {
        const cell = cells.get(commits) ?? new Counts();
        sheet.bound(`auto: ${name} | ${cases} cases`, cell);
        return cell.verdict();
      });
      sheet.row([name, ...counts]);
    }
  }
  sheet.bound("auto: all cells", all);
  sheet.row(["all", "all", all.verdict()]);
  steady(sheet, random, repetitions);
};

interface Suite extends Rates {
  cases: number;
  trials: number;
}

function history(
  random: Random,
  { cases, trials, mean, concentration }: Suite,
  cells: ReadonlyMap<number, Counts>,
  all: Counts,
): void {
  const rates = passRates(random, cases, mean, concentration);
  const draw = () => record(random, rates, trials, "alike");
  let base: Report | undefined;
  for (let commit = 1; commit <= Math.max(...cells.keys()); commit++) {
    base = reportOn(draw(), base, { onBase: true });
    const counts = cells.get(commit);
    if (counts === undefined) continue;
    const seen = colours(reportOn(draw(), base, { mode: "auto" }));
    counts.add(seen);
    all.add(seen);
  }
}

const steady: Table = (sheet, random) => {
  sheet.title("auto: one case breaks, everything else passes always and looks alike; the verdict");
  sheet.columns(["trials", "base commits", ...CASES.map((cases) => `${cases} cases`)]);
  for (const { trials, commits } of HISTORIES)
    for (const count of commits) {
      const results = CASES.map((cases) => {
        const rates = new Array<number>(cases).fill(1);
        const draw = (of: readonly number[]) => record(random, of, trials, "alike");
        const base = branch(Array.from({ length: count }, () => draw(rates)));
        return reportOn(draw(bestBreaks(random, rates)), base, { mode: "auto" }).verdict.result;
      });
      sheet.row([`${trials} v ${trials}`, count, ...results]);
    }
};
