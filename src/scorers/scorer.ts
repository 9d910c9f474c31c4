import type { Expectation } from "../expectations/expectation.ts";
import type { Json } from "../json/json.ts";
import type { ToolBook } from "../policy/tools.ts";
import type { Run } from "../recordings/run.ts";

/**
 * What a scorer says of one run: measured, nothing to measure, or broken. The last two are never a number and never a pass.
 */
export type Outcome<Details = Json> =
  | { status: "scored"; value: number; details: Details }
  | { status: "not-assessed"; reason: string }
  | { status: "error"; reason: string };

/** One way to score a run. One file each; `registry.ts` lists them. */
export interface Scorer<Details = unknown> {
  /** The name users know it by. */
  id: string;
  /** Whether a higher or a lower score is better. */
  direction: "higher" | "lower";
  /** Raised whenever the same run may score differently than before: part of a case's fingerprint. */
  version: number;
  score(run: Run, expectation: Expectation, tools: ToolBook): Outcome<Details>;
}
