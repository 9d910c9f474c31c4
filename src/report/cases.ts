import { member } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import type { Problem } from "../core/problems.ts";
import { mean, sum } from "../core/statistics/summary.ts";
import { groupBy, shorten } from "../core/text.ts";
import { decidingScorers } from "../scorers/index.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import type { ReportCase, ReportOutcome, Trial } from "./case.ts";
import type { CaseComparison, Change } from "./comparison.ts";
import type { Redactor } from "./details.ts";
import type { ProblemCounts, Report, ReportProblem } from "./report.ts";

/** Returns the label of a case in messages, such as `book-flight (model=gpt-4o)`. Cuts long names to keep sentences readable. */
export function caseLabel({ id, tags }: Pick<ReportCase, "id" | "tags">): string {
  const pairs = Object.entries(tags).map(([key, value]) => `${key}=${value}`);
  const cut = (text: string) => shorten(text, limits.shownName);
  return pairs.length === 0 ? cut(id) : `${cut(id)} (${cut(pairs.sort().join(", "))})`;
}

/** Returns true for a case that is not in quarantine. A quarantined case is shown, but counts nowhere. */
export function decides({ quarantine }: Pick<ReportCase, "quarantine">): boolean {
  return quarantine === undefined;
}

/** Returns the cases that totals and comparisons are computed from. */
export function decidingCases<Case extends Pick<ReportCase, "quarantine">>(cases: readonly Case[]): Case[] {
  return cases.filter(decides);
}

/** Returns the cases that were recorded in this run, not carried from the base. */
export function recordedCases<Case extends Pick<ReportCase, "carried">>(cases: readonly Case[]): Case[] {
  return cases.filter(({ carried }) => !carried);
}

export function countCarriedRuns(cases: readonly Pick<ReportCase, "carried" | "trials">[]): number {
  return sum(cases.map(({ carried, trials }) => (carried ? trials.length : 0)));
}

/** Returns the deciding cases with a failing run, worst first: by pass rate, then by mean score. */
export function worstCases({ cases }: Pick<Report, "cases">): ReportCase[] {
  return decidingCases(cases)
    .filter(({ passRate }) => passRate !== null && passRate < 1)
    .map((one) => ({ one, passRate: one.passRate ?? 0, mean: meanGoodness(one) }))
    .sort((a, b) => a.passRate - b.passRate || a.mean - b.mean)
    .map(({ one }) => one);
}

/** Returns the cases to list, worst first: regressions, then failing cases without a comparison. Without a baseline, all failures. */
export function casesToTell(report: Pick<Report, "cases" | "comparison">): ReportCase[] {
  const failing = worstCases(report);
  if (report.comparison === null) return failing;
  return [...worseCases(report).map(({ reportCase }) => reportCase), ...failing.filter(isUncompared)];
}

/** Returns the deciding cases without an expectation, except removed and retired cases; none if the whole suite has no expectations. */
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

/** Returns the deciding case with the worst score of a scorer; undefined if the scorer assessed none. */
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

/** Returns a report as stored: JSON on one line, because indentation would double pools of thousands of recordings. */
export function reportText(report: Report): string {
  return `${JSON.stringify(report)}\n`;
}

/** Yields the text of `reportText` one case at a time, so that a caller need not hold all of it. */
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

export interface Slice {
  value: string | null;
  cases: number;
  runs: number;
  passRate: number | null;
  /** The change of the pass rate over paired cases; null if there is none. */
  change: Change | null;
  /** By scorer; null if nothing was assessed. */
  scores: Record<string, number | null>;
  measures: { tokens?: number; cost?: number };
}

export interface Slicing {
  tag: string;
  slices: Slice[];
  /** The number of values beyond the limit, which have no slice. */
  more: number;
}

/** Returns the scores of a suite by each tag, by default all tags that divide it. Advisory: slices decide nothing. */
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

/** Uses `member`, because a scorer's name may be any text. */
function meanScore(cases: readonly ReportCase[], scorer: string): number | null {
  return mean(cases.flatMap(({ scores }) => member(scores, scorer) ?? []));
}

/** The share of runs that a gating judge may leave unscored. */
const MOST_UNSCORED = 0.05;

export interface Shortfall {
  scorer: string;
  /** Runs to score, and the number with a score. */
  runs: number;
  scored: number;
}

/**
 * Returns the deciding scorers with too many unscored runs: judges above `MOST_UNSCORED`, other scorers with any run whose recording
 * lacks the data. Carried cases do not count, because their scored runs would offset unscored runs.
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

/** Returns true if the recording lacks the data that a scorer measures. */
export function isUnrecorded(outcome: ReportOutcome): boolean {
  return outcome.status === "not-assessed" && outcome.unrecorded === true;
}

/** The problems of a report, up to the limit, and their full number. */
export interface ListedProblems {
  problems: ReportProblem[];
  problemCounts: ProblemCounts;
}

/** Redacts problems and sorts them for a report. */
export function listProblems(problems: readonly Problem[], redact: Redactor): ListedProblems {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const shown = problems.map(
    (problem) => ({ ...problem, message: redact.text(problem.message) }) as ReportProblem,
  );
  return { problems: sorted(shown), problemCounts: { errors, warnings: problems.length - errors } };
}

/** Merges lists of problems. The result does not depend on how they were divided. */
export function joinProblems(lists: readonly ListedProblems[]): ListedProblems {
  const sum = (count: keyof ProblemCounts) =>
    lists.reduce((all, { problemCounts }) => all + problemCounts[count], 0);
  return {
    problems: sorted(lists.flatMap(({ problems }) => problems)),
    problemCounts: { errors: sum("errors"), warnings: sum("warnings") },
  };
}

/** The order does not depend on the order of the files. */
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

export interface Division {
  tag: string;
  groups: TagGroup[];
  more: number;
}

interface TagGroup {
  value: string | null;
  cases: ReportCase[];
  passRate: number | null;
}

/** Returns the tags with several values (a missing tag is a value), most frequent first, except tags whose values mostly occur once. */
export function dividingTags(cases: readonly DividedCase[]): string[] {
  return [...countValues(cases)]
    .map(([tag, counts]) => ({ tag, counts: [...counts.values()], tagged: sum([...counts.values()]) }))
    .filter(({ tag, counts, tagged }) => {
      // Recordings with and without a model are not divided by it.
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

type DividedCase = Pick<ReportCase, "tags"> & { trials?: readonly Pick<Trial, "model">[] };

const MODEL = "model";

/** Returns the tags of a case, plus the model of all its runs unless a tag has that name. */
export function dividersOf({ tags, trials = [] }: DividedCase): Readonly<Record<string, string>> {
  const [first] = trials;
  const model = first?.model;
  const isOne = model !== undefined && trials.every((trial) => trial.model === model);
  return isOne && !Object.hasOwn(tags, MODEL) ? { ...tags, [MODEL]: model } : tags;
}

function countValues(cases: readonly DividedCase[]): Map<string, Map<string, number>> {
  const byTag = new Map<string, Map<string, number>>();
  for (const each of cases) {
    const tags = dividersOf(each);
    for (const tag of Object.keys(tags)) {
      const value = tags[tag] ?? "";
      const counts = byTag.get(tag) ?? new Map<string, number>();
      byTag.set(tag, counts.set(value, (counts.get(value) ?? 0) + 1));
    }
  }
  return byTag;
}

/** Returns the cases by each tag, by default all that divide them, up to the limits. */
export function divisionsOf(
  cases: readonly ReportCase[],
  tags: readonly string[] = dividingTags(cases),
): Division[] {
  return tags.slice(0, limits.slicedTags).map((tag) => {
    const byValue = groupBy(cases, (each) => member(dividersOf(each), tag) ?? null);
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

/** Unassessed groups come last. Equal groups are ordered by size, then by value, without a value last. */
function worstFirst(a: TagGroup, b: TagGroup): number {
  const rate = (group: TagGroup) => group.passRate ?? 2;
  return rate(a) - rate(b) || b.cases.length - a.cases.length || byValue(a.value, b.value);
}

function byValue(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : 1;
}

export interface ChangedCase {
  reportCase: ReportCase;
  comparison: CaseComparison;
  /** Base pass rate - head pass rate. */
  drop: number;
}

/** Returns the comparable cases that passed more often on the base, largest drop first, then most trials. */
export function worseCases({ cases }: Pick<Report, "cases">): ChangedCase[] {
  return changed(cases)
    .filter(({ drop }) => drop > 0)
    .sort((a, b) => b.drop - a.drop || trialsOf(b) - trialsOf(a));
}

/** Returns the comparable cases that mostly failed on the base and mostly pass now. */
export function fixedCases({ cases }: Pick<Report, "cases">): ChangedCase[] {
  return changed(cases).filter(({ comparison: { base, head } }) => !mostlyPasses(base) && mostlyPasses(head));
}

/** Returns true for a case that mostly passed on the base and mostly fails now. */
export function isNewlyFailing({ comparison: { base, head } }: ChangedCase): boolean {
  return mostlyPasses(base) && !mostlyPasses(head);
}

/** Returns true for a case that passed every trial on the base and fails every trial now. */
export function isFlipped({ comparison: { base, head } }: ChangedCase): boolean {
  return base.passed === base.trials && head.passed === 0;
}

/** Returns the number of deciding cases in each state of the comparison. */
export function countStates({ cases }: Pick<Report, "cases">): Record<CaseComparison["state"], number> {
  const counts = { comparable: 0, unchanged: 0, changed: 0, new: 0, unassessed: 0 };
  for (const { comparison } of decidingCases(cases)) if (comparison !== null) counts[comparison.state] += 1;
  return counts;
}

function changed(cases: readonly ReportCase[]): ChangedCase[] {
  return decidingCases(cases).flatMap((reportCase) => {
    const { comparison } = reportCase;
    if (comparison?.state !== "comparable") return [];
    return [{ reportCase, comparison, drop: rate(comparison.base) - rate(comparison.head) }];
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
