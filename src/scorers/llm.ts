import type { CallsJudgement, CallsQuestion, Verdict } from "../judgement/judgement.ts";
import { sum } from "../statistics/mean.ts";
import { fits } from "./fits.ts";
import type { LlmDetails } from "./llm-details.ts";
import type { JudgedScorer, Outcome } from "./scorer.ts";

/**
 * Appropriateness, judged: `appropriate / (calls + missing)`, where a call that is appropriate in part counts half. Without a call 1 when no tool is missing, else
 * 0. After Mastra's `createToolCallAccuracyScorerLLM`, but the calls are those of the run rather than those
 * in the judge's list, and a missing tool counts beside calls too.
 */
export function appropriateness(calls: readonly Verdict[], missing: number): number {
  const appropriate = sum(calls.map(({ wasAppropriate, partly }) => (partly ? 0.5 : wasAppropriate ? 1 : 0)));
  return calls.length + missing === 0 ? 1 : appropriate / (calls.length + missing);
}

/** A judgement, with its calls named or not. */
type Judged = Omit<LlmDetails, "evaluations"> & {
  evaluations: readonly Omit<LlmDetails["evaluations"][number], "toolCallId" | "name">[];
};

/** Whether the tools that were called were the right ones, by a judge. */
export const llm: JudgedScorer = { id: "llm", kind: "judged", direction: "higher", version: 2 };

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
  const value = appropriateness(evaluations, missingTools.length);
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
