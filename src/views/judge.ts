import { member } from "../json/json.ts";
import { limits } from "../limits.ts";
import { gatingScorers, goodness, passMarkOf, reaches } from "../policy/pass-marks.ts";
import type { ReportCase, ReportTrial } from "../report/case-schema.ts";
import type { ReportJudge } from "../report/judge-schema.ts";
import type { Report } from "../report/schema.ts";
import { isJudged } from "../scorers/registry.ts";
import { counted, listed, percent, shorten } from "../wording.ts";
import { groupCases } from "./case-groups.ts";

/** Models are few: a server that makes up names for itself is not to push the rest out of a comment. */
const NAMED = 2;

type Trial = Pick<ReportTrial, "scores">;
type Outcome = ReportTrial["scores"][string];

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
export function judgedOtherwiseSentence({ comparison }: Pick<Report, "comparison">): string | undefined {
  const otherwise = comparison?.judgedOtherwise ?? null;
  if (otherwise === null) return undefined;
  const { cases, scorers, base, head } = otherwise;
  return `${listed(scorers)} ${scorers.length === 1 ? "is" : "are"} not compared in ${counted(cases, "case")}: judged by ${judgeNames(head)} here and by ${judgeNames(base)} on the base`;
}

/** The scores by which the judge failed on a run, rather than its recording, which is in error by every scorer. */
export function failuresOfJudge(trial: Trial): JudgedOutcome[] {
  const others = Object.entries(trial.scores).filter(([id]) => !isJudged(id));
  const broken = new Set(others.flatMap(([, one]) => (one.status === "error" ? [one.reason] : [])));
  return judgedOutcomes(trial).filter(
    ({ outcome }) => outcome.status === "error" && !broken.has(outcome.reason),
  );
}

/** Whether a run that a judge was to look at has no score of it, and nothing failed. */
export function isLeftOut(trial: Trial): boolean {
  const outcomes = judgedOutcomes(trial);
  return outcomes.length > 0 && outcomes.every(({ outcome }) => outcome.status === "not-assessed");
}

/** A case that is told for what the judge says of one of its runs. */
export interface Objection {
  one: ReportCase;
  /** The worst run of those that miss the pass mark of a scorer that asks a judge. */
  trial: ReportTrial;
  /** What the case has of the scorers whose mark that run misses: `llm 50.0 %`. */
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

function judgedOutcomes({ scores }: Trial): JudgedOutcome[] {
  return Object.entries(scores).flatMap(([id, outcome]) => (isJudged(id) ? [{ id, outcome }] : []));
}

/** The scorers that ask a judge and whose pass mark a run misses. */
function missedBy(trial: Trial, { policy }: Report): string[] {
  return gatingScorers.filter((id) => {
    const outcome = isJudged(id) ? trial.scores[id] : undefined;
    return isScored(outcome) && !reaches(outcome.value, passMarkOf(policy.passMarks, id), id);
  });
}

/** The judge's worst score of a run, as a share of the best one. Needs one. */
function leastOf(trial: Trial): number {
  const shares = judgedOutcomes(trial).flatMap(({ id, outcome }) =>
    isScored(outcome) ? [goodness(outcome.value, id)] : [],
  );
  return Math.min(...shares);
}

/** The same of a case's scores; 1 where there is none. */
function judgedGoodness({ scores }: ReportCase): number {
  const shares = Object.entries(scores).flatMap(([id, value]) =>
    value !== null && isJudged(id) ? [goodness(value, id)] : [],
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
