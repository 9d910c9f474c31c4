import { limits } from "../core/limits.ts";
import { RecordingError } from "../core/problems.ts";
import type { ReferenceCall, Run, ToolCall } from "../recordings/run.ts";
import { AGENTS_UNRECORDED, hasAgent, isByAgent, lacksAgents } from "./agents.ts";
import {
  countedCalls,
  countedReferences,
  expectsHandoff,
  type Match,
  pairUp,
  threshold,
  toolsOfCase,
  whyLeftOut,
  withFreeHandoffs,
} from "./counted-calls.ts";
import type { F1Details, NamedCall, Pair } from "./details.ts";
import type { F1Options } from "./options.ts";
import { CALLS_UNRECORDED, type Outcome } from "./outcome.ts";
import { answered, differencesOf, type ResultMatch, unrecordedResult } from "./results.ts";
import type { DeterministicScorer } from "./scorer.ts";
import type { ToolBook } from "./tool-book.ts";

/**
 * Scores calls with their arguments: F1 = 2·TP / (calls + references) over a maximum matching of two multisets.
 * Like RAGAS ToolCallF1, but with duplicates (`strict`), or spring-ai-ragas ToolCallAccuracyMetric with the best pairing (`flexible`).
 * Returns 1 if nothing is called or expected. `extraCalls: ignore` and an expected hand-off change the score to the recall,
 * TP / references, unless the case expects no call. `missingCalls: ignore` changes it to the precision, TP / calls.
 */
export const f1: DeterministicScorer<F1Details> = {
  kind: "deterministic",
  id: "f1",
  direction: "higher",
  isOneAsExpected: true,
  version: 2,
  score(run, expectation, book) {
    const declared = expectation.referenceToolCalls;
    if (declared === undefined) return { status: "not-assessed", reason: "no referenceToolCalls declared" };
    if (run.textsOnly) return CALLS_UNRECORDED;
    if (lacksAgents(run, expectation)) return AGENTS_UNRECORDED;
    const options = expectation.options.f1;
    const tools = toolsOfCase(book, expectation);
    const references = withFreeHandoffs(countedReferences(declared, run, options, tools), tools);
    const calls = countedCalls(run, options, tools);
    const leftOut = run.toolCalls.length === calls.length ? [] : leftOutCalls(run, options, tools);
    // Only extra calls can be wrong here, so they count.
    const isCounted = declared.length === 0 || options.missingCalls === "ignore";
    const extraCalls = isCounted
      ? "count"
      : expectsHandoff(references, tools)
        ? "ignore"
        : options.extraCalls;
    try {
      return scoreCalls(references, calls, leftOut, { ...options, extraCalls });
    } catch (error) {
      if (error instanceof RecordingError) return { status: "error", reason: error.message };
      throw error;
    }
  },
};

function leftOutCalls(run: Run, options: F1Options, tools: ToolBook): F1Details["leftOut"] {
  return run.toolCalls.flatMap((call) => {
    const reason = whyLeftOut(call, run, options, tools);
    return reason === undefined ? [] : [{ name: call.name, reason }];
  });
}

function scoreCalls(
  references: readonly ReferenceCall[],
  calls: readonly ToolCall[],
  leftOut: F1Details["leftOut"],
  options: F1Options,
): Outcome<F1Details> {
  const { matched, unrecorded } = pairMatches(references, calls, options);
  const value = scoreOf(references, calls, matched, options);
  if (unrecorded !== undefined) {
    const { matched: bestCase } = pairMatches(references, calls, options, "met");
    if (scoreOf(references, calls, bestCase, options) !== value) return unrecordedResult(unrecorded);
  }
  const missed: number[] = [];
  for (const [at, { optional }] of references.entries()) if (!optional && !matched.has(at)) missed.push(at);
  // Missing calls may be ignored, but they still explain unexpected calls.
  const missing = options.missingCalls === "ignore" ? [] : missed;
  const required = matched.size + missing.length;
  const total = required + calls.length;
  const taken = new Set<number>();
  for (const { call } of matched.values()) taken.add(call);
  const left: number[] = [];
  for (const at of calls.keys()) if (!taken.has(at)) left.push(at);
  const near = nearMisses(references, calls, missed, left, options);
  const renamed = renames(references, calls, missing, left, near, options);
  const extraCalls = left.map((at) => namedCall(calls[at] as ToolCall, at));
  const ignoresExtra = options.extraCalls === "ignore";
  return {
    status: "scored",
    value,
    details: {
      precision: calls.length === 0 ? Number(total === 0) : matched.size / calls.length,
      recall: ignoresExtra ? value : required === 0 ? Number(total === 0) : matched.size / required,
      truePositives: matched.size,
      references: required,
      calls: calls.length,
      pairs: [...matched].map(([reference, match]) =>
        match.fraction === 1
          ? exactPair(references, calls, reference, match)
          : describePair(references, calls, reference, match, options),
      ),
      nearMisses: near,
      renamed: renamed.length === 0 ? undefined : renamed,
      missing: missing.map((at) => namedReference(references[at] as ReferenceCall, at)),
      unexpected: ignoresExtra ? [] : extraCalls,
      extra: ignoresExtra && extraCalls.length > 0 ? extraCalls : undefined,
      leftOut,
    },
  };
}

/** Also returns a tool whose result is not recorded but expected. */
function pairMatches(
  references: readonly ReferenceCall[],
  calls: readonly ToolCall[],
  options: F1Options,
  unrecordedIs: ResultMatch = "unrecorded",
): { matched: Map<number, Match>; unrecorded: string | undefined } {
  let unrecorded: string | undefined;
  const matched = pairUp(references, calls, options, (fraction, call, reference, effort) => {
    if (call.malformed || fraction < threshold(options) || !isByAgent(reference, call)) return false;
    const found = answered(reference, call, options.listOrder, effort);
    if (found !== "unrecorded") return found === "met";
    unrecorded ??= call.name;
    return unrecordedIs === "met";
  });
  return { matched, unrecorded };
}

function scoreOf(
  references: readonly ReferenceCall[],
  calls: readonly ToolCall[],
  matched: ReadonlyMap<number, Match>,
  { extraCalls, missingCalls }: F1Options,
): number {
  if (missingCalls === "ignore") return calls.length === 0 ? 1 : matched.size / calls.length;
  let count = 0;
  for (const [at, { optional }] of references.entries()) if (!optional || matched.has(at)) count += 1;
  if (extraCalls === "ignore") return count === 0 ? 1 : matched.size / count;
  const total = count + calls.length;
  return total === 0 ? 1 : (2 * matched.size) / total;
}

/** Pairs each missed reference with the nearest unexpected call of its tool, for display. */
function nearMisses(
  references: readonly ReferenceCall[],
  calls: readonly ToolCall[],
  missed: readonly number[],
  left: readonly number[],
  options: F1Options,
): Pair[] {
  if (missed.length === 0 || left.length === 0) return [];
  const flexible: F1Options = { ...options, mode: "flexible" };
  // A wrong agent is a difference like a wrong argument.
  const missedReferences = missed
    .slice(0, limits.shownCalls)
    .map((at) => withAnyAgent(references[at] as ReferenceCall));
  const leftCalls = left.slice(0, limits.shownCalls).map((at) => calls[at] as ToolCall);
  const nearest = pairUp(missedReferences, leftCalls, flexible, () => true);
  return [...nearest].map(([reference, { call, fraction }]) =>
    describePair(
      references,
      calls,
      missed[reference] as number,
      { call: left[call] as number, fraction },
      options,
    ),
  );
}

function withAnyAgent(reference: ReferenceCall): ReferenceCall {
  const { agent: _agent, ...rest } = reference;
  return hasAgent(reference) ? rest : reference;
}

/** Pairs each remaining missed reference that has arguments with a call of another tool that has them all. */
function renames(
  references: readonly ReferenceCall[],
  calls: readonly ToolCall[],
  missed: readonly number[],
  left: readonly number[],
  near: readonly Pair[],
  options: F1Options,
): { reference: number; call: number }[] {
  if (missed.length === 0 || left.length === 0) return [];
  const nearReferences = new Set(near.map(({ reference }) => reference));
  const nearCalls = new Set(near.map(({ call }) => call));
  const rows = missed.slice(0, limits.shownCalls).filter((at) => {
    const pattern = (references[at] as ReferenceCall).arguments;
    return !nearReferences.has(at) && pattern.kind === "object" && pattern.entries.size > 0;
  });
  const columns = left.slice(0, limits.shownCalls).filter((at) => !nearCalls.has(at));
  if (rows.length === 0 || columns.length === 0) return [];
  const sameName = { name: "" };
  const alike = pairUp(
    rows.map((at) => ({ ...(references[at] as ReferenceCall), ...sameName })),
    columns.map((at) => ({ ...(calls[at] as ToolCall), ...sameName })),
    options,
    (fraction, { malformed }) => !malformed && fraction === 1,
  );
  return [...alike].map(([row, { call }]) => ({
    reference: rows[row] as number,
    call: columns[call] as number,
  }));
}

function exactPair(
  references: readonly ReferenceCall[],
  calls: readonly ToolCall[],
  reference: number,
  { call, fraction }: Match,
): Pair {
  const { name } = references[reference] as ReferenceCall;
  return { name, recordedAs: calls[call]?.recordedAs, reference, call, fraction, differences: [] };
}

function describePair(
  references: readonly ReferenceCall[],
  calls: readonly ToolCall[],
  reference: number,
  { call, fraction }: Match,
  options: F1Options,
): Pair {
  const expected = references[reference] as ReferenceCall;
  const made = calls[call] as ToolCall;
  return {
    name: expected.name,
    recordedAs: made.recordedAs,
    reference,
    call,
    fraction,
    ...differencesOf(expected, made, options),
  };
}

function namedReference({ name, arguments: pattern, agent }: ReferenceCall, position: number): NamedCall {
  return { position, name, arguments: pattern.source, agent };
}

function namedCall(call: ToolCall, position: number): NamedCall {
  const { name, arguments: args, malformed, agent } = call;
  return {
    position,
    name,
    recordedAs: call.recordedAs,
    arguments: args,
    malformed: malformed || undefined,
    agent,
  };
}
