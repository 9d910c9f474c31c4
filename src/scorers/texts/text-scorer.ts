import type { Json } from "../../base/json.ts";
import { limits } from "../../base/limits.ts";
import { listed, shorten } from "../../base/text.ts";
import type * as Z from "../../base/zod.ts";
import type { choice, kinds } from "../../base/zod.ts";
import type { RecordedTexts, Run } from "../../recordings/run.ts";
import { NAMELESS } from "../../recordings/stored-scores.ts";

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
  lacks: Shortcoming[];
}

/** One thing that keeps a run from the best score: in our words, and a judge's reason. Both may quote a recording. */
export interface Shortcoming {
  text: string;
  reason?: string;
}

/** What a scorer's options are written with. Handed over, for a job without configuration loads no schemas. */
export interface SchemaKit {
  z: typeof kinds;
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
  /** Raised whenever the same run may score differently than before: reports name it, and a comparison of two versions says so. */
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
export type TableQuestions = Readonly<Partial<Record<TableName, Readonly<Record<string, Column>>>>>;

/** How many rows each table would have. */
export type RowCounts = Readonly<Record<TableName, number>>;

/** One that asks a judge. */
export interface JudgedText<Id extends string = string, Options extends object = object>
  extends TextFacts<Id, Options> {
  kind: "judged";
  /** Where its questions stand. */
  sheet(texts: CaseTexts, options: NoInfer<Options>): SheetName;
  /** What it asks. Scorers of one sheet that ask the same share a column. */
  asks(options: NoInfer<Options>): TableQuestions;
  /** Why there is nothing to ask about a run; undefined when there is. */
  unasked(rows: RowCounts, options: NoInfer<Options>): string | undefined;
  score(tables: Tables, options: NoInfer<Options>): TextOutcome;
}

/** A scorer of texts. `texts/index.ts` lists them. */
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

/** What is said of a recording in which nobody, neither user nor agent, is heard. */
export const NO_TEXTS = "the recording has no texts";

/**
 * Why nothing can be said of what a run says: it was recorded without texts, which is not the same as an agent that says nothing.
 * Undefined when somebody, user or agent, is heard.
 */
export function unrecorded({ input, said }: Pick<RunTexts, "input" | "said">): string | undefined {
  const isSilent = input.trim() === "" && said.every((text) => text.trim() === "");
  return isSilent ? NO_TEXTS : undefined;
}

/** A run without noise, beside which the noisy one is held. */
export interface CleanPair {
  cleanQuery: string;
  baselineResponse: string;
}

/** The same, written out, or that of another case's run of the same trial. `type` tells the judge what the noise is. */
export type Noise = (CleanPair | { of: string }) & { type?: string };

/** What a case says for those who look at texts. */
export interface CaseTexts extends RecordedTexts {
  noise?: Noise;
}

/** What was said in a run, beside what its case says. */
export interface RunTexts extends CaseTexts {
  /** The scores that the recording brings along, by name. */
  scores?: ReadonlyMap<string, Json>;
  /** The user's messages up to the answer. */
  input: string;
  /** The agent's final answer; "" when it made none. */
  response: string;
  /** Everything that the agent told the user, in order, the answer last. */
  said: readonly string[];
}

const segmenters = new Map<string, Intl.Segmenter>();

/** A word, a sentence, or what stands between words. */
interface Segment {
  segment: string;
  isWordLike: boolean | undefined;
}

/**
 * The words, or the sentences, of a text with what stands between them, as Unicode has them. A segmenter is made when one is needed:
 * it takes longer than a small job to score.
 */
export function segmentsOf(text: string, granularity: "word" | "sentence"): Segment[] {
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter("en", { granularity });
  segmenters.set(granularity, segmenter);
  const pieces = granularity === "word" ? piecesOf(text) : [text];
  return pieces.flatMap((piece) =>
    Array.from(segmenter.segment(piece), ({ segment, isWordLike }) => ({ segment, isWordLike })),
  );
}

/** From how many characters on a text is cut where it can be: with each word Node 20 hands out a copy of the whole text. */
const PIECE = 2_000;
const LETTER = /[A-Za-z]/;

/** A text cut where a word ends in any case: between a space and a letter. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let end = text.indexOf(" ", PIECE); end !== -1; end = text.indexOf(" ", end + 1)) {
    if (end - start < PIECE || !LETTER.test(text.charAt(end + 1))) continue;
    pieces.push(text.slice(start, end + 1));
    start = end + 1;
  }
  return [...pieces, text.slice(start)];
}

/** What was said in a run, beside what its case says. What the agent thought is told to nobody. */
export function runTexts(run: Run, texts: CaseTexts = {}): RunTexts {
  const { input, response, scores } = run;
  const told = run.texts.filter(({ speaker }) => speaker === "assistant").map(({ text }) => text);
  // A trace may tell the answer beside its messages.
  const isTold = response === "" || told.join("\n").endsWith(response);
  return {
    ...texts,
    ...(scores === undefined ? {} : { scores }),
    input,
    response,
    said: isTold ? told : [...told, response],
  };
}

/** The least of the scores that a recording brings along, of those that a case names. */
export const recorded = counted({
  id: "recorded",
  direction: "higher",
  passMark: 0.7,
  what: "The least of the scores that the recording brings along, of those that are named",
  version: 1,
  options: { scores: [] as readonly string[] },
  schema: ({ z }) => ({
    scores: z
      .array(z.string().min(1).max(limits.name))
      .min(1)
      .max(limits.recordedScores)
      .describe("Names of scores that each recording has under `scores`, from 0 to 1, more is better")
      .optional(),
  }),
  missing: (_texts, { scores }) => (scores.length === 0 ? "scores" : undefined),
  score({ scores: recorded = new Map() }, { scores }): TextOutcome {
    const missing = scores.filter((name) => (recorded.get(name) ?? null) === null);
    const [unknown] = missing;
    if (unknown !== undefined)
      return {
        status: "not-assessed",
        reason: `the recording has no score "${unknown}"${otherScores(recorded)}`,
        unrecorded: true,
      };
    const values: number[] = [];
    for (const name of scores) {
      const value = shareOf(recorded.get(name) as Json);
      if (value === undefined)
        return { status: "error", reason: `the score "${name}" is not a number from 0 to 1` };
      values.push(value);
    }
    const least = Math.min(...values);
    return {
      status: "scored",
      value: least,
      details: {
        counts: { scores: values.length, least },
        lacks: scores.flatMap((name, at) => {
          const value = values[at] as number;
          return value === 1 ? [] : [{ text: `the score "${name}" is ${value}` }];
        }),
      },
    };
  },
});

/** What scores there are where a named one is missing. */
function otherScores(recorded: ReadonlyMap<string, Json>): string {
  const names = [...recorded].flatMap(([name, value]) => (value === null ? [] : name));
  const shown = names.map((name) =>
    name === NAMELESS
      ? "one without its scorer (write scorerId beside it)"
      : `"${shorten(name, limits.shownName)}"`,
  );
  return shown.length === 0 ? "" : `, only ${listed(shown)}`;
}

/** A share as it may be recorded; undefined for anything else, an integer beyond what a number holds among it. */
function shareOf(value: Json): number | undefined {
  return typeof value === "number" && value >= 0 && value <= 1 ? value : undefined;
}
