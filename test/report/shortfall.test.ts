import { expect, test } from "vitest";
import type { ReportOutcome } from "../../src/report/case.ts";
import { shortfalls } from "../../src/report/cases.ts";
import { fullReport } from "../views/saying.ts";

const measured: ReportOutcome = { status: "scored", value: 0 };
const silent: ReportOutcome = { status: "not-assessed", reason: "no answer", nothingToMeasure: true };
const left: ReportOutcome = { status: "not-assessed", reason: "the budget is spent" };
const broken: ReportOutcome = { status: "error", reason: "no valid reply" };

function shortfallOf(outcomes: readonly ReportOutcome[]) {
  const { cases, policy } = fullReport();
  const [one] = cases;
  const [trial] = one?.trials ?? [];
  if (one === undefined || trial === undefined) throw new Error("no run to start from");
  const trials = outcomes.map((toxicity) => ({ ...trial, scores: { toxicity } }));
  const gate = { ...policy.gate, ceilings: { toxicity: 0 } };
  return shortfalls({ cases: [{ ...one, trials }], policy: { gate } });
}

test("a run in which there is nothing to measure is none that a judge left", () => {
  expect(shortfallOf([measured, silent, silent])).toEqual([]);
  expect(shortfallOf([silent])).toEqual([]);
});

test.each([left, broken])("a run that a judge was kept from, or failed on, is one: %o", (outcome) => {
  expect(shortfallOf([measured, silent, outcome])).toEqual([{ scorer: "toxicity", runs: 2, scored: 1 }]);
  expect(shortfallOf([...Array(19).fill(measured), outcome])).toEqual([]);
});

test("scored runs of carried cases make no room for runs that the judge left here", () => {
  const { cases, policy } = fullReport();
  const [one] = cases;
  const [trial] = one?.trials ?? [];
  if (one === undefined || trial === undefined) throw new Error("no run to start from");
  const of = (toxicity: ReportOutcome) => ({ ...one, trials: [{ ...trial, scores: { toxicity } }] });
  const carried = Array.from({ length: 90 }, () => ({ ...of(measured), carried: true as const }));
  const recorded = [
    ...Array.from({ length: 6 }, () => of(measured)),
    ...Array.from({ length: 4 }, () => of(left)),
  ];
  const gate = { ...policy.gate, ceilings: { toxicity: 0 } };
  expect(shortfalls({ cases: [...carried, ...recorded], policy: { gate } })).toEqual([
    { scorer: "toxicity", runs: 10, scored: 6 },
  ]);
});
