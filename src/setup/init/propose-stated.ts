import {
  canonicalJson,
  defined,
  depthOf,
  isObject,
  isString,
  type Json,
  type JsonObject,
} from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import type { Pattern } from "../../core/match-values.ts";
import { groupBy, listed, shorten } from "../../core/text.ts";
import type { RedactRules } from "../../recordings/redact-values.ts";
import {
  type CaseRun,
  MAIN_AGENT,
  type RecordedTexts,
  type ReferenceCall,
  type StatedExpectation,
  statedKinds,
} from "../../recordings/run.ts";
import { valueWriter, writtenKey } from "../../scorers/expectation.ts";
import type { ScorerOptions } from "../../scorers/options.ts";

/** The proposed content of an expectations file. */
export interface Proposal {
  /** Sorted by id. */
  cases: ProposedCase[];
  /** Ids of cases whose expectations come from an eval set. */
  ownWord: string[];
  /** Ids of cases with more calls than a case may expect. */
  tooLong: string[];
  /** Ids of cases with contradictory recorded expectations. */
  disputed: string[];
  /** Ids of cases in which a scorer gave 0 to every run. */
  failed: string[];
}

/** A reference call of a proposed case. */
export interface ProposedCall {
  name: string;
  /** Literals and matchers; undefined accepts any arguments. */
  arguments: JsonObject | undefined;
  /** Further keys, from recorded expectations only. */
  more?: JsonObject;
  /** The argument in which the runs differ, so several values may be right. */
  volatile?: string;
  /** Sentences for the reader. */
  notes: string[];
}

export interface ProposedCase {
  id: string;
  /** Input of the agent; undefined if no file has it. */
  input?: string | string[] | undefined;
  /** Counts lookups in this case regardless of the policy. */
  lookups: boolean;
  /** Recorded expectations as keys of the file, such as `expectedTool` and `groundTruth`. */
  keys: JsonObject;
  /** Absent if the calls cannot be listed; empty if the case must call nothing. */
  calls?: ProposedCall[];
  notes: string[];
}

/** Recorded expectations of a case, in the form of a file. */
export interface StatedCase {
  keys: JsonObject;
  /** Absent if no expectation lists complete calls. */
  calls?: ProposedCall[];
  notes: string[];
}

/**
 * Returns the calls that the recordings of a case expect; undefined if there are none. A recording's own references come first, then the
 * kinds in the order of `statedKinds`. Returns `disputed` if two of the chosen kind differ, because only a person can decide.
 */
export function statedCalls(
  runs: readonly CaseRun[],
  options: ScorerOptions,
  redact: RedactRules,
): StatedCase | "disputed" | undefined {
  const ofAgents = runs.some(({ toolCalls }) => toolCalls.some(({ agent }) => agent !== undefined));
  const own = runs.flatMap(({ referenceToolCalls }) => (referenceToolCalls ? [{ referenceToolCalls }] : []));
  const byKind = groupBy(
    runs.flatMap(({ stated = [] }) => stated.filter(expectsCalls)),
    ({ kind }) => kind,
  );
  const kinds = statedKinds.flatMap((kind) => byKind.get(kind) ?? []);
  const [first] = kinds;
  const speaking: readonly Partial<StatedExpectation>[] =
    own.length > 0 ? own : ((first && byKind.get(first.kind)) ?? []);
  const written = speaking.map((each) => writtenCalls(each, options, redact, ofAgents));
  const [chosen, ...rest] = written;
  if (chosen === undefined) return undefined;
  const isSame = (other: StatedCase) => textOf(other) === textOf(chosen);
  if (!rest.every(isSame)) return "disputed";
  const silent = namesOf(kinds.filter((each) => !speaking.includes(each)));
  return {
    ...chosen,
    notes: [
      `From ${namesOf(speaking)}, not from the calls of the runs.`,
      ...(silent === "" ? [] : [`Not listed: the calls that are expected by ${silent}.`]),
      ...new Set(written.flatMap(({ notes }) => notes)),
    ],
  };
}

function namesOf(expectations: readonly Partial<StatedExpectation>[]): string {
  const names = expectations.map(({ by = "the recording itself" }) => shorten(by, limits.shownString));
  return listed([...new Set(names)]);
}

function expectsCalls({ expectedTool, expectedToolOrder, referenceToolCalls }: StatedExpectation): boolean {
  return (expectedTool ?? expectedToolOrder ?? referenceToolCalls) !== undefined;
}

/** Returns the reasons why recorded expectations were ignored or shortened. */
export function statedNotes(runs: readonly CaseRun[]): string[] {
  return [...new Set(runs.flatMap(({ stated = [] }) => stated.flatMap(({ notes }) => notes)))];
}

function textOf({ keys, calls = [] }: StatedCase): string {
  return canonicalJson([
    keys,
    calls.map(({ name, arguments: args = null, more = {} }) => [name, args, more]),
  ]);
}

function writtenCalls(
  expectation: Partial<StatedExpectation>,
  options: ScorerOptions,
  redact: RedactRules,
  ofAgents: boolean,
): StatedCase {
  const { expectedTool, strictMode, expectedToolOrder, referenceToolCalls, notes = [] } = expectation;
  return {
    keys: {
      ...defined({ expectedTool, strictMode }),
      ...(expectedToolOrder === undefined ? {} : { expectedToolOrder: [...expectedToolOrder] }),
      ...(expectation.countsAll ? scorerKeys(expectation, options, ofAgents) : {}),
    },
    ...(referenceToolCalls && {
      calls: referenceToolCalls.map((reference) => writtenCall(reference, redact)),
    }),
    notes: [...notes],
  };
}

/** Options that make `code` count like the recorded scorer, if they differ from the policy. */
function scorerKeys(
  { expectedToolOrder, referenceToolCalls, strictMode, order }: Partial<StatedExpectation>,
  { code, f1 }: ScorerOptions,
  ofAgents: boolean,
): JsonObject {
  const all = { calls: "all", failedCalls: "count" };
  const compares = referenceToolCalls !== undefined && referenceToolCalls.length > 0;
  const required = {
    ...all,
    arguments: compares ? "compare" : "ignore",
    ...(expectedToolOrder === undefined ? {} : { order: order ?? "significant" }),
  };
  const isDefault = { order: "significant", ...code };
  const ofCode = differing(required, isDefault);
  const ofCalls = compares
    ? differing(
        {
          ...all,
          mode: "strict",
          listOrder: "significant",
          nestedKeys: "exact",
          extraCalls: strictMode ? "count" : "ignore",
          missingCalls: "count",
        },
        { ...f1 },
      )
    : {};
  return {
    ...(Object.keys(ofCalls).length === 0 ? {} : { f1: ofCalls }),
    ...(Object.keys(ofCode).length === 0 ? {} : { code: ofCode }),
    ...(ofAgents ? { scope: { agents: [MAIN_AGENT] } } : {}),
  };
}

function differing(required: Record<string, string>, current: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(Object.entries(required).filter(([key, value]) => current[key] !== value));
}

function writtenCall(reference: ReferenceCall, redact: RedactRules): ProposedCall {
  const { name, arguments: args, optional, result, agent } = reference;
  const more: JsonObject = {
    ...(result === undefined ? {} : { result: writtenPattern(result, name, redact) }),
    ...(optional ? { optional } : {}),
    ...defined({ agent }),
  };
  const written = args.kind === "any" ? undefined : writtenPattern(args, name, redact);
  const isStated = isObject(written) && depthOf(written, limits.proposedNesting) <= limits.proposedNesting;
  return {
    name,
    arguments: isStated ? written : undefined,
    ...(Object.keys(more).length === 0 ? {} : { more }),
    notes:
      written === undefined || isStated
        ? []
        : ["Its arguments are not an object, or nest too deep, so any are accepted."],
  };
}

function writtenPattern(pattern: Pattern, tool: string, redact: RedactRules): Json {
  const write = valueWriter(tool, redact);
  const writeAt = (part: Pattern, keys: readonly string[]): Json => {
    if (redact.hides(tool, keys)) return { $any: true };
    if (part.kind === "scalar") return write(part.value, keys);
    if (part.kind === "list" && part.ordered) return part.items.map((item) => writeAt(item, keys));
    if (part.kind === "object" && !part.extraKeys) {
      const entries = [...part.entries].map(([key, entry]) => [
        writtenKey(key),
        writeAt(entry, [...keys, key]),
      ]);
      return showsAll([...part.entries.keys()], redact) ? Object.fromEntries(entries) : { $any: true };
    }
    return showsAll(part.source, redact) ? part.source : { $any: true };
  };
  return writeAt(pattern, []);
}

function showsAll(value: Json, redact: RedactRules): boolean {
  if (Array.isArray(value)) return value.every((item) => showsAll(item, redact));
  if (isObject(value)) return showsAll([...Object.keys(value), ...Object.values(value)], redact);
  const text = String(value);
  return redact.clean(text) === text;
}

/** Contexts are too long to copy. */
const TEXTS = ["groundTruth", "mustSay", "mustNotSay"] as const;

/** Returns the recorded answers and texts of a case, with a note if they differ or the policy hides them. */
export function statedTexts(runs: readonly CaseRun[], redact: RedactRules): StatedCase {
  const result: StatedCase = { keys: {}, notes: [] };
  for (const key of TEXTS) {
    const found = runs.flatMap(({ expectedTexts }) => writtenTexts(expectedTexts?.[key]));
    const [first] = found;
    if (first === undefined) continue;
    if (new Set(found.map((value) => canonicalJson(value))).size > 1)
      result.notes.push(`The recordings have different ${key}, so none is listed.`);
    else if (!showsAll(first, redact)) result.notes.push(`The policy hides the ${key}, so it is not listed.`);
    else result.keys[key] = first;
  }
  return result;
}

function writtenTexts(texts: RecordedTexts[(typeof TEXTS)[number]]): Json[] {
  if (texts === undefined) return [];
  const list = texts.map((text) => (isString(text) ? text : text.source));
  const [only, ...rest] = list;
  const isAnswer = texts.every(isString);
  return only !== undefined && isAnswer && rest.length === 0 ? [only] : [list];
}

/** Returns the unique names of the tools that a recording expects. */
export function statedTools({
  stated = [],
  referenceToolCalls = [],
}: Pick<CaseRun, "stated" | "referenceToolCalls">): string[] {
  const names = stated.flatMap((each) => [
    ...(each.expectedTool === undefined ? [] : [each.expectedTool]),
    ...(each.expectedToolOrder ?? []),
    ...(each.referenceToolCalls ?? []).map(({ name }) => name),
  ]);
  return [...new Set([...names, ...referenceToolCalls.map(({ name }) => name)])];
}
