import { expect, test } from "vitest";
import { type Random, randomFrom } from "../../scripts/bench/random.ts";
import { type Likeness, passRates, record } from "../../scripts/bench/simulated-agent.ts";
import { type Mode, reportOn } from "../../scripts/bench/simulated-report.ts";
import type { Report } from "../../src/report/report.ts";

const ALPHA = 0.05;
const CIRCUMSTANCES: readonly { mode: Mode; likeness: Likeness; histories: number }[] = [
  { mode: "auto", likeness: "alike", histories: 1_000 },
  { mode: "auto", likeness: "different", histories: 300 },
  { mode: "statistical", likeness: "alike", histories: 700 },
];

/** The most red verdicts of an agent at the allowed rate, up to chance. */
function mostRed(histories: number): number {
  return histories * ALPHA + 3.5 * Math.sqrt(histories * ALPHA * (1 - ALPHA));
}

function verdictAfterHistory(random: Random, mode: Mode, likeness: Likeness): Report["verdict"]["result"] {
  const [cases, trials] = [pick(random, [1, 3, 6, 12, 24]), pick(random, [1, 1, 3])];
  const concentration = pick(random, [0.5, 4, 20, Number.POSITIVE_INFINITY]);
  const rates = passRates(random, cases, pick(random, [0.6, 0.8, 0.9, 0.97]), concentration);
  const draw = () => record(random, rates, trials, likeness);
  let base: Report | undefined;
  for (let commits = pick(random, [1, 2, 3, 5, 8]); commits > 0; commits--)
    base = reportOn(draw(), base, { onBase: true });
  return reportOn(draw(), base, { mode }).verdict.result;
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

test("an agent that did not change is red in one of twenty histories at most, whatever its runs look like", () => {
  const random = randomFrom(20_260_612);
  let [all, allRed] = [0, 0];
  for (const { mode, likeness, histories } of CIRCUMSTANCES) {
    let red = 0;
    for (let at = 0; at < histories; at++) if (verdictAfterHistory(random, mode, likeness) === "fail") red++;
    expect(red, `mode ${mode}, runs ${likeness}`).toBeLessThanOrEqual(mostRed(histories));
    all += histories;
    allRed += red;
  }
  expect(allRed).toBeLessThanOrEqual(mostRed(all));
}, 600_000);
