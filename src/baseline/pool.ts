import type { ReportCase, ReportTrial } from "../report/case-schema.ts";
import type { CasePool } from "../report/comparison-schema.ts";

/** A recording that was judged: its hash, what its run did, and whether it passed. */
export interface JudgedRun {
  hash: string;
  /** Absent in a pool and in older reports. */
  content?: string | undefined;
  pass: boolean;
}

/** The runs of a case that passed or failed, each recording once. */
export function judgedRuns(trials: readonly Pick<ReportTrial, "hash" | "content" | "pass">[]): JudgedRun[] {
  const runs: JudgedRun[] = [];
  for (const { hash, content, pass } of trials) {
    if (hash !== null && pass !== null) runs.push({ hash, content, pass });
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
  const own = judgedRuns(before.trials).map(({ hash, pass }): [string, boolean] => [hash, pass]);
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
