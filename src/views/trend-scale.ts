import { percent, signedPoints } from "../core/text.ts";
import { MEASURE_LABELS, riseShare, riseSize } from "../gate/decide/measure-check.ts";
import { isAmount, type Measure, type Shift } from "../gate/measure/build-trend.ts";
import { measureText, type SuiteMeasure } from "../scorers/measures.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import { scorerLabel } from "./scores.ts";

/** Formatting of a measure's values: shares from 0 to 1, or amounts with a unit. */
export interface Scale {
  /** Name in sentences. `name` and `title` of a scorer are untrusted text. */
  name: string;
  /** Title of the chart: `toxicity (lower is better)`, `tokens per run`. */
  title: string;
  isLowerBetter: boolean;
  /** Completes `not …`. */
  missing: "assessed" | "measured";
  text(value: number): string;
  /** Change as a sentence part: `fell by 4.0 points`, `rose by 60% (12.4 k → 19.8 k)`. */
  move(levels: Levels): string;
  step(levels: Levels): string;
  isSteady(value: number, before: number): boolean;
  /** Range of the chart for one or more values. A minimum height keeps noise from looking like a large change. */
  range(values: readonly number[]): [low: number, high: number];
  /** Highest bound that the chart can still include. */
  farthest(values: readonly number[]): number;
  /** Unit of the chart's numbers, by its upper end. */
  unit(high: number): Unit;
}

type Levels = Pick<Shift, "before" | "after">;

export function scaleOf(measure: Measure): Scale {
  return isAmount(measure) ? amounts(measure) : shares(measure);
}

/** Shares that differ less than `steady` are equal; `range` is the minimum height of the chart. */
const SHARES = { steady: 0.02, range: 0.1 };

function shares(measure: Measure): Scale {
  return {
    name: measure,
    title: scorerLabel(measure),
    isLowerBetter: scorerNamed(measure).isLowerBetter,
    missing: "assessed",
    text: percent,
    move: ({ before, after }) =>
      `${after < before ? "fell" : "rose"} by ${(Math.abs(after - before) * 100).toFixed(1)} points`,
    step: ({ before, after }) => signedPoints(after - before),
    isSteady: (value, before) => Math.abs(value - before) < SHARES.steady,
    range: shareRange,
    farthest: () => 1,
    unit: () => ({ size: 0.01, after: "%" }),
  };
}

function shareRange(values: readonly number[]): [low: number, high: number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const middle = (low + high) / 2;
  const half = Math.max(high - low, SHARES.range) / 2;
  const bottom = Math.min(Math.max(middle - half, 0), 1 - 2 * half);
  return [bottom, bottom + 2 * half];
}

/**
 * Relative limits for amounts: `steady` and `range` as for shares, `farthest` for a bound above the highest value. Amounts below
 * `nothing` display as 0.
 */
const AMOUNTS = { steady: 0.05, range: 0.2, farthest: 2, nothing: 1e-9 };

function amounts(measure: SuiteMeasure): Scale {
  const label = MEASURE_LABELS[measure];
  const text = (value: number) => measureText(measure, value);
  return {
    name: label,
    title: measure === "costPerSuccess" ? label : `${label} per run`,
    isLowerBetter: true,
    missing: "measured",
    text,
    move: ({ before, after }) =>
      before === 0
        ? `rose from nothing to ${text(after)}`
        : `${after < before ? "fell" : "rose"} by ${riseSize(after / before - 1)} (${text(before)} → ${text(after)})`,
    step: ({ before, after }) => (before === 0 ? "from 0" : riseShare(after / before - 1)),
    isSteady: (value, before) => Math.abs(value - before) <= AMOUNTS.steady * before,
    range: amountRange,
    farthest: (values) => AMOUNTS.farthest * Math.max(...values),
    unit: (high) => unitOf(measure, high),
  };
}

function amountRange(values: readonly number[]): [low: number, high: number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (high < AMOUNTS.nothing) return [0, 1];
  const width = Math.max(high - low, AMOUNTS.range * high);
  const bottom = Math.max((low + high - width) / 2, 0);
  return [Math.min(bottom, low), Math.max(bottom + width, high)];
}

interface Unit {
  size: number;
  before?: string;
  after?: string;
}

const ONE: Unit = { size: 1 };
const COUNTS: readonly Unit[] = [{ size: 1_000_000, after: " M" }, { size: 1_000, after: " k" }, ONE];
const TIMES: readonly Unit[] = [
  { size: 60_000, after: " min" },
  { size: 1_000, after: " s" },
  { size: 1, after: " ms" },
];
const DOLLARS: readonly Unit[] = [{ size: 1, before: "$" }];

function unitOf(measure: SuiteMeasure, high: number): Unit {
  const units =
    measure === "duration" ? TIMES : measure === "cost" || measure === "costPerSuccess" ? DOLLARS : COUNTS;
  return units.find(({ size }) => high >= size) ?? units.at(-1) ?? ONE;
}
