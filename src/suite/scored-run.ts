import type { Place } from "../problems.ts";
import type { Recorded, Trial } from "./trial.ts";

/** Which case a run belongs to. */
export interface Identity {
  caseId: string;
  trial?: string;
  tags: Record<string, string>;
}

/** Where a run came from. */
export interface Origin {
  place: Place & { file: string; index: number };
  format?: string;
  hash?: string;
  /** Of what the agent did, where that could be read. */
  content?: string | undefined;
}

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
