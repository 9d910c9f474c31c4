import { recorded, tried } from "../comparison/fixture.ts";
import { type Compared, compared, findingOf } from "./compared.ts";

export const ids = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`);

/** `count` cases with one trial each, `failing` of which fail now, and some cases with the baseline's recordings. */
export function flips(count: number, failing: number, unchangedCases = 0): Pick<Compared, "head" | "base"> {
  const unchanged = Array.from({ length: unchangedCases }, (_, at) => recorded(`k${at}`, `k${at}+`));
  return {
    head: [...ids(count).map((id, at) => tried(id, "h", at < failing ? 0 : 1, 1)), ...unchanged],
    base: [...ids(count).map((id) => tried(id, "b", 1, 1)), ...unchanged],
  };
}

export const regressionMessage = (suite: Compared, rule = "{}") =>
  findingOf(compared({ ...suite, policy: `gate: {regression: ${rule}}` }), "regression");
