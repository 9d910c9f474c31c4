import fc from "fast-check";
import type { Ratings } from "../../../src/core/statistics/kappa.ts";

export type Cells = [bothYes: number, onlyFirst: number, onlySecond: number, bothNo: number];

export function ratingsOf([bothYes, onlyFirst, onlySecond, bothNo]: Cells): Ratings {
  return { bothYes, onlyFirst, onlySecond, bothNo };
}

const count = fc.oneof(fc.constantFrom(0, 0, 1), fc.nat(20), fc.nat(2000));
export const anyRatings = fc.tuple(count, count, count, count).map(ratingsOf);
