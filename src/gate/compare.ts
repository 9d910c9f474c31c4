import { changeInterval, normalInterval } from "../base/intervals.ts";
import { mean, meanDrop, type Sample, standardError } from "../base/statistics.ts";
import type { ReportCase } from "../report/case.ts";
import { decides, decidingCases, divisionsOf } from "../report/cases.ts";
import type { Change, Comparison } from "../report/comparison.ts";
import type { Report } from "../report/report.ts";
import { countRunErrors } from "../report/run-errors.ts";
import { scorerNamed } from "../scorers/pass-marks.ts";
import {
  type EarlierRecordings,
  type EarlierRun,
  earlierPool,
  earlierRunsOf,
  earlierTally,
  withEarlierRuns,
} from "./earlier-runs.ts";
import {
  caseComparison,
  type Evidence,
  evidenceFrom,
  isCompared,
  isRecordedAgain,
  passRatesOf,
  sampleOf,
} from "./evidence.ts";
import { asIfFailed } from "./if-failed.ts";
import { withKeptRules } from "./kept-rules.ts";
import {
  type CasePair,
  goneCases,
  isJudgedAlike,
  judgedDifferently,
  pairCases,
  weakenings,
} from "./pairs.ts";
import { testRegression } from "./regression-test.ts";
import { versionsApart } from "./scorer-versions.ts";
import { compareMeasures } from "./suite-measures.ts";

/** A report as far as it is compared with another. */
type ComparedReport = Pick<Report, "cases" | "retired" | "scores" | "scorerVersions" | "settings" | "policy">;

/**
 * Compares a report's cases with those of its baseline: how each case stands to the baseline's, and the change of the pass rate and
 * of the scores with their evidence. Says nothing yet about what is allowed: that is for the checks.
 */
export function compare(
  head: ComparedReport,
  recorded: Report,
  earlier: readonly EarlierRun[] = [],
): { cases: ReportCase[]; comparison: Comparison; pairs: readonly CasePair[] } {
  const { regression } = head.policy.gate;
  const base = withKeptRules(recorded, head.cases);
  const apart = versionsApart(head, base);
  const pairing = pairCases(head.cases, base.cases, head.retired);
  const evidence = evidenceFrom(pairing, head);
  const paired = evidence.filter(isCompared);
  const deciding = pairing.pairs.filter((pair) => decides(pair.head));
  const evidenceOfDrop = testRegression(paired, regression, base);
  const runsBefore = evidence.map((one) => earlierRunsOf(one, earlier, regression.window));
  return {
    pairs: pairing.pairs,
    cases: evidence.map((one, at) => ({
      ...(head.cases[at] ?? one.pair.head),
      comparison: { ...caseComparison(one), ...earlierTally(runsBefore[at]) },
      pool: earlierPool(runsBefore[at]),
    })),
    comparison: {
      ...goneCases(pairing, head),
      ...weakenings(head, base, pairing, deciding),
      ...(deciding.some(isExpectedByRecording) && { unseenExpectations: true }),
      baseCases: base.cases.filter(({ source }) => source !== "none").length,
      passRate: changeOfPassRate(paired, movementIn(evidenceOfDrop)),
      scores: changeOfScores(paired, Object.keys(head.scores)),
      slices: changeOfSlices(head.cases, evidence),
      // A carried run took nothing here.
      ...compareMeasures(
        deciding.filter((pair) => !pair.head.carried),
        head.policy,
        regression.alpha,
      ),
      judgedOtherwise: judgedDifferently(deciding),
      ...(apart.length === 0 ? {} : { scorerVersions: apart }),
      ...evidenceOfDrop,
      ...changeIfFailed(head, base),
      ...changeWithEarlier(evidence, runsBefore, head, base),
    },
  };
}

/** True for a changed case of which a recording says what is expected, on either side: no file of the base has it. */
function isExpectedByRecording({ head, base, state }: CasePair): boolean {
  return state === "changed" && [head, base].some((one) => one?.source === "recording");
}

/** The variance that the base's own movement adds to a difference of pass rates. */
function movementIn({ moved }: Pick<Comparison, "moved">): number {
  return moved === undefined ? 0 : moved.points ** 2 * (1 + 1 / moved.pooled);
}

/** The change of the pass rate as if the runs that could not run had failed; nothing where all could. */
function changeIfFailed(head: ComparedReport, base: Report): Pick<Comparison, "ifFailed"> {
  if (!decidingCases(head.cases).some((one) => countRunErrors(one) > 0)) return {};
  const pairing = pairCases(asIfFailed(head.cases), base.cases, head.retired);
  const paired = evidenceFrom(pairing, head).filter(isCompared);
  const test = testRegression(paired, head.policy.gate.regression, base);
  const { p, sum, worst, byWorst, exact, mostExtreme } = test;
  const fields = { p, sum, worst, ...(byWorst && { byWorst }), exact, mostExtreme };
  return { ifFailed: { passRate: changeOfPassRate(paired, movementIn(test)), ...fields } };
}

/** The change of the pass rate together with what earlier runs recorded; nothing where that is nothing else. */
function changeWithEarlier(
  evidence: readonly Evidence[],
  before: readonly EarlierRecordings[],
  head: ComparedReport,
  base: Report,
): Pick<Comparison, "earlier"> {
  const runs = new Set(before.flatMap((one) => one.map(({ by }) => by))).size;
  if (runs === 0) return {};
  const pooled = evidence.map((one, at) => withEarlierRuns(one, before[at] ?? [])).filter(isCompared);
  const test = testRegression(pooled, head.policy.gate.regression, base);
  const { trials, p, sum, worst, byWorst, exact, mostExtreme } = test;
  const passRate = changeOfPassRate(pooled, movementIn(test));
  return {
    earlier: { runs, passRate, trials, p, sum, worst, ...(byWorst && { byWorst }), exact, mostExtreme },
  };
}

/**
 * The change of the pass rate in each group of cases by tag, over those of them that are paired; groups without such a case are left
 * out. `evidence` is of the cases, in their order.
 */
function changeOfSlices(
  cases: readonly ReportCase[],
  evidence: readonly Evidence[],
): NonNullable<Comparison["slices"]> {
  const evidenceOfCase = new Map(cases.map((one, at) => [one, evidence[at]]));
  const pairedOf = (group: readonly ReportCase[]) =>
    group.flatMap((one) => evidenceOfCase.get(one) ?? []).filter(isCompared);
  return divisionsOf(decidingCases(cases)).flatMap(({ tag, groups }) =>
    groups.flatMap(({ value, cases }) => {
      const passRate = changeOfPassRate(pairedOf(cases));
      return passRate === null ? [] : [{ tag, value, passRate }];
    }),
  );
}

/** The change of the pass rate over compared cases, every case weighing the same. Null when no case is compared. */
function changeOfPassRate(compared: readonly Evidence[], moved = 0): Change | null {
  const samples = compared.filter(isRecordedAgain).map(sampleOf);
  const means = compared.map(passRatesOf);
  return changeOf(means, samples, changeInterval(samples, means.length, moved));
}

/** The change of each score, over the paired cases that have it on both sides. Scores of earlier base commits are not kept. */
function changeOfScores(paired: readonly Evidence[], scorers: readonly string[]): Comparison["scores"] {
  const changes: [string, Change][] = [];
  for (const scorer of scorers) {
    const alike = scorerNamed(scorer).isJudged
      ? paired.filter(({ pair: { head, base } }) => base === undefined || isJudgedAlike(head, base, scorer))
      : paired;
    const scored = alike
      .map((one) => scoresOf(one, scorer))
      .filter(({ base, head }) => base.length > 0 && head.length > 0);
    const means = scored.map(({ base, head }) => ({ base: mean(base) ?? 0, head: mean(head) ?? 0 }));
    const samples = scored.filter(({ base, head }) => base !== head);
    const error = standardError(samples, means.length);
    const change = changeOf(means, samples, normalInterval(0 - meanDrop(samples, means.length), error));
    if (change !== null) changes.push([scorer, change]);
  }
  return Object.fromEntries(changes);
}

/** A case's scores in both reports; of an unchanged case the very same list, unless a judge gave them. */
function scoresOf({ pair }: Evidence, scorer: string): Sample {
  const head = scoredValues(pair.head, scorer);
  // A judge may have said something else of the same recording, or nothing.
  const isSame = pair.state === "unchanged" && !scorerNamed(scorer).isJudged;
  if (isSame || pair.base === undefined) return { base: head, head };
  return { base: scoredValues(pair.base, scorer), head };
}

function scoredValues({ trials }: ReportCase, scorer: string): number[] {
  const values: number[] = [];
  for (const { scores } of trials) {
    const outcome = scores[scorer];
    if (outcome?.status === "scored") values.push(outcome.value);
  }
  return values;
}

/** `means`: of every case that counts. `samples`: the values of those among them that were recorded again. */
function changeOf(
  means: readonly { base: number; head: number }[],
  samples: readonly Sample[],
  [low, high]: readonly [number, number],
): Change | null {
  const base = mean(means.map((one) => one.base));
  const head = mean(means.map((one) => one.head));
  if (base === null || head === null) return null;
  return { base, head, change: 0 - meanDrop(samples, means.length), low, high };
}
