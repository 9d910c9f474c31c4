import type { Expectation } from "../expectations/expectation.ts";
import { isObject } from "../json/json.ts";
import { limits } from "../limits.ts";
import { isMistyped } from "../problems.ts";
import type { Run } from "../recordings/run.ts";

/** A tool, or an argument of it, that is named in an expectation and not in a run, and the nearly same name that the run has. */
export interface NearName {
  tool: string;
  argument?: string | undefined;
  near: string;
}

/**
 * What an expectation names that a run does not have, where the run has nearly the same: tools that it neither calls nor offers, and
 * arguments that no call of their tool has. What the expectation names besides is no misspelling.
 */
export function nearNames(run: Run, expectation: Expectation): NearName[] {
  const called = argumentsByTool(run);
  const found = [...nearTools(run, called, expectation), ...nearArguments(called, expectation)];
  return found.slice(0, limits.shownCalls);
}

/** The names of the arguments of all calls, by tool. */
function argumentsByTool({ toolCalls }: Run): Map<string, Set<string>> {
  const called = new Map<string, Set<string>>();
  for (const { name, arguments: given, malformed } of toolCalls) {
    const known = called.get(name) ?? new Set();
    called.set(name, known);
    if (!malformed && isObject(given)) for (const key of Object.keys(given)) known.add(key);
  }
  return called;
}

function nearTools(run: Run, called: ReadonlyMap<string, unknown>, expectation: Expectation): NearName[] {
  const named = new Set([...expectedTools(expectation), ...expectation.forbiddenTools.filter(isLiteral)]);
  const uncalled = [...named].filter((name) => !called.has(name));
  if (uncalled.length === 0) return [];
  const offered = new Set([...run.tools, ...(expectation.availableTools ?? [])].map(({ name }) => name));
  const lacking = uncalled.filter((name) => !offered.has(name));
  const candidates = [...called.keys(), ...offered].filter((name) => !named.has(name));
  return nearest(lacking, candidates).map(({ name: tool, near }) => ({ tool, near }));
}

function nearArguments(
  called: ReadonlyMap<string, ReadonlySet<string>>,
  expectation: Expectation,
): NearName[] {
  const tools = new Set((expectation.referenceToolCalls ?? []).map(({ name }) => name));
  return [...tools].flatMap((tool) => {
    const given = called.get(tool);
    if (given === undefined) return [];
    const named = new Set(expectedArguments(expectation, tool));
    const lacking = [...named].filter((name) => !given.has(name));
    const candidates = [...given].filter((name) => !named.has(name));
    return nearest(lacking, candidates).map(({ name: argument, near }) => ({ tool, argument, near }));
  });
}

/** The names that have nearly the same among the candidates, with the first of those. */
function nearest(names: readonly string[], candidates: readonly string[]): { name: string; near: string }[] {
  return names.slice(0, limits.shownCalls).flatMap((name) => {
    const near = candidates.find((one) => isMistyped(name, one));
    return near === undefined ? [] : [{ name, near }];
  });
}

/** The tools that a case expects to be called, and the arguments that it expects of them. */
export function expectedNames(expectation: Expectation): Omit<NearName, "near">[] {
  const tools = expectedTools(expectation);
  return [...new Set(tools)].flatMap((tool) => [
    { tool },
    ...expectedArguments(expectation, tool).map((argument) => ({ tool, argument })),
  ]);
}

function expectedTools({
  expectedTool,
  expectedToolOrder = [],
  referenceToolCalls = [],
}: Expectation): string[] {
  const names = [...expectedToolOrder, ...referenceToolCalls.map(({ name }) => name)];
  return expectedTool === undefined ? names : [expectedTool, ...names];
}

function expectedArguments({ referenceToolCalls = [] }: Expectation, tool: string): string[] {
  return referenceToolCalls.flatMap(({ name, arguments: pattern }) => {
    if (name !== tool || pattern.kind !== "object") return [];
    return [...pattern.entries].flatMap(([key, { kind }]) => (kind === "absent" ? [] : [key]));
  });
}

function isLiteral(glob: string): boolean {
  return !/[\\*?[\]{}!]/.test(glob);
}
