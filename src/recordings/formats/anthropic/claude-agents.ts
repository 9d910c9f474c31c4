import { isObject, isString, type JsonObject, objectsOf } from "../../../core/json.ts";
import { callId } from "../../reading/calls.ts";
import { isCall, isResult, type Sender } from "./anthropic-messages.ts";

/** Detects a sub-agent entry: streams reference the call that started it, transcripts set `isSidechain`. */
export function isSubagents({ isSidechain, parent_tool_use_id }: JsonObject): boolean {
  return isSidechain === true || isString(parent_tool_use_id);
}

export function blocksOf({ message }: JsonObject): JsonObject[] {
  return isObject(message) ? objectsOf(message.content) : [];
}

/** Assigns entries of a transcript to sub-agents and the calls that started them. */
export class Subagents {
  private readonly kinds = new Map<string, string>();
  /** Call ids by agent id and by prompt. */
  private readonly callsByAgent = new Map<string, string>();
  private readonly callsByPrompt = new Map<string, string | undefined>();
  /** Call ids by entry uuid, because later entries reference only their parent entry. */
  private readonly callsByEntry = new Map<string, string>();

  constructor(entries: readonly JsonObject[]) {
    for (const entry of entries) {
      for (const block of blocksOf(entry)) this.learn(entry, block);
    }
    for (const entry of entries) if (isSubagents(entry)) this.follow(entry);
  }

  senderOf(entry: JsonObject): Sender | undefined {
    if (!isSubagents(entry)) return undefined;
    const call = this.callOf(entry);
    const agent = (call === undefined ? undefined : this.kinds.get(call)) ?? callId(entry.agentId) ?? call;
    return { key: callId(entry.agentId) ?? call ?? "", agent, call };
  }

  private learn({ toolUseResult: result }: JsonObject, block: JsonObject): void {
    const id = callId(isResult(block) ? block.tool_use_id : block.id);
    if (id === undefined) return;
    if (isResult(block) && isObject(result)) {
      const agent = callId(result.agentId);
      if (agent !== undefined) this.callsByAgent.set(agent, id);
      if (isString(result.agentType) && result.agentType !== "") this.kinds.set(id, result.agentType);
    }
    const { input } = block;
    if (!isCall(block) || !isObject(input)) return;
    if (isString(input.subagent_type) && input.subagent_type !== "") this.kinds.set(id, input.subagent_type);
    // Two calls with one prompt cannot be distinguished.
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

function promptIn(entry: JsonObject): string | undefined {
  const { type, message, parentUuid = null } = entry;
  if (type !== "user" || parentUuid !== null || !isObject(message)) return undefined;
  const [only, ...rest] = isString(message.content)
    ? [message.content]
    : blocksOf(entry).map(({ text }) => text);
  return isString(only) && rest.length === 0 ? only : undefined;
}
