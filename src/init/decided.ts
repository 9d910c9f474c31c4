import type { ProposedCase } from "./propose-case.ts";
import type { ProposedRule } from "./tool-rules.ts";

/** What proposed files say that nobody told. */
export interface Decided {
  /** Tools that only read. */
  readOnly: string[];
  /** Tools whose calls are never counted. */
  ignored: string[];
  /** Arguments on which runs do not agree, as `tool argument`, and in how many cases. */
  volatile: Map<string, number>;
}

/** What was guessed of tools and arguments. */
export function decidedBy(rules: readonly ProposedRule[], cases: readonly ProposedCase[]): Decided {
  const volatile = new Map<string, number>();
  for (const { calls } of cases) {
    const inCase = calls.flatMap(({ name, volatile: key }) => (key === undefined ? [] : `${name} ${key}`));
    for (const one of new Set(inCase)) volatile.set(one, (volatile.get(one) ?? 0) + 1);
  }
  return {
    readOnly: rules.flatMap(({ rule, tools }) => ("readOnly" in rule && rule.readOnly ? tools : [])),
    ignored: rules.flatMap(({ rule, tools }) => ("ignore" in rule ? tools : [])),
    volatile,
  };
}
