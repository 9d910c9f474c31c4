import type { CaseComparison } from "../report/comparison.ts";
import type { Report } from "../report/report.ts";
import { type JudgedRun, judgedRuns } from "./baseline.ts";
import { type Evidence, isCompared, lowerQuartile, tallyOf } from "./evidence.ts";
import { caseKey } from "./score.ts";

/** What an earlier run of the workflow recorded of a suite at the same commit. */
export interface EarlierRun {
  suite: string;
  /** By the keys of cases. */
  cases: ReadonlyMap<string, { fingerprint: string; runs: readonly JudgedRun[] }>;
}

/** Recordings of a case, and which of the earlier runs made each. */
export type EarlierRecordings = readonly { run: JudgedRun; by: EarlierRun }[];

/** Takes from a report what it says was recorded. Of a case that has more runs than three of four cases the first count: a case that was recorded alone was chosen by what it did. */
export function earlierRunIn({ suite, cases }: Report): EarlierRun {
  const recorded = cases.flatMap(({ id, tags, fingerprint, trials, carried }) =>
    fingerprint === null || carried
      ? []
      : [{ key: caseKey(id, tags), fingerprint, runs: judgedRuns(trials) }],
  );
  const most = lowerQuartile(recorded.map(({ runs }) => runs.length));
  return {
    suite,
    cases: new Map(
      recorded.map(({ key, fingerprint, runs }) => [key, { fingerprint, runs: runs.slice(0, most) }]),
    ),
  };
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
  for (const by of earlier) {
    const before = by.cases.get(caseKey(id, tags));
    for (const run of before?.fingerprint === fingerprint ? (before?.runs ?? []) : []) {
      if (!seen.has(run.hash)) found.push({ run, by });
      seen.add(run.hash);
    }
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
