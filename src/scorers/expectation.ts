import { isObject, type Json } from "../base/json.ts";
import type { Pattern } from "../base/patterns.ts";
import type { Place } from "../base/problems.ts";
import type { RedactRules } from "../recordings/redact.ts";
import type { ReferenceCall, ToolDefinition } from "../recordings/run.ts";
import type { RequestedTexts, ScorerOptions } from "./options.ts";
import type { Rules } from "./rule-set.ts";
import type { CaseTexts } from "./texts/text-scorer.ts";

/** What is expected to be called, and by which options that is scored. */
export interface ExpectedCalls {
  expectedTool?: string;
  strictMode: boolean;
  expectedToolOrder?: readonly string[];
  /** Absent: nothing declared. Empty: the agent must call nothing. */
  referenceToolCalls?: readonly ReferenceCall[];
  options: ScorerOptions;
}

/** What must and must not be said in one variant or turn. */
type PartTexts = Pick<CaseTexts, "mustSay" | "mustNotSay">;

/** One right way of several. */
interface Variant extends ExpectedCalls {
  name: string;
  texts?: PartTexts;
}

/** What is expected of the agent's answer to one message of the user. */
export interface ExpectedTurn extends ExpectedCalls {
  texts?: PartTexts;
}

/** What is expected of the runs of one case. */
export interface Expectation extends ExpectedCalls {
  id: string;
  /** Whose word it is: an expectations file's, or the recording's own. */
  source: "file" | "recording";
  /** Where it is written down. */
  place: Place;
  /** What the agent is asked when it is recorded: a text, or its turns. */
  input?: string | string[];
  /** Several right ways, of which a run takes one. Then the case itself names no calls. */
  anyOf?: readonly Variant[];
  /** What is expected of each turn, in order. Then the case itself names no calls. */
  turns?: readonly ExpectedTurn[];
  /** Of a variant or a turn: the tools that its whole case expects. */
  caseTools?: readonly string[];
  /** The agents whose calls are scored. Absent: all. */
  agents?: readonly string[];
  /** The tools that the agent could call, where the case says so. */
  availableTools?: readonly ToolDefinition[];
  /** What must hold of its calls whatever the scores are: its own rules and those of the suite. */
  rules: Rules;
  required: boolean;
  /** The id that the case had before it was renamed. */
  formerly?: string;
  /** Words by which tiers choose cases. */
  labels?: readonly string[];
  /** The scorers of texts that are asked for by their ids, with their options. Absent: none. */
  asked?: RequestedTexts;
  /** What the case says for them. */
  texts?: CaseTexts;
}

/** By case: what is expected of a run that takes a variant of it, and of each turn. All trials of the case share them. */
const byCase = new WeakMap<Expectation, readonly Expectation[]>();

/** What is expected of a run by each variant of its case: the case itself where it has none. */
export function variantsOf(expectation: Expectation): readonly Expectation[] {
  const { anyOf } = expectation;
  return anyOf === undefined
    ? [expectation]
    : cached(expectation, (rest) =>
        anyOf.map((one) => ({ ...rest, ...one, ...joinedTexts(rest.texts, one.texts) })),
      );
}

/** Joins the texts of a case and of its variant: a run must keep to both. */
function joinedTexts(ofCase: CaseTexts = {}, own?: PartTexts): Pick<Expectation, "texts"> {
  if (own === undefined) return {};
  const mustSay = [...(ofCase.mustSay ?? []), ...(own.mustSay ?? [])];
  const mustNotSay = [...(ofCase.mustNotSay ?? []), ...(own.mustNotSay ?? [])];
  return {
    texts: {
      ...ofCase,
      ...(mustSay.length === 0 ? {} : { mustSay }),
      ...(mustNotSay.length === 0 ? {} : { mustNotSay }),
    },
  };
}

/** What is expected of each turn of a run: nothing where the case has no turns. Texts that are expected of the run as a whole are in none. */
export function turnsOf(expectation: Expectation): readonly Expectation[] {
  const { turns } = expectation;
  if (turns === undefined) return [];
  return cached(expectation, ({ texts: _texts, asked: _asked, ...rest }) =>
    turns.map((one) => ({ ...rest, ...one })),
  );
}

function cached(
  expectation: Expectation,
  make: (rest: Omit<Expectation, "anyOf" | "turns">) => readonly Expectation[],
): readonly Expectation[] {
  const { anyOf: _anyOf, turns: _turns, ...rest } = expectation;
  const known = byCase.get(expectation) ?? make({ ...rest, caseTools: expectedTools(expectation) });
  byCase.set(expectation, known);
  return known;
}

/** All that a case expects to be called: by itself, by any variant and in any turn. */
export function expectedCalls(expectation: Expectation): readonly ExpectedCalls[] {
  return [expectation, ...(expectation.anyOf ?? []), ...(expectation.turns ?? [])];
}

/** Returns true where the expected tools may be called in any order: an option says so, or none does and no order is written. */
export function isOrderFree({ expectedToolOrder, options }: ExpectedCalls): boolean {
  const { order } = options.code;
  return order === undefined ? expectedToolOrder === undefined : order === "free";
}

/** The names of the tools that a case expects, as often as it does. */
export function expectedTools(expectation: Expectation): string[] {
  return expectedCalls(expectation).flatMap(
    ({ expectedTool, expectedToolOrder = [], referenceToolCalls = [] }) => [
      ...(expectedTool === undefined ? [] : [expectedTool]),
      ...expectedToolOrder,
      ...referenceToolCalls.map(({ name }) => name),
    ],
  );
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
    rules: {},
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

/** True for a case that expects nothing of its runs yet: it has an id, and perhaps an input. */
export function expectsNothing(expectation: Expectation): boolean {
  const { asked, texts, rules } = expectation;
  const expectsCalls = expectedCalls(expectation).some(
    ({ referenceToolCalls, expectedTool, expectedToolOrder }) =>
      (referenceToolCalls ?? expectedTool ?? expectedToolOrder) !== undefined,
  );
  return !expectsCalls && asked === undefined && texts === undefined && Object.keys(rules).length === 0;
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
