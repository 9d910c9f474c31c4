import type { Policy } from "../../config/policy-schema.ts";
import { defined } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import type { Problem } from "../../core/problems.ts";
import { type RedactRules, redactRules } from "../../recordings/redact-values.ts";
import type { Run } from "../../recordings/run.ts";
import type { Trial } from "../../report/case.ts";
import { type Redactor, redactor, shownJudgement, shownSheet } from "../../report/details.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import {
  type Answer,
  beyondTokens,
  type JudgeTerms,
  type Question,
  tokensOf,
} from "../../scorers/judge/judgement.ts";
import { redactionFor } from "../../scorers/judge/visible-texts.ts";
import type { JudgedRun, PendingQuestion, StoredJudgement } from "../../scorers/llm.ts";
import { notAssessed } from "../../scorers/outcome.ts";
import { scorerNamed } from "../../scorers/pass-marks.ts";
import { questionsFor } from "../../scorers/questions.ts";
import { optionsOf } from "../../scorers/run-scorers.ts";
import type { JudgedScorer } from "../../scorers/scorer.ts";
import type { CleanPair } from "../../scorers/texts/text-scorer.ts";
import type { ToolBook, ToolName } from "../../scorers/tool-book.ts";
import { caseKey } from "./fingerprint.ts";
import { type DependentRun, inDisplayOrder, type OpenCase, placeOf, type ScoredRun } from "./score.ts";

/** Pairs cases with noise and the cases without it. */
export class NoisePairs {
  /** The cases that a noisy case names as its clean case. */
  private readonly cleanCases: ReadonlySet<string>;
  private readonly redact: RedactRules;

  constructor(expectations: ReadonlyMap<string, Expectation>, redact: readonly string[]) {
    this.cleanCases = new Set(
      [...expectations.values()].flatMap((expectation) => partnerOf(expectation) ?? []),
    );
    this.redact = redactRules(redact);
  }

  /** Returns the redacted texts of a run, only for a clean case of a pair. */
  cleanTextsOf(run: Run, caseId: string): CleanPair | undefined {
    if (!this.cleanCases.has(caseId)) return undefined;
    const { input, response, toolCalls } = run;
    const redactedCalls = this.redact.hidesArguments ? toolCalls : [];
    const searched = [
      input,
      response,
      ...redactedCalls.flatMap((call) => [call.arguments, call.result ?? null]),
    ];
    const redaction = redactionFor(run, searched, this.redact);
    if ("unasked" in redaction) return undefined;
    const shown = (text: string) => redaction.text(text, limits.redactedText);
    return { cleanQuery: shown(input), baselineResponse: shown(response) };
  }
}

/** Returns the part of a run that waits for its clean case; undefined when nothing waits. */
export function lateRun(
  run: Run,
  expectation: Expectation,
  scorers: readonly JudgedScorer[],
): DependentRun | undefined {
  const of = partnerOf(expectation);
  const { texts = {} } = expectation;
  const late = scorers.filter(
    ({ text }) => text !== undefined && text.sheet(texts, optionsOf(text, expectation)) === "pair",
  );
  if (of === undefined || late.length === 0) return undefined;
  // All waiting runs are in memory at once, so the document's row is dropped.
  const { row: _, ...waitingRun } = run;
  return { run: waitingRun, expectation, scorers: late, of };
}

/** Enters the questions of the runs that waited for the run of their clean case. */
export function enterPairs(cases: readonly OpenCase[], queue: JudgeQueue): void {
  const runsOf = new Map(cases.map(({ id, tags, runs }) => [caseKey(id, tags), runs]));
  for (const { tags, runs } of cases) {
    for (const { trial, late } of runs) {
      if (late === undefined) continue;
      const { run, scorers } = late;
      const expectation = withCleanTexts(late, trial.trial, tags, runsOf);
      if ("missing" in expectation) queue.leave(trial, scorers, expectation.missing);
      else queue.enter(trial, scorers, run, expectation);
    }
  }
}

function withCleanTexts(
  { expectation, of }: DependentRun,
  trialName: string,
  tags: Readonly<Record<string, string>>,
  cases: ReadonlyMap<string, readonly ScoredRun[]>,
): Expectation | { missing: string } {
  const name = JSON.stringify(of);
  const runs = cases.get(caseKey(of, tags));
  if (runs === undefined)
    return {
      missing: `case ${name}, the one without noise, has no run with these tags here: both cases must be recorded, and in one shard`,
    };
  const clean = runs.find(({ trial }) => trial.trial === trialName);
  if (clean === undefined)
    return {
      missing: `case ${name}, the one without noise, has no run of trial ${JSON.stringify(trialName)}`,
    };
  if (clean.cleanTexts === undefined)
    return { missing: `the run of case ${name}, the one without noise, is in error or too long` };
  const { texts } = expectation;
  const type = texts?.noise?.type;
  const noise = { ...clean.cleanTexts, ...defined({ type }) };
  return { ...expectation, texts: { ...texts, noise } };
}

function partnerOf({ texts }: Expectation): string | undefined {
  const noise = texts?.noise;
  return noise !== undefined && "of" in noise ? noise.of : undefined;
}

const NO_JUDGE = "no judge-model was given";
const NOT_ASKED: Answer = { status: "left", reason: "the judge was not asked" };

/** The terms of a suite that its queue needs. */
interface QueueTerms {
  policy: Pick<Policy, "judge" | "redact">;
  /** Selects cases whose details are kept even where everything matched. */
  keepsDetails?: ((caseId: string) => boolean) | undefined;
}

/** The judge's questions about a suite's runs, each question once. It enters the scores of its scorers into the trials. */
export class JudgeQueue {
  readonly questions = new Map<string, Question>();
  /** Keys of questions that were judged before. */
  readonly known = new Set<string>();
  readonly waiting = new Map<Trial, { caseId: string; pending: PendingQuestion[] }>();
  /** The most tokens that the questions can take. Counted here, so that the selection does not depend on the server. */
  private tokens = 0;
  private readonly judge: JudgeSetup | undefined;
  private readonly terms: QueueTerms;
  private readonly redact: Redactor;
  private readonly redactRules: RedactRules;
  private readonly book: ToolBook;

  constructor(judge: JudgeSetup | undefined, terms: QueueTerms, book: ToolBook) {
    this.judge = judge;
    this.terms = terms;
    this.redact = redactor(terms.policy.redact);
    this.redactRules = redactRules(terms.policy.redact);
    this.book = book;
  }

  /** Enters the known scores of a trial by these scorers, and registers its open questions. */
  enter(trial: Trial, scorers: readonly JudgedScorer[], run: Run, expectation: Expectation): void {
    const { judge } = this;
    const { id: caseId } = expectation;
    const closed = closedReason(judge, caseId);
    if (judge === undefined || closed !== undefined) {
      this.leave(trial, scorers, closed ?? NO_JUDGE);
      return;
    }
    const { scores, pending } = questionsFor(
      run,
      expectation,
      scorers,
      this.seen(run, expectation),
      judge.terms,
    );
    this.show(trial, caseId, { scores, sheets: [] });
    for (const pendingQuestion of pending) this.put(trial, caseId, pendingQuestion, judge);
  }

  /** Enters the reason why scorers did not score a trial. */
  leave(trial: Trial, scorers: readonly Pick<JudgedScorer, "id">[], reason: string): void {
    for (const { id } of scorers) trial.scores[id] = notAssessed(this.redact.text(reason));
  }

  /** Enters the answers to a trial's questions. Returns warnings about failures of the judge, because the recording is sound. */
  answer(trial: Trial, answers: ReadonlyMap<string, Answer>): Problem[] {
    const { caseId = "", pending = [] } = this.waiting.get(trial) ?? {};
    const failures: Problem[] = [];
    for (const { question, scorers, score } of pending) {
      const answer = answers.get(question.key) ?? NOT_ASKED;
      if (answer.status === "judged") {
        this.show(trial, caseId, score(answer.judgement));
        continue;
      }
      const { status, reason } = answer;
      const outcome = { status: status === "failed" ? "error" : "not-assessed", reason } as const;
      this.show(trial, caseId, {
        scores: Object.fromEntries(scorers.map((id) => [id, outcome])),
        sheets: [],
      });
      if (status === "failed")
        failures.push({
          severity: "warning",
          ...placeOf(trial),
          message: `${scorers.join(", ")}: ${reason}`,
        });
    }
    if (pending.length > 0) trial.scores = inDisplayOrder(trial.scores);
    return failures;
  }

  private put(trial: Trial, caseId: string, pendingQuestion: PendingQuestion, judge: JudgeSetup): void {
    const { key } = pendingQuestion.question;
    const judgement = judge.known.get(key);
    const recalled = judgement && pendingQuestion.recall(judgement);
    if (recalled !== undefined) {
      this.known.add(key);
      this.show(trial, caseId, recalled);
      return;
    }
    const reason = this.refusal(pendingQuestion, judge);
    if (reason !== undefined) {
      const scorers = pendingQuestion.scorers.map((id) => ({ id }));
      this.leave(trial, scorers, reason);
      return;
    }
    const entry = this.waiting.get(trial) ?? { caseId, pending: [] };
    entry.pending.push(pendingQuestion);
    this.waiting.set(trial, entry);
  }

  /** Redacts and cuts the judged scores of a trial and the sheets behind them. */
  private show(trial: Trial, caseId: string, { scores, sheets }: JudgedRun): void {
    const keepsDetails = this.terms.keepsDetails?.(caseId) ?? false;
    const showsReasons = (id: string, value: number) =>
      this.terms.policy.judge.reasons && (keepsDetails || !scorerNamed(id).isBest(value));
    for (const [id, outcome] of Object.entries(scores))
      trial.scores[id] = shownJudgement(outcome, this.redact, (value) => showsReasons(id, value));
    for (const sheet of sheets) {
      const isShown = sheet.scorers.some((id) => {
        const outcome = scores[id];
        return outcome?.status === "scored" && showsReasons(id, outcome.value);
      });
      trial.judgements = [...(trial.judgements ?? []), shownSheet(sheet, this.redact, isShown)];
    }
  }

  /** Returns the reason to leave a question out. */
  private refusal({ question }: PendingQuestion, judge: JudgeSetup): string | undefined {
    if (judge.closed !== undefined) return judge.closed;
    if (this.questions.has(question.key)) return undefined;
    const { terms, maxRuns, maxTokens } = judge;
    const tokens = tokensOf(question) * terms.votes;
    if (this.questions.size >= maxRuns) return beyondRuns(maxRuns);
    if (this.tokens + tokens > maxTokens) return beyondTokens(tokens, maxTokens);
    this.tokens += tokens;
    this.questions.set(question.key, question);
    return undefined;
  }

  /** The case's tools come before the recording's, and these before the policy's. */
  private seen(run: Run, { availableTools }: Expectation) {
    const { availableTools: policyTools = [], seesReasoning } = this.terms.policy.judge;
    return {
      tools: availableTools ?? (run.tools.length > 0 ? run.tools : policyTools),
      isIgnored: (tool: ToolName) => this.book.ignores(tool),
      redact: this.redactRules,
      seesReasoning,
    };
  }
}

/** Returns the reason why no question about a case can be answered. */
function closedReason(judge: JudgeSetup | undefined, caseId: string): string | undefined {
  if (judge?.asksAbout?.(caseId) === false) return "this case was not asked about";
  return judge?.known.size === 0 ? judge.closed : undefined;
}

function beyondRuns(maxRuns: number): string {
  return `budget: a judge may be asked ${maxRuns} questions that it does not know yet (judge.maxRuns of the policy)`;
}

/** The setup of a judge that decides which questions are asked. */
export interface JudgeSetup {
  terms: JudgeTerms;
  /** The reason that the judge cannot be asked. Known judgements still count. */
  closed?: string | undefined;
  /** By question key. */
  known: ReadonlyMap<string, StoredJudgement>;
  /** Limits of the questions and their tokens. */
  maxRuns: number;
  maxTokens: number;
  asksAbout?: ((caseId: string) => boolean) | undefined;
}
