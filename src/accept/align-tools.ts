import type { Expectation } from "../expectations/expectation.ts";
import { anyValue } from "../matching/pattern.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import type { Run } from "../recordings/run.ts";
import { code } from "../scorers/code.ts";
import { countedReferences } from "../scorers/counted.ts";
import { addInOrder, type Entry, newEntry, refuseTooMany } from "./align-references.ts";
import type { CaseRules } from "./case-rules.ts";
import { type Change, itemsChange, type MemberChange, replaceBy } from "./change.ts";
import { claimCalls, type PlacedCall, placedCalls } from "./claim-calls.ts";

/**
 * What must change in `expectedTool` and `expectedToolOrder` so that `code` accepts a run; nothing when it does. An expected tool
 * becomes the only tool called, or gives way to an order.
 */
export function alignTools(run: Run, rules: CaseRules): Map<string, MemberChange> {
  const { expectation, tools } = rules;
  const { expectedTool, expectedToolOrder, strictMode, options } = expectation;
  if (codeAccepts(run, expectation, rules)) return new Map();
  const calls = placedCalls(run, options.code, tools);
  if (expectedToolOrder !== undefined) {
    const change = alignOrder(expectedToolOrder, calls, strictMode);
    return new Map(change && [["expectedToolOrder", change]]);
  }
  if (expectedTool === undefined) return new Map();
  const names = calls.map(([, { name }]) => name);
  const [only, ...others] = strictMode ? names : new Set(names);
  if (only !== undefined && others.length === 0) return new Map([["expectedTool", replaceBy(only)]]);
  return new Map<string, MemberChange>([
    ["expectedTool", { kind: "remove" }],
    ["expectedToolOrder", replaceBy(names)],
  ]);
}

/**
 * The steps that were called stay, in the order of the calls. Where one was not called, the tools that the order did not name come
 * in; a strict order gets all that was called.
 */
function alignOrder(
  order: readonly string[],
  calls: readonly PlacedCall[],
  strict: boolean,
): Change | undefined {
  const claimed = claimCalls(order, calls);
  const steps = claimed.flatMap((call, at) => (call === undefined ? [] : [{ call, item: { at } }]));
  const taken = new Set(claimed);
  const named = new Set(order);
  const isGapFilled = taken.has(undefined) || order.length === 0;
  const added = calls.flatMap(([call, { name }]) => {
    const isWanted = strict ? !taken.has(call) : isGapFilled && !named.has(name);
    return isWanted ? [{ call, item: { value: name } }] : [];
  });
  const items = [...steps, ...added].sort((a, b) => a.call - b.call).map(({ item }) => item);
  return itemsChange(items, order.length);
}

/**
 * The references as an order that `code` accepts, where it does not accept them as they are: each step goes where it was called, or
 * away when it was not, and a strict order (one that has no step left, too) gets all that was called.
 */
export function orderReferences(entries: readonly Entry[], run: Run, rules: CaseRules): readonly Entry[] {
  const { expectation, tools } = rules;
  const { options, strictMode } = expectation;
  const references = entries.map(({ name, optional }) => ({ name, optional, arguments: anyValue }));
  const isOrdered = options.code.arguments === "ignore" || areInCallOrder(entries);
  if (isOrdered && codeAccepts(run, { ...expectation, referenceToolCalls: references }, rules))
    return entries;
  const counted = new Set(countedReferences(references, run, options.code, tools));
  const steps = new Set(entries.filter((_entry, at) => counted.has(references[at] as ReferenceCall)));
  const kept = entries.filter((entry) => entry.call !== undefined || entry.optional || !steps.has(entry));
  if (strictMode || !kept.some((entry) => entry.call !== undefined && steps.has(entry))) {
    const taken = new Set(kept.map(({ call }) => call));
    const others = placedCalls(run, options.code, tools).filter(([position]) => !taken.has(position));
    refuseTooMany(kept.length + others.length);
    for (const [position] of others) addInOrder(kept, newEntry(run, position, rules));
  }
  return inCallOrder(kept);
}

function areInCallOrder(entries: readonly Entry[]): boolean {
  return inCallOrder(entries).every((entry, at) => entry === entries[at]);
}

/** The entries in the order of their calls. One that stands for no call stays behind the one before it. */
export function inCallOrder(entries: readonly Entry[]): Entry[] {
  let last = -1;
  const placed = entries.map((entry) => {
    last = entry.call ?? last;
    return { entry, place: last };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ entry }) => entry);
}

/** By the names of the tools: what they are called with is the references' part. */
function codeAccepts(run: Run, expectation: Expectation, { tools }: CaseRules): boolean {
  const { options } = expectation;
  const byName = { ...options, code: { ...options.code, arguments: "ignore" as const } };
  const outcome = code.score(run, { ...expectation, options: byName }, tools);
  return outcome.status !== "scored" || outcome.value === 1;
}
