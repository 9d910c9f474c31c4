import { limits } from "../limits.ts";
import type { ReportCase, ReportTrial } from "../report/case-schema.ts";
import type { ReportJudge } from "../report/judge-schema.ts";
import type { Report } from "../report/schema.ts";
import { counted, listed, shorten } from "../wording.ts";
import { groupCases } from "./case-groups.ts";

/** Models are few: a server that makes up names for itself is not to push the rest out of a comment. */
const NAMED = 2;

/** Who judged, how many runs, what it could not judge, and what that cost. Holds untrusted text; nothing without a judge. */
export function judgeSentence({ judge, scores, cases }: Report): string | undefined {
  if (judge === null) return undefined;
  const trials = cases.flatMap((one) => one.trials);
  const failed = trials.filter(isFailureOfJudge).flatMap(({ scores }) => unscoredReason(scores.llm, "error"));
  const left = trials.flatMap(({ scores }) => unscoredReason(scores.llm, "not-assessed"));
  const { known } = judge.work;
  return [
    judgeNames(judge.by.length === 0 ? [judge.model] : judge.by),
    `${counted(scores.llm?.assessed ?? 0, "run")} judged${known > 0 ? `, ${counted(known, "judgement")} known before` : ""}`,
    ...withReason("failed", failed),
    ...withReason("not judged", left),
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

/** Whether the judge failed on a run, rather than its recording, which is in error by every scorer. */
export function isFailureOfJudge({ scores: { llm, ...others } }: Pick<ReportTrial, "scores">): boolean {
  if (llm?.status !== "error") return false;
  return !Object.values(others).some((one) => one.status === "error" && one.reason === llm.reason);
}

/** Cases with a run below the judge's pass mark that are not told anyway, the worst first. */
export function objectedCases(report: Report, told = groupCases(report).told): ReportCase[] {
  const isTold = new Set(told);
  const worstScore = (one: ReportCase) => scoreOf(worstJudgedTrial(one));
  return report.cases
    .filter((one) => !isTold.has(one) && worstScore(one) < report.policy.passMarks.llm)
    .toSorted((a, b) => worstScore(a) - worstScore(b) || (a.scores.llm ?? 1) - (b.scores.llm ?? 1));
}

function scoreOf(trial: ReportTrial | undefined): number {
  const llm = trial?.scores.llm;
  return llm?.status === "scored" ? llm.value : 1;
}

/** The run of a case of which the judge thinks least; undefined when it judged none. */
export function worstJudgedTrial({ trials }: Pick<ReportCase, "trials">): ReportTrial | undefined {
  let worst: { trial: ReportTrial; value: number } | undefined;
  for (const trial of trials) {
    const { llm } = trial.scores;
    const isWorst = llm?.status === "scored" && (worst === undefined || llm.value < worst.value);
    if (isWorst) worst = { trial, value: llm.value };
  }
  return worst?.trial;
}

function judgeNames(names: readonly string[]): string {
  return listed(
    names.map((name) => shorten(name, limits.shownName)),
    NAMED,
  );
}

function unscoredReason(
  outcome: ReportTrial["scores"][string] | undefined,
  status: "error" | "not-assessed",
): string[] {
  return outcome?.status === status ? [outcome.reason] : [];
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
