import { compileText } from "../../core/compile-matchers.ts";
import { type Json, shown } from "../../core/json.ts";
import type { Pattern } from "../../core/match-values.ts";
import type * as Z from "../../core/schema.ts";
import type { kinds } from "../../core/schema.ts";
import { groupBy } from "../../core/text.ts";
import type { Row, TextDetails } from "../details.ts";
import { notAssessed } from "../outcome.ts";
import type { CaseTexts, Column, RowCounts, SchemaKit, TextOutcome } from "./text-scorer.ts";

/** Returns the value of a row's word in a column. Throws for a missing or unknown word, which must not count for either side. */
export function worth(row: Row, column: string, worths: Readonly<Record<string, number>>): number {
  const word = row.verdicts[column];
  if (word === undefined || !Object.hasOwn(worths, word))
    throw new RangeError(`${row.id} has the word ${word} in column ${column}`);
  return worths[word] as number;
}

const YES: Readonly<Record<string, number>> = { yes: 1, no: 0 };

/** Returns true for "yes", false for "no". Throws like `worth`. */
export function isYes(row: Row, column: string): boolean {
  return worth(row, column, YES) === 1;
}

export function countsByWord(rows: readonly Row[], column: string): Record<string, number> {
  const groups = groupBy(rows, ({ verdicts }) => verdicts[column] ?? "");
  return Object.fromEntries([...groups].map(([word, { length }]) => [word, length]));
}

/** A reason for a lower score, with its cost as part of the score. */
export interface Cost {
  row: Row;
  cost: number;
  /** Follows the row's id, or `name`, in the message. */
  text: string;
  name?: string;
}

/** Converts costs to shortcomings, the most expensive first. */
export function lacksOf(costs: readonly Cost[]): TextDetails["lacks"] {
  return costs
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost)
    .map(({ row: { id, reason }, name = id, text }) => ({
      text: `${name} ${text}`,
      ...(reason ? { reason } : {}),
    }));
}

/** Returns undefined if there is an answer to judge. */
export function noAnswer({ sentences }: Pick<RowCounts, "sentences">): string | undefined {
  return sentences === 0 ? "the agent gave no answer" : undefined;
}

/** Returns a reason if there is no context to judge by, else undefined. */
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

/** The outcome for an answer that only greets, asks or offers. */
export const NOTHING_ASSERTED: TextOutcome = notAssessed("the answer asserts nothing");

/** Builds the schema of an option from 0 to 1. `value` is its default. */
export function shareOption({ z }: SchemaKit, about: string, value: number) {
  return z.number().min(0).max(1).describe(`${about}. Where no level says it: ${value}`).optional();
}

let pieces: Z.ZodType<Pattern> | undefined;

/** Builds the schema of a text or a text matcher in expectations and policies. */
export function pieceSchema(z: typeof kinds): Z.ZodType<Pattern> {
  pieces ??= z
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
  return pieces;
}

/** Describes a text pattern: `"1,628"`, `text that matches /full(y)? refund/`. */
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

/** The source of contexts. "": the case's context, else tool results. */
export type ContextOption = "" | "case" | "tool-results" | Pointer | { toolResults: string[] };

type Pointer = `/${string}`;

export function isPointer(option: ContextOption): option is Pointer {
  return typeof option === "string" && option.startsWith("/");
}

/** At most 200 characters, because messages repeat the pointer. */
const POINTER = /^\/[^\n]{0,199}$/;
const NO_POINTER =
  "case, tool-results, or a JSON pointer of at most 200 characters, such as /metadata/retrievedContext";

const FROM_TOOLS =
  "write context: { toolResults: [the tool's name] }, or where it is in the recording, as context: /metadata/retrievedContext";

/** The common parts of scorers with contexts as their only option. */
export const contextFacts = {
  options: { context: "" as ContextOption },
  schema: (kit: SchemaKit) => ({ context: contextSchema(kit) }),
  instead: { contextExtractor: FROM_TOOLS, getContext: FROM_TOOLS },
  missing: ({ context }: CaseTexts, options: { context: ContextOption }) =>
    options.context === "case" && context === undefined ? "context" : undefined,
};

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

/** Only sentences that assert something can be true, relevant or supported, and count. */
export const asserts: Column = {
  asks: "Does the sentence assert something, such as a fact, a claim or an advice? no for greetings, thanks, questions, offers of help and headings.",
  words: ["yes", "no"],
};

/** Removes floating-point noise: 0.7 · 0.8 + 0.3 · 0.8 is 0.7999999999999999 and would fail a pass mark of 0.8. */
export function asScore(value: number): number {
  return Math.min(1, Math.max(0, Number(value.toFixed(12))));
}
