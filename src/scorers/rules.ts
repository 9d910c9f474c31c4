import { isObject, type Json, listOf } from "../core/json.ts";
import { bareName, toolNamed } from "../core/tool-name.ts";
import type { CallStatus } from "../recordings/run.ts";
import { type ToolName, toolMatcher } from "./tool-book.ts";

type EndStatus = Exclude<CallStatus, "pending">;

type ToolList = readonly string[];

interface ToolCount {
  tool: string;
  calls: number;
}

/** Rules for the calls of a run as plain JSON, independent of its scores. An absent key demands nothing. */
export interface Rules {
  /** Pairs: a call of the first tool must succeed before each call of the second. */
  before?: readonly ToolList[];
  atMost?: readonly ToolCount[];
  atLeast?: readonly ToolCount[];
  /** A call must be allowed by each of the lists. */
  allowedTools?: readonly ToolList[];
  forbiddenTools?: ToolList;
  maxToolCalls?: number;
  maxFailedCalls?: number;
  maxTokens?: number;
  /** Milliseconds. */
  maxDuration?: number;
  /** US dollars. */
  maxCost?: number;
  /** The maximum number of equal calls in a row. */
  noRepeat?: number;
  status?: readonly { tool: string; status: EndStatus }[];
  /** Tools that must not be called directly one after the other. */
  forbiddenSequence?: readonly ToolList[];
  forbiddenArguments?: readonly { tool: string; arguments: Json }[];
  knownArguments?: true;
}

/** Rules as written in a file: one list where `Rules` has several, and values by tool. */
export type StatedRules = {
  [Key in Maximum | "forbiddenTools" | "knownArguments"]?: Rules[Key] | undefined;
} & {
  before?: StatedLists | undefined;
  atMost?: Readonly<Record<string, number>> | undefined;
  atLeast?: Readonly<Record<string, number>> | undefined;
  allowedTools?: ToolList | undefined;
  status?: Readonly<Record<string, EndStatus>> | undefined;
  forbiddenSequence?: StatedLists | undefined;
  forbiddenArguments?: Readonly<Record<string, Json>> | undefined;
};

type StatedLists = readonly (string | readonly string[])[];

/** Converts rules from a file to the form that is checked. */
export function rulesOf(stated: StatedRules): Rules {
  const { before, atMost, atLeast, allowedTools, forbiddenTools, status, knownArguments } = stated;
  const { forbiddenSequence, forbiddenArguments } = stated;
  const counts = (of: Readonly<Record<string, number>>) =>
    Object.entries(of).map(([tool, calls]) => ({ tool, calls }));
  const forbidden = Object.entries(forbiddenArguments ?? {}).flatMap(([tool, value]) =>
    (isObject(value) ? [value] : listOf(value)).map((args) => ({ tool, arguments: args })),
  );
  return {
    ...(before && { before: listsOf(before) }),
    ...(atMost && { atMost: counts(atMost) }),
    ...(atLeast && { atLeast: counts(atLeast) }),
    ...(allowedTools && { allowedTools: [allowedTools] }),
    ...(forbiddenTools && forbiddenTools.length > 0 ? { forbiddenTools } : {}),
    ...smallestOf([stated]),
    ...(status && { status: Object.entries(status).map(([tool, value]) => ({ tool, status: value })) }),
    ...(forbiddenSequence && { forbiddenSequence: listsOf(forbiddenSequence) }),
    ...(forbidden.length > 0 ? { forbiddenArguments: forbidden } : {}),
    ...(knownArguments && { knownArguments }),
  };
}

/** Rules with one number. The smallest applies. */
const MAXIMA = ["maxToolCalls", "maxFailedCalls", "maxTokens", "maxDuration", "maxCost", "noRepeat"] as const;

type Maximum = (typeof MAXIMA)[number];

function smallestOf(sets: readonly Pick<StatedRules, Maximum>[]): Pick<Rules, Maximum> {
  const smallest = MAXIMA.flatMap((key): [Maximum, number][] => {
    const all = sets.flatMap((rules) => rules[key] ?? []);
    return all.length === 0 ? [] : [[key, Math.min(...all)]];
  });
  return Object.fromEntries(smallest);
}

function listsOf(stated: StatedLists): ToolList[] {
  const tools = stated.filter((item) => typeof item === "string");
  return tools.length > 0 ? [tools] : (stated as ToolList[]);
}

export interface BrokenRule {
  rule: string;
  /** May quote the recording. */
  message: string;
  /** Position among all calls of the run, from 0. Absent if the rule is about a missing call. */
  call?: number | undefined;
  tool?: string | undefined;
}

/** Joins sets of rules. All of them apply, and none weakens another. */
export function joinRules(...sets: readonly Rules[]): Rules {
  const lists = <Key extends ListKey>(key: Key): Pick<Rules, Key> | undefined => {
    const all = sets.flatMap((rules) => (rules[key] ?? []) as readonly unknown[]);
    return all.length === 0 ? undefined : ({ [key]: all } as unknown as Pick<Rules, Key>);
  };
  return {
    ...lists("before"),
    ...lists("atMost"),
    ...lists("atLeast"),
    ...lists("allowedTools"),
    ...lists("forbiddenTools"),
    ...smallestOf(sets),
    ...lists("status"),
    ...lists("forbiddenSequence"),
    ...lists("forbiddenArguments"),
    ...(sets.some(({ knownArguments }) => knownArguments) ? { knownArguments: true } : {}),
  };
}

type ListKey = Exclude<keyof Rules, Maximum | "knownArguments">;

/** Returns the names and globs of tools in rules, without duplicates. */
export function toolsInRules(rules: Rules): string[] {
  const { atMost = [], atLeast = [], status = [], forbiddenArguments = [] } = rules;
  const { before = [], allowedTools = [], forbiddenSequence = [], forbiddenTools = [] } = rules;
  return [
    ...new Set([
      ...[...before, ...allowedTools, ...forbiddenSequence].flat(),
      ...forbiddenTools,
      ...[...atMost, ...atLeast, ...status, ...forbiddenArguments].map(({ tool }) => tool),
    ]),
  ];
}

/** Compiled globs, shared by all runs. */
const tests = new WeakMap<Rules, Map<string, (tool: ToolName) => boolean>>();

export function isNamed(rules: Rules, glob: string, tool: ToolName): boolean {
  const testsByGlob = tests.get(rules) ?? new Map<string, (tool: ToolName) => boolean>();
  tests.set(rules, testsByGlob);
  const test = testsByGlob.get(glob) ?? toolMatcher(glob);
  testsByGlob.set(glob, test);
  return test(tool);
}

/** Returns why the rules forbid every call of a tool, or undefined. */
export function banOf(name: string, rules: Rules): string | undefined {
  const { allowedTools = [], forbiddenTools = [] } = rules;
  const isIn = (globs: readonly string[]) => globs.some((glob) => isNamed(rules, glob, name));
  if (isIn(forbiddenTools)) return "forbiddenTools forbids it";
  // A name without a server also means the tool of an allowed server.
  const isOfServer = (glob: string) =>
    toolNamed(name).server === undefined && isNamed(rules, bareName(toolNamed(glob)), name);
  const mayBeIn = (globs: readonly string[]) => isIn(globs) || globs.some(isOfServer);
  return allowedTools.every(mayBeIn) ? undefined : "allowedTools does not allow it";
}

/** Returns true if the glob matches only its own text as a name. */
export function isLiteral(glob: string): boolean {
  return !/[\\*?[\]{}!]/.test(glob);
}
