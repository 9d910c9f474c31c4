import { percent, signedPoints } from "../base/text.ts";
import { MEASURE_LABELS, riseShare, riseSize } from "../gate/measure-check.ts";
import { isAmount, type Measure, type Shift } from "../gate/trend.ts";
import { measureText, type SuiteMeasure } from "../scorers/measures.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import { scorerLabel } from "./scores.ts";

/** How the values of a trend's measure are told and drawn: as shares of 1, or as amounts in a unit of their own. */
export interface Scale {
  /** How a sentence names it. Of a scorer this and the title are untrusted text. */
  name: string;
  /** What stands above its chart: `toxicity (lower is better)`, `tokens per run`. */
  title: string;
  isLowerBetter: boolean;
  /** Said of a commit without a value. */
  missing: string;
  text(value: number): string;
  /** How a level changed, in a sentence: `fell by 4.0 points`, `rose by 60% (12.4 k → 19.8 k)`. */
  move(levels: Levels): string;
  /** The same in a chart: `−4.0`, `+60%`. */
  step(levels: Levels): string;
  /** Whether a value is about that of the commits before. */
  isSteady(value: number, before: number): boolean;
  /** The lowest and the highest value that a chart of these shows, of at least one: noise is not to look like a landslide. */
  range(values: readonly number[]): [low: number, high: number];
  /** The highest bound for which a chart of these values still leaves room. */
  farthest(values: readonly number[]): number;
  /** In what an axis over this range counts. */
  grid(range: readonly [low: number, high: number]): Grid;
}

type Levels = Pick<Shift, "before" | "after">;

/** What an axis counts in: percent, thousands, seconds. */
export interface Grid {
  unit: number;
  /** How far two ticks may be apart, in units, the least first, and the digits behind the point that this takes. */
  steps: readonly { size: number; digits: number }[];
  /** A number of units as a tick says it. */
  text(count: string): string;
}

/** The scale of a measure. */
export function scaleOf(measure: Measure): Scale {
  return isAmount(measure) ? amounts(measure) : shares(measure);
}

/** The difference of shares below which they are steady, and the least height of their chart. */
const SHARES = { steady: 0.02, range: 0.1 };

function shares(measure: Measure): Scale {
  return {
    name: measure,
    title: scorerLabel(measure),
    isLowerBetter: scorerNamed(measure).isLowerBetter,
    missing: "not assessed",
    text: percent,
    move: ({ before, after }) =>
      `${after < before ? "fell" : "rose"} by ${(Math.abs(after - before) * 100).toFixed(1)} points`,
    step: ({ before, after }) => signedPoints(after - before),
    isSteady: (value, before) => Math.abs(value - before) < SHARES.steady,
    range: shareRange,
    farthest: () => 1,
    grid: () => ({
      unit: 0.01,
      steps: [2, 5, 10, 20].map((size) => ({ size, digits: 0 })),
      text: (count) => `${count}%`,
    }),
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
 * Of amounts everything is relative: the difference to the level before below which they are steady, the least height of their chart to the
 * highest, and how far above that a bound is drawn. Less than `nothing` is shown as 0 in every unit.
 */
const AMOUNTS = { steady: 0.05, range: 0.2, farthest: 2, nothing: 1e-9 };

function amounts(measure: SuiteMeasure): Scale {
  const label = MEASURE_LABELS[measure];
  const text = (value: number) => measureText(measure, value);
  return {
    name: label,
    title: measure === "costPerSuccess" ? label : `${label} per run`,
    isLowerBetter: true,
    missing: "not measured",
    text,
    move: ({ before, after }) =>
      before === 0
        ? `rose from nothing to ${text(after)}`
        : `${after < before ? "fell" : "rose"} by ${riseSize(after / before - 1)} (${text(before)} → ${text(after)})`,
    step: ({ before, after }) => (before === 0 ? "from 0" : riseShare(after / before - 1)),
    isSteady: (value, before) => Math.abs(value - before) <= AMOUNTS.steady * before,
    range: amountRange,
    farthest: (values) => AMOUNTS.farthest * Math.max(...values),
    grid: ([low, high]) => {
      const { size, before = "", after = "" } = unitOf(measure, high);
      return {
        unit: size,
        steps: roundSteps((high - low) / size),
        text: (count) => `${before}${count}${count === "0" ? "" : after}`,
      };
    },
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

/** A unit, and what stands before a number of them, or after. */
interface Unit {
  size: number;
  before?: string;
  after?: string;
}

const ONE: Unit = { size: 1 };
/** The largest first. */
const COUNTS: readonly Unit[] = [{ size: 1_000_000, after: " M" }, { size: 1_000, after: " k" }, ONE];
const TIMES: readonly Unit[] = [
  { size: 60_000, after: " min" },
  { size: 1_000, after: " s" },
  { size: 1, after: " ms" },
];
const DOLLARS: readonly Unit[] = [{ size: 1, before: "$" }];

/** The unit for values up to this: the one in which people read the highest. */
function unitOf(measure: SuiteMeasure, high: number): Unit {
  const units =
    measure === "duration" ? TIMES : measure === "cost" || measure === "costPerSuccess" ? DOLLARS : COUNTS;
  return units.find(({ size }) => high >= size) ?? units.at(-1) ?? ONE;
}

/** Ticks by which a range is cut at most, about. */
const CUTS = 5;

/** 1, 2 and 5, times a power of ten: those among which there is one that cuts a range of this width in five. */
function roundSteps(width: number): Grid["steps"] {
  const exponent = Math.floor(Math.log10(width / CUTS));
  const steps = [1, 2, 5].map((factor) => ({ factor, power: exponent }));
  return [...steps, ...[1, 2].map((factor) => ({ factor, power: exponent + 1 }))].map(
    ({ factor, power }) => ({
      size: Number(`${factor}e${power}`),
      digits: Math.max(0, -power),
    }),
  );
}
