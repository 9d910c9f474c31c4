import { limits } from "../core/limits.ts";
import type { Run } from "../recordings/run.ts";
import { countedCalls, countedReferences, toolsOfCase } from "./counted-calls.ts";
import type { F1Details, NamedCall } from "./details.ts";
import type { Expectation } from "./expectation.ts";
import type { Outcome } from "./outcome.ts";
import type { ToolBook } from "./tool-book.ts";

/** Counts of one tool over runs that have expectations. */
export interface ToolCount {
  name: string;
  /** Required calls, and the optional ones that were made. */
  expected: number;
  called: number;
  /** Expected calls without a match. Includes wrong arguments and confusions. */
  missed: number;
  /** Missed calls next to an unexpected call of the same tool. */
  wrongArguments: number;
  /** Missed calls next to an unexpected call of another tool. */
  confusedWith: readonly Confusion[];
}

interface Confusion {
  name: string;
  times: number;
}

/** Restores the zeros that reports leave out. */
export function wholeCount({
  name,
  expected = 0,
  called = 0,
  missed = 0,
  wrongArguments = 0,
  confusedWith = [],
}: SparseCount): ToolCount {
  return { name, expected, called, missed, wrongArguments, confusedWith };
}

type SparseCount = { [Key in keyof ToolCount]?: ToolCount[Key] | undefined } & Pick<ToolCount, "name">;

/** Counts of one or several runs. A tool may appear more than once, and its counts add up. */
export type ToolCounts = readonly ToolCount[];

const NOTHING: ToolCounts = Object.freeze([]);
const NONE: readonly Confusion[] = Object.freeze([]);

/** Counts by `f1` if the run has references, by tool names if only `code` applies. Returns no counts if the calls could not be scored. */
export function toolCounts(
  run: Run,
  expectation: Expectation,
  book: ToolBook,
  f1: Outcome<F1Details> | "as expected" | undefined,
): ToolCounts {
  if (f1 === "as expected") return countsAsExpected(run, expectation, book);
  if (expectation.referenceToolCalls === undefined) return countsByName(run, expectation, book);
  return f1?.status === "scored" ? countsByF1(f1.details) : NOTHING;
}

/** One shared object per tool name, to save memory over many runs. */
const metCalls = new WeakMap<ToolBook, Map<string, ToolCount>>();

function countsAsExpected(run: Run, expectation: Expectation, book: ToolBook): ToolCounts {
  const { referenceToolCalls = [], options } = expectation;
  const references = countedReferences(referenceToolCalls, run, options.f1, toolsOfCase(book, expectation));
  const countsByTool = metCalls.get(book) ?? new Map<string, ToolCount>();
  metCalls.set(book, countsByTool);
  return references.map(({ name }) => {
    const count = countsByTool.get(name) ?? metCall(name);
    countsByTool.set(name, count);
    return count;
  });
}

function metCall(name: string): ToolCount {
  return { name, expected: 1, called: 1, missed: 0, wrongArguments: 0, confusedWith: NONE };
}

function countsByF1(details: F1Details): ToolCounts {
  const { pairs, missing, unexpected, extra = [], nearMisses, renamed = [] } = details;
  if (details.references === 0) return NOTHING;
  const sum = new ToolSum();
  for (const { name } of pairs) sum.add(name, 1, 1);
  for (const { name } of missing) sum.add(name, 1, 0, 1);
  for (const { name } of unexpected) sum.add(name, 0, 1);
  for (const { name } of extra) sum.add(name, 0, 1);
  for (const { name } of nearMisses) sum.add(name, 0, 0, 0, 1);
  for (const { reference, call } of renamed)
    sum.confuse(nameAt(reference, missing), nameAt(call, unexpected) ?? nameAt(call, extra));
  if (missing.length === 0 || unexpected.length === 0) return sum.counts();
  const explained = [...nearMisses, ...renamed];
  // `f1` finds near calls only among the first `limits.shownCalls`. Ignored extra calls are no confusions.
  sum.confuseInOrder(
    firstShown(missing).filter(({ position }) => !explained.some(({ reference }) => reference === position)),
    firstShown(unexpected).filter(({ position }) => !explained.some(({ call }) => call === position)),
  );
  return sum.counts();
}

function firstShown(calls: readonly NamedCall[]): readonly NamedCall[] {
  return calls.slice(0, limits.shownCalls);
}

function nameAt(place: number, calls: readonly NamedCall[]): string | undefined {
  return calls.find(({ position }) => position === place)?.name;
}

function countsByName(run: Run, expectation: Expectation, book: ToolBook): ToolCounts {
  const { expectedTool, expectedToolOrder, options } = expectation;
  const expected = expectedToolOrder ?? (expectedTool === undefined ? [] : [expectedTool]);
  if (run.textsOnly || expected.length === 0) return NOTHING;
  const references = expected.map((name) => ({ name }));
  const calls = countedCalls(run, options.code, toolsOfCase(book, expectation));
  const missed = surplus(references, calls);
  const sum = new ToolSum();
  for (const { name } of references) sum.add(name, 1, 0);
  for (const { name } of calls) sum.add(name, 0, 1);
  for (const { name } of missed) sum.add(name, 0, 0, 1);
  sum.confuseInOrder(missed, surplus(calls, references));
  return sum.counts();
}

interface Named {
  name: string;
}

/** Returns the items of a list that exceed the number of items with their name in the other list. */
function surplus<T extends Named>(list: readonly T[], other: readonly Named[]): T[] {
  const remaining = new Map<string, number>();
  for (const { name } of other) remaining.set(name, (remaining.get(name) ?? 0) + 1);
  return list.filter(({ name }) => {
    const count = remaining.get(name) ?? 0;
    remaining.set(name, count - 1);
    return count <= 0;
  });
}

interface OpenCount extends Omit<ToolCount, "confusedWith"> {
  confusedWith: Map<string, number> | undefined;
}

export class ToolSum {
  private readonly tools = new Map<string, OpenCount>();

  add(name: string, expected: number, called: number, missed = 0, wrongArguments = 0): void {
    const count = this.of(name);
    count.expected += expected;
    count.called += called;
    count.missed += missed;
    count.wrongArguments += wrongArguments;
  }

  confuse(name: string | undefined, other: string | undefined, times = 1): void {
    if (name === undefined || other === undefined) return;
    const count = this.of(name);
    count.confusedWith ??= new Map();
    count.confusedWith.set(other, (count.confusedWith.get(other) ?? 0) + times);
  }

  /** Pairs each missed call with the unexpected call at its position. The lists share no name. */
  confuseInOrder(missed: readonly Named[], unexpected: readonly Named[]): void {
    for (const [at, { name }] of missed.entries()) this.confuse(name, unexpected[at]?.name);
  }

  addAll(counts: ToolCounts, shown = (name: string) => name): void {
    for (const { name, expected, called, missed, wrongArguments, confusedWith } of counts) {
      this.add(shown(name), expected, called, missed, wrongArguments);
      for (const other of confusedWith) this.confuse(shown(name), shown(other.name), other.times);
    }
  }

  counts(): ToolCount[] {
    return [...this.tools.values()].map((count) => ({ ...count, confusedWith: confusions(count) }));
  }

  /** Sorted by missed calls, independent of the order of additions. */
  ranked(): ToolCount[] {
    return this.counts()
      .map((count) => ({
        ...count,
        confusedWith: count.confusedWith.toSorted((a, b) => b.times - a.times || compareNames(a, b)),
      }))
      .sort(
        (a, b) => b.missed - a.missed || b.expected - a.expected || b.called - a.called || compareNames(a, b),
      );
  }

  private of(name: string): OpenCount {
    let count = this.tools.get(name);
    if (count === undefined) {
      count = { name, expected: 0, called: 0, missed: 0, wrongArguments: 0, confusedWith: undefined };
      this.tools.set(name, count);
    }
    return count;
  }
}

function confusions({ confusedWith }: OpenCount): readonly Confusion[] {
  if (confusedWith === undefined) return NONE;
  return [...confusedWith].map(([name, times]) => ({ name, times }));
}

function compareNames(a: Named, b: Named): number {
  return a.name === b.name ? 0 : a.name < b.name ? -1 : 1;
}
