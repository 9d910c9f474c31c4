import { isObject, type Json } from "../base/json.ts";
import type { Pattern } from "../base/patterns.ts";
import type { Place } from "../base/problems.ts";
import type { RedactRules } from "../recordings/redact.ts";
import type { ReferenceCall, ToolDefinition } from "../recordings/run.ts";
import type { RequestedTexts, ScorerOptions } from "./options.ts";
import type { CaseTexts } from "./texts/text-scorer.ts";

/** What is expected of the runs of one case. */
export interface Expectation {
  id: string;
  /** Whose word it is: an expectations file's, or the recording's own. */
  source: "file" | "recording";
  /** Where it is written down. */
  place: Place;
  /** What the agent is asked, for whoever records it. */
  input?: string;
  expectedTool?: string;
  strictMode: boolean;
  expectedToolOrder?: readonly string[];
  /** Absent: nothing declared. Empty: the agent must call nothing. */
  referenceToolCalls?: readonly ReferenceCall[];
  /** The tools that the agent could call, where the case says so. */
  availableTools?: readonly ToolDefinition[];
  forbiddenTools: readonly string[];
  maxToolCalls?: number;
  required: boolean;
  /** The id that the case had before it was renamed. */
  formerly?: string;
  options: ScorerOptions;
  /** The scorers of texts that are asked for by their ids, with their options. Absent: none. */
  asked?: RequestedTexts;
  /** What the case says for them. */
  texts?: CaseTexts;
}

/** The expectation of a case that no file names, from the recording's own references, if it has any. */
export function recordedExpectation(
  id: string,
  place: Place,
  references: readonly ReferenceCall[] | undefined,
  options: ScorerOptions,
  asked?: RequestedTexts,
  texts?: CaseTexts,
): Expectation {
  return {
    id,
    source: "recording",
    place,
    strictMode: false,
    ...comparedReferences(references, options),
    forbiddenTools: [],
    required: false,
    options,
    ...(asked === undefined ? {} : { asked }),
    ...(texts === undefined ? {} : { texts }),
  };
}

/** References as the options of their case compare them; none when nothing is declared. */
export function comparedReferences(
  references: readonly ReferenceCall[] | undefined,
  { f1 }: ScorerOptions,
): Pick<Expectation, "referenceToolCalls"> {
  if (references === undefined) return {};
  return { referenceToolCalls: f1.nestedKeys === "free" ? withFreeNestedKeys(references) : references };
}

/** True when somebody says what is expected: a file, or the recording itself. */
export function isDeclared({ source, referenceToolCalls, texts }: Expectation): boolean {
  return (
    source === "file" || referenceToolCalls !== undefined || (texts !== undefined && demandsTexts(texts))
  );
}

/** What somebody has to be told is a demand; a right answer is only what a scorer may hold an answer against. */
function demandsTexts({ mustSay, mustNotSay }: CaseTexts): boolean {
  return mustSay !== undefined || mustNotSay !== undefined;
}

/** Writes values that were called as values that are expected. */
export type WriteValue = (value: Json, keys: readonly string[]) => Json;

/** A key as the file writes it: one that begins with `$` would be a matcher. */
export function writtenKey(key: string): string {
  return key.startsWith("$") ? `$${key}` : key;
}

/**
 * A writer for the arguments of one tool: literals, and `{$any: true}` for what the policy redacts, since the file is there to be
 * read by everybody.
 */
export function valueWriter(tool: string, { hides, clean }: RedactRules): WriteValue {
  const shows = (text: string) => clean(text) === text;
  const write: WriteValue = (value, keys) => {
    if (hides(tool, keys)) return { $any: true };
    if (Array.isArray(value)) return value.map((item) => write(item, keys));
    if (!isObject(value)) return shows(String(value)) ? value : { $any: true };
    if (!Object.keys(value).every(shows)) return { $any: true };
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [writtenKey(key), write(item, [...keys, key])]),
    );
  };
  return write;
}

/**
 * The references with other keys free in every object inside their arguments, in lists too. The arguments themselves stay as they
 * are, and so does an object that names no key: it says that there are none. Each pattern keeps its `source`.
 */
function withFreeNestedKeys(references: readonly ReferenceCall[]): ReferenceCall[] {
  return references.map((one) => ({ ...one, arguments: opened(one.arguments, true) }));
}

function opened(pattern: Pattern, isOutermost: boolean): Pattern {
  switch (pattern.kind) {
    case "object": {
      const entries = new Map([...pattern.entries].map(([key, entry]) => [key, opened(entry, false)]));
      const extraKeys = pattern.extraKeys || (!isOutermost && entries.size > 0);
      return { ...pattern, entries, extraKeys };
    }
    case "list":
      return { ...pattern, items: pattern.items.map((item) => opened(item, false)) };
    case "one-of":
      return { ...pattern, options: pattern.options.map((option) => opened(option, isOutermost)) };
    case "contains":
      return { ...pattern, item: opened(pattern.item, false) };
    default:
      return pattern;
  }
}
