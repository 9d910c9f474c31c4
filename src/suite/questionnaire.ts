import type { Expectation } from "../expectations/expectation.ts";
import type { Question } from "../judgement/judgement.ts";
import { tokensOf } from "../judgement/tokens.ts";
import { type RedactRules, redactRules } from "../policy/redact.ts";
import type { Policy } from "../policy/schema.ts";
import type { ToolBook } from "../policy/tools.ts";
import type { Run, ToolDefinition } from "../recordings/run.ts";
import type { LlmDetails } from "../scorers/llm-details.ts";
import type { JudgedScorer, Outcome } from "../scorers/scorer.ts";
import { counted } from "../wording.ts";
import type { JudgeSetup } from "./judge-setup.ts";

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
    this.book = book;
  }

  /** The outcome of a run by a scorer, or the question on which it waits. */
  enter(
    scorer: JudgedScorer<LlmDetails>,
    run: Run,
    expectation: Expectation,
  ): Outcome<LlmDetails> | Question {
    const { judge } = this;
    if (judge === undefined) return leftOut(NO_JUDGE);
    if (judge.asksAbout?.(expectation.id) === false) return leftOut("nobody asked about this case");
    if (judge.closed !== undefined && judge.known.size === 0) return leftOut(judge.closed);
    const question = scorer.ask(run, this.seen(run, expectation), judge.terms);
    if ("unasked" in question) return leftOut(question.unasked);
    const { key } = question;
    const details = judge.known.get(key);
    const outcome = details && scorer.recall(details, question);
    if (outcome !== undefined) {
      this.known.add(key);
      return outcome;
    }
    if (judge.closed !== undefined) return leftOut(judge.closed);
    if (this.questions.has(key)) return question;
    const { terms, maxRuns, maxTokens } = judge;
    const tokens = tokensOf(question) * terms.votes;
    if (this.questions.size >= maxRuns) return leftOut(beyondRuns(maxRuns));
    if (this.tokens + tokens > maxTokens) return leftOut(beyondTokens(tokens, maxTokens));
    this.tokens += tokens;
    this.questions.set(key, question);
    return question;
  }

  /** The outcome of a run about which nobody can be asked. */
  without(): Outcome<LlmDetails> {
    return leftOut(NO_JUDGE);
  }

  /** The tools are those that the case names, else those that its recording does, else those of the policy. */
  private seen(run: Run, { availableTools }: Expectation) {
    const known = run.tools.length > 0 ? run.tools : this.tools;
    return {
      tools: availableTools ?? known,
      isIgnored: (name: string) => this.book.ignores(name),
      redact: this.redact,
    };
  }
}

function leftOut(reason: string): { status: "not-assessed"; reason: string } {
  return { status: "not-assessed", reason };
}

function beyondRuns(maxRuns: number): string {
  return `budget: a judge may be asked about ${maxRuns} runs that it does not know yet (judge.maxRuns of the policy)`;
}

/** Why a run is not judged that would take more tokens than are left. */
export function beyondTokens(tokens: number, maxTokens: number): string {
  const [needed, allowed] = [counted(tokens, "token"), counted(maxTokens, "token")];
  return `budget: with the longest reply this takes ${needed}, more than is still free of ${allowed} (judge.maxTokens of the policy): allow more, or judge fewer runs`;
}
