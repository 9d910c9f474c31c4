import { limits } from "../base/limits.ts";
import type { Run } from "../recordings/run.ts";
import { countedCalls, countedReferences, toolsOfCase } from "./counted-calls.ts";
import type { Expectation } from "./expectation.ts";
import type { F1Details } from "./f1.ts";
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
export interface Confusion {
  name: string;
  times: number;
}

/** What is counted of one run, each tool once. Several of them can be added up, in whatever order. */
export type ToolCounts = readonly ToolCount[];

const NOTHING: ToolCounts = Object.freeze([]);

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

/** The counts of all trials of a case that are as expected are the same where what counts does not depend on the run. */
const wholeCounts = new WeakMap<readonly unknown[], ToolCounts>();

function countsAsExpected(run: Run, expectation: Expectation, book: ToolBook): ToolCounts {
  const { referenceToolCalls = [], options } = expectation;
  const references = countedReferences(referenceToolCalls, run, options.f1, toolsOfCase(book, expectation));
  const known = wholeCounts.get(references);
  if (known !== undefined) return known;
  const sum = new ToolSum();
  for (const { name } of references) sum.add(name, { expected: 1, called: 1 });
  const counts = sum.counts();
  wholeCounts.set(references, counts);
  return counts;
}

function countsByF1(details: F1Details): ToolCounts {
  const { pairs, missing, unexpected, extra = [], nearMisses, renamed = [] } = details;
  if (details.references === 0) return NOTHING;
  const sum = new ToolSum();
  for (const { name } of pairs) sum.add(name, { expected: 1, called: 1 });
  for (const { name } of missing) sum.add(name, { expected: 1, missed: 1 });
  for (const { name } of [...unexpected, ...extra]) sum.add(name, { called: 1 });
  for (const { name } of nearMisses) sum.add(name, { wrongArguments: 1 });
  const nameAt = new Map([...unexpected, ...extra].map(({ position, name }) => [position, name]));
  const missingAt = new Map(missing.map(({ position, name }) => [position, name]));
  for (const { reference, call } of renamed)
    sum.confuse(missingAt.get(reference) as string, nameAt.get(call) as string);
  // Calls that are free stand in nobody's place, and of more calls than f1 compares nobody knows which ones are near.
  const told = [...nearMisses, ...renamed];
  const toldReferences = new Set(told.map(({ reference }) => reference));
  const toldCalls = new Set(told.map(({ call }) => call));
  sum.confuseInOrder(
    missing.slice(0, limits.shownCalls).filter(({ position }) => !toldReferences.has(position)),
    unexpected.slice(0, limits.shownCalls).filter(({ position }) => !toldCalls.has(position)),
  );
  return sum.counts();
}

function countsByName(run: Run, expectation: Expectation, book: ToolBook): ToolCounts {
  const { expectedTool, expectedToolOrder, options } = expectation;
  const expected = expectedToolOrder ?? (expectedTool === undefined ? [] : [expectedTool]);
  if (run.textsOnly || expected.length === 0) return NOTHING;
  const calls = countedCalls(run, options.code, toolsOfCase(book, expectation));
  const sum = new ToolSum();
  for (const { name } of calls) sum.add(name, { called: 1 });
  for (const name of expected) sum.add(name, { expected: 1 });
  const missed = beyond(
    expected.map((name) => ({ name })),
    calls,
  );
  for (const { name } of missed) sum.add(name, { missed: 1 });
  sum.confuseInOrder(
    missed,
    beyond(
      calls,
      [...expected].map((name) => ({ name })),
    ),
  );
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

type Numbers = Pick<ToolCount, "expected" | "called" | "missed" | "wrongArguments">;

/** Adds up counts of tools. Names may be anything. */
export class ToolSum {
  private readonly byName = new Map<string, Numbers & { confusedWith: Map<string, number> }>();

  /** Adds to what is known of a tool. */
  add(name: string, { expected = 0, called = 0, missed = 0, wrongArguments = 0 }: Partial<Numbers>): void {
    const one = this.of(name);
    one.expected += expected;
    one.called += called;
    one.missed += missed;
    one.wrongArguments += wrongArguments;
  }

  /** Adds that one tool was called in the place of another. */
  confuse(name: string, other: string, times = 1): void {
    const { confusedWith } = this.of(name);
    confusedWith.set(other, (confusedWith.get(other) ?? 0) + times);
  }

  /** Each missed call with the unexpected one in its place. They share no name. */
  confuseInOrder(missed: readonly Named[], unexpected: readonly Named[]): void {
    for (const [at, { name }] of missed.slice(0, unexpected.length).entries())
      this.confuse(name, (unexpected[at] as Named).name);
  }

  /** Adds what was counted elsewhere, its names as they may be shown. */
  addAll(counts: ToolCounts, shown = (name: string) => name): void {
    for (const { name, confusedWith, ...numbers } of counts) {
      this.add(shown(name), numbers);
      for (const other of confusedWith) this.confuse(shown(name), shown(other.name), other.times);
    }
  }

  /** The tools that are missed most first, each with those it is confused with most: the same in whatever order they were added. */
  counts(): ToolCount[] {
    return [...this.byName]
      .map(([name, { confusedWith, ...numbers }]) => ({
        name,
        ...numbers,
        confusedWith: [...confusedWith]
          .map(([other, times]) => ({ name: other, times }))
          .sort((a, b) => b.times - a.times || byName(a, b)),
      }))
      .sort((a, b) => b.missed - a.missed || b.expected - a.expected || b.called - a.called || byName(a, b));
  }

  private of(name: string): Numbers & { confusedWith: Map<string, number> } {
    let known = this.byName.get(name);
    if (known === undefined) {
      known = { expected: 0, called: 0, missed: 0, wrongArguments: 0, confusedWith: new Map() };
      this.byName.set(name, known);
    }
    return known;
  }
}

function byName(a: Named, b: Named): number {
  return a.name === b.name ? 0 : a.name < b.name ? -1 : 1;
}
