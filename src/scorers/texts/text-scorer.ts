import type { Json } from "../../core/json.ts";
import { defined } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import type * as Z from "../../core/schema.ts";
import type { choice, kinds } from "../../core/schema.ts";
import { listed, shorten } from "../../core/text.ts";
import { RESULT } from "../../recordings/formats/results/result-row.ts";
import { NAMELESS } from "../../recordings/reading/stored-scores.ts";
import type { RecordedTexts, Run } from "../../recordings/run.ts";
import type { SheetName, TableName, Tables, TextDetails } from "../details.ts";

export type TextOutcome =
  | { status: "scored"; value: number; details: TextDetails }
  /** `unrecorded`: the recording lacks the texts or scores. */
  | { status: "not-assessed"; reason: string; unrecorded?: true }
  | { status: "error"; reason: string };

/** `counts` are the numbers behind the score, by name; `lacks` are the reasons why the run has less than the best score. */
export function scored(
  value: number,
  counts: TextDetails["counts"],
  lacks: TextDetails["lacks"],
): TextOutcome {
  return { status: "scored", value, details: { counts, lacks } };
}

/** Passed as an argument, because a job without configuration must not load any schemas. */
export interface SchemaKit {
  z: typeof kinds;
  choice: typeof choice;
}

export interface RequestedFacts<Id extends string, Options extends object> {
  id: Id;
  direction: "higher" | "lower";
  /** The score that a gated run must reach, or must not exceed. */
  passMark: number;
  what: string;
  /** Increase it whenever the same run may get a different score. */
  version: number;
  /** Defaults. */
  options: Options;
  /** Builds the options as a zod shape, each optional. */
  schema(kit: SchemaKit): Z.ZodRawShape;
  /** For options of similar scorers in other tools: a hint for the author about the equivalent here. */
  instead?: Readonly<Record<string, string>>;
  /** Returns the field that the case lacks, or undefined. */
  missing?(texts: CaseTexts, options: NoInfer<Options>): string | undefined;
  /** Replaces the request by id: returns true if the case's texts request the scorer. */
  isAskedBy?(texts: CaseTexts): boolean;
}

/** A text scorer without a judge: the same texts always get the same score. */
export interface CountedText<Id extends string = string, Options extends object = object>
  extends RequestedFacts<Id, Options> {
  kind: "deterministic";
  load?(options: NoInfer<Options>): Promise<void>;
  score(texts: RunTexts, options: NoInfer<Options>): TextOutcome;
}

/** A question about each row of a table. `words` are the possible answers, the best first. */
export interface Column {
  asks: string;
  words: readonly string[];
}

/** The columns by table and name. */
export type TableQuestions = Readonly<Partial<Record<TableName, Readonly<Record<string, Column>>>>>;

export type RowCounts = Readonly<Record<TableName, number>>;

export interface JudgedText<Id extends string = string, Options extends object = object>
  extends RequestedFacts<Id, Options> {
  kind: "judged";
  sheet(texts: CaseTexts, options: NoInfer<Options>): SheetName;
  /** Scorers of one sheet share a column if they ask the same. */
  asks(options: NoInfer<Options>): TableQuestions;
  /** Returns undefined if there is something to ask. */
  unasked(rows: RowCounts, options: NoInfer<Options>): string | undefined;
  score(tables: Tables, options: NoInfer<Options>): TextOutcome;
}

export type TextScorer = CountedText | JudgedText;

/** Adds the kind, and keeps the types of id and options. */
export function counted<const Id extends string, Options extends object>(
  scorer: Omit<CountedText<Id, Options>, "kind">,
): CountedText<Id, Options> {
  return { kind: "deterministic", ...scorer };
}

export function judged<const Id extends string, Options extends object>(
  scorer: Omit<JudgedText<Id, Options>, "kind">,
): JudgedText<Id, Options> {
  return { kind: "judged", ...scorer };
}

/** The reason for a recording without any text of the user or the agent. */
export const NO_TEXTS = "the recording has no texts";

/** Returns a reason if the run was recorded without texts. An agent that answers nothing is a different case. */
export function unrecorded({ input, messages }: Pick<RunTexts, "input" | "messages">): string | undefined {
  const isSilent = input.trim() === "" && messages.every((text) => text.trim() === "");
  return isSilent ? NO_TEXTS : undefined;
}

/** The texts of a run without noise, as the baseline of a noisy run. */
export interface CleanPair {
  cleanQuery: string;
  baselineResponse: string;
}

/** `of` names another case with the clean run of the same trial. `type` describes the noise to the judge. */
export type Noise = (CleanPair | { of: string }) & { type?: string };

export interface CaseTexts extends RecordedTexts {
  noise?: Noise;
}

/** The texts of a run and of its case. */
export interface RunTexts extends CaseTexts {
  scores?: ReadonlyMap<string, Json>;
  reportedBy?: string;
  /** The user's messages up to the answer. */
  input: string;
  /** The agent's final answer; "" if there is none. */
  response: string;
  /** All messages of the agent, in order, the answer last. */
  messages: readonly string[];
}

const segmenters = new Map<string, Intl.Segmenter>();

interface Segment {
  segment: string;
  isWordLike: boolean | undefined;
}

/** Splits by Unicode's rules. Segmenters are created on demand, because that takes longer than scoring a small job. */
export function segmentsOf(text: string, granularity: "word" | "sentence"): Segment[] {
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter("en", { granularity });
  segmenters.set(granularity, segmenter);
  const pieces = granularity === "word" ? piecesOf(text) : [text];
  return pieces.flatMap((piece) =>
    Array.from(segmenter.segment(piece), ({ segment, isWordLike }) => ({ segment, isWordLike })),
  );
}

/** A longer text is split first: for each word, Node 20 copies the whole segmented text. */
const PIECE = 2_000;
const LETTER = /[A-Za-z]/;

/** Cuts between a space and a letter, because a word always ends there. */
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

/** Returns the texts of a run and of its case, without the agent's reasoning. */
export function runTexts(run: Run, texts: CaseTexts = {}): RunTexts {
  const { input, response, scores, reportedBy } = run;
  const messages = run.texts.filter(({ speaker }) => speaker === "assistant").map(({ text }) => text);
  // A trace may hold the answer apart from its messages.
  const isAnswerIncluded = response === "" || messages.join("\n").endsWith(response);
  return {
    ...texts,
    ...defined({ scores, reportedBy }),
    input,
    response,
    messages: isAnswerIncluded ? messages : [...messages, response],
  };
}

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
  score({ scores: recorded = new Map(), reportedBy }, { scores }): TextOutcome {
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
    return scored(
      least,
      { scores: values.length, least },
      scores.flatMap((name, at) => {
        const value = values[at] as number;
        return value === 1 ? [] : [{ text: `${scoreName(name, reportedBy)} ${value}` }];
      }),
    );
  },
});

function otherScores(recorded: ReadonlyMap<string, Json>): string {
  const names = [...recorded].flatMap(([name, value]) => (value === null ? [] : name));
  const shown = names.map((name) =>
    name === NAMELESS
      ? "one without its scorer (write scorerId beside it)"
      : `"${shorten(name, limits.shownName)}"`,
  );
  return shown.length === 0 ? "" : `, only ${listed(shown)}`;
}

/** Rejects everything but numbers from 0 to 1, also integers that exceed a number's precision. */
function shareOf(value: Json): number | undefined {
  return typeof value === "number" && value >= 0 && value <= 1 ? value : undefined;
}

/** A result of another runner looks as sure as a score of ours, so its source is named. */
function scoreName(name: string, reportedBy: string | undefined): string {
  if (reportedBy === undefined) return `the score "${name}" is`;
  return name === RESULT ? `${reportedBy} reports` : `${reportedBy} reports ${name}`;
}
