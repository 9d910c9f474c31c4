import { isObject } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import { isMistyped, type Problem } from "../base/problems.ts";
import { groupBy, listed, shorten } from "../base/text.ts";
import { spellings, toolNamed } from "../base/tool-name.ts";
import type { ReferenceCall, Run } from "../recordings/run.ts";
import type { CaseResult, ShardResult } from "../report/shard-result.ts";
import { code } from "../scorers/code.ts";
import { type Expectation, expectedCalls, expectedTools } from "../scorers/expectation.ts";
import { f1 } from "../scorers/f1.ts";
import { isLiteral, toolsInRules } from "../scorers/rule-set.ts";

/** A tool, or an argument of it, that is named in an expectation and not in a run, and the nearly same name that the run has. */
export interface NearName {
  tool: string;
  argument?: string | undefined;
  near: string;
}

/** What an expectation names: tools that are expected, or named in a rule without a glob, and the arguments that are expected of a tool. */
interface ExpectedNames {
  tools: ReadonlySet<string>;
  argumentsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** A run that makes the calls expected of it has all of them. */
  areAllNeeded: boolean;
}

/** By expectation, which all trials of its case share. */
const expectedNamesOf = new WeakMap<Expectation, ExpectedNames>();

function namesIn(expectation: Expectation): ExpectedNames {
  const known = expectedNamesOf.get(expectation);
  if (known !== undefined) return known;
  const tools = new Set([
    ...expectedTools(expectation),
    ...toolsInRules(expectation.rules).filter(isLiteral),
  ]);
  const references = expectedCalls(expectation).flatMap(({ referenceToolCalls = [] }) => referenceToolCalls);
  const called = new Set(references.map(({ name }) => name));
  const argumentsOf = new Map(
    [...called].map((tool) => [tool, new Set(expectedArguments(expectation, tool))]),
  );
  const areAllNeeded = toolsInRules(expectation.rules).length === 0 && !references.some(mayLackArguments);
  const names = { tools, argumentsOf, areAllNeeded };
  expectedNamesOf.set(expectation, names);
  return names;
}

function mayLackArguments({ arguments: pattern }: ReferenceCall): boolean {
  if (pattern.kind !== "object") return pattern.kind === "one-of";
  for (const { kind } of pattern.entries.values()) if (kind === "one-of") return true;
  return false;
}

/**
 * What an expectation names that a run does not have, where the run has nearly the same: tools that it neither calls nor offers, and
 * arguments that no call of their tool has. What the expectation names besides is no misspelling. `hasAll`: the run makes every
 * call of every reference, in full.
 */
export function nearNames(run: Run, expectation: Expectation, hasAll: boolean): NearName[] {
  const names = namesIn(expectation);
  if (hasAll && names.areAllNeeded) return [];
  const called = argumentsByTool(run);
  const found = [...nearTools(run, called, expectation, names.tools), ...nearArguments(called, names)];
  return found.slice(0, limits.shownCalls);
}

/** The names of the arguments of all calls, by tool. */
function argumentsByTool({ toolCalls }: Run): Map<string, Set<string>> {
  const called = new Map<string, Set<string>>();
  for (const { name, arguments: given, malformed } of toolCalls) {
    let known = called.get(name);
    if (known === undefined) {
      known = new Set();
      called.set(name, known);
    }
    if (!malformed && isObject(given)) for (const key of Object.keys(given)) known.add(key);
  }
  return called;
}

function nearTools(
  run: Run,
  called: ReadonlyMap<string, unknown>,
  { availableTools = [] }: Expectation,
  named: ReadonlySet<string>,
): NearName[] {
  const uncalled = [...named].filter((name) => !called.has(name));
  if (uncalled.length === 0) return [];
  const offered = new Set(
    [...run.tools, ...availableTools].flatMap(({ name }) => spellings(toolNamed(name))),
  );
  const lacking = uncalled.filter((name) => !offered.has(name));
  if (lacking.length === 0) return [];
  const known = new Set([...run.toolCalls.flatMap(spellings), ...offered]);
  const candidates = [...known].filter((name) => !named.has(name));
  return nearest(lacking, candidates).map(({ name: tool, near }) => ({ tool, near }));
}

function nearArguments(
  called: ReadonlyMap<string, ReadonlySet<string>>,
  { argumentsOf }: ExpectedNames,
): NearName[] {
  const found: NearName[] = [];
  for (const [tool, named] of argumentsOf) {
    const given = called.get(tool);
    if (given === undefined) continue;
    const lacking = [...named].filter((name) => !given.has(name));
    if (lacking.length === 0) continue;
    const candidates = [...given].filter((name) => !named.has(name));
    for (const { name: argument, near } of nearest(lacking, candidates)) found.push({ tool, argument, near });
  }
  return found;
}

/** The names that have nearly the same among the candidates, with the first of those. */
function nearest(names: readonly string[], candidates: readonly string[]): { name: string; near: string }[] {
  return names.slice(0, limits.shownCalls).flatMap((name) => {
    const near = candidates.find((one) => isMistyped(name, one));
    return near === undefined ? [] : [{ name, near }];
  });
}

/** The tools that a case expects to be called, and the arguments that it expects of them. */
function expectedNames(expectation: Expectation): Omit<NearName, "near">[] {
  const tools = expectedTools(expectation);
  return [...new Set(tools)].flatMap((tool) => [
    { tool },
    ...expectedArguments(expectation, tool).map((argument) => ({ tool, argument })),
  ]);
}

function expectedArguments(expectation: Expectation, tool: string): string[] {
  const references = expectedCalls(expectation).flatMap(({ referenceToolCalls = [] }) => referenceToolCalls);
  return references.flatMap(({ name, arguments: pattern }) => {
    if (name !== tool || pattern.kind !== "object") return [];
    return [...pattern.entries].flatMap(([key, { kind }]) => (kind === "absent" ? [] : [key]));
  });
}

/** A name that runs of a case do not have, and the nearly same one that they have. */
interface MisspeltName extends NearName {
  expectation: Expectation;
}

/** Warnings about tools and arguments that expectations name, that no run has, and that are nearly called what a run has: one a name. */
export function misspeltNames(part: ShardResult, expectations: ReadonlyMap<string, Expectation>): Problem[] {
  const misspelt = part.cases.flatMap(({ id, trials }) => {
    const expectation = expectations.get(id);
    const names = trials.flatMap(({ nearNames = [] }) => nearNames);
    return expectation === undefined ? [] : names.map((one): MisspeltName => ({ ...one, expectation }));
  });
  if (misspelt.length === 0) return [];
  const had = namesHad(part, expectations);
  const byName = groupBy(misspelt, keyOf);
  return [...byName].flatMap(([key, all]) => (had.has(key) ? [] : warnings(all)));
}

/** Names that some run has: of tools that were called without being expected, and what a run that is as expected must have. */
function namesHad(
  { cases, tools }: ShardResult,
  expectations: ReadonlyMap<string, Expectation>,
): Set<string> {
  const had = new Set(tools.unexpected.map(({ name }) => keyOf({ tool: name })));
  for (const { id, trials } of cases) {
    const expectation = expectations.get(id);
    // A run of a case with several right ways has the names of one of them.
    const isOne = expectation !== undefined && expectation.anyOf === undefined;
    const names = isOne ? expectedNames(expectation).map(keyOf) : [];
    for (const { nearNames = [] } of trials.filter(isMatched)) {
      const lacking = new Set(nearNames.map(keyOf));
      for (const name of names) if (!lacking.has(name)) had.add(name);
    }
  }
  return had;
}

function isMatched({ scores }: CaseResult["trials"][number]): boolean {
  const score = scores[f1.id]?.status === "scored" ? scores[f1.id] : scores[code.id];
  return score?.status === "scored" && score.value === 1;
}

function keyOf({ tool, argument }: Omit<NearName, "near">): string {
  return JSON.stringify([tool, argument]);
}

function warnings(all: readonly MisspeltName[]): Problem[] {
  const [first] = all;
  if (first === undefined) return [];
  const { tool, argument, near, expectation } = first;
  const ids = new Set(all.map((one) => shorten(one.expectation.id, limits.shownName)));
  const isExpected = expectedNames(expectation).some((one) => keyOf(one) === keyOf(first));
  const isForbidden = expectation.rules.forbiddenTools?.includes(tool) ?? false;
  const how = isExpected ? "expected" : isForbidden ? "forbidden" : "named in a rule";
  const where = `which is ${how} in ${listed([...ids], 3)}. Did you mean "${near}"?`;
  const message =
    argument === undefined
      ? `no run calls "${tool}", ${where}`
      : `no call of "${tool}" has the argument "${argument}", ${where}`;
  return [{ severity: "warning", ...expectation.place, message }];
}
