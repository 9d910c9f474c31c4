import { isObject, type Json, listOf } from "../base/json.ts";
import { bareName, toolNamed } from "../base/tool-name.ts";
import type { CallStatus } from "../recordings/run.ts";
import { type ToolName, toolMatcher } from "./tools.ts";

/** How a call must end. */
type EndStatus = Exclude<CallStatus, "pending">;

/** Names of tools, or globs over them. */
type ToolList = readonly string[];

/** How many calls there may be, or must be, of the tools that a glob matches. */
interface ToolCount {
  tool: string;
  calls: number;
}

/**
 * What must hold of the calls of a run, whatever its scores are. It is JSON, and arguments stand in it as their author wrote them. A key
 * that is absent demands nothing.
 */
export interface Rules {
  /** Pairs: before each call of the second tool, a call of the first has succeeded. */
  before?: readonly ToolList[];
  atMost?: readonly ToolCount[];
  atLeast?: readonly ToolCount[];
  /** Each list must allow a call. */
  allowedTools?: readonly ToolList[];
  forbiddenTools?: ToolList;
  maxToolCalls?: number;
  maxFailedCalls?: number;
  maxTokens?: number;
  /** Milliseconds. */
  maxDuration?: number;
  /** US dollars. */
  maxCost?: number;
  /** How often the same call may be made in a row. */
  noRepeat?: number;
  status?: readonly { tool: string; status: EndStatus }[];
  /** Tools that are never called one right after the other. */
  forbiddenSequence?: readonly ToolList[];
  /** No call of the tool has all of these arguments. */
  forbiddenArguments?: readonly { tool: string; arguments: Json }[];
  knownArguments?: true;
}

/** Rules as a file states them: one list where `Rules` has lists of them, and values by tool. */
export interface StatedRules {
  before?: StatedLists | undefined;
  atMost?: Readonly<Record<string, number>> | undefined;
  atLeast?: Readonly<Record<string, number>> | undefined;
  allowedTools?: ToolList | undefined;
  forbiddenTools?: ToolList | undefined;
  maxToolCalls?: number | undefined;
  maxFailedCalls?: number | undefined;
  maxTokens?: number | undefined;
  maxDuration?: number | undefined;
  maxCost?: number | undefined;
  noRepeat?: number | undefined;
  status?: Readonly<Record<string, EndStatus>> | undefined;
  forbiddenSequence?: StatedLists | undefined;
  forbiddenArguments?: Readonly<Record<string, Json>> | undefined;
  knownArguments?: true | undefined;
}

type StatedLists = readonly (string | readonly string[])[];

/** Stated rules as they are checked. */
export function rulesOf(stated: StatedRules): Rules {
  const { before, atMost, atLeast, allowedTools, forbiddenTools, status, knownArguments } = stated;
  const { forbiddenSequence, forbiddenArguments } = stated;
  const counts = (of: Readonly<Record<string, number>>) =>
    Object.entries(of).map(([tool, calls]) => ({ tool, calls }));
  const forbidden = Object.entries(forbiddenArguments ?? {}).flatMap(([tool, one]) =>
    (isObject(one) ? [one] : listOf(one)).map((each) => ({ tool, arguments: each })),
  );
  return {
    ...(before && { before: listsOf(before) }),
    ...(atMost && { atMost: counts(atMost) }),
    ...(atLeast && { atLeast: counts(atLeast) }),
    ...(allowedTools && { allowedTools: [allowedTools] }),
    ...(forbiddenTools && forbiddenTools.length > 0 ? { forbiddenTools } : {}),
    ...mostOf([stated]),
    ...(status && { status: Object.entries(status).map(([tool, one]) => ({ tool, status: one })) }),
    ...(forbiddenSequence && { forbiddenSequence: listsOf(forbiddenSequence) }),
    ...(forbidden.length > 0 ? { forbiddenArguments: forbidden } : {}),
    ...(knownArguments && { knownArguments }),
  };
}

/** The rules that are one number, of which the least holds. */
const MOSTS = ["maxToolCalls", "maxFailedCalls", "maxTokens", "maxDuration", "maxCost", "noRepeat"] as const;

type Most = (typeof MOSTS)[number];

/** The least of each of them in several sets of rules. */
function mostOf(sets: readonly Pick<StatedRules, Most>[]): Pick<Rules, Most> {
  const stated = MOSTS.flatMap((key): [Most, number][] => {
    const all = sets.flatMap((one) => one[key] ?? []);
    return all.length === 0 ? [] : [[key, Math.min(...all)]];
  });
  return Object.fromEntries(stated);
}

function listsOf(stated: StatedLists): ToolList[] {
  const tools = stated.filter((item) => typeof item === "string");
  return tools.length > 0 ? [tools] : (stated as ToolList[]);
}

/** A rule that a run broke. */
export interface BrokenRule {
  /** The rule's key. */
  rule: string;
  /** What the run did. It may quote the recording. */
  message: string;
  /** Position among all calls of the run, from 0. Absent: it is about a call that was not made. */
  call?: number | undefined;
  tool?: string | undefined;
}

/** All of several sets of rules as one: each of them holds, and none makes another one weaker. */
export function joinRules(...sets: readonly Rules[]): Rules {
  const lists = <Key extends ListKey>(key: Key): Pick<Rules, Key> | undefined => {
    const all = sets.flatMap((one) => (one[key] ?? []) as readonly unknown[]);
    return all.length === 0 ? undefined : ({ [key]: all } as unknown as Pick<Rules, Key>);
  };
  return {
    ...lists("before"),
    ...lists("atMost"),
    ...lists("atLeast"),
    ...lists("allowedTools"),
    ...lists("forbiddenTools"),
    ...mostOf(sets),
    ...lists("status"),
    ...lists("forbiddenSequence"),
    ...lists("forbiddenArguments"),
    ...(sets.some(({ knownArguments }) => knownArguments) ? { knownArguments: true } : {}),
  };
}

type ListKey = Exclude<keyof Rules, Most | "knownArguments">;

/** Every name and glob of a tool in rules, once. */
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

/** By rules, what is made of their globs: once for all runs. */
const tests = new WeakMap<Rules, Map<string, (tool: ToolName) => boolean>>();

/** Whether a glob of these rules matches a tool. */
export function isNamed(rules: Rules, glob: string, tool: ToolName): boolean {
  const known = tests.get(rules) ?? new Map<string, (tool: ToolName) => boolean>();
  tests.set(rules, known);
  const test = known.get(glob) ?? toolMatcher(glob);
  known.set(glob, test);
  return test(tool);
}

/** Why a tool may not be called at all; undefined where it may. */
export function banOf(name: string, rules: Rules): string | undefined {
  const { allowedTools = [], forbiddenTools = [] } = rules;
  const isIn = (globs: readonly string[]) => globs.some((glob) => isNamed(rules, glob, name));
  if (isIn(forbiddenTools)) return "forbiddenTools forbids it";
  // A name without a server is of any: also of the one whose tools are allowed.
  const isOfServer = (glob: string) =>
    toolNamed(name).server === undefined && isNamed(rules, bareName(toolNamed(glob)), name);
  const mayBeIn = (globs: readonly string[]) => isIn(globs) || globs.some(isOfServer);
  return allowedTools.every(mayBeIn) ? undefined : "allowedTools does not allow it";
}

/** Whether a glob matches one name alone, which is its own. */
export function isLiteral(glob: string): boolean {
  return !/[\\*?[\]{}!]/.test(glob);
}
