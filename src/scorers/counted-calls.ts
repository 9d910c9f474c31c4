import { assign } from "../core/assignment.ts";
import { canonicalJson, isObject, type Json, member } from "../core/json.ts";
import {
  alike,
  anyValue,
  callText,
  Effort,
  keyCount,
  type ListOrder,
  matches,
  type Pattern,
  patternText,
} from "../core/match-values.ts";
import { RecordingError } from "../core/problems.ts";
import type { ReferenceCall, Run, ToolCall } from "../recordings/run.ts";
import { hasAgent, isByAgent, lacksAgents } from "./agents.ts";
import { uncheckedRule } from "./check-rules.ts";
import type { F1Details } from "./details.ts";
import type { Expectation } from "./expectation.ts";
import type { CountOptions, F1Options, ScorerOptions } from "./options.ts";
import type { ToolBook, ToolName } from "./tool-book.ts";

/** Why a call does not count. */
type UncountedReason = F1Details["leftOut"][number]["reason"];

/** Returns the calls of a run that count under these options, in order. */
export function countedCalls(run: Run, options: CountOptions, tools: ToolBook): readonly ToolCall[] {
  if (options.failedCalls === "count" && everyToolCounts(options, tools)) return run.toolCalls;
  return run.toolCalls.filter((call) => whyLeftOut(call, run, options, tools) === undefined);
}

/** Returns undefined for a call that counts. */
export function whyLeftOut(
  call: ToolCall,
  run: Run,
  options: CountOptions,
  tools: ToolBook,
): UncountedReason | undefined {
  const byTool = whyToolLeftOut(call, run, options, tools);
  if (byTool !== undefined || options.failedCalls === "count") return byTool;
  return hasFailed(call) ? "failed" : undefined;
}

/** Returns true if a call failed or never reached its tool. */
export function hasFailed({ status }: Pick<ToolCall, "status">): boolean {
  return status === "error" || status === "rejected";
}

/** Leaves out references to the tools that `countedCalls` leaves out. */
export function countedReferences(
  references: readonly ReferenceCall[],
  run: Run,
  options: CountOptions,
  tools: ToolBook,
): readonly ReferenceCall[] {
  if (everyToolCounts(options, tools)) return references;
  return references.filter(({ name }) => whyToolLeftOut(name, run, options, tools) === undefined);
}

/** Returns true if no call or reference is left out because of its tool. */
export function everyToolCounts(options: CountOptions, tools: ToolBook): boolean {
  return options.calls === "all" && tools.ignoresNone;
}

function whyToolLeftOut(
  tool: ToolName,
  run: Run,
  options: CountOptions,
  tools: ToolBook,
): UncountedReason | undefined {
  if (tools.ignores(tool)) return "ignored";
  return options.calls === "state-changing" && tools.isReadOnly(tool, run.tools) ? "read-only" : undefined;
}

/** The limit of comparisons in `isAsExpected`. A larger run goes to the scorers, which report if it is too large. */
const FAST_COMPARISONS = 1_000_000;

/** A fast path: returns true for exactly the expected calls, in order. `code` and `f1` give 1 then (`isOneAsExpected`). */
export function isAsExpected(run: Run, expectation: Expectation, book: ToolBook): boolean {
  const tools = toolsOfCase(book, expectation);
  const { referenceToolCalls, expectedTool, expectedToolOrder, options } = expectation;
  if (
    run.textsOnly ||
    lacksAgents(run, expectation) ||
    referenceToolCalls === undefined ||
    expectedTool !== undefined ||
    expectedToolOrder !== undefined
  )
    return false;
  if (!countAlike(options) || uncheckedRule(run, expectation.rules) !== undefined) return false;
  const references = countedReferences(referenceToolCalls, run, options.f1, tools);
  const calls = countedCalls(run, options.f1, tools);
  if (references.length !== calls.length) return false;
  // Names are compared first because that is cheap. Results are left to the scorers, which report unrecorded ones.
  for (const [at, { name, result }] of references.entries())
    if (name !== calls[at]?.name || result !== undefined) return false;
  const effort = new Effort(FAST_COMPARISONS);
  try {
    for (const [at, reference] of references.entries())
      if (matchedFraction(reference, calls[at] as ToolCall, options.f1, effort) !== 1) return false;
    return true;
  } catch (error) {
    if (error instanceof RecordingError) return false;
    throw error;
  }
}

function countAlike({ f1, code }: ScorerOptions): boolean {
  return f1.calls === code.calls && f1.failedCalls === code.failedCalls;
}

type ExpectedTools = Pick<
  Expectation,
  "expectedTool" | "expectedToolOrder" | "referenceToolCalls" | "turns" | "caseTools"
>;

/** All trials of a case share the expectation. */
const books = new WeakMap<ExpectedTools, { tools: ToolBook; ofCase: ToolBook }>();

/** An expected tool is read-only only by policy, because a recording could mark any tool so. An expected hand-off always counts. */
export function toolsOfCase(tools: ToolBook, expected: ExpectedTools): ToolBook {
  const cachedBook = books.get(expected);
  if (cachedBook?.tools === tools) return cachedBook.ofCase;
  const names = new Set<string>(expected.caseTools);
  for (const { expectedTool, expectedToolOrder = [], referenceToolCalls = [] } of [
    expected,
    ...(expected.turns ?? []),
  ]) {
    for (const name of expectedToolOrder) names.add(name);
    for (const { name } of referenceToolCalls) names.add(name);
    if (expectedTool !== undefined) names.add(expectedTool);
  }
  // A reference may name a call without its server.
  const expectedName = (tool: ToolName) => {
    const name = typeof tool === "string" ? tool : tool.name;
    return names.has(name) ? name : undefined;
  };
  const ofCase: ToolBook = {
    ...tools,
    ignores: (tool) => tools.ignores(expectedName(tool) ?? tool),
    isHandoff: (tool) => tools.isHandoff(expectedName(tool) ?? tool),
    isReadOnly: (tool, definitions) => {
      const name = expectedName(tool);
      return name === undefined
        ? tools.isReadOnly(tool, definitions)
        : !tools.isHandoff(name) && tools.isReadOnly(name, []);
    },
    isHinted: (tool, definitions) => expectedName(tool) === undefined && tools.isHinted(tool, definitions),
  };
  books.set(expected, { tools, ofCase });
  return ofCase;
}

/** Lets references to hand-offs accept any arguments, because messages to people vary in wording. */
export function withFreeHandoffs(
  references: readonly ReferenceCall[],
  tools: ToolBook,
): readonly ReferenceCall[] {
  if (!tools.hasHandoffs) return references;
  return references.map((ref) => (tools.isHandoff(ref.name) ? { ...ref, arguments: anyValue } : ref));
}

/** Returns true if a case expects a hand-off. `f1` then measures the other calls by recall. */
export function expectsHandoff(references: readonly ReferenceCall[], tools: ToolBook): boolean {
  return tools.hasHandoffs && references.some(({ name, optional }) => !optional && tools.isHandoff(name));
}

/** Returns the tools whose calls are left out only because the recording marks them as read-only, sorted and without duplicates. */
export function hintedTools(run: Run, expectation: Expectation, book: ToolBook): string[] {
  const { f1, code } = expectation.options;
  const mayLeaveOut = f1.calls === "state-changing" || code.calls === "state-changing";
  if (!mayLeaveOut || !run.tools.some(({ readOnly }) => readOnly)) return [];
  const tools = toolsOfCase(book, expectation);
  const left = run.toolCalls.filter((call) => !tools.ignores(call) && tools.isHinted(call, run.tools));
  return [...new Set(left.map(({ name }) => name))].sort();
}

/** `fraction` is the share of the reference that the arguments meet. */
export interface Match {
  call: number;
  fraction: number;
}

type MayPair = (fraction: number, call: ToolCall, reference: ReferenceCall, effort: Effort) => boolean;

/** Up to this number of calls, comparing all is faster than finding duplicates first. */
const FEW = 16;

/** Returns the best pairing by the position of the reference. Throws RecordingError if the comparison exceeds its effort limit. */
export function pairUp(
  references: readonly ReferenceCall[],
  calls: readonly ToolCall[],
  options: F1Options,
  mayPair: MayPair,
): Map<number, Match> {
  const effort = new Effort();
  const fit = (reference: ReferenceCall, call: ToolCall) => {
    const fraction = matchedFraction(reference, call, options, effort);
    return mayPair(fraction, call, reference, effort) ? fraction : undefined;
  };
  const inPlace = allInPlace(references, calls, fit);
  if (inPlace !== undefined) return inPlace;
  const callsOf = positionsByName(calls);
  const pairs: [number, Match][] = [];
  for (const [name, rows] of positionsByName(references)) {
    const columns = callsOf.get(name);
    if (columns === undefined) continue;
    const expected = rows.map((row) => references[row] as ReferenceCall);
    const made = columns.map((column) => calls[column] as ToolCall);
    for (const [row, { call, fraction }] of pairsOfOneTool(expected, made, options, fit))
      pairs.push([rows[row] as number, { call: columns[call] as number, fraction }]);
  }
  return new Map(pairs.sort(([a], [b]) => a - b));
}

type Fit = (reference: ReferenceCall, call: ToolCall) => number | undefined;

/** A fast path. With expected results the full pairing decides which unrecorded result is reported. */
function allInPlace(
  references: readonly ReferenceCall[],
  calls: readonly ToolCall[],
  fit: Fit,
): Map<number, Match> | undefined {
  if (references.length !== calls.length) return undefined;
  for (const [at, { name, result }] of references.entries())
    if (name !== calls[at]?.name || result !== undefined) return undefined;
  const pairs = new Map<number, Match>();
  for (const [at, reference] of references.entries()) {
    if (fit(reference, calls[at] as ToolCall) !== 1) return undefined;
    pairs.set(at, { call: at, fraction: 1 });
  }
  return pairs;
}

function pairsOfOneTool(
  expected: readonly ReferenceCall[],
  made: readonly ToolCall[],
  options: F1Options,
  fit: Fit,
): [number, Match][] {
  const inPlace = pairsInPlace(expected, made, fit);
  if (inPlace !== undefined) return inPlace;
  const weights = weigh(expected, made, options, fit);
  const required = expected.map(({ optional }) => !optional);
  const pairs: [number, Match][] = [];
  for (const [row, call] of assign(weights, required).entries()) {
    const fraction = call === undefined ? undefined : weights[row]?.[call];
    if (call !== undefined && fraction !== undefined) pairs.push([row, { call, fraction }]);
  }
  return pairs;
}

/** Returns undefined if another pairing could be better. */
function pairsInPlace(
  expected: readonly ReferenceCall[],
  made: readonly ToolCall[],
  fit: Fit,
): [number, Match][] | undefined {
  if (expected.length > made.length) return undefined;
  const isOnly = made.length === 1;
  const pairs: [number, Match][] = [];
  for (const [at, reference] of expected.entries()) {
    const fraction = fit(reference, made[at] as ToolCall);
    if (fraction === 1 || (isOnly && fraction !== undefined)) pairs.push([at, { call: at, fraction }]);
    else return isOnly ? [] : undefined;
  }
  return pairs;
}

function weigh(
  expected: readonly ReferenceCall[],
  made: readonly ToolCall[],
  { listOrder }: F1Options,
  fit: Fit,
): (number | undefined)[][] {
  if (Math.min(expected.length, made.length) <= FEW)
    return expected.map((reference) => made.map((call) => fit(reference, call)));
  const sameRow = alike(expected.map((reference) => referenceText(reference, listOrder)));
  const hasResults = expected.some(({ result }) => result !== undefined);
  const ofAgents = expected.some(hasAgent);
  const sameColumn = alike(
    made.map((call) => {
      const text = hasResults ? answeredText(call, listOrder) : callText(call, listOrder);
      return ofAgents ? `${call.agent ?? ""} ${text}` : text;
    }),
  );
  const weights: (number | undefined)[][] = [];
  for (const [row, same] of sameRow.entries()) {
    if (same < row) {
      weights.push(weights[same] as (number | undefined)[]);
      continue;
    }
    const fits: (number | undefined)[] = [];
    for (const [column, first] of sameColumn.entries())
      fits.push(first < column ? fits[first] : fit(expected[row] as ReferenceCall, made[column] as ToolCall));
    weights.push(fits);
  }
  return weights;
}

function referenceText({ arguments: pattern, result, agent }: ReferenceCall, listOrder: ListOrder): string {
  const text = `${agent === undefined ? "" : `${agent} `}${patternText(pattern, listOrder)}`;
  return result === undefined ? text : `${text} → ${patternText(result, listOrder)}`;
}

/** Calls share this text only if their results and statuses are equal too. */
function answeredText(call: ToolCall, listOrder: ListOrder): string {
  const result = call.result === undefined ? "" : canonicalJson(call.result);
  return `${callText(call, listOrder)} → ${call.status} ${result}`;
}

function positionsByName(items: readonly { name: string }[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (const [at, { name }] of items.entries()) {
    const places = positions.get(name);
    if (places === undefined) positions.set(name, [at]);
    else places.push(at);
  }
  return positions;
}

/** Returns the share of matching arguments that a call needs to meet a reference. */
export function threshold({ mode, argumentMatchThreshold }: F1Options): number {
  return mode === "strict" ? 1 : argumentMatchThreshold;
}

/** In flexible mode a reference with arguments accepts extra ones. */
export function inMode(pattern: Pattern, mode: F1Options["mode"]): Pattern {
  const open = mode === "flexible" && pattern.kind === "object" && pattern.entries.size > 0;
  return open ? { ...pattern, extraKeys: true } : pattern;
}

interface FullMatch {
  arguments: Json;
  effort: number;
}

/** The arguments that met each reference last, by mode and list order. The next trial usually has the same value. */
const met = {
  strict: {
    significant: new WeakMap<ReferenceCall, FullMatch>(),
    free: new WeakMap<ReferenceCall, FullMatch>(),
  },
  flexible: {
    significant: new WeakMap<ReferenceCall, FullMatch>(),
    free: new WeakMap<ReferenceCall, FullMatch>(),
  },
};

/**
 * Returns the share of the reference's arguments that the call meets, from 0 to 1. Strict mode: 0 or 1. Flexible mode: matching reference
 * arguments / reference arguments, and 0.5 for a call with arguments if the reference has none.
 */
export function matchedFraction(
  reference: ReferenceCall,
  call: ToolCall,
  options: F1Options,
  effort: Effort,
): number {
  if (call.malformed || !isByAgent(reference, call)) return 0;
  const fullMatches = met[options.mode][options.listOrder];
  const lastMatch = fullMatches.get(reference);
  if (lastMatch?.arguments === call.arguments) {
    // The effort limit of a run must not depend on earlier runs.
    effort.spend(lastMatch.effort);
    return 1;
  }
  const before = effort.remaining;
  const fraction = comparedFraction(reference, call.arguments, options, effort);
  if (fraction === 1)
    fullMatches.set(reference, { arguments: call.arguments, effort: before - effort.remaining });
  return fraction;
}

function comparedFraction(
  { arguments: pattern }: ReferenceCall,
  actual: Json,
  { mode, listOrder }: F1Options,
  effort: Effort,
): number {
  if (mode === "strict" || pattern.kind !== "object")
    return matches(pattern, actual, listOrder, effort) ? 1 : 0;
  if (!isObject(actual)) return 0;
  const { entries } = pattern;
  if (entries.size === 0) return pattern.extraKeys || keyCount(actual) === 0 ? 1 : 0.5;
  let matching = 0;
  for (const [key, entry] of entries)
    if (matches(entry, member(actual, key), listOrder, effort)) matching += 1;
  return matching / entries.size;
}
