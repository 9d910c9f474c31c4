import { defined } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { nearestName } from "../../core/problems.ts";
import { groupBy } from "../../core/text.ts";
import type { ReportCase } from "../../report/case.ts";
import { caseLabel } from "../../report/cases.ts";
import type { CaseComparison, Comparison } from "../../report/comparison.ts";
import { judgedByFor } from "../../report/details.ts";
import type { Report } from "../../report/report.ts";
import { judgedScorers } from "../../scorers/index.ts";
import { type JudgedRun, judgedRuns } from "../baseline/baseline.ts";
import { hasRules } from "../measure/rules-state.ts";
import { caseKey, isExpectedAlike } from "../score/fingerprint.ts";
import { passes } from "../score/passes.ts";

/** Returns true when both cases were judged by the same model with equal settings, or when a case was not judged. */
export function isJudgedAlike(head: ReportCase, base: ReportCase, scorer: string): boolean {
  const here = judgesOf(head, scorer);
  if (here.length === 0) return true;
  const there = judgesOf(base, scorer);
  return there.length === 0 || here.join("\n") === there.join("\n");
}

/** Returns true when each of these scorers in either case judged both cases by the same model with equal settings. */
export function areJudgedBySame(
  head: ReportCase,
  base: ReportCase,
  scorers: readonly { id: string }[],
): boolean {
  const usedScorers = scorers.filter(({ id }) =>
    [head, base].some(({ trials }) => trials.some(({ scores }) => id in scores)),
  );
  return usedScorers.every(({ id }) => {
    const isJudged = [head, base].every((reportCase) => judgesOf(reportCase, id).length > 0);
    return isJudged && isJudgedAlike(head, base, id);
  });
}

/** Returns the cases whose judged scores are not comparable, because the judges differ; null when there are none. */
export function judgedDifferently(pairs: readonly CasePair[]): Comparison["judgedOtherwise"] {
  const differing = pairs.flatMap(({ head, base }) => {
    const scorers = base === undefined ? [] : judgedApart(head, base);
    return base === undefined || scorers.length === 0 ? [] : [{ head, base, scorers }];
  });
  if (differing.length === 0) return null;
  const all = (side: "head" | "base") => {
    const judges = differing.flatMap(({ scorers, ...sides }) =>
      scorers.flatMap((id) => judgesOf(sides[side], id)),
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

/** Returns a pair with pass and fail recomputed without gating scorers whose judges differ, and without the pool; other pairs unchanged. */
export function withoutOtherJudges(pair: CasePair, policy: Report["policy"]): CasePair {
  const { head, base } = pair;
  if (base === undefined || !isPaired(pair)) return pair;
  const apart = judgedApart(head, base).filter((id) => gates(policy, id));
  if (apart.length === 0) return pair;
  const scorers = policy.gate.scorers.filter((id) => !apart.includes(id));
  const withoutApart = (reportCase: ReportCase): ReportCase => ({
    ...reportCase,
    trials: reportCase.trials.map((trial) => ({
      ...trial,
      pass: passes(trial, { ...policy, gate: { ...policy.gate, scorers } }),
    })),
    pool: [],
  });
  const [here, there] = [withoutApart(head), withoutApart(base)];
  const isKnown = [here, there].every(({ trials }) => judgedRuns(trials).length > 0);
  return { head: here, base: there, state: isKnown ? pair.state : "unassessed" };
}

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

export interface CasePair {
  head: ReportCase;
  /** Absent: the baseline does not assess this case. */
  base?: ReportCase;
  state: CaseComparison["state"];
}

/** The facts that identify a run across reports. */
export type Recording = Pick<JudgedRun, "hash" | "content"> & { pass?: boolean | null };

export interface Pairing {
  pairs: CasePair[];
  /** Cases of the baseline without expectation or recording at the head, and without a `retired` entry. */
  removed: ReportCase[];
  retired: { gone: ReportCase; reason: string }[];
}

export function isPaired({ state }: Pick<CasePair, "state">): boolean {
  return state === "comparable" || state === "unchanged";
}

/**
 * Pairs the cases of two reports by case key, a renamed case by its former key. Cases with equal fingerprints are comparable.
 * A case without its expectation counts as removed even with runs: otherwise deleting the expectation would silence it.
 */
export function pairCases(
  head: readonly ReportCase[],
  base: readonly ReportCase[],
  retired: readonly RetiredEntry[],
): Pairing {
  const assessed = base.filter(({ source }) => source !== "none");
  const byKey = new Map(assessed.map((reportCase) => [keyOf(reportCase), reportCase]));
  const ruled = byRulesAlone(base);
  const present = new Set(head.filter(({ source }) => source !== "none").map(keyOf));
  const pairs = head.map((reportCase): CasePair => {
    const before =
      byKey.get(keyOf(reportCase)) ?? predecessorOf(reportCase, byKey, present) ?? ruled(reportCase);
    if (before === undefined)
      return { head: reportCase, state: reportCase.source === "none" ? "unassessed" : "new" };
    return { head: reportCase, base: before, state: stateOf(reportCase, before) };
  });
  const paired = new Set(pairs.flatMap((pair) => (pair.head.source === "none" ? [] : (pair.base ?? []))));
  const gone = assessed.filter((reportCase) => !paired.has(reportCase));
  const retirementOf = retirements(retired);
  const removed: ReportCase[] = [];
  const declared: Pairing["retired"] = [];
  for (const reportCase of gone) {
    const found = retirementOf(reportCase);
    if (found === undefined) removed.push(reportCase);
    else declared.push({ gone: reportCase, reason: found.reason });
  }
  return { pairs, removed, retired: declared };
}

function predecessorOf(
  { formerly: id, tags }: ReportCase,
  byKey: ReadonlyMap<string, ReportCase>,
  present: ReadonlySet<string>,
): ReportCase | undefined {
  if (id === undefined) return undefined;
  const key = caseKey(id, tags);
  return present.has(key) ? undefined : byKey.get(key);
}

/** Cases without an expectation are compared by the rules of the policy. */
function byRulesAlone(base: readonly ReportCase[]): (reportCase: ReportCase) => ReportCase | undefined {
  const undeclared = new Map(
    base.flatMap((reportCase) => (reportCase.source === "none" ? [[keyOf(reportCase), reportCase]] : [])),
  );
  return (reportCase) => {
    const before =
      reportCase.source === "none" && hasRules(reportCase) ? undeclared.get(keyOf(reportCase)) : undefined;
    return before !== undefined && isExpectedAlike(reportCase, before) ? before : undefined;
  };
}

function stateOf(head: ReportCase, base: ReportCase): CasePair["state"] {
  if (head.source === "none" && base.source !== "none") return "unassessed";
  if (!isExpectedAlike(head, base)) return "changed";
  const before = judgedRuns(base.trials);
  const now = judgedRuns(head.trials);
  if (now.length === 0 || before.length === 0) return "unassessed";
  const recordings = new Set(before.map(({ hash }) => hash));
  // Counts must be equal too: an agent whose runs look alike must not be left out just because it did not fail.
  const isKept = now.length === before.length && now.every(({ hash }) => recordings.has(hash));
  return isKept ? "unchanged" : "comparable";
}

/**
 * Counts the head's runs that repeat a run of the base, each base run once: equal bytes, or equal content hash and result.
 * A judge may see more than the content hash covers, so a differing result counts as a difference.
 */
export function countRepeated(head: readonly Recording[], base: readonly Recording[]): number {
  const recordings = new Set(base.map(({ hash }) => hash));
  const fresh = head.filter(({ hash }) => !recordings.has(hash));
  const taken = new Set(head.map(({ hash }) => hash));
  const left = new Map<string, number>();
  for (const run of base) {
    const key = contentKey(run);
    if (key !== undefined && !taken.has(run.hash)) left.set(key, (left.get(key) ?? 0) + 1);
  }
  let repeated = head.length - fresh.length;
  for (const run of fresh) {
    const key = contentKey(run);
    const count = key === undefined ? 0 : (left.get(key) ?? 0);
    if (key === undefined || count === 0) continue;
    left.set(key, count - 1);
    repeated += 1;
  }
  return repeated;
}

function contentKey({ content, pass }: Recording): string | undefined {
  return content === undefined ? undefined : `${content} ${pass}`;
}

/** Returns a function that finds the `retired` entry of a case: by its id, else by its tags alone. */
export function retirements(
  retired: readonly RetiredEntry[],
): (reportCase: Pick<ReportCase, "id" | "tags">) => RetiredEntry | undefined {
  const byId = groupBy(retired, ({ id }) => id);
  return (reportCase) =>
    [...(byId.get(reportCase.id) ?? []), ...(byId.get(undefined) ?? [])].find((entry) =>
      matchesTags(entry, reportCase),
    );
}

function matchesTags({ tags = {} }: RetiredEntry, reportCase: Pick<ReportCase, "tags">): boolean {
  return Object.entries(tags).every(([name, value]) => reportCase.tags[name] === value);
}

function keyOf({ id, tags }: Pick<ReportCase, "id" | "tags">): string {
  return caseKey(id, tags);
}

/** Returns the cases of the baseline that are gone, the removed cases with a hint about their cause. */
export function goneCases(
  { pairs, removed, retired }: Pairing,
  head: Pick<Report, "cases" | "retired">,
): Pick<Comparison, "removed" | "retired"> {
  const baseCases = [
    ...removed,
    ...retired.map(({ gone }) => gone),
    ...pairs.flatMap(({ base }) => base ?? []),
  ];
  const mistaken = unknownIds(head, baseCases);
  // Comparing two long lists of names would take long.
  const compared = removed.length * mistaken.length <= limits.namesCompared ? mistaken : [];
  const added = pairs.filter(({ state }) => state === "new").map(({ head }) => head);
  const byFingerprint = groupBy(added, ({ fingerprint }) => fingerprint);
  const recorded = new Map(pairs.map(({ head }) => [head.id, head]));
  return {
    removed: removed.map((reportCase) => {
      const alike = byFingerprint.get(reportCase.fingerprint) ?? [];
      const hint =
        whereItWent(reportCase, alike, recorded.get(reportCase.id)) ?? misspelt(reportCase, compared);
      return { id: reportCase.id, tags: reportCase.tags, ...defined({ hint }) };
    }),
    retired: retired.map(({ gone: { id, tags, fingerprint }, reason }) => {
      const failing = byFingerprint
        .get(fingerprint)
        ?.find(({ passRate }) => passRate !== null && passRate < 1);
      return { id, tags, reason, ...(failing === undefined ? {} : { failingAs: caseLabel(failing) }) };
    }),
  };
}

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

function unknownIds(
  { cases, retired }: Pick<Report, "cases" | "retired">,
  baseCases: readonly ReportCase[],
): string[] {
  const ids = new Set(baseCases.map(({ id }) => id));
  const declared = [...retired.map(({ id }) => id), ...cases.map(({ formerly }) => formerly)];
  return declared.flatMap((id) => (id === undefined || ids.has(id) ? [] : [id]));
}

function misspelt({ id }: ReportCase, mistaken: readonly string[]): string | undefined {
  const name = nearestName(id, mistaken);
  return name === undefined ? undefined : `"${name}" is declared gone: is that the same name misspelt?`;
}
