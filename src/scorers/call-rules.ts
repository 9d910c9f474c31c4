import { compileArguments } from "../core/compile-matchers.ts";
import { canonicalJson, defined, isObject, type Json, type JsonObject, member } from "../core/json.ts";
import { limits } from "../core/limits.ts";
import { Effort, matches, type Pattern } from "../core/match-values.ts";
import { RecordingError } from "../core/problems.ts";
import { listed, shorten } from "../core/text.ts";
import { fullName, spellings } from "../core/tool-name.ts";
import type { Run, ToolCall } from "../recordings/run.ts";
import { type BrokenRule, isNamed, type Rules } from "./rules.ts";

type Found = BrokenRule & { args?: JsonObject };

export interface Findings {
  broken: Found[];
  unchecked: { rule: string; why: string }[];
}

/** The patterns of forbidden arguments, compiled once for all runs. */
const compiled = new WeakMap<Rules, readonly Pattern[]>();

function patternsOf(rules: Rules): readonly Pattern[] {
  const patterns =
    compiled.get(rules) ?? (rules.forbiddenArguments ?? []).map((rule) => openPattern(rule.arguments));
  compiled.set(rules, patterns);
  return patterns;
}

function openPattern(expected: Json): Pattern {
  const pattern = compileArguments(expected, (_path, message) => {
    throw new TypeError(message);
  });
  return pattern.kind === "object" ? { ...pattern, extraKeys: true } : pattern;
}

export class RuledCalls {
  readonly run: Run;
  readonly all: readonly ToolCall[];
  private readonly rules: Rules;
  /** One call of each tool, by full name. */
  private readonly tools: ReadonlyMap<string, ToolCall>;
  private readonly named = new Map<string, ReadonlySet<string>>();

  constructor(run: Run, rules: Rules) {
    this.run = run;
    this.all = run.toolCalls;
    this.rules = rules;
    this.tools = new Map(this.all.map((call) => [fullName(call), call]));
  }

  namesOf(glob: string): ReadonlySet<string> {
    const cachedNames = this.named.get(glob);
    if (cachedNames !== undefined) return cachedNames;
    const names = new Set(
      [...this.tools].flatMap(([name, call]) => (isNamed(this.rules, glob, call) ? [name] : [])),
    );
    this.named.set(glob, names);
    return names;
  }

  positionsOf(glob: string): number[] {
    const names = this.namesOf(glob);
    return names.size === 0 ? [] : this.all.flatMap((call, at) => (names.has(fullName(call)) ? [at] : []));
  }

  /** For example `refund (call 3)`. */
  label(at: number): string {
    return `${nameText(fullName(this.call(at)))} (call ${at + 1})`;
  }

  call(at: number): ToolCall {
    return this.all[at] as ToolCall;
  }

  broken(rule: keyof Rules, at: number, message: string, args?: JsonObject): Found {
    return {
      rule,
      message,
      call: at,
      tool: fullName(this.call(at)),
      ...defined({ args }),
    };
  }
}

export type Check = (calls: RuledCalls, rules: Rules) => (Found | Findings["unchecked"][number])[];

function nameText(name: string): string {
  return shorten(name, limits.shownName);
}

function unrecorded(rule: keyof Rules, label: string): Findings["unchecked"][number] {
  return { rule, why: `the recording does not have the result of ${label}. Record what tools answer` };
}

function hasFailed({ status }: ToolCall): boolean {
  return status === "error" || status === "rejected";
}

/** Calls of the same group were made at once, so no call waited for the result of another. */
function beforeCheck(calls: RuledCalls, { before = [] }: Rules): ReturnType<Check> {
  return before.flatMap(([first = "", then = ""]) => {
    const firsts = calls.namesOf(first);
    const thens = calls.namesOf(then);
    let succeeded = Number.POSITIVE_INFINITY;
    let ended = Number.POSITIVE_INFINITY;
    let open: number | undefined;
    let doubtful: number | undefined;
    for (const [at, call] of calls.all.entries()) {
      const name = fullName(call);
      if (thens.has(name) && succeeded >= call.group) {
        if (ended >= call.group)
          return calls.broken("before", at, `called ${calls.label(at)} before ${nameText(first)} succeeded`);
        doubtful ??= open;
      }
      if (!firsts.has(name) || hasFailed(call)) continue;
      if (call.status === "ok") succeeded = Math.min(succeeded, call.group);
      else open ??= at;
      ended = Math.min(ended, call.group);
    }
    return doubtful === undefined ? [] : unrecorded("before", calls.label(doubtful));
  });
}

function atMostCheck(calls: RuledCalls, { atMost = [] }: Rules): ReturnType<Check> {
  return atMost.flatMap(({ tool, calls: most }) => {
    const made = calls.positionsOf(tool);
    const excess = made[most];
    return excess === undefined
      ? []
      : calls.broken(
          "atMost",
          excess,
          `called ${nameText(tool)} ${tooMany(calls, made.length, most, excess)}`,
        );
  });
}

function tooMany(calls: RuledCalls, made: number, most: number, excess: number): string {
  return `${times(made)}, ${most} ${isOrAre(most)} allowed; ${calls.label(excess)} is one too many`;
}

function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}

function isOrAre(count: number): string {
  return count === 1 ? "is" : "are";
}

function atLeastCheck(calls: RuledCalls, { atLeast = [] }: Rules): ReturnType<Check> {
  return atLeast.flatMap(({ tool, calls: least }): Found[] => {
    const made = calls.positionsOf(tool).length;
    if (made >= least) return [];
    const message = `called ${nameText(tool)} ${times(made)}, at least ${least} ${isOrAre(least)} required`;
    return [{ rule: "atLeast", message, tool }];
  });
}

function allowedCheck(calls: RuledCalls, { allowedTools = [] }: Rules): ReturnType<Check> {
  const reported = new Set<string>();
  return allowedTools.flatMap((globs) => {
    const allowed = new Set(globs.flatMap((glob) => [...calls.namesOf(glob)]));
    return calls.all.flatMap((call, at) => {
      const name = fullName(call);
      if (allowed.has(name) || reported.has(name)) return [];
      reported.add(name);
      return calls.broken("allowedTools", at, `called ${calls.label(at)}, which is not allowed`);
    });
  });
}

function forbiddenCheck(calls: RuledCalls, { forbiddenTools = [] }: Rules): ReturnType<Check> {
  return forbiddenTools.flatMap((glob) =>
    [...calls.namesOf(glob)].map((name) => {
      const at = calls.all.findIndex((call) => fullName(call) === name);
      return calls.broken("forbiddenTools", at, `called ${calls.label(at)}, which "${glob}" forbids`);
    }),
  );
}

function countCheck(calls: RuledCalls, { maxToolCalls: most }: Rules): ReturnType<Check> {
  const made = calls.all.length;
  if (most === undefined || made <= most) return [];
  const message = `made ${made} ${made === 1 ? "call" : "calls"}, ${most} ${isOrAre(most)} allowed; ${calls.label(most)} is one too many`;
  return [calls.broken("maxToolCalls", most, message)];
}

function failedCheck(calls: RuledCalls, { maxFailedCalls: most }: Rules): ReturnType<Check> {
  if (most === undefined) return [];
  const failed = calls.all.flatMap((call, at) => (hasFailed(call) ? [at] : []));
  const excess = failed[most];
  if (excess !== undefined) {
    const message = `${failed.length} ${failed.length === 1 ? "call" : "calls"} failed, ${most} ${isOrAre(most)} allowed; ${calls.label(excess)} is one too many`;
    return [calls.broken("maxFailedCalls", excess, message)];
  }
  const open = calls.all.flatMap(({ status }, at) => (status === "pending" ? [at] : []));
  const [first] = open;
  return first === undefined || failed.length + open.length <= most
    ? []
    : [unrecorded("maxFailedCalls", calls.label(first))];
}

function repeatCheck(calls: RuledCalls, { noRepeat: most }: Rules): ReturnType<Check> {
  if (most === undefined) return [];
  const reported = new Set<string>();
  let row = 0;
  return calls.all.flatMap((call, at) => {
    row = at > 0 && isSame(calls.call(at - 1), call) ? row + 1 : 1;
    if (row <= most || reported.has(fullName(call))) return [];
    reported.add(fullName(call));
    const message = `called ${calls.label(at)} ${times(row)} in a row with the same arguments, ${most} ${isOrAre(most)} allowed`;
    return calls.broken("noRepeat", at, message);
  });
}

function isSame(a: ToolCall, b: ToolCall): boolean {
  return (
    fullName(a) === fullName(b) &&
    a.malformed === b.malformed &&
    canonicalJson(a.arguments) === canonicalJson(b.arguments)
  );
}

function statusCheck(calls: RuledCalls, { status = [] }: Rules): ReturnType<Check> {
  return status.flatMap(({ tool, status: required }) => {
    const made = calls.positionsOf(tool);
    const mismatch = made.find((at) => ![required, "pending"].includes(calls.call(at).status));
    if (mismatch !== undefined) {
      const message = `${calls.label(mismatch)} ended as ${calls.call(mismatch).status}, ${required} is required`;
      return calls.broken("status", mismatch, message);
    }
    const open = made.find((at) => calls.call(at).status === "pending");
    return open === undefined ? [] : unrecorded("status", calls.label(open));
  });
}

function sequenceCheck(calls: RuledCalls, { forbiddenSequence = [] }: Rules): ReturnType<Check> {
  return forbiddenSequence.flatMap((globs) => {
    const steps = globs.map((glob) => calls.namesOf(glob));
    const called = calls.all.map(fullName);
    const start = called.findIndex((_, at) =>
      steps.every((names, step) => names.has(called[at + step] ?? "")),
    );
    if (start === -1) return [];
    const end = start + steps.length - 1;
    const names = called.slice(start, end).map(nameText);
    return calls.broken(
      "forbiddenSequence",
      end,
      `called ${calls.label(end)} right after ${names.join(" → ")}`,
    );
  });
}

/** Arguments that are not a JSON object cannot be checked, unless the tool refused the call. */
function isUnreadable({ arguments: args, malformed, status }: ToolCall): boolean {
  return (malformed || !isObject(args)) && status !== "error" && status !== "rejected";
}

function uncheckedArguments(rule: string, tool: string): { rule: string; why: string } {
  return { rule, why: `a call of ${nameText(tool)} has arguments that are not JSON. Record them as JSON` };
}

/** A tool that accepted arguments that are not JSON may have received a forbidden value, so the rule is unchecked then. */
function argumentsCheck(calls: RuledCalls, rules: Rules): ReturnType<Check> {
  const { forbiddenArguments = [] } = rules;
  const patterns = patternsOf(rules);
  const effort = new Effort();
  try {
    return forbiddenArguments.flatMap(({ tool, arguments: expected }, position): ReturnType<Check> => {
      const pattern = patterns[position] as Pattern;
      const positions = calls.positionsOf(tool);
      const at = positions.find((position) => isMet(pattern, calls.call(position), effort));
      if (at === undefined) {
        const isUnclear = positions.some((position) => isUnreadable(calls.call(position)));
        return isUnclear ? [uncheckedArguments("forbiddenArguments", tool)] : [];
      }
      const args = givenOf(expected, calls.call(at));
      return [calls.broken("forbiddenArguments", at, `called ${calls.label(at)}`, args)];
    });
  } catch (error) {
    if (!(error instanceof RecordingError)) throw error;
    return [
      { rule: "forbiddenArguments", why: "it takes too long to compare all arguments. Record fewer calls" },
    ];
  }
}

function isMet(pattern: Pattern, { arguments: args, malformed }: ToolCall, effort: Effort): boolean {
  return !malformed && matches(pattern, args, "significant", effort);
}

/** Returns the arguments that the rule names, or none if it consists of matchers. */
function givenOf(expected: Json, { arguments: args }: ToolCall): JsonObject {
  if (!isObject(args) || !isObject(expected)) return {};
  const keys = Object.keys(expected).map((key) => (key.startsWith("$$") ? key.slice(1) : key));
  const named = keys.flatMap((key) => {
    const value = member(args, key);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(named);
}

function knownCheck(calls: RuledCalls, { knownArguments }: Rules): ReturnType<Check> {
  if (knownArguments === undefined) return [];
  const schemas = new Map<string, Set<string>>();
  for (const { name, parameters } of calls.run.tools)
    if (parameters !== undefined) schemas.set(name, new Set([...(schemas.get(name) ?? []), ...parameters]));
  const reported = new Set<string>();
  return calls.all.flatMap((call, at): ReturnType<Check> => {
    const { arguments: args, malformed } = call;
    const name = fullName(call);
    if (reported.has(name)) return [];
    if (isUnreadable(calls.call(at))) {
      reported.add(name);
      return [uncheckedArguments("knownArguments", name)];
    }
    const keys = !malformed && isObject(args) ? Object.keys(args) : [];
    if (keys.length === 0) return [];
    const offered = spellings(call).find((spelling) => schemas.has(spelling));
    const schema = offered === undefined ? undefined : schemas.get(offered);
    if (schema === undefined) {
      reported.add(name);
      const why = `the recording has no schema of ${nameText(name)} that names its arguments. Record the tools with their schemas`;
      return [{ rule: "knownArguments", why }];
    }
    const unknown = keys.filter((key) => !schema.has(key));
    if (unknown.length === 0) return [];
    reported.add(name);
    const names = listed(
      unknown.map((key) => `"${nameText(key)}"`),
      3,
    );
    const message = `called ${calls.label(at)} with ${names}, which its schema does not name`;
    return [calls.broken("knownArguments", at, message)];
  });
}

export const callRules: readonly Check[] = [
  forbiddenCheck,
  allowedCheck,
  argumentsCheck,
  beforeCheck,
  sequenceCheck,
  atMostCheck,
  atLeastCheck,
  countCheck,
  failedCheck,
  repeatCheck,
  statusCheck,
  knownCheck,
];
