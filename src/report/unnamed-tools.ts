import { looksReadOnly } from "../policy/guess.ts";
import type { F1Details } from "../scorers/f1.ts";
import type { CaseResult } from "../suite/trial.ts";
import type { ToolUse } from "./part-schema.ts";
import type { Report } from "./schema.ts";

/** Which tools the references name, and which ones were called without being expected. */
export function toolUse(cases: readonly CaseResult[]): ToolUse {
  const named = new Set<string>();
  for (const { expectation } of cases) {
    for (const { name } of expectation?.referenceToolCalls ?? []) named.add(name);
    for (const name of expectation?.expectedToolOrder ?? []) named.add(name);
    if (expectation?.expectedTool !== undefined) named.add(expectation.expectedTool);
  }
  return { named: [...named], unexpected: counted(cases.flatMap(unexpectedCalls)) };
}

/** The tool uses of several parts as one. */
export function joinToolUses(uses: readonly ToolUse[]): ToolUse {
  return {
    named: [...new Set(uses.flatMap(({ named }) => named))],
    unexpected: counted(uses.flatMap(({ unexpected }) => unexpected)),
  };
}

/**
 * When most unexpected calls go to tools that no reference of the suite names: those tools, most called first, with a guess from
 * the name whether they only read. Null otherwise.
 */
export function unnamedTools({ named, unexpected }: ToolUse): Report["hint"] {
  const known = new Set(named);
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

function counted(uses: Counted): Counted {
  const counts = new Map<string, number>();
  for (const { name, calls } of uses) counts.set(name, (counts.get(name) ?? 0) + calls);
  return [...counts].map(([name, calls]) => ({ name, calls }));
}

function callsIn(uses: Counted): number {
  return uses.reduce((sum, { calls }) => sum + calls, 0);
}

function unexpectedCalls({ trials }: CaseResult): Counted {
  return trials.flatMap(({ scores }) => {
    const outcome = scores.f1;
    if (outcome?.status !== "scored" || outcome.details === null) return [];
    return (outcome.details as F1Details).unexpected.map(({ name }) => ({ name, calls: 1 }));
  });
}
