import { defined, objectOf, textOf } from "../../core/json.ts";
import { groupBy } from "../../core/text.ts";
import type { Run, ToolCall } from "../run.ts";
import { listedObjects, statedArguments } from "./calls.ts";
import { Conversation } from "./conversation.ts";
import { answered, areUnknown, failed } from "./message-parts.ts";

/** Mastra's prefix for an agent called as a tool. */
const DELEGATION = /^agent-(?=.)/;

/** Returns the key of the agent behind a delegation tool; undefined for any other tool. */
export function delegatedAgent(tool: string): string | undefined {
  return DELEGATION.test(tool) ? tool.replace(DELEGATION, "") : undefined;
}

/** Adds sub-agents' calls from delegations' results, in list order. Throws RecordingError for an unreadable call. */
export function withSubAgentCalls(run: Run): Run {
  if (run.toolCalls.every(({ result = null }) => objectOf(result).subAgentToolResults === undefined))
    return run;
  const known = new Set(run.toolCalls.map(({ id }) => id));
  const toolCalls: ToolCall[] = [];
  const below: Run[] = [];
  let shift = 0;
  for (const calls of groupBy(run.toolCalls, ({ group }) => group).values()) {
    toolCalls.push(...calls.map((call) => ({ ...call, group: call.group + shift })));
    for (const delegation of calls) {
      const own = runBelow(delegation);
      below.push(own);
      for (const call of own.toolCalls) {
        if (call.id !== undefined && known.has(call.id)) continue;
        shift += 1;
        toolCalls.push({ ...call, turn: delegation.turn, group: delegation.group + shift });
      }
    }
  }
  const faults = [run, ...below].flatMap(({ fault }) => fault ?? []);
  const warnings = [run, ...below].flatMap((one) => one.warnings);
  return { ...run, toolCalls, warnings, namesAgents: true, ...defined({ fault: faults[0] }) };
}

function runBelow({ name, result = null }: ToolCall): Run {
  const talk = new Conversation();
  const agent = name.replace(DELEGATION, "");
  talk.actAs(agent);
  for (const one of listedObjects(objectOf(result).subAgentToolResults, "subAgentToolResults")) {
    const call = { id: one.toolCallId, name: one.toolName, ...statedArguments(one, "args") };
    if (areUnknown(call))
      talk.unscorable(
        `the arguments of "${textOf(call.name)}", a call of the sub-agent "${agent}", were not recorded, so they cannot be compared: record it with a newer Mastra`,
      );
    talk.nextGroup();
    talk.call({ ...call, ...(one.isError === true ? failed(one.result) : answered(one.result)) });
  }
  return withSubAgentCalls(talk.run());
}
