import type { Json } from "../core/json.ts";

/**
 * `nothingToMeasure`: the text scorer does not apply to this run or case.
 * `unrecorded`: the recording lacks the calls or the result. Such a run must not pass because of its other scores.
 */
export interface NotAssessed {
  status: "not-assessed";
  reason: string;
  nothingToMeasure?: true;
  unrecorded?: true;
}

/** A scorer's result for one run. Only "scored" can pass. */
export type Outcome<Details = Json> =
  | { status: "scored"; value: number; details: Details }
  | NotAssessed
  | { status: "error"; reason: string };

/** Returns the outcome of a run that cannot be scored, for example because no judge is available. */
export function notAssessed(reason: string): NotAssessed {
  return { status: "not-assessed", reason };
}

/** The outcome of call scorers for a run whose calls are not recorded. To assume that it called nothing would be a guess. */
export const CALLS_UNRECORDED: NotAssessed = {
  status: "not-assessed",
  reason: "the recording has texts only: it does not say which tools were called",
  unrecorded: true,
};

/** Returns the outcome of a run that has nothing for the scorer to measure. */
export function nothingToMeasure(reason: string): NotAssessed {
  return { status: "not-assessed", reason, nothingToMeasure: true };
}
