import type { Expectation } from "../expectations/expectation.ts";
import { type RedactRules, redactRules } from "../policy/redact.ts";
import type { Policy } from "../policy/schema.ts";
import type { ToolBook } from "../policy/tools.ts";
import type { Run, ToolDefinition } from "../recordings/run.ts";
import type { LlmDetails } from "../scorers/llm.ts";
import type { JudgedScorer, Outcome } from "../scorers/scorer.ts";
import type { JudgeTerms, Question } from "./judgement.ts";

/** The judge of a job, as far as it decides what is asked. */
export interface Bench {
  terms: JudgeTerms;
  /** Why it cannot be asked, such as a key that is missing. What is known of its judgements counts all the same. */
  closed?: string | undefined;
  /** Judgements that need not be asked for again, by the keys of their questions. */
  known: ReadonlyMap<string, LlmDetails>;
  /** Runs that it may be asked about. */
  maxRuns: number;
  /** Asks about the runs of these cases only. */
  asksAbout?: ((caseId: string) => boolean) | undefined;
}

const NO_JUDGE = "no judge-model was given";

/** What a judge is to be asked about the runs of a suite, each question once. */
export class Docket {
  readonly questions = new Map<string, Question>();
  /** Keys of the questions whose judgement was known. */
  readonly known = new Set<string>();
  private readonly bench: Bench | undefined;
  private readonly tools: readonly ToolDefinition[];
  private readonly redact: RedactRules;
  private readonly book: ToolBook;

  /** Without a bench nothing is asked. */
  constructor(bench: Bench | undefined, { judge, redact }: Pick<Policy, "judge" | "redact">, book: ToolBook) {
    this.bench = bench;
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
    const { bench } = this;
    if (bench === undefined) return leftOut(NO_JUDGE);
    if (bench.asksAbout?.(expectation.id) === false) return leftOut("nobody asked about this case");
    const question = scorer.ask(run, this.seen(run, expectation), bench.terms);
    if ("unasked" in question) return leftOut(question.unasked);
    const { key } = question;
    const details = bench.known.get(key);
    const outcome = details && scorer.recall(details, question);
    if (outcome !== undefined) {
      this.known.add(key);
      return outcome;
    }
    if (bench.closed !== undefined) return leftOut(bench.closed);
    if (!this.questions.has(key) && this.questions.size >= bench.maxRuns) return leftOut(beyond(bench));
    this.questions.set(key, question);
    return question;
  }

  /** The tools are those that the case names, else those that its recording does, else those of the policy. */
  private seen(run: Run, { availableTools = run.tools }: Expectation) {
    return {
      tools: availableTools.length > 0 ? availableTools : this.tools,
      isIgnored: (name: string) => this.book(name, run.tools).ignore,
      redact: this.redact,
    };
  }
}

function leftOut(reason: string): { status: "not-assessed"; reason: string } {
  return { status: "not-assessed", reason };
}

function beyond({ maxRuns }: Bench): string {
  return `budget: a judge may be asked about ${maxRuns} runs that it does not know yet (judge.maxRuns of the policy)`;
}
