import type { Report } from "../report/schema.ts";

/** What there is to compare with. Every state but `found` says why there is nothing. */
export type Baseline =
  | { state: "none" | "first-use" | "missing" | "unavailable"; reason: string }
  | { state: "found"; reason: string; report: Report; origin?: ArtifactOrigin; instead?: Instead };

/** Why it is not the report of the base commit itself. */
export interface Instead {
  /** A sentence. */
  why: string;
  /** That commit's run has not ended. */
  isUnderWay: boolean;
}

/** The artifact that a baseline was read from. */
interface ArtifactOrigin {
  /** First parents between the base commit and the baseline's. */
  distance: number;
  runId: number;
  artifactId: number;
}

/** Nobody asked for a comparison. */
export const noBaseline: Baseline = { state: "none", reason: "no baseline was asked for" };
