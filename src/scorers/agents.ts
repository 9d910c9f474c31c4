import { MAIN_AGENT, type ReferenceCall, type Run, type ToolCall } from "../recordings/run.ts";
import { type Expectation, expectedCalls, expectedTools } from "./expectation.ts";
import type { NotAssessed } from "./outcome.ts";

/** The outcome for a case that names agents if the recording does not show which agent made which call. */
export const AGENTS_UNRECORDED: NotAssessed = {
  status: "not-assessed",
  reason:
    "the case names agents, and the recording does not show which calls are theirs: check their names, or record traces with agents",
  unrecorded: true,
};

/**
 * Keeps the calls of the case's agents. If only other agents made calls and the case expects none, returns the run without `namesAgents`,
 * because a misspelled agent name must not pass.
 */
export function withinScope<R extends Run>(run: R, expectation: Expectation): R {
  const { agents } = expectation;
  if (agents === undefined || !run.namesAgents) return run;
  const toolCalls = run.toolCalls.filter(({ agent = MAIN_AGENT }) => agents.includes(agent));
  const isUnknown =
    toolCalls.length === 0 &&
    run.toolCalls.length > 0 &&
    (expectation.caseTools ?? expectedTools(expectation)).length === 0;
  if (!isUnknown) return { ...run, toolCalls };
  const { namesAgents: _namesAgents, ...rest } = run;
  return rest as R;
}

/** Returns true if the case names agents but the recording does not. */
export function lacksAgents(run: Run, expectation: Expectation): boolean {
  if (run.namesAgents || run.toolCalls.length === 0) return false;
  return (
    expectation.agents !== undefined ||
    expectedCalls(expectation).some(({ referenceToolCalls = [] }) => referenceToolCalls.some(hasAgent))
  );
}

export function hasAgent({ agent }: ReferenceCall): boolean {
  return agent !== undefined;
}

/** Returns true if the call was made by the agent that the reference requires, or if the reference requires none. */
export function isByAgent({ agent }: ReferenceCall, call: ToolCall): boolean {
  return agent === undefined || agent === (call.agent ?? MAIN_AGENT);
}
