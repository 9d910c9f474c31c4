import type { CallsJudgement, CallsQuestion } from "../judgement/judgement.ts";
import { fits } from "./fits.ts";
import type { LlmDetails } from "./llm-details.ts";
import type { JudgedScorer, Outcome } from "./scorer.ts";

/**
 * Appropriateness, judged: `appropriate / (calls + missing)`. Without a call 1 when no tool is missing, else
 * 0. After Mastra's `createToolCallAccuracyScorerLLM`, but the calls are those of the run rather than those
 * in the judge's list, and a missing tool counts beside calls too.
 */
export function appropriateness(appropriate: number, calls: number, missing: number): number {
  return calls + missing === 0 ? 1 : appropriate / (calls + missing);
}

/** A judgement, with its calls named or not. */
type Judged = Omit<LlmDetails, "evaluations"> & {
  evaluations: readonly Omit<LlmDetails["evaluations"][number], "toolCallId" | "name">[];
};

/** Whether the tools that were called were the right ones, by a judge. */
export const llm: JudgedScorer = { id: "llm", kind: "judged", direction: "higher", version: 1 };

/** The score of a judgement, with the calls that were judged. */
export function scoreJudgement(judgement: CallsJudgement, question: CallsQuestion): Outcome<LlmDetails> {
  return scored({ key: question.key, ...judgement }, question);
}

/**
 * The outcome that a judgement which was kept in a file stands for; undefined when it is not a whole one of
 * this question.
 */
export function recall(details: LlmDetails, question: CallsQuestion): Outcome<LlmDetails> | undefined {
  return fits(details, question) ? scored(details, question) : undefined;
}

function scored(judged: Judged, question: CallsQuestion): Outcome<LlmDetails> {
  const details = namedDetails(judged, question);
  const { evaluations, missingTools } = details;
  const appropriate = evaluations.filter(({ wasAppropriate }) => wasAppropriate).length;
  const value = appropriateness(appropriate, question.calls.length, missingTools.length);
  return { status: "scored", value, details };
}

/** A judgement with its calls, named as this run names them: it may be of another recording of the same run. */
export function namedDetails(
  { key, by, votes, evaluations, missingTools, reason }: Judged,
  { calls }: Pick<CallsQuestion, "calls">,
): LlmDetails {
  const verdicts = new Map(evaluations.map((one) => [one.callId, one]));
  const judged = calls.flatMap(({ callId, toolCallId, name }) => {
    const verdict = verdicts.get(callId);
    return verdict === undefined ? [] : [{ ...verdict, callId, toolCallId, name }];
  });
  return { key, by, votes, evaluations: judged, missingTools, ...(reason === undefined ? {} : { reason }) };
}
