import { defined, fingerprint, type Json } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { counted } from "../../core/text.ts";
import type { ReportCase, Trial } from "../../report/case.ts";
import { decidingCases, reportPieces } from "../../report/cases.ts";
import type { CasePool, HistoryPoint } from "../../report/comparison.ts";
import { isLlmDetails } from "../../report/reasons.ts";
import type { Report } from "../../report/report.ts";
import type { StoredJudgement } from "../../scorers/llm.ts";
import { caseKey } from "../score/fingerprint.ts";
import type { Refusal } from "./provenance.ts";

/** The baseline of a comparison. Every state except `found` has a reason for its absence. */
export type Baseline = {
  /** The suites in the report file of the base branch's newest run, where such a file was read. */
  together?: readonly string[];
  /** The calls with reports on the base branch, where this call's baseline was not found. */
  calls?: readonly string[];
  /** The suites that the base branch gates in this call and this commit does not. */
  leftOut?: readonly string[];
} & (
  | { state: "none" | "first-use" | "missing" | "unavailable"; reason: string }
  | { state: "found"; reason: string; report: Report; origin?: ArtifactOrigin; instead?: OlderBaseline }
);

/** The reason for an older report in place of the base commit's own. */
export interface OlderBaseline {
  why: string;
  /** The workflow run of the base commit has not ended. */
  isUnderWay: boolean;
}

interface ArtifactOrigin {
  /** The number of first parents between the base commit and the baseline's commit. */
  distance: number;
  runId: number;
  artifactId: number;
  /** The upload time; undefined where it is unknown. */
  createdAt?: string | undefined;
}

export const noBaseline: Baseline = { state: "none", reason: "no baseline was asked for" };

export interface RejectedBaseline extends Refusal {
  commit: string;
}

const AT_THE_BASE = new Map([
  ["push", "recorded by the push of the base commit"],
  ["schedule", "recorded on schedule at the base commit"],
  ["workflow_dispatch", "recorded by hand at the base commit"],
  ["merge_group", "recorded in the merge queue at the base commit"],
]);

export function foundReason(
  { distance, event, runId }: { distance: number; event: string; runId: number },
  passedOver: readonly RejectedBaseline[],
): string {
  const where =
    distance === 0
      ? (AT_THE_BASE.get(event) ?? "recorded at the base commit")
      : `${counted(distance, "commit")} below the base commit`;
  const [nearest, ...others] = passedOver;
  if (nearest === undefined) return `${where}, run ${runId}`;
  return `${where}, run ${runId} (passed over: ${sentence(nearest)}${andMore(others)})`;
}

/** Returns the reason for a missing baseline: the nearest rejected report and its remedy. */
export function refusedReason(nearest: RejectedBaseline, others: readonly RejectedBaseline[]): string {
  const remedy = nearest.remedy === undefined ? "" : ` (${nearest.remedy})`;
  return `${sentence(nearest)}${remedy}${andMore(others)}`;
}

/** Returns the reason for a base commit whose workflow run has not ended. */
export function underWayReason(commit: string, runId: number): string {
  return `run ${runId} of the base commit ${commit.slice(0, 7)} has not ended (run this job again when it has)`;
}

/** Returns the reason for a missing report of the base commit, with the run that should have left it. */
export function unreportedReason(commit: string, runId: number | undefined): string {
  const name = `the base commit ${commit.slice(0, 7)} has no report`;
  return runId === undefined
    ? `${name}: no run of the workflow is listed for it`
    : `${name}: run ${runId} left none, or it was deleted`;
}

export function unrecordedReason(commits: number): string {
  const below = commits > 1 ? ` or one of the ${counted(commits - 1, "first parent")} below it` : "";
  return `no report is of the base commit${below} (${RECORD})`;
}

export const reasons = {
  firstUse: "no report of this suite was recorded on the base branch yet",
  neverRecorded:
    "no report of this suite was recorded on the base branch (run the workflow there, with its upload step)",
  notAllSeen:
    "no report was found in the newest runs of the base branch, and there are more than are looked at (run the workflow on the base branch)",
  otherSuites: "the base branch has reports of other suites and none of this one (keep the suite's name)",
};

const RECORD = "run the workflow on the base branch, with its upload step";

function sentence({ commit, why }: RejectedBaseline): string {
  return `the report of ${commit.slice(0, 7)} ${why}`;
}

function andMore(others: readonly RejectedBaseline[]): string {
  return others.length === 0 ? "" : `, and ${others.length} more`;
}

/** A recording that passed or failed. */
export interface JudgedRun {
  hash: string;
  /** Absent in a pool and in older reports. */
  content?: string | undefined;
  pass: boolean;
  variant?: string | undefined;
}

/** Returns the runs of a case that passed or failed, each recording once. */
export function judgedRuns(
  trials: readonly Pick<Trial, "hash" | "content" | "pass" | "variant">[],
): JudgedRun[] {
  const runs: JudgedRun[] = [];
  for (const { hash, content, pass, variant } of trials) {
    if (hash !== null && pass !== null) runs.push({ hash, content, pass, ...defined({ variant }) });
  }
  return distinct(runs);
}

/** Returns the runs of a case in a baseline and its pool, newest first, at most `window` distinct recordings. A hash counts once. */
export function baseRuns({ trials, pool }: Pick<ReportCase, "trials" | "pool">, window: number): JudgedRun[] {
  const earlier = pool.flatMap(({ runs }) => runs.map(([hash, pass]) => ({ hash, pass })));
  return distinct([...judgedRuns(trials), ...earlier]).slice(0, window);
}

/** Returns a case's pool for a new report: the baseline's runs and pool without its own recordings, with these at most `window`. */
export function nextPool(
  { trials }: Pick<ReportCase, "trials">,
  before: Pick<ReportCase, "trials" | "pool">,
  beforeCommit: string | null,
  window: number,
): CasePool {
  const seen = new Set(judgedRuns(trials).map(({ hash }) => hash));
  const ownRuns = judgedRuns(before.trials).map(
    ({ hash, pass, variant }): CasePool[number]["runs"][number] =>
      variant === undefined ? [hash, pass] : [hash, pass, variant],
  );
  const pool: CasePool = [];
  for (const { commit, runs } of [{ commit: beforeCommit, runs: ownRuns }, ...before.pool]) {
    const fresh = runs.filter(([hash]) => {
      const isFresh = !seen.has(hash) && seen.size < window;
      if (isFresh) seen.add(hash);
      return isFresh;
    });
    if (fresh.length > 0) pool.push({ commit, runs: fresh });
  }
  return pool;
}

function distinct(runs: JudgedRun[]): JudgedRun[] {
  const byHash = new Map<string, JudgedRun>();
  for (const run of runs) if (!byHash.has(run.hash)) byHash.set(run.hash, run);
  return byHash.size === runs.length ? runs : [...byHash.values()];
}

interface JudgedCases {
  cases: readonly { trials: readonly Pick<Trial, "scores" | "judgements">[] }[];
}

/** Returns the judgements in scored cases by question key. Trust them only where the origin of the cases is trusted. */
export function knownJudgements({ cases }: JudgedCases): Map<string, StoredJudgement> {
  const byKey = new Map<string, StoredJudgement>();
  for (const { scores, judgements = [] } of cases.flatMap(({ trials }) => trials)) {
    for (const outcome of Object.values(scores)) {
      const details = outcome.status === "scored" ? outcome.details : undefined;
      if (isLlmDetails(details)) byKey.set(details.key, details);
    }
    for (const { scorers: _, ...sheet } of judgements) byKey.set(sheet.key, sheet);
  }
  return byKey;
}

/** The settings that decide what is measured. A change of other settings leaves commits comparable. */
const MEASURING = ["runs", "expectations", "policy", "format", "case-field", "judge-model", "judge-base-url"];

/** Returns the trend's point for a report of the base branch; null without a commit. */
export function historyPoint(
  report: Pick<
    Report,
    "commit" | "createdAt" | "scores" | "passRate" | "totals" | "cases" | "settings" | "measures"
  >,
): HistoryPoint | null {
  const { commit, createdAt, scores, passRate, totals, cases, settings, measures = {} } = report;
  const means = Object.entries(measures).flatMap(([name, measure]) =>
    measure === undefined || measure.mean === null ? [] : [[name, measure.mean]],
  );
  if (commit === null) return null;
  const keys = decidingCases(cases)
    .map(({ id, tags }) => caseKey(id, tags))
    .sort();
  return {
    commit,
    createdAt,
    scores: Object.fromEntries(Object.entries(scores).map(([id, { value }]) => [id, value])),
    passRate,
    cases: totals.cases,
    errors: totals.errors,
    ...(means.length === 0 ? {} : { measures: Object.fromEntries(means) }),
    caseSet: fingerprint({ keys, settings: measuring(settings) }),
  };
}

/** A setting without a value equals a setting that an earlier version did not have. */
function measuring(settings: Report["settings"]): Json {
  const settingValues = MEASURING.map((name) => [name, settings?.[name] ?? null] as const);
  return Object.fromEntries(settingValues.filter(([, value]) => value !== null)) as Json;
}

/** Returns the history with a commit added at its end. A commit appears once, and the newest `points` are kept. */
export function extendHistory(
  before: readonly HistoryPoint[],
  point: HistoryPoint | null,
  points: number,
): HistoryPoint[] {
  const others = point === null ? before : before.filter(({ commit }) => commit !== point.commit);
  const all = point === null ? [...others] : [...others, point];
  return all.slice(Math.max(0, all.length - points));
}

export interface PoolAndHistory {
  cases: Report["cases"];
  history: Report["history"];
  leftOut: Omission | undefined;
}

export interface Omission {
  message: string;
  isReadable: boolean;
}

/** Room in bytes for the verdict and the messages about omissions, which are added last. */
const RESERVE = 1024 * 1024;

/** Returns the newest runs and commits that fit into a report that can be read again: a larger report could not be a baseline. */
export function handedOn(report: Report, most: number = limits.baselineBytes - RESERVE): PoolAndHistory {
  const { cases, history } = report;
  const whole = { cases, history, leftOut: undefined };
  if (bytesOf(report) <= most) return whole;
  const bare = cases.map((reportCase) => ({ ...reportCase, pool: [] }));
  const ownBytes = bytesOf({ ...report, cases: bare, history: [] });
  if (ownBytes > most)
    return { cases: bare, history: [], leftOut: { message: tooMuch(ownBytes, most), isReadable: false } };
  const room = most - ownBytes;
  const newest = newestThatFit(history, room);
  const left = room - lengthOf(newest);
  const window = largest(longestPool(cases), (runs) => poolBytes(cases, runs) <= left);
  return {
    cases: cases.map((reportCase) => ({ ...reportCase, pool: firstRuns(reportCase.pool, window) })),
    history: newest,
    leftOut: { message: lessText(window, history.length - newest.length), isReadable: true },
  };
}

function tooMuch(ownBytes: number, most: number): string {
  return `the report has ${ownBytes} bytes by its own runs, and ${most} can be read again, so it cannot be a baseline. Record fewer cases or trials`;
}

function lessText(window: number, commits: number): string {
  const history = commits === 0 ? "" : `, and ${counted(commits, "commit")} of the history`;
  return `the report would have more bytes than can be read again: of each case the earlier runs but the newest ${window} are left out${history}. Record fewer cases or trials, or set gate.regression.window lower`;
}

type Pool = Report["cases"][number]["pool"];

function longestPool(cases: Report["cases"]): number {
  return cases.reduce((most, { pool }) => Math.max(most, sizeOf(pool)), 0);
}

function sizeOf(pool: Pool): number {
  return pool.reduce((sum, { runs }) => sum + runs.length, 0);
}

function firstRuns(pool: Pool, most: number): Pool {
  let left = most;
  const firstPool: Pool = [];
  for (const { commit, runs } of pool) {
    if (left === 0) break;
    firstPool.push({ commit, runs: runs.slice(0, left) });
    left = Math.max(0, left - runs.length);
  }
  return firstPool;
}

function poolBytes(cases: Report["cases"], most: number): number {
  return cases.reduce((sum, { pool }) => sum + lengthOf(firstRuns(pool, most)), 0);
}

function newestThatFit(history: Report["history"], room: number): Report["history"] {
  const most = largest(
    history.length,
    (count) => lengthOf(history.slice(history.length - count)) <= room / 2,
  );
  return history.slice(history.length - most);
}

/** Binary search; `fits` must be monotonic. */
function largest(most: number, fits: (number: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function bytesOf(report: Report): number {
  let bytes = 0;
  for (const piece of reportPieces(report)) bytes += Buffer.byteLength(piece);
  return bytes;
}

function lengthOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
