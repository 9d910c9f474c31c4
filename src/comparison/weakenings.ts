import { differences } from "../json/differences.ts";
import { TOO_LONG } from "../judgement/too-long.ts";
import { demandsOf } from "../policy/demands.ts";
import { isOfTexts } from "../policy/pass-marks.ts";
import type { ReportCase, ReportTrial } from "../report/case-schema.ts";
import type { Comparison } from "../report/comparison-schema.ts";
import type { Report } from "../report/schema.ts";
import { deterministicScorers, isJudged } from "../scorers/registry.ts";
import { caseLabel } from "../suite/trial.ts";
import type { CasePair, Pairing } from "./pair-cases.ts";

/** By what the head's gate may be weaker than the baseline's, apart from cases that are gone. */
export function weakenings(
  head: Pick<Report, "settings" | "policy" | "cases">,
  base: Report,
  pairing: Pairing,
): Pick<
  Comparison,
  "settings" | "policyDiffers" | "policyChanges" | "unscored" | "takenOut" | "hintedTools" | "requiredTouched"
> {
  // The baseline's word counts too: a policy that no longer names a case must not make way for changing it.
  const required = new Set([...base.policy.gate.requiredCases, ...head.policy.gate.requiredCases]);
  return {
    settings: changedSettings(head.settings, base.settings),
    policyDiffers: head.policy.fingerprint !== base.policy.fingerprint,
    policyChanges: differences(demandsOf(head.policy), demandsOf(base.policy)),
    unscored: head.policy.gate.scorers.flatMap((scorer) => unscored(scorer, pairing.pairs)),
    takenOut: takenOut(pairing.pairs),
    hintedTools: hintedTools(head.cases, base.cases),
    requiredTouched: requiredTouched(pairing, required),
  };
}

/** The settings that differ. A report of a command line has none: then nothing can be said. */
function changedSettings(head: Report["settings"], base: Report["settings"]): Comparison["settings"] {
  return head === null || base === null ? [] : differences(head, base);
}

/** Cases with fewer runs than the baseline's own report has of them, while the same is expected. */
function takenOut(pairs: readonly CasePair[]): string[] {
  return pairs.flatMap(({ head, base, state }) => {
    if (base === undefined || state === "changed" || head.source === "none") return [];
    const [now, before] = [recordingsOf(head), recordingsOf(base)];
    return now < before ? [`${caseLabel(head)} (${now} of ${before})`] : [];
  });
}

/** How many distinct recordings a case has. One that nobody could judge was recorded all the same. */
function recordingsOf({ trials }: ReportCase): number {
  return new Set(trials.flatMap(({ hash }) => hash ?? [])).size;
}

/** Tools that recordings call read-only here and did not on the base, so that calls of them do not count any more. */
function hintedTools(head: readonly ReportCase[], base: readonly ReportCase[]): string[] {
  const toolsOf = (cases: readonly ReportCase[]) =>
    new Set(cases.flatMap(({ trials }) => trials.flatMap(({ hintedTools = [] }) => hintedTools)));
  const before = toolsOf(base);
  return [...toolsOf(head)].filter((name) => !before.has(name)).sort();
}

/**
 * Cases that a gating scorer measured on the base and, expecting the same, does not measure any more. A broken recording is told elsewhere;
 * where a judge failed, was not reached or has no key, that is nobody's choice.
 */
function unscored(scorer: string, pairs: readonly CasePair[]): Comparison["unscored"] {
  const lost = pairs.flatMap(({ head, base, state }) => {
    if (base === undefined || state === "changed" || head.source === "none") return [];
    const wasMeasured = (base.scores[scorer] ?? null) !== null;
    const isPartly = isOfTexts(scorer) || head.trials.some((one) => isUnrecorded(one, scorer));
    if (isJudged(scorer) || (isPartly && wasMeasured)) {
      const isLost = leftOut(head, scorer) > leftOut(base, scorer);
      const byFault = isJudged(scorer) && unfit(head, scorer) <= unfit(base, scorer);
      return isLost ? [{ name: caseLabel(head), byFault }] : [];
    }
    const isBroken = head.trials.some(({ scores }) => scores[scorer]?.status === "error");
    const isGone = wasMeasured && (head.scores[scorer] ?? null) === null && !isBroken;
    return isGone ? [{ name: caseLabel(head), byFault: false }] : [];
  });
  const [faults, others] = [true, false].map((byFault) =>
    lost.filter((one) => one.byFault === byFault).map(({ name }) => name),
  ) as [string[], string[]];
  return [
    ...(others.length === 0 ? [] : [{ scorer, cases: others }]),
    ...(faults.length === 0 ? [] : [{ scorer, cases: faults, byFault: true as const }]),
  ];
}

/** Runs that cannot be judged for what is recorded of them, or is not. */
function unfit({ trials }: ReportCase, scorer: string): number {
  return trials.filter(({ scores }) => {
    const outcome = scores[scorer];
    if (outcome?.status !== "not-assessed") return false;
    return outcome.unrecorded || outcome.nothingToMeasure || outcome.reason.startsWith(TOO_LONG);
  }).length;
}

/** Runs that could be read and that a scorer did not score: a judge can be kept from a run, and one of texts by a recording without them. */
function leftOut({ trials }: ReportCase, scorer: string): number {
  const isRead = ({ scores }: ReportTrial) =>
    !deterministicScorers.some(({ id }) => scores[id]?.status === "error");
  return trials.filter((one) => isRead(one) && one.scores[scorer]?.status !== "scored").length;
}

/** Whether the recording lacks what a scorer of calls compares. */
function isUnrecorded({ scores }: ReportTrial, scorer: string): boolean {
  const outcome = scores[scorer];
  return outcome?.status === "not-assessed" && outcome.unrecorded === true;
}

/** Required cases of the base whose expectation was changed, that are required no more, or gone. */
function requiredTouched({ pairs, removed, retired }: Pairing, named: ReadonlySet<string>): string[] {
  const isRequired = (one: ReportCase) => one.required === true || named.has(one.id);
  const touched = pairs.flatMap(({ head, base, state }) => {
    if (base === undefined) return [];
    const isDropped = base.required === true && !isRequired(head);
    return state === "changed" || isDropped ? [base] : [];
  });
  const gone = [...removed, ...retired.map((one) => one.gone)];
  return [...touched, ...gone].filter(isRequired).map(caseLabel);
}
