import type { Policy } from "../../config/policy-schema.ts";
import { defined } from "../../core/json.ts";
import { shiftsOf } from "../../core/statistics/base-movement.ts";
import { type DropTest, testDrop, UNMOVED } from "../../core/statistics/drop-test.ts";
import { detectableDrop } from "../../core/statistics/power.ts";
import { meanDrop, sum } from "../../core/statistics/summary.ts";
import type { Comparison } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import { levelsOf, movementOfBase } from "./base-commit-levels.ts";
import { type Evidence, isRecordedAgain, sampleOf } from "./case-evidence.ts";

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

/** The p of a base commit that starts a new pool: a lucky commit must not set the level for later commits. */
const NEW_LEVEL = { worse: 0.02, better: 0.005 };

/** Tests whether the pass rate of the compared cases dropped. p is null without a compared case. Unchanged cases add no noise. */
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
    ...defined({ steady }),
    trials: {
      base: range(fresh.map(({ base }) => base.length)),
      head: range(fresh.map(({ head }) => head.length)),
    },
    ...evidenceFields(test),
    p: compared.length === 0 ? null : test.p,
    ...defined({ moved }),
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

/** Recordings of each case from which an agent without mixed results is steady: its worst chance of a turn is then 4.3%. */
const LONG_HISTORY = 8;

/** The share of runs that may differ in a steady suite with a thin history. */
const FEW_OTHERWISE = 1 / 20;

/** Selects the mode of `auto`. Undefined where a base case both passed and failed, or most runs differ from the base's newest report. */
function steadinessOf(
  compared: readonly Evidence[],
  fresh: readonly Evidence[],
  history: Report["history"],
): Comparison["steady"] {
  const isNoisy = ({ base }: Evidence) => new Set(base.map(({ pass }) => pass)).size > 1;
  const wasNoisy = levelsOf(history).some(({ level }) => (level.spread ?? 0) > 0);
  if (compared.length === 0 || wasNoisy || compared.some(isNoisy)) return undefined;
  const runs = sum(compared.filter(isHere).map(({ head, extra }) => head.length + extra.length));
  const differing = sum(fresh.map(({ anew }) => anew));
  if (differing * 2 > runs) return undefined;
  if (compared.every(({ base }) => base.length >= LONG_HISTORY)) return "long";
  if (keepsRecordings(compared, fresh)) return "kept";
  const trials = Math.max(...fresh.map(({ head }) => head.length));
  return differing <= Math.max(trials, runs * FEW_OTHERWISE) ? "thin" : undefined;
}

function isHere({ pair }: Evidence): boolean {
  return !pair.head.carried;
}

/** All cases except the turned cases have the bytes of the base. */
function keepsRecordings(compared: readonly Evidence[], fresh: readonly Evidence[]): boolean {
  const unchanged = compared.filter((evidence) => isHere(evidence) && !isRecordedAgain(evidence));
  return unchanged.length > 0 && fresh.every(isTurned);
}

function isTurned({ base, head }: Evidence): boolean {
  return base.every(({ pass }) => pass) && !head.some(({ pass }) => pass);
}

function range(counts: readonly number[]): [number, number] {
  return counts.length === 0 ? [0, 0] : [Math.min(...counts), Math.max(...counts)];
}
