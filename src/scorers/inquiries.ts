import type { Expectation } from "../expectations/expectation.ts";
import type { Judgement, JudgeTerms } from "../judgement/judgement.ts";
import { questionOf, type Seen } from "../judgement/question.ts";
import type { Run } from "../recordings/run.ts";
import type { Inquiries, JudgedRun } from "./inquiry.ts";
import type { KeptJudgement } from "./kept.ts";
import { llm, recall, scoreJudgement } from "./llm.ts";
import { CALLS_UNRECORDED, notAssessed } from "./not-assessed.ts";
import type { JudgedScorer, Outcome } from "./scorer.ts";
import { sheetInquiries } from "./sheet-inquiries.ts";

/** What these scorers, each of which the case asks for, have to ask a judge about a run: as few questions as can be. */
export function inquiriesOf(
  run: Run,
  expectation: Expectation,
  scorers: readonly JudgedScorer[],
  seen: Seen,
  terms: JudgeTerms,
): Inquiries {
  const asksAboutCalls = scorers.some(({ id }) => id === llm.id);
  const calls = asksAboutCalls ? callsInquiries(run, seen, terms) : { scores: {}, inquiries: [] };
  const texts = scorers.flatMap(({ text }) => text ?? []);
  const sheets = sheetInquiries(run, expectation, texts, seen, terms);
  return {
    scores: { ...calls.scores, ...sheets.scores },
    inquiries: [...calls.inquiries, ...sheets.inquiries],
  };
}

function callsInquiries(run: Run, seen: Seen, terms: JudgeTerms): Inquiries {
  if (run.textsOnly) return { scores: { [llm.id]: CALLS_UNRECORDED }, inquiries: [] };
  const question = questionOf(run, seen, terms);
  if ("unasked" in question) return { scores: { [llm.id]: notAssessed(question.unasked) }, inquiries: [] };
  const score = (judgement: Judgement) => {
    if ("tables" in judgement) throw new Error("a sheet is no answer to a question about calls");
    return judgedRun(scoreJudgement(judgement, question));
  };
  const recalled = (kept: KeptJudgement) => {
    const outcome = "tables" in kept ? undefined : recall(kept, question);
    return outcome && judgedRun(outcome);
  };
  return { scores: {}, inquiries: [{ question, scorers: [llm.id], score, recall: recalled }] };
}

function judgedRun(outcome: Outcome<unknown>): JudgedRun {
  return { scores: { [llm.id]: outcome }, sheets: [] };
}
