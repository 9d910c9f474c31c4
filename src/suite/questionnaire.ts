import type { Expectation } from "../expectations/expectation.ts";
import type { Question } from "../judgement/judgement.ts";
import { beyondTokens, tokensOf } from "../judgement/tokens.ts";
import { type RedactRules, redactRules } from "../policy/redact.ts";
import type { Policy } from "../policy/schema.ts";
import type { ToolBook } from "../policy/tools.ts";
import type { Run, ToolDefinition } from "../recordings/run.ts";
import { inquiriesOf } from "../scorers/inquiries.ts";
import type { Inquiry, JudgedRun } from "../scorers/inquiry.ts";
import { notAssessed } from "../scorers/not-assessed.ts";
import type { JudgedScorer } from "../scorers/scorer.ts";
import type { JudgeSetup } from "./judge-setup.ts";

/** What is known of a run besides its other scores, and what a judge is to be asked about it. */
export interface Entered extends JudgedRun {
  waiting: Inquiry[];
}

const NO_JUDGE = "no judge-model was given";

/** What a judge is to be asked about the runs of a suite, each question once. */
export class Questionnaire {
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
  enter(scorers: readonly JudgedScorer[], run: Run, expectation: Expectation): Entered {
    const { judge } = this;
    if (judge === undefined) return this.without(scorers);
    if (judge.asksAbout?.(expectation.id) === false) return left(scorers, "nobody asked about this case");
    if (judge.closed !== undefined && judge.known.size === 0) return left(scorers, judge.closed);
    const asked = inquiriesOf(run, expectation, scorers, this.seen(run, expectation), judge.terms);
    const entered: Entered = { scores: asked.scores, sheets: [], waiting: [] };
    for (const inquiry of asked.inquiries) this.put(inquiry, entered, judge);
    return entered;
  }

  /** The same where nobody can be asked. */
  without(scorers: readonly JudgedScorer[]): Entered {
    return left(scorers, NO_JUDGE);
  }

  private put(inquiry: Inquiry, entered: Entered, judge: JudgeSetup): void {
    const { key } = inquiry.question;
    const kept = judge.known.get(key);
    const known = kept && inquiry.recall(kept);
    if (known !== undefined) {
      this.known.add(key);
      Object.assign(entered.scores, known.scores);
      entered.sheets.push(...known.sheets);
      return;
    }
    const reason = this.refusal(inquiry, judge);
    if (reason === undefined) entered.waiting.push(inquiry);
    else for (const id of inquiry.scorers) entered.scores[id] = notAssessed(reason);
  }

  /** Why a question is not asked; undefined when it is, or was before. */
  private refusal({ question }: Inquiry, judge: JudgeSetup): string | undefined {
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
      isIgnored: (name: string) => this.book.ignores(name),
      redact: this.redact,
      seesReasoning: this.seesReasoning,
    };
  }
}

/** What is known of a run by scorers that are not asked about it. */
export function left(scorers: readonly JudgedScorer[], reason: string): Entered {
  const outcome = notAssessed(reason);
  return { scores: Object.fromEntries(scorers.map(({ id }) => [id, outcome])), sheets: [], waiting: [] };
}

function beyondRuns(maxRuns: number): string {
  return `budget: a judge may be asked ${maxRuns} questions that it does not know yet (judge.maxRuns of the policy)`;
}
