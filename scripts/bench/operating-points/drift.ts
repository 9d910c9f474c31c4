import type { Report } from "../../../src/report/report.ts";
import { normal, type Random } from "../random.ts";
import { everyLoses, passRates, record, shifted } from "../simulated-agent.ts";
import { reportOn } from "../simulated-report.ts";
import { colours } from "./pull-request.ts";
import { Counts, percent, type Rates, ratesText, type Table } from "./sheet.ts";

const DRIFT = 0.3;
/** The most red verdicts of an unchanged agent where five or more commits measure the base's movement. */
const MOST = { commits: 5, share: 0.08 };
const COLUMNS = ["nothing changed", "moved by, mean points", "10 points, every case"];

interface Repository extends Rates {
  trials: number;
  cases: number;
}

const ROWS: readonly Repository[] = [1, 3].flatMap((trials) =>
  [20, 50, 200].flatMap((cases) =>
    [1, 20].map((concentration) => ({ trials, cases, mean: 0.85, concentration })),
  ),
);

/** Every commit and the pull request have their own level, like a provider's day. */
export const drift: Table = (sheet, random, repetitions) => {
  sheet.title(`drift: each commit shifted by N(0, ${DRIFT}²) log odds; red in % ± standard error (yellow)`);
  sheet.columns(["trials", "cases", "mean, concentration", "base commits", ...COLUMNS]);
  for (const row of ROWS) {
    const cells = [1, 5, 20].map((commits) => ({ commits, same: new Counts(), worse: new Counts() }));
    for (let at = 0; at < (row.cases >= 200 ? repetitions / 2 : repetitions); at++)
      history(random, row, cells);
    for (const { commits, same, worse } of cells) {
      const name = `${row.trials} v ${row.trials} | ${row.cases} | ${ratesText(row)} | ${commits}`;
      if (commits >= MOST.commits) sheet.bound(`drift: ${name}`, same, MOST.share);
      sheet.row([name, same.verdict(), percent(same.share("moved")), worse.verdict()]);
    }
  }
};

interface Cell {
  commits: number;
  same: Counts;
  worse: Counts;
}

function history(
  random: Random,
  { trials, cases, mean, concentration }: Repository,
  cells: readonly Cell[],
): void {
  const rates = passRates(random, cases, mean, concentration);
  const onSomeDay = (of: readonly number[]) => record(random, shifted(of, DRIFT * normal(random)), trials);
  let base: Report | undefined;
  for (let commit = 1; commit <= Math.max(...cells.map(({ commits }) => commits)); commit++) {
    base = reportOn(onSomeDay(rates), base, { onBase: true });
    const cell = cells.find(({ commits }) => commits === commit);
    if (cell === undefined) continue;
    const same = reportOn(onSomeDay(rates), base);
    cell.same.add({ ...colours(same), moved: same.comparison?.moved?.points ?? 0 });
    cell.worse.add(colours(reportOn(onSomeDay(everyLoses(0.1)(random, rates)), base)));
  }
}
