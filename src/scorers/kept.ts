import type { SheetJudgement } from "../judgement/judgement.ts";
import type { Row, TableName } from "../texts/text-scorer.ts";
import type { LlmDetails } from "./llm-details.ts";

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
