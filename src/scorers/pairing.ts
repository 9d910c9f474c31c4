import { isObject, member } from "../json/json.ts";
import { alike, callText, patternText } from "../matching/alike.ts";
import { assign } from "../matching/assignment.ts";
import { keyCount, matches } from "../matching/compare.ts";
import { Effort } from "../matching/effort.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import type { ToolCall } from "../recordings/run.ts";
import type { F1Options } from "./options.ts";

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
  const callsOf = positionsByName(calls);
  const pairs: [number, Match][] = [];
  for (const [name, rows] of positionsByName(references)) {
    const columns = callsOf.get(name);
    if (columns === undefined) continue;
    const expected = rows.map((row) => references[row] as ReferenceCall);
    const made = columns.map((column) => calls[column] as ToolCall);
    const fit = (row: number, column: number) => {
      const call = made[column] as ToolCall;
      const fraction = matchedFraction(expected[row] as ReferenceCall, call, options, effort);
      return mayPair(fraction, call) ? fraction : undefined;
    };
    if (isAsExpected(expected, made, fit)) {
      for (const [at, row] of rows.entries()) pairs.push([row, { call: columns[at] as number, fraction: 1 }]);
      continue;
    }
    const weights = weigh(expected, made, options, fit);
    const required = expected.map(({ optional }) => !optional);
    for (const [at, column] of assign(weights, required).entries()) {
      const fraction = column === undefined ? undefined : weights[at]?.[column];
      if (column === undefined || fraction === undefined) continue;
      pairs.push([rows[at] as number, { call: columns[column] as number, fraction }]);
    }
  }
  return new Map(pairs.sort(([a], [b]) => a - b));
}

type Fit = (row: number, column: number) => number | undefined;

/** True when each reference is met in full by the call in its place: no pairing is better. */
function isAsExpected(expected: readonly ReferenceCall[], made: readonly ToolCall[], fit: Fit): boolean {
  return expected.length <= made.length && expected.every((_, at) => fit(at, at) === 1);
}

/** How well each reference and each call fit. Of many, equal ones are compared once. */
function weigh(
  expected: readonly ReferenceCall[],
  made: readonly ToolCall[],
  { listOrder }: F1Options,
  fit: Fit,
): (number | undefined)[][] {
  if (Math.min(expected.length, made.length) <= FEW)
    return expected.map((_, row) => made.map((_, column) => fit(row, column)));
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
      fits.push(first < column ? fits[first] : fit(row, column));
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
function matchedFraction(
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
