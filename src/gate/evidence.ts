import { mean, type Sample } from "../base/statistics.ts";
import { decides } from "../report/cases.ts";
import type { CaseComparison } from "../report/comparison.ts";
import type { Report } from "../report/report.ts";
import { gatingJudges } from "../scorers/index.ts";
import { baseRuns, type JudgedRun, judgedRuns } from "./baseline.ts";
import {
  type CasePair,
  countRepeated,
  isPaired,
  type Pairing,
  recordingsOf,
  withoutOtherJudges,
} from "./pairs.ts";

/** The runs of a case on both sides. */
export interface Evidence {
  pair: CasePair;
  /** The judged runs of the head that are compared. */
  head: JudgedRun[];
  /** Its other runs: those beyond as many as the other cases have. */
  extra: JudgedRun[];
  /** How many runs of the head did what no run of the baseline's own report did. */
  anew: number;
  /** The runs of the baseline and its pool. */
  base: JudgedRun[];
  /** How many of them are of the baseline's own report. */
  own: number;
  /** How many runs of the head are recordings of the baseline, where another one fails; else 0. */
  kept: number;
}

/**
 * Gathers the runs of every pair, of the base's at most the newest `window` distinct recordings. No case that was recorded again has more
 * runs that count than the others, as long as it has no more than them on the base: copies of good runs for single cases would hide that
 * these fail.
 */
export function evidenceFrom({ pairs }: Pairing, { policy }: Pick<Report, "policy">): Evidence[] {
  const hasGatingJudge = gatingJudges(policy.gate).length > 0;
  const compared = hasGatingJudge ? pairs.map((pair) => withoutOtherJudges(pair, policy)) : pairs;
  const most = mostRunsThatCount(compared.filter(isPaired));
  return compared
    .map((pair) => evidenceOf(pair, policy.gate.regression.window))
    .map((one) => (one.pair.state === "comparable" ? withoutExtra(one, most(one.pair)) : one));
}

/** How many runs of a case count. Three cases of four have at least as many, so a pull request cannot raise it for the cases that fail. */
function mostRunsThatCount(pairs: readonly CasePair[]): (pair: CasePair) => number {
  const counts = pairs.map(countRecordings);
  const usual = lowerQuartile(counts.map(({ here }) => here));
  const growth = Math.max(1, lowerQuartile(counts.map(({ here, before }) => here / before)));
  return (pair) => Math.max(usual, Math.round(countRecordings(pair).before * growth));
}

function countRecordings({ head, base }: CasePair): { here: number; before: number } {
  return { here: recordingsOf(head), before: base === undefined ? 0 : recordingsOf(base) };
}

export function lowerQuartile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 4)] ?? 0;
}

function evidenceOf(pair: CasePair, window: number): Evidence {
  const head = judgedRuns(pair.head.trials);
  if (pair.base === undefined) return { pair, head, extra: [], anew: head.length, base: [], own: 0, kept: 0 };
  const own = judgedRuns(pair.base.trials);
  const anew = head.length - countRepeated(head, own);
  const recordings = new Set(own.map(({ hash }) => hash));
  const others = head.filter(({ hash }) => !recordings.has(hash));
  const kept = others.some(({ pass }) => !pass) ? head.length - others.length : 0;
  return { pair, head, extra: [], anew, base: baseRuns(pair.base, window), own: own.length, kept };
}

/** Of more runs than count, those that failed count first. */
function withoutExtra(one: Evidence, most: number): Evidence {
  if (one.head.length <= most) return one;
  const failedFirst = one.head.toSorted((a, b) => Number(a.pass) - Number(b.pass));
  return { ...one, head: failedFirst.slice(0, most), extra: failedFirst.slice(most) };
}

/** Whether a case is on both sides, and decides. */
export function isCompared({ pair }: Evidence): boolean {
  return isPaired(pair) && decides(pair.head);
}

/** Whether a compared case has recordings that the base does not have: only those are trials of a changed agent. */
export function isRecordedAgain(one: Evidence): boolean {
  return isCompared(one) && one.pair.state === "comparable";
}

/** The outcomes of a case for the tests of `base/`: passes as 1, failures as 0. */
export function sampleOf({ base, head }: Evidence): Sample {
  return { base: outcomesOf(base), head: outcomesOf(head) };
}

/** The pass rates of a compared case. The base's depends on the base alone; an unchanged case has it on both sides. */
export function passRatesOf(evidence: Evidence): { base: number; head: number } {
  const { base, head } = sampleOf(evidence);
  const before = mean(base) ?? 0;
  return { base: before, head: isRecordedAgain(evidence) ? (mean(head) ?? 0) : before };
}

/** How a case stands to the baseline's, for the report. */
export function caseComparison({ pair, base, head, extra, anew, own, kept }: Evidence): CaseComparison {
  const { base: before, state } = pair;
  return {
    state,
    ...(before === undefined || before.id === pair.head.id ? {} : { formerly: before.id }),
    base: tallyOf(base),
    head: tallyOf(head),
    ...(extra.length === 0 ? {} : { extra: tallyOf(extra) }),
    anew,
    own,
    ...(kept === 0 || state !== "comparable" ? {} : { kept }),
  };
}

function outcomesOf(runs: readonly JudgedRun[]): number[] {
  return runs.map(({ pass }) => Number(pass));
}

/** How many runs there are, and how many of them passed. */
export function tallyOf(runs: readonly JudgedRun[]): CaseComparison["base"] {
  return { passed: runs.filter(({ pass }) => pass).length, trials: runs.length };
}
