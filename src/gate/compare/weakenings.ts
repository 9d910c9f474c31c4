import { demandsOf } from "../../config/policy.ts";
import { differences } from "../../core/json.ts";
import type { ReportCase, Trial } from "../../report/case.ts";
import { caseLabel, decides, decidingCases } from "../../report/cases.ts";
import type { Comparison } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import { deterministicScorers } from "../../scorers/index.ts";
import { TOO_LONG } from "../../scorers/judge/visible-texts.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";
import type { CasePair, Pairing } from "./pair-cases.ts";

/** Returns the differences that make the head's gate weaker than the baseline's, except cases that are gone. */
export function weakenings(
  head: Pick<Report, "settings" | "policy" | "cases">,
  base: Report,
  pairing: Pairing,
  deciding: readonly CasePair[],
): Pick<
  Comparison,
  | "settings"
  | "policyDiffers"
  | "policyChanges"
  | "unscored"
  | "takenOut"
  | "hintedTools"
  | "renamedToQuarantine"
  | "requiredTouched"
> {
  // The baseline's list counts too: a policy that no longer requires a case must not clear the way for changing it.
  const required = new Set([...base.policy.gate.requiredCases, ...head.policy.gate.requiredCases]);
  return {
    settings: changedSettings(head.settings, base.settings),
    policyDiffers: head.policy.fingerprint !== base.policy.fingerprint,
    policyChanges: differences(demandsOf(head.policy), demandsOf(base.policy)),
    unscored: head.policy.gate.scorers.flatMap((scorer) => unscored(scorer, deciding)),
    takenOut: takenOut(deciding),
    hintedTools: hintedTools(decidingCases(head.cases), decidingThere(base.cases, pairing)),
    ...renamedToQuarantine(pairing),
    requiredTouched: requiredTouched(pairing, required),
  };
}

function renamedToQuarantine({ pairs }: Pairing): Pick<Comparison, "renamedToQuarantine"> {
  const names = pairs.flatMap(({ head, base }) => {
    const isRenamed = base !== undefined && base.id !== head.id;
    return isRenamed && decides(base) && !decides(head) ? [`${caseLabel(base)} → ${caseLabel(head)}`] : [];
  });
  return names.length === 0 ? {} : { renamedToQuarantine: names };
}

/** Returns the settings that differ. A report of a command line has none, so only `report-only` can differ from it. */
export function changedSettings(head: Report["settings"], base: Report["settings"]): Comparison["settings"] {
  if (head === null) return [];
  if (base === null)
    return head["report-only"] === true ? [{ name: "report-only", base: null, head: true }] : [];
  // A move of an input into the file changes nothing.
  return differences(head, base).filter(({ name }) => name !== "from-file");
}

function takenOut(pairs: readonly CasePair[]): string[] {
  return pairs.flatMap(({ head, base }) => {
    if (base === undefined || head.source === "none") return [];
    const [now, before] = [recordingsOf(head), recordingsOf(base)];
    return now < before ? [`${caseLabel(head)} (${now} of ${before})`] : [];
  });
}

/** Returns the number of distinct recordings of a case, including runs that could not run. */
export function recordingsOf({ trials }: ReportCase): number {
  const unable = trials.filter(({ couldNotRun }) => couldNotRun).length;
  return new Set(trials.flatMap(({ hash }) => hash ?? [])).size + unable;
}

/** Base cases that are in quarantine at the head are left out, because their tools decide nothing. */
function decidingThere(base: readonly ReportCase[], { pairs }: Pairing): ReportCase[] {
  const silent = new Set(pairs.flatMap((pair) => (decides(pair.head) ? [] : (pair.base ?? []))));
  return base.filter((reportCase) => !silent.has(reportCase));
}

function hintedTools(head: readonly ReportCase[], base: readonly ReportCase[]): string[] {
  const toolsOf = (cases: readonly ReportCase[]) =>
    new Set(cases.flatMap(({ trials }) => trials.flatMap(({ hintedTools = [] }) => hintedTools)));
  const before = toolsOf(base);
  return [...toolsOf(head)].filter((name) => !before.has(name)).sort();
}

/** Broken recordings fail the integrity check. `byFault`: a judge failed or was not reached, which is not the author's choice. */
function unscored(scorer: string, pairs: readonly CasePair[]): Comparison["unscored"] {
  const lost = pairs.flatMap(({ head, base, state }) => {
    if (base === undefined || state === "changed" || head.source === "none") return [];
    const wasMeasured = (base.scores[scorer] ?? null) !== null;
    const isPartly =
      scorerNamed(scorer).isRequested || head.trials.some((trial) => isUnrecorded(trial, scorer));
    if (scorerNamed(scorer).isJudged || (isPartly && wasMeasured)) {
      const isLost = leftOut(head, scorer) > leftOut(base, scorer);
      const byFault = scorerNamed(scorer).isJudged && unfit(head, scorer) <= unfit(base, scorer);
      return isLost ? [{ name: caseLabel(head), byFault }] : [];
    }
    const isBroken =
      head.trials.some((trial) => !trial.couldNotRun && trial.scores[scorer]?.status === "error") ||
      head.trials.every(({ couldNotRun }) => couldNotRun);
    const isGone = wasMeasured && (head.scores[scorer] ?? null) === null && !isBroken;
    return isGone ? [{ name: caseLabel(head), byFault: false }] : [];
  });
  const [faults, others] = [true, false].map((byFault) =>
    lost.filter((entry) => entry.byFault === byFault).map(({ name }) => name),
  ) as [string[], string[]];
  return [
    ...(others.length === 0 ? [] : [{ scorer, cases: others }]),
    ...(faults.length === 0 ? [] : [{ scorer, cases: faults, byFault: true as const }]),
  ];
}

function unfit({ trials }: ReportCase, scorer: string): number {
  return trials.filter(({ scores }) => {
    const outcome = scores[scorer];
    if (outcome?.status !== "not-assessed") return false;
    return outcome.unrecorded || outcome.nothingToMeasure || outcome.reason.startsWith(TOO_LONG);
  }).length;
}

function leftOut({ trials }: ReportCase, scorer: string): number {
  const isRead = ({ scores }: Trial) =>
    !deterministicScorers.some(({ id }) => scores[id]?.status === "error");
  return trials.filter((trial) => isRead(trial) && trial.scores[scorer]?.status !== "scored").length;
}

function isUnrecorded({ scores }: Trial, scorer: string): boolean {
  const outcome = scores[scorer];
  return outcome?.status === "not-assessed" && outcome.unrecorded === true;
}

function requiredTouched({ pairs, removed, retired }: Pairing, requiredIds: ReadonlySet<string>): string[] {
  const isRequired = (reportCase: ReportCase) =>
    reportCase.required === true || requiredIds.has(reportCase.id);
  const touched = pairs.flatMap(({ head, base, state }) => {
    if (base === undefined) return [];
    const isDropped = base.required === true && !isRequired(head);
    return state === "changed" || isDropped ? [base] : [];
  });
  const gone = [...removed, ...retired.map((entry) => entry.gone)];
  return [...touched, ...gone].filter(isRequired).map(caseLabel);
}
