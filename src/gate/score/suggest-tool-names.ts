import { isObject } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { isMistyped, type Problem } from "../../core/problems.ts";
import { groupBy, listed, shorten } from "../../core/text.ts";
import { spellings, toolNamed } from "../../core/tool-name.ts";
import type { ReferenceCall, Run } from "../../recordings/run.ts";
import type { ScoredCase, ScoredSuite } from "../../report/scored-suite.ts";
import { code } from "../../scorers/code.ts";
import { type Expectation, expectedCalls, expectedTools } from "../../scorers/expectation.ts";
import { f1 } from "../../scorers/f1.ts";
import { isLiteral, toolsInRules } from "../../scorers/rules.ts";

/** A name in an expectation that a run lacks, and the similar name that the run has. */
export interface NearName {
  tool: string;
  argument?: string | undefined;
  near: string;
}

/** The tools and arguments that an expectation or a rule without a glob names. */
interface ExpectedNames {
  tools: ReadonlySet<string>;
  argumentsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** A run that makes the expected calls has all of these names. */
  areAllNeeded: boolean;
}

/** By expectation, which all trials of a case share. */
const expectedNamesOf = new WeakMap<Expectation, ExpectedNames>();

function namesIn(expectation: Expectation): ExpectedNames {
  const cached = expectedNamesOf.get(expectation);
  if (cached !== undefined) return cached;
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
 * Returns names in an expectation that a run lacks, where the run has a similar name that the expectation does not contain.
 * `hasAll`: the run makes every call of every reference, in full.
 */
export function nearNames(run: Run, expectation: Expectation, hasAll: boolean): NearName[] {
  const names = namesIn(expectation);
  if (hasAll && names.areAllNeeded) return [];
  const called = argumentsByTool(run);
  const found = [...nearTools(run, called, expectation, names.tools), ...nearArguments(called, names)];
  return found.slice(0, limits.shownCalls);
}

function argumentsByTool({ toolCalls }: Run): Map<string, Set<string>> {
  const called = new Map<string, Set<string>>();
  for (const { name, arguments: args, malformed } of toolCalls) {
    let names = called.get(name);
    if (names === undefined) {
      names = new Set();
      called.set(name, names);
    }
    if (!malformed && isObject(args)) for (const key of Object.keys(args)) names.add(key);
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
  const toolNames = new Set([...run.toolCalls.flatMap(spellings), ...offered]);
  const candidates = [...toolNames].filter((name) => !named.has(name));
  return nearest(lacking, candidates).map(({ name: tool, near }) => ({ tool, near }));
}

function nearArguments(
  called: ReadonlyMap<string, ReadonlySet<string>>,
  { argumentsOf }: ExpectedNames,
): NearName[] {
  const found: NearName[] = [];
  for (const [tool, named] of argumentsOf) {
    const calledArguments = called.get(tool);
    if (calledArguments === undefined) continue;
    const lacking = [...named].filter((name) => !calledArguments.has(name));
    if (lacking.length === 0) continue;
    const candidates = [...calledArguments].filter((name) => !named.has(name));
    for (const { name: argument, near } of nearest(lacking, candidates)) found.push({ tool, argument, near });
  }
  return found;
}

function nearest(names: readonly string[], candidates: readonly string[]): { name: string; near: string }[] {
  return names.slice(0, limits.shownCalls).flatMap((name) => {
    const near = candidates.find((candidate) => isMistyped(name, candidate));
    return near === undefined ? [] : [{ name, near }];
  });
}

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

interface MisspeltName extends NearName {
  expectation: Expectation;
}

/** Returns a warning for each name in expectations that no run has, where runs have a similar name. */
export function misspeltNames(part: ScoredSuite, expectations: ReadonlyMap<string, Expectation>): Problem[] {
  const misspelt = part.cases.flatMap(({ id, trials }) => {
    const expectation = expectations.get(id);
    const names = trials.flatMap(({ nearNames = [] }) => nearNames);
    return expectation === undefined
      ? []
      : names.map((nearName): MisspeltName => ({ ...nearName, expectation }));
  });
  if (misspelt.length === 0) return [];
  const had = namesHad(part, expectations);
  const byName = groupBy(misspelt, keyOf);
  return [...byName].flatMap(([key, all]) => (had.has(key) ? [] : warnings(all)));
}

/** A run that matches its expectation has all of the expected names. */
function namesHad(
  { cases, tools }: ScoredSuite,
  expectations: ReadonlyMap<string, Expectation>,
): Set<string> {
  const had = new Set(tools.unexpected.map(({ name }) => keyOf({ tool: name })));
  for (const { id, trials } of cases) {
    const expectation = expectations.get(id);
    // A run of a case with variants has only the names of its variant.
    const hasOneWay = expectation !== undefined && expectation.anyOf === undefined;
    const names = hasOneWay ? expectedNames(expectation).map(keyOf) : [];
    for (const { nearNames = [] } of trials.filter(isMatched)) {
      const lacking = new Set(nearNames.map(keyOf));
      for (const name of names) if (!lacking.has(name)) had.add(name);
    }
  }
  return had;
}

function isMatched({ scores }: ScoredCase["trials"][number]): boolean {
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
  const ids = new Set(all.map((misspeltName) => shorten(misspeltName.expectation.id, limits.shownName)));
  const isExpected = expectedNames(expectation).some((misspeltName) => keyOf(misspeltName) === keyOf(first));
  const isForbidden = expectation.rules.forbiddenTools?.includes(tool) ?? false;
  const how = isExpected ? "expected" : isForbidden ? "forbidden" : "named in a rule";
  const where = `which is ${how} in ${listed([...ids], 3)}. Did you mean "${near}"?`;
  const message =
    argument === undefined
      ? `no run calls "${tool}", ${where}`
      : `no call of "${tool}" has the argument "${argument}", ${where}`;
  return [{ severity: "warning", ...expectation.place, message }];
}
