import { fingerprint } from "../../core/json.ts";
import { type Level, movementOf, movementVariance, spreadOf } from "../../core/statistics/base-movement.ts";
import { mean, sum } from "../../core/statistics/summary.ts";
import type { ReportCase } from "../../report/case.ts";
import { decidingCases } from "../../report/cases.ts";
import type { Comparison, HistoryPoint } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import { judgedRuns } from "../baseline/baseline.ts";
import { caseKey } from "../score/fingerprint.ts";
import { type Evidence, sampleOf } from "./case-evidence.ts";

const MOST_LEVELS = 30;

type LeveledPoint = HistoryPoint & { passRate: number; level: NonNullable<HistoryPoint["level"]> };

/** Returns the newest levels of a history, back to the last change of expectations or accepted change of level. */
export function levelsOf(history: readonly HistoryPoint[]): LeveledPoint[] {
  const levels: LeveledPoint[] = [];
  for (const point of history.toReversed()) {
    if (!hasLevel(point)) continue;
    if (point.level.terms !== (levels[0] ?? point).level.terms || levels.length === MOST_LEVELS) break;
    levels.push(point);
    if (point.level.accepted) break;
  }
  return levels;
}

function hasLevel(point: HistoryPoint): point is LeveledPoint {
  return point.level !== undefined && point.passRate !== null;
}

/** Estimates how much the pass rate of the base moves between its commits; undefined without movement. */
export function movementOfBase(
  compared: readonly Evidence[],
  history: readonly HistoryPoint[],
): Comparison["moved"] {
  const levels = levelsOf(history);
  const spreads = [spreadOf(compared.map(sampleOf)), ...levels.map(({ level }) => level.spread)];
  const spread = mean(spreads.flatMap((value) => value ?? [])) ?? 0;
  const movement = movementOf(
    levels.map(({ passRate, level }): Level => ({ rate: passRate, runs: level.runs })),
    spread,
  );
  if (movement === 0) return undefined;
  const pooled = compared.reduce((most, { pair }) => Math.max(most, 1 + (pair.base?.pool.length ?? 0)), 1);
  return { points: movement * spread, variance: movementVariance(movement, pooled, levels.length), pooled };
}

/** Returns the level that a base report adds to the history; undefined where most cases were not recorded again. */
export function levelOf({ cases, accepted }: Pick<Report, "cases" | "accepted">): HistoryPoint["level"] {
  const deciding = decidingCases(cases).filter(({ source }) => source !== "none");
  const recorded = deciding.filter(
    ({ carried, comparison }) => !carried && comparison?.state !== "unchanged",
  );
  const runs = sum(recorded.map(({ trials }) => judgedRuns(trials).length));
  if (runs === 0 || recorded.length * 2 < deciding.length) return undefined;
  const terms = deciding.map(({ id, tags, fingerprint }) => `${caseKey(id, tags)} ${fingerprint}`);
  return {
    runs,
    spread: spreadOf(deciding.map((reportCase) => ({ base: outcomesOf(reportCase) }))),
    terms: fingerprint(terms.sort()),
    ...(accepted === null ? {} : { accepted: true }),
  };
}

function outcomesOf({ comparison, trials }: ReportCase): number[] {
  const ownOutcomes = judgedRuns(trials).map(({ pass }) => Number(pass));
  const isCompared = comparison?.state === "comparable" || comparison?.state === "unchanged";
  if (!isCompared) return ownOutcomes;
  const { passed, trials: runs } = comparison.base;
  const base = Array.from({ length: runs }, (_, at) => Number(at < passed));
  return comparison.state === "comparable" ? [...base, ...ownOutcomes] : base;
}
