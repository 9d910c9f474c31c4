import type { NotAssessed } from "./scorer.ts";

/** What a scorer says that is kept from a run: by the judge, by the size of the run, by a recording without texts. */
export function notAssessed(reason: string): NotAssessed {
  return { status: "not-assessed", reason };
}

/** What a scorer of calls says of a run whose recording does not tell what was called: "called nothing" would be a guess. */
export const CALLS_UNRECORDED: NotAssessed = {
  status: "not-assessed",
  reason: "the recording holds texts only: it does not say which tools were called",
  unrecorded: true,
};

/** What a scorer says that finds nothing to measure in a run. */
export function nothingToMeasure(reason: string): NotAssessed {
  return { status: "not-assessed", reason, nothingToMeasure: true };
}
