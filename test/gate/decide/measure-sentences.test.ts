import { expect, test } from "vitest";
import {
  measureLine,
  measureStates,
  measures as measuresCheck,
  riseShare,
} from "../../../src/gate/decide/measure-check.ts";
import type { Rise } from "../../../src/report/comparison.ts";
import type { Report } from "../../../src/report/report.ts";
import type { SuiteMeasure } from "../../../src/scorers/measures.ts";

type PerMeasure<Value> = Partial<Record<SuiteMeasure, Value>>;

interface Suite {
  means: PerMeasure<number | null>;
  /** How many runs of twelve have no value, and why. */
  unknown?: number;
  why?: string;
  rises?: PerMeasure<Partial<Rise>>;
  missing?: PerMeasure<string[]>;
  policy?: PerMeasure<{ max?: number; maxRise?: number; gate?: boolean }>;
  models?: { base: string[]; head: string[] };
  cases?: object[];
  isFirst?: true;
}

const ROSE: Rise = {
  base: 1_000,
  head: 1_600,
  rise: 0.6,
  p: 0.0001,
  exact: true,
  detectable: 0.05,
  cases: 12,
  rose: 12,
};
const FELL: Partial<Rise> = { head: 500, rise: -0.5, p: 0.9999, rose: 2 };
const SAME: Partial<Rise> = { head: 1_010, rise: 0.01, p: 0.4, rose: 7 };

function reportOf(suite: Suite): Report {
  const { means, unknown = 0, why, rises = {}, missing, policy, models, cases = [], isFirst } = suite;
  const entries = (values: object) => Object.entries(values);
  return {
    measures: Object.fromEntries(
      entries(means).map(([measure, mean]) => [measure, { mean, runs: 12 - unknown, unknown, why }]),
    ),
    comparison: isFirst
      ? null
      : {
          measures: Object.fromEntries(
            entries(rises).map(([measure, rise]) => [measure, { ...ROSE, ...rise }]),
          ),
          unmeasured: missing,
          models,
        },
    policy: { measures: policy, gate: { regression: { alpha: 0.05 } } },
    cases,
    accepted: null,
  } as unknown as Report;
}

const suites: [string, Suite][] = [
  ["nothing moved", { means: { tokens: 1_010 }, rises: { tokens: SAME } }],
  ["a rise that no limit names", { means: { tokens: 1_600 }, rises: { tokens: {} } }],
  [
    "a rise that gates",
    { means: { tokens: 1_600 }, rises: { tokens: {} }, policy: { tokens: { gate: true } } },
  ],
  [
    "a rise of exactly the allowed share",
    {
      means: { tokens: 1_100 },
      rises: { tokens: { head: 1_100, rise: 0.1 } },
      policy: { tokens: { gate: true } },
    },
  ],
  [
    "a rise that is only probable",
    { means: { tokens: 1_600 }, rises: { tokens: { p: 0.05 } }, policy: { tokens: { gate: true } } },
  ],
  [
    "a rise from nothing",
    {
      means: { calls: 2 },
      rises: { calls: { base: 0, head: 2, rise: null, most: { case: "refund", rise: null } } },
    },
  ],
  [
    "a rise in one case above all",
    { means: { tokens: 1_600 }, rises: { tokens: { most: { case: "refund", rise: 0.9 } } } },
  ],
  [
    "a rise in one case from nothing",
    { means: { tokens: 1_600 }, rises: { tokens: { most: { case: "refund", rise: null } } } },
  ],
  [
    "a rise that one case hardly leads",
    { means: { tokens: 1_600 }, rises: { tokens: { most: { case: "refund", rise: 0.89 } } } },
  ],
  ["a fall", { means: { tokens: 500 }, rises: { tokens: FELL } }],
  [
    "a fall of less than a tenth",
    { means: { tokens: 950 }, rises: { tokens: { head: 950, rise: -0.05, p: 0.9999, rose: 0 } } },
  ],
  ["a fall that is only probable", { means: { tokens: 500 }, rises: { tokens: { ...FELL, p: 0.95 } } }],
  [
    "a duration below a second",
    { means: { duration: 1_600 }, rises: { duration: { base: 700, head: 1_600 } } },
  ],
  [
    "a duration of a second more",
    { means: { duration: 2_600 }, rises: { duration: { base: 1_600, head: 2_600 } } },
  ],
  [
    "a duration below a second that gates",
    {
      means: { duration: 1_600 },
      rises: { duration: { base: 700, head: 1_600 } },
      policy: { duration: { gate: true } },
    },
  ],
  [
    "cost and its share per success",
    {
      means: { cost: 0.02, costPerSuccess: 0.03 },
      rises: {
        cost: { base: 0.01, head: 0.02, rise: 1 },
        costPerSuccess: { base: 0.01, head: 0.03, rise: 2 },
      },
    },
  ],
  [
    "cost per success alone",
    {
      means: { cost: 0.01, costPerSuccess: 0.03 },
      rises: {
        cost: { ...SAME, base: 0.01, head: 0.01 },
        costPerSuccess: { base: 0.01, head: 0.03, rise: 2 },
      },
    },
  ],
  [
    "cost per success that the policy names",
    {
      means: { cost: 0.02, costPerSuccess: 0.03 },
      rises: {
        cost: { base: 0.01, head: 0.02, rise: 1 },
        costPerSuccess: { base: 0.01, head: 0.03, rise: 2 },
      },
      policy: { costPerSuccess: {} },
    },
  ],
  [
    "two rises and a fall",
    {
      means: { tokens: 500, calls: 3, steps: 4 },
      rises: { tokens: FELL, calls: { base: 2, head: 3, rise: 0.5 }, steps: { base: 2, head: 4, rise: 1 } },
    },
  ],
  [
    "a gating rise before another",
    {
      means: { tokens: 1_600, steps: 4 },
      rises: { tokens: {}, steps: { base: 2, head: 4, rise: 1 } },
      policy: { steps: { gate: true } },
    },
  ],
  [
    "above the maximum",
    { means: { tokens: 1_600 }, rises: { tokens: SAME }, policy: { tokens: { max: 1_500, gate: true } } },
  ],
  [
    "at the maximum",
    { means: { tokens: 1_500 }, rises: { tokens: SAME }, policy: { tokens: { max: 1_500, gate: true } } },
  ],
  [
    "above the maximum without a base",
    { means: { tokens: 1_600 }, isFirst: true, policy: { tokens: { max: 1_500, gate: true } } },
  ],
  [
    "above the maximum in known cases",
    {
      means: { tokens: 100 },
      rises: { tokens: SAME },
      policy: { tokens: { max: 1_500, gate: true } },
      cases: [
        { comparison: { state: "new" }, measures: { tokens: { mean: 1 } } },
        { comparison: { state: "comparable" }, measures: { tokens: { mean: 1_501 } } },
      ],
    },
  ],
  [
    "cost per success of known cases",
    {
      means: { costPerSuccess: 1 },
      rises: { costPerSuccess: SAME },
      policy: { costPerSuccess: { max: 2, gate: true } },
      cases: [{ comparison: { state: "comparable" }, measures: { costPerSuccess: { mean: 3 } } }],
    },
  ],
  [
    "a maximum of an unmeasured suite",
    {
      means: { cost: null },
      unknown: 12,
      why: "no rate for gpt-x",
      policy: { cost: { max: 1, gate: true } },
    },
  ],
  [
    "a gate of an unmeasured suite",
    {
      means: { costPerSuccess: null },
      unknown: 12,
      why: "no rate for gpt-x",
      policy: { costPerSuccess: { gate: true } },
    },
  ],
  ["an unmeasured suite without a gate", { means: { cost: null }, unknown: 12, policy: { cost: {} } }],
  [
    "some runs without a value",
    { means: { cost: 0.02 }, unknown: 3, why: "no rate for gpt-x", policy: { cost: {} }, isFirst: true },
  ],
  [
    "cases that the base measures",
    {
      means: { tokens: 1_000 },
      unknown: 2,
      why: "no usage",
      rises: { tokens: SAME },
      missing: { tokens: ["a", "b", "c", "d"] },
      policy: { tokens: { gate: true } },
    },
  ],
  [
    "cases that the base measures, and none here",
    { means: { tokens: null }, unknown: 12, missing: { tokens: ["a"] }, policy: { tokens: { gate: true } } },
  ],
  [
    "cost per success of cases without a cost",
    { means: { costPerSuccess: 1 }, missing: { cost: ["a"] }, policy: { costPerSuccess: { gate: true } } },
  ],
  [
    "a maximum, a rise and missing cases",
    {
      means: { tokens: 1_600 },
      rises: { tokens: {} },
      missing: { tokens: ["a"] },
      policy: { tokens: { max: 1_500, gate: true } },
    },
  ],
  [
    "above the maximum, and missing cases",
    {
      means: { tokens: 1_600 },
      rises: { tokens: SAME },
      missing: { tokens: ["a"] },
      policy: { tokens: { max: 1_500, gate: true } },
    },
  ],
  ["no case on both sides", { means: { tokens: 1_600 }, policy: { tokens: { gate: true } } }],
  ["no case on both sides, without a gate", { means: { tokens: 1_600 }, policy: { tokens: {} } }],
  ["no base", { means: { tokens: 1_600 }, policy: { tokens: { gate: true } }, isFirst: true }],
  [
    "nothing that a rise could show",
    { means: { tokens: 1_010 }, rises: { tokens: { ...SAME, detectable: null } }, policy: { tokens: {} } },
  ],
  [
    "a suite that shows 30%",
    {
      means: { tokens: 1_010 },
      rises: { tokens: { ...SAME, detectable: 0.3 } },
      policy: { tokens: { maxRise: 0.2 } },
    },
  ],
  [
    "a suite that shows less than is allowed",
    {
      means: { tokens: 1_010 },
      rises: { tokens: { ...SAME, detectable: 0.05 } },
      policy: { tokens: { maxRise: 0.2 } },
    },
  ],
  [
    "a suite that shows anything",
    {
      means: { tokens: 1_010 },
      rises: { tokens: { ...SAME, detectable: 0 } },
      policy: { tokens: { maxRise: 0 } },
    },
  ],
  [
    "a suite that shows a hundredfold",
    { means: { tokens: 1_010 }, rises: { tokens: { ...SAME, detectable: 5_000 } }, policy: { tokens: {} } },
  ],
  [
    "no change",
    {
      means: { tokens: 1_000 },
      rises: { tokens: { ...SAME, head: 1_000, rise: 0 } },
      policy: { tokens: {} },
    },
  ],
  [
    "a slight fall",
    {
      means: { tokens: 990 },
      rises: { tokens: { ...SAME, head: 990, rise: -0.01, p: 0.6 } },
      policy: { tokens: {} },
    },
  ],
  [
    "another model alone",
    {
      means: { tokens: 1_000 },
      rises: { tokens: SAME },
      models: { base: ["gpt-4o"], head: ["gpt-5", "gpt-5-mini"] },
    },
  ],
  [
    "another model and a rise",
    { means: { tokens: 1_600 }, rises: { tokens: {} }, models: { base: ["gpt-4o"], head: ["gpt-5"] } },
  ],
];

test("each state of the measures has its sentences", async () => {
  const texts = suites.map(([name, suite]) => {
    const report = reportOf(suite);
    const finding = measuresCheck.check(report);
    const check =
      finding === undefined ? "no check" : `${finding.result}: ${finding.title}: ${finding.message}`;
    return [`# ${name}`, check, `line: ${measureLine(report)}`].join("\n");
  });
  await expect(`${texts.join("\n\n")}\n`).toMatchFileSnapshot("../../golden/lines/measures-states.txt");
});

test("a share of a rise has few digits, and an end", () => {
  const shares = [null, 0, 0.0004, 0.0006, 0.0999, 0.1, 0.126, -0.5, 999.99, 1_000, 5_000].map(riseShare);
  expect(shares.join(" | ")).toBe(
    "from nothing | unchanged | unchanged | +0.1% | +10.0% | +10% | +13% | −50% | +99999% | +100,000% or more | +100,000% or more",
  );
});

test("a measure without a value, a limit or a base is no state", () => {
  expect(measureStates(reportOf({ means: {} }))).toEqual([]);
  const [state] = measureStates(reportOf({ means: { tokens: 5 }, rises: { tokens: {} } }));
  expect(state).toMatchObject({
    isNamed: false,
    gates: false,
    isAboveMax: false,
    isUnknown: false,
    isUncompared: false,
  });
});
