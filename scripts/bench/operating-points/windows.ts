import type { Random } from "../random.ts";
import { type Likeness, passRates, record } from "../simulated-agent.ts";
import { branch, type Recorded, reportOn } from "../simulated-report.ts";
import { colours } from "./pull-request.ts";
import { Counts, percent, type Rates, ratesText, SOME_RATES, type Table } from "./sheet.ts";

const MODES = ["statistical", "auto"] as const;
const LIKENESSES: readonly Likeness[] = ["alike", "different", "same bytes"];
const COLUMNS = LIKENESSES.flatMap((likeness) => MODES.map((mode) => ({ likeness, mode })));

interface Repository extends Rates {
  trials: number;
  commits: number;
  cases: number;
}

const ROWS: readonly Repository[] = [1, 3].flatMap((trials) =>
  [1, 5, 20].flatMap((commits) =>
    SOME_RATES.flatMap((rates) => [20, 50, 100].map((cases) => ({ trials, commits, cases, ...rates }))),
  ),
);

export const windows: Table = (sheet, random, repetitions) => {
  sheet.title("windows: nothing changed; red in % ± standard error, in brackets yellow");
  const names = COLUMNS.map(({ likeness, mode }) => `runs ${likeness}, ${mode}`);
  sheet.columns(["trials a commit", "base commits", "mean, concentration", "cases", ...names]);
  const all = COLUMNS.map(() => new Counts());
  for (const row of ROWS) {
    const cells = COLUMNS.map(() => new Counts());
    for (let at = 0; at < (row.commits >= 20 ? repetitions / 2 : repetitions); at++)
      for (const [column, seen] of pullRequests(random, row).entries()) {
        cells[column]?.add(seen);
        all[column]?.add(seen);
      }
    const name = `${row.trials} | ${row.commits} | ${ratesText(row)} | ${row.cases}`;
    for (const [column, counts] of cells.entries())
      if (isBound(column)) sheet.bound(`windows: ${name}, ${names[column]}`, counts);
    sheet.row([name, ...cells.map(shown)]);
  }
  for (const [column, counts] of all.entries())
    if (isBound(column)) sheet.bound(`windows: all cells, ${names[column]}`, counts);
  sheet.row(["all", "all", "all", "all", ...all.map(shown)]);
};

/** With duplicates counted once, cases have unequal numbers of runs, and another check is red for that too. */
function shown(counts: Counts, column: number): string {
  return isBound(column)
    ? counts.verdict()
    : `${counts.verdict()}, regression alone ${percent(counts.share("regression"))}`;
}

/** Without ids and times the recordings of a noisy agent are no independent trials, and the report warns about them. */
function isBound(column: number): boolean {
  return COLUMNS[column]?.likeness !== "same bytes";
}

function pullRequests(random: Random, { trials, commits, cases, mean, concentration }: Repository) {
  const rates = passRates(random, cases, mean, concentration);
  const draw = (likeness: Likeness) => record(random, rates, trials, likeness);
  const history = (likeness: Likeness) => branch(Array.from({ length: commits }, () => draw(likeness)));
  const [base, head] = [history("alike"), draw("alike")];
  const pairs = {
    alike: { base, head },
    different: { base, head: unlike(head) },
    "same bytes": { base: history("same bytes"), head: draw("same bytes") },
  };
  return COLUMNS.map(({ likeness, mode }) => {
    const report = reportOn(pairs[likeness].head, pairs[likeness].base, { mode });
    const found = report.verdict.checks.find(({ name }) => name === "regression");
    return { ...colours(report), regression: found?.result === "fail" };
  });
}

function unlike(recorded: Recorded): Recorded {
  return recorded.map((runs) => runs.map((recording) => ({ ...recording, content: recording.hash })));
}
