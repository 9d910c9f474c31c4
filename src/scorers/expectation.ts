import { defined, isObject, type Json } from "../core/json.ts";
import type { Pattern } from "../core/match-values.ts";
import type { Place } from "../core/problems.ts";
import { keyShapesIn } from "../recordings/redact-secrets.ts";
import type { RedactRules } from "../recordings/redact-values.ts";
import type { ReferenceCall, ToolDefinition } from "../recordings/run.ts";
import type { RequestedOptions, ScorerOptions } from "./options.ts";
import type { Rules } from "./rules.ts";
import type { CaseTexts } from "./texts/text-scorer.ts";

/** The expected calls and the options that score them. */
export interface ExpectedCalls {
  expectedTool?: string;
  strictMode: boolean;
  expectedToolOrder?: readonly string[];
  /** Absent: nothing declared. Empty: the agent must call nothing. */
  referenceToolCalls?: readonly ReferenceCall[];
  options: ScorerOptions;
}

type PartTexts = Pick<CaseTexts, "mustSay" | "mustNotSay">;

/** A correct way among several. */
interface Variant extends ExpectedCalls {
  name: string;
  texts?: PartTexts;
}

/** The expected reaction to one message of the user. */
export interface ExpectedTurn extends ExpectedCalls {
  texts?: PartTexts;
}

/** The expectations for all runs of one case. */
export interface Expectation extends ExpectedCalls {
  id: string;
  source: "file" | "recording";
  place: Place;
  /** The user's message for a new recording, or one message per turn. */
  input?: string | string[];
  /** Alternatives. A run must meet one of them. The case itself then names no calls. */
  anyOf?: readonly Variant[];
  /** In order. The case itself then names no calls. */
  turns?: readonly ExpectedTurn[];
  /** Set on a variant or a turn: the tools that its whole case expects. */
  caseTools?: readonly string[];
  /** Absent: all. */
  agents?: readonly string[];
  /** Absent: not declared. */
  availableTools?: readonly ToolDefinition[];
  /** Rules of the case and of the suite. They apply regardless of the scores. */
  rules: Rules;
  required: boolean;
  /** The id of the case before it was renamed. */
  formerly?: string;
  labels?: readonly string[];
  asked?: RequestedOptions;
  texts?: CaseTexts;
}

/** The variants or turns of each case. All trials of the case share them. */
const byCase = new WeakMap<Expectation, readonly Expectation[]>();

/** Returns the case's variants as complete expectations, or the case itself if it has none. */
export function variantsOf(expectation: Expectation): readonly Expectation[] {
  const { anyOf } = expectation;
  return anyOf === undefined
    ? [expectation]
    : partsOf(expectation, (rest) =>
        anyOf.map((variant) => ({ ...rest, ...variant, ...joinedTexts(rest.texts, variant.texts) })),
      );
}

/** A run must meet the text demands of the case and of its variant. */
function joinedTexts(ofCase: CaseTexts = {}, ofPart?: PartTexts): Pick<Expectation, "texts"> {
  if (ofPart === undefined) return {};
  const mustSay = [...(ofCase.mustSay ?? []), ...(ofPart.mustSay ?? [])];
  const mustNotSay = [...(ofCase.mustNotSay ?? []), ...(ofPart.mustNotSay ?? [])];
  return {
    texts: {
      ...ofCase,
      ...(mustSay.length === 0 ? {} : { mustSay }),
      ...(mustNotSay.length === 0 ? {} : { mustNotSay }),
    },
  };
}

/** Returns the case's turns as complete expectations without the texts of the whole case. Empty if the case has no turns. */
export function turnsOf(expectation: Expectation): readonly Expectation[] {
  const { turns } = expectation;
  if (turns === undefined) return [];
  return partsOf(expectation, ({ texts: _texts, asked: _asked, ...rest }) =>
    turns.map((turn) => ({ ...rest, ...turn })),
  );
}

function partsOf(
  expectation: Expectation,
  make: (rest: Omit<Expectation, "anyOf" | "turns">) => readonly Expectation[],
): readonly Expectation[] {
  const { anyOf: _anyOf, turns: _turns, ...rest } = expectation;
  const parts = byCase.get(expectation) ?? make({ ...rest, caseTools: expectedTools(expectation) });
  byCase.set(expectation, parts);
  return parts;
}

/** Returns the expected calls of the case itself, of its variants and of its turns. */
export function expectedCalls(expectation: Expectation): readonly ExpectedCalls[] {
  return [expectation, ...(expectation.anyOf ?? []), ...(expectation.turns ?? [])];
}

/** Returns true if the expected tools may be called in any order: by option, or by default if no order is declared. */
export function isOrderFree({ expectedToolOrder, options }: ExpectedCalls): boolean {
  const { order } = options.code;
  return order === undefined ? expectedToolOrder === undefined : order === "free";
}

/** Returns the names of all expected tools, with duplicates. */
export function expectedTools(expectation: Expectation): string[] {
  return expectedCalls(expectation).flatMap(
    ({ expectedTool, expectedToolOrder = [], referenceToolCalls = [] }) => [
      ...(expectedTool === undefined ? [] : [expectedTool]),
      ...expectedToolOrder,
      ...referenceToolCalls.map(({ name }) => name),
    ],
  );
}

/** Returns the expectation of a case that no file defines. */
export function recordedExpectation(
  id: string,
  place: Place,
  references: readonly ReferenceCall[] | undefined,
  options: ScorerOptions,
  asked?: RequestedOptions,
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
    ...defined({ asked, texts }),
  };
}

/** Prepares references for comparison as the case's options require. Returns an empty object if nothing is declared. */
export function comparedReferences(
  references: readonly ReferenceCall[] | undefined,
  { f1 }: ScorerOptions,
): Pick<Expectation, "referenceToolCalls"> {
  if (references === undefined) return {};
  return { referenceToolCalls: f1.nestedKeys === "free" ? withFreeNestedKeys(references) : references };
}

/** Returns true if a file or the recording itself declares expectations. */
export function isDeclared({ source, referenceToolCalls, asked, texts }: Expectation): boolean {
  return (
    source === "file" ||
    (referenceToolCalls ?? asked?.recorded) !== undefined ||
    (texts !== undefined && demandsTexts(texts))
  );
}

export function expectsNothing(expectation: Expectation): boolean {
  const { asked, texts, rules } = expectation;
  const expectsCalls = expectedCalls(expectation).some(
    ({ referenceToolCalls, expectedTool, expectedToolOrder }) =>
      (referenceToolCalls ?? expectedTool ?? expectedToolOrder) !== undefined,
  );
  return !expectsCalls && asked === undefined && texts === undefined && Object.keys(rules).length === 0;
}

/** Required and forbidden texts are demands; a reference answer is only material for scorers. */
function demandsTexts({ mustSay, mustNotSay }: CaseTexts): boolean {
  return mustSay !== undefined || mustNotSay !== undefined;
}

/** Converts a recorded value to an expected value. */
export type WriteValue = (value: Json, keys: readonly string[]) => Json;

/** Escapes a key that begins with `$`, because the file would read it as a matcher. */
export function writtenKey(key: string): string {
  return key.startsWith("$") ? `$${key}` : key;
}

/** Returns a writer for a tool's arguments. It writes redacted values as `{$any: true}`, because many people can read the file. */
export function valueWriter(tool: string, { hides, clean }: RedactRules): WriteValue {
  const shows = (text: string) => clean(text) === text && keyShapesIn(text).length === 0;
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

/** Allows extra keys in objects inside the arguments. Empty objects stay closed, because `{}` declares that there are no keys. */
function withFreeNestedKeys(references: readonly ReferenceCall[]): ReferenceCall[] {
  return references.map((reference) => ({
    ...reference,
    arguments: withExtraKeys(reference.arguments, true),
  }));
}

function withExtraKeys(pattern: Pattern, isOutermost: boolean): Pattern {
  switch (pattern.kind) {
    case "object": {
      const entries = new Map([...pattern.entries].map(([key, entry]) => [key, withExtraKeys(entry, false)]));
      const extraKeys = pattern.extraKeys || (!isOutermost && entries.size > 0);
      return { ...pattern, entries, extraKeys };
    }
    case "list":
      return { ...pattern, items: pattern.items.map((item) => withExtraKeys(item, false)) };
    case "one-of":
      return { ...pattern, options: pattern.options.map((option) => withExtraKeys(option, isOutermost)) };
    case "contains":
      return { ...pattern, item: withExtraKeys(pattern.item, false) };
    default:
      return pattern;
  }
}
