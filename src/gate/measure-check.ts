import { limits } from "../base/limits.ts";
import { mean } from "../base/statistics.ts";
import { counted, grouped, joined, listed, pText, shorten } from "../base/text.ts";
import type { MeasureSummary } from "../report/case.ts";
import { decidingCases } from "../report/cases.ts";
import type { Rise } from "../report/comparison.ts";
import { measureText, type SuiteMeasure, suiteMeasures, TO_RECORD } from "../scorers/measures.ts";
import { type GateCheck, type MeasuredReport, type TitledFinding, unlessAccepted } from "./checks.ts";

/** The rise that is allowed where the policy says none. */
const DEFAULT_RISE = 0.1;

/** How a measure is named in a sentence. */
export const MEASURE_LABELS: Record<SuiteMeasure, string> = {
  tokens: "tokens",
  calls: "tool calls",
  steps: "model answers",
  duration: "duration",
  cost: "cost",
  costPerSuccess: "cost per success",
};

/** `tokens per run`; of a cost per success its own name. */
export function measureLabel(measure: SuiteMeasure): string {
  return measure === "costPerSuccess" ? MEASURE_LABELS[measure] : `${MEASURE_LABELS[measure]} per run`;
}

/** A measure beside what the policy says of it. */
export interface MeasureState {
  measure: SuiteMeasure;
  summary: MeasureSummary | undefined;
  rise: Rise | undefined;
  max: number | undefined;
  maxRise: number;
  /** The policy names it. */
  isNamed: boolean;
  /** More than is allowed fails the gate. */
  gates: boolean;
  /** How it stands to the base, where chance does not explain it: `rose` is more than is allowed. */
  change: "rose" | "fell" | "same";
  /** The suite's mean is more than is allowed. */
  isAboveMax: boolean;
  /** Cases of which it is known of fewer runs here than on the base. */
  missing: readonly string[];
  /** It is not known, though the policy bounds it or the base knows it. */
  isUnknown: boolean;
  /** There is a base, and nothing of it to compare with. */
  isUncompared: boolean;
}

/** What adding up loses: a rise of exactly what is allowed is allowed. */
const ROUNDING = 1e-9;

/** Every measure that a report knows, or that the policy names. */
export function measureStates({ measures = {}, comparison, policy, cases }: MeasuredReport): MeasureState[] {
  const { alpha } = policy.gate.regression;
  return suiteMeasures.flatMap((measure) => {
    const [summary, rise, stated] = [
      measures[measure],
      comparison?.measures?.[measure],
      policy.measures?.[measure],
    ];
    if (summary === undefined && stated === undefined) return [];
    const { max, maxRise = DEFAULT_RISE, gate: gates = false } = stated ?? {};
    const own = summary?.mean ?? null;
    // A run without a cost adds none to that of a success.
    const missing = comparison?.unmeasured?.[measure === "costPerSuccess" ? "cost" : measure] ?? [];
    return {
      measure,
      summary,
      rise,
      max,
      maxRise,
      isNamed: stated !== undefined,
      gates,
      change: stated === undefined && isSlight(measure, rise) ? "same" : changeOf(rise, maxRise, alpha),
      isAboveMax: max !== undefined && [own, knownMean(measure, cases)].some((one) => (one ?? 0) > max),
      missing,
      isUnknown: ((gates || max !== undefined) && own === null) || missing.length > 0,
      isUncompared: Boolean(comparison) && rise === undefined && own !== null,
    };
  });
}

/** Below a second a duration says more of the machine than of the agent. */
function isSlight(measure: SuiteMeasure, rise: Rise | undefined): boolean {
  return measure === "duration" && rise !== undefined && Math.abs(rise.head - rise.base) < 1000;
}

/** The mean without the cases that the base does not have: cheap ones must not make up for others. */
function knownMean(measure: SuiteMeasure, cases: MeasuredReport["cases"]): number | null {
  if (measure === "costPerSuccess") return null;
  const known = decidingCases(cases).filter(
    ({ comparison }) => comparison !== null && comparison.state !== "new",
  );
  return mean(known.flatMap(({ measures }) => measures?.[measure]?.mean ?? []));
}

function changeOf(rise: Rise | undefined, maxRise: number, alpha: number): MeasureState["change"] {
  if (rise === undefined) return "same";
  const { rise: share, p } = rise;
  // From nothing to something is more than any share.
  if (p < alpha && (share === null || share > maxRise + ROUNDING)) return "rose";
  const isLess = share !== null && share < 1 / (1 + DEFAULT_RISE) - 1;
  return isLess && 1 - p < alpha ? "fell" : "same";
}

/** What runs take: tokens, time and money. It fails the gate only where the policy says so. */
export const measures: GateCheck = {
  name: "measures",
  title: "Measures",
  check(measured) {
    const states = measureStates(measured);
    const told = toldStates(states);
    const models = modelsText(measured);
    if (told.length === 0 && models === "") return undefined;
    const gating = told.filter(({ gates }) => gates);
    const ordered = orderedStates(told);
    const finding: TitledFinding = {
      result: gating.some(isBeyond) ? "fail" : gating.some(isOpen) ? "inconclusive" : "pass",
      title: titleOf(ordered),
      message: joined(models, ...ordered.map((one) => stateText(one, measured.policy.gate.regression.alpha))),
      numbers: Object.fromEntries(ordered.flatMap(numbersOf)),
    };
    return unlessAccepted(finding, measured.accepted);
  },
};

/** The measures that a reader is told of: those that changed, and those that the policy names. A cost per success is told where a run's cost is not. */
export function toldStates(states: readonly MeasureState[]): MeasureState[] {
  const costMoved = states.some((one) => one.measure === "cost" && hasMoved(one));
  return states.filter(
    (one) => one.isNamed || (hasMoved(one) && !(one.measure === "costPerSuccess" && costMoved)),
  );
}

/** What changed, in a line: another model first, then the measure that matters most, and which others there are. */
export function measureLine(measured: MeasuredReport): string {
  const [first, ...others] = orderedStates(toldStates(measureStates(measured))).filter(
    (one) => isBeyond(one) || hasMoved(one) || isOpen(one),
  );
  const labels = others.map(({ measure }) => MEASURE_LABELS[measure]);
  const more = others.length > 0 ? `also ${labels.join(", ")}` : "";
  if (first === undefined) return modelsText(measured);
  return joined(modelsText(measured), shortText(first), more);
}

function shortText(one: MeasureState): string {
  const { measure, rise, change, isAboveMax, missing } = one;
  const label = MEASURE_LABELS[measure];
  if (rise !== undefined && (change !== "same" || !(isAboveMax || missing.length > 0)))
    return `${label} ${riseText(measure, rise)}`;
  return missing.length > 0 && one.summary?.mean
    ? `${label} ${missingText(one)}${remedyText(one)}`
    : stateText(one, undefined);
}

/** What fails the gate first, then what is beyond its bounds, then what changed. */
function orderedStates(told: readonly MeasureState[]): MeasureState[] {
  const failing = told.filter((one) => one.gates && isBeyond(one));
  const open = told.filter(isOpen);
  return [...new Set([...failing, ...open, ...told.filter(isBeyond), ...told.filter(hasMoved), ...told])];
}

function hasMoved({ change }: MeasureState): boolean {
  return change !== "same";
}

function isBeyond({ change, isAboveMax, isUnknown }: MeasureState): boolean {
  return change === "rose" || isAboveMax || isUnknown;
}

/** It gates, and nobody knows whether it rose. */
function isOpen({ gates, isUncompared }: MeasureState): boolean {
  return gates && isUncompared;
}

function titleOf(told: readonly MeasureState[]): string {
  const has = (test: (one: MeasureState) => boolean) => told.some(test);
  if (has(({ change, isAboveMax }) => change === "rose" || isAboveMax)) return "Runs take more";
  if (has(({ gates, isUnknown }) => gates && isUnknown)) return "Not measured";
  if (has(isOpen)) return "Not compared";
  return has(({ change }) => change === "fell") ? "Runs take less" : "What runs take";
}

/** Another model takes other tokens: who reads the figures must know it first. */
function modelsText({ comparison }: MeasuredReport): string {
  const { models } = comparison ?? {};
  const names = (all: readonly string[]) =>
    listed(
      all.map((name) => shorten(name, limits.shownString)),
      3,
    );
  return models === undefined ? "" : `model ${names(models.base)} → ${names(models.head)}`;
}

/** `tokens 12.4 k → 19.8 k per run, +60%, 14 of 14 cases (p < .0001, 10% allowed)` */
function stateText(one: MeasureState, alpha: number | undefined): string {
  const { measure, rise, summary, max, isAboveMax } = one;
  const label = MEASURE_LABELS[measure];
  const mean = summary?.mean ?? null;
  const limit =
    max === undefined
      ? ""
      : mean === null
        ? `at most ${measureText(measure, max)} allowed, and it was not measured`
        : `${measureText(measure, mean)} on average, ${isAboveMax ? "more than the " : ""}${measureText(measure, max)} allowed`;
  const rest = [missingText(one), uncomparedText(one)];
  if (rise === undefined) {
    const known = mean === null ? `not measured${whyText(summary)}` : `${measureText(measure, mean)} per run`;
    const parts = [limit === "" || mean === null ? known : limit, ...rest];
    return `${label} ${parts.filter((part) => part !== "").join(", ")}${remedyText(one)}`;
  }
  const parts = [
    `${label} ${riseText(measure, rise)}${alpha === undefined ? "" : ` (${evidence(one, rise, alpha)})`}`,
    limit,
    ...rest,
  ];
  return `${parts.filter((part) => part !== "").join(", ")}${remedyText(one)}`;
}

/** Where it fails the gate that nobody knows a measure: what to record. */
function remedyText({ measure, gates, isUnknown, missing, summary }: MeasureState): string {
  const isSilent = missing.length > 0 || (summary?.runs ?? 0) === 0;
  if (!gates || !isUnknown || !isSilent) return "";
  return `. ${TO_RECORD[measure === "costPerSuccess" ? "cost" : measure]}`;
}

function whyText(summary: MeasureSummary | undefined): string {
  return summary?.why === undefined ? "" : `: ${summary.why}`;
}

/** `12.4 k → 19.8 k per run, +60%, 14 of 14 cases, most in refund (+150%)` */
function riseText(measure: SuiteMeasure, { base, head, rise, rose, cases, most }: Rise): string {
  const values = `${measureText(measure, base)} → ${measureText(measure, head)}`;
  const per = measure === "costPerSuccess" ? "" : " per run";
  const often =
    measure === "costPerSuccess"
      ? counted(cases, "case")
      : `${rise !== null && rise < 0 ? cases - rose : rose} of ${counted(cases, "case")}`;
  const apart = isApart(most, rise) ? `, most in ${most.case} (${riseShare(most.rise)})` : "";
  return `${values}${per}, ${riseShare(rise)}, ${often}${apart}`;
}

/** Whether a case rose so much more than all together that a reader should look at it first. */
function isApart(most: Rise["most"], rise: number | null): most is NonNullable<Rise["most"]> {
  if (most === undefined || rise === null || rise <= 0) return false;
  return most.rise === null || most.rise >= rise * APART;
}

const APART = 1.5;

/** `+60%`, `−12%`, `+0.4%`; `from nothing` where the base took none. */
export function riseShare(rise: number | null): string {
  if (rise === null) return "from nothing";
  const size = riseSize(rise);
  return size === "0.0%" ? "unchanged" : `${rise < 0 ? "−" : "+"}${size}`;
}

/** In percent. Larger ones are as good as any. */
const LARGEST = 100_000;

/** The same without its sign: `60%`, `0.4%`. */
export function riseSize(rise: number): string {
  const percent = Math.abs(rise * 100);
  if (percent >= LARGEST) return `${grouped(LARGEST)}% or more`;
  return `${percent.toFixed(percent >= 10 ? 0 : 1)}%`;
}

function evidence({ change, maxRise }: MeasureState, { p, detectable, rise }: Rise, alpha: number): string {
  const chance = rise !== null && rise < 0 ? 1 - p : p;
  const allowed = `${Number((maxRise * 100).toFixed(1))}% allowed`;
  if (change === "fell") return pText(chance, alpha);
  if (change === "rose") return `${pText(chance, alpha)}, ${allowed}`;
  if (detectable === null) return "too little was recorded again to see any rise";
  const least = Math.min(Math.max(detectable, maxRise, LEAST_SEEN) * 100, LARGEST);
  return `${pText(chance, alpha)}; rises under about ${least.toFixed(0)}% may stay unseen`;
}

/** No suite sees every rise. */
const LEAST_SEEN = 0.01;

/** Of which runs it is not known: of those that the base measures first, which nobody else tells. */
function missingText({
  missing,
  summary,
  isNamed,
}: Pick<MeasureState, "missing" | "summary" | "isNamed">): string {
  const { mean = null, runs = 0, unknown = 0 } = summary ?? {};
  const cases = `${counted(missing.length, "case")}`;
  if (missing.length > 0)
    return mean === null
      ? `though the base measures ${cases}: ${listed(missing, 3)}`
      : `not measured in runs of ${cases} that the base measures: ${listed(missing, 3)}${reasonText(summary)}`;
  if (!isNamed || mean === null || unknown === 0) return "";
  return `not known of ${unknown} of ${counted(runs + unknown, "run")}${whyText(summary)}`;
}

function reasonText(summary: MeasureSummary | undefined): string {
  return summary?.why === undefined ? "" : ` (${shorten(summary.why, limits.shownString)})`;
}

function uncomparedText({ isUncompared, isNamed }: MeasureState): string {
  return isNamed && isUncompared ? "not compared: no case has it on both sides" : "";
}

function numbersOf({ measure, summary, rise, max, maxRise }: MeasureState): [string, number | null][] {
  return [
    [measure, summary?.mean ?? null],
    ...(max === undefined ? [] : [[`${measure} max`, max] as [string, number]]),
    ...(rise === undefined
      ? []
      : ([
          [`${measure} rise`, rise.rise],
          [`${measure} p`, rise.p],
          [`${measure} maxRise`, maxRise],
          [`${measure} detectable`, rise.detectable],
        ] as [string, number | null][])),
  ];
}
