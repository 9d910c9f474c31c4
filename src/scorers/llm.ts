import { sum } from "../base/statistics.ts";
import type {
  CallsJudgement,
  CallsQuestion,
  CallVerdict,
  JudgedBy,
  Judgement,
  Question,
  SheetJudgement,
} from "./judge/judgement.ts";
import { PROMPT_VERSION } from "./judge/question.ts";
import type { JudgedScorer, Outcome } from "./scorer.ts";
import type { Row, TableName } from "./texts/text-scorer.ts";

/**
 * Appropriateness, judged: `appropriate / (calls + missing)`, where a call that is appropriate in part counts half. Without a call 1 when no tool is missing, else
 * 0. After Mastra's `createToolCallAccuracyScorerLLM`, but the calls are those of the run rather than those
 * in the judge's list, and a missing tool counts beside calls too.
 */
export function appropriateness(calls: readonly CallVerdict[], missing: number): number {
  const appropriate = sum(calls.map(({ wasAppropriate, partly }) => (partly ? 0.5 : wasAppropriate ? 1 : 0)));
  return calls.length + missing === 0 ? 1 : appropriate / (calls.length + missing);
}

/** A judgement, with its calls named or not. */
type JudgedCalls = Omit<LlmDetails, "evaluations"> & {
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

function scored(judged: JudgedCalls, question: CallsQuestion): Outcome<LlmDetails> {
  const details = namedDetails(judged, question);
  const { evaluations, missingTools } = details;
  const value = appropriateness(evaluations, missingTools.length);
  return { status: "scored", value, details };
}

/** A judgement with its calls, named as this run names them: it may be of another recording of the same run. */
function namedDetails(
  { key, by, votes, evaluations, missingTools, reason }: JudgedCalls,
  { calls }: Pick<CallsQuestion, "calls">,
): LlmDetails {
  const verdicts = new Map(evaluations.map((one) => [one.callId, one]));
  const judged = calls.flatMap(({ callId, toolCallId, name }) => {
    const verdict = verdicts.get(callId);
    return verdict === undefined ? [] : [{ ...verdict, callId, toolCallId, name }];
  });
  return { key, by, votes, evaluations: judged, missingTools, ...(reason === undefined ? {} : { reason }) };
}

/** How a run was judged: the judgement, with the calls by their names. */
export interface LlmDetails {
  key: string;
  by: JudgedBy;
  votes: number;
  evaluations: {
    callId: string;
    toolCallId: string | null;
    name: string;
    wasAppropriate: boolean;
    partly?: true | undefined;
    agreeing: number;
    reasoning?: string | undefined;
  }[];
  missingTools: string[];
  reason?: string | undefined;
}

/** What was judged of what was said in a run, with the key by which it is found again. */
export interface SheetDetails extends Omit<SheetJudgement, "tables"> {
  key: string;
  tables: Readonly<Partial<Record<TableName, readonly Row[] | undefined>>>;
}

/** The same beside the scores that were made of it. */
export interface JudgedSheet extends SheetDetails {
  /** The ids of the scorers. */
  scorers: readonly string[];
}

/** A judgement as it is kept, so that the same need not be asked again. */
export type KeptJudgement = LlmDetails | SheetDetails;

/** A judgement with what makes it known again. Throws when it is none of that kind of question. */
export function keptOf(judgement: Judgement, question: Question): KeptJudgement {
  if ("tables" in judgement) return { ...judgement, key: question.key };
  if (question.kind !== "calls") throw new Error("a judgement of calls is no answer to a sheet");
  return namedDetails({ ...judgement, key: question.key }, question);
}

/** What a judge makes of a run: outcomes by scorer, and the sheet that they were made of, where it was one. */
export interface JudgedRun {
  scores: Record<string, Outcome<unknown>>;
  sheets: JudgedSheet[];
}

/** A question about a run, and what its answer means to the scorers that wait for it. */
export interface PendingQuestion {
  question: Question;
  /** Their ids. */
  scorers: readonly string[];
  /** What they make of a judgement. */
  score(judgement: Judgement): JudgedRun;
  /** The same of one that was kept; undefined when it is not a whole one of this question. */
  recall(kept: KeptJudgement): JudgedRun | undefined;
}

/** What can be said of a run before anybody is asked, and what there is to ask. */
export interface RunQuestions {
  /** Of the scorers that have nothing to ask. */
  scores: Record<string, Outcome<unknown>>;
  pending: PendingQuestion[];
}

/**
 * Whether a judgement that was kept in a file is a whole one of this question: of the same key, with each
 * call exactly once, by its name and decided by the votes, and with no tool missing that was not
 * available.
 */
function fits({ key, by, votes, evaluations, missingTools }: LlmDetails, question: CallsQuestion): boolean {
  const { calls } = question;
  const tools = new Set(question.tools);
  return (
    key === question.key &&
    by.promptVersion === PROMPT_VERSION &&
    evaluations.length === calls.length &&
    calls.every(({ callId, name }) =>
      evaluations.some((one) => one.callId === callId && one.name === name && isDecided(one, votes)),
    ) &&
    new Set(missingTools).size === missingTools.length &&
    missingTools.every((name) => tools.has(name))
  );
}

/** More than half of the votes agree, whose number is odd; but what lies between two verdicts may have fewer. */
function isDecided(
  { wasAppropriate, partly, agreeing }: LlmDetails["evaluations"][number],
  votes: number,
): boolean {
  if (partly) return !wasAppropriate && agreeing >= 1 && agreeing <= votes;
  return agreeing <= votes && agreeing * 2 > votes;
}
