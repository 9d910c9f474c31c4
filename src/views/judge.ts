import { member } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { counted, groupBy, listed, percent, shorten } from "../core/text.ts";
import type { ReportCase, Trial } from "../report/case.ts";
import { countCarriedRuns, decidingCases } from "../report/cases.ts";
import type { Report, ReportJudge } from "../report/report.ts";
import { gatingScorers, passMarkOf, scorerNamed } from "../scorers/pass-marks.ts";
import { groupCases } from "./cases.ts";
import { scorersInUse } from "./scores.ts";

/** Limit of shown model names, so that a server with invented names cannot fill a comment. */
const NAMED = 2;

type Outcome = Trial["scores"][string];

/** Returns the judge, its number of runs, failures and cost; undefined without a judge. Contains untrusted text. */
export function judgeSentence({ judge, cases }: Report): string | undefined {
  if (judge === null) return undefined;
  const trials = cases.flatMap((each) => each.trials);
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

/** Returns the reason why some scores are not compared; undefined if all are. Contains untrusted text. */
export function judgedDifferentlySentence({ comparison }: Pick<Report, "comparison">): string | undefined {
  const otherwise = comparison?.judgedOtherwise ?? null;
  if (otherwise === null) return undefined;
  // Absent in older reports.
  const { cases, scorers = ["llm"], base, head } = otherwise;
  return `${listed(scorers)} ${scorers.length === 1 ? "is" : "are"} not compared in ${counted(cases, "case")}: judged by ${judgeNames(head)} here and by ${judgeNames(base)} on the base`;
}

/** Excludes failures of the recording, which affect all scorers. */
function failuresOfJudge(trial: Pick<Trial, "scores">): JudgedOutcome[] {
  const unjudged = Object.entries(trial.scores).filter(([id]) => !scorerNamed(id).isJudged);
  const broken = new Set(
    unjudged.flatMap(([, outcome]) => (outcome.status === "error" ? [outcome.reason] : [])),
  );
  return judgedOutcomes(trial).filter(
    ({ outcome }) => outcome.status === "error" && !broken.has(outcome.reason),
  );
}

/** True for a run that the judge skipped without a failure. */
function isLeftOut(trial: Pick<Trial, "scores">): boolean {
  const outcomes = judgedOutcomes(trial);
  return outcomes.length > 0 && outcomes.every(({ outcome }) => outcome.status === "not-assessed");
}

/** A case with a run that the judge objects to. */
export interface Objection {
  one: ReportCase;
  trial: Trial;
  scores: string[];
}

/** Returns the judge's objections in cases that are not listed otherwise, worst first. */
export function objectionsOf(report: Report, explained = groupCases(report).explained): Objection[] {
  const isListed = new Set(explained);
  return report.cases
    .flatMap((one) => {
      const missing = one.trials.filter((trial) => missedBy(trial, report).length > 0);
      const [trial] = missing.toSorted((a, b) => leastOf(a) - leastOf(b));
      return trial === undefined || isListed.has(one) ? [] : [{ one, trial }];
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

function missedBy(trial: Pick<Trial, "scores">, { policy }: Report): string[] {
  return gatingScorers.filter((id) => {
    const outcome = scorerNamed(id).isJudged ? trial.scores[id] : undefined;
    return isScored(outcome) && !scorerNamed(id).reaches(outcome.value, passMarkOf(policy.passMarks, id));
  });
}

function leastOf(trial: Pick<Trial, "scores">): number {
  const shares = judgedOutcomes(trial).flatMap(({ id, outcome }) =>
    isScored(outcome) ? [scorerNamed(id).goodness(outcome.value)] : [],
  );
  return Math.min(...shares);
}

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

/** Returns `40 cases, 120 runs, 30 carried, 310 tool calls`. */
export function countsText(report: Pick<Report, "totals" | "cases">): string {
  const { cases, toolCalls } = report.totals;
  return `${counted(cases, "case")}, ${runsText(report)}, ${counted(toolCalls, "tool call")}`;
}

/** Returns `30 runs, 21 carried`; carried runs come from the base. */
export function runsText({ totals, cases }: Pick<Report, "totals" | "cases">): string {
  const carried = countCarriedRuns(cases);
  return `${counted(totals.runs, "run")}${carried === 0 ? "" : `, ${carried} carried`}`;
}

/** Returns pass^k: `pass^3 62% over 10 of 14 cases`. Some cases may have no run that passed or failed. */
export function passPowerText({ passPower, cases }: Pick<Report, "passPower" | "cases">): string | undefined {
  if (passPower === null) return undefined;
  const { k, value, cases: some } = passPower;
  const over = some === undefined ? "" : ` over ${some} of ${counted(decidingCases(cases).length, "case")}`;
  return `pass^${k} ${percent(value)}${over}`;
}

/** Up to this number, scorers get separate notes; more are grouped by their number of runs. */
const FEW_NOTES = 3;

/** Returns notes on intervals and unassessed runs. Contains untrusted names. */
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

/** Excludes runs that the judge skipped, which the judge's sentence counts. */
function unassessedNotes(report: Report): string[] {
  const { scores, cases, judge } = report;
  const leftOut = judge === null ? [] : cases.flatMap(({ trials }) => trials.filter(isLeftOut));
  const unassessed = scorersInUse(report).flatMap((id) => {
    const skipped = scorerNamed(id).isJudged
      ? leftOut.filter((trial) => member(trial.scores, id) !== undefined).length
      : 0;
    const runs = (member(scores, id)?.notAssessed ?? 0) - skipped;
    return runs <= 0 ? [] : [{ id, runs }];
  });
  const groups =
    unassessed.length <= FEW_NOTES
      ? unassessed.map((each) => [each])
      : [...groupBy(unassessed, ({ runs }) => runs).values()];
  return groups.map((group) => {
    const names = group.map(({ id }) => id).join(", ");
    return `${names} not assessed in ${counted(group[0]?.runs ?? 0, "run")}`;
  });
}

/** Runs with scorer errors. Contains untrusted text. */
export interface ScoreErrors {
  scorers: string[];
  runs: number;
  first: string | undefined;
}

/**
 * Returns the number of runs that could not be scored, with the first reason. Groups scorers with equal errors, and excludes the judge's
 * own failures.
 */
export function scoreErrors(report: Report): ScoreErrors[] {
  const trials = report.cases.flatMap((each) => each.trials);
  const failures = trials.map((trial) => ({ trial, ids: failuresOfJudge(trial).map(({ id }) => id) }));
  const found: ScoreErrors[] = [];
  for (const id of scorersInUse(report)) {
    const failed = new Set(failures.filter(({ ids }) => ids.includes(id)).map(({ trial }) => trial));
    const runs = (member(report.scores, id)?.errors ?? 0) - failed.size;
    if (runs <= 0) continue;
    const outcomes = trials.filter((trial) => !failed.has(trial)).map(({ scores }) => member(scores, id));
    const first = outcomes.find((outcome) => outcome?.status === "error")?.reason;
    const sameError = found.find((each) => each.runs === runs && each.first === first);
    if (sameError === undefined) found.push({ scorers: [id], runs, first });
    else sameError.scorers.push(id);
  }
  return found;
}
