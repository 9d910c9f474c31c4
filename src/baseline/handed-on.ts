import { limits } from "../limits.ts";
import type { Report } from "../report/schema.ts";
import { reportPieces } from "../report/text.ts";
import { counted } from "../wording.ts";

/** What a report takes, and what of it others may do without. */
type Written = Omit<Report, "verdict">;

/** What a report hands on of the reports before it, and what was left out of that. */
export interface HandedOn {
  cases: Report["cases"];
  history: Report["history"];
  /** Undefined where nothing was. */
  leftOut: LeftOut | undefined;
}

/** What a reader must know of it. */
export interface LeftOut {
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
export function handedOn(report: Written, most: number = limits.baselineBytes - RESERVE): HandedOn {
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
  return `the report has ${own} bytes by its own runs, and ${most} can be read again: it can be nobody's baseline. Record fewer cases or trials`;
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

function bytesOf(report: Written): number {
  let bytes = 0;
  for (const piece of reportPieces(report as Report)) bytes += Buffer.byteLength(piece);
  return bytes;
}

function lengthOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}
