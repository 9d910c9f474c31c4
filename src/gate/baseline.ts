import { fingerprint, type Json } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { counted } from "../base/text.ts";
import type { ReportCase, Trial } from "../report/case.ts";
import { decidingCases, reportPieces } from "../report/cases.ts";
import type { CasePool, HistoryPoint } from "../report/comparison.ts";
import { isLlmDetails } from "../report/reasons.ts";
import type { Report } from "../report/report.ts";
import type { KeptJudgement } from "../scorers/llm.ts";
import type { Refusal } from "./provenance.ts";
import { caseKey } from "./score.ts";

/** What there is to compare with. Every state but `found` says why there is nothing. */
export type Baseline = {
  /** The suites whose reports the base branch's newest run left in one file, where such a file was read. */
  together?: readonly string[];
  /** The calls whose reports are listed on the base branch, where this call's baseline was not found. */
  calls?: readonly string[];
  /** The suites that the base branch gates in one call with this one, and the call here does not. */
  leftOut?: readonly string[];
} & (
  | { state: "none" | "first-use" | "missing" | "unavailable"; reason: string }
  | { state: "found"; reason: string; report: Report; origin?: ArtifactOrigin; instead?: OlderBaseline }
);

/** Why it is not the report of the base commit itself. */
export interface OlderBaseline {
  /** A sentence. */
  why: string;
  /** That commit's run has not ended. */
  isUnderWay: boolean;
}

/** The artifact that a baseline was read from. */
interface ArtifactOrigin {
  /** First parents between the base commit and the baseline's. */
  distance: number;
  runId: number;
  artifactId: number;
  /** When GitHub got it; undefined where that is not known. */
  createdAt?: string | undefined;
}

/** Nobody asked for a comparison. */
export const noBaseline: Baseline = { state: "none", reason: "no baseline was asked for" };

/** A report that was looked at and is no baseline. */
export interface RejectedBaseline extends Refusal {
  commit: string;
}

const AT_THE_BASE = new Map([
  ["push", "recorded by the push of the base commit"],
  ["schedule", "recorded on schedule at the base commit"],
  ["workflow_dispatch", "recorded by hand at the base commit"],
  ["merge_group", "recorded in the merge queue at the base commit"],
]);

/** Why this baseline: read after "compared with a1b2c3d, ". */
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

/** Why there is no baseline, though some reports were looked at: the nearest of them, and what to do about it. */
export function refusedReason(nearest: RejectedBaseline, others: readonly RejectedBaseline[]): string {
  const remedy = nearest.remedy === undefined ? "" : ` (${nearest.remedy})`;
  return `${sentence(nearest)}${remedy}${andMore(others)}`;
}

/** Why the report of the base commit is not there yet. */
export function underWayReason(commit: string, runId: number): string {
  return `run ${runId} of the base commit ${commit.slice(0, 7)} has not ended (run this job again when it has)`;
}

/** Why the report of the base commit is not there, as far as anybody knows; with the run that should have left it. */
export function unreportedReason(commit: string, runId: number | undefined): string {
  const name = `the base commit ${commit.slice(0, 7)} has no report`;
  return runId === undefined
    ? `${name}: no run of the workflow is listed for it`
    : `${name}: run ${runId} left none, or it was deleted`;
}

/** Why there is no baseline among a commit and those below it. */
export function unrecordedReason(commits: number): string {
  const below = commits > 1 ? ` or one of the ${counted(commits - 1, "first parent")} below it` : "";
  return `no report is of the base commit${below} (${RECORD})`;
}

/** Why there is nothing to compare with, in words. */
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

/** A recording that was judged: its hash, what its run did, and whether it passed. */
export interface JudgedRun {
  hash: string;
  /** Absent in a pool and in older reports. */
  content?: string | undefined;
  pass: boolean;
  /** The name of the variant that it took; absent where its case has none. */
  variant?: string | undefined;
}

/** The runs of a case that passed or failed, each recording once. */
export function judgedRuns(
  trials: readonly Pick<Trial, "hash" | "content" | "pass" | "variant">[],
): JudgedRun[] {
  const runs: JudgedRun[] = [];
  for (const { hash, content, pass, variant } of trials) {
    if (hash !== null && pass !== null)
      runs.push({ hash, content, pass, ...(variant === undefined ? {} : { variant }) });
  }
  return distinct(runs);
}

/**
 * What the baseline knows of a case: its own runs and those of earlier base commits that it carries, newest first, at most `window`
 * distinct recordings. One hash counts once, in however many commits it appears.
 */
export function baseRuns({ trials, pool }: Pick<ReportCase, "trials" | "pool">, window: number): JudgedRun[] {
  const earlier = pool.flatMap(({ runs }) => runs.map(([hash, pass]) => ({ hash, pass })));
  return distinct([...judgedRuns(trials), ...earlier]).slice(0, window);
}

/**
 * The pool that a new report of the base branch carries for a case: the runs of its baseline, then that one's own pool, without the
 * recordings that the new report has itself; with those at most `window` in all.
 */
export function nextPool(
  { trials }: Pick<ReportCase, "trials">,
  before: Pick<ReportCase, "trials" | "pool">,
  beforeCommit: string | null,
  window: number,
): CasePool {
  const seen = new Set(judgedRuns(trials).map(({ hash }) => hash));
  const own = judgedRuns(before.trials).map(({ hash, pass, variant }): CasePool[number]["runs"][number] =>
    variant === undefined ? [hash, pass] : [hash, pass, variant],
  );
  const pool: CasePool = [];
  for (const { commit, runs } of [{ commit: beforeCommit, runs: own }, ...before.pool]) {
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

/** Cases with their runs, as a report or what a shard left has them. */
interface JudgedCases {
  cases: readonly { trials: readonly Pick<Trial, "scores" | "judgements">[] }[];
}

/** The judgements that scored cases carry, by the keys of their questions. Only of cases whose origin is trusted may they be believed. */
export function knownJudgements({ cases }: JudgedCases): Map<string, KeptJudgement> {
  const known = new Map<string, KeptJudgement>();
  for (const { scores, judgements = [] } of cases.flatMap(({ trials }) => trials)) {
    for (const outcome of Object.values(scores)) {
      const details = outcome.status === "scored" ? outcome.details : undefined;
      if (isLlmDetails(details)) known.set(details.key, details);
    }
    for (const { scorers: _, ...sheet } of judgements) known.set(sheet.key, sheet);
  }
  return known;
}

/** The settings that decide what is measured. The others, of the gate and of who hears of it, make no commit unlike another. */
const MEASURING = ["runs", "expectations", "policy", "format", "case-field", "judge-model", "judge-base-url"];

/** A commit of the base branch as the trend shows it. Null without a commit: nobody could place it. */
export function historyPoint(
  report: Pick<
    Report,
    "commit" | "createdAt" | "scores" | "passRate" | "totals" | "cases" | "settings" | "measures"
  >,
): HistoryPoint | null {
  const { commit, createdAt, scores, passRate, totals, cases, settings, measures = {} } = report;
  const means = Object.entries(measures).flatMap(([name, one]) =>
    one === undefined || one.mean === null ? [] : [[name, one.mean]],
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

/** A setting without a value is as one that an earlier version did not know. */
function measuring(settings: Report["settings"]): Json {
  const said = MEASURING.map((name) => [name, settings?.[name] ?? null] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== null)) as Json;
}

/** The history of a baseline with one more commit at its end: a commit stands in it once, and the newest `points` are kept. */
export function extendHistory(
  before: readonly HistoryPoint[],
  point: HistoryPoint | null,
  points: number,
): HistoryPoint[] {
  const others = point === null ? before : before.filter(({ commit }) => commit !== point.commit);
  const all = point === null ? [...others] : [...others, point];
  return all.slice(Math.max(0, all.length - points));
}

/** What a report takes, and what of it others may do without. */
type ReportBeforeVerdict = Omit<Report, "verdict">;

/** What a report hands on of the reports before it, and what was left out of that. */
export interface PoolAndHistory {
  cases: Report["cases"];
  history: Report["history"];
  /** Undefined where nothing was. */
  leftOut: Omission | undefined;
}

/** What a reader must know of it. */
export interface Omission {
  /** A sentence. */
  message: string;
  /** The report can be read again. */
  isReadable: boolean;
}

/** What the verdict and the words on what was left out may take, which are written last. */
const RESERVE = 1024 * 1024;

/**
 * What of pool and history a report of the base branch hands on, so that it can be read again: of the pool as many of the newest runs of
 * each case as there is room for, then of the history the newest commits. A report of more bytes than are read would be no baseline, and
 * nobody would hear of it before the next pull request.
 */
export function handedOn(
  report: ReportBeforeVerdict,
  most: number = limits.baselineBytes - RESERVE,
): PoolAndHistory {
  const { cases, history } = report;
  const whole = { cases, history, leftOut: undefined };
  if (bytesOf(report) <= most) return whole;
  const bare = cases.map((one) => ({ ...one, pool: [] }));
  const own = bytesOf({ ...report, cases: bare, history: [] });
  if (own > most)
    return { cases: bare, history: [], leftOut: { message: tooMuch(own, most), isReadable: false } };
  const room = most - own;
  const newest = newestThatFit(history, room);
  const left = room - lengthOf(newest);
  const window = largest(longestPool(cases), (runs) => poolBytes(cases, runs) <= left);
  return {
    cases: cases.map((one) => ({ ...one, pool: firstRuns(one.pool, window) })),
    history: newest,
    leftOut: { message: lessText(window, history.length - newest.length), isReadable: true },
  };
}

function tooMuch(own: number, most: number): string {
  return `the report has ${own} bytes by its own runs, and ${most} can be read again, so it cannot be a baseline. Record fewer cases or trials`;
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

/** The newest runs of a pool, as many as this. */
function firstRuns(pool: Pool, most: number): Pool {
  let left = most;
  const kept: Pool = [];
  for (const { commit, runs } of pool) {
    if (left === 0) break;
    kept.push({ commit, runs: runs.slice(0, left) });
    left = Math.max(0, left - runs.length);
  }
  return kept;
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

/** The largest number up to `most` that fits, where each smaller one does, too. */
function largest(most: number, fits: (number: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function bytesOf(report: ReportBeforeVerdict): number {
  let bytes = 0;
  for (const piece of reportPieces(report as Report)) bytes += Buffer.byteLength(piece);
  return bytes;
}

function lengthOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
