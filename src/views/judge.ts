import { member } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { counted, groupBy, listed, percent, shorten } from "../base/text.ts";
import type { ReportCase, Trial } from "../report/case.ts";
import { countCarriedRuns, decidingCases } from "../report/cases.ts";
import type { Report, ReportJudge } from "../report/report.ts";
import { gatingScorers, passMarkOf, scorerNamed } from "../scorers/pass-marks.ts";
import { groupCases } from "./cases.ts";
import { scorersInUse } from "./scores.ts";

/** Models are few: a server that makes up names for itself is not to push the rest out of a comment. */
const NAMED = 2;

type Outcome = Trial["scores"][string];

/** Who judged, how many runs, what it could not judge, and what that cost. Holds untrusted text; nothing without a judge. */
export function judgeSentence({ judge, cases }: Report): string | undefined {
  if (judge === null) return undefined;
  const trials = cases.flatMap((one) => one.trials);
  const failed = trials.flatMap((trial) => failuresOfJudge(trial).slice(0, 1));
  const left = trials.filter(isLeftOut).flatMap((trial) => judgedOutcomes(trial).slice(0, 1));
  const judged = trials.filter((trial) => judgedOutcomes(trial).some(({ outcome }) => isScored(outcome)));
  const { known } = judge.work;
  return [
    judgeNames(judge.by.length === 0 ? [judge.model] : judge.by),
    `${counted(judged.length, "run")} judged${known > 0 ? `, ${counted(known, "judgement")} known before` : ""}`,
    ...withReason("failed", failed.flatMap(reasonOf)),
    ...withReason("not judged", left.flatMap(reasonOf)),
    cost(judge.work),
  ].join(" · ");
}

/** Why some scores are not compared in some cases. Holds untrusted text; nothing where it is. */
export function judgedDifferentlySentence({ comparison }: Pick<Report, "comparison">): string | undefined {
  const otherwise = comparison?.judgedOtherwise ?? null;
  if (otherwise === null) return undefined;
  // Absent in older reports.
  const { cases, scorers = ["llm"], base, head } = otherwise;
  return `${listed(scorers)} ${scorers.length === 1 ? "is" : "are"} not compared in ${counted(cases, "case")}: judged by ${judgeNames(head)} here and by ${judgeNames(base)} on the base`;
}

/** The scores by which the judge failed on a run, rather than its recording, which is in error by every scorer. */
function failuresOfJudge(trial: Pick<Trial, "scores">): JudgedOutcome[] {
  const others = Object.entries(trial.scores).filter(([id]) => !scorerNamed(id).isJudged);
  const broken = new Set(others.flatMap(([, one]) => (one.status === "error" ? [one.reason] : [])));
  return judgedOutcomes(trial).filter(
    ({ outcome }) => outcome.status === "error" && !broken.has(outcome.reason),
  );
}

/** Whether a run that a judge was to look at has no score of it, and nothing failed. */
function isLeftOut(trial: Pick<Trial, "scores">): boolean {
  const outcomes = judgedOutcomes(trial);
  return outcomes.length > 0 && outcomes.every(({ outcome }) => outcome.status === "not-assessed");
}

/** A case that is told for what the judge says of one of its runs. */
export interface Objection {
  one: ReportCase;
  /** The worst run of those that miss the pass mark of a scorer that asks a judge. */
  trial: Trial;
  /** What the case has of the scorers whose mark that run misses: `llm 50.0%`. */
  scores: string[];
}

/** What the judge objects to in cases that are not told anyway, the worst first. */
export function objectionsOf(report: Report, told = groupCases(report).told): Objection[] {
  const isTold = new Set(told);
  return report.cases
    .flatMap((one) => {
      const missing = one.trials.filter((trial) => missedBy(trial, report).length > 0);
      const [trial] = missing.toSorted((a, b) => leastOf(a) - leastOf(b));
      return trial === undefined || isTold.has(one) ? [] : [{ one, trial }];
    })
    .toSorted((a, b) => leastOf(a.trial) - leastOf(b.trial) || judgedGoodness(a.one) - judgedGoodness(b.one))
    .map(({ one, trial }) => {
      const missed = missedBy(trial, report);
      return { one, trial, scores: missed.map((id) => `${id} ${percent(member(one.scores, id) ?? 0)}`) };
    });
}

interface JudgedOutcome {
  id: string;
  outcome: Outcome;
}

function judgedOutcomes({ scores }: Pick<Trial, "scores">): JudgedOutcome[] {
  return Object.entries(scores).flatMap(([id, outcome]) =>
    scorerNamed(id).isJudged ? [{ id, outcome }] : [],
  );
}

/** The scorers that ask a judge and whose pass mark a run misses. */
function missedBy(trial: Pick<Trial, "scores">, { policy }: Report): string[] {
  return gatingScorers.filter((id) => {
    const outcome = scorerNamed(id).isJudged ? trial.scores[id] : undefined;
    return isScored(outcome) && !scorerNamed(id).reaches(outcome.value, passMarkOf(policy.passMarks, id));
  });
}

/** The judge's worst score of a run, as a share of the best one. Needs one. */
function leastOf(trial: Pick<Trial, "scores">): number {
  const shares = judgedOutcomes(trial).flatMap(({ id, outcome }) =>
    isScored(outcome) ? [scorerNamed(id).goodness(outcome.value)] : [],
  );
  return Math.min(...shares);
}

/** The same of a case's scores; 1 where there is none. */
function judgedGoodness({ scores }: ReportCase): number {
  const shares = Object.entries(scores).flatMap(([id, value]) =>
    value !== null && scorerNamed(id).isJudged ? [scorerNamed(id).goodness(value)] : [],
  );
  return Math.min(1, ...shares);
}

function isScored(outcome: Outcome | undefined): outcome is Extract<Outcome, { status: "scored" }> {
  return outcome?.status === "scored";
}

function judgeNames(names: readonly string[]): string {
  return listed(
    names.map((name) => shorten(name, limits.shownName)),
    NAMED,
  );
}

function reasonOf({ outcome }: JudgedOutcome): string[] {
  return outcome.status === "scored" ? [] : [outcome.reason];
}

/** `2 failed: the reason`; of several reasons the first. */
function withReason(what: string, reasons: readonly string[]): string[] {
  const [first] = reasons;
  if (first === undefined) return [];
  const word = new Set(reasons).size > 1 ? ", the first" : "";
  return [`${reasons.length} ${what}${word}: ${shorten(first, limits.shownText)}`];
}

function cost({ requests, promptTokens, replyTokens, unmetered }: ReportJudge["work"]): string {
  if (requests === 0) return "no request was sent";
  const uncounted = unmetered > 0 ? ` (${counted(unmetered, "answer")} came without a count)` : "";
  return `${counted(requests, "request")}, ${counted(promptTokens + replyTokens, "token")}${uncounted}`;
}

/** How much was measured: `40 cases, 120 runs, 30 carried, 310 tool calls`. */
export function countsText(report: Pick<Report, "totals" | "cases">): string {
  const { cases, toolCalls } = report.totals;
  return `${counted(cases, "case")}, ${runsText(report)}, ${counted(toolCalls, "tool call")}`;
}

/** Returns how many runs count, and how many of them were not recorded here: `30 runs, 21 carried`. */
export function runsText({ totals, cases }: Pick<Report, "totals" | "cases">): string {
  const carried = countCarriedRuns(cases);
  return `${counted(totals.runs, "run")}${carried === 0 ? "" : `, ${carried} carried`}`;
}

/** Returns pass^k, with the number of cases where some have no run that passed or failed: `pass^3 62% over 10 of 14 cases`. */
export function passPowerText({ passPower, cases }: Pick<Report, "passPower" | "cases">): string | undefined {
  if (passPower === null) return undefined;
  const { k, value, cases: some } = passPower;
  const over = some === undefined ? "" : ` over ${some} of ${counted(decidingCases(cases).length, "case")}`;
  return `pass^${k} ${percent(value)}${over}`;
}

/** Sentences on single scorers that are told one by one; of more those on as many runs are told together. */
const FEW_NOTES = 3;

/** What else the scores rest on: intervals, and runs that were not assessed. Holds untrusted names. */
export function scoreNotes(report: Report): string[] {
  const { passInterval } = report;
  const power = passPowerText(report);
  return [
    ...(passInterval === null
      ? []
      : [`95% interval of the pass rate ${passInterval.map(percent).join(" to ")}`]),
    ...(power === undefined ? [] : [power]),
    ...unassessedNotes(report),
  ];
}

/** Runs that a judge left out are told of the judge, where there is one. */
function unassessedNotes(report: Report): string[] {
  const { scores, cases, judge } = report;
  const leftOut = judge === null ? [] : cases.flatMap(({ trials }) => trials.filter(isLeftOut));
  const unassessed = scorersInUse(report).flatMap((id) => {
    const told = scorerNamed(id).isJudged
      ? leftOut.filter((trial) => member(trial.scores, id) !== undefined).length
      : 0;
    const runs = (member(scores, id)?.notAssessed ?? 0) - told;
    return runs <= 0 ? [] : [{ id, runs }];
  });
  const groups =
    unassessed.length <= FEW_NOTES
      ? unassessed.map((one) => [one])
      : [...groupBy(unassessed, ({ runs }) => runs).values()];
  return groups.map((group) => {
    const names = group.map(({ id }) => id).join(", ");
    return `${names} not assessed in ${counted(group[0]?.runs ?? 0, "run")}`;
  });
}

/** Runs that scorers could not score. Names and reason are untrusted text. */
export interface ScoreErrors {
  scorers: string[];
  runs: number;
  /** The first reason; undefined when none is known. */
  first: string | undefined;
}

/**
 * Runs that could not be scored are no zeros and no passes: how many, and the first reason; scorers that say the same together. On what
 * a judge failed is told of the judge.
 */
export function scoreErrors(report: Report): ScoreErrors[] {
  const trials = report.cases.flatMap((one) => one.trials);
  const failures = trials.map((trial) => ({ trial, ids: failuresOfJudge(trial).map(({ id }) => id) }));
  const found: ScoreErrors[] = [];
  for (const id of scorersInUse(report)) {
    const told = new Set(failures.filter(({ ids }) => ids.includes(id)).map(({ trial }) => trial));
    const runs = (member(report.scores, id)?.errors ?? 0) - told.size;
    if (runs <= 0) continue;
    const outcomes = trials.filter((trial) => !told.has(trial)).map(({ scores }) => member(scores, id));
    const first = outcomes.find((one) => one?.status === "error")?.reason;
    const alike = found.find((one) => one.runs === runs && one.first === first);
    if (alike === undefined) found.push({ scorers: [id], runs, first });
    else alike.scorers.push(id);
  }
  return found;
}
