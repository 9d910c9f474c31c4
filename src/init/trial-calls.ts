import { depthOf, isObject, type JsonObject } from "../json/json.ts";
import { limits } from "../limits.ts";
import type { ScorerOptions } from "../policy/scorer-options.ts";
import type { ToolBook } from "../policy/tools.ts";
import { type Place, placeName } from "../problems.ts";
import type { ToolCall } from "../recordings/run.ts";
import { countedCalls } from "../scorers/counted.ts";
import type { RecordedRun } from "./recorded-run.ts";

/** The calls of one run that its case may be expected to make. */
export interface TrialCalls {
  place: Place;
  calls: readonly ToolCall[];
  /** The policy counts state-changing calls only and the run made none: these are its lookups. */
  lookups: boolean;
  /** Nothing is left of the calls that the run made: they failed, or went to scratchpads. */
  nothingLeft: boolean;
}

/** The calls that count under the policy's options, without those that failed: an attempt that failed is not wanted. */
export function trialCalls({ run, origin }: RecordedRun, { f1 }: ScorerOptions, tools: ToolBook): TrialCalls {
  const counted = countedCalls(run, { calls: f1.calls, failedCalls: "ignore" }, tools);
  const calls =
    counted.length > 0 ? counted : countedCalls(run, { calls: "all", failedCalls: "ignore" }, tools);
  return {
    place: origin.place,
    calls,
    lookups: counted.length < calls.length,
    nothingLeft: calls.length === 0 && run.toolCalls.length > 0,
  };
}

/** The arguments that a reference can state; undefined when it cannot, so that it must accept any. */
export function statedArguments({ arguments: args, malformed }: ToolCall): JsonObject | undefined {
  if (malformed || !isObject(args)) return undefined;
  return depthOf(args, limits.proposedNesting) <= limits.proposedNesting ? args : undefined;
}

/** Why a reference cannot state a call's arguments. */
export function whyNotStated({ arguments: args, malformed }: ToolCall, place: Place): string {
  const where = `in ${placeName(place)}`;
  if (malformed) return `Its arguments ${where} are not JSON: write down what they must be.`;
  if (!isObject(args)) return `Its arguments ${where} are not an object, so any are accepted.`;
  return `Its arguments ${where} nest deeper than ${limits.proposedNesting} levels, so any are accepted.`;
}
