import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  jsonText,
  objectOf,
  objectsOf,
  shown,
  textOf,
} from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import { fullName } from "../../base/tool-name.ts";
import { callId, isTyped as isTypedPart, mayHoldCall, statedArguments } from "../calls.ts";
import type { Conversation } from "../conversation.ts";
import { statusInText } from "../exchanges.ts";
import { defaultsOf, parametersOf } from "../parameters.ts";
import { type CallStatus, readOnlyHint, type Speaker, type StatedCall, type StatedResult } from "../run.ts";
import type { CallOutcome } from "./codex-session.ts";

const VERSION = /(?:_use)?(?:_preview)?(?:_\d{4}_\d{2}_\d{2})?$/;
/** The types of items that hold no call. */
const OTHER_ITEMS: ReadonlySet<string> = new Set([
  ...["mcp_list_tools", "additional_tools", "mcp_approval_response", "agent_message", "ghost_snapshot"],
  ...["compaction_trigger", "context_compaction", "compaction"],
]);

/** Reads items one after another into a conversation. Throws RecordingError for one that may hold a call that is not read. */
export class ItemReader {
  private readonly talk: Conversation;
  private last: "outside" | "thought" | "message" | "served" | "call" = "outside";
  /** Whether the items are those of one answer, and it has begun. */
  private isAnswer = false;
  private hasBegun = false;
  /** Calls by the id of their item, where results name that instead of the call's. */
  private readonly callOfItem = new Map<string, Json>();
  private readonly approvals = new Set<string>();
  /** The ids of the calls in the answers so far. */
  private readonly made = new Set<Json | undefined>();
  private readonly instructions = new Set<string>();
  private readonly outcomes: ReadonlyMap<string, CallOutcome>;

  /** `outcomes`: what is known of calls besides their items, by their ids. */
  constructor(talk: Conversation, outcomes: ReadonlyMap<string, CallOutcome> = new Map()) {
    this.talk = talk;
    this.outcomes = outcomes;
  }

  /** Offers the tools of a request, a response or an item that lists them, those of an MCP `server` where it is one's. */
  offer(tools: Json | undefined, server?: string): void {
    for (const listed of objectsOf(tools)) {
      // The tools of a namespace follow it, so that no depth of nesting matters.
      if (listed.type !== "namespace") offerTool(this.talk, listed, server);
      else for (const tool of objectsOf(listed.tools)) offerTool(this.talk, tool, serverOf(listed.name));
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
    this.hasBegun = false;
    for (const item of items) this.readItem(asResponsesItem(item));
  }

  /**
   * Reads items with which a model answered, at once where it is `oneAnswer`. A call in them is none of an earlier answer that still waits,
   * whatever their ids.
   */
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
    if (this.last === "outside") this.nextTurn(true);
    const server = call.server ?? this.outcomes.get(callId(call.id) ?? "")?.server;
    this.talk.call({ ...call, server });
    this.last = isServed(item) ? "served" : "call";
  }

  private readResult(item: JsonObject): void {
    const result = resultIn(item);
    const id = callId(result.id);
    const known = id === undefined ? undefined : this.callOfItem.get(id);
    const { status, duration } = this.outcomes.get(id ?? "") ?? {};
    this.talk.result({ ...result, id: known ?? result.id, status: status ?? result.status, duration });
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

  /** A message or a thought begins a turn, but for the thoughts right before it. */
  private beginTurn(isModel: boolean): void {
    if (this.last !== "thought") this.nextTurn(isModel);
  }

  /** What a model writes goes on with its answer until it is sent something. */
  private nextTurn(isModel: boolean): void {
    const goesOn = this.last !== "outside" || (this.isAnswer && this.hasBegun);
    this.talk.nextTurn(isModel && goesOn);
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
function offerTool(talk: Conversation, tool: JsonObject, server: string | undefined): void {
  const stated: JsonObject = isObject(tool.function) ? { ...tool, ...tool.function } : tool;
  // A server's tools are listed in the run, when it has answered.
  if (tool.type === "mcp") return;
  const name = stated.name ?? (isString(tool.type) ? tool.type.replace(VERSION, "") : undefined);
  if (!isString(name) || name === "") return;
  const { description } = stated;
  const readOnly = readOnlyHint(stated);
  const parameters = parametersOf(stated);
  const defaults = defaultsOf(stated);
  talk.offer({
    name: fullName({ name, server }),
    ...(isString(description) ? { description } : {}),
    ...(readOnly === undefined ? {} : { readOnly }),
    ...(parameters === undefined ? {} : { parameters }),
    ...(defaults === undefined ? {} : { defaults }),
  });
}

const SPEAKERS: ReadonlyMap<string, Speaker> = new Map<string, Speaker>([
  ["user", "user"],
  ["assistant", "assistant"],
  ["system", "system"],
  ["developer", "system"],
]);
const OWN_PARTS = new Set(["input_text", "output_text", "input_image", "input_file"]);
const OTHER_PARTS = ["text", "refusal", "summary_text", "reasoning_text", "input_audio", "output_audio"];
const PARTS = new Set([...OWN_PARTS, ...OTHER_PARTS]);

/** True for items that the Responses API knows. */
export function areItems(items: readonly JsonObject[]): boolean {
  return items.every((item) => isMessage(item) || isTyped(item) || isReference(item));
}

function isTyped({ type, role }: JsonObject): boolean {
  return isString(type) && type !== "message" && (role === undefined || type === "additional_tools");
}

/** True for an item that tells the Responses API from other formats. */
export function isOwnItem(written: JsonObject): boolean {
  const item = asResponsesItem(written);
  if (isMessage(item)) return isOwnMessage(item);
  if (item.type === "function_call") return isString(item.name) && !("role" in item);
  if (item.type === "reasoning") return Array.isArray(item.summary) || "encrypted_content" in item;
  if (item.type === "program") return isString(item.code) && isString(item.fingerprint);
  return (isCall(item) || isResult(item)) && idOf(item) !== undefined;
}

/** True for an item that stands for another by its id. */
export function isReference(item: JsonObject): boolean {
  const { type = null, id, ...others } = item;
  const isBare = type === null && Object.keys(others).length === 0;
  return isString(id) && (type === "item_reference" || isBare);
}

/** True for a message item; its `type` may be left out. */
function isMessage(item: JsonObject): boolean {
  const { type = "message", role, content } = item;
  if (type !== "message" || speakerOf(role) === undefined) return false;
  if ("tool_calls" in item || "parts" in item || "toolInvocations" in item) return false;
  if (content === undefined || content === null || isString(content)) return true;
  const isPart = (part: Json) => isTypedPart(part) && (PARTS.has(textOf(part.type)) || !mayHoldCall(part));
  return Array.isArray(content) && content.every(isPart);
}

/** True for a message that only the Responses API writes so. */
function isOwnMessage({ content }: JsonObject): boolean {
  return objectsOf(content).some(({ type }) => isString(type) && OWN_PARTS.has(type));
}

/** Who speaks in a message of that role. */
function speakerOf(role: Json | undefined): Speaker | undefined {
  return isString(role) ? SPEAKERS.get(role) : undefined;
}

/** The Agents SDK for JavaScript wraps the items of tools that OpenAI runs: `{type: "hosted_tool_call", name, providerData}`. */
export function asResponsesItem(item: JsonObject): JsonObject {
  if (item.type !== "hosted_tool_call") return item;
  const { providerData, ...own } = item;
  const data = objectOf(providerData);
  return { ...own, ...data, type: data.type ?? own.name ?? null };
}

/** The items in a field: a list of them, or the text that a user's message is. Undefined when it is neither. */
export function itemsIn(field: Json | undefined): JsonObject[] | undefined {
  if (isString(field)) return [{ role: "user", content: field }];
  return Array.isArray(field) && field.every(isObject) ? objectsOf(field) : undefined;
}

/** A kind of item that is a call: what was called and with what, and for tools that OpenAI runs what came of it. */
interface CallKind {
  /** The tool's name; otherwise the item states it. */
  tool?: string;
  stated: (item: JsonObject) => Pick<StatedCall, "arguments" | "argumentsText">;
  /** What the item itself says of its result. */
  outcome?: (item: JsonObject) => Pick<StatedCall, "status" | "result">;
}

/** By the `type` of the item. Tools without a name of their own have the one under which they are offered. */
const CALLS: ReadonlyMap<string, CallKind> = new Map<string, CallKind>([
  ["function_call", { stated: (item) => statedArguments(item, "arguments") }],
  // What a custom tool takes is text, not the JSON text of arguments.
  ["custom_tool_call", { stated: ({ input }) => ({ arguments: input }) }],
  ["mcp_call", { stated: (item) => statedArguments(item, "arguments"), outcome: mcpOutcome }],
  ["mcp_approval_request", { stated: (item) => statedArguments(item, "arguments") }],
  ["web_search_call", { tool: "web_search", stated: searchAction, outcome: served("sources") }],
  ["file_search_call", { tool: "file_search", stated: picked("queries"), outcome: served("results") }],
  ["code_interpreter_call", { tool: "code_interpreter", stated: picked("code"), outcome: served("outputs") }],
  [
    "image_generation_call",
    { tool: "image_generation", stated: picked("revised_prompt"), outcome: served("result") },
  ],
  ["tool_search_call", { tool: "tool_search", stated: (item) => statedArguments(item, "arguments") }],
  [
    "computer_call",
    {
      tool: "computer",
      stated: ({ action, actions }) => ({ arguments: action ?? listed("actions", actions) }),
    },
  ],
  ["local_shell_call", { tool: "local_shell", stated: ({ action }) => ({ arguments: action }) }],
  ["shell_call", { tool: "shell", stated: ({ action }) => ({ arguments: action }) }],
  ["apply_patch_call", { tool: "apply_patch", stated: ({ operation }) => ({ arguments: operation }) }],
  ["program", { tool: "program", stated: picked("code") }],
]);

const RESULTS: ReadonlyMap<string, (item: JsonObject) => Pick<StatedResult, "status" | "result">> = new Map([
  ["function_call_output", textResult],
  ["function_call_result", textResult],
  ["custom_tool_call_output", textResult],
  ["local_shell_call_output", textResult],
  ["computer_call_output", (item) => ({ status: endStatus(item), result: item.output })],
  ["computer_call_result", (item) => ({ status: endStatus(item), result: item.output })],
  ["shell_call_output", (item) => ({ status: shellStatus(item), result: item.output })],
  ["apply_patch_call_output", (item) => ({ status: endStatus(item), result: item.output ?? undefined })],
  ["tool_search_output", (item) => ({ status: endStatus(item), result: item.tools })],
  ["program_output", (item) => ({ status: endStatus(item), result: item.result })],
]);

/** Whether an item is a call of a tool, of whatever kind. */
export function isCall({ type }: JsonObject): boolean {
  return isString(type) && CALLS.has(type);
}

/** Whether an item is the result of a call. */
export function isResult({ type }: JsonObject): boolean {
  return isString(type) && RESULTS.has(type);
}

/** True for a call whose result OpenAI puts in the same item. */
export function isServed({ type }: JsonObject): boolean {
  return isString(type) && CALLS.get(type)?.outcome !== undefined;
}

/** The call in an item of a type that `isCall` knows. */
export function callIn(item: JsonObject): StatedCall {
  const kind = CALLS.get(textOf(item.type));
  const name = kind?.tool ?? item.name;
  return {
    id: idOf(item),
    name,
    server: serverOf(item.server_label ?? item.namespace),
    ...kind?.stated(item),
    ...kind?.outcome?.(item),
  };
}

/** The server that a label or a namespace names; Codex writes `mcp__wiki__`. */
function serverOf(label: Json | undefined): string | undefined {
  return textOf(label).replace(/^mcp__|__$/g, "") || undefined;
}

/** The result in an item of a type that `isResult` knows. */
export function resultIn(item: JsonObject): StatedResult {
  const read = RESULTS.get(textOf(item.type)) ?? textResult;
  // A result's own id names nothing, but for the local shell, where it is that of the call.
  const id = item.call_id ?? item.callId ?? (item.type === "local_shell_call_output" ? item.id : undefined);
  const name = item.type === "tool_search_output" ? "tool_search" : item.name;
  return { id, name, ...read(item) };
}

/** What joins a call and its result. The Agents SDK for JavaScript writes `callId`; tools that OpenAI runs have the item's id only. */
export function idOf(item: JsonObject): Json | undefined {
  return item.call_id ?? item.callId ?? item.id;
}

function picked(key: string): CallKind["stated"] {
  return (item) => ({ arguments: listed(key, item[key]) });
}

function listed(key: string, value: Json | undefined): JsonObject {
  return value === undefined || value === null ? {} : { [key]: value };
}

/** The action without the pages that were found. */
function searchAction({ action }: JsonObject) {
  if (!isObject(action)) return { arguments: action };
  const { sources: _found, ...asked } = action;
  return { arguments: asked };
}

function served(key: string): (item: JsonObject) => Pick<StatedCall, "status" | "result"> {
  return (item) => {
    const result = item[key] ?? (isObject(item.action) ? item.action[key] : undefined);
    return { status: servedStatus(item, result), ...(result === undefined ? {} : { result }) };
  };
}

function servedStatus({ status }: JsonObject, result: Json | undefined): CallStatus {
  if (status === "completed") return "ok";
  if (status === "failed") return "error";
  return isString(status) || result === undefined || result === null ? "pending" : "ok";
}

function mcpOutcome(item: JsonObject): Pick<StatedCall, "status" | "result"> {
  const error = item.error ?? undefined;
  if (error !== undefined) return { status: "error", result: error };
  return served("output")(item);
}

function textResult(item: JsonObject): Pick<StatedResult, "status" | "result"> {
  const { output } = item;
  const text = isString(output) ? output : partsText(isObject(output) ? [output] : output);
  const status = endStatus(item);
  return {
    status: status === "ok" ? statusInText(text) : status,
    result: isString(output) ? output : text || output,
  };
}

function endStatus({ status }: JsonObject): CallStatus {
  return status === "failed" ? "error" : "ok";
}

function shellStatus(item: JsonObject): CallStatus {
  const outcomes = objectsOf(item.output).map(({ outcome }) => outcome);
  const failed = outcomes.filter(isObject).some(({ type, exit_code, exitCode }) => {
    const code = exit_code ?? exitCode ?? 0;
    return type === "timeout" || (type === "exit" && code !== 0);
  });
  return failed ? "error" : endStatus(item);
}

/** The text of a message's, a result's or a thought's content. */
export function partsText(content: Json | undefined): string {
  if (isString(content)) return content;
  return objectsOf(content)
    .map((part) => part.text ?? part.refusal)
    .filter(isString)
    .join("\n");
}
