import type { Expectation } from "../expectations/expectation.ts";
import { casePassRate } from "../measurement/aggregate.ts";
import { coverageProblems } from "../measurement/coverage.ts";
import { partOf } from "../measurement/part.ts";
import type { Policy } from "../policy/schema.ts";
import type { Problem } from "../problems.ts";
import { mean } from "../statistics/mean.ts";
import { passes } from "../suite/passes.ts";
import { Suite } from "../suite/suite.ts";
import type { CaseResult } from "../suite/trial.ts";
import type { RecordedRun } from "./recorded-run.ts";

/** What the gate will say of recorded runs. */
export interface Rehearsal {
  /** From 0 to 1; null when none of them can be assessed. */
  passRate: number | null;
  /** What is wrong with them together, such as two of one name. */
  errors: Problem[];
}

/** Scores the runs as the gate will. */
export function rehearse(
  runs: readonly RecordedRun[],
  expectations: ReadonlyMap<string, Expectation>,
  policy: Policy,
): Rehearsal {
  const suite = new Suite({ expectations, policy });
  const setsFirst = runs.toSorted((a, b) => Number(b.run.expectsOnly ?? 0) - Number(a.run.expectsOnly ?? 0));
  for (const { run, identity, origin } of setsFirst) suite.add(run, identity, origin);
  const gathered = suite.finish();
  const problems = [...gathered.problems, ...coverageProblems(partOf(gathered, policy), expectations)];
  return {
    passRate: mean(gathered.cases.flatMap((one) => passRateOf(one, policy) ?? [])),
    errors: problems.filter(({ severity }) => severity === "error"),
  };
}

function passRateOf({ trials }: CaseResult, policy: Policy): number | null {
  const judged = trials.map((one) => ({ ...one, pass: passes(one, policy) }));
  return casePassRate({ trials: judged });
}
