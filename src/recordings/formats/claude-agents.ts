import { isObject, isString, type JsonObject, objectsOf } from "../../base/json.ts";
import { callId } from "../calls.ts";
import { isCall, isResult, type Sender } from "./anthropic-messages.ts";

/** True for an entry of a sub-agent: in a stream it names the call that started it, in a transcript it is marked. */
export function isSubagents({ isSidechain, parent_tool_use_id }: JsonObject): boolean {
  return isSidechain === true || isString(parent_tool_use_id);
}

/** The blocks of the message in an entry. */
export function blocksOf({ message }: JsonObject): JsonObject[] {
  return isObject(message) ? objectsOf(message.content) : [];
}

/** The sub-agents of a transcript, by the calls that started them. */
export class Subagents {
  /** The kinds of agent that calls asked for, by the ids of the calls. */
  private readonly kinds = new Map<string, string>();
  /** The calls, by the ids of the agents and by the prompts that they gave them. */
  private readonly callsByAgent = new Map<string, string>();
  private readonly callsByPrompt = new Map<string, string | undefined>();
  /** What entries belong to that only name the entry before them. */
  private readonly callsByEntry = new Map<string, string>();

  constructor(entries: readonly JsonObject[]) {
    for (const entry of entries) {
      for (const block of blocksOf(entry)) this.learn(entry, block);
    }
    for (const entry of entries) if (isSubagents(entry)) this.follow(entry);
  }

  /** Who sends the message of an entry; nobody but the main agent sends one of its own. */
  senderOf(entry: JsonObject): Sender | undefined {
    if (!isSubagents(entry)) return undefined;
    const call = this.callOf(entry);
    const agent = (call === undefined ? undefined : this.kinds.get(call)) ?? callId(entry.agentId) ?? call;
    return { key: callId(entry.agentId) ?? call ?? "", agent, call };
  }

  private learn({ toolUseResult: told }: JsonObject, block: JsonObject): void {
    const id = callId(isResult(block) ? block.tool_use_id : block.id);
    if (id === undefined) return;
    if (isResult(block) && isObject(told)) {
      const agent = callId(told.agentId);
      if (agent !== undefined) this.callsByAgent.set(agent, id);
      if (isString(told.agentType) && told.agentType !== "") this.kinds.set(id, told.agentType);
    }
    const { input } = block;
    if (!isCall(block) || !isObject(input)) return;
    if (isString(input.subagent_type) && input.subagent_type !== "") this.kinds.set(id, input.subagent_type);
    // Of two calls with one prompt it is unknown whose agent was given it.
    if (isString(input.prompt))
      this.callsByPrompt.set(input.prompt, this.callsByPrompt.has(input.prompt) ? undefined : id);
  }

  private follow(entry: JsonObject): void {
    const call = this.callOf(entry) ?? this.callsByPrompt.get(promptIn(entry) ?? "");
    if (call !== undefined && isString(entry.uuid)) this.callsByEntry.set(entry.uuid, call);
  }

  private callOf({ parent_tool_use_id: call, agentId, uuid, parentUuid }: JsonObject): string | undefined {
    return (
      callId(call) ??
      this.callsByAgent.get(callId(agentId) ?? "") ??
      this.callsByEntry.get(callId(uuid) ?? "") ??
      this.callsByEntry.get(callId(parentUuid) ?? "")
    );
  }
}

/** What a sub-agent was asked in its first entry. */
function promptIn(entry: JsonObject): string | undefined {
  const { type, message, parentUuid = null } = entry;
  if (type !== "user" || parentUuid !== null || !isObject(message)) return undefined;
  const [only, ...others] = isString(message.content)
    ? [message.content]
    : blocksOf(entry).map(({ text }) => text);
  return isString(only) && others.length === 0 ? only : undefined;
}
