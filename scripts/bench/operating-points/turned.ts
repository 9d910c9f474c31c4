import { failuresNeeded } from "../../../src/gate/decide/failures-needed.ts";
import { decideRegression, failuresLeft } from "../../../src/gate/decide/regression-outcome.ts";
import { isFlipped, worseCases } from "../../../src/report/cases.ts";
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

const COLUMNS = [
  "failures in all",
  "unchanged: red at once",
  "a case turned",
  "yellow for that alone",
  "red by the plan",
  "more runs, mean",
  "best case broken: red at once",
  "yellow for that alone",
  "red with the plan",
  "more runs, mean",
];

/**
 * A case that turned from always to never passing, and its plan: it alone is recorded until it passes or is red. Every such plan is carried
 * out, also where the gate asks for the whole suite because other cases look worse.
 */
export const turned: Table = (sheet, random, repetitions) => {
  sheet.title("turned: shares in % ± standard error");
  sheet.columns(["cases", "trials", "mean, concentration", ...COLUMNS]);
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
        ...["red", "turned", "alone", "byPlan"].map((share) => same.text(share)),
        same.share("runs").toFixed(1),
        ...["red", "alone", "redInAll"].map((share) => broken.text(share)),
        broken.share("runs").toFixed(1),
      ]);
    }
};

function withPlan(random: Random, rates: readonly number[], trials: number, base: Report) {
  const head = record(random, rates, trials);
  const first = reportOn(head, base);
  const { red } = colours(first);
  const planned = new Map(
    worseCases(first).flatMap((testCase) => {
      const left = isFlipped(testCase) ? failuresLeft(testCase, first) : undefined;
      return left === undefined ? [] : [[Number(testCase.reportCase.id), left]];
    }),
  );
  const seen = { red, turned: planned.size > 0, alone: decideRegression(first).ground === "turned" };
  if (red || planned.size === 0) return { ...seen, byPlan: false, redInAll: red, runs: 0 };
  const more = head.map((runs, at) => [...runs, ...untilPass(random, rates[at] ?? 0, planned.get(at) ?? 0)]);
  const byPlan = colours(reportOn(more, base)).red;
  return { ...seen, byPlan, redInAll: byPlan, runs: countOf(more) - countOf(head) };
}

function untilPass(random: Random, rate: number, most: number): Recorded[number] {
  const [runs = []] = record(random, [rate], most);
  const passed = runs.findIndex(({ pass }) => pass);
  return passed < 0 ? runs : runs.slice(0, passed + 1);
}

function countOf(recorded: Recorded): number {
  return recorded.reduce((total, runs) => total + runs.length, 0);
}
