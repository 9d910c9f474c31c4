import { type Json, shown } from "../../base/json.ts";
import { compileText } from "../../base/matchers.ts";
import type { Pattern } from "../../base/patterns.ts";
import { groupBy } from "../../base/text.ts";
import type * as Z from "../../base/zod.ts";
import type { kinds } from "../../base/zod.ts";
import type {
  CaseTexts,
  Column,
  Row,
  RowCounts,
  SchemaKit,
  Shortcoming,
  TextOutcome,
} from "./text-scorer.ts";

/**
 * What a row's word in a column is worth. Throws where the row has no word there, or one that is worth nothing known: it would count for
 * one side or the other.
 */
export function worth(row: Row, column: string, worths: Readonly<Record<string, number>>): number {
  const word = row.verdicts[column];
  if (word === undefined || !Object.hasOwn(worths, word))
    throw new RangeError(`${row.id} has the word ${word} in column ${column}`);
  return worths[word] as number;
}

const YES: Readonly<Record<string, number>> = { yes: 1, no: 0 };

/** Whether a row's word is yes, of yes and no. Throws like `worth`. */
export function isYes(row: Row, column: string): boolean {
  return worth(row, column, YES) === 1;
}

/** How many rows have each word in a column, of the words that stand there. */
export function countsByWord(rows: readonly Row[], column: string): Record<string, number> {
  const groups = groupBy(rows, ({ verdicts }) => verdicts[column] ?? "");
  return Object.fromEntries([...groups].map(([word, { length }]) => [word, length]));
}

/** Something that a row lacks, and how much of the score that costs. */
export interface Cost {
  row: Row;
  cost: number;
  /** What is to be said behind the row's id, or behind `name`. */
  text: string;
  name?: string;
}

/** What costs something, the dearest first, else in the order given. */
export function lacksOf(costs: readonly Cost[]): Shortcoming[] {
  return costs
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .map(({ row: { id, reason }, name = id, text }) => ({
      text: `${name} ${text}`,
      ...(reason ? { reason } : {}),
    }));
}

/** Why a judge has no answer to look at; undefined when there is one. */
export function noAnswer({ sentences }: Pick<RowCounts, "sentences">): string | undefined {
  return sentences === 0 ? "the agent gave no answer" : undefined;
}

/** Why a judge has nothing to hold an answer against; undefined when there is something. */
export function noContext(
  { contexts }: Pick<RowCounts, "contexts">,
  { context }: { context: ContextOption },
): string | undefined {
  if (contexts > 0) return undefined;
  if (typeof context !== "string") return "no tool of the run answered that toolResults names";
  return isPointer(context) ? `the recording has no context at ${context}` : NO_CONTEXT[context];
}

const NO_CONTEXT = {
  "": "the case declares no context, and no tool of the run answered",
  case: "the case declares no context",
  "tool-results": "no tool of the run answered",
};

/** What becomes of an answer of greetings, questions and offers. */
export const NOTHING_ASSERTED: TextOutcome = {
  status: "not-assessed",
  reason: "the answer asserts nothing",
};

/** An option from 0 to 1. Takes what it is, and what it is where no level says it. */
export function shareOption({ z }: SchemaKit, about: string, value: number) {
  return z.number().min(0).max(1).describe(`${about}. Where no level says it: ${value}`).optional();
}

let made: Z.ZodType<Pattern> | undefined;

/** A text, or a matcher of texts, as expectations and policies write it. */
export function pieceSchema(z: typeof kinds): Z.ZodType<Pattern> {
  made ??= z
    .unknown()
    .meta({
      id: "piece",
      description: "Text, a number, or a matcher: {$regex: …}, {$ignoreCase: …}, {$oneOf: […]}",
    })
    .transform((value, context) =>
      compileText(value as Json, (path, message) => {
        context.addIssue({ code: "custom", path: [...path], message });
      }),
    );
  return made;
}

/** What a pattern of texts asks for, in a sentence: `"1,628"`, `text that matches /full(y)? refund/`. */
export function pieceName(pattern: Pattern): string {
  switch (pattern.kind) {
    case "one-of":
      return `one of ${pattern.options.map(pieceName).join(", ")}`;
    case "regex":
      return `text that matches /${pattern.expression}/`;
    case "ignore-case":
      return shown(pattern.folded);
    default:
      return shown(pattern.kind === "scalar" ? String(pattern.value) : pattern.source);
  }
}

/** What an answer may rest on. "": what the case declares, else what the tools answered. */
export type ContextOption = "" | "case" | "tool-results" | Pointer | { toolResults: string[] };

/** A JSON pointer into the recording. */
type Pointer = `/${string}`;

/** Whether an option says where the context stands in the recording. */
export function isPointer(option: ContextOption): option is Pointer {
  return typeof option === "string" && option.startsWith("/");
}

/** Of at most 200 characters, for reasons repeat it. */
const POINTER = /^\/[^\n]{0,199}$/;
const NO_POINTER =
  "case, tool-results, or a JSON pointer of at most 200 characters, such as /metadata/retrievedContext";

const FROM_TOOLS =
  "write context: { toolResults: [the tool's name] }, or where it is in the recording, as context: /metadata/retrievedContext";

/** What a scorer says of itself that looks at what an answer rests on, and has no other option. */
export const contextFacts = {
  options: { context: "" as ContextOption },
  schema: (kit: SchemaKit) => ({ context: contextSchema(kit) }),
  /** How other tools say it. */
  instead: { contextExtractor: FROM_TOOLS, getContext: FROM_TOOLS },
  missing: ({ context }: CaseTexts, options: { context: ContextOption }) =>
    options.context === "case" && context === undefined ? "context" : undefined,
};

/** The same as it may be written. */
function contextSchema({ z, choice }: SchemaKit) {
  return z
    .union([
      choice("Where the context comes from", {
        case: "The case's own context",
        "tool-results": "What the tools answered in the run, each item of a list by itself",
      }),
      z
        .string()
        .regex(POINTER, NO_POINTER)
        .describe("Where it is in the recording: a JSON pointer, such as /metadata/retrievedContext"),
      z.strictObject({
        toolResults: z
          .array(z.string().min(1))
          .min(1)
          .describe("Globs of tools whose answers are the context"),
      }),
    ])
    .describe(
      "What the answer may rest on. Where no level says it: the case's context, else what the tools answered",
    )
    .optional();
}

/** Whether a sentence says something that can be true, relevant or supported. Only those that do are counted by what they say. */
export const asserts: Column = {
  asks: "Does the sentence assert something, such as a fact, a claim or an advice? no for greetings, thanks, questions, offers of help and headings.",
  words: ["yes", "no"],
};

/**
 * A number as a score: from 0 to 1, without what floating point adds. 0.7 · 0.8 + 0.3 · 0.8 is 0.7999999999999999 and would not reach a
 * pass mark of 0.8.
 */
export function asScore(value: number): number {
  return Math.min(1, Math.max(0, Number(value.toFixed(12))));
}
