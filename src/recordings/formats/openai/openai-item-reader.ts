import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonText,
  objectsOf,
  shown,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { fullName } from "../../../core/tool-name.ts";
import { callId, mayHoldCall } from "../../reading/calls.ts";
import type { Conversation } from "../../reading/conversation.ts";
import { defaultsOf, parametersOf } from "../../reading/parameters.ts";
import { readOnlyHint } from "../../run.ts";
import type { CallOutcome } from "./codex-session.ts";
import {
  asResponsesItem,
  callIn,
  idOf,
  isCall,
  isMessage,
  isReference,
  isResult,
  isServed,
  partsText,
  resultIn,
  serverOf,
  speakerOf,
} from "./openai-responses-items.ts";

const VERSION = /(?:_use)?(?:_preview)?(?:_\d{4}_\d{2}_\d{2})?$/;
const OTHER_ITEMS: ReadonlySet<string> = new Set([
  ...["mcp_list_tools", "additional_tools", "mcp_approval_response", "agent_message", "ghost_snapshot"],
  ...["compaction_trigger", "context_compaction", "compaction"],
]);

/** Reads items in order into a conversation. Throws RecordingError for an unknown item that may hold a call. */
export class ItemReader {
  private readonly talk: Conversation;
  private last: "outside" | "thought" | "message" | "served" | "call" = "outside";
  /** The items form one answer, and it has begun. */
  private isAnswer = false;
  private hasBegun = false;
  /** Maps item ids to call ids, because some results name the item. */
  private readonly callOfItem = new Map<string, Json>();
  private readonly approvals = new Set<string>();
  private readonly made = new Set<Json | undefined>();
  private readonly instructions = new Set<string>();
  private readonly outcomes: ReadonlyMap<string, CallOutcome>;

  /** @param outcomes Statuses, durations and servers from outside the items, by call id. */
  constructor(talk: Conversation, outcomes: ReadonlyMap<string, CallOutcome> = new Map()) {
    this.talk = talk;
    this.outcomes = outcomes;
  }

  /** Offers the listed tools of a request, response or item; `server` is their MCP server, if any. */
  offer(tools: Json | undefined, server?: string): void {
    for (const listed of objectsOf(tools)) {
      // One level only, so that nesting cannot exhaust the stack.
      if (listed.type !== "namespace") offerTool(this.talk, listed, server);
      else for (const tool of objectsOf(listed.tools)) offerTool(this.talk, tool, serverOf(listed.name));
    }
  }

  /** Reads the instructions of a request or response once, because every step repeats them. */
  readInstructions(instructions: Json | undefined): void {
    const items = isString(instructions)
      ? [{ role: "system", content: instructions }]
      : objectsOf(instructions);
    const isNew = (item: JsonObject) => !this.instructions.has(jsonText(item));
    this.readInput(items.filter(isNew));
    for (const item of items) this.instructions.add(jsonText(item));
  }

  readInput(items: readonly JsonObject[]): void {
    this.last = "outside";
    this.hasBegun = false;
    for (const item of items) this.readItem(asResponsesItem(item));
  }

  /** Reads items of a model's output. A repeated id of a call that still waits is dropped, because it is a new call. */
  readOutput(items: readonly JsonObject[], oneAnswer: boolean): void {
    const calls = items.map(asResponsesItem).filter(isCall);
    const used = new Set(calls.map(idOf).filter((id) => this.made.has(id) && this.talk.awaits(id)));
    const isUsed = (item: JsonObject) => isCall(asResponsesItem(item)) && used.has(idOf(item));
    this.isAnswer = oneAnswer;
    this.readInput(
      items.map((item) => (isUsed(item) ? { ...item, id: null, call_id: null, callId: null } : item)),
    );
    this.isAnswer = false;
    for (const id of calls.map(idOf)) this.made.add(id);
  }

  private readItem(item: JsonObject): void {
    if (isCall(item)) this.readCall(item);
    else if (isResult(item)) this.readResult(item);
    else if (isMessage(item)) this.readMessage(item);
    else if (item.type === "reasoning") this.readThought(item);
    else if (isReference(item)) this.checkReference(item);
    else this.readOther(item);
  }

  private readCall(item: JsonObject): void {
    const call = callIn(item);
    const requestId = callId(item.approval_request_id);
    const id = callId(item.id);
    if (id !== undefined && call.id !== undefined) this.callOfItem.set(id, call.id);
    if (item.type === "mcp_approval_request" && id !== undefined) this.approvals.add(id);
    if (requestId !== undefined && this.approvals.has(requestId)) {
      // This is the call that a person approved.
      if (call.status !== undefined && call.status !== "pending")
        this.talk.result({ id: requestId, status: call.status, result: call.result });
      return;
    }
    if (this.last === "outside") this.nextTurn(true);
    const server = call.server ?? this.outcomes.get(callId(call.id) ?? "")?.server;
    this.talk.call({ ...call, server });
    this.last = isServed(item) ? "served" : "call";
  }

  private readResult(item: JsonObject): void {
    const result = resultIn(item);
    const id = callId(result.id);
    const callOfResult = id === undefined ? undefined : this.callOfItem.get(id);
    const { status, duration } = this.outcomes.get(id ?? "") ?? {};
    this.talk.result({ ...result, id: callOfResult ?? result.id, status: status ?? result.status, duration });
    if (item.type === "tool_search_output") this.offer(item.tools);
    this.last = "outside";
  }

  private readMessage(item: JsonObject): void {
    const speaker = speakerOf(item.role);
    if (speaker === undefined) return;
    if (speaker !== "assistant" || this.last !== "call") this.beginTurn(speaker === "assistant");
    this.talk.say(speaker, partsText(item.content));
    this.last = speaker === "assistant" ? "message" : "outside";
  }

  private readThought(item: JsonObject): void {
    if (this.last !== "call") this.beginTurn(true);
    this.talk.say("reasoning", partsText(item.summary));
    this.talk.say("reasoning", partsText(item.content));
    if (this.last !== "call") this.last = "thought";
  }

  /** Thoughts right before a message or a thought belong to its turn. */
  private beginTurn(isModel: boolean): void {
    if (this.last !== "thought") this.nextTurn(isModel);
  }

  /** The model's items continue its answer until the next input. */
  private nextTurn(isModel: boolean): void {
    const continues = this.last !== "outside" || (this.isAnswer && this.hasBegun);
    this.talk.nextTurn(isModel && continues);
    this.hasBegun ||= isModel;
  }

  private readOther(item: JsonObject): void {
    const { type } = item;
    if (!isString(type) || type === "message" || (!OTHER_ITEMS.has(type) && mayHoldCall(item)))
      throw new RecordingError(
        `an item of type ${shown(type)} that rungate does not know and that may be or contain a call`,
      );
    if (type === "mcp_list_tools" || type === "additional_tools")
      this.offer(item.tools, serverOf(item.server_label));
    if (type === "mcp_approval_response" && item.approve === false)
      this.talk.result({
        id: item.approval_request_id,
        status: "rejected",
        result: item.reason ?? undefined,
      });
  }

  /** A reference may hide a call, unless the call is recorded or the id is that of a message or thought. */
  private checkReference({ id }: JsonObject): void {
    const key = callId(id) ?? "";
    if (this.callOfItem.has(key) || /^(?:msg|rs)_/.test(key)) return;
    throw new RecordingError(
      `an item is only referred to by its id, ${shown(id)}, and may be a call: record the item itself`,
    );
  }
}

/** OpenAI's own tools have a type instead of a name. */
function offerTool(talk: Conversation, tool: JsonObject, server: string | undefined): void {
  const definition: JsonObject = isObject(tool.function) ? { ...tool, ...tool.function } : tool;
  // An MCP server's tools appear in its mcp_list_tools item.
  if (tool.type === "mcp") return;
  const name = definition.name ?? (isString(tool.type) ? tool.type.replace(VERSION, "") : undefined);
  if (!isString(name) || name === "") return;
  const { description } = definition;
  const readOnly = readOnlyHint(definition);
  const parameters = parametersOf(definition);
  const defaults = defaultsOf(definition);
  talk.offer({
    name: fullName({ name, server }),
    ...(isString(description) ? { description } : {}),
    ...defined({ readOnly, parameters, defaults }),
  });
}
