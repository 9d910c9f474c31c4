import type { ReportCase, Trial } from "../../report/case.ts";
import { brokenRuleTexts } from "../../report/reasons.ts";
import type { Report } from "../../report/report.ts";
import { deterministicScorers } from "../../scorers/index.ts";
import { passes } from "../score/passes.ts";

/** Returns true where the report shows that the case has rules. */
export function hasRules({ trials }: { trials: readonly RuledTrial[] }): boolean {
  return trials.some(isUnderRules);
}

type RuledTrial = Pick<Trial, "rules" | "brokenRules" | "brokenBudgets">;

function isUnderRules(trial: RuledTrial): boolean {
  return trial.rules !== undefined || brokenRuleTexts(trial).length > 0;
}

/** Returns a run with its rules state. Reports of rungate 0.1.0 have only broken rules; there an unchecked rule put a scorer into error. */
export function withRulesState(trial: Trial): Trial {
  const isBroken = deterministicScorers.some(({ id }) => trial.scores[id]?.status === "error");
  return isUnderRules(trial) || isBroken ? trial : { ...trial, rules: "kept" };
}

/** Returns the baseline with passes recomputed where rungate 0.1.0 wrote it. Equal fingerprints show which cases have rules. */
export function withKeptRules(base: Report, head: readonly ReportCase[]): Report {
  const ruled = new Set(
    head.flatMap((entry) => (hasRules(entry) ? [entry.fingerprint, entry.olderFingerprint ?? null] : [])),
  );
  const isOlder = ({ fingerprint, trials }: ReportCase) =>
    fingerprint !== null && ruled.has(fingerprint) && trials.some((trial) => withRulesState(trial) !== trial);
  if (!base.cases.some(isOlder)) return base;
  const cases = base.cases.map((reportCase) => {
    if (!isOlder(reportCase)) return reportCase;
    const trials = reportCase.trials.map(withRulesState);
    return { ...reportCase, trials: trials.map((trial) => ({ ...trial, pass: passes(trial, base.policy) })) };
  });
  return { ...base, cases };
}
