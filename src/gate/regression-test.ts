import { shiftsOf } from "../base/base-movement.ts";
import { type DropTest, testDrop, UNMOVED } from "../base/drop-test.ts";
import { detectableDrop } from "../base/power.ts";
import { meanDrop, sum } from "../base/statistics.ts";
import type { Policy } from "../config/policy-schema.ts";
import type { Comparison } from "../report/comparison.ts";
import type { Report } from "../report/report.ts";
import { levelsOf, movementOfBase } from "./base-levels.ts";
import { type Evidence, isRecordedAgain, sampleOf } from "./evidence.ts";

type Evidenced = Pick<
  Comparison,
  | "mode"
  | "steady"
  | "trials"
  | "p"
  | "sum"
  | "worst"
  | "byWorst"
  | "exact"
  | "mostExtreme"
  | "moved"
  | "detectable"
  | "shift"
>;

/** The p of a base commit from which on its runs start a new pool: a lucky commit must not set the level for all later ones. */
const NEW_LEVEL = { worse: 0.02, better: 0.005 };

/**
 * Tests whether the pass rate of the compared cases dropped: which mode applies, p, the drop that could have been seen. p is null only
 * where no case is compared. Cases that were not recorded again count among the cases of the mean, and add no noise.
 */
export function testRegression(
  compared: readonly Evidence[],
  rule: Policy["gate"]["regression"],
  { history }: Pick<Report, "history">,
): Evidenced {
  const fresh = compared.filter(isRecordedAgain);
  const samples = fresh.map(sampleOf);
  const moved = movementOfBase(compared, history);
  const test = testDrop(samples, rule.alpha, moved === undefined ? UNMOVED : shiftsOf(moved.variance));
  const steady = rule.mode === "auto" ? steadinessOf(compared, fresh, history) : undefined;
  return {
    mode:
      rule.mode === "auto" ? (steady === "kept" || steady === "long" ? "strict" : "statistical") : rule.mode,
    ...(steady === undefined ? {} : { steady }),
    trials: {
      base: range(fresh.map(({ base }) => base.length)),
      head: range(fresh.map(({ head }) => head.length)),
    },
    ...evidenceFields(test),
    p: compared.length === 0 ? null : test.p,
    ...(moved === undefined ? {} : { moved }),
    detectable: detectableDrop(samples, compared.length, rule.alpha),
    shift: shiftOf(test, meanDrop(samples, compared.length)),
  };
}

function evidenceFields({ p, sum, worst, isByWorst, exact, mostExtreme }: DropTest) {
  return { p, sum, worst, ...(isByWorst ? { byWorst: true as const } : {}), exact, mostExtreme };
}

function shiftOf({ sum: p }: DropTest, drop: number): Comparison["shift"] {
  if (drop > 0 && p < NEW_LEVEL.worse) return "worse";
  return drop < 0 && 1 - p < NEW_LEVEL.better ? "better" : null;
}

/** Recordings of each case without a failure beside a pass from which an agent is steady: its worst chance of a turn is then 4.3%. */
const LONG_HISTORY = 8;

/** The share of runs that may do otherwise in a steady suite whose history is thin. */
const FEW_OTHERWISE = 1 / 20;

/**
 * How steady the base's own history is, by which `auto` chooses its mode: undefined where a case of it both passed and failed, or where
 * most runs did otherwise than in the base's newest report.
 */
function steadinessOf(
  compared: readonly Evidence[],
  fresh: readonly Evidence[],
  history: Report["history"],
): Comparison["steady"] {
  const isNoisy = ({ base }: Evidence) => new Set(base.map(({ pass }) => pass)).size > 1;
  const wasNoisy = levelsOf(history).some(({ level }) => (level.spread ?? 0) > 0);
  if (compared.length === 0 || wasNoisy || compared.some(isNoisy)) return undefined;
  const runs = sum(compared.filter(isHere).map(({ head, extra }) => head.length + extra.length));
  const otherwise = sum(fresh.map(({ anew }) => anew));
  if (otherwise * 2 > runs) return undefined;
  if (compared.every(({ base }) => base.length >= LONG_HISTORY)) return "long";
  if (isKept(compared, fresh)) return "kept";
  const trials = Math.max(...fresh.map(({ head }) => head.length));
  return otherwise <= Math.max(trials, runs * FEW_OTHERWISE) ? "thin" : undefined;
}

function isHere({ pair }: Evidence): boolean {
  return !pair.head.carried;
}

/** Whether the repository keeps its recordings: all cases but those that turned have the bytes of the base. */
function isKept(compared: readonly Evidence[], fresh: readonly Evidence[]): boolean {
  const kept = compared.filter((one) => isHere(one) && !isRecordedAgain(one));
  return kept.length > 0 && fresh.every(isTurned);
}

function isTurned({ base, head }: Evidence): boolean {
  return base.every(({ pass }) => pass) && !head.some(({ pass }) => pass);
}

function range(counts: readonly number[]): [number, number] {
  return counts.length === 0 ? [0, 0] : [Math.min(...counts), Math.max(...counts)];
}
