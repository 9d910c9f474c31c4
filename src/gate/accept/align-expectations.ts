import { isObject, type Json, type JsonObject, member } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { anyValue, type ListOrder, literal, matches, type Pattern } from "../../core/match-values.ts";
import type { RedactRules } from "../../recordings/redact-values.ts";
import type { ReferenceCall, Run, ToolCall } from "../../recordings/run.ts";
import { code } from "../../scorers/code.ts";
import { countedCalls, countedReferences, hasFailed } from "../../scorers/counted-calls.ts";
import {
  type Expectation,
  isOrderFree,
  valueWriter,
  type WriteValue,
  writtenKey,
} from "../../scorers/expectation.ts";
import { f1 } from "../../scorers/f1.ts";
import type { CountOptions, F1Options } from "../../scorers/options.ts";
import { asksForError, openedResult, resultDifferences } from "../../scorers/results.ts";
import type { ToolBook } from "../../scorers/tool-book.ts";
import {
  type CaseRules,
  type Change,
  type Item,
  itemsChange,
  type MemberChange,
  membersChange,
  NotAcceptable,
  replaceBy,
} from "./expectation-changes.ts";

/**
 * Returns the changes to `expectedTool` and `expectedToolOrder` that `code` needs to accept a run; empty if it accepts the run. An
 * expected tool becomes the only called tool, or is replaced by an order.
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
    // With `expectedTool` set, an empty order still expects that tool.
    if (expectedTool !== undefined && calls.length === 0) changes.set("expectedTool", { kind: "remove" });
    return changes;
  }
  if (expectedTool === undefined) return new Map();
  const names = calls.map(([, { name }]) => name);
  const [only, ...rest] = strictMode ? names : new Set(names);
  if (only !== undefined && rest.length === 0) return new Map([["expectedTool", replaceBy(only)]]);
  return new Map<string, MemberChange>([
    ["expectedTool", { kind: "remove" }],
    ["expectedToolOrder", replaceBy(names)],
  ]);
}

/**
 * Keeps the called steps in call order. If a step is missing, adds the tools that the order did not name; a strict order gets all calls.
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
    const isAdded = strict ? !taken.has(call) : isGapFilled && !named.has(name);
    return isAdded ? [{ call, item: { value: name } }] : [];
  });
  const items = [...steps, ...added].sort((a, b) => a.call - b.call).map(({ item }) => item);
  return itemsChange(items, order.length);
}

/**
 * Returns the references that `code` needs to accept the run, unchanged if it does. Steps move into call order (unless the order is
 * free), missing steps are removed, and a strict case or a case without remaining steps gets all calls.
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
  const remaining = entries.filter(
    (entry) => entry.call !== undefined || entry.optional || !steps.has(entry),
  );
  if (strictMode || !remaining.some((entry) => entry.call !== undefined && steps.has(entry))) {
    const taken = new Set(remaining.map(({ call }) => call));
    const missing = placedCalls(run, options.code, tools).filter(([position]) => !taken.has(position));
    refuseTooMany(remaining.length + missing.length);
    for (const [position] of missing) addInOrder(remaining, newEntry(run, position, rules));
  }
  return isFree ? remaining : inCallOrder(remaining);
}

function areInCallOrder(entries: readonly Entry[]): boolean {
  return inCallOrder(entries).every((entry, at) => entry === entries[at]);
}

/** Returns the entries in the order of their calls. An entry without a call stays after its predecessor. */
export function inCallOrder(entries: readonly Entry[]): Entry[] {
  let last = -1;
  const placed = entries.map((entry) => {
    last = entry.call ?? last;
    return { entry, place: last };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ entry }) => entry);
}

/** Compares tool names only; references cover the arguments. */
function codeAccepts(run: Run, expectation: Expectation, { tools }: CaseRules): boolean {
  const { options } = expectation;
  const byName = { ...options, code: { ...options.code, arguments: "ignore" as const } };
  const outcome = code.score(run, { ...expectation, options: byName }, tools);
  return outcome.status !== "scored" || outcome.value === 1;
}

export interface Entry extends Pick<ReferenceCall, "name" | "optional"> {
  /** The list item: an existing one, changed or not, or a new one. */
  item: Item;
  call: number | undefined;
}

/**
 * Returns the references that give a run a perfect `f1`, closest to the declared ones. Matches stay, near misses get the called
 * arguments, missing calls go unless optional or not counted, and unexpected calls are added in call order. Throws NotAcceptable if a call
 * cannot be written as a reference.
 */
export function alignReferences(run: Run, rules: CaseRules): Entry[] {
  const { expectation, tools } = rules;
  const declared = expectation.referenceToolCalls ?? [];
  const { matched, near, missing, unexpected, uncounted } = pairCalls(declared, run, rules);
  const entries: Entry[] = [];
  const taken = new Set([...matched.values(), ...near.values(), ...unexpected]);
  const names = [...uncounted].map((at) => declared[at]?.name ?? "");
  const claimed = claimCalls(names, placedCalls(run, expectation.options.code, tools), taken);
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

function newEntry(run: Run, position: number, { redact }: CaseRules): Entry {
  const call = callAt(run, position);
  const { name } = call;
  const value: Json = { name, arguments: valueWriter(name, redact)(argumentsOf(call), []) };
  return { name, optional: false, item: { value }, call: position };
}

function addInOrder(entries: Entry[], entry: Entry): void {
  const { call: mine = 0 } = entry;
  const earlier = entries.findLastIndex(({ call }) => call !== undefined && call < mine);
  const later = entries.findIndex(({ call }) => call !== undefined && call > mine);
  const place = earlier >= 0 ? earlier + 1 : later >= 0 ? later : entries.length;
  entries.splice(place, 0, entry);
}

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

/** Writes a text that holds JSON as that JSON. Throws NotAcceptable for a failed call whose answer does not mention an error. */
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

interface Pairing {
  /** Reference → call. */
  matched: Map<number, number>;
  near: Map<number, number>;
  /** Required references without a call. */
  missing: Set<number>;
  unexpected: number[];
  uncounted: Set<number>;
}

/** Pairs as `f1` does, and a missing optional reference with a remaining call of its tool. */
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
    const call = [...left].find((position) => run.toolCalls[position]?.name === declared[reference]?.name);
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

type PlacedCall = readonly [position: number, call: ToolCall];

function placedCalls(run: Run, options: CountOptions, tools: ToolBook): PlacedCall[] {
  const counted = new Set(countedCalls(run, options, tools));
  return [...run.toolCalls.entries()].filter(([, call]) => counted.has(call));
}

/**
 * Claims for each name the first unclaimed call after the previous claim, else the first unclaimed one. `taken`: positions that are not
 * available.
 */
function claimCalls(
  names: readonly string[],
  calls: readonly PlacedCall[],
  taken: ReadonlySet<number> = new Set(),
): (number | undefined)[] {
  const free = new Map<string, number[]>();
  for (const [position, { name }] of calls) {
    if (taken.has(position)) continue;
    const positions = free.get(name);
    if (positions === undefined) free.set(name, [position]);
    else positions.push(position);
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
 * Keeps matchers that are met and replaces the rest as deep as possible. In flexible mode an unnamed argument stays unnamed unless
 * nothing else would remain.
 */
function alignArguments(
  pattern: Pattern,
  actual: Json,
  { mode, listOrder }: Pick<F1Options, "mode" | "listOrder">,
  write: WriteValue,
): Change | undefined {
  const target = mode === "flexible" && pattern.kind === "object" ? opened(pattern, actual) : pattern;
  return align(target, actual, { listOrder, write, keys: [] });
}

function opened(pattern: ObjectPattern, actual: Json): Pattern {
  const sharesKey = isObject(actual) && [...pattern.entries.keys()].some((key) => Object.hasOwn(actual, key));
  return sharesKey ? { ...pattern, extraKeys: true } : pattern;
}

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
