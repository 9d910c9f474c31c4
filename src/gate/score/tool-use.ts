import { limits } from "../../core/limits.ts";
import type { Trial } from "../../report/case.ts";
import { isF1Details } from "../../report/reasons.ts";
import type { ScoredSuite } from "../../report/scored-suite.ts";
import { type ToolCounts, ToolSum } from "../../scorers/tool-counts.ts";

type ToolUse = ScoredSuite["tools"];

/** Returns the counts of a run for its report without zeros; undefined where it has more tools than a report lists. */
export function trialTools(tools: ToolCounts): Trial["tools"] {
  if (tools.length > limits.reportedTools) return undefined;
  const unlessZero = (count: number) => (count > 0 ? count : undefined);
  return joinCounts([tools]).map(({ name, expected, called, missed, wrongArguments, confusedWith }) => ({
    name,
    expected: unlessZero(expected),
    called: unlessZero(called),
    missed: unlessZero(missed),
    wrongArguments: unlessZero(wrongArguments),
    confusedWith: confusedWith.length > 0 ? [...confusedWith] : undefined,
  }));
}

export function joinToolCounts(parts: readonly ToolCounts[]): ScoredSuite["toolCounts"] {
  return joinCounts(parts)
    .slice(0, limits.countedTools)
    .map((count) => ({ ...count, confusedWith: count.confusedWith.slice(0, limits.countedTools) }));
}

function joinCounts(parts: readonly ToolCounts[]) {
  const sum = new ToolSum();
  for (const counts of parts) sum.addAll(counts);
  return sum.ranked();
}

export function joinToolUses(uses: readonly ToolUse[]): ToolUse {
  const counts = new Map<string, number>();
  for (const { name, calls } of uses.flatMap(({ unexpected }) => unexpected))
    counts.set(name, (counts.get(name) ?? 0) + calls);
  const seen = (key: "offered" | "called") =>
    uses.some((use) => use[key] !== undefined) ? allNames(uses.map((use) => use[key] ?? [])) : undefined;
  return {
    named: allNames(uses.map(({ named }) => named)),
    unexpected: [...counts].map(([name, calls]) => ({ name, calls })),
    offered: seen("offered"),
    called: seen("called"),
  };
}

function allNames(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

/** Returns the names of a run's unexpected calls, as far as its report lists them. */
export function unexpectedIn({ scores: { f1 } }: Trial): string[] {
  if (f1?.status !== "scored" || !isF1Details(f1.details)) return [];
  const { unexpected } = f1.details;
  return unexpected.length < limits.shownCalls ? unexpected.map(({ name }) => name) : [];
}
