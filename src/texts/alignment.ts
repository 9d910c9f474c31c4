import { sum } from "../statistics/mean.ts";
import { asScore } from "./as-score.ts";
import type { Row } from "./text-scorer.ts";
import { type Cost, isYes, worth } from "./verdicts.ts";

/** Who says what the answer has to be. */
export type Side = "user" | "system";

/** From 0 to 1, how far the answer meets an aspect, and the share of what is asked for that it fulfils: null where nothing is. */
export interface Parts {
  intent: number;
  requirements: number | null;
  completeness: number;
  appropriateness: number;
}

const WEIGHTS = {
  user: { intent: 0.4, requirements: 0.3, completeness: 0.2, appropriateness: 0.1 },
  system: { intent: 0.35, requirements: 0.35, completeness: 0.15, appropriateness: 0.15 },
} as const;

const PARTS = ["intent", "requirements", "completeness", "appropriateness"] as const;
const ASPECTS = ["intent", "completeness", "appropriateness"] as const;

/** What it is worth how far an aspect is met, the best first. */
export const MET = { full: 1, mostly: 0.75, partly: 0.5, hardly: 0.25, no: 0 };

/** How far an answer does what one side says. */
export interface Alignment {
  value: number;
  /** Sentences that ask for something. */
  asked: number;
  fulfilled: number;
  costs: Cost[];
}

/** The weighted mean of the parts that there are. */
export function aligned(side: Side, parts: Parts): number {
  const weights = WEIGHTS[side];
  const weighed = PARTS.flatMap((part) => {
    const value = parts[part];
    return value === null ? [] : [{ weight: weights[part], points: weights[part] * value }];
  });
  return sum(weighed.map(({ points }) => points)) / sum(weighed.map(({ weight }) => weight));
}

/** How far an answer does what one side says, by what a judge says of its sentences and of each aspect. Throws where an aspect has no row. */
export function alignmentWith(side: Side, asks: readonly Row[], aspects: readonly Row[]): Alignment {
  const weights = WEIGHTS[side];
  const asking = asks.filter(({ verdicts }) => verdicts.fulfilled !== "none");
  const unfulfilled = asking.filter((row) => !isYes(row, "fulfilled"));
  const fulfilled = asking.length - unfulfilled.length;
  const all = asking.length === 0 ? 1 - weights.requirements : 1;
  const met = ASPECTS.map((aspect) => {
    const row = aspectRow(aspects, aspect);
    return { aspect, row, value: worth(row, "met", MET) };
  });
  const [intent, completeness, appropriateness] = met.map(({ value }) => value) as [number, number, number];
  const requirements = asking.length === 0 ? null : fulfilled / asking.length;
  return {
    value: asScore(aligned(side, { intent, requirements, completeness, appropriateness })),
    asked: asking.length,
    fulfilled,
    costs: [
      ...met.map(({ aspect, row, value }) => ({
        row,
        cost: ((1 - value) * weights[aspect]) / all,
        name: `${aspect} for the ${side === "user" ? "user" : "system prompt"}`,
        text: `is met ${row.verdicts.met === "no" ? "not at all" : row.verdicts.met}`,
      })),
      ...unfulfilled.map((row) => ({
        row,
        cost: weights.requirements / asking.length,
        text: "is not fulfilled",
      })),
    ],
  };
}

function aspectRow(aspects: readonly Row[], aspect: string): Row {
  const row = aspects.find(({ id }) => id === aspect);
  if (row === undefined) throw new RangeError(`nothing was said of ${aspect}`);
  return row;
}
