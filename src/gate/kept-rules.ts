import type { ReportCase, Trial } from "../report/case.ts";
import { brokenRuleTexts } from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import { deterministicScorers } from "../scorers/index.ts";
import { passes } from "./score.ts";

/** Whether the runs of a case are under rules, as far as its report shows it. */
export function hasRules({ trials }: { trials: readonly RuledTrial[] }): boolean {
  return trials.some(isUnderRules);
}

type RuledTrial = Pick<Trial, "rules" | "brokenRules" | "brokenBudgets">;

function isUnderRules(trial: RuledTrial): boolean {
  return trial.rules !== undefined || brokenRuleTexts(trial).length > 0;
}

/**
 * Returns a run that is known to be under rules as its report would have it today: rungate 0.1.0 recorded only the rules that were broken.
 * In that version, a rule that could not be checked put a scorer into error.
 */
export function withRulesState(trial: Trial): Trial {
  const isBroken = deterministicScorers.some(({ id }) => trial.scores[id]?.status === "error");
  return isUnderRules(trial) || isBroken ? trial : { ...trial, rules: "kept" };
}

/**
 * Returns a baseline whose runs passed by the rules that they kept, where rungate 0.1.0 wrote it. A case of it had rules if a case of the
 * head with the same fingerprint has some.
 */
export function withKeptRules(base: Report, head: readonly ReportCase[]): Report {
  const ruled = new Set(
    head.flatMap((one) => (hasRules(one) ? [one.fingerprint, one.olderFingerprint ?? null] : [])),
  );
  const isOlder = ({ fingerprint, trials }: ReportCase) =>
    fingerprint !== null && ruled.has(fingerprint) && trials.some((trial) => withRulesState(trial) !== trial);
  if (!base.cases.some(isOlder)) return base;
  const cases = base.cases.map((one) => {
    if (!isOlder(one)) return one;
    const trials = one.trials.map(withRulesState);
    return { ...one, trials: trials.map((trial) => ({ ...trial, pass: passes(trial, base.policy) })) };
  });
  return { ...base, cases };
}
