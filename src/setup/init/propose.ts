import type { Policy } from "../../config/policy-schema.ts";
import { escapeGlob } from "../../core/escape.ts";
import { canonicalJson, depthOf, isObject, type Json, type JsonObject, member } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { type Place, placeName } from "../../core/problems.ts";
import { groupBy, largest, shorten } from "../../core/text.ts";
import { fullName } from "../../core/tool-name.ts";
import { caseKey } from "../../gate/score/fingerprint.ts";
import { compareNames } from "../../gate/score/suite.ts";
import { type RedactRules, redactRules } from "../../recordings/redact-values.ts";
import type { CaseRun, Run, ToolCall } from "../../recordings/run.ts";
import { countedCalls } from "../../scorers/counted-calls.ts";
import { valueWriter, writtenKey } from "../../scorers/expectation.ts";
import { withInnerCalls } from "../../scorers/meta-tools.ts";
import { resolveOptions, type ScorerOptions } from "../../scorers/options.ts";
import {
  looksLikeScratchpad,
  looksReadOnly,
  readingGlob,
  type ToolBook,
  toolBook,
  toolMatcher,
} from "../../scorers/tool-book.ts";
import {
  type Proposal,
  type ProposedCall,
  type ProposedCase,
  statedCalls,
  statedNotes,
  statedTexts,
  statedTools,
} from "./propose-stated.ts";
import { withoutZeros, zeroNotes } from "./zero-scores.ts";

/**
 * Proposes expectations for the cases of these runs: the recorded expectations, else the calls of most trials that no scorer gave 0.
 * `inputs`: input of the agent by case.
 */
export function propose(
  runs: readonly CaseRun[],
  policy: Policy,
  inputs: ReadonlyMap<string, string | string[]> = new Map(),
): Proposal {
  const terms = {
    options: resolveOptions(policy.defaults),
    tools: toolBook(policy.tools),
    redact: redactRules(policy.redact),
  };
  const proposal: Proposal = { cases: [], ownWord: [], tooLong: [], disputed: [], failed: [] };
  // A recording of texts only does not show whether tools were called.
  const withCalls = runs.filter(({ textsOnly }) => !textsOnly);
  const byId = [...groupBy(withCalls, ({ caseId }) => caseId)];
  for (const [id, recorded] of byId.sort(([a], [b]) => compareNames(a, b))) {
    const proposed = proposedFor(id, recorded, terms);
    if (typeof proposed === "string") proposal[proposed].push(id);
    else if ((proposed.calls ?? []).length > limits.references) proposal.tooLong.push(id);
    else proposal.cases.push({ ...proposed, input: inputs.get(id) });
  }
  return proposal;
}

interface Terms {
  options: ScorerOptions;
  tools: ToolBook;
  redact: RedactRules;
}

function proposedFor(
  id: string,
  recorded: readonly CaseRun[],
  { options, tools, redact }: Terms,
): ProposedCase | "ownWord" | "disputed" | "failed" {
  const agentRuns = recorded.filter(({ expectsOnly }) => !expectsOnly);
  const sets = recorded.filter(({ expectsOnly }) => expectsOnly);
  if (agentRuns.length === 0 || sets.some(({ stated }) => stated === undefined)) return "ownWord";
  const expected = statedCalls(recorded, options, redact);
  if (expected === "disputed") return expected;
  const texts = statedTexts(recorded, redact);
  if (expected !== undefined) {
    const keys = { ...expected.keys, ...texts.keys };
    return { ...expected, id, keys, lookups: false, notes: [...expected.notes, ...texts.notes] };
  }
  const distinct = distinctRuns(agentRuns);
  const right = withoutZeros(distinct);
  const notes = [...statedNotes(recorded), ...zeroNotes(distinct, right)];
  if (right.length === 0) {
    if (Object.keys(texts.keys).length === 0) return "failed";
    return { id, ...texts, lookups: false, notes: [...notes, ...texts.notes] };
  }
  const trials = right.map((run) => trialCalls(withInnerCalls(run, tools), options, tools));
  const proposed = proposeCase(id, trials, redact);
  return { ...proposed, keys: texts.keys, notes: [...notes, ...proposed.notes, ...texts.notes] };
}

/** The gate also counts identical recordings as one trial. */
function distinctRuns(recorded: readonly CaseRun[]): CaseRun[] {
  const seen = new Set<string>();
  return recorded.filter(({ caseId, tags, hash }) => {
    if (hash === undefined) return true;
    const key = JSON.stringify([caseKey(caseId, tags), hash]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

type Traits = { readOnly: boolean } | { ignore: true };

export interface ProposedRule {
  rule: { match: string } & Traits;
  tools: string[];
  /** `hint`: from the tool's own `readOnlyHint`; `name`: guessed; `conflict`: the recordings contradict each other. */
  reason: "hint" | "name" | "conflict";
}

type Hints = Map<string, Set<boolean>>;

/**
 * Returns rules for all called, offered or expected tools: read-only tools by their hints, else by name, and scratchpads by name. Tools
 * with a common first word share one glob if it matches no other tool.
 */
export function proposeToolRules(runs: readonly Run[]): ProposedRule[] {
  const hints = hintsOf(runs);
  const names = [...hints.keys()].sort();
  // A scorer with recorded expectations counts the calls of every tool.
  const counted = new Set(
    runs
      .filter(({ stated }) => stated)
      .flatMap((run) => [...run.toolCalls.map(fullName), ...statedTools(run)]),
  );
  const scratchpads = names.filter((name) => looksLikeScratchpad(name) && !counted.has(name));
  const reading = names.filter((name) => !looksLikeScratchpad(name) && isReadOnly(name, hints));
  const disputed = names.filter((name) => hints.get(name)?.size === 2);
  return [
    ...readOnlyRules(reading, names, hints),
    ...disputed.map((name) => ruleFor(name, { readOnly: false }, "conflict")),
    ...scratchpads.map((name) => ruleFor(name, { ignore: true }, "name")),
  ];
}

function hintsOf(runs: readonly Run[]): Hints {
  const hints: Hints = new Map();
  const of = (name: string) => {
    const values = hints.get(name) ?? new Set();
    hints.set(name, values);
    return values;
  };
  for (const { toolCalls, tools, ...run } of runs) {
    for (const name of [...toolCalls.map(fullName), ...statedTools(run)]) of(name);
    for (const { name, readOnly } of tools) {
      if (readOnly === undefined) of(name);
      else of(name).add(readOnly);
    }
  }
  return hints;
}

/** One recording with a false hint suffices to treat the tool as state-changing. */
function isReadOnly(name: string, hints: Hints): boolean {
  const values = hints.get(name) ?? new Set();
  return values.size === 0 ? looksReadOnly(name) : !values.has(false);
}

function readOnlyRules(reading: readonly string[], all: readonly string[], hints: Hints): ProposedRule[] {
  const isReading = new Set(reading);
  const reasonOf = (name: string) => (hints.get(name)?.has(true) ? "hint" : "name");
  const families = groupBy(reading, (name) => readingGlob(name) ?? escapeGlob(name));
  return [...families].flatMap(([glob, family]): ProposedRule[] => {
    const caught = all.filter(toolMatcher(glob));
    if (family.length < 2 || !caught.every((name) => isReading.has(name)))
      return family.map((name) => ruleFor(name, { readOnly: true }, reasonOf(name)));
    const reason = family.every((name) => reasonOf(name) === "hint") ? "hint" : "name";
    return [{ rule: { match: glob, readOnly: true }, tools: family, reason }];
  });
}

function ruleFor(name: string, traits: Traits, reason: ProposedRule["reason"]): ProposedRule {
  return { rule: { match: escapeGlob(name), ...traits }, tools: [name], reason };
}

/**
 * Proposes the calls of the majority. Trials with invalid JSON arguments count only if there are no others. Redacted values become any
 * value. The result is deterministic.
 */
function proposeCase(
  id: string,
  trials: readonly TrialCalls[],
  redact: RedactRules,
): Omit<ProposedCase, "keys" | "input"> & { calls: ProposedCall[] } {
  const sound = trials.filter(({ calls }) => !calls.some(({ malformed }) => malformed));
  const sameShape = largest(groupBy(sound.length > 0 ? sound : trials, shapeOf).values());
  const volatile = volatileArguments(sameShape);
  const agreeing = largest(groupBy(sameShape, (trial) => callsText(trial, volatile)).values());
  const [chosen] = agreeing;
  if (chosen === undefined) throw new Error(`case "${id}" has no trial`);
  return {
    id,
    lookups: chosen.lookups,
    calls: chosen.calls.map((call, at) => proposeCall(call, volatile.get(at), chosen, redact)),
    notes: [
      ...(agreeing.length < trials.length ? [disagreement(chosen, agreeing.length, trials.length)] : []),
      ...otherWay(id, sound, chosen),
      ...(chosen.lookups ? ["The agent only looked things up, so here lookups count."] : []),
      ...(chosen.nothingLeft ? ["Its calls failed or went to scratchpads, so none is listed."] : []),
    ],
  };
}

function disagreement({ place }: TrialCalls, agreeing: number, all: number): string {
  const name = placeName(place);
  return agreeing === 1
    ? `The runs differ: of ${all} only ${name} made these calls.`
    : `The runs differ: ${agreeing} of ${all} made these calls, ${name} among them.`;
}

const PLAIN_ID = /^[\w./-]+$/;

/** Suggests to add a run with different tools as a variant: only a person can judge whether it is right. */
function otherWay(id: string, sound: readonly TrialCalls[], chosen: TrialCalls): string[] {
  const expected = toolNames(chosen);
  const other = sound.find(
    (candidate) => candidate.hasEnded && candidate.calls.length > 0 && toolNames(candidate) !== expected,
  );
  if (other === undefined || !chosen.hasEnded || !PLAIN_ID.test(id) || id.startsWith("-")) return [];
  const trial = other.trial !== undefined && PLAIN_ID.test(other.trial) ? other.trial : "NAME";
  return [
    `${placeName(other.place)} called other tools. If that is right too, run: rungate accept ${id} --trial ${trial} --variant`,
  ];
}

function toolNames({ calls }: TrialCalls): string {
  return canonicalJson(calls.map(({ name }) => name).sort());
}

function shapeOf({ calls, lookups }: TrialCalls): string {
  return canonicalJson([
    lookups,
    ...calls.map((call) => {
      const args = expressibleArguments(call);
      return [call.name, call.malformed, args === undefined ? null : Object.keys(args).sort()];
    }),
  ]);
}

function callsText({ calls }: TrialCalls, volatile: ReadonlyMap<number, VolatileArgument>): string {
  return canonicalJson(
    calls.map((call, at) => {
      const args = Object.entries(expressibleArguments(call) ?? {});
      return Object.fromEntries(args.filter(([key]) => key !== volatile.get(at)?.key));
    }),
  );
}

function proposeCall(
  call: ToolCall,
  volatile: VolatileArgument | undefined,
  { place }: TrialCalls,
  redact: RedactRules,
): ProposedCall {
  const args = expressibleArguments(call);
  if (args === undefined) {
    return { name: call.name, arguments: undefined, notes: [inexpressibleReason(call, place)] };
  }
  const write = valueWriter(call.name, redact);
  const isHidden = volatile?.values.some((value) => isAny(write(value, [volatile.key])));
  const values = volatile && !isHidden ? listedValues(volatile) : undefined;
  const matcher = values === undefined ? { $any: true } : { $oneOf: values };
  const entries = Object.entries(args).map(([key, value]) => [
    writtenKey(key),
    key === volatile?.key ? matcher : write(value, [key]),
  ]);
  const advice = values === undefined ? "any value will do" : "any of these will do";
  return {
    name: call.name,
    arguments: Object.fromEntries(entries),
    ...(volatile === undefined ? {} : { volatile: volatile.key }),
    notes:
      volatile === undefined
        ? []
        : [`The runs differ in "${shorten(volatile.key, limits.shownString)}": ${advice}.`],
  };
}

function isAny(value: Json): boolean {
  return isObject(value) && value.$any === true;
}

interface VolatileArgument {
  key: string;
  values: Json[];
}

/** With fewer trials, a deviating value may be a mistake. */
const ENOUGH_TRIALS = 3;
/** Limits for listing the values of an argument: their number, and characters per value. */
const LISTED_VALUES = 4;
const SHORT_VALUE = 16;

/**
 * Maps the position of a call to its volatile argument if it has exactly one. Expects trials with equal calls and argument names. An
 * argument with a majority value is not volatile, because the other values may be mistakes.
 */
function volatileArguments(trials: readonly TrialCalls[]): Map<number, VolatileArgument> {
  const found = new Map<number, VolatileArgument>();
  for (const [at, call] of (trials[0]?.calls ?? []).entries()) {
    const volatile = Object.keys(expressibleArguments(call) ?? {}).flatMap((key) => {
      const values = trials.map((trial) => argumentOf(trial, at, key));
      return hasMajority(values) ? [] : [{ key, values: distinct(values) }];
    });
    const [only, another] = volatile;
    if (only === undefined || another !== undefined) continue;
    if (trials.length >= ENOUGH_TRIALS || listedValues(only) === undefined) found.set(at, only);
  }
  return found;
}

function listedValues({ values }: VolatileArgument): Json[] | undefined {
  const areShort = values.every(
    (value) =>
      (typeof value !== "object" || value === null) && canonicalJson(value).length <= SHORT_VALUE + 2,
  );
  return areShort && values.length <= LISTED_VALUES ? values : undefined;
}

function argumentOf({ calls }: TrialCalls, at: number, key: string): Json {
  const args = calls[at]?.arguments;
  return (isObject(args) ? member(args, key) : undefined) ?? null;
}

function hasMajority(values: readonly Json[]): boolean {
  const counts = new Map<string, number>();
  for (const value of values) {
    const text = canonicalJson(value);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count * 2 > values.length);
}

function distinct(values: readonly Json[]): Json[] {
  return [...new Map(values.map((value) => [canonicalJson(value), value])).values()];
}

interface TrialCalls {
  place: Place;
  trial: string | undefined;
  hasEnded: boolean;
  calls: readonly ToolCall[];
  /** The policy counts state-changing calls only and the run made none, so `calls` holds its lookups. */
  lookups: boolean;
  /** The run made calls, but all failed or went to scratchpads. */
  nothingLeft: boolean;
}

function trialCalls(run: CaseRun, { f1 }: ScorerOptions, tools: ToolBook): TrialCalls {
  const counted = countedCalls(run, { calls: f1.calls, failedCalls: "ignore" }, tools);
  const calls =
    counted.length > 0 ? counted : countedCalls(run, { calls: "all", failedCalls: "ignore" }, tools);
  return {
    place: run.place,
    trial: run.trial,
    hasEnded: run.limit === undefined,
    calls,
    lookups: counted.length < calls.length,
    nothingLeft: calls.length === 0 && run.toolCalls.length > 0,
  };
}

/** Undefined if a reference cannot hold the arguments and must accept any. */
function expressibleArguments({ arguments: args, malformed }: ToolCall): JsonObject | undefined {
  if (malformed || !isObject(args)) return undefined;
  return depthOf(args, limits.proposedNesting) <= limits.proposedNesting ? args : undefined;
}

function inexpressibleReason({ arguments: args, malformed }: ToolCall, place: Place): string {
  const where = `in ${placeName(place)}`;
  if (malformed) return `Its arguments ${where} are not JSON: write down what they must be.`;
  if (!isObject(args)) return `Its arguments ${where} are not an object, so any are accepted.`;
  return `Its arguments ${where} nest deeper than ${limits.proposedNesting} levels, so any are accepted.`;
}
