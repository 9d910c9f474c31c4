import { mean, type Sample } from "../../core/statistics/summary.ts";
import { decides } from "../../report/cases.ts";
import type { CaseComparison } from "../../report/comparison.ts";
import type { Report } from "../../report/report.ts";
import { gatingJudges } from "../../scorers/index.ts";
import { baseRuns, type JudgedRun, judgedRuns } from "../baseline/baseline.ts";
import { type CasePair, countRepeated, isPaired, type Pairing, withoutOtherJudges } from "./pair-cases.ts";
import { recordingsOf } from "./weakenings.ts";

/** The runs of a case on both sides. */
export interface Evidence {
  pair: CasePair;
  /** The compared runs of the head. */
  head: JudgedRun[];
  /** The head's runs beyond the number that other cases have. */
  extra: JudgedRun[];
  /** The number of head runs that repeat no run of the baseline's own report. */
  anew: number;
  /** The runs of the baseline and its pool. */
  base: JudgedRun[];
  /** The number of runs in the baseline's own report. */
  own: number;
  /** The number of head runs that are recordings of the baseline, where another run fails; else 0. */
  kept: number;
}

/** Collects the runs of every pair, at most `window` of the base. Extra runs of single cases could hide failures and do not count. */
export function evidenceFrom({ pairs }: Pairing, { policy }: Pick<Report, "policy">): Evidence[] {
  const hasGatingJudge = gatingJudges(policy.gate).length > 0;
  const compared = hasGatingJudge ? pairs.map((pair) => withoutOtherJudges(pair, policy)) : pairs;
  const most = mostRunsThatCount(compared.filter(isPaired));
  return compared
    .map((pair) => evidenceOf(pair, policy.gate.regression.window))
    .map((entry) => (entry.pair.state === "comparable" ? withoutExtra(entry, most(entry.pair)) : entry));
}

/** The quartile ensures that a pull request cannot raise the limit for the cases that fail. */
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

/** Failed runs count first. */
function withoutExtra(evidence: Evidence, most: number): Evidence {
  if (evidence.head.length <= most) return evidence;
  const failedFirst = evidence.head.toSorted((a, b) => Number(a.pass) - Number(b.pass));
  return { ...evidence, head: failedFirst.slice(0, most), extra: failedFirst.slice(most) };
}

/** Returns true for a deciding case on both sides. */
export function isCompared({ pair }: Evidence): boolean {
  return isPaired(pair) && decides(pair.head);
}

/** Returns true for a compared case with new recordings: only those are trials of a changed agent. */
export function isRecordedAgain(evidence: Evidence): boolean {
  return isCompared(evidence) && evidence.pair.state === "comparable";
}

/** Returns passes as 1 and failures as 0. */
export function sampleOf({ base, head }: Evidence): Sample {
  return { base: outcomesOf(base), head: outcomesOf(head) };
}

/** Returns the pass rates of a compared case. An unchanged case has the base's rate on both sides. */
export function passRatesOf(evidence: Evidence): { base: number; head: number } {
  const { base, head } = sampleOf(evidence);
  const before = mean(base) ?? 0;
  return { base: before, head: isRecordedAgain(evidence) ? (mean(head) ?? 0) : before };
}

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

export function tallyOf(runs: readonly JudgedRun[]): CaseComparison["base"] {
  return { passed: runs.filter(({ pass }) => pass).length, trials: runs.length };
}
