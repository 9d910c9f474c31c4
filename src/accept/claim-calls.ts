import type { CountOptions } from "../policy/scorer-options.ts";
import type { ToolBook } from "../policy/tools.ts";
import type { Run, ToolCall } from "../recordings/run.ts";
import { countedCalls } from "../scorers/counted.ts";

/** A call and its position among all calls of its run. */
export type PlacedCall = readonly [position: number, call: ToolCall];

/** The calls that count under these options, in order. */
export function placedCalls(run: Run, options: CountOptions, tools: ToolBook): PlacedCall[] {
  const counted = new Set(countedCalls(run, options, tools));
  return [...run.toolCalls.entries()].filter(([, call]) => counted.has(call));
}

/**
 * Finds for each name a call of that name, each call once: the first one after the call of the name before it, else the first one
 * left. Undefined where there is none. `taken` are the positions of calls that are spoken for.
 */
export function claimCalls(
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
