import type { CaseComparison, CasePool } from "../report/comparison.ts";
import type { Report } from "../report/report.ts";
import { type JudgedRun, judgedRuns } from "./baseline.ts";
import { type Evidence, isCompared, lowerQuartile, tallyOf } from "./evidence.ts";
import { caseKey } from "./score.ts";

/** The recordings of a suite that an earlier run of the workflow made at the same commit. */
export interface EarlierRun {
  suite: string;
  /** By the keys of cases. */
  cases: ReadonlyMap<string, EarlierCase>;
}

/** A case of an earlier run: its own recordings, and those before them that its report hands on. */
interface EarlierCase {
  fingerprint: string;
  runs: readonly JudgedRun[];
  before: readonly JudgedRun[];
}

/** Recordings of a case, and which of the earlier runs made each. */
export type EarlierRecordings = readonly { run: JudgedRun; by: EarlierRun }[];

/** Takes from a report what it says was recorded. Of a case that has more runs than three of four cases the first count: a case that was recorded alone was chosen by what it did. */
export function earlierRunIn({ suite, cases }: Report): EarlierRun {
  const recorded = cases.flatMap(({ id, tags, fingerprint, trials, carried, pool }) =>
    fingerprint === null || carried
      ? []
      : [{ key: caseKey(id, tags), fingerprint, runs: judgedRuns(trials), before: pooledRuns(pool) }],
  );
  const most = lowerQuartile(recorded.map(({ runs }) => runs.length));
  return {
    suite,
    cases: new Map(recorded.map(({ key, runs, ...one }) => [key, { ...one, runs: runs.slice(0, most) }])),
  };
}

function pooledRuns(pool: CasePool): JudgedRun[] {
  return pool.flatMap(({ runs }) => runs.map(([hash, pass]) => ({ hash, pass })));
}

/** Earlier recordings of a case as its report hands them on: a second attempt replaces the report of the first. */
export function earlierPool(earlier: EarlierRecordings = []): CasePool {
  const runs = earlier.map(({ run: { hash, pass } }): CasePool[number]["runs"][number] => [hash, pass]);
  return runs.length === 0 ? [] : [{ commit: null, runs }];
}

/** The recordings that earlier runs made of a compared case by the same expectation, each once, and none that this run has. */
export function earlierRunsOf(
  evidence: Evidence,
  earlier: readonly EarlierRun[],
  window: number,
): EarlierRecordings {
  const { id, tags, fingerprint, trials } = evidence.pair.head;
  if (earlier.length === 0 || !isCompared(evidence)) return [];
  const seen = new Set(trials.map(({ hash }) => hash));
  const found: { run: JudgedRun; by: EarlierRun }[] = [];
  const known = earlier.flatMap((by) => {
    const one = by.cases.get(caseKey(id, tags));
    return one?.fingerprint === fingerprint ? [{ by, ...one }] : [];
  });
  const own = known.flatMap(({ by, runs }) => runs.map((run) => ({ run, by })));
  const handedOn = known.flatMap(({ by, before }) => before.map((run) => ({ run, by })));
  for (const one of [...own, ...handedOn]) {
    if (!seen.has(one.run.hash)) found.push(one);
    seen.add(one.run.hash);
  }
  return found.slice(0, window);
}

/** The runs of a case on both sides, with the earlier ones among the head's. */
export function withEarlierRuns(evidence: Evidence, earlier: EarlierRecordings): Evidence {
  if (earlier.length === 0) return evidence;
  const head = [...evidence.head, ...earlier.map(({ run }) => run)];
  return { ...evidence, pair: { ...evidence.pair, state: "comparable" }, head };
}

/** How many earlier runs of a case there are, for the report; nothing where there are none. */
export function earlierTally(earlier: EarlierRecordings = []): Pick<CaseComparison, "earlier"> {
  return earlier.length === 0 ? {} : { earlier: tallyOf(earlier.map(({ run }) => run)) };
}
