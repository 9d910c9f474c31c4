import { valueWriter } from "../expectations/written-value.ts";
import { isObject, type Json } from "../json/json.ts";
import { limits } from "../limits.ts";
import type { ListOrder } from "../matching/compare.ts";
import type { Pattern } from "../matching/pattern.ts";
import type { ReferenceCall } from "../matching/reference.ts";
import type { RedactRules } from "../policy/redact.ts";
import type { Run, ToolCall } from "../recordings/run.ts";
import { openedResult, resultDifferences } from "../scorers/results.ts";
import { alignArguments, alignResult } from "./align-arguments.ts";
import type { CaseRules } from "./case-rules.ts";
import { type Change, type Item, membersChange } from "./change.ts";
import { claimCalls, placedCalls } from "./claim-calls.ts";
import { NotAcceptable } from "./not-acceptable.ts";
import { pairCalls } from "./pair-calls.ts";

/** A reference call of the case as it is to be. */
export interface Entry extends Pick<ReferenceCall, "name" | "optional"> {
  /** What the file says: one that stands there, changed or not, or a new one. */
  item: Item;
  /** Position in the run of the call that it stands for, if any. */
  call: number | undefined;
}

/**
 * The references by which `f1` is perfect for a run, nearest to those declared. What matched stays; a near miss gets the arguments
 * that were called; what was not called goes, unless it is optional or does not count; what else was called comes in, in the order
 * of the calls. Throws NotAcceptable when a call cannot be written as a reference.
 */
export function alignReferences(run: Run, rules: CaseRules): Entry[] {
  const { expectation, tools } = rules;
  const declared = expectation.referenceToolCalls ?? [];
  const { matched, near, missing, unexpected, uncounted } = pairCalls(declared, run, rules);
  const entries: Entry[] = [];
  const taken = new Set([...matched.values(), ...near.values(), ...unexpected]);
  const others = [...uncounted].map((at) => declared[at]?.name ?? "");
  const claimed = claimCalls(others, placedCalls(run, expectation.options.code, tools), taken);
  const claims = new Map([...uncounted].map((at, position) => [at, claimed[position]]));
  for (const [at, reference] of declared.entries()) {
    if (missing.has(at)) continue;
    const { name, optional } = reference;
    const nearest = near.get(at);
    const change = nearest === undefined ? undefined : alignCall(reference, callAt(run, nearest), rules);
    entries.push({
      name,
      optional,
      item: { at, change },
      call: matched.get(at) ?? nearest ?? claims.get(at),
    });
  }
  refuseTooMany(entries.length + unexpected.length);
  for (const call of unexpected) addInOrder(entries, newEntry(run, call, rules));
  return entries;
}

/** A reference that says what was called. Throws NotAcceptable when that cannot be said. */
export function newEntry(run: Run, position: number, { redact }: CaseRules): Entry {
  const call = callAt(run, position);
  const { name } = call;
  const value: Json = { name, arguments: valueWriter(name, redact)(argumentsOf(call), []) };
  return { name, optional: false, item: { value }, call: position };
}

/** Puts an entry behind the last one that stands for an earlier call, else before the first of a later one. */
export function addInOrder(entries: Entry[], entry: Entry): void {
  const { call: mine = 0 } = entry;
  const earlier = entries.findLastIndex(({ call }) => call !== undefined && call < mine);
  const later = entries.findIndex(({ call }) => call !== undefined && call > mine);
  const place = earlier >= 0 ? earlier + 1 : later >= 0 ? later : entries.length;
  entries.splice(place, 0, entry);
}

/** Throws NotAcceptable when a case may not have so many references. */
export function refuseTooMany(count: number): void {
  if (count <= limits.references) return;
  throw new NotAcceptable(
    `${count} reference calls would be needed, more than the ${limits.references} that are read`,
  );
}

function callAt({ toolCalls }: Run, position: number): ToolCall {
  const call = toolCalls[position];
  if (call === undefined) throw new RangeError(`no call ${position} of ${toolCalls.length}`);
  return call;
}

function alignCall(
  reference: ReferenceCall,
  call: ToolCall,
  { expectation, redact }: CaseRules,
): Change | undefined {
  const { arguments: pattern, name, result } = reference;
  const { f1 } = expectation.options;
  const write = valueWriter(name, redact);
  const changes = [
    ["arguments", alignArguments(pattern, argumentsOf(call), f1, write)],
    ["result", result && alignAnswer(result, call, f1.listOrder, redact)],
  ] as const;
  return membersChange(new Map(changes.flatMap(([key, change]) => (change ? [[key, change]] : []))));
}

/** What is expected of the result, where the tool answered something else. A text that holds JSON is written as that JSON. */
function alignAnswer(
  pattern: Pattern,
  call: ToolCall,
  listOrder: ListOrder,
  redact: RedactRules,
): Change | undefined {
  const isMet = resultDifferences(pattern, call, listOrder).length === 0;
  if (isMet || call.result === undefined) return undefined;
  const hides = (tool: string, keys: readonly string[]) =>
    redact.hides(tool, keys) || redact.hides(tool, ["result", ...keys]);
  const write = valueWriter(call.name, { ...redact, hides });
  return alignResult(pattern, openedResult(call) ?? call.result, listOrder, write);
}

/** Throws NotAcceptable when they cannot be written as reference arguments. */
function argumentsOf({ name, arguments: args, malformed }: ToolCall): Json {
  if (malformed) {
    throw new NotAcceptable(
      `the arguments of ${name} are not JSON: correct the agent, or accept another run`,
    );
  }
  if (!isObject(args)) {
    throw new NotAcceptable(`the arguments of ${name} are no object, and references have nothing else`);
  }
  return args;
}
