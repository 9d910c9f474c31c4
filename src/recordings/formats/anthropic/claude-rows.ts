import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../../core/json.ts";
import { counted } from "../../../core/text.ts";
import { callId } from "../../reading/calls.ts";
import type { Conversation } from "../../reading/conversation.ts";
import { UnknownRows } from "../../reading/event-log.ts";
import { isCall, isResult, type SentMessage } from "./anthropic-messages.ts";
import { blocksOf, isSubagents, type Subagents } from "./claude-agents.ts";

/** Row types of Claude Code transcripts and SDK streams; all their calls are read. */
const KNOWN_TYPES: ReadonlySet<Json | undefined> = new Set(
  `assistant user system result stream_event summary progress attachment file-history-snapshot file-history-delta queue-operation
  last-prompt custom-title ai-title agent-name agent-color agent-setting tag pr-link mode permission-mode worktree-state
  content-replacement attribution-snapshot speculation-accept task-summary saved_hook_context context-collapse-commit
  context-collapse-snapshot marble-origami-commit marble-origami-snapshot bridge-session relocated started
  control_request control_response control_cancel_request keep_alive rate_limit_event auth_status tool_progress
  tool_use_summary streamlined_text streamlined_tool_use_summary prompt_suggestion update_environment_variables`.split(
    /\s+/,
  ),
);

export function isKnownRow({ type }: JsonObject): boolean {
  return KNOWN_TYPES.has(type);
}

/** Counts rows of unknown types for a warning. Throws RecordingError if one may be a call. */
export function accountForRows(talk: Conversation, entries: readonly JsonObject[]): void {
  const unknown = new UnknownRows();
  for (const entry of entries) if (!isKnownRow(entry)) unknown.add(entry.type, entry);
  unknown.warn(talk);
}

/** Replaces progress rows with the sub-agent entries that they contain. */
export function withProgress(entries: readonly JsonObject[]): JsonObject[] {
  return entries.map((entry) => {
    const { type, data, parentToolUseID: call = null } = entry;
    if (type !== "progress" || !isObject(data) || data.type !== "agent_progress") return entry;
    const { message, agentId = null } = data;
    if (!isObject(message) || !isObject(message.message)) return entry;
    const own = message.type ?? message.message.role ?? null;
    return { ...message, type: own, isSidechain: true, agentId, parent_tool_use_id: call };
  });
}

/** Returns a reason if fewer sub-agent calls are recorded than declared, otherwise undefined. */
export function missingCalls(
  entries: readonly JsonObject[],
  subagents: Subagents | undefined,
): string | undefined {
  const made = recordedCalls(entries, subagents);
  const declared = new Map<string, number | undefined>();
  for (const entry of entries) {
    const { id, count } = declaredIn(entry) ?? {};
    if (id !== undefined) declared.set(id, count);
  }
  // For some rows, the call that started their agent is unknown.
  let spare = made.get("")?.size ?? 0;
  for (const [id, count] of declared) {
    const recorded = made.get(id)?.size;
    const missing = count === undefined ? (recorded === undefined ? 1 : 0) : count - (recorded ?? 0);
    if (missing <= Math.max(spare, 0)) {
      spare -= Math.max(missing, 0);
      continue;
    }
    const calls = count === undefined ? "calls in the background" : counted(count, "call");
    return `a sub-agent made ${calls}, of which ${recorded ?? 0} are recorded: keep the rows of sub-agents (subagents/agent-*.jsonl) in the file, or record with --output-format stream-json --verbose`;
  }
  return undefined;
}

function recordedCalls(
  entries: readonly JsonObject[],
  subagents: Subagents | undefined,
): Map<string, Set<string>> {
  const made = new Map<string, Set<string>>();
  for (const entry of entries.filter(isSubagents)) {
    const call = subagents?.senderOf(entry)?.call ?? "";
    const ids = made.get(call) ?? new Set();
    made.set(call, ids);
    for (const block of blocksOf(entry)) if (isCall(block)) ids.add(callId(block.id) ?? "");
  }
  return made;
}

/** Agents in the background have no count. */
function declaredIn(entry: JsonObject): { id: string | undefined; count: number | undefined } | undefined {
  const details = entry.toolUseResult ?? entry.tool_use_result;
  const result = blocksOf(entry).find(isResult);
  if (isObject(details) && result !== undefined) {
    const { totalToolUseCount: count, isAsync, agentId } = details;
    const id = callId(result.tool_use_id);
    if (typeof count === "number") return { id, count };
    return isAsync === true && isString(agentId) ? { id, count: undefined } : undefined;
  }
  const { type, subtype, usage, tool_use_id } = entry;
  if (type !== "system" || subtype !== "task_notification" || !isObject(usage)) return undefined;
  return typeof usage.tool_uses === "number"
    ? { id: callId(tool_use_id), count: usage.tool_uses }
    : undefined;
}

/** Renumbers a call id that several answers used, if each call has its own result. */
export function withSeparateCalls(
  talk: Conversation,
  messages: readonly SentMessage[],
): readonly SentMessage[] {
  const answers = new Map<string, Json[]>();
  const results = new Map<string, number>();
  for (const { message } of messages)
    for (const block of objectsOf(message.content)) {
      const id = callId(isCall(block) ? block.id : block.tool_use_id) ?? "";
      if (isResult(block)) results.set(id, (results.get(id) ?? 0) + 1);
      if (!isCall(block) || !isString(message.id)) continue;
      const ids = answers.get(id) ?? [];
      answers.set(id, ids.includes(message.id) ? ids : [...ids, message.id]);
    }
  const twice = new Map([...answers].filter(([id, by]) => by.length > 1 && (results.get(id) ?? 0) > 1));
  if (twice.size === 0) return messages;
  const seen = new Map<string, number>();
  const numbered = (id: string, at: number) => (at <= 0 ? id : `${id} (${at + 1})`);
  return messages.map((sent) => {
    const content = objectsOf(sent.message.content).map((block) => {
      const id = callId(isCall(block) ? block.id : block.tool_use_id) ?? "";
      const by = twice.get(id);
      if (by === undefined) return block;
      talk.warn(`the call id "${id}" is used for different calls; they are counted apart`);
      if (isCall(block)) return { ...block, id: numbered(id, by.indexOf(sent.message.id ?? "")) };
      const at = seen.get(id) ?? 0;
      seen.set(id, at + 1);
      return { ...block, tool_use_id: numbered(id, Math.min(at, by.length - 1)) };
    });
    return Array.isArray(sent.message.content) ? { ...sent, message: { ...sent.message, content } } : sent;
  });
}
