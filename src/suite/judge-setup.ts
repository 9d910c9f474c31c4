import type { JudgeTerms } from "../judgement/judgement.ts";
import type { KeptJudgement } from "../scorers/kept.ts";

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
