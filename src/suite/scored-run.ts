import type { Identity, Origin } from "../recordings/run.ts";
import type { Recorded, Trial } from "./trial.ts";

/**
 * A run as far as the scorers that need no judge can say: all that is kept of it. Plain data, which threads can send to one another.
 */
export interface ScoredRun
  extends Pick<
    Trial,
    | "toolCalls"
    | "scores"
    | "brokenBudgets"
    | "limit"
    | "failures"
    | "unexpectedTools"
    | "hintedTools"
    | "nearNames"
  > {
  identity: Identity;
  origin: Origin;
  warnings: readonly string[];
  /** Undefined where an expectations file says what is expected. */
  recorded?: Recorded;
}
