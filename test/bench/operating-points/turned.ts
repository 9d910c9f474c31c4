import { decideRegression, failuresLeft, failuresNeeded } from "../../../src/gate/regression-outcome.ts";
import type { Report } from "../../../src/report/report.ts";
import type { Random } from "../random.ts";
import { bestBreaks, passRates, record, unchanged } from "../simulated-agent.ts";
import { type Recorded, reportOn } from "../simulated-report.ts";
import { baseReport, colours } from "./pull-request.ts";
import { Counts, ratesText, SOME_RATES, type Table, type Trials, trialsText } from "./sheet.ts";

const SUITES: readonly { cases: number; trials: Trials }[] = [
  ...[9, 20, 50, 100, 200].map((cases) => ({ cases, trials: [3, 3] as const })),
  ...[50, 100].map((cases) => ({ cases, trials: [10, 3] as const })),
  { cases: 200, trials: [30, 3] },
];

/** A case that passed always and fails always now, and the plan by which it alone is recorded until it passes or is red. */
export const turned: Table = (sheet, random, repetitions) => {
  sheet.title("turned: shares in % ± standard error");
  sheet.columns([
    "cases",
    "trials",
    "mean, concentration",
    "failures in all",
    "unchanged: red at once",
    "yellow for a turned case",
    "red by the plan",
    "more runs, mean",
    "best case broken: red at once",
    "with the plan",
    "more runs, mean",
  ]);
  for (const { cases, trials } of SUITES)
    for (const rates of SOME_RATES) {
      const [same, broken] = [new Counts(), new Counts()];
      for (let at = 0; at < repetitions; at++) {
        const drawn = passRates(random, cases, rates.mean, rates.concentration);
        const base = baseReport(random, drawn, trials);
        same.add(withPlan(random, unchanged(random, drawn), trials[1], base));
        if (at % 2 === 0) broken.add(withPlan(random, bestBreaks(random, drawn), trials[1], base));
      }
      const name = `${cases} | ${trialsText(trials)} | ${ratesText(rates)}`;
      sheet.bound(`turned: ${name}`, same);
      sheet.row([
        name,
        failuresNeeded(cases, trials[0]) ?? "none",
        same.text("red"),
        same.text("turned"),
        same.text("byPlan"),
        same.share("runs").toFixed(1),
        broken.text("red"),
        broken.text("redInAll"),
        broken.share("runs").toFixed(1),
      ]);
    }
};

/** A pull request, and once more with the recordings for which its plan asks. */
function withPlan(random: Random, rates: readonly number[], trials: number, base: Report) {
  const head = record(random, rates, trials);
  const first = reportOn(head, base);
  const seen = { ...colours(first), turned: false, byPlan: false, redInAll: colours(first).red, runs: 0 };
  const { ground, cases } = decideRegression(first);
  if (ground !== "turned") return seen;
  const planned = cases.map((turned) => ({
    at: Number(turned.one.id),
    left: failuresLeft(turned, first) ?? 0,
  }));
  const more = head.map((runs, at) => [...runs, ...untilPass(random, rates, planned, at)]);
  const { red } = colours(reportOn(more, base));
  const runs = countOf(more) - countOf(head);
  return { ...seen, turned: true, byPlan: red, redInAll: red, runs };
}

/** The runs of a case by its plan: the first that passes is the last. */
function untilPass(
  random: Random,
  rates: readonly number[],
  planned: readonly { at: number; left: number }[],
  at: number,
): Recorded[number] {
  const { left } = planned.find((one) => one.at === at) ?? { left: 0 };
  const [runs = []] = record(random, [rates[at] ?? 0], left);
  const passed = runs.findIndex(({ pass }) => pass);
  return passed < 0 ? runs : runs.slice(0, passed + 1);
}

function countOf(recorded: Recorded): number {
  return recorded.reduce((total, runs) => total + runs.length, 0);
}
