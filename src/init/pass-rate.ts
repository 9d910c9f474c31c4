import type { Expectation } from "../expectations/expectation.ts";
import type { Policy } from "../policy/schema.ts";
import { casePassRate } from "../report/aggregate.ts";
import { mean } from "../statistics/mean.ts";
import { Suite } from "../suite/suite.ts";
import type { RecordedRun } from "./recorded-run.ts";

/** The pass rate that the gate would show of these runs, from 0 to 1; null when none of them can be assessed. */
export function passRateOf(
  runs: readonly RecordedRun[],
  expectations: ReadonlyMap<string, Expectation>,
  policy: Policy,
): number | null {
  const suite = new Suite(expectations, policy);
  const speaksFirst = runs.toSorted(
    (a, b) => Number(b.run.expectsOnly ?? 0) - Number(a.run.expectsOnly ?? 0),
  );
  for (const { run, identity, origin } of speaksFirst) suite.add(run, identity, origin);
  return mean(suite.finish().cases.flatMap((one) => casePassRate(one) ?? []));
}
