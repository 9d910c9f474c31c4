import { caseP, P_ROUNDING, relabellingOf, SUM_SHARE } from "../../core/statistics/drop-test.ts";
import { type Sample, varies } from "../../core/statistics/summary.ts";
import type { ReportCase } from "../../report/case.ts";
import { type ChangedCase, decidingCases, isFlipped, worseCases } from "../../report/cases.ts";
import type { CaseComparison, Comparison } from "../../report/comparison.ts";
import type { Report, VerdictResult } from "../../report/report.ts";
import { failuresNeeded } from "./failures-needed.ts";

/** The parts of a report by which the regression check decides. */
export type ComparedCases = Pick<Report, "cases" | "comparison"> & { policy: Pick<Report["policy"], "gate"> };

export type Ground =
  | "off"
  | "nothing compared"
  | "nothing recorded again"
  /** Cases went from always passing to never passing, in strict mode. */
  | "steady"
  /** p of the sum over cases, or of the worst case alone. */
  | "sum"
  | "worst"
  /** A case failed as often as its plan requires. */
  | "planned"
  /** The drop is large, and p is between alpha and chance. */
  | "unsure"
  | "turned"
  /** p is significant, and the drop is below the policy's limit. */
  | "allowed"
  /** Cases got worse, and p is not below alpha. */
  | "chance"
  | "no case worse";

export interface RegressionOutcome {
  result: VerdictResult;
  ground: Ground;
  /** Worst first; empty where the suite as a whole decides. */
  cases: ChangedCase[];
}

/** A drop with a higher p counts as chance; between alpha and this p it is inconclusive. */
const CHANCE = 0.2;

/** Decides from a report's comparison whether the agent got worse. */
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
  adjusted: number;
  adjustedSum: number;
  drop: number;
  isDrop: boolean;
  worse: ChangedCase[];
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

function proofIn(evidence: DropEvidence): RegressionOutcome | undefined {
  const { report, comparison, alpha, adjusted, isDrop, worse, turned } = evidence;
  if (comparison.mode === "strict" && turned.length > 0) return outcome("fail", "steady", turned);
  const isSignificant = isBelow(adjusted, alpha);
  if (isSignificant && comparison.byWorst) return outcome("fail", "worst", leastLikely(worse, alpha));
  if (isSignificant && isDrop) return outcome("fail", "sum", casesShownWorse(evidence));
  const planned = turned.filter((changedCase) => failuresLeft(changedCase, report) === 0);
  return planned.length > 0 ? outcome("fail", "planned", planned) : undefined;
}

function doubtIn(evidence: DropEvidence): RegressionOutcome | undefined {
  const { report, comparison, alpha, maxDrop, p, adjustedSum, drop, isDrop, turned } = evidence;
  if (reaches(drop, maxDrop) && isBelow(adjustedSum, CHANCE))
    return outcome("inconclusive", "unsure", casesShownWorse(evidence));
  if (isDrop && comparison.mostExtreme) return outcome("inconclusive", "turned", turned);
  if (isDrop && isBelow(p, alpha)) return outcome("inconclusive", "unsure", casesShownWorse(evidence));
  const hasPlan = (changedCase: ChangedCase) => (failuresLeft(changedCase, report) ?? 0) > 0;
  const doubted = comparison.steady === "thin" ? turned : turned.filter(hasPlan);
  return doubted.length > 0 ? outcome("inconclusive", "turned", doubted) : undefined;
}

/** Returns the cases that show that they got worse: by going from always to never passing, or by their own p. */
function casesShownWorse({ comparison, alpha, worse, turned }: DropEvidence): ChangedCase[] {
  return comparison.mostExtreme ? turned : worse.filter(isUnlikely(alpha));
}

function passOf({ p, alpha, worse }: DropEvidence): RegressionOutcome {
  if (isBelow(p, alpha)) return outcome("pass", "allowed");
  return outcome("pass", worse.length > 0 ? "chance" : "no case worse");
}

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

function comparedCases({ cases }: ComparedCases): ReportCase[] {
  return decidingCases(cases).filter(
    ({ comparison }) => comparison?.state === "comparable" || comparison?.state === "unchanged",
  );
}

/** Returns the outcomes of the cases that were recorded again: 1 for a pass, 0 for a failure. */
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

function isUnlikely(alpha: number): (changedCase: ChangedCase) => boolean {
  return (changedCase) => isBelow(pOfCase(changedCase), alpha);
}

function leastLikely(worse: readonly ChangedCase[], alpha: number): ChangedCase[] {
  return worse.filter(isUnlikely(alpha)).toSorted((a, b) => pOfCase(a) - pOfCase(b));
}

function pOfCase({ comparison }: ChangedCase): number {
  const sample = sampleOf(comparison);
  return varies(sample) ? caseP(relabellingOf(sample)) : 1;
}

/** The fewest trials that show a change from always to never passing. */
const TURNED = { base: 3, head: 2 };

/**
 * Returns the failures that a turned case still needs to fail the gate by itself; undefined without a plan or after a pass.
 * With b passes and h failures, at most max qᵇ(1 − q)ʰ = (b/(b + h))ᵇ·(h/(b + h))ʰ of unchanged cases with pass rate q
 * come to that, whichever case is looked at and whenever.
 */
export function failuresLeft(changedCase: ChangedCase, report: ComparedCases): number | undefined {
  const { base, head, extra = { passed: 0, trials: 0 } } = changedCase.comparison;
  const failures = head.trials + extra.trials;
  if (!isFlipped(changedCase) || extra.passed > 0 || base.trials < TURNED.base || failures < TURNED.head)
    return undefined;
  const needed = failuresNeeded(samplesOf(report).length, base.trials);
  return needed === undefined ? undefined : Math.max(0, needed - failures);
}
