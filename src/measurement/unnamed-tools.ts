import { looksReadOnly } from "../policy/guess.ts";
import type { ToolUse } from "../report/part-schema.ts";
import type { Report } from "../report/schema.ts";
import type { Gathered } from "../suite/suite.ts";

/** Which tools are expected anywhere, and which ones were called without being expected. */
export function toolUse({ cases, expectedTools }: Pick<Gathered, "cases" | "expectedTools">): ToolUse {
  const counts = new Map<string, number>();
  for (const { trials } of cases)
    for (const { unexpectedTools } of trials) for (const name of unexpectedTools) count(name, 1, counts);
  return { named: [...expectedTools], unexpected: asList(counts) };
}

/** The tool uses of several parts as one. */
export function joinToolUses(uses: readonly ToolUse[]): ToolUse {
  const counts = new Map<string, number>();
  for (const { unexpected } of uses) for (const { name, calls } of unexpected) count(name, calls, counts);
  return { named: [...new Set(uses.flatMap(({ named }) => named))], unexpected: asList(counts) };
}

/**
 * When most unexpected calls go to tools that no reference of the suite names: those tools, most called first, with a guess from
 * the name whether they only read. Null otherwise. Tools that look `renamed` are not among them: they are expected by another name.
 */
export function unnamedTools({ named, unexpected }: ToolUse, renamed: Iterable<string> = []): Report["hint"] {
  const known = new Set([...named, ...renamed]);
  const unnamed = unexpected.filter(({ name }) => !known.has(name));
  const total = callsIn(unexpected);
  if (total === 0 || callsIn(unnamed) * 2 <= total) return null;
  const tools = unnamed.map(({ name, calls }) => ({ name, calls, readOnly: looksReadOnly(name) }));
  return {
    share: callsIn(unnamed) / total,
    tools: tools.sort((a, b) => b.calls - a.calls || (a.name < b.name ? -1 : 1)).slice(0, 20),
  };
}

type Counted = ToolUse["unexpected"];

function count(name: string, calls: number, counts: Map<string, number>): void {
  counts.set(name, (counts.get(name) ?? 0) + calls);
}

function asList(counts: ReadonlyMap<string, number>): Counted {
  return [...counts].map(([name, calls]) => ({ name, calls }));
}

function callsIn(uses: Counted): number {
  return uses.reduce((sum, { calls }) => sum + calls, 0);
}
