import { limits } from "../core/limits.ts";

type Meets = (step: number, call: number) => boolean;

/**
 * Leaves out the optional steps that were not called if the remaining steps were called in order. `exact` forbids other calls. Returns a
 * solution with the most steps, or undefined if there is none, if an optional step was called out of its place, or above
 * `limits.explainedCalls`.
 */
export function stepsInPlace<Step extends { optional: boolean }>(
  steps: readonly Step[],
  calls: number,
  meets: Meets,
  exact: boolean,
): Step[] | undefined {
  if (Math.max(steps.length, calls) > limits.explainedCalls) return undefined;
  const placed = placeAll(steps, calls, meets, exact);
  if (placed === undefined) return undefined;
  const taken = new Set(placed);
  const left = Array.from({ length: calls }, (_, call) => call).filter((call) => !taken.has(call));
  const isOutOfPlace = placed.some((at, step) => at === undefined && left.some((call) => meets(step, call)));
  return isOutOfPlace ? undefined : steps.filter((_step, at) => placed[at] !== undefined);
}

/** Places each step at its earliest possible call. An optional step may have none. Returns undefined if a required step has none. */
function placeAll(
  steps: readonly { optional: boolean }[],
  calls: number,
  meets: Meets,
  exact: boolean,
): (number | undefined)[] | undefined {
  const most = countPlaceable(steps, calls, meets, exact);
  if (most(0, 0) < 0) return undefined;
  let call = 0;
  return steps.map(({ optional }, step) => {
    for (; call < calls; call += 1) {
      const all = most(step, call);
      if (all > 0 && most(step + 1, call + 1) === all - 1 && meets(step, call)) return call++;
      if (optional && most(step + 1, call) === all) return undefined;
    }
    return undefined;
  });
}

/** Returns a lookup: the number of steps from `step` on that fit the calls from `call` on, or −1 if a required step does not fit. */
function countPlaceable(
  steps: readonly { optional: boolean }[],
  calls: number,
  meets: Meets,
  exact: boolean,
): (step: number, call: number) => number {
  const width = calls + 1;
  const counts = new Int16Array((steps.length + 1) * width).fill(-1);
  const most = (step: number, call: number) => counts[step * width + call] ?? -1;
  for (let call = exact ? calls : 0; call <= calls; call += 1) counts[steps.length * width + call] = 0;
  for (let step = steps.length - 1; step >= 0; step -= 1)
    for (let call = calls; call >= 0; call -= 1) {
      const rest = call < calls ? most(step + 1, call + 1) : -1;
      const placed = rest >= 0 && meets(step, call) ? rest + 1 : -1;
      const without = steps[step]?.optional ? most(step + 1, call) : -1;
      const later = exact || call === calls ? -1 : most(step, call + 1);
      counts[step * width + call] = Math.max(placed, without, later);
    }
  return most;
}
