import { createHash } from "node:crypto";
import { type TrendPoint, withBreaks } from "../../../src/gate/measure/build-trend.ts";

type Recorded = Partial<TrendPoint>;

export function commitAt(at: number): string {
  return createHash("sha1").update(`${at}`).digest("hex");
}

/** Commits of the base branch with these pass rates, and f1 half way from there to 1, with these changes. */
export function trendPoints(
  passRates: readonly (number | null)[],
  changed: (at: number) => Recorded = () => ({}),
): TrendPoint[] {
  return withBreaks(
    passRates.map((passRate, at) => ({
      commit: commitAt(at),
      createdAt: null,
      scores: { f1: passRate === null ? null : (1 + passRate) / 2, llm: null },
      passRate,
      cases: 40,
      errors: 0,
      caseSet: "sha256:0",
      isHead: false,
      ...changed(at),
    })),
  );
}

/** `count` pass rates around a level by index, never equal in succession, not random. */
export function wavering(count: number, level: (at: number) => number): number[] {
  return Array.from({ length: count }, (_, at) => level(at) + (((at * 7) % 11) - 5) * 0.004);
}

/** `count` amounts around a level by index: means of a suite, which vary by up to 5%. */
export function waveringAmounts(count: number, level: (at: number) => number): number[] {
  return Array.from({ length: count }, (_, at) => level(at) * (1 + (((at * 7) % 11) - 5) / 100));
}
