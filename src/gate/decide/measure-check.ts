import { limits } from "../../core/limits.ts";
import { mean } from "../../core/statistics/summary.ts";
import { counted, grouped, joined, listed, pText, shorten } from "../../core/text.ts";
import type { MeasureSummary } from "../../report/case.ts";
import { decidingCases } from "../../report/cases.ts";
import type { Rise } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import { measureText, type SuiteMeasure, suiteMeasures, TO_RECORD } from "../../scorers/measures.ts";
import { type GateCheck, type TitledFinding, unlessAccepted } from "./checks.ts";

/** The allowed rise without a limit in the policy. */
const DEFAULT_RISE = 0.1;

export const MEASURE_LABELS: Record<SuiteMeasure, string> = {
  tokens: "tokens",
  calls: "tool calls",
  steps: "model answers",
  duration: "duration",
  cost: "cost",
  costPerSuccess: "cost per success",
};

/** Returns a label such as `tokens per run`. */
export function measureLabel(measure: SuiteMeasure): string {
  return `${MEASURE_LABELS[measure]}${perRun(measure)}`;
}

/** A measure with its limits of the policy and its change from the base. */
export interface MeasureState {
  measure: SuiteMeasure;
  summary: MeasureSummary | undefined;
  rise: Rise | undefined;
  max: number | undefined;
  maxRise: number;
  isNamed: boolean;
  gates: boolean;
  /** The significant change; `rose` only above the allowed rise. */
  change: "rose" | "fell" | "same";
  isAboveMax: boolean;
  /** The mean without new cases. */
  knownMean: number | null;
  /** Cases with fewer measured runs than on the base. */
  missing: readonly string[];
  /** The value is unknown although the policy limits it or the base has it. */
  isUnknown: boolean;
  /** A baseline exists, but has no value to compare. */
  isUncompared: boolean;
}

/** Sums lose precision; a rise of exactly the limit is allowed. */
const ROUNDING = 1e-9;

export function measureStates({ measures = {}, comparison, policy, cases }: Report): MeasureState[] {
  const { alpha } = policy.gate.regression;
  return suiteMeasures.flatMap((measure) => {
    const [summary, rise, limit] = [
      measures[measure],
      comparison?.measures?.[measure],
      policy.measures?.[measure],
    ];
    if (summary === undefined && limit === undefined) return [];
    const { max, maxRise = DEFAULT_RISE, gate: gates = false } = limit ?? {};
    const own = summary?.mean ?? null;
    const known = knownMean(measure, cases);
    // A run without a cost adds none to the cost per success.
    const missing = comparison?.unmeasured?.[measure === "costPerSuccess" ? "cost" : measure] ?? [];
    return {
      measure,
      summary,
      rise,
      max,
      maxRise,
      isNamed: limit !== undefined,
      gates,
      change: limit === undefined && isSlight(measure, rise) ? "same" : changeOf(rise, maxRise, alpha),
      isAboveMax: max !== undefined && [own, known].some((value) => (value ?? 0) > max),
      knownMean: known,
      missing,
      isUnknown: ((gates || max !== undefined) && own === null) || missing.length > 0,
      isUncompared: Boolean(comparison) && rise === undefined && own !== null,
    };
  });
}

/** Below a second a duration shows more of the machine than of the agent. */
function isSlight(measure: SuiteMeasure, rise: Rise | undefined): boolean {
  return measure === "duration" && rise !== undefined && Math.abs(rise.head - rise.base) < 1000;
}

/** New cheap cases must not offset a rise in the other cases. */
function knownMean(measure: SuiteMeasure, cases: Report["cases"]): number | null {
  if (measure === "costPerSuccess") return null;
  const compared = decidingCases(cases).filter(
    ({ comparison }) => comparison !== null && comparison.state !== "new",
  );
  return mean(compared.flatMap(({ measures }) => measures?.[measure]?.mean ?? []));
}

function changeOf(rise: Rise | undefined, maxRise: number, alpha: number): MeasureState["change"] {
  if (rise === undefined) return "same";
  const { rise: share, p } = rise;
  // A rise from zero exceeds any share.
  if (p < alpha && (share === null || share > maxRise + ROUNDING)) return "rose";
  const isLess = share !== null && share < 1 / (1 + DEFAULT_RISE) - 1;
  return isLess && 1 - p < alpha ? "fell" : "same";
}

/** The check of tokens, time and cost. It fails the gate only where the policy demands it. */
export const measures: GateCheck = {
  name: "measures",
  title: "Measures",
  check(measured) {
    const states = measureStates(measured);
    const shown = notableStates(states);
    const models = modelsText(measured);
    if (shown.length === 0 && models === "") return undefined;
    const gating = shown.filter(({ gates }) => gates);
    const ordered = orderedStates(shown);
    const finding: TitledFinding = {
      result: gating.some(isBeyond) ? "fail" : gating.some(isOpen) ? "inconclusive" : "pass",
      title: titleOf(ordered),
      message: joined(
        models,
        ...ordered.map((state) => stateText(state, measured.policy.gate.regression.alpha)),
      ),
      numbers: Object.fromEntries(ordered.flatMap(numbersOf)),
    };
    return unlessAccepted(finding, measured.accepted);
  },
};

/** Returns the measures that changed or that the policy names. The cost per success is left out where the cost moved. */
export function notableStates(states: readonly MeasureState[]): MeasureState[] {
  const costMoved = states.some((state) => state.measure === "cost" && hasMoved(state));
  return states.filter(
    (state) => state.isNamed || (hasMoved(state) && !(state.measure === "costPerSuccess" && costMoved)),
  );
}

/** Returns the changes as a line: a changed model, the most important measure, and the names of the rest. */
export function measureLine(measured: Report): string {
  const [first, ...others] = orderedStates(notableStates(measureStates(measured))).filter(
    (state) => isNews(state) && (isBeyond(state) || hasMoved(state) || isOpen(state)),
  );
  const labels = others.map(({ measure }) => MEASURE_LABELS[measure]);
  const more = others.length > 0 ? `also ${labels.join(", ")}` : "";
  if (first === undefined) return modelsText(measured);
  return joined(modelsText(measured), shortText(first), more);
}

/** A machine's load changes durations, so they are shown with the statistics only, unless they gate. */
export function isNews({ measure, gates }: MeasureState): boolean {
  return measure !== "duration" || gates;
}

function shortText(state: MeasureState): string {
  const { measure, rise, change, isAboveMax, missing } = state;
  const label = MEASURE_LABELS[measure];
  if (rise !== undefined && (change !== "same" || !(isAboveMax || missing.length > 0)))
    return `${label} ${riseText(measure, rise)}`;
  return missing.length > 0 && state.summary?.mean
    ? `${label} ${missingText(state)}${remedyText(state)}`
    : stateText(state, undefined);
}

function orderedStates(shown: readonly MeasureState[]): MeasureState[] {
  const failing = shown.filter((state) => state.gates && isBeyond(state));
  const open = shown.filter(isOpen);
  return [...new Set([...failing, ...open, ...shown.filter(isBeyond), ...shown.filter(hasMoved), ...shown])];
}

function hasMoved({ change }: MeasureState): boolean {
  return change !== "same";
}

function isBeyond({ change, isAboveMax, isUnknown }: MeasureState): boolean {
  return change === "rose" || isAboveMax || isUnknown;
}

function isOpen({ gates, isUncompared }: MeasureState): boolean {
  return gates && isUncompared;
}

function titleOf(shown: readonly MeasureState[]): string {
  const has = (test: (state: MeasureState) => boolean) => shown.some(test);
  if (has(({ change, isAboveMax }) => change === "rose" || isAboveMax)) return "Runs take more";
  if (has(({ gates, isUnknown }) => gates && isUnknown)) return "Not measured";
  if (has(isOpen)) return "Not compared";
  return has(({ change }) => change === "fell") ? "Runs take less" : "Cost and speed";
}

/** Another model explains other token counts, so it comes first. */
function modelsText({ comparison }: Report): string {
  const { base = [], head = [] } = comparison?.models ?? {};
  const names = (all: readonly string[]) =>
    listed(
      all.map((name) => shorten(name, limits.shownString)),
      3,
    );
  return base.length === 0 ? "" : `model ${names(base)} → ${names(head)}`;
}

/** `tokens 12.4 k → 19.8 k per run, +60%, 14 of 14 cases (p < .0001, 10% allowed)` */
function stateText(state: MeasureState, alpha: number | undefined): string {
  const { measure, rise, summary } = state;
  const label = MEASURE_LABELS[measure];
  const mean = summary?.mean ?? null;
  const limit = limitText(state);
  const rest = [missingText(state), uncomparedText(state)];
  if (rise === undefined) {
    const valueText =
      mean === null ? `not measured${whyText(summary)}` : `${measureText(measure, mean)}${perRun(measure)}`;
    const parts = [limit === "" || mean === null ? valueText : limit, ...rest];
    return `${label} ${parts.filter((part) => part !== "").join(", ")}${remedyText(state)}`;
  }
  const parts = [
    `${label} ${riseText(measure, rise)}${alpha === undefined ? "" : ` (${evidence(state, rise, alpha)})`}`,
    limit,
    ...rest,
  ];
  return `${parts.filter((part) => part !== "").join(", ")}${remedyText(state)}`;
}

function limitText({ measure, summary, max, isAboveMax, knownMean }: MeasureState): string {
  if (max === undefined) return "";
  const mean = summary?.mean ?? null;
  const allowed = `${measureText(measure, max)} allowed`;
  if (mean === null) return `at most ${allowed}, and it was not measured`;
  if (!isAboveMax) return `${measureText(measure, mean)} on average, ${allowed}`;
  const [value, where] =
    mean > max || knownMean === null ? [mean, ""] : [knownMean, " of the cases that the base has"];
  return `${measureText(measure, value)} on average${where}, more than the ${allowed}`;
}

function perRun(measure: SuiteMeasure): string {
  return measure === "costPerSuccess" ? "" : " per run";
}

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
  const often =
    measure === "costPerSuccess"
      ? counted(cases, "case")
      : `${rise !== null && rise < 0 ? cases - rose : rose} of ${counted(cases, "case")}`;
  const apart = isApart(most, rise) ? `, most in ${most.case} (${riseShare(most.rise)})` : "";
  return `${values}${perRun(measure)}, ${riseShare(rise)}, ${often}${apart}`;
}

function isApart(most: Rise["most"], rise: number | null): most is NonNullable<Rise["most"]> {
  if (most === undefined || rise === null || rise <= 0) return false;
  return most.rise === null || most.rise >= rise * APART;
}

const APART = 1.5;

/** Returns `+60%`, `−12%`, `+0.4%`, or `from nothing` where the base value is 0. */
export function riseShare(rise: number | null): string {
  if (rise === null) return "from nothing";
  const size = riseSize(rise);
  return size === "0.0%" ? "unchanged" : `${rise < 0 ? "−" : "+"}${size}`;
}

/** In percent; larger values are shown as this. */
const LARGEST = 100_000;

/** Returns the share without its sign, such as `60%` or `0.4%`. */
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

const LEAST_SEEN = 0.01;

/** Runs that the base measures come first, because no other check reports them. */
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
