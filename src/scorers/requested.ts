import type { ScorerOfCalls } from "./calls/scorer-of-calls.ts";
import { type TextScorerId, textScorers } from "./texts/index.ts";
import type { TextScorer } from "./texts/text-scorer.ts";

const ofCalls = [] as const satisfies readonly ScorerOfCalls[];

export type RequestedId = TextScorerId | (typeof ofCalls)[number]["id"];

export type RequestedScorer = TextScorer | ScorerOfCalls;

/** All scorers that a case requests by name, in display order. No other case has them in its report. */
export const requestedScorers: readonly (RequestedScorer & { id: RequestedId })[] = [
  ...textScorers,
  ...ofCalls,
];
