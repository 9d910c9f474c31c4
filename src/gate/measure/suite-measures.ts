import { ratioRiseTest, riseTest } from "../../core/statistics/increase-test.ts";
import { mean, median, sum } from "../../core/statistics/summary.ts";
import type { MeasureSummary, Measures, ReportCase, Trial } from "../../report/case.ts";
import { caseLabel } from "../../report/cases.ts";
import type { Comparison, Rise, Rises } from "../../report/comparison.ts";
import {
  measureRun,
  type Rate,
  type RunMeasure,
  runMeasures,
  type SuiteMeasure,
} from "../../scorers/measures.ts";
import { type CasePair, isPaired } from "../compare/pair-cases.ts";

interface MeasureTerms {
  measures?: Partial<Record<SuiteMeasure, object | undefined>> | undefined;
  rates?: readonly Rate[] | undefined;
}

type MeasuredCase = Pick<ReportCase, "trials" | "passRate">;

/** Runs whose recording could be read. */
function measuredTrials({ trials }: Pick<ReportCase, "trials">): Trial[] {
  return trials.filter(({ content, couldNotRun }) => content !== undefined && !couldNotRun);
}

/** Returns the values, and the reasons of runs without a value. */
function valuesOf(trials: readonly Trial[], measure: RunMeasure, rates: readonly Rate[] | undefined) {
  const values: number[] = [];
  const whys: string[] = [];
  for (const trial of trials) {
    const measured = measureRun(trial, measure, rates);
    if ("why" in measured) whys.push(measured.why);
    else values.push(measured.value);
  }
  return { values, whys };
}

/** Returns the measures that any run of a case has. */
export function caseMeasures(measuredCase: MeasuredCase, { rates }: MeasureTerms): Measures {
  const trials = measuredTrials(measuredCase);
  const caseValues: Measures = {};
  for (const measure of runMeasures) {
    const { values, whys } = valuesOf(trials, measure, rates);
    if (values.length > 0) caseValues[measure] = summary(mean(values), median(values), values.length, whys);
  }
  const { cost } = caseValues;
  if (cost === undefined || measuredCase.passRate === null) return caseValues;
  return { ...caseValues, costPerSuccess: perSuccess(cost.mean ?? 0, measuredCase.passRate, cost.runs) };
}

function summary(
  mean: number | null,
  median: number | null,
  runs: number,
  whys: readonly string[],
): MeasureSummary {
  const [why] = whys;
  return { mean, median, runs, ...(why === undefined ? {} : { unknown: whys.length, why }) };
}

function perSuccess(cost: number, passRate: number, runs: number): MeasureSummary {
  return passRate === 0
    ? { ...summary(null, null, runs, []), why: "no run passes" }
    : summary(cost / passRate, null, runs, []);
}

/** Returns the means of a suite's case means. A measure without values appears only where the policy names it. */
export function suiteMeasuresOf(
  cases: readonly (MeasuredCase & Pick<ReportCase, "measures">)[],
  { measures = {}, rates }: MeasureTerms,
): Measures {
  const trials = cases.flatMap(measuredTrials);
  const all: Measures = {};
  for (const measure of runMeasures) {
    const summaries = cases.flatMap((measuredCase) => measuredCase.measures?.[measure] ?? []);
    if (summaries.length === 0 && measures[measure] === undefined) continue;
    const runs = sum(summaries.map((summaryOfCase) => summaryOfCase.runs));
    const whys = runs === trials.length ? [] : valuesOf(trials, measure, rates).whys;
    const means = summaries.flatMap((summaryOfCase) => summaryOfCase.mean ?? []);
    const medians = summaries.flatMap((summaryOfCase) => summaryOfCase.median ?? []);
    all[measure] = summary(mean(means), median(medians), runs, whys);
  }
  const paid = cases.filter(
    (measuredCase) => measuredCase.measures?.cost !== undefined && measuredCase.passRate !== null,
  );
  const cost = mean(paid.flatMap((measuredCase) => measuredCase.measures?.cost?.mean ?? []));
  const passRate = mean(paid.flatMap((measuredCase) => measuredCase.passRate ?? []));
  if (cost !== null && passRate !== null)
    return { ...all, costPerSuccess: perSuccess(cost, passRate, all.cost?.runs ?? 0) };
  if (measures.costPerSuccess === undefined) return all;
  const { whys } = valuesOf(trials, "cost", rates);
  return { ...all, costPerSuccess: summary(null, null, 0, whys) };
}

/** Returns the changes of measures and models over the cases on both sides. Only the cost per success needs equal expectations. */
export function compareMeasures(
  pairs: readonly CasePair[],
  { rates }: MeasureTerms,
  alpha: number,
): Pick<Comparison, "measures" | "unmeasured" | "models"> {
  const sides = pairs.flatMap((pair) => {
    const { head, base } = pair;
    if (base === undefined) return [];
    return { label: caseLabel(head), isPaired: isPaired(pair), head: distinct(head), base: distinct(base) };
  });
  const rises: Rises = {};
  const unmeasured: [RunMeasure, string[]][] = [];
  for (const measure of runMeasures) {
    const { rise, missing } = measureSides(sides, measure, rates, alpha);
    if (rise !== undefined) rises[measure] = rise;
    if (missing.length > 0) unmeasured.push([measure, missing]);
  }
  const perSuccess = riseOfCostPerSuccess(sides, rates, alpha);
  if (perSuccess !== undefined) rises.costPerSuccess = perSuccess;
  const models = {
    base: modelsOf(sides.map((pair) => pair.base)),
    head: modelsOf(sides.map((pair) => pair.head)),
  };
  const isOther = models.head.length > 0 && !isSame(models.base, models.head);
  return {
    ...(Object.keys(rises).length === 0 ? {} : { measures: rises }),
    ...(unmeasured.length === 0 ? {} : { unmeasured: Object.fromEntries(unmeasured) }),
    ...(isOther ? { models } : {}),
  };
}

/** A case on both sides, each recording once. */
interface Sides {
  label: string;
  /** The expectations are equal. */
  isPaired: boolean;
  base: readonly Trial[];
  head: readonly Trial[];
}

function distinct(reportCase: ReportCase): Trial[] {
  return [...new Map(measuredTrials(reportCase).map((trial) => [trial.hash, trial])).values()];
}

function modelsOf(cases: readonly (readonly Trial[])[]): string[] {
  return [...new Set(cases.flat().flatMap(({ model }) => model ?? []))].sort();
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((model, at) => model === b[at]);
}

function measureSides(
  sides: readonly Sides[],
  measure: RunMeasure,
  rates: readonly Rate[] | undefined,
  alpha: number,
): { rise: Rise | undefined; missing: string[] } {
  const measured = sides.map(({ label, base, head }) => ({
    label,
    base: valuesOf(base, measure, rates),
    head: valuesOf(head, measure, rates),
  }));
  const comparable = measured.filter(({ base, head }) => base.values.length > 0 && head.values.length > 0);
  const missing = measured
    .filter(({ base, head }) => base.values.length > 0 && unknownShare(head) > unknownShare(base))
    .map(({ label }) => label);
  const samples = comparable.map(({ base, head }) => ({ base: base.values, head: head.values }));
  const least = LEAST[measure];
  const scale = least === 0 ? "log1p" : "log";
  if (samples.length === 0) return { rise: undefined, missing };
  const { most, ...rise } = riseTest(samples, { scale, alpha, least });
  const label = comparable[most?.at ?? -1]?.label;
  return {
    rise: most === null || label === undefined ? rise : { ...rise, most: { case: label, rise: most.rise } },
    missing,
  };
}

function unknownShare({ values, whys }: ReturnType<typeof valuesOf>): number {
  return whys.length === 0 ? 0 : whys.length / (whys.length + values.length);
}

/** Smaller values count as zero: a model may be free, or a clock may not have moved. */
const LEAST: Record<RunMeasure, number> = {
  tokens: 0.5,
  calls: 0,
  steps: 0.5,
  duration: 0.5,
  cost: 0.000_001,
};

function riseOfCostPerSuccess(
  sides: readonly Sides[],
  rates: readonly Rate[] | undefined,
  alpha: number,
): Rise | undefined {
  const paid = (trials: readonly Trial[]) =>
    trials.flatMap((trial) => {
      const cost = measureRun(trial, "cost", rates);
      if ("why" in cost || trial.pass === null) return [];
      return [{ cost: cost.value < LEAST.cost ? 0 : cost.value, success: Number(trial.pass) }];
    });
  const samples = sides
    .filter(({ isPaired }) => isPaired)
    .map(({ base, head }) => ({ base: paid(base), head: paid(head) }))
    .filter(({ base, head }) => base.length > 0 && head.length > 0);
  return (samples.length === 0 ? null : ratioRiseTest(samples, { alpha })) ?? undefined;
}
