import { canonicalJson } from "../json/canonical.ts";
import { isObject, type Json, member } from "../json/json.ts";
import type { TrialCalls } from "./trial-calls.ts";
import { statedArguments } from "./trial-calls.ts";

/** The one argument of a call on which no majority of the trials agrees, and the values that were seen. */
export interface VolatileArgument {
  key: string;
  values: Json[];
}

/** Of fewer trials that differ nobody knows whether each is right, or one is a mistake. */
const ENOUGH_TRIALS = 3;
/** The most values that are listed as the right ones, and the most characters that each of them may have. */
const LISTED_VALUES = 4;
const SHORT_VALUE = 16;

/**
 * By position of the call: its volatile argument, where it has exactly one. The trials make the same calls with the same argument
 * names. An argument on which most trials agree is not volatile: what the others say may be a mistake. Nor is one of few trials
 * whose values would be listed as right.
 */
export function volatileArguments(trials: readonly TrialCalls[]): Map<number, VolatileArgument> {
  const found = new Map<number, VolatileArgument>();
  for (const [at, call] of (trials[0]?.calls ?? []).entries()) {
    const volatile = Object.keys(statedArguments(call) ?? {}).flatMap((key) => {
      const values = trials.map((trial) => argumentOf(trial, at, key));
      return hasMajority(values) ? [] : [{ key, values: distinct(values) }];
    });
    const [only, another] = volatile;
    if (only === undefined || another !== undefined) continue;
    if (trials.length >= ENOUGH_TRIALS || listedValues(only) === undefined) found.set(at, only);
  }
  return found;
}

/** The values when they are few and short enough to be listed, undefined otherwise. */
export function listedValues({ values }: VolatileArgument): Json[] | undefined {
  const areShort = values.every(
    (value) =>
      (typeof value !== "object" || value === null) && canonicalJson(value).length <= SHORT_VALUE + 2,
  );
  return areShort && values.length <= LISTED_VALUES ? values : undefined;
}

function argumentOf({ calls }: TrialCalls, at: number, key: string): Json {
  const args = calls[at]?.arguments;
  return (isObject(args) ? member(args, key) : undefined) ?? null;
}

function hasMajority(values: readonly Json[]): boolean {
  const counts = new Map<string, number>();
  for (const value of values) {
    const text = canonicalJson(value);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count * 2 > values.length);
}

function distinct(values: readonly Json[]): Json[] {
  return [...new Map(values.map((value) => [canonicalJson(value), value])).values()];
}
