import type { Policy } from "../../config/policy-schema.ts";
import { limits } from "../../core/limits.ts";
import { type RedactRules, redactRules } from "../../recordings/redact-values.ts";
import type { Run, ToolDefinition } from "../../recordings/run.ts";
import type { Expectation } from "../../scorers/expectation.ts";
import { beyondTokens, type JudgeTerms, type Question, tokensOf } from "../../scorers/judge/judgement.ts";
import { redactionFor } from "../../scorers/judge/visible-texts.ts";
import type { JudgedRun, PendingQuestion, StoredJudgement } from "../../scorers/llm.ts";
import { questionsFor } from "../../scorers/questions.ts";
import { optionsOf } from "../../scorers/run-scorers.ts";
import { type JudgedScorer, notAssessed } from "../../scorers/scorer.ts";
import type { CleanPair } from "../../scorers/texts/text-scorer.ts";
import type { ToolBook, ToolName } from "../../scorers/tool-book.ts";
import { caseKey, type DependentRun, type PendingCase, type PendingTrial } from "./score.ts";

type CaseTrials = Pick<PendingCase, "id" | "tags" | "trials">;

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

/** Adds the questions of the trials that waited for their clean case. */
export function withPairs<Case extends CaseTrials>(
  cases: readonly Case[],
  judgeQuestions: JudgeQuestions,
): Case[] {
  const trialsOf = new Map(cases.map(({ id, tags, trials }) => [caseKey(id, tags), trials]));
  const settled = (
    { cleanTexts: _cleanTexts, late, ...trial }: PendingTrial,
    tags: CaseTrials["tags"],
  ): PendingTrial => {
    if (late === undefined) return trial;
    const expectation = withCleanTexts(late, trial.trial, tags, trialsOf);
    const { scores, sheets, waiting } =
      "missing" in expectation
        ? left(late.scorers, expectation.missing)
        : judgeQuestions.enter(late.scorers, late.run, expectation);
    return {
      ...trial,
      scores: { ...trial.scores, ...scores },
      sheets: [...trial.sheets, ...sheets],
      waiting: [...trial.waiting, ...waiting],
    };
  };
  return cases.map((caseTrials) => ({
    ...caseTrials,
    trials: caseTrials.trials.map((trial) => settled(trial, caseTrials.tags)),
  }));
}

function withCleanTexts(
  { expectation, of }: DependentRun,
  trial: string | undefined,
  tags: Readonly<Record<string, string>>,
  cases: ReadonlyMap<string, readonly PendingTrial[]>,
): Expectation | { missing: string } {
  const name = JSON.stringify(of);
  const trials = cases.get(caseKey(of, tags));
  if (trials === undefined)
    return {
      missing: `case ${name}, the one without noise, has no run with these tags here: both cases must be recorded, and in one shard`,
    };
  const clean = trials.find((trialOfCase) => trialOfCase.trial === trial);
  if (clean === undefined)
    return { missing: `case ${name}, the one without noise, has no run of trial ${JSON.stringify(trial)}` };
  if (clean.cleanTexts === undefined)
    return { missing: `the run of case ${name}, the one without noise, is in error or too long` };
  const { texts } = expectation;
  const type = texts?.noise?.type;
  const noise = { ...clean.cleanTexts, ...(type === undefined ? {} : { type }) };
  return { ...expectation, texts: { ...texts, noise } };
}

function partnerOf({ texts }: Expectation): string | undefined {
  const noise = texts?.noise;
  return noise !== undefined && "of" in noise ? noise.of : undefined;
}

/** The known scores of a run, and its questions for the judge. */
export interface PendingScores extends JudgedRun {
  waiting: PendingQuestion[];
}

const NO_JUDGE = "no judge-model was given";

/** The judge's questions about a suite's runs, each question once. */
export class JudgeQuestions {
  readonly questions = new Map<string, Question>();
  /** Keys of questions that were judged before. */
  readonly known = new Set<string>();
  /** The most tokens that the questions can take. Counted here, so that the selection does not depend on the server. */
  private tokens = 0;
  private readonly judge: JudgeSetup | undefined;
  private readonly tools: readonly ToolDefinition[];
  private readonly redact: RedactRules;
  private readonly seesReasoning: boolean;
  private readonly book: ToolBook;

  constructor(
    setup: JudgeSetup | undefined,
    { judge, redact }: Pick<Policy, "judge" | "redact">,
    book: ToolBook,
  ) {
    this.judge = setup;
    this.tools = judge.availableTools ?? [];
    this.redact = redactRules(redact);
    this.seesReasoning = judge.seesReasoning;
    this.book = book;
  }

  /** Returns the known scores of a run by these scorers, and registers its open questions. */
  enter(scorers: readonly JudgedScorer[], run: Run, expectation: Expectation): PendingScores {
    const { judge } = this;
    if (judge === undefined) return this.without(scorers);
    if (judge.asksAbout?.(expectation.id) === false) return left(scorers, "this case was not asked about");
    if (judge.closed !== undefined && judge.known.size === 0) return left(scorers, judge.closed);
    const runQuestions = questionsFor(run, expectation, scorers, this.seen(run, expectation), judge.terms);
    const entered: PendingScores = { scores: runQuestions.scores, sheets: [], waiting: [] };
    for (const pendingQuestion of runQuestions.pending) this.put(pendingQuestion, entered, judge);
    return entered;
  }

  /** Returns the scores of a run that cannot be judged. */
  without(scorers: readonly JudgedScorer[]): PendingScores {
    return left(scorers, NO_JUDGE);
  }

  private put(pendingQuestion: PendingQuestion, entered: PendingScores, judge: JudgeSetup): void {
    const { key } = pendingQuestion.question;
    const judgement = judge.known.get(key);
    const recalled = judgement && pendingQuestion.recall(judgement);
    if (recalled !== undefined) {
      this.known.add(key);
      Object.assign(entered.scores, recalled.scores);
      entered.sheets.push(...recalled.sheets);
      return;
    }
    const reason = this.refusal(pendingQuestion, judge);
    if (reason === undefined) entered.waiting.push(pendingQuestion);
    else for (const id of pendingQuestion.scorers) entered.scores[id] = notAssessed(reason);
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
    const recordedTools = run.tools.length > 0 ? run.tools : this.tools;
    return {
      tools: availableTools ?? recordedTools,
      isIgnored: (tool: ToolName) => this.book.ignores(tool),
      redact: this.redact,
      seesReasoning: this.seesReasoning,
    };
  }
}

function left(scorers: readonly JudgedScorer[], reason: string): PendingScores {
  const outcome = notAssessed(reason);
  return { scores: Object.fromEntries(scorers.map(({ id }) => [id, outcome])), sheets: [], waiting: [] };
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
