import { limits } from "../base/limits.ts";
import type { Policy } from "../config/policy-schema.ts";
import { type RedactRules, redactRules } from "../recordings/redact.ts";
import type { Run, ToolDefinition } from "../recordings/run.ts";
import type { Expectation } from "../scorers/expectation.ts";
import { beyondTokens, type JudgeTerms, type Question, tokensOf } from "../scorers/judge/judgement.ts";
import { redactionFor } from "../scorers/judge/visible-texts.ts";
import type { JudgedRun, KeptJudgement, PendingQuestion } from "../scorers/llm.ts";
import { questionsFor } from "../scorers/questions.ts";
import { type JudgedScorer, notAssessed } from "../scorers/scorer.ts";
import { optionsOf } from "../scorers/text.ts";
import type { CleanPair } from "../scorers/texts/text-scorer.ts";
import type { ToolBook, ToolName } from "../scorers/tools.ts";
import { caseKey, type DependentRun, type PendingCase, type PendingTrial } from "./score.ts";

type CaseTrials = Pick<PendingCase, "id" | "tags" | "trials">;

/** Cases with and without noise: of which what was said is kept, and which run belongs to which. */
export class NoisePairs {
  /** The cases that others name as those without noise. */
  private readonly named: ReadonlySet<string>;
  private readonly redact: RedactRules;

  constructor(expectations: ReadonlyMap<string, Expectation>, redact: readonly string[]) {
    this.named = new Set([...expectations.values()].flatMap((one) => partnerOf(one) ?? []));
    this.redact = redactRules(redact);
  }

  /** What is kept of a run: nothing but where another case names its own. */
  saidIn(run: Run, caseId: string): CleanPair | undefined {
    if (!this.named.has(caseId)) return undefined;
    const { input, response, toolCalls } = run;
    const hiding = this.redact.hidesArguments ? toolCalls : [];
    const searched = [input, response, ...hiding.flatMap((call) => [call.arguments, call.result ?? null])];
    const redaction = redactionFor(run, searched, this.redact);
    if ("unasked" in redaction) return undefined;
    const shown = (text: string) => redaction.text(text, limits.redactedText);
    return { cleanQuery: shown(input), baselineResponse: shown(response) };
  }
}

/** What of a run has to wait for another case's, by the scorers that its case asks for; undefined where nothing has. */
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
  // Runs that wait are all kept at once, and nothing more is read from their documents.
  const { row: _, ...kept } = run;
  return { run: kept, expectation, scorers: late, of };
}

/** The trials of cases, with what is to be asked of those that waited for another case's. */
export function withPairs<OneCase extends CaseTrials>(
  cases: readonly OneCase[],
  judgeQuestions: JudgeQuestions,
): OneCase[] {
  const trialsOf = new Map(cases.map(({ id, tags, trials }) => [caseKey(id, tags), trials]));
  const settled = ({ said: _said, late, ...trial }: PendingTrial, tags: CaseTrials["tags"]): PendingTrial => {
    if (late === undefined) return trial;
    const expectation = besideClean(late, trial.trial, tags, trialsOf);
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
  return cases.map((one) => ({ ...one, trials: one.trials.map((trial) => settled(trial, one.tags)) }));
}

/** The expectation of a noisy run with what was said in the run without noise written out; or why that is not known. */
function besideClean(
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
  const clean = trials.find((one) => one.trial === trial);
  if (clean === undefined)
    return { missing: `case ${name}, the one without noise, has no run of trial ${JSON.stringify(trial)}` };
  if (clean.said === undefined)
    return { missing: `the run of case ${name}, the one without noise, is in error or too long` };
  const { texts } = expectation;
  const type = texts?.noise?.type;
  const noise = { ...clean.said, ...(type === undefined ? {} : { type }) };
  return { ...expectation, texts: { ...texts, noise } };
}

function partnerOf({ texts }: Expectation): string | undefined {
  const noise = texts?.noise;
  return noise !== undefined && "of" in noise ? noise.of : undefined;
}

/** What is known of a run besides its other scores, and what a judge is to be asked about it. */
export interface PendingScores extends JudgedRun {
  waiting: PendingQuestion[];
}

const NO_JUDGE = "no judge-model was given";

/** What a judge is to be asked about the runs of a suite, each question once. */
export class JudgeQuestions {
  readonly questions = new Map<string, Question>();
  /** Keys of the questions whose judgement was known. */
  readonly known = new Set<string>();
  /** The most that asking the questions once takes. Counted here too, so that what is left out depends on no server. */
  private tokens = 0;
  private readonly judge: JudgeSetup | undefined;
  private readonly tools: readonly ToolDefinition[];
  private readonly redact: RedactRules;
  private readonly seesReasoning: boolean;
  private readonly book: ToolBook;

  /** Without a judge nothing is asked. */
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

  /** What is known of a run by these scorers, each of which its case asks for, and the questions on which it waits. */
  enter(scorers: readonly JudgedScorer[], run: Run, expectation: Expectation): PendingScores {
    const { judge } = this;
    if (judge === undefined) return this.without(scorers);
    if (judge.asksAbout?.(expectation.id) === false) return left(scorers, "this case was not asked about");
    if (judge.closed !== undefined && judge.known.size === 0) return left(scorers, judge.closed);
    const asked = questionsFor(run, expectation, scorers, this.seen(run, expectation), judge.terms);
    const entered: PendingScores = { scores: asked.scores, sheets: [], waiting: [] };
    for (const pendingQuestion of asked.pending) this.put(pendingQuestion, entered, judge);
    return entered;
  }

  /** The same where nobody can be asked. */
  without(scorers: readonly JudgedScorer[]): PendingScores {
    return left(scorers, NO_JUDGE);
  }

  private put(pendingQuestion: PendingQuestion, entered: PendingScores, judge: JudgeSetup): void {
    const { key } = pendingQuestion.question;
    const kept = judge.known.get(key);
    const known = kept && pendingQuestion.recall(kept);
    if (known !== undefined) {
      this.known.add(key);
      Object.assign(entered.scores, known.scores);
      entered.sheets.push(...known.sheets);
      return;
    }
    const reason = this.refusal(pendingQuestion, judge);
    if (reason === undefined) entered.waiting.push(pendingQuestion);
    else for (const id of pendingQuestion.scorers) entered.scores[id] = notAssessed(reason);
  }

  /** Why a question is not asked; undefined when it is, or was before. */
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

  /** The tools are those that the case names, else those that its recording does, else those of the policy. */
  private seen(run: Run, { availableTools }: Expectation) {
    const known = run.tools.length > 0 ? run.tools : this.tools;
    return {
      tools: availableTools ?? known,
      isIgnored: (tool: ToolName) => this.book.ignores(tool),
      redact: this.redact,
      seesReasoning: this.seesReasoning,
    };
  }
}

/** What is known of a run by scorers that are not asked about it. */
function left(scorers: readonly JudgedScorer[], reason: string): PendingScores {
  const outcome = notAssessed(reason);
  return { scores: Object.fromEntries(scorers.map(({ id }) => [id, outcome])), sheets: [], waiting: [] };
}

function beyondRuns(maxRuns: number): string {
  return `budget: a judge may be asked ${maxRuns} questions that it does not know yet (judge.maxRuns of the policy)`;
}

/** The judge of a job, as far as it decides what is asked. */
export interface JudgeSetup {
  terms: JudgeTerms;
  /** Why it cannot be asked, such as a key that is missing. What is known of its judgements counts all the same. */
  closed?: string | undefined;
  /** Judgements that need not be asked for again, by the keys of their questions. */
  known: ReadonlyMap<string, KeptJudgement>;
  /** Questions that it may be asked, and tokens that this may take. */
  maxRuns: number;
  maxTokens: number;
  /** Asks about the runs of these cases only. */
  asksAbout?: ((caseId: string) => boolean) | undefined;
}
