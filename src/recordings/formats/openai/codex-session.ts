import {
  canonicalJson,
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonEquals,
  member,
  objectOf,
  objectsOf,
  scalarText,
} from "../../../core/json.ts";
import { callId } from "../../reading/calls.ts";
import type { Conversation } from "../../reading/conversation.ts";
import { UnknownRows } from "../../reading/event-log.ts";
import { type CallStatus, instant, type StatedCall } from "../../run.ts";

export interface CodexSession {
  /** Set if an event belongs to a call that is not recorded. */
  fault: string | undefined;
  /** Includes items that only events record. */
  items: JsonObject[];
  /** Outcomes from events by call id; they take precedence over result texts. */
  outcomes: ReadonlyMap<string, CallOutcome>;
  /** Records times, model and warnings. Throws RecordingError if a line may be an unread call. */
  readLines(talk: Conversation): void;
}

export interface CallOutcome {
  status?: CallStatus;
  server?: string;
  duration?: number;
}

interface Line {
  type: string;
  payload: JsonObject;
  timestamp?: Json | undefined;
}

export function codexSessionIn(document: Json): CodexSession | undefined {
  const lines = linesIn(document);
  if (lines === undefined) return undefined;
  const calls = new EventCalls(lines);
  const items = lines.flatMap(({ type, payload }) =>
    type === "response_item" ? [payload] : type === "event_msg" ? calls.itemsOf(payload) : [],
  );
  if (items.length === 0) return undefined;
  items.push(...calls.lateResults);
  const { outcomes, fault } = calls;
  return { items, outcomes, fault, readLines: (talk) => readLines(talk, lines) };
}

function linesIn(document: Json): Line[] | undefined {
  if (!Array.isArray(document)) return undefined;
  const lines = document.map(lineOf).filter((line) => line !== undefined);
  const isSession = lines.some(({ type }) => type === "session_meta" || type === "response_item");
  return lines.length === document.length && isSession ? lines : undefined;
}

function lineOf(row: Json): Line | undefined {
  if (!isObject(row)) return undefined;
  const { type, payload, timestamp } = row;
  return isString(type) && isObject(payload) ? { type, payload, timestamp } : undefined;
}

/** Reads the call in an event; undefined if the event omits its name or arguments. */
type CallIn = (event: JsonObject) => Pick<StatedCall, "name" | "arguments" | "server"> | undefined;

const invoked: CallIn = ({ invocation }) =>
  isObject(invocation)
    ? {
        name: invocation.tool,
        arguments: invocation.arguments ?? {},
        ...(isString(invocation.server) ? { server: invocation.server } : {}),
      }
    : undefined;

function tool(name: string, ...keys: readonly string[]): CallIn {
  return (event) => {
    const stated = keys.filter((key) => (event[key] ?? null) !== null);
    return stated.length === 0
      ? undefined
      : { name, arguments: Object.fromEntries(stated.map((key) => [key, event[key] as Json])) };
  };
}

const patch = tool("apply_patch", "changes");
const command = tool("exec_command", "command");
const dynamic: CallIn = ({ tool, arguments: args }) =>
  isString(tool) ? { name: tool, arguments: args } : undefined;

/** Events that start a call, ask for its approval, or end it. */
const BEGINS: ReadonlyMap<Json | undefined, CallIn> = new Map<string, CallIn>([
  ["mcp_tool_call_begin", invoked],
  ["exec_command_begin", command],
  ["exec_approval_request", command],
  ["patch_apply_begin", patch],
  ["apply_patch_approval_request", patch],
  ["web_search_begin", tool("web_search", "query")],
  ["image_generation_begin", () => undefined],
  ["dynamic_tool_call_request", dynamic],
  ["request_user_input", tool("request_user_input", "questions")],
  ["collab_agent_spawn_begin", tool("spawn_agent", "prompt")],
  ["collab_agent_interaction_begin", tool("send_input", "prompt", "receiver_thread_id")],
  ["collab_waiting_begin", tool("wait", "receiver_thread_ids")],
  ["collab_close_begin", tool("close_agent", "receiver_thread_id")],
  ["collab_resume_begin", tool("resume_agent", "receiver_thread_id")],
]);
const ENDS: ReadonlyMap<Json | undefined, CallIn> = new Map<string, CallIn>([
  ["mcp_tool_call_end", invoked],
  ["exec_command_end", command],
  ["patch_apply_end", patch],
  [
    "web_search_end",
    ({ query, action }) => ({ name: "web_search", arguments: action ?? { query: query ?? "" } }),
  ],
  [
    "image_generation_end",
    ({ revised_prompt = null }) => ({ name: "image_generation", arguments: { revised_prompt } }),
  ],
  ["view_image_tool_call", tool("view_image", "path")],
  ["dynamic_tool_call_response", dynamic],
  ["collab_agent_spawn_end", tool("spawn_agent", "prompt")],
  ["collab_agent_interaction_end", tool("send_input", "prompt", "receiver_thread_id")],
  ["collab_waiting_end", () => ({ name: "wait", arguments: {} })],
  ["collab_close_end", tool("close_agent", "receiver_thread_id")],
  ["collab_resume_end", tool("resume_agent", "receiver_thread_id")],
]);

/** Events without calls beyond those in items or the events above. */
const SILENT_EVENTS: ReadonlySet<Json | undefined> = new Set(
  `agent_message agent_message_content_delta agent_message_delta agent_reasoning agent_reasoning_delta
  agent_reasoning_raw_content agent_reasoning_raw_content_delta agent_reasoning_section_break background_event
  context_compacted deprecation_notice elicitation_request entered_review_mode error exec_command_output_delta
  exited_review_mode get_history_entry_response guardian_assessment guardian_warning hook_completed hook_started item_completed
  item_started list_custom_prompts_response list_skills_response mcp_list_tools_response mcp_startup_complete
  mcp_startup_update model_reroute model_verification patch_apply_updated plan_delta plan_update raw_response_item
  realtime_conversation_closed realtime_conversation_list_voices_response realtime_conversation_realtime
  realtime_conversation_sdp realtime_conversation_started reasoning_content_delta reasoning_raw_content_delta
  remote_skill_downloaded request_permissions safety_buffering session_configured shutdown_complete skills_update_available
  stream_error sub_agent_activity task_complete task_started terminal_interaction thread_goal_updated thread_name_updated
  thread_rolled_back thread_settings_applied token_count turn_aborted turn_complete turn_completed turn_diff
  turn_moderation_metadata turn_started undo_completed undo_started user_message view_image warning`.split(
    /\s+/,
  ),
);
const SILENT_LINES: ReadonlySet<string> = new Set(
  "session_meta turn_context compacted response_item event_msg inter_agent_communication world_state".split(
    " ",
  ),
);

interface EventCall {
  id: string;
  begin?: JsonObject;
  end?: JsonObject;
  stated?: ReturnType<CallIn>;
  /** Set if items record the call, and its result. */
  isItem: boolean;
  hasResultItem: boolean;
}

class EventCalls {
  fault: string | undefined;
  readonly outcomes = new Map<string, CallOutcome>();
  /** Results without an item, of calls whose items may come later. */
  readonly lateResults: JsonObject[] = [];
  private readonly calls: EventCall[] = [];
  /** Calls by their first and their last event. */
  private readonly byEvent = new Map<JsonObject, EventCall>();
  private readonly open = new Map<string, EventCall>();

  constructor(lines: readonly Line[]) {
    const payloads = (type: string) => lines.flatMap((line) => (line.type === type ? [line.payload] : []));
    const items = payloads("response_item");
    const isOutput = ({ type }: JsonObject) => isString(type) && type.endsWith("_output");
    const idsOf = (rows: readonly JsonObject[]) =>
      new Set(rows.flatMap((item) => [callId(item.call_id), callId(item.id)].filter(isString)));
    const called = idsOf(items.filter((item) => !isOutput(item)));
    const answered = idsOf(items.filter(isOutput));
    const searches = new Searches(items.filter(({ type }) => type === "web_search_call"));
    for (const event of payloads("event_msg")) this.add(event, called, answered);
    for (const call of this.calls) {
      const search = call.end?.type === "web_search_end" && !call.isItem ? call.end : undefined;
      // Codex omits the ids of searches.
      if (search !== undefined) call.isItem = searches.take(search);
      const outcome = {
        ...outcomeOf(call.end),
        ...(isString(call.stated?.server) ? { server: call.stated.server } : {}),
      };
      if (!this.outcomes.has(call.id)) this.outcomes.set(call.id, outcome);
    }
  }

  /** Returns items for an event's call and result, unless items record them. */
  itemsOf(event: JsonObject): JsonObject[] {
    const call = this.byEvent.get(event);
    if (call === undefined) return [];
    const { id, begin, end, stated, isItem, hasResultItem } = call;
    const items: JsonObject[] = [];
    if (!isItem && event === (begin ?? end)) {
      if (stated === undefined)
        this.fault ??= `an event ${scalarText(event.type)} of a call whose name and arguments are not recorded`;
      const { name = null, arguments: args = {}, server }: Partial<StatedCall> = stated ?? {};
      const owner = isString(server) ? { server_label: server } : {};
      items.push({ type: "function_call", call_id: id, name, arguments: args, ...owner });
    }
    if (event === end && !hasResultItem) {
      const result = { type: "function_call_output", call_id: id, output: resultOf(end) };
      if (!isItem) items.push(result);
      else if (end.type !== "web_search_end") this.lateResults.push(result);
    }
    return items;
  }

  private add(event: JsonObject, called: ReadonlySet<string>, answered: ReadonlySet<string>): void {
    const isEnd = ENDS.has(event.type);
    const read = ENDS.get(event.type) ?? BEGINS.get(event.type);
    const id = callId(event.call_id ?? event.callId);
    // Commands of the user are not calls of the agent.
    if (read === undefined || id === undefined || event.source === "user_shell") return;
    const stated = read(event);
    const openCall = this.open.get(id);
    const isOther =
      openCall?.stated !== undefined &&
      stated !== undefined &&
      !called.has(id) &&
      !isSame(openCall.stated, stated);
    const call =
      openCall === undefined || isOther
        ? { id, isItem: called.has(id), hasResultItem: answered.has(id) }
        : openCall;
    if (call !== openCall) {
      this.open.set(id, call);
      this.calls.push(call);
    }
    call.stated ??= stated;
    if (call.end === undefined || (!isEnd && call.begin === undefined)) {
      if (isEnd) call.end = event;
      else if (call.begin === undefined && call.end === undefined) call.begin = event;
      this.byEvent.set(event, call);
    }
  }
}

function isSame(a: NonNullable<ReturnType<CallIn>>, b: NonNullable<ReturnType<CallIn>>): boolean {
  return a.name === b.name && jsonEquals(a.arguments ?? {}, b.arguments ?? {});
}

/** Pairs each search item with at most one event. */
class Searches {
  private readonly byKey = new Map<string, JsonObject[]>();
  private readonly taken = new Set<JsonObject>();

  constructor(items: readonly JsonObject[]) {
    for (const item of [...items].reverse()) {
      const { query = null, queries = null, url = null } = objectOf(item.action);
      const words = [query, url, ...(Array.isArray(queries) ? queries : [])].filter(isString);
      for (const key of new Set([canonicalJson(item.action ?? null), ...words])) {
        const list = this.byKey.get(key) ?? [];
        list.push(item);
        this.byKey.set(key, list);
      }
    }
  }

  take({ query, action = null }: JsonObject): boolean {
    for (const key of [canonicalJson(action), isString(query) ? query : ""]) {
      const left = this.byKey.get(key) ?? [];
      for (let item = left.pop(); item !== undefined; item = left.pop()) {
        if (this.taken.has(item)) continue;
        this.taken.add(item);
        return true;
      }
    }
    return false;
  }
}

function outcomeOf(end: JsonObject | undefined): CallOutcome {
  if (end === undefined) return {};
  const duration = durationOf(end.duration);
  return { status: statusOf(end), ...defined({ duration }) };
}

function statusOf({ success, exit_code, status, result, error = null }: JsonObject): CallStatus {
  if (status === "declined") return "rejected";
  if (typeof success === "boolean") return success ? "ok" : "error";
  if (typeof exit_code === "number") return exit_code === 0 ? "ok" : "error";
  if (status === "failed" || error !== null) return "error";
  if (!isObject(result)) return "ok";
  const answer = isObject(result.Ok) ? result.Ok : result;
  return "Err" in result || answer.isError === true || answer.is_error === true ? "error" : "ok";
}

function durationOf(duration: Json | undefined): number | undefined {
  if (!isObject(duration)) return undefined;
  const { secs, nanos } = duration;
  return typeof secs === "number" && typeof nanos === "number" ? secs * 1000 + nanos / 1_000_000 : undefined;
}

function resultOf(end: JsonObject): Json {
  const { result = null } = end;
  const answer = isObject(result) ? (member(result, "Ok") ?? member(result, "Err") ?? result) : result;
  const content = isObject(answer) ? answer.content : end.content_items;
  const texts = objectsOf(content).map(({ text }) => text);
  if (texts.length > 0 && texts.every(isString)) return texts.join("\n");
  const output = [end.aggregated_output, end.formatted_output, end.stdout, end.stderr, end.error];
  return answer ?? output.find((text) => isString(text) && text !== "") ?? "";
}

/** Codex repeats total token counts after each answer and the model in each turn. */
function readLines(talk: Conversation, lines: readonly Line[]): void {
  const models = new Set<string>();
  const unknown = new UnknownRows();
  for (const { type, payload, timestamp } of lines) {
    if (type === "turn_context" && isString(payload.model)) models.add(payload.model);
    if (type === "response_item" || type === "event_msg") talk.at(instant(timestamp));
    if (isForked(type, payload))
      talk.warn("the session began as a copy of another: calls made there are counted too");
    if (type === "event_msg") readEvent(talk, payload, unknown);
    else if (!SILENT_LINES.has(type)) unknown.add(type, payload);
  }
  unknown.warn(talk);
  talk.took({ model: [...models].sort().join(", ") });
}

function readEvent(talk: Conversation, event: JsonObject, unknown: UnknownRows): void {
  const { type, info, source, call_id: id } = event;
  if (type === "token_count" && isObject(info)) talk.took({ usage: info.total_token_usage });
  else if (type === "turn_aborted")
    talk.warn("a turn was interrupted: calls that it would have made are not counted");
  else if (type === "sub_agent_activity" || type === "collab_agent_spawn_end")
    talk.warn("sub-agents keep sessions of their own: the calls that they made are not counted");
  else if (source === "user_shell") talk.leaveOut({ id, name: "exec_command" }, "its user made it");
  else if (!SILENT_EVENTS.has(type) && !BEGINS.has(type) && !ENDS.has(type)) unknown.add(type, event);
}

/** A forked or sub-agent session may start with another session's items. */
function isForked(type: string, { forked_from_id: fork, source }: JsonObject): boolean {
  return type === "session_meta" && (isString(fork) || (isObject(source) && "subagent" in source));
}
