import { looksReadOnly } from "../policy/guess.ts";
import type { F1Details } from "../scorers/f1.ts";
import type { CaseResult } from "../suite/trial.ts";
import type { Report } from "./schema.ts";

/**
 * When most unexpected calls go to tools that no reference of the suite names: those tools, most called first, with a guess from
 * the name whether they only read. Null otherwise.
 */
export function unnamedTools(cases: readonly CaseResult[]): Report["hint"] {
  const named = new Set<string>();
  for (const { expectation } of cases) {
    for (const { name } of expectation?.referenceToolCalls ?? []) named.add(name);
    for (const name of expectation?.expectedToolOrder ?? []) named.add(name);
    if (expectation?.expectedTool !== undefined) named.add(expectation.expectedTool);
  }
  const counts = new Map<string, number>();
  let unexpected = 0;
  for (const { name } of cases.flatMap(unexpectedCalls)) {
    unexpected += 1;
    if (!named.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const unnamed = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (unexpected === 0 || unnamed * 2 <= unexpected) return null;
  const tools = [...counts].map(([name, calls]) => ({ name, calls, readOnly: looksReadOnly(name) }));
  return {
    share: unnamed / unexpected,
    tools: tools.sort((a, b) => b.calls - a.calls || (a.name < b.name ? -1 : 1)).slice(0, 20),
  };
}

function unexpectedCalls({ trials }: CaseResult): F1Details["unexpected"] {
  return trials.flatMap(({ scores }) => {
    const outcome = scores.f1;
    return outcome?.status === "scored" && outcome.details !== null
      ? (outcome.details as F1Details).unexpected
      : [];
  });
}
