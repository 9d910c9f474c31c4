import { percent } from "../wording.ts";
import type { GateCheck } from "./check.ts";

/** Absolute minima, baseline or not. Compared unrounded. */
export const floors: GateCheck = {
  name: "floors",
  check({ passRate, scores }, policy) {
    const demanded = Object.entries(policy.gate.floors).filter(
      (entry): entry is [string, number] => entry[1] !== undefined,
    );
    if (demanded.length === 0) return undefined;
    const held = demanded.map(([name, floor]) => {
      const value = name === "passRate" ? passRate : (scores[name]?.value ?? null);
      const label = name === "passRate" ? "pass rate" : name;
      const shown = value === null ? "was not assessed" : `${percent(value)}`;
      return {
        reached: value !== null && value >= floor,
        sentence: `${label} ${shown}, at least ${percent(floor)} demanded`,
      };
    });
    const missed = held.filter(({ reached }) => !reached);
    const told = missed.length > 0 ? missed : held;
    return {
      result: missed.length > 0 ? "fail" : "pass",
      message: told.map(({ sentence }) => sentence).join("; "),
    };
  },
};
