import type { ToolCall } from "../../recordings/run.ts";
import type { RequestedFacts, TextOutcome } from "../texts/text-scorer.ts";

/** A scorer of calls that a case requests by name. `code` and `f1` score every case, so they are not of this kind. */
export interface ScorerOfCalls<Id extends string = string, Options extends object = object>
  extends RequestedFacts<Id, Options> {
  kind: "calls";
  /** `calls` are those of the case's agents, in order, without tools that the policy ignores. */
  score(calls: readonly ToolCall[], options: NoInfer<Options>): TextOutcome;
}

/** Adds the kind, and keeps the types of id and options. */
export function scorerOfCalls<const Id extends string, Options extends object>(
  scorer: Omit<ScorerOfCalls<Id, Options>, "kind">,
): ScorerOfCalls<Id, Options> {
  return { kind: "calls", ...scorer };
}
