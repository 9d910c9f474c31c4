import { isObject, member } from "../json/json.ts";
import { alike, callText, patternText } from "../matching/alike.ts";
import { assign } from "../matching/assignment.ts";
import { keyCount, matches } from "../matching/compare.ts";
import { Effort } from "../matching/effort.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import type { F1Options } from "../policy/scorer-options.ts";
import type { ToolCall } from "../recordings/run.ts";

/** A call that is paired with a reference: its position, and how much of the reference its arguments meet. */
export interface Match {
  call: number;
  fraction: number;
}

/** Whether a call may be paired with a reference of which it meets so much. */
type MayPair = (fraction: number, call: ToolCall) => boolean;

/** Calls, or references, of one tool up to which it takes longer to tell equal ones than to compare them all. */
const FEW = 16;

/**
 * The best pairing within each tool name, by the position of the reference, in their order. Throws RecordingError when more would
 * have to be compared than is.
 */
export function pairUp(
  references: readonly ReferenceCall[],
  calls: readonly ToolCall[],
  options: F1Options,
  mayPair: MayPair,
): Map<number, Match> {
  const effort = new Effort();
  const fit = (reference: ReferenceCall, call: ToolCall) => {
    const fraction = matchedFraction(reference, call, options, effort);
    return mayPair(fraction, call) ? fraction : undefined;
  };
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

/** How much of a reference a pair must meet. Strict pairs must match in full; `fraction` says how near the others come. */
export function threshold({ mode, argumentMatchThreshold }: F1Options): number {
  return mode === "strict" ? 1 : argumentMatchThreshold;
}

type Fit = (reference: ReferenceCall, call: ToolCall) => number | undefined;

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

/** Each reference with the call in its place, if it is met in full by it, or if there is no other: no pairing is better. */
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

/** How well each reference and each call fit. Of many, equal ones are compared once. */
function weigh(
  expected: readonly ReferenceCall[],
  made: readonly ToolCall[],
  { listOrder }: F1Options,
  fit: Fit,
): (number | undefined)[][] {
  if (Math.min(expected.length, made.length) <= FEW)
    return expected.map((reference) => made.map((call) => fit(reference, call)));
  const sameRow = alike(expected.map((reference) => patternText(reference.arguments, listOrder)));
  const sameColumn = alike(made.map((call) => callText(call, listOrder)));
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

function positionsByName(items: readonly { name: string }[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (const [at, { name }] of items.entries()) {
    const known = positions.get(name);
    if (known === undefined) positions.set(name, [at]);
    else known.push(at);
  }
  return positions;
}

/**
 * How much of the reference the call's arguments meet, in [0, 1]. Strict: all or nothing. Flexible: matching reference arguments /
 * reference arguments; other arguments are free, except that a reference without arguments and a call with some is 0.5.
 */
export function matchedFraction(
  { arguments: pattern }: ReferenceCall,
  call: ToolCall,
  { mode, listOrder }: F1Options,
  effort: Effort,
): number {
  if (call.malformed) return 0;
  if (mode === "strict" || pattern.kind !== "object")
    return matches(pattern, call.arguments, listOrder, effort) ? 1 : 0;
  if (!isObject(call.arguments)) return 0;
  const { entries } = pattern;
  if (entries.size === 0) return pattern.extraKeys || keyCount(call.arguments) === 0 ? 1 : 0.5;
  let matching = 0;
  for (const [key, entry] of entries)
    if (matches(entry, member(call.arguments, key), listOrder, effort)) matching += 1;
  return matching / entries.size;
}
