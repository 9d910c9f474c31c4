import { valueWriter, writtenKey } from "../expectations/written-value.ts";
import { groupBy, largest } from "../group-by.ts";
import { canonicalJson } from "../json/canonical.ts";
import { isObject, type Json, type JsonObject } from "../json/json.ts";
import { limits } from "../limits.ts";
import type { RedactRules } from "../policy/redact.ts";
import { placeName } from "../problems.ts";
import type { ToolCall } from "../recordings/run.ts";
import { shorten } from "../wording.ts";
import { statedArguments, type TrialCalls, whyNotStated } from "./trial-calls.ts";
import { listedValues, type VolatileArgument, volatileArguments } from "./volatile.ts";

/** A reference call as the expectations file states it. */
export interface ProposedCall {
  name: string;
  /** Literals and matchers; undefined: any arguments are accepted. */
  arguments: JsonObject | undefined;
  /** The argument on which the runs do not agree, so that more than one value is right. */
  volatile?: string;
  /** What a reader must know of it: sentences. */
  notes: string[];
}

/** A case as the expectations file states it. */
export interface ProposedCase {
  id: string;
  /** Lookups count in this case, whatever the policy says of others. */
  lookups: boolean;
  calls: ProposedCall[];
  notes: string[];
}

/**
 * What a case is expected to do, from its trials (at least one): the calls that most of them made. Trials whose arguments are not
 * JSON speak only where there are no others. What the policy redacts is written as any value. The same trials in the same order give the same proposal.
 */
export function proposeCase(id: string, trials: readonly TrialCalls[], redact: RedactRules): ProposedCase {
  const sound = trials.filter(({ calls }) => !calls.some(({ malformed }) => malformed));
  const alike = largest(groupBy(sound.length > 0 ? sound : trials, shapeOf).values());
  const volatile = volatileArguments(alike);
  const agreeing = largest(groupBy(alike, (trial) => callsText(trial, volatile)).values());
  const [chosen] = agreeing;
  if (chosen === undefined) throw new Error(`case "${id}" has no trial`);
  return {
    id,
    lookups: chosen.lookups,
    calls: chosen.calls.map((call, at) => proposeCall(call, volatile.get(at), chosen, redact)),
    notes: [
      ...(agreeing.length < trials.length ? [disagreement(chosen, agreeing.length, trials.length)] : []),
      ...(chosen.lookups ? ["The agent only looked things up, so here lookups count."] : []),
      ...(chosen.nothingLeft ? ["Its calls failed or went to scratchpads, so none is listed."] : []),
    ],
  };
}

function disagreement({ place }: TrialCalls, agreeing: number, all: number): string {
  const name = placeName(place);
  return agreeing === 1
    ? `The runs differ: of ${all} only ${name} made these calls.`
    : `The runs differ: ${agreeing} of ${all} made these calls, ${name} among them.`;
}

/** Equal for trials that differ at most in the values of arguments. */
function shapeOf({ calls, lookups }: TrialCalls): string {
  return canonicalJson([
    lookups,
    ...calls.map((call) => {
      const stated = statedArguments(call);
      return [call.name, call.malformed, stated === undefined ? null : Object.keys(stated).sort()];
    }),
  ]);
}

/** Equal for trials of one shape that make the same calls, volatile arguments aside. */
function callsText({ calls }: TrialCalls, volatile: ReadonlyMap<number, VolatileArgument>): string {
  return canonicalJson(
    calls.map((call, at) => {
      const args = Object.entries(statedArguments(call) ?? {});
      return Object.fromEntries(args.filter(([key]) => key !== volatile.get(at)?.key));
    }),
  );
}

function proposeCall(
  call: ToolCall,
  volatile: VolatileArgument | undefined,
  { place }: TrialCalls,
  redact: RedactRules,
): ProposedCall {
  const stated = statedArguments(call);
  if (stated === undefined) {
    return { name: call.name, arguments: undefined, notes: [whyNotStated(call, place)] };
  }
  const write = valueWriter(call.name, redact);
  const isHidden = volatile?.values.some((value) => isAny(write(value, [volatile.key])));
  const values = volatile && !isHidden ? listedValues(volatile) : undefined;
  const matcher = values === undefined ? { $any: true } : { $oneOf: values };
  const entries = Object.entries(stated).map(([key, value]) => [
    writtenKey(key),
    key === volatile?.key ? matcher : write(value, [key]),
  ]);
  const advice = values === undefined ? "any value will do" : "any of these will do";
  return {
    name: call.name,
    arguments: Object.fromEntries(entries),
    ...(volatile === undefined ? {} : { volatile: volatile.key }),
    notes:
      volatile === undefined
        ? []
        : [`The runs differ in "${shorten(volatile.key, limits.shownString)}": ${advice}.`],
  };
}

function isAny(value: Json): boolean {
  return isObject(value) && value.$any === true;
}
