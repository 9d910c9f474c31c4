import { defined } from "../core/json.ts";
import { sum } from "../core/statistics/summary.ts";
import type { JudgedSheet, LlmDetails, SheetDetails } from "./details.ts";
import type { CallsJudgement, CallsQuestion, CallVerdict, Judgement, Question } from "./judge/judgement.ts";
import { PROMPT_VERSION } from "./judge/question.ts";
import type { Outcome } from "./outcome.ts";
import type { JudgedScorer } from "./scorer.ts";

/**
 * Scores the appropriateness of the calls: `appropriate / (calls + missing)`. A partly appropriate call counts half. Without calls
 * the score is 1 if no tool is missing, else 0. Based on Mastra's `createToolCallAccuracyScorerLLM`, but over the calls of the run
 * instead of the judge's list, and missing tools always count.
 */
export function appropriateness(calls: readonly CallVerdict[], missing: number): number {
  const appropriate = sum(calls.map(({ wasAppropriate, partly }) => (partly ? 0.5 : wasAppropriate ? 1 : 0)));
  return calls.length + missing === 0 ? 1 : appropriate / (calls.length + missing);
}

type JudgedCalls = Omit<LlmDetails, "evaluations"> & {
  evaluations: readonly Omit<LlmDetails["evaluations"][number], "toolCallId" | "name">[];
};

/** Scores with a judge whether the called tools were appropriate. */
export const llm: JudgedScorer = { id: "llm", kind: "judged", direction: "higher", version: 2 };

export function scoreJudgement(judgement: CallsJudgement, question: CallsQuestion): Outcome<LlmDetails> {
  return scored({ key: question.key, ...judgement }, question);
}

/** Scores a stored judgement. Returns undefined if it does not fit the question. */
export function recall(details: LlmDetails, question: CallsQuestion): Outcome<LlmDetails> | undefined {
  return fits(details, question) ? scored(details, question) : undefined;
}

function scored(judged: JudgedCalls, question: CallsQuestion): Outcome<LlmDetails> {
  const details = namedDetails(judged, question);
  const { evaluations, missingTools } = details;
  const value = appropriateness(evaluations, missingTools.length);
  return { status: "scored", value, details };
}

/** Takes call names and ids from the question, because a stored judgement may come from another recording of the same run. */
function namedDetails(
  { key, by, votes, evaluations, missingTools, reason }: JudgedCalls,
  { calls }: Pick<CallsQuestion, "calls">,
): LlmDetails {
  const verdicts = new Map(evaluations.map((evaluation) => [evaluation.callId, evaluation]));
  const judged = calls.flatMap(({ callId, toolCallId, name }) => {
    const verdict = verdicts.get(callId);
    return verdict === undefined ? [] : [{ ...verdict, callId, toolCallId, name }];
  });
  return { key, by, votes, evaluations: judged, missingTools, ...defined({ reason }) };
}

/** A judgement in a report, stored so that later jobs need not ask again. */
export type StoredJudgement = LlmDetails | SheetDetails;

/** Converts a judgement to its stored form. Throws if it does not belong to this kind of question. */
export function storedJudgement(judgement: Judgement, question: Question): StoredJudgement {
  if ("tables" in judgement) return { ...judgement, key: question.key };
  if (question.kind !== "calls") throw new Error("a judgement of calls is no answer to a sheet");
  return namedDetails({ ...judgement, key: question.key }, question);
}

/** The outcomes by scorer, and the sheets behind them. */
export interface JudgedRun {
  scores: Record<string, Outcome<unknown>>;
  sheets: JudgedSheet[];
}

/** A question about a run with the scorers that use its answer. */
export interface PendingQuestion {
  question: Question;
  scorers: readonly string[];
  score(judgement: Judgement): JudgedRun;
  /** Returns undefined if the stored judgement does not fit. */
  recall(stored: StoredJudgement): JudgedRun | undefined;
}

/** The outcomes that need no question, and the questions. */
export interface RunQuestions {
  scores: Record<string, Outcome<unknown>>;
  pending: PendingQuestion[];
}

/** A stored judgement must have each call exactly once and only available tools as missing. */
function fits({ key, by, votes, evaluations, missingTools }: LlmDetails, question: CallsQuestion): boolean {
  const { calls } = question;
  const tools = new Set(question.tools);
  return (
    key === question.key &&
    by.promptVersion === PROMPT_VERSION &&
    evaluations.length === calls.length &&
    calls.every(({ callId, name }) =>
      evaluations.some(
        (evaluation) =>
          evaluation.callId === callId && evaluation.name === name && isDecided(evaluation, votes),
      ),
    ) &&
    new Set(missingTools).size === missingTools.length &&
    missingTools.every((name) => tools.has(name))
  );
}

/** A verdict needs a majority of the odd number of votes. "Partly" is the middle verdict and may have fewer. */
function isDecided(
  { wasAppropriate, partly, agreeing }: LlmDetails["evaluations"][number],
  votes: number,
): boolean {
  if (partly) return !wasAppropriate && agreeing >= 1 && agreeing <= votes;
  return agreeing <= votes && agreeing * 2 > votes;
}
