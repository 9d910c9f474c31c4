import { differences } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { nearestName } from "../base/problems.ts";
import { groupBy } from "../base/text.ts";
import { demandsOf } from "../config/policy.ts";
import type { ReportCase, Trial } from "../report/case.ts";
import { decides, decidingCases } from "../report/cases.ts";
import type { CaseComparison, Comparison } from "../report/comparison.ts";
import { judgedByFor } from "../report/details.ts";
import type { Report } from "../report/report.ts";
import { deterministicScorers, judgedScorers } from "../scorers/index.ts";
import { TOO_LONG } from "../scorers/judge/visible-texts.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import { type JudgedRun, judgedRuns } from "./baseline.ts";
import { isExpectedAlike } from "./fingerprint.ts";
import { hasRules } from "./kept-rules.ts";
import { caseKey, caseLabel, passes } from "./score.ts";

/** By what the head's gate may be weaker than the baseline's, apart from cases that are gone. `deciding`: the pairs of cases that decide. */
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
  // The baseline's word counts too: a policy that no longer names a case must not make way for changing it.
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

/** Cases that decided on the base, and by their new names are in quarantine here. */
function renamedToQuarantine({ pairs }: Pairing): Pick<Comparison, "renamedToQuarantine"> {
  const names = pairs.flatMap(({ head, base }) => {
    const isRenamed = base !== undefined && base.id !== head.id;
    return isRenamed && decides(base) && !decides(head) ? [`${caseLabel(base)} → ${caseLabel(head)}`] : [];
  });
  return names.length === 0 ? {} : { renamedToQuarantine: names };
}

/** The settings that differ. A report of a command line has none: it only says that nobody asked for `report-only`. */
export function changedSettings(head: Report["settings"], base: Report["settings"]): Comparison["settings"] {
  if (head === null) return [];
  if (base === null)
    return head["report-only"] === true ? [{ name: "report-only", base: null, head: true }] : [];
  // Whether an input or the file says it changes nothing.
  return differences(head, base).filter(({ name }) => name !== "from-file");
}

/** Cases with fewer runs than the baseline's own report has of them. */
function takenOut(pairs: readonly CasePair[]): string[] {
  return pairs.flatMap(({ head, base }) => {
    if (base === undefined || head.source === "none") return [];
    const [now, before] = [recordingsOf(head), recordingsOf(base)];
    return now < before ? [`${caseLabel(head)} (${now} of ${before})`] : [];
  });
}

/** How many distinct recordings a case has. One that could not be assessed, or that could not run, was recorded all the same. */
export function recordingsOf({ trials }: ReportCase): number {
  const unable = trials.filter(({ couldNotRun }) => couldNotRun).length;
  return new Set(trials.flatMap(({ hash }) => hash ?? [])).size + unable;
}

/** The cases of the base without those that are in quarantine here: which of them decided there is of no matter. */
function decidingThere(base: readonly ReportCase[], { pairs }: Pairing): ReportCase[] {
  const silent = new Set(pairs.flatMap((pair) => (decides(pair.head) ? [] : (pair.base ?? []))));
  return base.filter((one) => !silent.has(one));
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
    const isPartly = scorerNamed(scorer).isRequested || head.trials.some((one) => isUnrecorded(one, scorer));
    if (scorerNamed(scorer).isJudged || (isPartly && wasMeasured)) {
      const isLost = leftOut(head, scorer) > leftOut(base, scorer);
      const byFault = scorerNamed(scorer).isJudged && unfit(head, scorer) <= unfit(base, scorer);
      return isLost ? [{ name: caseLabel(head), byFault }] : [];
    }
    const isBroken =
      head.trials.some((one) => !one.couldNotRun && one.scores[scorer]?.status === "error") ||
      head.trials.every(({ couldNotRun }) => couldNotRun);
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
  const isRead = ({ scores }: Trial) =>
    !deterministicScorers.some(({ id }) => scores[id]?.status === "error");
  return trials.filter((one) => isRead(one) && one.scores[scorer]?.status !== "scored").length;
}

/** Whether the recording lacks what a scorer of calls compares. */
function isUnrecorded({ scores }: Trial, scorer: string): boolean {
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

/** Whether what a scorer says of two cases was judged by the same model in the same way; where one of them was not judged there is nothing to differ. */
export function isJudgedAlike(head: ReportCase, base: ReportCase, scorer: string): boolean {
  const here = judgesOf(head, scorer);
  if (here.length === 0) return true;
  const there = judgesOf(base, scorer);
  return there.length === 0 || here.join("\n") === there.join("\n");
}

/** Whether two cases were both judged, by the same model in the same way: for each of these scorers that is asked of one of them. */
export function areJudgedBySame(
  head: ReportCase,
  base: ReportCase,
  scorers: readonly { id: string }[],
): boolean {
  const asked = scorers.filter(({ id }) =>
    [head, base].some(({ trials }) => trials.some(({ scores }) => id in scores)),
  );
  return asked.every(({ id }) => {
    const isJudged = [head, base].every((one) => judgesOf(one, id).length > 0);
    return isJudged && isJudgedAlike(head, base, id);
  });
}

/** The cases of which some of the judge's scores say nothing about the agent's change: which scores, and who judged them on each side. */
export function judgedDifferently(pairs: readonly CasePair[]): Comparison["judgedOtherwise"] {
  const differing = pairs.flatMap(({ head, base }) => {
    const scorers = base === undefined ? [] : judgedApart(head, base);
    return base === undefined || scorers.length === 0 ? [] : [{ head, base, scorers }];
  });
  if (differing.length === 0) return null;
  const all = (side: "head" | "base") => {
    const judges = differing.flatMap(({ scorers, ...one }) =>
      scorers.flatMap((id) => judgesOf(one[side], id)),
    );
    return [...new Set(judges)].sort();
  };
  const apart = new Set(differing.flatMap(({ scorers }) => scorers));
  return {
    cases: differing.length,
    scorers: judgedScorers.flatMap(({ id }) => (apart.has(id) ? [id] : [])),
    base: all("base"),
    head: all("head"),
  };
}

/**
 * A pair of which another judge decides on each side, with its runs passing or not by the scorers alone that were judged alike or need no judge; any other pair as it is.
 * What the base knows of earlier commits was decided by a judge too, and is left out.
 */
export function withoutOtherJudges(pair: CasePair, policy: Report["policy"]): CasePair {
  const { head, base } = pair;
  if (base === undefined || !isPaired(pair)) return pair;
  const apart = judgedApart(head, base).filter((id) => gates(policy, id));
  if (apart.length === 0) return pair;
  const scorers = policy.gate.scorers.filter((id) => !apart.includes(id));
  const byOthers = (one: ReportCase): ReportCase => ({
    ...one,
    trials: one.trials.map((trial) => ({
      ...trial,
      pass: passes(trial, { ...policy, gate: { ...policy.gate, scorers } }),
    })),
    pool: [],
  });
  const [here, there] = [byOthers(head), byOthers(base)];
  const isKnown = [here, there].every(({ trials }) => judgedRuns(trials).length > 0);
  return { head: here, base: there, state: isKnown ? pair.state : "unassessed" };
}

/** The scorers that were judged otherwise on each side. */
function judgedApart(head: ReportCase, base: ReportCase): string[] {
  return judgedScorers.flatMap(({ id }) => (isJudgedAlike(head, base, id) ? [] : [id]));
}

function gates({ gate }: Report["policy"], scorer: string): boolean {
  return gate.scorers.some((id) => id === scorer);
}

function judgesOf({ trials }: ReportCase, scorer: string): string[] {
  const judges = new Set<string>();
  for (const trial of trials) for (const judge of judgedByFor(trial, scorer)) judges.add(judge);
  return [...judges].sort();
}

type RetiredEntry = Report["retired"][number];

/** A case of the head beside the same case of the baseline. */
export interface CasePair {
  head: ReportCase;
  /** Absent: the baseline does not assess this case. */
  base?: ReportCase;
  state: CaseComparison["state"];
}

/** What a run is known again by. */
export type Recording = Pick<JudgedRun, "hash" | "content"> & { pass?: boolean | null };

/** Every case of both sides, in its place. */
export interface Pairing {
  pairs: CasePair[];
  /** Cases of the baseline that nobody declares or records any more, and nobody retired. */
  removed: ReportCase[];
  retired: { gone: ReportCase; reason: string }[];
}

/** Whether the runs of a pair are compared: both sides have some, and the same is expected of them. */
export function isPaired({ state }: Pick<CasePair, "state">): boolean {
  return state === "comparable" || state === "unchanged";
}

/**
 * Pairs the cases of two reports by their case key (id and tags), a renamed case by the key it had. Two runs are comparable
 * when the case has the same fingerprint on both sides. A case whose expectation is gone counts as removed, even when its runs are
 * still recorded: otherwise deleting the expectation would silence it. A case that never had one is compared by the rules of the policy.
 */
export function pairCases(
  head: readonly ReportCase[],
  base: readonly ReportCase[],
  retired: readonly RetiredEntry[],
): Pairing {
  const assessed = base.filter(({ source }) => source !== "none");
  const byKey = new Map(assessed.map((one) => [keyOf(one), one]));
  const ruled = byRulesAlone(base);
  const present = new Set(head.filter(({ source }) => source !== "none").map(keyOf));
  const pairs = head.map((one): CasePair => {
    const before = byKey.get(keyOf(one)) ?? predecessorOf(one, byKey, present) ?? ruled(one);
    if (before === undefined) return { head: one, state: one.source === "none" ? "unassessed" : "new" };
    return { head: one, base: before, state: stateOf(one, before) };
  });
  const kept = new Set(pairs.flatMap((pair) => (pair.head.source === "none" ? [] : (pair.base ?? []))));
  const gone = assessed.filter((one) => !kept.has(one));
  const retirementOf = retirements(retired);
  const removed: ReportCase[] = [];
  const declared: Pairing["retired"] = [];
  for (const one of gone) {
    const found = retirementOf(one);
    if (found === undefined) removed.push(one);
    else declared.push({ gone: one, reason: found.reason });
  }
  return { pairs, removed, retired: declared };
}

/** The case that this one was before it was renamed, unless it is still there. Runs that nobody expects anything of are no case. */
function predecessorOf(
  { formerly: id, tags }: ReportCase,
  byKey: ReadonlyMap<string, ReportCase>,
  present: ReadonlySet<string>,
): ReportCase | undefined {
  if (id === undefined) return undefined;
  const key = caseKey(id, tags);
  return present.has(key) ? undefined : byKey.get(key);
}

/** Finds the base's case by the same rules of the policy, where neither side has an expectation. */
function byRulesAlone(base: readonly ReportCase[]): (one: ReportCase) => ReportCase | undefined {
  const undeclared = new Map(base.flatMap((one) => (one.source === "none" ? [[keyOf(one), one]] : [])));
  return (one) => {
    const before = one.source === "none" && hasRules(one) ? undeclared.get(keyOf(one)) : undefined;
    return before !== undefined && isExpectedAlike(one, before) ? before : undefined;
  };
}

function stateOf(head: ReportCase, base: ReportCase): CasePair["state"] {
  if (head.source === "none" && base.source !== "none") return "unassessed";
  if (!isExpectedAlike(head, base)) return "changed";
  const before = judgedRuns(base.trials);
  const now = judgedRuns(head.trials);
  if (now.length === 0 || before.length === 0) return "unassessed";
  const recordings = new Set(before.map(({ hash }) => hash));
  // As many, too: an agent whose runs look alike must not be left out just where it did not fail.
  const isKept = now.length === before.length && now.every(({ hash }) => recordings.has(hash));
  return isKept ? "unchanged" : "comparable";
}

/**
 * How many of the head's runs did what a run of the base did, each of which is counted once. Two runs did the same when their recordings
 * are the same bytes, or when the same was read from them: the calls with arguments, statuses and results, and what the agent said.
 * A judge may say of the same deed that it passes here and fails there, because it sees more: then the runs differ.
 */
export function countRepeated(head: readonly Recording[], base: readonly Recording[]): number {
  const recordings = new Set(base.map(({ hash }) => hash));
  const others = head.filter(({ hash }) => !recordings.has(hash));
  const taken = new Set(head.map(({ hash }) => hash));
  const left = new Map<string, number>();
  for (const one of base) {
    const key = deedOf(one);
    if (key !== undefined && !taken.has(one.hash)) left.set(key, (left.get(key) ?? 0) + 1);
  }
  let repeated = head.length - others.length;
  for (const one of others) {
    const key = deedOf(one);
    const count = key === undefined ? 0 : (left.get(key) ?? 0);
    if (key === undefined || count === 0) continue;
    left.set(key, count - 1);
    repeated += 1;
  }
  return repeated;
}

function deedOf({ content, pass }: Recording): string | undefined {
  return content === undefined ? undefined : `${content} ${pass}`;
}

/** Finds the entry that says why a case is gone: one of its id, else one of its tags alone. Undefined where none does. */
export function retirements(
  retired: readonly RetiredEntry[],
): (one: Pick<ReportCase, "id" | "tags">) => RetiredEntry | undefined {
  const byId = groupBy(retired, ({ id }) => id);
  return (one) =>
    [...(byId.get(one.id) ?? []), ...(byId.get(undefined) ?? [])].find((entry) => speaksOf(entry, one));
}

function speaksOf({ tags = {} }: RetiredEntry, one: Pick<ReportCase, "tags">): boolean {
  return Object.entries(tags).every(([name, value]) => one.tags[name] === value);
}

function keyOf({ id, tags }: Pick<ReportCase, "id" | "tags">): string {
  return caseKey(id, tags);
}

/** Cases of the baseline that are gone: declared, or with a hint at what may have become of them. */
export function goneCases(
  { pairs, removed, retired }: Pairing,
  head: Pick<Report, "cases" | "retired">,
): Pick<Comparison, "removed" | "retired"> {
  const known = [...removed, ...retired.map(({ gone }) => gone), ...pairs.flatMap(({ base }) => base ?? [])];
  const mistaken = withoutMeaning(head, known);
  // Name by name this would take long for many of both.
  const compared = removed.length * mistaken.length <= limits.namesCompared ? mistaken : [];
  const added = pairs.filter(({ state }) => state === "new").map(({ head }) => head);
  const byFingerprint = groupBy(added, ({ fingerprint }) => fingerprint);
  const recorded = new Map(pairs.map(({ head }) => [head.id, head]));
  return {
    removed: removed.map((one) => {
      const alike = byFingerprint.get(one.fingerprint) ?? [];
      const hint = whereItWent(one, alike, recorded.get(one.id)) ?? misspelt(one, compared);
      return { id: one.id, tags: one.tags, ...(hint === undefined ? {} : { hint }) };
    }),
    retired: retired.map(({ gone: { id, tags, fingerprint }, reason }) => {
      const failing = byFingerprint
        .get(fingerprint)
        ?.find(({ passRate }) => passRate !== null && passRate < 1);
      return { id, tags, reason, ...(failing === undefined ? {} : { failingAs: caseLabel(failing) }) };
    }),
  };
}

/** What may have become of a case that is gone, for the person who has to declare it. */
function whereItWent(
  { id }: ReportCase,
  alike: readonly ReportCase[],
  namesake: ReportCase | undefined,
): string | undefined {
  if (namesake !== undefined) {
    return namesake.source === "none"
      ? "its runs are recorded, and nothing is expected of them"
      : 'it is recorded with other tags only; an entry under "retired" may name tags';
  }
  const [only] = alike;
  return only === undefined || alike.length > 1
    ? undefined
    : `the new case "${only.id}" expects the same: if it is this one renamed, write "formerly: ${id}" there`;
}

/** The ids that expectations say are gone and that the baseline does not know. */
function withoutMeaning(
  { cases, retired }: Pick<Report, "cases" | "retired">,
  known: readonly ReportCase[],
): string[] {
  const ids = new Set(known.map(({ id }) => id));
  const declared = [...retired.map(({ id }) => id), ...cases.map(({ formerly }) => formerly)];
  return declared.flatMap((id) => (id === undefined || ids.has(id) ? [] : [id]));
}

function misspelt({ id }: ReportCase, mistaken: readonly string[]): string | undefined {
  const name = nearestName(id, mistaken);
  return name === undefined ? undefined : `"${name}" is declared gone: is that the same name misspelt?`;
}
