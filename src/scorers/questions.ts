import type { Run } from "../recordings/run.ts";
import type { Expectation } from "./expectation.ts";
import type { Judgement, JudgeTerms } from "./judge/judgement.ts";
import { questionOf, type VisibleContext } from "./judge/question.ts";
import {
  type JudgedRun,
  llm,
  type RunQuestions,
  recall,
  type StoredJudgement,
  scoreJudgement,
} from "./llm.ts";
import { CALLS_UNRECORDED, notAssessed, type Outcome } from "./outcome.ts";
import type { JudgedScorer } from "./scorer.ts";
import { sheetQuestions } from "./sheet-questions.ts";

/** Returns the questions that the requested scorers ask a judge about a run, combined into as few as possible. */
export function questionsFor(
  run: Run,
  expectation: Expectation,
  scorers: readonly JudgedScorer[],
  seen: VisibleContext,
  terms: JudgeTerms,
): RunQuestions {
  const asksAboutCalls = scorers.some(({ id }) => id === llm.id);
  const calls = asksAboutCalls ? callQuestions(run, seen, terms) : { scores: {}, pending: [] };
  const texts = scorers.flatMap(({ text }) => text ?? []);
  const sheets = sheetQuestions(run, expectation, texts, seen, terms);
  return {
    scores: { ...calls.scores, ...sheets.scores },
    pending: [...calls.pending, ...sheets.pending],
  };
}

function callQuestions(run: Run, seen: VisibleContext, terms: JudgeTerms): RunQuestions {
  if (run.textsOnly) return { scores: { [llm.id]: CALLS_UNRECORDED }, pending: [] };
  const question = questionOf(run, seen, terms);
  if ("unasked" in question) return { scores: { [llm.id]: notAssessed(question.unasked) }, pending: [] };
  const score = (judgement: Judgement) => {
    if ("tables" in judgement) throw new Error("a sheet is no answer to a question about calls");
    return judgedRun(scoreJudgement(judgement, question));
  };
  const recallStored = (stored: StoredJudgement) => {
    const outcome = "tables" in stored ? undefined : recall(stored, question);
    return outcome && judgedRun(outcome);
  };
  return { scores: {}, pending: [{ question, scorers: [llm.id], score, recall: recallStored }] };
}

function judgedRun(outcome: Outcome<unknown>): JudgedRun {
  return { scores: { [llm.id]: outcome }, sheets: [] };
}
