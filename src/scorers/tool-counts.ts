import { limits } from "../base/limits.ts";
import type { Run } from "../recordings/run.ts";
import { countedCalls, countedReferences, toolsOfCase } from "./counted-calls.ts";
import type { Expectation } from "./expectation.ts";
import type { F1Details, NamedCall } from "./f1.ts";
import type { Outcome } from "./scorer.ts";
import type { ToolBook } from "./tools.ts";

/** How a tool was expected and called in runs of which something is expected. */
export interface ToolCount {
  name: string;
  /** Calls that were expected: the required ones, and the optional ones that were made. */
  expected: number;
  called: number;
  /** Expected calls that were not made as expected. Those with wrong arguments and the confused ones are among them. */
  missed: number;
  /** Missed calls beside an unexpected call of the same tool. */
  wrongArguments: number;
  /** Missed calls beside an unexpected call of another tool, by its name. */
  confusedWith: readonly Confusion[];
}

/** Another tool that was called in a tool's place. */
interface Confusion {
  name: string;
  times: number;
}

/** How a run has expected and called a tool, with the numbers that a report leaves out because they are 0. */
export function wholeCount({ name, ...counts }: KeptCount): ToolCount {
  const kept = counts as Partial<ToolCount>;
  return { name, expected: 0, called: 0, missed: 0, wrongArguments: 0, confusedWith: [], ...kept };
}

/** A count as a report keeps it. */
type KeptCount = { [Key in keyof ToolCount]?: ToolCount[Key] | undefined } & Pick<ToolCount, "name">;

/** What is counted of one run or of several, in whatever order: what is said of a tool more than once is to be added up. */
export type ToolCounts = readonly ToolCount[];

const NOTHING: ToolCounts = Object.freeze([]);
const NONE: readonly Confusion[] = Object.freeze([]);

/**
 * Counts the tools of one run: by `f1` where it has references, by the names of tools where `code` alone measures it. `f1` is what that
 * scorer says; "as expected" where the run makes the calls that are expected of it. Nothing is counted where nothing is expected, or where
 * the calls could not be scored.
 */
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

/** By what is known of tools, and by name, a call that was expected and made: one object for all runs, of which there may be many. */
const metCalls = new WeakMap<ToolBook, Map<string, ToolCount>>();

function countsAsExpected(run: Run, expectation: Expectation, book: ToolBook): ToolCounts {
  const { referenceToolCalls = [], options } = expectation;
  const references = countedReferences(referenceToolCalls, run, options.f1, toolsOfCase(book, expectation));
  const known = metCalls.get(book) ?? new Map<string, ToolCount>();
  metCalls.set(book, known);
  return references.map(({ name }) => {
    const one = known.get(name) ?? metCall(name);
    known.set(name, one);
    return one;
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
  const told = [...nearMisses, ...renamed];
  // Of more calls than f1 compares nobody knows which ones are near. Calls that are free stand in nobody's place.
  sum.confuseInOrder(
    compared(missing).filter(({ position }) => !told.some(({ reference }) => reference === position)),
    compared(unexpected).filter(({ position }) => !told.some(({ call }) => call === position)),
  );
  return sum.counts();
}

function compared(calls: readonly NamedCall[]): readonly NamedCall[] {
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
  const missed = beyond(references, calls);
  const sum = new ToolSum();
  for (const { name } of references) sum.add(name, 1, 0);
  for (const { name } of calls) sum.add(name, 0, 1);
  for (const { name } of missed) sum.add(name, 0, 0, 1);
  sum.confuseInOrder(missed, beyond(calls, references));
  return sum.counts();
}

interface Named {
  name: string;
}

/** Those of a list of which the other one has not as many of the name, in order. */
function beyond<T extends Named>(list: readonly T[], other: readonly Named[]): T[] {
  const left = new Map<string, number>();
  for (const { name } of other) left.set(name, (left.get(name) ?? 0) + 1);
  return list.filter(({ name }) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count <= 0;
  });
}

interface OpenCount extends Omit<ToolCount, "confusedWith"> {
  confusedWith: Map<string, number> | undefined;
}

/** Adds up counts of tools. Names may be anything. */
export class ToolSum {
  private readonly tools = new Map<string, OpenCount>();

  /** Adds to what is known of a tool. */
  add(name: string, expected: number, called: number, missed = 0, wrongArguments = 0): void {
    const one = this.of(name);
    one.expected += expected;
    one.called += called;
    one.missed += missed;
    one.wrongArguments += wrongArguments;
  }

  /** Adds that one tool was called in the place of another, where both are known. */
  confuse(name: string | undefined, other: string | undefined, times = 1): void {
    if (name === undefined || other === undefined) return;
    const one = this.of(name);
    one.confusedWith ??= new Map();
    one.confusedWith.set(other, (one.confusedWith.get(other) ?? 0) + times);
  }

  /** Each missed call with the unexpected one in its place. They share no name. */
  confuseInOrder(missed: readonly Named[], unexpected: readonly Named[]): void {
    for (const [at, { name }] of missed.entries()) this.confuse(name, unexpected[at]?.name);
  }

  /** Adds what was counted elsewhere, by names as they may be shown. */
  addAll(counts: ToolCounts, shown = (name: string) => name): void {
    for (const { name, expected, called, missed, wrongArguments, confusedWith } of counts) {
      this.add(shown(name), expected, called, missed, wrongArguments);
      for (const other of confusedWith) this.confuse(shown(name), shown(other.name), other.times);
    }
  }

  /** What was added up, in no order that means anything. */
  counts(): ToolCount[] {
    return [...this.tools.values()].map((one) => ({ ...one, confusedWith: confusions(one) }));
  }

  /** The tools that are missed most first, each with those it is confused with most: the same in whatever order they were added. */
  ranked(): ToolCount[] {
    return this.counts()
      .map((one) => ({
        ...one,
        confusedWith: one.confusedWith.toSorted((a, b) => b.times - a.times || compareNames(a, b)),
      }))
      .sort(
        (a, b) => b.missed - a.missed || b.expected - a.expected || b.called - a.called || compareNames(a, b),
      );
  }

  private of(name: string): OpenCount {
    let known = this.tools.get(name);
    if (known === undefined) {
      known = { name, expected: 0, called: 0, missed: 0, wrongArguments: 0, confusedWith: undefined };
      this.tools.set(name, known);
    }
    return known;
  }
}

function confusions({ confusedWith }: OpenCount): readonly Confusion[] {
  if (confusedWith === undefined) return NONE;
  return [...confusedWith].map(([name, times]) => ({ name, times }));
}

function compareNames(a: Named, b: Named): number {
  return a.name === b.name ? 0 : a.name < b.name ? -1 : 1;
}
