import { isOfTexts, passMarkOf, reaches } from "../policy/pass-marks.ts";
import type { Policy } from "../policy/schema.ts";
import { isJudged } from "../scorers/registry.ts";

/** A scorer's outcome, as far as it decides whether a run passes. */
type Counting =
  | { status: "scored"; value: number }
  | { status: "not-assessed"; nothingToMeasure?: true | undefined; unrecorded?: true | undefined }
  | { status: "error" };

interface Scored {
  scores: Readonly<Record<string, Counting>>;
  brokenBudgets?: readonly string[] | undefined;
  /** The limit at which the run ended. */
  limit?: string | undefined;
}

/**
 * Whether a run passes. True when every gating scorer that could measure reaches its pass mark, the budgets are kept and
 * no limit that the policy minds ended the run; null when the
 * recording is in error, when nothing that gates could measure it and no budget is broken, and when all is well but for a judge that
 * gates and did not score it, or for what the recording does not hold, be it texts, calls or results: what is kept from a scorer must not
 * make a run pass, nor take from sight that it fails.
 */
export function passes(
  { scores, brokenBudgets = [], limit }: Scored,
  { gate, passMarks }: Pick<Policy, "gate" | "passMarks">,
): boolean | null {
  let isMeasured = false;
  let isReached = true;
  let isKept = false;
  for (const id of gate.scorers) {
    const outcome = scores[id];
    if (outcome?.status === "scored") {
      isMeasured = true;
      isReached &&= reaches(outcome.value, passMarkOf(passMarks, id), id);
    } else if (outcome !== undefined) {
      if (outcome.status === "error" && !isJudged(id)) return null;
      isKept ||= isKeptFrom(id, outcome);
    }
  }
  if (brokenBudgets.length > 0 || !isReached) return false;
  if (!isMeasured) return null;
  if (isCutShort(limit, gate)) return false;
  return isKept ? null : true;
}

/** Whether a run ended at a limit that its policy does not allow. */
export function isCutShort(
  limit: string | undefined,
  { endedAtLimit }: Pick<Policy["gate"], "endedAtLimit">,
): boolean {
  return limit !== undefined && endedAtLimit === "fail";
}

/** Whether a scorer that did not score a run might have: a judge, or one of what the recording does not hold. */
function isKeptFrom(id: string, outcome: Exclude<Counting, { status: "scored" }>): boolean {
  if (isJudged(id) || outcome.status === "error") return true;
  return outcome.unrecorded === true || (isOfTexts(id) && outcome.nothingToMeasure !== true);
}
