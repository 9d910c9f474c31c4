import type { ReferenceCall } from "../matching/reference.ts";
import type { Run } from "../recordings/run.ts";
import { countedReferences } from "../scorers/counted.ts";
import { f1 } from "../scorers/f1.ts";
import type { CaseRules } from "./case-rules.ts";
import { placedCalls } from "./claim-calls.ts";
import { NotAcceptable } from "./not-acceptable.ts";

/** Who goes with whom, as positions among the declared references and the run's calls, counted or not. */
export interface Pairing {
  /** Reference → its call. */
  matched: Map<number, number>;
  /** Reference → the call of the same tool that comes nearest. */
  near: Map<number, number>;
  /** Required references without a call. */
  missing: Set<number>;
  /** Calls without a reference. */
  unexpected: number[];
  /** References that do not count. */
  uncounted: Set<number>;
}

/** Pairs references and calls as `f1` does. An optional reference that was missed is near a call of its tool that is left. */
export function pairCalls(declared: readonly ReferenceCall[], run: Run, rules: CaseRules): Pairing {
  const { expectation, tools } = rules;
  const outcome = f1.score(run, { ...expectation, referenceToolCalls: declared }, tools);
  if (outcome.status !== "scored") throw new NotAcceptable(`f1: ${outcome.reason}`);
  const { f1: options } = expectation.options;
  const counted = new Set(countedReferences(declared, run, options, tools));
  const references = [...declared.keys()].filter((at) => counted.has(declared[at] as ReferenceCall));
  const calls = placedCalls(run, options, tools).map(([position]) => position);
  const pairsOf = (pairs: readonly { reference: number; call: number }[]) =>
    new Map(pairs.map(({ reference, call }) => [at(references, reference), at(calls, call)]));
  const { details } = outcome;
  const matched = pairsOf(details.pairs);
  const near = pairsOf(details.nearMisses);
  const left = new Set(details.unexpected.map(({ position }) => at(calls, position)));
  for (const call of near.values()) left.delete(call);
  for (const reference of references) {
    if (declared[reference]?.optional !== true || matched.has(reference)) continue;
    const call = [...left].find((one) => run.toolCalls[one]?.name === declared[reference]?.name);
    if (call === undefined) continue;
    near.set(reference, call);
    left.delete(call);
  }
  const missing = details.missing.map(({ position }) => at(references, position));
  const countedAt = new Set(references);
  return {
    matched,
    near,
    missing: new Set(missing.filter((reference) => !near.has(reference))),
    unexpected: [...left],
    uncounted: new Set([...declared.keys()].filter((reference) => !countedAt.has(reference))),
  };
}

function at(list: readonly number[], position: number): number {
  return list[position] ?? 0;
}
