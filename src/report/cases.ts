import { member } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import type { Problem } from "../base/problems.ts";
import { mean, sum } from "../base/statistics.ts";
import { groupBy } from "../base/text.ts";
import { decidingScorers } from "../scorers/index.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import type { ReportCase, ReportOutcome, Trial } from "./case.ts";
import type { CaseComparison, Change } from "./comparison.ts";
import type { Redactor } from "./details.ts";
import type { ProblemCounts, Report, ReportProblem } from "./report.ts";

/** Whether a case decides: one in quarantine is recorded and shown, and counts nowhere. */
export function decides({ quarantine }: Pick<ReportCase, "quarantine">): boolean {
  return quarantine === undefined;
}

/** The cases that decide: what is added up and compared is made of them. */
export function decidingCases<Case extends Pick<ReportCase, "quarantine">>(cases: readonly Case[]): Case[] {
  return cases.filter(decides);
}

/** The cases that were recorded here, and not carried from the base. */
export function recordedCases<Case extends Pick<ReportCase, "carried">>(cases: readonly Case[]): Case[] {
  return cases.filter(({ carried }) => !carried);
}

/** Returns how many runs of these cases were carried from the base. */
export function countCarriedRuns(cases: readonly Pick<ReportCase, "carried" | "trials">[]): number {
  return sum(cases.map(({ carried, trials }) => (carried ? trials.length : 0)));
}

/** The deciding cases that did not pass every run, worst first: by pass rate, then by their mean score. What could not be read is a problem instead. */
export function worstCases({ cases }: Pick<Report, "cases">): ReportCase[] {
  return decidingCases(cases)
    .filter(({ passRate }) => passRate !== null && passRate < 1)
    .map((one) => ({ one, passRate: one.passRate ?? 0, mean: meanGoodness(one) }))
    .sort((a, b) => a.passRate - b.passRate || a.mean - b.mean)
    .map(({ one }) => one);
}

/**
 * The cases that a reader is told of one by one, the worst first: those that passed more often on the base, then those that fail and
 * could not be compared. Without a comparison all that fail.
 */
export function casesToTell(report: Pick<Report, "cases" | "comparison">): ReportCase[] {
  const failing = worstCases(report);
  if (report.comparison === null) return failing;
  return [...worseCases(report).map(({ one }) => one), ...failing.filter(isUncompared)];
}

/**
 * The deciding cases that count for nothing, because nobody says what is expected of their runs. None where that holds of all cases and no
 * file has one of them: then nothing is expected of the suite. A case whose expectation was taken out is told of as such.
 */
export function unexpectedCases({
  cases,
  retired,
  comparison,
}: Pick<Report, "cases" | "retired" | "comparison">): ReportCase[] {
  if (cases.every(({ source }) => source === "none")) return [];
  const gone = new Set([...retired, ...(comparison?.removed ?? [])].map(({ id }) => id));
  return decidingCases(cases).filter(
    ({ id, source, expectsNothing, passRate, trials }) =>
      !gone.has(id) &&
      (source === "none" || expectsNothing === true) &&
      passRate === null &&
      trials.some(({ scores }) => scores.f1?.status === "not-assessed"),
  );
}

function isUncompared({ comparison }: ReportCase): boolean {
  return comparison?.state === "new" || comparison?.state === "changed" || comparison?.state === "unassessed";
}

/** The deciding case that does worst by a scorer; undefined when it assessed none. */
export function worstBy(scorer: string, cases: readonly ReportCase[]): ReportCase | undefined {
  const assessed = decidingCases(cases).flatMap((one) => {
    const value = member(one.scores, scorer) ?? null;
    return value === null ? [] : [{ one, goodness: scorerNamed(scorer).goodness(value) }];
  });
  return assessed.toSorted((a, b) => a.goodness - b.goodness)[0]?.one;
}

function meanGoodness({ scores }: ReportCase): number {
  const values = Object.entries(scores).flatMap(([id, value]) =>
    value === null ? [] : [scorerNamed(id).goodness(value)],
  );
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}

/** A report as it is stored: JSON on one line, for pools of thousands of recordings would double in size by indentation. */
export function reportText(report: Report): string {
  return `${JSON.stringify(report)}\n`;
}

/** The same text in pieces, a case each, for those who need not hold all of it at once. */
export function* reportPieces(report: Report): Generator<string> {
  let before = "{";
  for (const [key, value] of Object.entries(report)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    before = ",";
    if (key === "cases") yield* listPieces(report.cases);
    else yield JSON.stringify(value);
  }
  yield "}\n";
}

function* listPieces(items: readonly unknown[]): Generator<string> {
  let before = "[";
  for (const item of items) {
    yield `${before}${JSON.stringify(item)}`;
    before = ",";
  }
  yield items.length === 0 ? "[]" : "]";
}

/** The cases that share a value of a tag. */
export interface Slice {
  /** The tag's value; null for the cases without the tag. */
  value: string | null;
  cases: number;
  runs: number;
  passRate: number | null;
  /** The change of the pass rate over the paired cases; null when none is paired, or nothing was compared. */
  change: Change | null;
  /** By scorer; null when nothing was assessed. */
  scores: Record<string, number | null>;
  /** What a run takes in the mean, where it is known. */
  measures: { tokens?: number; cost?: number };
}

/** A suite divided by one tag, the slice with the lowest pass rate first. */
export interface Slicing {
  tag: string;
  slices: Slice[];
  /** Values of the tag that are beyond the limit, and have no slice. */
  more: number;
}

/**
 * The scores of a suite by each of these tags, by default all that divide it, added up like the suite's own. Advisory: no slice decides
 * anything.
 */
export function slicesOf(
  { cases: all, scores, comparison }: Pick<Report, "cases" | "scores" | "comparison">,
  tags?: readonly string[],
): Slicing[] {
  const cases = decidingCases(all);
  const changes = groupBy(comparison?.slices ?? [], ({ tag }) => tag);
  return divisionsOf(cases, tags).map(({ tag, groups, more }) => {
    const changeOf = new Map((changes.get(tag) ?? []).map(({ value, passRate }) => [value, passRate]));
    return {
      tag,
      slices: groups.map(({ value, cases, passRate }) => ({
        value,
        cases: cases.length,
        runs: cases.reduce((runs, { trials }) => runs + trials.length, 0),
        passRate,
        change: changeOf.get(value) ?? null,
        scores: Object.fromEntries(Object.keys(scores).map((id) => [id, meanScore(cases, id)])),
        measures: { ...meanMeasure(cases, "tokens"), ...meanMeasure(cases, "cost") },
      })),
      more,
    };
  });
}

/** The mean over cases, as the suite's score is. The scorer's name may be anything. */
function meanScore(cases: readonly ReportCase[], scorer: string): number | null {
  return mean(cases.flatMap(({ scores }) => member(scores, scorer) ?? []));
}

/** The share of runs that a judge may leave unscored while it gates. */
const MOST_UNSCORED = 0.05;

/** A scorer that decides and left too many runs without a score. */
export interface Shortfall {
  scorer: string;
  /** Runs that it should have scored, and those of them that it did. */
  runs: number;
  scored: number;
}

/**
 * The scorers that decide by pass mark, floor or ceiling and have too few of the runs scored to be relied on: those that ask a judge, and
 * the others where a recording does not hold what they measure. A run in which there is nothing to measure is none that they should have
 * scored, and a fault of a recording is reported where it is, as is that the agent could not run. Carried cases do not count: their scored
 * runs would make room for others that nobody scored.
 */
export function shortfalls({
  cases,
  policy,
}: Pick<Report, "cases"> & { policy: Pick<Report["policy"], "gate"> }): Shortfall[] {
  return decidingScorers(policy.gate).flatMap(({ id, kind }) => {
    const outcomes = recordedCases(decidingCases(cases)).flatMap(({ trials }) =>
      trials.flatMap(({ couldNotRun, scores }) => (couldNotRun ? [] : (scores[id] ?? []))),
    );
    const unscored = outcomes.filter(kind === "judged" ? isUnjudged : isUnrecorded).length;
    const scored = outcomes.filter(({ status }) => status === "scored").length;
    const runs = scored + unscored;
    const most = kind === "judged" ? runs * MOST_UNSCORED : 0;
    return unscored > most ? [{ scorer: id, runs, scored }] : [];
  });
}

function isUnjudged(outcome: ReportOutcome): boolean {
  return outcome.status === "error" || (outcome.status === "not-assessed" && !outcome.nothingToMeasure);
}

/** Whether the recording does not hold what a scorer would have measured. */
export function isUnrecorded(outcome: ReportOutcome): boolean {
  return outcome.status === "not-assessed" && outcome.unrecorded === true;
}

/** Problems as a report lists them: so many of them as it has room for, and how many there are. */
export interface ListedProblems {
  problems: ReportProblem[];
  problemCounts: ProblemCounts;
}

/** Lists problems in the order of a report, fit to be shown. */
export function listProblems(problems: readonly Problem[], redact: Redactor): ListedProblems {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const shown = problems.map((one) => ({ ...one, message: redact.text(one.message) }) as ReportProblem);
  return { problems: sorted(shown), problemCounts: { errors, warnings: problems.length - errors } };
}

/** Lists of problems as one, which does not depend on how they were divided. */
export function joinProblems(lists: readonly ListedProblems[]): ListedProblems {
  const sum = (count: keyof ProblemCounts) =>
    lists.reduce((all, { problemCounts }) => all + problemCounts[count], 0);
  return {
    problems: sorted(lists.flatMap(({ problems }) => problems)),
    problemCounts: { errors: sum("errors"), warnings: sum("warnings") },
  };
}

/** Errors before warnings, each by place: the order in which files were named does not show. */
function sorted(problems: readonly ReportProblem[]): ReportProblem[] {
  return problems
    .toSorted(
      (a, b) =>
        Number(a.severity === "warning") - Number(b.severity === "warning") ||
        compareTexts(a.file ?? "", b.file ?? "") ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.index ?? 0) - (b.index ?? 0) ||
        compareTexts(a.message, b.message) ||
        (a.column ?? 0) - (b.column ?? 0),
    )
    .slice(0, limits.shownProblems);
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The cases of a suite by the values of one tag, the lowest pass rate first. */
export interface Division {
  tag: string;
  groups: TagGroup[];
  /** Values of the tag that are beyond the limit, and in no group. */
  more: number;
}

/** The cases with one value of a tag; null: those without the tag. */
interface TagGroup {
  value: string | null;
  cases: ReportCase[];
  passRate: number | null;
}

/**
 * The tags that divide cases: at least two values, being without the tag counted as one. Where most cases are alone with their value the
 * tag names cases and divides nothing. Recordings that say their model, and others that do not, are not divided by that. Those that most cases have come first, of equal ones by name.
 */
export function dividingTags(cases: readonly DividedCase[]): string[] {
  return [...countValues(cases)]
    .map(([tag, counts]) => ({ tag, counts: [...counts.values()], tagged: sum([...counts.values()]) }))
    .filter(({ tag, counts, tagged }) => {
      const isTag = tag !== MODEL || cases.some(({ tags }) => Object.hasOwn(tags, MODEL));
      if (!isTag && counts.length < 2) return false;
      const without = cases.length - tagged;
      const sizes = without > 0 ? [...counts, without] : counts;
      const alone = sizes.filter((size) => size === 1).length;
      return sizes.length > 1 && alone * 2 <= cases.length;
    })
    .toSorted((a, b) => b.tagged - a.tagged || (a.tag < b.tag ? -1 : 1))
    .map(({ tag }) => tag);
}

/** A case as far as it is divided by. */
type DividedCase = Pick<ReportCase, "tags"> & { trials?: readonly Pick<Trial, "model">[] };

const MODEL = "model";

/** The tags of a case, and without one of that name the model that answered in all of its runs. */
export function dividersOf({ tags, trials = [] }: DividedCase): Readonly<Record<string, string>> {
  const [first] = trials;
  const model = first?.model;
  const isOne = model !== undefined && trials.every((trial) => trial.model === model);
  return isOne && !Object.hasOwn(tags, MODEL) ? { ...tags, [MODEL]: model } : tags;
}

/** By tag and value: how many cases have it. */
function countValues(cases: readonly DividedCase[]): Map<string, Map<string, number>> {
  const byTag = new Map<string, Map<string, number>>();
  for (const one of cases) {
    const tags = dividersOf(one);
    for (const tag of Object.keys(tags)) {
      const value = tags[tag] ?? "";
      const counts = byTag.get(tag) ?? new Map<string, number>();
      byTag.set(tag, counts.set(value, (counts.get(value) ?? 0) + 1));
    }
  }
  return byTag;
}

/** The cases by each of these tags, by default all that divide them; as many tags and values as the limits allow. */
export function divisionsOf(
  cases: readonly ReportCase[],
  tags: readonly string[] = dividingTags(cases),
): Division[] {
  return tags.slice(0, limits.slicedTags).map((tag) => {
    const byValue = groupBy(cases, (one) => member(dividersOf(one), tag) ?? null);
    const groups = [...byValue].map(([value, group]) => ({ value, cases: group, passRate: rateOf(group) }));
    return {
      tag,
      groups: groups.toSorted(worstFirst).slice(0, limits.slicedValues),
      more: Math.max(groups.length - limits.slicedValues, 0),
    };
  });
}

function meanMeasure(cases: readonly ReportCase[], measure: "tokens" | "cost") {
  const value = mean(cases.flatMap(({ measures }) => measures?.[measure]?.mean ?? []));
  return value === null ? {} : { [measure]: value };
}

function rateOf(cases: readonly ReportCase[]): number | null {
  return mean(cases.flatMap(({ passRate }) => passRate ?? []));
}

/** What nobody could assess comes last; of equal groups the larger one first, then by value, and at the end what is without one. */
function worstFirst(a: TagGroup, b: TagGroup): number {
  const rate = (group: TagGroup) => group.passRate ?? 2;
  return rate(a) - rate(b) || b.cases.length - a.cases.length || byValue(a.value, b.value);
}

function byValue(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : 1;
}

/** A case that the baseline has too, with runs on both sides. */
export interface ChangedCase {
  one: ReportCase;
  comparison: CaseComparison;
  /** Base pass rate - head pass rate. */
  drop: number;
}

/** Comparable cases that passed more often on the base, the largest drop first; of equal ones that with the most trials. */
export function worseCases({ cases }: Pick<Report, "cases">): ChangedCase[] {
  return changed(cases)
    .filter(({ drop }) => drop > 0)
    .sort((a, b) => b.drop - a.drop || trialsOf(b) - trialsOf(a));
}

/** Comparable cases that failed mostly on the base and do not any more. */
export function fixedCases({ cases }: Pick<Report, "cases">): ChangedCase[] {
  return changed(cases).filter(({ comparison: { base, head } }) => !mostlyPasses(base) && mostlyPasses(head));
}

/** Whether a case passed mostly on the base and does not any more. */
export function isNewlyFailing({ comparison: { base, head } }: ChangedCase): boolean {
  return mostlyPasses(base) && !mostlyPasses(head);
}

/** Whether a case passed every trial of the base and fails every trial now. */
export function isFlipped({ comparison: { base, head } }: ChangedCase): boolean {
  return base.passed === base.trials && head.passed === 0;
}

/** How many of the deciding cases are in each state of the comparison. */
export function countStates({ cases }: Pick<Report, "cases">): Record<CaseComparison["state"], number> {
  const counts = { comparable: 0, unchanged: 0, changed: 0, new: 0, unassessed: 0 };
  for (const { comparison } of decidingCases(cases)) if (comparison !== null) counts[comparison.state] += 1;
  return counts;
}

function changed(cases: readonly ReportCase[]): ChangedCase[] {
  return decidingCases(cases).flatMap((one) => {
    const { comparison } = one;
    if (comparison?.state !== "comparable") return [];
    return [{ one, comparison, drop: rate(comparison.base) - rate(comparison.head) }];
  });
}

function trialsOf({ comparison: { base, head } }: ChangedCase): number {
  return base.trials + head.trials;
}

function mostlyPasses(tally: CaseComparison["base"]): boolean {
  return rate(tally) >= 0.5;
}

function rate({ passed, trials }: CaseComparison["base"]): number {
  return passed / trials;
}
