import { changeInterval, normalInterval } from "../../core/statistics/intervals.ts";
import { mean, meanDrop, type Sample, standardError } from "../../core/statistics/summary.ts";
import type { ReportCase } from "../../report/case.ts";
import { decides, decidingCases, divisionsOf } from "../../report/cases.ts";
import type { Change, Comparison } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import { countRunErrors } from "../../report/run-errors.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";
import {
  type EarlierRecordings,
  type EarlierRun,
  earlierPool,
  earlierRunsOf,
  earlierTally,
  withEarlierRuns,
} from "../baseline/earlier-runs.ts";
import { withKeptRules } from "../measure/rules-state.ts";
import { compareMeasures } from "../measure/suite-measures.ts";
import { versionsApart } from "../score/scorer-versions.ts";
import {
  caseComparison,
  type Evidence,
  evidenceFrom,
  isCompared,
  isRecordedAgain,
  passRatesOf,
  sampleOf,
} from "./case-evidence.ts";
import { asIfFailed } from "./count-errors-as-failed.ts";
import { type CasePair, goneCases, isJudgedAlike, judgedDifferently, pairCases } from "./pair-cases.ts";
import { testRegression } from "./regression-test.ts";
import { weakenings } from "./weakenings.ts";

type ComparedReport = Pick<Report, "cases" | "retired" | "scores" | "scorerVersions" | "settings" | "policy">;

/** Compares a report's cases with the baseline's: the state of each case, and the changes. The checks decide what is allowed. */
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
  const runsBefore = evidence.map((caseEvidence) => earlierRunsOf(caseEvidence, earlier, regression.window));
  return {
    pairs: pairing.pairs,
    cases: evidence.map((caseEvidence, at) => ({
      ...(head.cases[at] ?? caseEvidence.pair.head),
      comparison: { ...caseComparison(caseEvidence), ...earlierTally(runsBefore[at]) },
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
      // A carried run has no measures of this job.
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

/** A recording holds the expectation of such a case, so no file of the base has it. */
function isExpectedByRecording({ head, base, state }: CasePair): boolean {
  return state === "changed" && [head, base].some((side) => side?.source === "recording");
}

/** The variance that the movement of the base adds to a difference of pass rates. */
function movementIn({ moved }: Pick<Comparison, "moved">): number {
  return moved === undefined ? 0 : moved.points ** 2 * (1 + 1 / moved.pooled);
}

function changeIfFailed(head: ComparedReport, base: Report): Pick<Comparison, "ifFailed"> {
  if (!decidingCases(head.cases).some((reportCase) => countRunErrors(reportCase) > 0)) return {};
  const pairing = pairCases(asIfFailed(head.cases), base.cases, head.retired);
  const paired = evidenceFrom(pairing, head).filter(isCompared);
  const test = testRegression(paired, head.policy.gate.regression, base);
  const { p, sum, worst, byWorst, exact, mostExtreme } = test;
  const fields = { p, sum, worst, ...(byWorst && { byWorst }), exact, mostExtreme };
  return { ifFailed: { passRate: changeOfPassRate(paired, movementIn(test)), ...fields } };
}

function changeWithEarlier(
  evidence: readonly Evidence[],
  before: readonly EarlierRecordings[],
  head: ComparedReport,
  base: Report,
): Pick<Comparison, "earlier"> {
  const runs = new Set(before.flatMap((recordings) => recordings.map(({ by }) => by))).size;
  if (runs === 0) return {};
  const pooled = evidence
    .map((caseEvidence, at) => withEarlierRuns(caseEvidence, before[at] ?? []))
    .filter(isCompared);
  const test = testRegression(pooled, head.policy.gate.regression, base);
  const { trials, p, sum, worst, byWorst, exact, mostExtreme } = test;
  const passRate = changeOfPassRate(pooled, movementIn(test));
  return {
    earlier: { runs, passRate, trials, p, sum, worst, ...(byWorst && { byWorst }), exact, mostExtreme },
  };
}

/** `evidence` is in the order of `cases`. */
function changeOfSlices(
  cases: readonly ReportCase[],
  evidence: readonly Evidence[],
): NonNullable<Comparison["slices"]> {
  const evidenceOfCase = new Map(cases.map((reportCase, at) => [reportCase, evidence[at]]));
  const pairedOf = (group: readonly ReportCase[]) =>
    group.flatMap((reportCase) => evidenceOfCase.get(reportCase) ?? []).filter(isCompared);
  return divisionsOf(decidingCases(cases)).flatMap(({ tag, groups }) =>
    groups.flatMap(({ value, cases }) => {
      const passRate = changeOfPassRate(pairedOf(cases));
      return passRate === null ? [] : [{ tag, value, passRate }];
    }),
  );
}

/** Every case has equal weight; null without a compared case. */
function changeOfPassRate(compared: readonly Evidence[], moved = 0): Change | null {
  const samples = compared.filter(isRecordedAgain).map(sampleOf);
  const means = compared.map(passRatesOf);
  return changeOf(means, samples, changeInterval(samples, means.length, moved));
}

/** Scores of earlier base commits are not kept, so only the two reports count. */
function changeOfScores(paired: readonly Evidence[], scorers: readonly string[]): Comparison["scores"] {
  const changes: [string, Change][] = [];
  for (const scorer of scorers) {
    const alike = scorerNamed(scorer).isJudged
      ? paired.filter(({ pair: { head, base } }) => base === undefined || isJudgedAlike(head, base, scorer))
      : paired;
    const scored = alike
      .map((caseEvidence) => scoresOf(caseEvidence, scorer))
      .filter(({ base, head }) => base.length > 0 && head.length > 0);
    const means = scored.map(({ base, head }) => ({ base: mean(base) ?? 0, head: mean(head) ?? 0 }));
    const samples = scored.filter(({ base, head }) => base !== head);
    const error = standardError(samples, means.length);
    const change = changeOf(means, samples, normalInterval(0 - meanDrop(samples, means.length), error));
    if (change !== null) changes.push([scorer, change]);
  }
  return Object.fromEntries(changes);
}

function scoresOf({ pair }: Evidence, scorer: string): Sample {
  const head = scoredValues(pair.head, scorer);
  // A judge may score the same recording differently at another time.
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

/** `means`: of all cases. `samples`: of the cases that were recorded again. */
function changeOf(
  means: readonly { base: number; head: number }[],
  samples: readonly Sample[],
  [low, high]: readonly [number, number],
): Change | null {
  const base = mean(means.map((side) => side.base));
  const head = mean(means.map((side) => side.head));
  if (base === null || head === null) return null;
  return { base, head, change: 0 - meanDrop(samples, means.length), low, high };
}
