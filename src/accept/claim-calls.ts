import type { ToolCall } from "../recordings/run.ts";

/**
 * Finds for each name a call of that name, each call once: the first one after the call of the name before it, else the first one
 * left. Undefined where there is none. `taken` are positions of calls that are spoken for.
 */
export function claimCalls(
  names: readonly string[],
  calls: readonly (readonly [position: number, call: ToolCall])[],
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
