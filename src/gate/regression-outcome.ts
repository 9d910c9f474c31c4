import { caseP, P_ROUNDING, relabellingOf, SUM_SHARE } from "../base/drop-test.ts";
import { type Sample, varies } from "../base/statistics.ts";
import type { ReportCase } from "../report/case.ts";
import { type ChangedCase, decidingCases, isFlipped, worseCases } from "../report/cases.ts";
import type { CaseComparison, Comparison } from "../report/comparison.ts";
import type { Report, VerdictResult } from "../report/report.ts";

/** The parts of a report by which the regression check decides. */
export type ComparedCases = Pick<Report, "cases" | "comparison"> & { policy: Pick<Report["policy"], "gate"> };

/** The ground on which the regression check decides; every view words it by this. */
export type Ground =
  /** The policy's mode is off. */
  | "off"
  | "nothing compared"
  | "nothing recorded again"
  /** Cases turned from always to never, where that alone fails the gate. */
  | "steady"
  /** p, of the sum over cases or of the worst case alone. */
  | "sum"
  | "worst"
  /** A case failed as often as its plan asks. */
  | "planned"
  /** The drop is large, and p neither a chance nor a proof. */
  | "unsure"
  /** Cases turned from always to never, and no p says so. */
  | "turned"
  /** p is no chance, and the drop is less than the policy minds. */
  | "allowed"
  /** Cases got worse, and p is no smaller than alpha. */
  | "chance"
  | "no case worse";

/** What the regression check found, and the cases that it rests on. */
export interface RegressionOutcome {
  result: VerdictResult;
  ground: Ground;
  /** The worst first; empty where the suite as a whole decides. */
  cases: ChangedCase[];
}

/** From here on a drop is put down to chance. Between the policy's alpha and this it is inconclusive. */
const CHANCE = 0.2;

/** Decides by the comparison of a report whether the agent got worse. */
export function decideRegression(report: ComparedCases): RegressionOutcome {
  const { comparison } = report;
  if (comparison?.mode === "off") return outcome("pass", "off");
  if (comparison === null || comparison.passRate === null || comparison.p === null)
    return outcome("inconclusive", "nothing compared");
  if (comparison.trials.head[1] === 0) return outcome("pass", "nothing recorded again");
  const evidence = evidenceIn(report, comparison, comparison.p, 0 - comparison.passRate.change);
  return proofIn(evidence) ?? doubtIn(evidence) ?? passOf(evidence);
}

function outcome(result: VerdictResult, ground: Ground, cases: ChangedCase[] = []): RegressionOutcome {
  return { result, ground, cases };
}

interface DropEvidence {
  report: ComparedCases;
  comparison: Comparison;
  alpha: number;
  maxDrop: number;
  p: number;
  /** p among all suites of the job; of the sum alone where there is one suite. */
  adjusted: number;
  adjustedSum: number;
  drop: number;
  /** The drop is as large as the policy minds, or one case of the suite. */
  isDrop: boolean;
  worse: ChangedCase[];
  /** Those of them that passed always and fail always now. */
  turned: ChangedCase[];
}

function evidenceIn(report: ComparedCases, comparison: Comparison, p: number, drop: number): DropEvidence {
  const { maxDrop, alpha } = report.policy.gate.regression;
  const { sum = p, suites } = comparison;
  const worse = worseCases(report);
  return {
    report,
    comparison,
    alpha,
    maxDrop,
    p,
    adjusted: suites?.p ?? p,
    adjustedSum: suites?.p ?? sum,
    drop,
    isDrop: reaches(drop, Math.min(maxDrop, 1 / comparedCases(report).length)),
    worse,
    turned: worse.filter(isFlipped),
  };
}

/** The grounds on which the gate is red. */
function proofIn(evidence: DropEvidence): RegressionOutcome | undefined {
  const { report, comparison, alpha, adjusted, isDrop, worse, turned } = evidence;
  if (comparison.mode === "strict" && turned.length > 0) return outcome("fail", "steady", turned);
  const isSignificant = isBelow(adjusted, alpha);
  if (isSignificant && comparison.byWorst) return outcome("fail", "worst", leastLikely(worse, alpha));
  if (isSignificant && isDrop) return outcome("fail", "sum", tellingCases(evidence));
  const planned = turned.filter((one) => failuresLeft(one, report) === 0);
  return planned.length > 0 ? outcome("fail", "planned", planned) : undefined;
}

/** The grounds on which it cannot tell. */
function doubtIn(evidence: DropEvidence): RegressionOutcome | undefined {
  const { report, comparison, alpha, maxDrop, p, adjustedSum, drop, isDrop, turned } = evidence;
  if (reaches(drop, maxDrop) && isBelow(adjustedSum, CHANCE))
    return outcome("inconclusive", "unsure", tellingCases(evidence));
  if (isDrop && comparison.mostExtreme) return outcome("inconclusive", "turned", turned);
  if (isDrop && isBelow(p, alpha)) return outcome("inconclusive", "unsure", tellingCases(evidence));
  const hasPlan = (one: ChangedCase) => (failuresLeft(one, report) ?? 0) > 0;
  const doubted = comparison.steady === "thin" ? turned : turned.filter(hasPlan);
  return doubted.length > 0 ? outcome("inconclusive", "turned", doubted) : undefined;
}

/** The cases of which it can be said that they got worse: all that differ turned from always to never, or they show it alone. */
function tellingCases({ comparison, alpha, worse, turned }: DropEvidence): ChangedCase[] {
  return comparison.mostExtreme ? turned : worse.filter(isUnlikely(alpha));
}

function passOf({ p, alpha, worse }: DropEvidence): RegressionOutcome {
  if (isBelow(p, alpha)) return outcome("pass", "allowed");
  return outcome("pass", worse.length > 0 ? "chance" : "no case worse");
}

/** All suites as one got worse, whichever of them it is. */
export function isTogetherWorse({ comparison, policy }: ComparedCases): boolean {
  const together = comparison?.suites?.together;
  return together !== undefined && isBelow(together, (1 - SUM_SHARE) * policy.gate.regression.alpha);
}

function isBelow(p: number, bound: number): boolean {
  return p < bound - P_ROUNDING;
}

function reaches(drop: number, least: number): boolean {
  return drop > 0 && drop >= least - P_ROUNDING;
}

/** The cases that are compared: recorded again or not. */
function comparedCases({ cases }: ComparedCases): ReportCase[] {
  return decidingCases(cases).filter(
    ({ comparison }) => comparison?.state === "comparable" || comparison?.state === "unchanged",
  );
}

/** The outcomes of the cases of a report that were recorded again: passes as 1, failures as 0. */
export function samplesOf({ cases }: Pick<Report, "cases">): Sample[] {
  return decidingCases(cases).flatMap(({ comparison }) =>
    comparison?.state === "comparable" ? [sampleOf(comparison)] : [],
  );
}

function sampleOf({ base, head }: Pick<CaseComparison, "base" | "head">): Sample {
  const outcomes = ({ passed, trials }: CaseComparison["base"]) =>
    Array.from({ length: trials }, (_, at) => Number(at < passed));
  return { base: outcomes(base), head: outcomes(head) };
}

/** Whether a case alone shows at this alpha that it got worse. */
function isUnlikely(alpha: number): (one: ChangedCase) => boolean {
  return (one) => isBelow(pOfCase(one), alpha);
}

/** The cases that are unlikely by themselves, the least likely first. */
function leastLikely(worse: readonly ChangedCase[], alpha: number): ChangedCase[] {
  return worse.filter(isUnlikely(alpha)).toSorted((a, b) => pOfCase(a) - pOfCase(b));
}

function pOfCase({ comparison }: ChangedCase): number {
  const sample = sampleOf(comparison);
  return varies(sample) ? caseP(relabellingOf(sample)) : 1;
}

/** The share of pull requests that plans may fail although nothing changed. */
export const PLAN_ALPHA = 0.005;

/** The fewest trials of a case by which it can be said to have turned from always to never. */
const TURNED = { base: 3, head: 2 };

/** The failures that a plan asks for at most; where it would take more, there is none. */
const MOST_FAILURES = 60;

/**
 * How many failures of a case that turned from always to never are still missing until it is red by itself: 0 where it failed as often as
 * its plan asks. Undefined where it has no plan, or passed once since.
 *
 * The plan is fixed by the number of cases and of base trials alone: with b passes and then h failures of a case with one rate q, at most
 * max qᵇ(1 − q)ʰ = (b/(b + h))ᵇ·(h/(b + h))ʰ of unchanged cases come to that, whichever of them is looked at and whenever.
 */
export function failuresLeft(one: ChangedCase, report: ComparedCases): number | undefined {
  const { base, head, extra = { passed: 0, trials: 0 } } = one.comparison;
  const failures = head.trials + extra.trials;
  if (!isFlipped(one) || extra.passed > 0 || base.trials < TURNED.base || failures < TURNED.head)
    return undefined;
  const needed = failuresNeeded(samplesOf(report).length, base.trials);
  return needed === undefined ? undefined : Math.max(0, needed - failures);
}

/** The fewest failures in all by which a case that passed so many base trials is red among so many cases; undefined beyond a bound. */
export function failuresNeeded(cases: number, baseTrials: number): number | undefined {
  for (let failures = 1; failures <= MOST_FAILURES; failures++) {
    const all = baseTrials + failures;
    const share = (baseTrials / all) ** baseTrials * (failures / all) ** failures;
    if (cases * share <= PLAN_ALPHA) return failures;
  }
  return undefined;
}
