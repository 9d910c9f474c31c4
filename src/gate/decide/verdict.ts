import type { ReportCase } from "../../report/case.ts";
import { joinProblems, listProblems } from "../../report/cases.ts";
import type { Comparison, HistoryPoint } from "../../report/comparison.ts";
import { redactor } from "../../report/details.ts";
import type { Report, Verdict, VerdictResult } from "../../report/report.ts";
import { gatingJudges } from "../../scorers/index.ts";
import {
  type Baseline,
  extendHistory,
  handedOn,
  historyPoint,
  nextPool,
  type Omission,
} from "../baseline/baseline.ts";
import type { EarlierRun } from "../baseline/earlier-runs.ts";
import { levelOf } from "../compare/base-commit-levels.ts";
import { compare } from "../compare/compare.ts";
import { areJudgedBySame, type CasePair } from "../compare/pair-cases.ts";
import { isExpectedAlike } from "../score/fingerprint.ts";
import { assessed, baseline, floors, type GateCheck, integrity, RESULTS, required, rules } from "./checks.ts";
import { earlierRuns } from "./earlier-check.ts";
import { runErrors } from "./inconclusive.ts";
import { measures } from "./measure-check.ts";
import { modelSwitch } from "./model-switch.ts";
import { regression, suitesTogether } from "./regression.ts";
import { planSecondLook } from "./second-look.ts";
import { stale } from "./stale.ts";
import { weakening } from "./weakening.ts";

/** All checks in display order. */
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
  modelSwitch,
  earlierRuns,
  runErrors,
  rules,
  measures,
];

/** Runs every check. The verdict is the worst result. */
export function decide(measured: Report): Verdict {
  const found = checks.flatMap(({ name, title, check }) => {
    const finding = check(measured);
    return finding === undefined ? [] : [{ name, title, ...finding }];
  });
  const worst = found.reduce((most, { result }) => Math.max(most, RESULTS.indexOf(result)), 0);
  const result = RESULTS[worst] as VerdictResult;
  return { result, blocks: found.some((check) => stops(check, measured)), checks: found };
}

const COUNTING_ON_BASE = new Set(checks.flatMap(({ name, countsOnBase }) => (countsOnBase ? name : [])));

/** Returns true when a check's result stops a merge, or on the base branch, when nothing sound was recorded. */
export function stops(
  { name, result }: Pick<Verdict["checks"][number], "name" | "result">,
  { role, policy }: Pick<Report, "role" | "policy">,
): boolean {
  if (role === "base") return result === "fail" && COUNTING_ON_BASE.has(name);
  if (result === "inconclusive") return policy.gate.inconclusive === "fail" || name === modelSwitch.name;
  return result === "fail";
}

const NO_ORIGIN = { distance: null, runId: null, artifactId: null };

/** The terms of a comparison. */
interface Terms {
  baseline: Baseline;
  /** Every role but `head` carries runs and history on for later reports. */
  role: Report["role"];
  /** The most commits in the history. */
  points: number;
  record?: string | undefined;
  /** Recordings by earlier workflow runs at the same commit. */
  earlier?: readonly EarlierRun[] | undefined;
  ofBase?: Pick<Comparison, "renewed" | "unseenExpectations">;
}

/** Compares the report with the baseline and decides the verdict. Deterministic. */
export function conclude(report: Report, { baseline, role, points, record, earlier, ofBase }: Terms): Report {
  const base = baseline.state === "found" ? baseline.report : undefined;
  const compared = base === undefined ? undefined : compare(report, base, earlier);
  const measured: Report = {
    ...report,
    cases: compared?.cases ?? report.cases,
    role,
    // A report without its baseline would cut off the pool and the history.
    baselineEligible: report.baselineEligible && baseline.state !== "unavailable",
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
  // After a change of level, earlier runs are not comparable with the agent.
  const isNewLevel = report.accepted !== null || Boolean(measured.comparison?.shift);
  const isBaseline = role !== "head";
  const carries = isBaseline && base !== undefined && !isNewLevel;
  const carried = {
    ...measured,
    cases: carries ? withPools(measured, compared?.pairs ?? [], base) : measured.cases,
    history: extendHistory(base?.history ?? [], isBaseline ? pointOf(measured) : null, points),
  };
  const { cases, history, leftOut } = isBaseline ? handedOn(carried) : { ...carried, leftOut: undefined };
  const complete = leftOut === undefined ? measured : withOmission(measured, leftOut);
  return withVerdict({ ...complete, cases, history }, record);
}

/** Returns the report with its verdict, and a plan to settle it. `record`: the repository's record command. */
export function withVerdict({ plan: _, ...measured }: Report, record?: string): Report {
  const verdict = decide(measured);
  const plan = planSecondLook(measured, verdict, record);
  return { ...measured, verdict, ...(plan && { plan }) };
}

function pointOf(measured: Report): HistoryPoint | null {
  const point = historyPoint(measured);
  const level = levelOf(measured);
  return point && { ...point, ...(level && { level }) };
}

/** A base report has the time of its commit, however late it was recorded, so the time of an artifact comes first. */
function originOf(baseline: Baseline, role: Report["role"]): Origin {
  if (baseline.state !== "found") return NO_ORIGIN;
  const { origin, report } = baseline;
  const createdAt = origin === undefined ? report.createdAt : origin.createdAt;
  const { distance, runId, artifactId } = origin ?? NO_ORIGIN;
  const isKnown = role === "head" && createdAt !== null && createdAt !== undefined;
  return { distance, runId, artifactId, ...(isKnown && { createdAt }) };
}

type Origin = Pick<Report["baseline"], "distance" | "runId" | "artifactId" | "createdAt">;

function withOmission(measured: Report, { message, isReadable }: Omission): Report {
  // A merge queue judges a pull request; the push to the base branch reports the error again.
  const severity = isReadable || measured.role === "queue" ? "warning" : "error";
  const problem = listProblems([{ severity, message }], redactor([]));
  return { ...measured, ...joinProblems([measured, problem]) };
}

/** The pool has only runs with an equal expectation and an equal judge. */
function withPools({ cases, policy }: Report, pairs: readonly CasePair[], base: Report): ReportCase[] {
  const { window } = policy.gate.regression;
  const judges = gatingJudges(policy.gate);
  return cases.map((reportCase, at) => {
    const before = pairs[at]?.base;
    const isSame =
      before !== undefined &&
      isExpectedAlike(reportCase, before) &&
      areJudgedBySame(reportCase, before, judges);
    return isSame ? { ...reportCase, pool: nextPool(reportCase, before, base.commit, window) } : reportCase;
  });
}
