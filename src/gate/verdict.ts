import type { ReportCase } from "../report/case.ts";
import { joinProblems, listProblems } from "../report/cases.ts";
import type { Comparison, HistoryPoint } from "../report/comparison.ts";
import { redactor } from "../report/details.ts";
import type { Report, Verdict, VerdictResult } from "../report/report.ts";
import { gatingJudges } from "../scorers/index.ts";
import { levelOf } from "./base-levels.ts";
import { type Baseline, extendHistory, handedOn, historyPoint, nextPool, type Omission } from "./baseline.ts";
import {
  assessed,
  baseline,
  floors,
  type GateCheck,
  integrity,
  type MeasuredReport,
  required,
  rules,
} from "./checks.ts";
import { compare } from "./compare.ts";
import { runErrors } from "./doubt.ts";
import { earlierRuns } from "./earlier-check.ts";
import type { EarlierRun } from "./earlier-runs.ts";
import { isExpectedAlike } from "./fingerprint.ts";
import type { Measurements } from "./measure.ts";
import { measures } from "./measure-check.ts";
import { areJudgedBySame, type CasePair } from "./pairs.ts";
import { regression, suitesTogether } from "./regression.ts";
import { planSecondLook } from "./second-look.ts";
import { stale } from "./stale.ts";
import { weakening } from "./weakening.ts";

/** Every check, in the order in which people see them. */
const checks: readonly GateCheck[] = [
  integrity,
  assessed,
  baseline,
  stale,
  weakening,
  floors,
  required,
  regression,
  suitesTogether,
  earlierRuns,
  runErrors,
  rules,
  measures,
];

const SEVERITY: readonly VerdictResult[] = ["pass", "inconclusive", "fail"];

/** Runs every check. The verdict is the worst of their results. */
export function decide(measured: MeasuredReport): Verdict {
  const found = checks.flatMap(({ name, title, check }) => {
    const finding = check(measured);
    return finding === undefined ? [] : [{ name, title, ...finding }];
  });
  const worst = found.reduce((most, { result }) => Math.max(most, SEVERITY.indexOf(result)), 0);
  const result = SEVERITY[worst] as VerdictResult;
  return { result, blocks: found.some((check) => stops(check, measured)), checks: found };
}

const COUNTING_ON_BASE = new Set(checks.flatMap(({ name, countsOnBase }) => (countsOnBase ? name : [])));

/** Whether what a check found stops a merge; on the base branch, where there is none, whether nothing sound was recorded. */
export function stops(
  { name, result }: Pick<Verdict["checks"][number], "name" | "result">,
  { role, policy }: Pick<Report, "role" | "policy">,
): boolean {
  if (role === "base") return result === "fail" && COUNTING_ON_BASE.has(name);
  return result === "fail" || (result === "inconclusive" && policy.gate.inconclusive === "fail");
}

const NO_ORIGIN = { distance: null, runId: null, artifactId: null };

/** What a report is compared with, and as what. */
export interface Terms {
  baseline: Baseline;
  /** All but a head's report carry runs and history on, for those that will be compared with them. */
  role: Report["role"];
  /** Commits that the history may have. */
  points: number;
  /** The command by which the repository records its agent. */
  record?: string | undefined;
  /** Recordings of the suite by earlier runs of the workflow at the same commit. */
  earlier?: readonly EarlierRun[] | undefined;
  /** How the base's expectations were used. */
  ofBase?: Pick<Comparison, "renewed" | "unseenExpectations">;
}

/** Compares what was measured with the baseline, and decides the verdict. The same input gives the same report. */
export function conclude(
  measurements: Measurements,
  { baseline, role, points, record, earlier, ofBase }: Terms,
): Report {
  const base = baseline.state === "found" ? baseline.report : undefined;
  const compared = base === undefined ? undefined : compare(measurements, base, earlier);
  const measured: MeasuredReport = {
    ...measurements,
    cases: compared?.cases ?? measurements.cases,
    role,
    // It would cut off the pool and the history of those that come after it.
    baselineEligible: measurements.baselineEligible && baseline.state !== "unavailable",
    baseline: {
      state: baseline.state,
      commit: base?.commit ?? null,
      isWhole: base?.baselineEligible ?? true,
      reason: baseline.reason,
      ...originOf(baseline, role),
      ...(baseline.state === "found" && baseline.instead && { instead: baseline.instead }),
      ...(baseline.leftOut && { leftOut: [...baseline.leftOut] }),
    },
    comparison: compared === undefined ? null : { ...compared.comparison, ...ofBase },
  };
  // After a change of level what was recorded before says nothing about the agent that is compared from here on.
  const startsAnew = measurements.accepted !== null || Boolean(measured.comparison?.shift);
  const isBaseline = role !== "head";
  const carries = isBaseline && base !== undefined && !startsAnew;
  const carried = {
    ...measured,
    cases: carries ? withPools(measured, compared?.pairs ?? [], base) : measured.cases,
    history: extendHistory(base?.history ?? [], isBaseline ? pointOf(measured) : null, points),
  };
  const { cases, history, leftOut } = isBaseline ? handedOn(carried) : { ...carried, leftOut: undefined };
  const complete = leftOut === undefined ? measured : telling(measured, leftOut);
  return concludedReport({ ...complete, cases }, history, record);
}

/** The report with its verdict, and with what would settle it. `record`: the command by which the repository records its agent. */
export function concludedReport(
  measured: MeasuredReport,
  history: Report["history"],
  record?: string,
): Report {
  const verdict = decide(measured);
  const plan = planSecondLook(measured, verdict, record);
  return { ...measured, verdict, history, ...(plan && { plan }) };
}

function pointOf(measured: MeasuredReport): HistoryPoint | null {
  const point = historyPoint(measured);
  const level = levelOf(measured);
  return point && { ...point, ...(level && { level }) };
}

/**
 * Where the baseline is from and, for those who read of a pull request, when it was recorded. A report of the base branch has the time of
 * its commit, however late it was recorded, so an artifact's own time goes first.
 */
function originOf(baseline: Baseline, role: Report["role"]): Origin {
  if (baseline.state !== "found") return NO_ORIGIN;
  const { origin, report } = baseline;
  const createdAt = origin === undefined ? report.createdAt : origin.createdAt;
  const { distance, runId, artifactId } = origin ?? NO_ORIGIN;
  const isKnown = role === "head" && createdAt !== null && createdAt !== undefined;
  return { distance, runId, artifactId, ...(isKnown && { createdAt }) };
}

type Origin = Pick<Report["baseline"], "distance" | "runId" | "artifactId" | "createdAt">;

/** The report with what it could not hand on among its problems. */
function telling(measured: MeasuredReport, { message, isReadable }: Omission): MeasuredReport {
  // In a merge queue the pull request is judged, and the push of the base branch says so again.
  const severity = isReadable || measured.role === "queue" ? "warning" : "error";
  const problem = listProblems([{ severity, message }], redactor([]));
  return { ...measured, ...joinProblems([measured, problem]) };
}

/** The cases with the baseline's runs of them, as far as they were judged by the same expectation. */
function withPools(
  { cases, policy }: MeasuredReport,
  pairs: readonly CasePair[],
  base: Report,
): ReportCase[] {
  const { window } = policy.gate.regression;
  const judges = gatingJudges(policy.gate);
  return cases.map((one, at) => {
    const before = pairs[at]?.base;
    const isSame =
      before !== undefined && isExpectedAlike(one, before) && areJudgedBySame(one, before, judges);
    return isSame ? { ...one, pool: nextPool(one, before, base.commit, window) } : one;
  });
}
