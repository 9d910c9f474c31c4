import { MAIN_AGENT, type ReferenceCall, type Run, type ToolCall } from "../recordings/run.ts";
import { type Expectation, expectedCalls, expectedTools } from "./expectation.ts";
import type { NotAssessed } from "./scorer.ts";

/** Where another agent made a call than was expected to. */
export interface OtherAgent {
  expected: string;
  actual: string;
}

/** What is said of a run whose recording does not tell which agent called what, where its case asks for that. */
export const AGENTS_UNRECORDED: NotAssessed = {
  status: "not-assessed",
  reason:
    "the case names agents, and the recording does not show which calls are theirs: check their names, or record traces with agents",
  unrecorded: true,
};

/**
 * The run with the calls of the agents alone that its case is about. As it is where the recording does not name them, and where none of
 * them called anything though others did and the case expects no call: an agent of another name must not pass by that.
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

/** Whether a case asks by which agent a call was made, and the recording does not say. */
export function lacksAgents(run: Run, expectation: Expectation): boolean {
  if (run.namesAgents || run.toolCalls.length === 0) return false;
  return (
    expectation.agents !== undefined ||
    expectedCalls(expectation).some(({ referenceToolCalls = [] }) => referenceToolCalls.some(hasAgent))
  );
}

/** Whether a reference says by which agent it must be called. */
export function hasAgent({ agent }: ReferenceCall): boolean {
  return agent !== undefined;
}

/** Whether a call was made by the agent that a reference asks for. */
export function isByAgent({ agent }: ReferenceCall, call: ToolCall): boolean {
  return agent === undefined || agent === (call.agent ?? MAIN_AGENT);
}

/** By which other agent a call was made than a reference asks for; nothing where it asks for none, or for that one. */
export function otherAgent(reference: ReferenceCall, call: ToolCall): { agent?: OtherAgent } {
  const { agent } = reference;
  if (agent === undefined || isByAgent(reference, call)) return {};
  return { agent: { expected: agent, actual: call.agent ?? MAIN_AGENT } };
}
