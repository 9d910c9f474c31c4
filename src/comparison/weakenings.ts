import { differences } from "../json/differences.ts";
import { demandsOf } from "../policy/demands.ts";
import { isOfTexts } from "../policy/pass-marks.ts";
import type { ReportCase, ReportTrial } from "../report/case-schema.ts";
import type { Comparison } from "../report/comparison-schema.ts";
import type { Report } from "../report/schema.ts";
import { deterministicScorers, isJudged } from "../scorers/registry.ts";
import { caseLabel } from "../suite/trial.ts";
import { type CasePair, countRepeated, isPaired, type Pairing, type Recording } from "./pair-cases.ts";

/** By what the head's gate may be weaker than the baseline's, apart from cases that are gone. */
export function weakenings(
  head: Pick<Report, "settings" | "policy">,
  base: Report,
  pairing: Pairing,
): Pick<
  Comparison,
  "settings" | "policyDiffers" | "policyChanges" | "unscored" | "takenOut" | "requiredTouched"
> {
  // The baseline's word counts too: a policy that no longer names a case must not make way for changing it.
  const required = new Set([...base.policy.gate.requiredCases, ...head.policy.gate.requiredCases]);
  return {
    settings: changedSettings(head.settings, base.settings),
    policyDiffers: head.policy.fingerprint !== base.policy.fingerprint,
    policyChanges: differences(demandsOf(head.policy), demandsOf(base.policy)),
    unscored: head.policy.gate.scorers.flatMap((scorer) => unscored(scorer, pairing.pairs)),
    takenOut: takenOut(pairing.pairs),
    requiredTouched: requiredTouched(pairing, required),
  };
}

/** The settings that differ. A report of a command line has none: then nothing can be said. */
function changedSettings(head: Report["settings"], base: Report["settings"]): Comparison["settings"] {
  return head === null || base === null ? [] : differences(head, base);
}

/** Cases that keep recordings of the baseline and lack others of it, with fewer runs than before. */
function takenOut(pairs: readonly CasePair[]): string[] {
  return pairs.filter(isPaired).flatMap(({ head, base }) => {
    if (base === undefined) return [];
    const before = recordingsOf(base);
    const now = recordingsOf(head);
    if (now.length >= before.length) return [];
    return countRepeated(now, before) > 0 ? [caseLabel(head)] : [];
  });
}

/** A run that nobody could judge was recorded all the same. */
function recordingsOf({ trials }: ReportCase): Recording[] {
  const byHash = new Map<string, Recording>();
  for (const { hash, content, pass } of trials) {
    if (hash !== null) byHash.set(hash, { hash, content, pass });
  }
  return [...byHash.values()];
}

/** Cases that a gating scorer measured on the base and, expecting the same, does not measure any more. A fault is told elsewhere. */
function unscored(scorer: string, pairs: readonly CasePair[]): Comparison["unscored"] {
  const lost = pairs.filter(({ head, base, state }) => {
    if (base === undefined || state === "changed" || head.source === "none") return false;
    const wasMeasured = (base.scores[scorer] ?? null) !== null;
    const isPartly = isOfTexts(scorer) || head.trials.some((one) => isUnrecorded(one, scorer));
    if (isJudged(scorer) || (isPartly && wasMeasured)) return leftOut(head, scorer) > leftOut(base, scorer);
    const isBroken = head.trials.some(({ scores }) => scores[scorer]?.status === "error");
    return wasMeasured && (head.scores[scorer] ?? null) === null && !isBroken;
  });
  return lost.length === 0 ? [] : [{ scorer, cases: lost.map(({ head }) => caseLabel(head)) }];
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
