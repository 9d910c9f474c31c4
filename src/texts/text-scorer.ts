import type { choice } from "../config/choice.ts";
import type { z as Z } from "../zod.ts";
import type { CaseTexts, RunTexts } from "./texts.ts";

/** What a scorer of texts says of one run. `lacks` says what keeps it from the best score, the most telling first. */
export type TextOutcome =
  | { status: "scored"; value: number; details: TextDetails }
  /** `unrecorded`: the recording does not hold what would be measured. */
  | { status: "not-assessed"; reason: string; unrecorded?: true }
  | { status: "error"; reason: string };

/** How a score of texts came to be. */
export interface TextDetails {
  /** What the score was counted from, by name. */
  counts: Record<string, number>;
  lacks: Lack[];
}

/** One thing that keeps a run from the best score: in our words, and a judge's reason. Both may quote a recording. */
export interface Lack {
  text: string;
  reason?: string;
}

/** What a scorer's options are written with. Handed over, for a job without configuration loads no schemas. */
export interface SchemaKit {
  z: typeof Z;
  choice: typeof choice;
}

interface TextFacts<Id extends string, Options extends object> {
  /** The name users know it by, and by which a case or `defaults` asks for it. */
  id: Id;
  direction: "higher" | "lower";
  /** From which, or up to which, a run passes where this gates. */
  passMark: number;
  /** What whoever writes a policy or expectations is told of it. */
  what: string;
  /** Raised whenever the same run may score differently than before: part of a case's fingerprint. */
  version: number;
  /** Its options, where no level says anything else. */
  options: Options;
  /** The same as they may be written, each key optional: what is absent comes from the next level. */
  schema(kit: SchemaKit): Z.ZodRawShape;
  /** Options that the same scorer has in other tools, and what is so here instead: told to whoever writes them. */
  instead?: Readonly<Record<string, string>>;
  /** What a case must say and does not; undefined when it has all that is needed. */
  missing?(texts: CaseTexts, options: NoInfer<Options>): string | undefined;
  /** Asked for by what a case says, rather than by its id. */
  isAskedBy?(texts: CaseTexts): boolean;
}

/** One that needs nobody: the same texts get the same score. */
export interface CountedText<Id extends string = string, Options extends object = object>
  extends TextFacts<Id, Options> {
  kind: "deterministic";
  /** Loads what it is made of under these options, which nobody who does not ask for it is to wait for. */
  load?(options: NoInfer<Options>): Promise<void>;
  score(texts: RunTexts, options: NoInfer<Options>): TextOutcome;
}

/** What is asked of each row of a table, and the words for it, the best one first. */
export interface Column {
  asks: string;
  words: readonly string[];
}

/** What a judge is asked about together, and sees together. */
export type SheetName = "response" | "reference" | "instructions" | "pair";

/** The verdicts on a row of a table, by column. */
export interface Row {
  id: string;
  verdicts: Readonly<Record<string, string>>;
  reason?: string | undefined;
}

/**
 * What a judge may be asked about row by row. Each row is numbered by rungate and answered exactly once.
 * - sentences: those of the answer
 * - contexts: what the answer may rest on, in the order in which it was ranked
 * - units: the sentences of the right answers, by the answer that they are of: `truth-1.unit-1`
 * - userAsks, systemAsks: the sentences of what the user said and of the system prompt
 * - userAspects, systemAspects: `intent`, `completeness`, `appropriateness`
 * - dimensions: `accuracy`, `completeness`, `relevance`, `consistency`, `hallucination`
 * - answer: the answer as a whole, in one row
 */
export type TableName =
  | "sentences"
  | "contexts"
  | "units"
  | "userAsks"
  | "systemAsks"
  | "userAspects"
  | "systemAspects"
  | "dimensions"
  | "answer";

/** The verdicts, table by table; a table of which nothing was asked, or that has no rows, is absent. */
export type Tables = Readonly<Partial<Record<TableName, readonly Row[]>>>;

/** By table: what is asked of each of its rows, by the name of the column. */
export type Asks = Readonly<Partial<Record<TableName, Readonly<Record<string, Column>>>>>;

/** How many rows each table would have. */
export type RowCounts = Readonly<Record<TableName, number>>;

/** One that asks a judge. */
export interface JudgedText<Id extends string = string, Options extends object = object>
  extends TextFacts<Id, Options> {
  kind: "judged";
  /** Where its questions stand. */
  sheet(texts: CaseTexts, options: NoInfer<Options>): SheetName;
  /** What it asks. Scorers of one sheet that ask the same share a column. */
  asks(options: NoInfer<Options>): Asks;
  /** Why there is nothing to ask about a run; undefined when there is. */
  unasked(rows: RowCounts, options: NoInfer<Options>): string | undefined;
  score(tables: Tables, options: NoInfer<Options>): TextOutcome;
}

/** A scorer of texts. One file each; `registry.ts` lists them. */
export type TextScorer = CountedText | JudgedText;

/** States a scorer that needs nobody: its id and its options keep their types. */
export function counted<const Id extends string, Options extends object>(
  scorer: Omit<CountedText<Id, Options>, "kind">,
): CountedText<Id, Options> {
  return { kind: "deterministic", ...scorer };
}

/** States one that asks a judge. */
export function judged<const Id extends string, Options extends object>(
  scorer: Omit<JudgedText<Id, Options>, "kind">,
): JudgedText<Id, Options> {
  return { kind: "judged", ...scorer };
}
