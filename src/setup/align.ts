import { isObject, type Json, type JsonObject, member } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { anyValue, type ListOrder, literal, matches, type Pattern } from "../base/patterns.ts";
import type { RedactRules } from "../recordings/redact.ts";
import type { ReferenceCall, Run, ToolCall } from "../recordings/run.ts";
import { code } from "../scorers/code.ts";
import { countedCalls, countedReferences, hasFailed } from "../scorers/counted-calls.ts";
import {
  type Expectation,
  isOrderFree,
  valueWriter,
  type WriteValue,
  writtenKey,
} from "../scorers/expectation.ts";
import { f1 } from "../scorers/f1.ts";
import type { CountOptions, F1Options } from "../scorers/options.ts";
import { asksForError, openedResult, resultDifferences } from "../scorers/results.ts";
import type { ToolBook } from "../scorers/tools.ts";
import {
  type CaseRules,
  type Change,
  type Item,
  itemsChange,
  type MemberChange,
  membersChange,
  NotAcceptable,
  replaceBy,
} from "./change.ts";

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
    const changes = new Map<string, MemberChange>();
    const change = alignOrder(expectedToolOrder, calls, strictMode);
    if (change !== undefined) changes.set("expectedToolOrder", change);
    // Beside a tool, an empty order expects the tool.
    if (expectedTool !== undefined && calls.length === 0) changes.set("expectedTool", { kind: "remove" });
    return changes;
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
 * The references as `code` accepts them, where it does not accept them as they are: each step goes where it was called (stays where
 * its order is free), or away when it was not, and a strict case (one that has no step left, too) gets all that was called.
 */
export function orderReferences(entries: readonly Entry[], run: Run, rules: CaseRules): readonly Entry[] {
  const { expectation, tools } = rules;
  const { options, strictMode } = expectation;
  const references = entries.map(({ name, optional }) => ({ name, optional, arguments: anyValue }));
  const isFree = isOrderFree(expectation);
  const isOrdered = isFree || options.code.arguments === "ignore" || areInCallOrder(entries);
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
  return isFree ? kept : inCallOrder(kept);
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

/** A reference call of the case as it is to be. */
export interface Entry extends Pick<ReferenceCall, "name" | "optional"> {
  /** What the file says: one that stands there, changed or not, or a new one. */
  item: Item;
  /** Position in the run of the call that it stands for, if any. */
  call: number | undefined;
}

/**
 * The references by which `f1` is perfect for a run, nearest to those declared. What matched stays; a near miss gets the arguments
 * that were called; what was not called goes, unless it is optional or does not count; what else was called comes in, in the order
 * of the calls. Throws NotAcceptable when a call cannot be written as a reference.
 */
export function alignReferences(run: Run, rules: CaseRules): Entry[] {
  const { expectation, tools } = rules;
  const declared = expectation.referenceToolCalls ?? [];
  const { matched, near, missing, unexpected, uncounted } = pairCalls(declared, run, rules);
  const entries: Entry[] = [];
  const taken = new Set([...matched.values(), ...near.values(), ...unexpected]);
  const others = [...uncounted].map((at) => declared[at]?.name ?? "");
  const claimed = claimCalls(others, placedCalls(run, expectation.options.code, tools), taken);
  const claims = new Map([...uncounted].map((at, position) => [at, claimed[position]]));
  for (const [at, reference] of declared.entries()) {
    if (missing.has(at)) continue;
    const { name, optional } = reference;
    const nearest = near.get(at);
    const change = nearest === undefined ? undefined : alignCall(reference, callAt(run, nearest), rules);
    entries.push({
      name,
      optional,
      item: { at, change },
      call: matched.get(at) ?? nearest ?? claims.get(at),
    });
  }
  refuseTooMany(entries.length + unexpected.length);
  for (const call of unexpected) addInOrder(entries, newEntry(run, call, rules));
  return entries;
}

/** A reference that says what was called. Throws NotAcceptable when that cannot be said. */
function newEntry(run: Run, position: number, { redact }: CaseRules): Entry {
  const call = callAt(run, position);
  const { name } = call;
  const value: Json = { name, arguments: valueWriter(name, redact)(argumentsOf(call), []) };
  return { name, optional: false, item: { value }, call: position };
}

/** Puts an entry behind the last one that stands for an earlier call, else before the first of a later one. */
function addInOrder(entries: Entry[], entry: Entry): void {
  const { call: mine = 0 } = entry;
  const earlier = entries.findLastIndex(({ call }) => call !== undefined && call < mine);
  const later = entries.findIndex(({ call }) => call !== undefined && call > mine);
  const place = earlier >= 0 ? earlier + 1 : later >= 0 ? later : entries.length;
  entries.splice(place, 0, entry);
}

/** Throws NotAcceptable when a case may not have so many references. */
function refuseTooMany(count: number): void {
  if (count <= limits.references) return;
  throw new NotAcceptable(
    `${count} reference calls would be needed, more than the ${limits.references} that are read`,
  );
}

function callAt({ toolCalls }: Run, position: number): ToolCall {
  const call = toolCalls[position];
  if (call === undefined) throw new RangeError(`no call ${position} of ${toolCalls.length}`);
  return call;
}

function alignCall(
  reference: ReferenceCall,
  call: ToolCall,
  { expectation, redact }: CaseRules,
): Change | undefined {
  const { arguments: pattern, name, result } = reference;
  const { f1 } = expectation.options;
  const write = valueWriter(name, redact);
  const changes = [
    ["arguments", alignArguments(pattern, argumentsOf(call), f1, write)],
    ["result", result && alignAnswer(result, call, f1.listOrder, redact)],
  ] as const;
  return membersChange(new Map(changes.flatMap(([key, change]) => (change ? [[key, change]] : []))));
}

/**
 * What is expected of the result, where the tool answered something else. A text that holds JSON is written as that JSON. Throws
 * NotAcceptable for the answer of a failed call that does not say it is an error.
 */
function alignAnswer(
  pattern: Pattern,
  call: ToolCall,
  listOrder: ListOrder,
  redact: RedactRules,
): Change | undefined {
  if (resultDifferences(pattern, call, listOrder).length === 0) return undefined;
  const actual = openedResult(call);
  if (hasFailed(call) && !asksForError(literal(actual ?? null)))
    throw new NotAcceptable(
      `${call.name} failed, and its reference expects a result: correct the agent, or accept another run`,
    );
  if (actual === undefined) return undefined;
  const hides = (tool: string, keys: readonly string[]) =>
    redact.hides(tool, keys) || redact.hides(tool, ["result", ...keys]);
  const write = valueWriter(call.name, { ...redact, hides });
  return alignResult(pattern, actual, listOrder, write);
}

/** Throws NotAcceptable when they cannot be written as reference arguments. */
function argumentsOf({ name, arguments: args, malformed }: ToolCall): Json {
  if (malformed) {
    throw new NotAcceptable(
      `the arguments of ${name} are not JSON: correct the agent, or accept another run`,
    );
  }
  if (!isObject(args)) {
    throw new NotAcceptable(`the arguments of ${name} are no object, and references have nothing else`);
  }
  return args;
}

/** Who goes with whom, as positions among the declared references and the run's calls, counted or not. */
interface Pairing {
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
function pairCalls(declared: readonly ReferenceCall[], run: Run, rules: CaseRules): Pairing {
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

/** A call and its position among all calls of its run. */
type PlacedCall = readonly [position: number, call: ToolCall];

/** The calls that count under these options, in order. */
function placedCalls(run: Run, options: CountOptions, tools: ToolBook): PlacedCall[] {
  const counted = new Set(countedCalls(run, options, tools));
  return [...run.toolCalls.entries()].filter(([, call]) => counted.has(call));
}

/**
 * Finds for each name a call of that name, each call once: the first one after the call of the name before it, else the first one
 * left. Undefined where there is none. `taken` are the positions of calls that are spoken for.
 */
function claimCalls(
  names: readonly string[],
  calls: readonly PlacedCall[],
  taken: ReadonlySet<number> = new Set(),
): (number | undefined)[] {
  const free = new Map<string, number[]>();
  for (const [position, { name }] of calls) {
    if (taken.has(position)) continue;
    const known = free.get(name);
    if (known === undefined) free.set(name, [position]);
    else known.push(position);
  }
  let last = -1;
  return names.map((name) => {
    const left = free.get(name) ?? [];
    const later = left.findIndex((position) => position > last);
    const [position] = left.splice(Math.max(later, 0), 1);
    if (position !== undefined) last = position;
    return position;
  });
}

type ObjectPattern = Pattern & { kind: "object" };

/**
 * What must change in reference arguments so that a call's arguments meet them, undefined when they do. What is met keeps its
 * matchers; what is not becomes what was called, as deep inside as possible. In flexible mode an argument that the reference does
 * not name stays unnamed, unless nothing else would be left.
 */
function alignArguments(
  pattern: Pattern,
  actual: Json,
  { mode, listOrder }: Pick<F1Options, "mode" | "listOrder">,
  write: WriteValue,
): Change | undefined {
  const wanted = mode === "flexible" && pattern.kind === "object" ? opened(pattern, actual) : pattern;
  return align(wanted, actual, { listOrder, write, keys: [] });
}

function opened(pattern: ObjectPattern, actual: Json): Pattern {
  const sharesKey = isObject(actual) && [...pattern.entries.keys()].some((key) => Object.hasOwn(actual, key));
  return sharesKey ? { ...pattern, extraKeys: true } : pattern;
}

/** The same of what a tool answered and what is expected of that. */
function alignResult(
  pattern: Pattern,
  actual: Json,
  listOrder: ListOrder,
  write: WriteValue,
): Change | undefined {
  return align(pattern, actual, { listOrder, write, keys: [] });
}

interface AlignContext {
  listOrder: ListOrder;
  write: WriteValue;
  /** Where in the arguments, without the positions in lists. */
  keys: readonly string[];
}

function align(pattern: Pattern, actual: Json, within: AlignContext): Change | undefined {
  if (matches(pattern, actual, within.listOrder)) return undefined;
  if (pattern.kind === "object" && isObject(actual)) return alignObject(pattern, actual, within);
  const inOrder = pattern.kind === "list" && pattern.ordered && within.listOrder === "significant";
  if (inOrder && Array.isArray(actual)) return alignList(pattern.items, actual, within);
  return replaceBy(within.write(actual, within.keys));
}

function alignObject(pattern: ObjectPattern, actual: JsonObject, within: AlignContext): Change | undefined {
  const members = new Map<string, MemberChange>();
  for (const [key, entry] of pattern.entries) {
    const change = alignMember(entry, member(actual, key), { ...within, keys: [...within.keys, key] });
    if (change !== undefined) members.set(writtenKey(key), change);
  }
  for (const [key, value] of Object.entries(actual)) {
    if (pattern.extraKeys || pattern.entries.has(key)) continue;
    members.set(writtenKey(key), replaceBy(within.write(value, [...within.keys, key])));
  }
  const change = membersChange(members);
  const isSubset = isObject(pattern.source) && member(pattern.source, "$subset") !== undefined;
  return change !== undefined && isSubset ? membersChange(new Map([["$subset", change]])) : change;
}

function alignMember(
  entry: Pattern,
  actual: Json | undefined,
  within: AlignContext,
): MemberChange | undefined {
  if (actual !== undefined) return align(entry, actual, within);
  return matches(entry, undefined, within.listOrder) ? undefined : { kind: "remove" };
}

function alignList(
  items: readonly Pattern[],
  actual: readonly Json[],
  within: AlignContext,
): Change | undefined {
  const aligned = actual.map((value, at): Item => {
    const item = items[at];
    return item === undefined
      ? { value: within.write(value, within.keys) }
      : { at, change: align(item, value, within) };
  });
  return itemsChange(aligned, items.length);
}
