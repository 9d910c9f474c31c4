import { Effort, matches } from "../core/match-values.ts";
import { RecordingError } from "../core/problems.ts";
import { bareName, fullName, toolKey, toolNamed } from "../core/tool-name.ts";
import type { Run, ToolCall } from "../recordings/run.ts";
import { withinScope } from "./agents.ts";
import { type Expectation, expectedCalls } from "./expectation.ts";

/** `times` is the maximum number of expected calls in any part of the case. */
interface ExpectedName {
  text: string;
  times: number;
}

interface ExpectedNames {
  byText: ReadonlyMap<string, ExpectedName>;
  byKey: ReadonlyMap<string, readonly ExpectedName[]>;
}

/** All trials of a case share the expectation. */
const namesOf = new WeakMap<Expectation, ExpectedNames>();

/**
 * Renames the calls of MCP servers to the names in their case, so that scorers only compare texts: `search`, `wiki/search` and
 * `mcp__wiki__search` all mean `search` of the server `wiki`. A call that the case does not name gets its full name.
 */
export function namedAsExpected<R extends Run>(run: R, expectation: Expectation): R {
  if (!run.toolCalls.some(({ server }) => server !== undefined)) return run;
  const names = expectedNames(expectation);
  const chosen = new Map<ToolCall, string>();
  const open: { call: ToolCall; candidates: readonly ExpectedName[] }[] = [];
  for (const call of run.toolCalls) {
    if (call.server === undefined) continue;
    const candidates = candidatesFor(call, names);
    const [first, second] = candidates;
    if (second === undefined) chosen.set(call, first?.text ?? fullName(call));
    else open.push({ call, candidates });
  }
  if (open.length > 0) choose(open, expectation, chosen);
  return { ...run, toolCalls: run.toolCalls.map((call) => renamed(call, chosen.get(call))) };
}

/** Prepares a run for comparison: only the calls of the case's agents, with the names of the case. */
export function asScored<R extends Run>(run: R, expectation: Expectation): R {
  return namedAsExpected(withinScope(run, expectation), expectation);
}

function renamed(call: ToolCall, name = call.name): ToolCall {
  if (name === call.name) return call;
  const full = fullName(call);
  // A name without the server does not show which server was called.
  const isBare = name === bareName(call) && name !== full;
  const { recordedAs, ...rest } = call;
  if (isBare) return { ...rest, name, recordedAs: recordedAs ?? full };
  return { ...rest, name, ...(recordedAs === undefined || recordedAs === full ? {} : { recordedAs }) };
}

function expectedNames(expectation: Expectation): ExpectedNames {
  const cachedNames = namesOf.get(expectation);
  if (cachedNames !== undefined) return cachedNames;
  const byText = new Map<string, ExpectedName>();
  for (const { expectedTool, expectedToolOrder = [], referenceToolCalls = [] } of expectedCalls(
    expectation,
  )) {
    const lists = [
      expectedTool === undefined ? [] : [expectedTool],
      expectedToolOrder,
      referenceToolCalls.map(({ name }) => name),
    ];
    for (const list of lists) {
      const times = new Map<string, number>();
      for (const text of list) times.set(text, (times.get(text) ?? 0) + 1);
      for (const [text, count] of times)
        byText.set(text, { text, times: Math.max(count, byText.get(text)?.times ?? 0) });
    }
  }
  const byKey = new Map<string, ExpectedName[]>();
  for (const name of byText.values()) {
    const key = toolKey(toolNamed(name.text));
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), name]);
  }
  const names = { byText, byKey };
  namesOf.set(expectation, names);
  return names;
}

/** Names with the call's server come first. */
function candidatesFor(call: ToolCall, { byText, byKey }: ExpectedNames): ExpectedName[] {
  const texts = [call.name, fullName(call), bareName(call)].map((text) => byText.get(text));
  const [own, full, bare] = texts;
  const all = [
    own?.text === bare?.text ? undefined : own,
    full,
    ...(byKey.get(toolKey(call) ?? "") ?? []),
    bare,
  ];
  return [...new Set(all.filter((name) => name !== undefined))];
}

/** Prefers a name whose reference the arguments meet, then the first name with calls left. */
function choose(
  open: readonly { call: ToolCall; candidates: readonly ExpectedName[] }[],
  expectation: Expectation,
  chosen: Map<ToolCall, string>,
): void {
  const used = new Map<string, number>();
  for (const text of chosen.values()) used.set(text, (used.get(text) ?? 0) + 1);
  const take = (call: ToolCall, text: string) => {
    chosen.set(call, text);
    used.set(text, (used.get(text) ?? 0) + 1);
  };
  const isLeft = ({ text, times }: ExpectedName) => (used.get(text) ?? 0) < times;
  const references = expectedCalls(expectation).flatMap(({ referenceToolCalls = [] }) => referenceToolCalls);
  const effort = new Effort();
  const taken = new Set<unknown>();
  try {
    for (const { call, candidates } of open) {
      const met = references.find(
        (reference) =>
          !taken.has(reference) &&
          !call.malformed &&
          candidates.some((name) => name.text === reference.name && isLeft(name)) &&
          matches(reference.arguments, call.arguments, "significant", effort),
      );
      if (met === undefined) continue;
      taken.add(met);
      take(call, met.name);
    }
  } catch (error) {
    // The scorers report that the comparison takes too long.
    if (!(error instanceof RecordingError)) throw error;
  }
  for (const { call, candidates } of open) {
    if (chosen.has(call)) continue;
    const name = candidates.find(isLeft) ?? candidates.at(-1);
    if (name !== undefined) take(call, name.text);
  }
}
