import { yamlText } from "../../core/escape.ts";
import { limits } from "../../core/limits.ts";
import { counted, joined, listed, shorten } from "../../core/text.ts";
import type { ReportCase } from "../../report/case.ts";
import { caseLabel, casesToTell, decidingCases } from "../../report/cases.ts";
import type { CaseComparison, Comparison } from "../../report/comparison.ts";
import type { Report, VerdictResult } from "../../report/report.ts";
import { gatingJudges } from "../../scorers/index.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";
import { brokenAsOnBase } from "../baseline/base-expectations.ts";
import { type GateCheck, unlessAccepted } from "./checks.ts";
import { differingText, pendingPolicy, policyOfBase, type WeakeningResult } from "./policy-changes.ts";
import { worstCaseText } from "./worst-case-text.ts";

/** Above this share of changed or gone cases a review is needed; from `from` cases on, only above `cases` cases. */
const MOST_TOUCHED = { share: 0.1, cases: 2, from: 20 };

/** The check for changes that make this gate weaker than the gate that recorded the baseline. */
export const weakening: GateCheck = {
  name: "weakening",
  title: "Weakening",
  check(measured) {
    const { comparison, accepted } = measured;
    const changed = decidingCases(measured.cases)
      .filter((reportCase) => reportCase.comparison?.state === "changed")
      .map(changedText);
    const compared =
      comparison === null
        ? []
        : [
            ...brokenByBase(measured),
            ...brokenByChange(measured),
            ...unseen(measured, comparison),
            ...removed(measured, comparison),
            ...retiredOrRenamed(measured, comparison),
            ...failingAgain(measured, comparison),
            ...touched(changed, measured, comparison),
            ...renewed(comparison),
            ...takenOut(measured, comparison),
            ...unequal(measured),
            ...partlyKept(measured),
            ...renamedIntoQuarantine(measured, comparison),
            ...movedOut(measured),
            ...hinted(measured, comparison),
            ...settings(measured, comparison),
            ...unscored(measured, comparison),
            ...otherJudge(measured, comparison),
            ...otherVersions(comparison),
            ...policyOfBase(comparison),
          ];
    const parts = [...suitesLeftOut(measured), ...compared, ...pendingPolicy(measured)];
    const [worst, ...others] = ["fail", "inconclusive", "pass"].flatMap((result) =>
      parts.filter((part) => part.result === result),
    );
    if (worst === undefined) return undefined;
    const { result, saysWhy = false } = worst;
    const finding = {
      result,
      // Declared and harmless changes are listed too, but do not weaken the gate.
      title: result === "pass" ? "Changed" : "Weakening",
      message: joined(
        worst.sentence,
        result === "pass" || saysWhy ? "" : failingText(measured),
        ...others.map(({ sentence }) => sentence),
      ),
      numbers: {
        baseCases: comparison?.baseCases ?? null,
        removed: comparison?.removed.length ?? null,
        retired: comparison?.retired.length ?? null,
        changed: changed.length,
      },
    };
    return unlessAccepted(finding, accepted);
  },
};

function suitesLeftOut({ policy, baseline: { leftOut = [] } }: Report): WeakeningResult[] {
  if (leftOut.length === 0) return [];
  const sentence = `this call leaves out ${counted(leftOut.length, "suite")} that the base branch gates: ${listed(leftOut)}; gate all of them, or add a new suite to rungate.yml`;
  return [{ result: policy.gate.weakening, sentence }];
}

/** Prefers a case with a changed expectation, because no other check covers it. */
function failingText(measured: Report): string {
  const failing = casesToTell(measured);
  const changed = failing.find((reportCase) => reportCase.comparison?.state === "changed");
  return worstCaseText(changed ?? failing[0], measured.policy);
}

/** No other check shows that a changed case fails. */
function changedText(reportCase: ReportCase): string {
  const failed = reportCase.trials.filter(({ pass }) => pass === false).length;
  return failed === 0
    ? caseLabel(reportCase)
    : `${caseLabel(reportCase)} (fails ${failed} of ${counted(reportCase.trials.length, "run")})`;
}

/** An edit of the expectations must not hide a failure by the base's expectations. */
function brokenByBase({ cases, policy }: Report): WeakeningResult[] {
  const broken = brokenAsOnBase(cases);
  const [first] = broken;
  if (first === undefined) return [];
  const retired = broken.some(({ source }) => source === "none") ? " or retired" : "";
  const fail = broken.length > 1 ? "cases fail" : "case fails";
  const why = first.asOnBase?.why;
  const reason = broken.length > 1 ? `; ${caseLabel(first)}: ${why}` : `: ${why}`;
  const sentence = `${broken.length} changed${retired} ${fail} by what the base expects: ${listed(broken.map(asOnBaseText))}${why === undefined ? "" : reason}`;
  return [{ result: atLeastInconclusive(policy), sentence, saysWhy: why !== undefined }];
}

/** `book-flight (passes 0 of 3 runs, 3 of 3 on the base)` */
function asOnBaseText(reportCase: ReportCase): string {
  const { asOnBase, comparison } = reportCase;
  const of = ({ passed, trials }: CaseComparison["base"]) => `${passed} of ${trials}`;
  const here = asOnBase === undefined ? "" : `passes ${of(asOnBase)} ${asOnBase.trials > 1 ? "runs" : "run"}`;
  const before =
    comparison === null || comparison.base.trials === 0 ? "" : `, ${of(comparison.base)} on the base`;
  return `${caseLabel(reportCase)} (${here}${before})`;
}

/** Cases that passed on the base and fail every run by their new expectation. */
function brokenByChange({ cases, policy }: Report): WeakeningResult[] {
  const others = new Set(brokenAsOnBase(cases));
  const broken = decidingCases(cases).filter(
    (reportCase) =>
      reportCase.comparison?.state === "changed" &&
      reportCase.passRate === 0 &&
      !others.has(reportCase) &&
      hadPassed(reportCase),
  );
  if (broken.length === 0) return [];
  const fail = broken.length > 1 ? "cases fail every run by their" : "case fails every run by its";
  const sentence = `${broken.length} changed ${fail} own new expectation: ${listed(broken.map(caseLabel))}`;
  return [{ result: policy.gate.changedCases, sentence }];
}

function hadPassed({ comparison }: ReportCase): boolean {
  return comparison?.base.trials === 0 || (comparison?.base.passed ?? 0) > 0;
}

/** Cases that must not be green because the base's expectation of them could not be read. */
function unseen({ cases, policy }: Report, { unseenExpectations }: Comparison): WeakeningResult[] {
  if (!unseenExpectations) return [];
  const unscored = decidingCases(cases).filter(
    ({ asOnBase, comparison, source }) =>
      asOnBase === undefined &&
      (comparison?.state === "changed" || (source === "none" && (comparison?.own ?? 0) > 0)),
  );
  if (unscored.length === 0) return [];
  const sentence = `${counted(unscored.length, "changed case")} could not be scored by what the base expects: ${listed(unscored.map(caseLabel))}`;
  return [{ result: atLeastInconclusive(policy), sentence }];
}

function atLeastInconclusive({ gate }: Report["policy"]): VerdictResult {
  return gate.changedCases === "fail" ? "fail" : "inconclusive";
}

/** An upgrade of rungate alone would otherwise mark these cases as changed. */
function renewed({ renewed = 0 }: Comparison): WeakeningResult[] {
  if (renewed === 0) return [];
  const them = renewed > 1 ? "them, so they are" : "it, so it is";
  const sentence = `another rungate recorded ${counted(renewed, "case")} of the baseline; the base commit expects the same of ${them} compared with what was recorded`;
  return [{ result: "pass", sentence }];
}

function takenOut({ policy }: Report, { takenOut }: Comparison): WeakeningResult[] {
  if (takenOut.length === 0) return [];
  const have = takenOut.length > 1 ? "have" : "has";
  const sentence = `${counted(takenOut.length, "case")} ${have} fewer runs than on the base: ${listed(takenOut)}; record as many`;
  return [{ result: policy.gate.weakening, sentence }];
}

/** Recording single cases until they pass is not a fair sample. A turned case has a plan, which ends with the first pass. */
function unequal({ cases, policy }: Report): WeakeningResult[] {
  const uneven = decidingCases(cases).flatMap((reportCase) => {
    const { extra, head, base } = reportCase.comparison ?? {};
    if (extra === undefined || head === undefined || base === undefined) return [];
    const isPlanned = base.passed === base.trials && head.passed === 0;
    const isFollowed = isPlanned && extra.passed <= 1;
    const result = isFollowed ? "pass" : isPlanned ? "inconclusive" : policy.gate.weakening;
    return [
      { result, text: `${caseLabel(reportCase)} (${head.trials + extra.trials} instead of ${head.trials})` },
    ];
  });
  return (["fail", "inconclusive", "pass"] as const).flatMap((result) => {
    const texts = uneven.filter((entry) => entry.result === result).map(({ text }) => text);
    if (texts.length === 0) return [];
    const have = texts.length > 1 ? "have" : "has";
    const more = `${counted(texts.length, "case")} ${have} more runs than the others here: ${listed(texts)}; as many are compared, failing ones first`;
    const sentence = result === "pass" ? more : `${more}. Record every case equally often`;
    return [{ result, sentence }];
  });
}

/** Kept base recordings that pass would offset new recordings that fail. */
function partlyKept({ cases }: Report): WeakeningResult[] {
  return decidingCases(cases).flatMap((reportCase) => {
    const { kept, head, extra } = reportCase.comparison ?? {};
    if (kept === undefined || head === undefined) return [];
    const runs = head.trials + (extra?.trials ?? 0);
    const sentence = `${kept} of ${counted(runs, "recording")} of ${caseLabel(reportCase)} ${kept > 1 ? "are" : "is"} the base's, and a new one fails: record all of them again`;
    return [{ result: "inconclusive" as const, sentence }];
  });
}

/** A renamed case must not slip into the quarantine. */
function renamedIntoQuarantine(
  { policy }: Report,
  { renamedToQuarantine = [] }: Comparison,
): WeakeningResult[] {
  if (renamedToQuarantine.length === 0) return [];
  const have = renamedToQuarantine.length > 1 ? "have names" : "has a name";
  const sentence = `${counted(renamedToQuarantine.length, "renamed case")} ${have} that the quarantine lists, and decided on the base: ${listed(renamedToQuarantine)}; choose another name`;
  return [{ result: policy.gate.weakening, sentence }];
}

function movedOut({ policy, tier }: Report): WeakeningResult[] {
  const { name, movedOut = [] } = tier ?? {};
  if (movedOut.length === 0) return [];
  const are = movedOut.length > 1 ? "are" : "is";
  const sentence = `${counted(movedOut.length, "case")} ${are} moved out of the tier "${name}": ${listed(movedOut)}`;
  return [{ result: policy.gate.weakening, sentence }];
}

function hinted({ policy }: Report, { hintedTools }: Comparison): WeakeningResult[] {
  if (hintedTools.length === 0) return [];
  const isMany = hintedTools.length > 1;
  const names = hintedTools.map((name) => shorten(name, limits.shownName));
  const who = isMany ? "are marked as tools that only read" : "is marked as a tool that only reads";
  const rule = `{ match: ${yamlText(names[0] ?? "")}, readOnly: true }${isMany ? ", …" : ""}`;
  const sentence = `${listed(names, 3)} ${who} by the recordings here and not on the base, so calls do not count; if that is right, write tools: [${rule}] in the policy`;
  return [{ result: policy.gate.weakening, sentence }];
}

function removed(
  { totals, baselineEligible }: Report,
  { removed, baseCases }: Comparison,
): WeakeningResult[] {
  // Without recordings, other checks show the problem.
  if (removed.length === 0 || totals.runs === 0) return [];
  const hinted = removed.find(({ hint }) => hint !== undefined);
  const whose = hinted === undefined || removed.length === 1 ? "" : `${caseLabel(hinted)}: `;
  const hint = hinted === undefined ? "" : ` (${whose}${hinted.hint})`;
  const many = removed.length > 1;
  const gone = `${removed.length} of ${counted(baseCases, "case")} of the baseline ${many ? "are" : "is"} gone`;
  const id = yamlText(shorten(removed[0]?.id ?? "", limits.shownName));
  const declare = `if that is right, write retired: [{ id: ${id}, reason: … }${many ? ", …" : ""}] in the expectations, or "formerly" on the case that took ${many ? "their" : "its"} place`;
  const remedy = baselineEligible
    ? declare
    : "some recordings are missing or broken, and they may be among those";
  return [{ result: "fail", sentence: `${gone}: ${listed(removed.map(caseLabel))}${hint}; ${remedy}` }];
}

function retiredOrRenamed({ cases }: Report, { retired }: Comparison): WeakeningResult[] {
  const renamed = cases.flatMap((reportCase) => {
    const before = reportCase.comparison?.formerly;
    return before === undefined ? [] : [`${before} → ${caseLabel(reportCase)}`];
  });
  const reasons = retired.map((entry) => `${caseLabel(entry)} (${entry.reason})`);
  return [...declaredPart("retired", reasons), ...declaredPart("renamed", renamed)];
}

/** A retired case whose expectation a failing new case has was not really retired. */
function failingAgain({ policy }: Report, { retired }: Comparison): WeakeningResult[] {
  const names = retired.flatMap((entry) =>
    entry.failingAs === undefined ? [] : [`${caseLabel(entry)} → ${entry.failingAs}`],
  );
  if (names.length === 0) return [];
  const sentence = `a new case that fails expects the same as a retired one: ${listed(names)}; if it is that case renamed, write "formerly" there`;
  return [{ result: atLeastInconclusive(policy), sentence }];
}

function declaredPart(what: string, cases: readonly string[]): WeakeningResult[] {
  if (cases.length === 0) return [];
  return [{ result: "pass", sentence: `${counted(cases.length, "case")} ${what}: ${listed(cases)}` }];
}

function touched(
  changed: readonly string[],
  { policy, totals }: Report,
  comparison: Comparison,
): WeakeningResult[] {
  if (totals.runs === 0) return [];
  const { changedCases } = policy.gate;
  const { baseCases, requiredTouched: required } = comparison;
  const count = changed.length + comparison.removed.length + comparison.retired.length;
  const { share, cases, from } = MOST_TOUCHED;
  const isLarge = count > baseCases * share && (baseCases < from || count > cases);
  const result = isLarge || required.length > 0 ? changedCases : "pass";
  const parts: WeakeningResult[] = [];
  if (required.length > 0) {
    const sentence = `${counted(required.length, "required case")} changed or gone: ${listed(required)}`;
    parts.push({ result, sentence });
  }
  if (changed.length > 0) {
    const what = changed.length > 1 ? "their expectations" : "its expectation";
    const or = comparison.policyDiffers ? " or the policy that judges" : "";
    const sentence = `${changed.length} of ${counted(baseCases, "case")} changed ${what}${or}, so not compared: ${listed(changed)}`;
    parts.push({ result: isLarge ? changedCases : "pass", sentence });
  }
  if (isLarge && comparison.retired.length > 0) {
    const or = changed.length > 0 ? "changed, retired or gone" : "retired or gone";
    const are = count > 1 ? "are" : "is";
    const sentence = `${count} of ${counted(baseCases, "case")} of the baseline ${are} ${or}, more than a tenth`;
    parts.push({ result: changedCases, sentence });
  }
  return parts;
}

function settings({ policy }: Report, { settings }: Comparison): WeakeningResult[] {
  if (settings.length === 0) return [];
  const sentence = `other settings than the baseline's: ${listed(settings.map(differingText), 3)}`;
  return [{ result: policy.gate.weakening, sentence }];
}

function unscored(measured: Report, { unscored }: Comparison): WeakeningResult[] {
  return unscored.map(({ scorer, cases, byFault = false }) => {
    const isMeasured = measured.cases.some(
      (reportCase) => (reportCase.scores[scorer] ?? null) !== null && cases.includes(caseLabel(reportCase)),
    );
    const of = `${counted(cases.length, "case")} of the baseline`;
    const names = listed(cases, 3);
    return {
      result: byFault ? "inconclusive" : measured.policy.gate.weakening,
      sentence:
        isMeasured || scorerNamed(scorer).isJudged || scorerNamed(scorer).isRequested
          ? `${scorer} leaves out runs of ${of} that it measured there: ${names}`
          : `${scorer} measures ${of} no more: ${names}`,
    };
  });
}

/** An advising judge is left out, because it decides nothing. */
function otherJudge({ policy }: Report, { judgedOtherwise }: Comparison): WeakeningResult[] {
  if (judgedOtherwise === null) return [];
  const isOfThem = ({ id }: { id: string }) => judgedOtherwise.scorers.includes(id);
  if (!gatingJudges(policy.gate).some(isOfThem)) return [];
  const { cases, head, base } = judgedOtherwise;
  const judgeNames = (judges: readonly string[]) =>
    listed(
      judges.map((judge) => shorten(judge, limits.shownName)),
      2,
    );
  const sentence = `another judge decides here in ${counted(cases, "case")} (${judgeNames(head)}) than on the base (${judgeNames(base)}), so its word is not compared`;
  return [{ result: "inconclusive", sentence }];
}

function otherVersions({ scorerVersions = [] }: Comparison): WeakeningResult[] {
  return scorerVersions.map(({ scorer, base, head }) => ({
    result: "pass",
    sentence: `${scorer} counts otherwise here (version ${head}) than on the base (version ${base}): the base's outcome is compared as it was recorded`,
  }));
}
