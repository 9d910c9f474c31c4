import type { Expectation } from "../expectations/expectation.ts";
import { anyValue } from "../matching/pattern.ts";
import type { Run } from "../recordings/run.ts";
import { code } from "../scorers/code.ts";
import { countedCalls, countedReferences } from "../scorers/counted.ts";
import { addInOrder, type Entry, newEntry, refuseTooMany } from "./align-references.ts";
import { type Change, itemsChange, type MemberChange, replaceBy } from "./change.ts";
import { claimCalls } from "./claim-calls.ts";
import type { Measure } from "./measure.ts";

/** The counted calls of `code`, each with its position in the run. */
function codeCalls(run: Run, { expectation, tools }: Measure) {
  const counted = new Set(countedCalls(run, expectation.options.code, tools));
  return [...run.toolCalls.entries()].filter(([, call]) => counted.has(call));
}

function codeAccepts(run: Run, expectation: Expectation, { tools }: Measure): boolean {
  const outcome = code.score(run, expectation, tools);
  return outcome.status !== "scored" || outcome.value === 1;
}

/**
 * What must change in `expectedTool` and `expectedToolOrder` so that `code` accepts a run; nothing when it does. Strictly, the order
 * becomes what was called. Otherwise the steps that were called stay, in the order of the calls, and where one was not called the
 * tools that the order did not name come in. An expected tool becomes the only tool called, or gives way to an order.
 */
export function alignTools(run: Run, measure: Measure): Map<string, MemberChange> {
  const { expectation } = measure;
  const { expectedTool, expectedToolOrder, strictMode } = expectation;
  if (codeAccepts(run, expectation, measure)) return new Map();
  const calls = codeCalls(run, measure);
  const names = calls.map(([, { name }]) => name);
  if (expectedToolOrder !== undefined) {
    const change = strictMode ? replaceBy(names) : alignOrder(expectedToolOrder, calls);
    return new Map(change && [["expectedToolOrder", change]]);
  }
  if (expectedTool === undefined) return new Map();
  const [only, ...others] = strictMode ? names : new Set(names);
  if (only !== undefined && others.length === 0) return new Map([["expectedTool", replaceBy(only)]]);
  const order: readonly (readonly [string, MemberChange])[] =
    names.length === 0 && expectation.referenceToolCalls !== undefined
      ? []
      : [["expectedToolOrder", replaceBy(names)]];
  return new Map([["expectedTool", { kind: "remove" }], ...order]);
}

function alignOrder(order: readonly string[], calls: ReturnType<typeof codeCalls>): Change | undefined {
  const claimed = claimCalls(order, calls);
  const named = new Set(order);
  const steps = claimed.flatMap((call, at) => (call === undefined ? [] : [{ call, item: { at } }]));
  const others = claimed.includes(undefined) || order.length === 0 ? calls : [];
  const added = others
    .filter(([, { name }]) => !named.has(name))
    .map(([call, { name }]) => ({ call, item: { value: name } }));
  const sorted = [...steps, ...added].sort((a, b) => a.call - b.call);
  return itemsChange(
    sorted.map(({ item }) => item),
    order.length,
  );
}

/**
 * Where the references are the order that `code` asks for and it does not accept a run: those that count go where they were called,
 * or away when they were not, and a strict order (one without a step left, too) gets all that was called.
 */
export function orderReferences(entries: readonly Entry[], run: Run, measure: Measure): readonly Entry[] {
  const { expectation, tools } = measure;
  const { code: options } = expectation.options;
  const references = entries.map(({ name, optional }) => ({ name, optional, arguments: anyValue }));
  if (codeAccepts(run, { ...expectation, referenceToolCalls: references }, measure)) return entries;
  const counted = new Set(countedReferences(references, run, options, tools));
  const isStep = (_entry: Entry, at: number) => counted.has(references[at] ?? references[0]!);
  return entries;
}
