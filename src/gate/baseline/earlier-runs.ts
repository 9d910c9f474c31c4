import type { CaseComparison, CasePool } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import { type Evidence, isCompared, lowerQuartile, tallyOf } from "../compare/case-evidence.ts";
import { caseKey } from "../score/fingerprint.ts";
import { type JudgedRun, judgedRuns } from "./baseline.ts";

/** The recordings of a suite by an earlier workflow run at the same commit. */
export interface EarlierRun {
  suite: string;
  /** By case key. */
  cases: ReadonlyMap<string, EarlierCase>;
}

/** `before`: the recordings in the pool of its report. */
interface EarlierCase {
  fingerprint: string;
  runs: readonly JudgedRun[];
  before: readonly JudgedRun[];
}

export type EarlierRecordings = readonly { run: JudgedRun; by: EarlierRun }[];

/** Returns a report's recordings. Only the first runs of a case with extra runs count: its results were the reason for them. */
export function earlierRunIn({ suite, cases }: Report): EarlierRun {
  const recorded = cases.flatMap(({ id, tags, fingerprint, trials, carried, pool }) =>
    fingerprint === null || carried
      ? []
      : [{ key: caseKey(id, tags), fingerprint, runs: judgedRuns(trials), before: pooledRuns(pool) }],
  );
  const most = lowerQuartile(recorded.map(({ runs }) => runs.length));
  return {
    suite,
    cases: new Map(
      recorded.map(({ key, runs, ...runsOfCase }) => [key, { ...runsOfCase, runs: runs.slice(0, most) }]),
    ),
  };
}

function pooledRuns(pool: CasePool): JudgedRun[] {
  return pool.flatMap(({ runs }) => runs.map(([hash, pass]) => ({ hash, pass })));
}

/** Returns earlier recordings as a pool, because a second attempt replaces the report of the first. */
export function earlierPool(earlier: EarlierRecordings = []): CasePool {
  const runs = earlier.map(({ run: { hash, pass } }): CasePool[number]["runs"][number] => [hash, pass]);
  return runs.length === 0 ? [] : [{ commit: null, runs }];
}

/** Returns the earlier recordings of a compared case with an equal expectation, each once, without those of this run. */
export function earlierRunsOf(
  evidence: Evidence,
  earlier: readonly EarlierRun[],
  window: number,
): EarlierRecordings {
  const { id, tags, fingerprint, trials } = evidence.pair.head;
  if (earlier.length === 0 || !isCompared(evidence)) return [];
  const seen = new Set(trials.map(({ hash }) => hash));
  const found: { run: JudgedRun; by: EarlierRun }[] = [];
  const matching = earlier.flatMap((by) => {
    const earlierCase = by.cases.get(caseKey(id, tags));
    return earlierCase?.fingerprint === fingerprint ? [{ by, ...earlierCase }] : [];
  });
  const ownRuns = matching.flatMap(({ by, runs }) => runs.map((run) => ({ run, by })));
  const pooled = matching.flatMap(({ by, before }) => before.map((run) => ({ run, by })));
  for (const recording of [...ownRuns, ...pooled]) {
    if (!seen.has(recording.run.hash)) found.push(recording);
    seen.add(recording.run.hash);
  }
  return found.slice(0, window);
}

export function withEarlierRuns(evidence: Evidence, earlier: EarlierRecordings): Evidence {
  if (earlier.length === 0) return evidence;
  const head = [...evidence.head, ...earlier.map(({ run }) => run)];
  return { ...evidence, pair: { ...evidence.pair, state: "comparable" }, head };
}

export function earlierTally(earlier: EarlierRecordings = []): Pick<CaseComparison, "earlier"> {
  return earlier.length === 0 ? {} : { earlier: tallyOf(earlier.map(({ run }) => run)) };
}
