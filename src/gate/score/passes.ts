import type { Policy } from "../../config/policy-schema.ts";
import type { RulesState } from "../../scorers/check-rules.ts";
import { passMarkOf, scorerNamed } from "../../scorers/pass-marks.ts";

type GatingOutcome =
  | { status: "scored"; value: number }
  | { status: "not-assessed"; nothingToMeasure?: true | undefined; unrecorded?: true | undefined }
  | { status: "error" };

interface GatingScores {
  scores: Readonly<Record<string, GatingOutcome>>;
  rules?: RulesState | undefined;
  brokenRules?: readonly unknown[] | undefined;
  /** The field that older reports have in place of `brokenRules`. */
  brokenBudgets?: readonly unknown[] | undefined;
  limit?: string | undefined;
}

/**
 * Returns true when a run passes, null when that is unknown. A gating judge without a score, or data that the recording lacks, turns a
 * pass into null: a missing score must neither make a run pass nor hide that it fails.
 */
export function passes(
  { scores, rules, brokenRules = [], brokenBudgets = [], limit }: GatingScores,
  { gate, passMarks }: Pick<Policy, "gate" | "passMarks">,
): boolean | null {
  if (brokenRules.length > 0 || brokenBudgets.length > 0) return false;
  if (rules === "unchecked") return null;
  let isMeasured = rules === "kept";
  let isReached = true;
  let isMissing = false;
  for (const id of gate.scorers) {
    const outcome = scores[id];
    if (outcome?.status === "scored") {
      isMeasured = true;
      isReached &&= scorerNamed(id).reaches(outcome.value, passMarkOf(passMarks, id));
    } else if (outcome !== undefined) {
      if (outcome.status === "error" && !scorerNamed(id).isJudged) return null;
      isMissing ||= lacksScore(id, outcome);
    }
  }
  if (!isReached) return false;
  if (!isMeasured) return null;
  if (isCutShort(limit, gate)) return false;
  return isMissing ? null : true;
}

/** Returns true when the run ended at a limit that the policy does not allow. */
export function isCutShort(
  limit: string | undefined,
  { endedAtLimit }: Pick<Policy["gate"], "endedAtLimit">,
): boolean {
  return limit !== undefined && endedAtLimit === "fail";
}

/** Returns true when a gating scorer could have scored the run and did not: it is in error, or the recording lacks its data. */
export function isKeptFromAny(
  scores: GatingScores["scores"],
  { scorers }: Pick<Policy["gate"], "scorers">,
): boolean {
  return scorers.some((id) => {
    const outcome = scores[id];
    return outcome !== undefined && outcome.status !== "scored" && lacksScore(id, outcome);
  });
}

function lacksScore(id: string, outcome: Exclude<GatingOutcome, { status: "scored" }>): boolean {
  if (scorerNamed(id).isJudged || outcome.status === "error") return true;
  return outcome.unrecorded === true || (scorerNamed(id).isRequested && outcome.nothingToMeasure !== true);
}
