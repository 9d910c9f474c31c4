import { sum } from "../statistics/mean.ts";
import { asScore } from "./as-score.ts";
import type { Row } from "./text-scorer.ts";
import { type Cost, isYes, worth } from "./verdicts.ts";

/** Who says what the answer has to be. */
export type Side = "user" | "system";

const WEIGHTS = {
  user: { intent: 0.4, requirements: 0.3, completeness: 0.2, appropriateness: 0.1 },
  system: { intent: 0.35, requirements: 0.35, completeness: 0.15, appropriateness: 0.15 },
} as const;

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

/**
 * How far an answer does what one side says: a weighted mean of its aspects and of the share of what is asked for that it fulfils. Where
 * nothing is asked for, the aspects share that weight. Throws where an aspect has no row.
 */
export function alignmentWith(side: Side, asks: readonly Row[], aspects: readonly Row[]): Alignment {
  const weights = WEIGHTS[side];
  const asking = asks.filter(({ verdicts }) => verdicts.fulfilled !== "none");
  const unfulfilled = asking.filter((row) => !isYes(row, "fulfilled"));
  const left = asking.length === 0 ? 1 - weights.requirements : 1;
  const costs: Cost[] = [
    ...ASPECTS.map((aspect) => {
      const row = aspectRow(aspects, aspect);
      return {
        row,
        cost: ((1 - worth(row, "met", MET)) * weights[aspect]) / left,
        name: `${aspect} for the ${side === "user" ? "user" : "system prompt"}`,
        text: `is met ${row.verdicts.met === "no" ? "not at all" : row.verdicts.met}`,
      };
    }),
    ...unfulfilled.map((row) => ({
      row,
      cost: weights.requirements / asking.length,
      text: "is not fulfilled",
    })),
  ];
  const value = asScore(1 - sum(costs.map(({ cost }) => cost)));
  return { value, asked: asking.length, fulfilled: asking.length - unfulfilled.length, costs };
}

function aspectRow(aspects: readonly Row[], aspect: string): Row {
  const row = aspects.find(({ id }) => id === aspect);
  if (row === undefined) throw new RangeError(`nothing was said of ${aspect}`);
  return row;
}
