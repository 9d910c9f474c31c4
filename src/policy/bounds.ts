import { percent } from "../wording.ts";
import type { Policy } from "./schema.ts";

type Gate = Policy["gate"];

/** What a gate demands of a score over the suite: at least its floor, or of a score of which less is better at most its ceiling. */
export interface Bound {
  kind: "floor" | "ceiling";
  /** In [0,1]. */
  value: number;
}

/** The name under which a gate states what it demands of the pass rate. */
export const PASS_RATE_BOUND = "passRate";

/** What a gate demands, by scorer, and of the pass rate as `passRate`: floors first. */
export function boundsOf({ floors, ceilings = {} }: Pick<Gate, "floors" | "ceilings">): Map<string, Bound> {
  const stated = (kind: Bound["kind"], values: Readonly<Record<string, number | undefined>>) =>
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, { kind, value }] as const],
    );
  return new Map([...stated("floor", floors), ...stated("ceiling", ceilings)]);
}

/** Whether a score keeps to what is demanded of it, compared unrounded. */
export function isWithin(value: number, bound: Bound): boolean {
  return bound.kind === "floor" ? value >= bound.value : value <= bound.value;
}

/** `at least 70.0 %`, `at most 10.0 %`; with another text for the share where more digits matter. */
export function boundText({ kind, value }: Bound, share = percent(value)): string {
  return `${kind === "floor" ? "at least" : "at most"} ${share}`;
}
