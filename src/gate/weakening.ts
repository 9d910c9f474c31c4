import { yamlText } from "../base/escape.ts";
import { type Json, jsonText, type RecordDifference } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { counted, joined, listed, shorten } from "../base/text.ts";
import type { ReportCase } from "../report/case.ts";
import { casesToTell, decidingCases } from "../report/cases.ts";
import type { CaseComparison, Comparison } from "../report/comparison.ts";
import type { VerdictResult } from "../report/report.ts";
import { decidingJudges, gatingJudges } from "../scorers/index.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import { brokenAsOnBase } from "./base-expectations.ts";
import { type GateCheck, type MeasuredReport, unlessAccepted, worstCaseText } from "./checks.ts";
import { directionOf } from "./policy-direction.ts";
import { caseLabel } from "./score.ts";

interface WeakeningResult {
  result: VerdictResult;
  sentence: string;
  /** The sentence says itself why its first case fails. */
  saysWhy?: boolean;
}

/**
 * How many of the baseline's cases may be changed, retired or gone before a person has to look: beyond this share, and in a suite of `from`
 * cases or more beyond this number too.
 */
const MOST_TOUCHED = { share: 0.1, cases: 2, from: 20 };

/** What makes this gate weaker than the one that recorded the baseline: nobody is to notice it only afterwards. */
export const weakening: GateCheck = {
  name: "weakening",
  title: "Weakening",
  check(measured) {
    const { comparison, accepted } = measured;
    const changed = decidingCases(measured.cases)
      .filter((one) => one.comparison?.state === "changed")
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
            ...silenced(measured, comparison),
            ...movedOut(measured),
            ...hinted(measured, comparison),
            ...settings(measured, comparison),
            ...unscored(measured, comparison),
            ...otherJudge(measured, comparison),
            ...otherVersions(comparison),
            ...policy(comparison),
          ];
    const parts = [...suitesLeftOut(measured), ...compared, ...pending(measured)];
    const [worst, ...others] = ["fail", "inconclusive", "pass"].flatMap((result) =>
      parts.filter((one) => one.result === result),
    );
    if (worst === undefined) return undefined;
    const { result, saysWhy = false } = worst;
    const finding = {
      result,
      // Declared and harmless changes are told too, but are no weakening.
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

/** Suites of the base branch that nothing here gates. */
function suitesLeftOut({ policy, baseline: { leftOut = [] } }: MeasuredReport): WeakeningResult[] {
  if (leftOut.length === 0) return [];
  const sentence = `this call leaves out ${counted(leftOut.length, "suite")} that the base branch gates: ${listed(leftOut)}; gate all of them, or add a new suite to rungate.yml`;
  return [{ result: policy.gate.weakening, sentence }];
}

/** The worst case that fails: one whose expectation was changed, for that one is not compared; else one that got worse. */
function failingText(measured: MeasuredReport): string {
  const failing = casesToTell(measured);
  const changed = failing.find((one) => one.comparison?.state === "changed");
  return worstCaseText(changed ?? failing[0], measured.policy);
}

/** A case with other expectations, and whether it meets them: nothing else tells that it fails. */
function changedText(one: ReportCase): string {
  const failed = one.trials.filter(({ pass }) => pass === false).length;
  return failed === 0
    ? caseLabel(one)
    : `${caseLabel(one)} (fails ${failed} of ${counted(one.trials.length, "run")})`;
}

/** Cases that an edit of the expectations would hide: the base's own word on them counts. */
function brokenByBase({ cases, policy }: MeasuredReport): WeakeningResult[] {
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
function asOnBaseText(one: ReportCase): string {
  const { asOnBase, comparison } = one;
  const of = ({ passed, trials }: CaseComparison["base"]) => `${passed} of ${trials}`;
  const here = asOnBase === undefined ? "" : `passes ${of(asOnBase)} ${asOnBase.trials > 1 ? "runs" : "run"}`;
  const before =
    comparison === null || comparison.base.trials === 0 ? "" : `, ${of(comparison.base)} on the base`;
  return `${caseLabel(one)} (${here}${before})`;
}

/** Cases that passed on the base, and that no run passes by what is expected of them now. */
function brokenByChange({ cases, policy }: MeasuredReport): WeakeningResult[] {
  const others = new Set(brokenAsOnBase(cases));
  const broken = decidingCases(cases).filter(
    (one) => one.comparison?.state === "changed" && one.passRate === 0 && !others.has(one) && hadPassed(one),
  );
  if (broken.length === 0) return [];
  const fail = broken.length > 1 ? "cases fail every run by their" : "case fails every run by its";
  const sentence = `${broken.length} changed ${fail} own new expectation: ${listed(broken.map(caseLabel))}`;
  return [{ result: policy.gate.changedCases, sentence }];
}

/** False for a case that failed every run on the base. */
function hadPassed({ comparison }: ReportCase): boolean {
  return comparison?.base.trials === 0 || (comparison?.base.passed ?? 0) > 0;
}

/** Cases that must not be green because the base's expectation of them could not be read. */
function unseen({ cases, policy }: MeasuredReport, { unseenExpectations }: Comparison): WeakeningResult[] {
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

/** The result that `changedCases: pass` does not make a pass. */
function atLeastInconclusive({ gate }: MeasuredReport["policy"]): VerdictResult {
  return gate.changedCases === "fail" ? "fail" : "inconclusive";
}

/** Cases that an upgrade would else have made changed ones. */
function renewed({ renewed = 0 }: Comparison): WeakeningResult[] {
  if (renewed === 0) return [];
  const them = renewed > 1 ? "them, so they are" : "it, so it is";
  const sentence = `another rungate recorded ${counted(renewed, "case")} of the baseline; the base commit expects the same of ${them} compared with what was recorded`;
  return [{ result: "pass", sentence }];
}

function takenOut({ policy }: MeasuredReport, { takenOut }: Comparison): WeakeningResult[] {
  if (takenOut.length === 0) return [];
  const have = takenOut.length > 1 ? "have" : "has";
  const sentence = `${counted(takenOut.length, "case")} ${have} fewer runs than on the base: ${listed(takenOut)}; record as many`;
  return [{ result: policy.gate.weakening, sentence }];
}

/**
 * Cases with more runs than the others here. They are not compared; but a suite in which single cases were recorded until they looked well
 * is no fair sample. A case that turned from always to never is recorded alone by its plan, which ends with the first pass.
 */
function unequal({ cases, policy }: MeasuredReport): WeakeningResult[] {
  const uneven = decidingCases(cases).flatMap((one) => {
    const { extra, head, base } = one.comparison ?? {};
    if (extra === undefined || head === undefined || base === undefined) return [];
    const isPlanned = base.passed === base.trials && head.passed === 0;
    // A plan ends with the first pass.
    const isFollowed = isPlanned && extra.passed <= 1;
    const result = isFollowed ? "pass" : isPlanned ? "inconclusive" : policy.gate.weakening;
    return [{ result, text: `${caseLabel(one)} (${head.trials + extra.trials} instead of ${head.trials})` }];
  });
  return (["fail", "inconclusive", "pass"] as const).flatMap((result) => {
    const texts = uneven.filter((one) => one.result === result).map(({ text }) => text);
    if (texts.length === 0) return [];
    const have = texts.length > 1 ? "have" : "has";
    const more = `${counted(texts.length, "case")} ${have} more runs than the others here: ${listed(texts)}; as many are compared, failing ones first`;
    const sentence = result === "pass" ? more : `${more}. Record every case equally often`;
    return [{ result, sentence }];
  });
}

/** Cases that fail, of which the base's own recordings are kept beside new ones: those that pass make up for those that fail. */
function partlyKept({ cases }: MeasuredReport): WeakeningResult[] {
  return decidingCases(cases).flatMap((one) => {
    const { kept, head, extra } = one.comparison ?? {};
    if (kept === undefined || head === undefined) return [];
    const runs = head.trials + (extra?.trials ?? 0);
    const sentence = `${kept} of ${counted(runs, "recording")} of ${caseLabel(one)} ${kept > 1 ? "are" : "is"} the base's, and a new one fails: record all of them again`;
    return [{ result: "inconclusive" as const, sentence }];
  });
}

/** An entry of the quarantine that no case had must not take in one that decides on the base. */
function silenced({ policy }: MeasuredReport, { renamedToQuarantine = [] }: Comparison): WeakeningResult[] {
  if (renamedToQuarantine.length === 0) return [];
  const have = renamedToQuarantine.length > 1 ? "have names" : "has a name";
  const sentence = `${counted(renamedToQuarantine.length, "renamed case")} ${have} that the quarantine lists, and decided on the base: ${listed(renamedToQuarantine)}; choose another name`;
  return [{ result: policy.gate.weakening, sentence }];
}

/** What a tier has on the base must be recorded as long as the base says so. */
function movedOut({ policy, tier }: MeasuredReport): WeakeningResult[] {
  const { name, movedOut = [] } = tier ?? {};
  if (movedOut.length === 0) return [];
  const are = movedOut.length > 1 ? "are" : "is";
  const sentence = `${counted(movedOut.length, "case")} ${are} moved out of the tier "${name}": ${listed(movedOut)}`;
  return [{ result: policy.gate.weakening, sentence }];
}

function hinted({ policy }: MeasuredReport, { hintedTools }: Comparison): WeakeningResult[] {
  if (hintedTools.length === 0) return [];
  const isMany = hintedTools.length > 1;
  const names = hintedTools.map((name) => shorten(name, limits.shownName));
  const who = isMany ? "are marked as tools that only read" : "is marked as a tool that only reads";
  const rule = `{ match: ${yamlText(names[0] ?? "")}, readOnly: true }${isMany ? ", …" : ""}`;
  const sentence = `${listed(names, 3)} ${who} by the recordings here and not on the base, so calls do not count; if that is right, write tools: [${rule}] in the policy`;
  return [{ result: policy.gate.weakening, sentence }];
}

/** Told only: it is the policy in force, and by whose word is not for the comparison to say. */
function policy({ policyDiffers, policyChanges }: Comparison): WeakeningResult[] {
  if (!policyDiffers) return [];
  const by = policyChanges.length === 0 ? "" : `: ${listed(policyChanges.map(differingText), 3)}`;
  return [{ result: "pass", sentence: `the baseline was judged by another policy${by}` }];
}

/** Told although it decides nothing here: once merged, it will. But what it hides is hidden already. */
function pending({ policy }: MeasuredReport): WeakeningResult[] {
  if (policy.source === "head")
    return [
      { result: "pass", sentence: "the policy is introduced here, and judges this pull request already" },
    ];
  if (!policy.changed) return [];
  const hidden = hiddenBesides(policy);
  const others = policy.pending.filter(({ name }) => name !== "redact" || hidden.length === 0);
  const parts: WeakeningResult[] = pendingSentences(others).map((sentence) => ({ result: "pass", sentence }));
  if (hidden.length === 0) return parts;
  const rules = listed(
    hidden.map((rule) => shorten(rule, limits.shownName)),
    3,
  );
  const isDeciding = decidingJudges(policy.gate).length > 0;
  const sentence = isDeciding
    ? `this pull request hides more from the judge that decides here: ${rules}`
    : `what the policy also hides is hidden already: ${rules}`;
  return [...parts, { result: isDeciding ? policy.gate.weakening : "pass", sentence }];
}

/** What a merge would change in the policy, what it loosens first: that is what a reviewer must not miss. */
function pendingSentences(changes: readonly RecordDifference[]): string[] {
  const words = [
    { direction: -1, what: "this pull request loosens the policy" },
    { direction: 1, what: "this pull request tightens the policy" },
    { direction: 0, what: "the policy is changed here" },
  ];
  const sentences = words.flatMap(({ direction, what }) => {
    const some = changes.filter((one) => directionOf(one) === direction);
    return some.length === 0
      ? []
      : [`${what}, which is not in force yet: ${listed(some.map(differingText), 3)}`];
  });
  return sentences.length > 0 ? sentences : ["the policy is changed here, which is not in force yet"];
}

/** The rules of `redact` that the pending policy adds. */
function hiddenBesides({ pending }: MeasuredReport["policy"]): string[] {
  const { base = [], head = [] } = pending.find(({ name }) => name === "redact") ?? {};
  const [before, now] = [base, head].map((rules) => (Array.isArray(rules) ? rules.map(String) : []));
  return (now ?? []).filter((rule) => !(before ?? []).includes(rule));
}

function removed(
  { totals, baselineEligible }: MeasuredReport,
  { removed, baseCases }: Comparison,
): WeakeningResult[] {
  // Where nothing was recorded, that is what has to be mended.
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

function retiredOrRenamed({ cases }: MeasuredReport, { retired }: Comparison): WeakeningResult[] {
  const renamed = cases.flatMap((one) => {
    const before = one.comparison?.formerly;
    return before === undefined ? [] : [`${before} → ${caseLabel(one)}`];
  });
  const reasons = retired.map((one) => `${caseLabel(one)} (${one.reason})`);
  return [...told("retired", reasons), ...told("renamed", renamed)];
}

/** Cases that were retired on paper: a new one expects the same, and fails. */
function failingAgain({ policy }: MeasuredReport, { retired }: Comparison): WeakeningResult[] {
  const names = retired.flatMap((one) =>
    one.failingAs === undefined ? [] : [`${caseLabel(one)} → ${one.failingAs}`],
  );
  if (names.length === 0) return [];
  const sentence = `a new case that fails expects the same as a retired one: ${listed(names)}; if it is that case renamed, write "formerly" there`;
  return [{ result: atLeastInconclusive(policy), sentence }];
}

/** What was declared, and so does no harm. */
function told(what: string, cases: readonly string[]): WeakeningResult[] {
  if (cases.length === 0) return [];
  return [{ result: "pass", sentence: `${counted(cases.length, "case")} ${what}: ${listed(cases)}` }];
}

function touched(
  changed: readonly string[],
  { policy, totals }: MeasuredReport,
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

function settings({ policy }: MeasuredReport, { settings }: Comparison): WeakeningResult[] {
  if (settings.length === 0) return [];
  const sentence = `other settings than the baseline's: ${listed(settings.map(differingText), 3)}`;
  return [{ result: policy.gate.weakening, sentence }];
}

function unscored(measured: MeasuredReport, { unscored }: Comparison): WeakeningResult[] {
  return unscored.map(({ scorer, cases, byFault = false }) => {
    const isMeasured = measured.cases.some(
      (one) => (one.scores[scorer] ?? null) !== null && cases.includes(caseLabel(one)),
    );
    const of = `${counted(cases.length, "case")} of the baseline`;
    const named = listed(cases, 3);
    return {
      result: byFault ? "inconclusive" : measured.policy.gate.weakening,
      sentence:
        isMeasured || scorerNamed(scorer).isJudged || scorerNamed(scorer).isRequested
          ? `${scorer} leaves out runs of ${of} that it measured there: ${named}`
          : `${scorer} measures ${of} no more: ${named}`,
    };
  });
}

/** Told as what it is where a judge only advises: then it decides nothing. */
function otherJudge({ policy }: MeasuredReport, { judgedOtherwise }: Comparison): WeakeningResult[] {
  if (judgedOtherwise === null) return [];
  const isOfThem = ({ id }: { id: string }) => judgedOtherwise.scorers.includes(id);
  if (!gatingJudges(policy.gate).some(isOfThem)) return [];
  const { cases, head, base } = judgedOtherwise;
  const named = (judges: readonly string[]) =>
    listed(
      judges.map((one) => shorten(one, limits.shownName)),
      2,
    );
  const sentence = `another judge decides here in ${counted(cases, "case")} (${named(head)}) than on the base (${named(base)}), so its word is not compared`;
  return [{ result: "inconclusive", sentence }];
}

function otherVersions({ scorerVersions = [] }: Comparison): WeakeningResult[] {
  return scorerVersions.map(({ scorer, base, head }) => ({
    result: "pass",
    sentence: `${scorer} counts otherwise here (version ${head}) than on the base (version ${base}): the base's outcome is compared as it was recorded`,
  }));
}

/** A value that two sides state differently, for a sentence: `report-only is true, was false` */
function differingText({ name, base, head }: RecordDifference): string {
  const shown = (value: unknown) =>
    value === null || value === undefined ? "not set" : shorten(jsonText(value as Json), limits.shownValue);
  return `${name} is ${shown(head)}, was ${shown(base)}`;
}
