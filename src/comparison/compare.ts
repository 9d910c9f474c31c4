import { judgedRuns } from "../baseline/pool.ts";
import type { ReportCase } from "../report/case-schema.ts";
import type { CaseComparison, Comparison } from "../report/comparison-schema.ts";
import type { Report } from "../report/schema.ts";
import { gatingJudges } from "../scorers/gating-judges.ts";
import { changeOfPassRate, changeOfScores } from "./change.ts";
import { type Evidence, evidenceOf } from "./evidence.ts";
import { goneCases } from "./gone-cases.ts";
import { judgedOtherwise, withoutOtherJudges } from "./judged-otherwise.ts";
import { type CasePair, isPaired, pairCases } from "./pair-cases.ts";
import { regressionTest } from "./regression-test.ts";
import { changeOfSlices } from "./slices.ts";
import { weakenings } from "./weakenings.ts";

/**
 * Compares a report's cases with those of its baseline: how each case stands to the baseline's, and the change of the pass rate and
 * of the scores with their evidence. Says nothing yet about what is allowed: that is for the checks.
 */
export function compare(
  head: Pick<Report, "cases" | "retired" | "scores" | "settings" | "policy">,
  base: Report,
): { cases: ReportCase[]; comparison: Comparison; pairs: readonly CasePair[] } {
  const { regression } = head.policy.gate;
  const pairing = pairCases(head.cases, base.cases, head.retired);
  const hasGatingJudge = gatingJudges(head.policy.gate).length > 0;
  const compared = hasGatingJudge
    ? pairing.pairs.map((pair) => withoutOtherJudges(pair, head.policy))
    : pairing.pairs;
  const evidence = compared.map((pair) => evidenceOf(pair, regression.window));
  const paired = evidence.filter(({ pair }) => isPaired(pair));
  return {
    pairs: pairing.pairs,
    cases: evidence.map((one, at) => ({
      ...(head.cases[at] ?? one.pair.head),
      comparison: caseComparison(one),
    })),
    comparison: {
      ...goneCases(pairing, head),
      ...weakenings(head, base, pairing),
      baseCases: base.cases.filter(({ source }) => source !== "none").length,
      passRate: changeOfPassRate(paired),
      scores: changeOfScores(paired, Object.keys(head.scores)),
      slices: changeOfSlices(head.cases, evidence),
      judgedOtherwise: judgedOtherwise(pairing.pairs),
      ...regressionTest(paired, regression, base.comparison),
    },
  };
}

function caseComparison({ pair, base, head, anew }: Evidence): CaseComparison {
  const { base: before, state } = pair;
  const tally = (runs: Evidence["base"]) => ({
    passed: runs.filter(({ pass }) => pass).length,
    trials: runs.length,
  });
  const renamed = before === undefined || before.id === pair.head.id ? {} : { formerly: before.id };
  const own = before === undefined ? 0 : judgedRuns(before.trials).length;
  return { state, ...renamed, base: tally(base), head: tally(head), anew, own };
}
