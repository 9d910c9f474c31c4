import { shown } from "../../../config/shown.ts";
import { jsonText } from "../../../json/canonical.ts";
import { isObject, isString, type Json, type JsonObject, objectsOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { callId, mayHoldCall } from "../../calls.ts";
import type { Conversation } from "../../conversation.ts";
import { readOnlyHint } from "../../hints.ts";
import { callIn, idOf, isCall, isResult, isServed, partsText, resultIn } from "./calls.ts";
import { asResponsesItem, isMessage, isReference, speakerOf } from "./items.ts";

const VERSION = /(?:_use)?(?:_preview)?(?:_\d{4}_\d{2}_\d{2})?$/;
/** Items that hold no call, and what a reader must know of them. */
const OTHER_ITEMS: ReadonlyMap<string, string | undefined> = new Map([
  ["mcp_list_tools", undefined],
  ["additional_tools", undefined],
  ["mcp_approval_response", undefined],
  ["compaction_trigger", undefined],
  ["compaction", "earlier items were compacted: calls that only they held are not counted"],
]);

/** Reads items one after another into a conversation. Throws RecordingError for one that may hold a call that is not read. */
export class ItemReader {
  private readonly talk: Conversation;
  private last: "outside" | "thought" | "message" | "served" | "call" = "outside";
  /** Calls by the id of their item, where results name that instead of the call's. */
  private readonly callOfItem = new Map<string, Json>();
  private readonly approvals = new Set<string>();
  /** The ids of the calls in the answers so far. */
  private readonly made = new Set<Json | undefined>();
  private readonly instructions = new Set<string>();

  constructor(talk: Conversation) {
    this.talk = talk;
  }

  /** Offers the tools of a request, a response or an item that lists them. */
  offer(tools: Json | undefined): void {
    for (const listed of objectsOf(tools)) {
      // The tools of a namespace follow it, so that no depth of nesting matters.
      for (const tool of listed.type === "namespace" ? objectsOf(listed.tools) : [listed])
        offerTool(this.talk, tool);
    }
  }

  /** Reads the instructions of a request or a response, which every step repeats. */
  readInstructions(instructions: Json | undefined): void {
    const items = isString(instructions)
      ? [{ role: "system", content: instructions }]
      : objectsOf(instructions);
    const isNew = (item: JsonObject) => !this.instructions.has(jsonText(item));
    this.readInput(items.filter(isNew));
    for (const item of items) this.instructions.add(jsonText(item));
  }

  /** Reads items that a model was sent. */
  readInput(items: readonly JsonObject[]): void {
    this.last = "outside";
    for (const item of items) this.readItem(asResponsesItem(item));
  }

  /** Reads items with which a model answered. A call in them is none of an earlier answer that still waits, whatever their ids. */
  readOutput(items: readonly JsonObject[]): void {
    const calls = items.map(asResponsesItem).filter(isCall);
    const used = new Set(calls.map(idOf).filter((id) => this.made.has(id) && this.talk.awaits(id)));
    const isUsed = (item: JsonObject) => isCall(asResponsesItem(item)) && used.has(idOf(item));
    this.readInput(
      items.map((item) => (isUsed(item) ? { ...item, id: null, call_id: null, callId: null } : item)),
    );
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
    const asked = callId(item.approval_request_id);
    const id = callId(item.id);
    if (id !== undefined && call.id !== undefined) this.callOfItem.set(id, call.id);
    if (item.type === "mcp_approval_request" && id !== undefined) this.approvals.add(id);
    if (asked !== undefined && this.approvals.has(asked)) {
      // The call that a person was asked to approve, now made.
      if (call.status !== undefined && call.status !== "pending")
        this.talk.result({ id: asked, status: call.status, result: call.result });
      return;
    }
    if (this.last === "outside") this.talk.nextTurn();
    this.talk.call(call);
    this.last = isServed(item) ? "served" : "call";
  }

  private readResult(item: JsonObject): void {
    const result = resultIn(item);
    const id = callId(result.id);
    const known = id === undefined ? undefined : this.callOfItem.get(id);
    this.talk.result({ ...result, id: known ?? result.id });
    if (item.type === "tool_search_output") this.offer(item.tools);
    this.last = "outside";
  }

  private readMessage(item: JsonObject): void {
    const speaker = speakerOf(item.role);
    if (speaker === undefined) return;
    if (speaker !== "assistant" || this.last !== "call") this.beginTurn();
    this.talk.say(speaker, partsText(item.content));
    this.last = speaker === "assistant" ? "message" : "outside";
  }

  private readThought(item: JsonObject): void {
    if (this.last !== "call") this.beginTurn();
    this.talk.say("reasoning", partsText(item.summary));
    this.talk.say("reasoning", partsText(item.content));
    if (this.last !== "call") this.last = "thought";
  }

  /** A message or a thought begins a turn, but for the thoughts right before it. */
  private beginTurn(): void {
    if (this.last !== "thought") this.talk.nextTurn();
  }

  private readOther(item: JsonObject): void {
    const { type } = item;
    if (!isString(type) || type === "message" || (!OTHER_ITEMS.has(type) && mayHoldCall(item)))
      throw new RecordingError(
        `an item of type ${shown(type)} that rungate does not know and that may be or hold a call`,
      );
    if (type === "mcp_list_tools" || type === "additional_tools") this.offer(item.tools);
    if (type === "mcp_approval_response" && item.approve === false)
      this.talk.result({
        id: item.approval_request_id,
        status: "rejected",
        result: item.reason ?? undefined,
      });
    const warning = OTHER_ITEMS.get(type);
    if (warning !== undefined) this.talk.warn(warning);
  }

  /** What is referred to may be a call, unless it is recorded or its id is that of a message or a thought. */
  private checkReference({ id }: JsonObject): void {
    const key = callId(id) ?? "";
    if (this.callOfItem.has(key) || /^(?:msg|rs)_/.test(key)) return;
    throw new RecordingError(
      `an item is only referred to by its id, ${shown(id)}, and may be a call: record the item itself`,
    );
  }
}

/** Tools of OpenAI's own have no name but their type. */
function offerTool(talk: Conversation, tool: JsonObject): void {
  const stated: JsonObject = isObject(tool.function) ? { ...tool, ...tool.function } : tool;
  // A server's tools are listed in the run, when it has answered.
  if (tool.type === "mcp") return;
  const name = stated.name ?? (isString(tool.type) ? tool.type.replace(VERSION, "") : undefined);
  if (!isString(name) || name === "") return;
  const { description } = stated;
  const readOnly = readOnlyHint(stated);
  talk.offer({
    name,
    ...(isString(description) ? { description } : {}),
    ...(readOnly === undefined ? {} : { readOnly }),
  });
}
