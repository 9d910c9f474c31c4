import {
  canonicalJson,
  isObject,
  type Json,
  type JsonObject,
  jsonEquals,
  listOf,
  objectOf,
  objectsOf,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { bounded, callId } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { textIn } from "../../reading/event-log.ts";
import { offeredTools } from "../../reading/message-parts.ts";
import type { Run, Speaker, StatedCall } from "../../run.ts";
import { joinChunks } from "./langchain-chunks.ts";
import {
  blocksOf,
  callsOf,
  contentText,
  type Message,
  metadataOf,
  outcomeOf,
  providerBlocks,
  readAnswerUsage,
  readServerTools,
  serverCall,
  serverResult,
} from "./langchain-messages.ts";

const REMOVE_ALL = "__remove_all__";
const SPEAKERS = new Map<Json | undefined, Speaker>([
  ["human", "user"],
  ["user", "user"],
  ["system", "system"],
]);

/** A message as received: one piece, or several if streamed. */
interface Entry {
  kind: Message["kind"];
  id: string | undefined;
  pieces: Message[];
  /** The first subgraph that sent it. */
  subgraph?: string;
}

interface RecordedMessage {
  message: Message;
  isRemoved: boolean;
  agent?: string | undefined;
  /** It belongs to a subgraph, not the thread. */
  isNested: boolean;
}

/** Collects a thread's messages, complete or in pieces, as LangGraph's `add_messages` does. */
export class Transcript {
  /** All messages in order of arrival, including removed ones. */
  private readonly arrived: Entry[] = [];
  private readonly byId = new Map<string, Entry>();
  readonly callIds = new Set<string>();
  /** The current messages, in the thread's order. */
  private readonly current = new Set<Entry>();
  /** Keys of calls and results in subgraph messages without an id. */
  private readonly nestedCalls = new Set<string>();

  /** Times of states in nanoseconds since 1970. */
  readonly times: bigint[] = [];

  /** Moves to a later state; messages missing in it were removed or come later. */
  advance(messages: readonly Message[], time?: bigint): void {
    if (time !== undefined) this.times.push(time);
    this.current.clear();
    this.addAll(messages);
  }

  /** Updates the thread: a known id replaces a message, a RemoveMessage removes it. With `isList`, only full copies are repeats. */
  addAll(messages: readonly Message[], isList = false): void {
    for (const message of messages) this.add(message, !isList);
  }

  /** Adds subgraph messages. If the thread has the same message, only the thread's counts. */
  addNested(messages: readonly Message[], subgraph: string): void {
    for (const message of messages)
      if (message.kind === "ai" || message.kind === "tool") this.nest(message, subgraph);
  }

  /** Returns current messages, with removed answers and results in their original position. */
  messages(): RecordedMessage[] {
    const places = new Map(this.arrived.map((entry, place) => [entry, place]));
    const entryByCall = new Map<string, Entry>();
    for (const entry of this.current)
      for (const id of entry.pieces.flatMap(callIdsIn)) entryByCall.set(id, entry);
    const placeOf = (entry: Entry) => places.get(entry) ?? 0;
    const removed = this.arrived.filter(
      (entry) =>
        !this.current.has(entry) && isRemembered(entry) && !isRepeatedInThread(entry, entryByCall, places),
    );
    const ordered: Entry[] = [];
    let next = 0;
    for (const entry of this.current) {
      let item = entry.kind === "ai" || entry.kind === "tool" ? removed[next] : undefined;
      for (; item !== undefined && placeOf(item) < placeOf(entry); item = removed[next]) {
        ordered.push(item);
        next += 1;
      }
      ordered.push(entry);
    }
    return [...ordered, ...removed.slice(next)].map((entry) => {
      const { pieces, subgraph } = entry;
      const message = joinChunks(pieces);
      const named = pieces.find((piece) => piece.agent !== undefined)?.agent;
      const agent = (textOf(message.fields.name) || named) ?? subgraph;
      const isRemoved = !this.current.has(entry);
      return { message, agent, isRemoved, isNested: isRemoved && subgraph !== undefined };
    });
  }

  private add(message: Message, replaces: boolean): void {
    const { id, isChunk, kind } = message;
    if (kind === "remove") {
      this.remove(id);
      return;
    }
    for (const call of callIdsIn(message)) this.callIds.add(call);
    const existing = this.findEntry(message);
    const [first] = existing?.pieces ?? [];
    if (existing === undefined || first === undefined) this.append(message);
    else if (!this.current.has(existing)) {
      existing.pieces = [message];
      this.current.add(existing);
    } else if (isChunk && first.isChunk) existing.pieces.push(message);
    else if (isChunk || (!replaces && isCopy(first, message))) return;
    else if (replaces || first.isChunk) existing.pieces = [message];
    else this.append(message);
  }

  private nest(message: Message, subgraph: string): void {
    const { id, kind, isChunk, fields } = message;
    const existing = id === undefined ? undefined : this.byId.get(id);
    if (existing?.pieces[0]?.isChunk && !this.current.has(existing)) {
      if (isChunk) existing.pieces.push(message);
      else existing.pieces = [message];
    }
    const ids = callIdsIn(message);
    const calls = kind === "tool" ? [`result of ${callId(fields.tool_call_id) ?? ""}`] : ids;
    const isRepeated = id === undefined && calls.every((call) => this.nestedCalls.has(call));
    for (const call of calls) this.nestedCalls.add(call);
    for (const call of ids) this.callIds.add(call);
    if (existing === undefined && !isRepeated) this.arrive({ kind, id, pieces: [message], subgraph });
  }

  private arrive(entry: Entry): void {
    this.arrived.push(entry);
    if (entry.id !== undefined && !this.byId.has(entry.id)) this.byId.set(entry.id, entry);
  }

  private findEntry({ id, isChunk }: Message): Entry | undefined {
    if (id !== undefined) return this.byId.get(id);
    const last = this.arrived.at(-1);
    const continuesLast = isChunk && last?.pieces[0]?.isChunk === true && this.current.has(last);
    return continuesLast ? last : undefined;
  }

  private append(message: Message): void {
    const entry = { kind: message.kind, id: message.id, pieces: [message] };
    this.arrive(entry);
    this.current.add(entry);
  }

  private remove(id: string | undefined): void {
    if (id === REMOVE_ALL) this.current.clear();
    const entry = id === undefined ? undefined : this.byId.get(id);
    if (entry !== undefined) this.current.delete(entry);
  }
}

/** Without an id, a removed answer cannot be distinguished from a current one. */
function isRemembered({ kind, id, subgraph }: Entry): boolean {
  return kind === "tool" || (kind === "ai" && (id !== undefined || subgraph !== undefined));
}

/** A subgraph message may recur in the thread under another id. */
function isRepeatedInThread(
  entry: Entry,
  entryByCall: ReadonlyMap<string, Entry>,
  places: ReadonlyMap<Entry, number>,
): boolean {
  const { kind, pieces, subgraph } = entry;
  if (subgraph === undefined || kind !== "ai") return false;
  const again = pieces.flatMap(callIdsIn).map((id) => entryByCall.get(id));
  if (again.length === 0 || again.includes(undefined)) return false;
  const place = places.get(entry) ?? 0;
  // Messages that the thread had first do not belong to the subgraph.
  for (const own of again) if (own !== undefined && (places.get(own) ?? 0) > place) own.subgraph ??= subgraph;
  return true;
}

function isCopy({ fields: a }: Message, { fields: b }: Message): boolean {
  return jsonEquals(bounded(a, "messages"), bounded(b, "messages"));
}

function callIdsIn({ fields }: Message): string[] {
  const calls = [...objectsOf(fields.tool_calls), ...objectsOf(fields.invalid_tool_calls)];
  return calls.map(({ id }) => textOf(id)).filter((id) => id !== "");
}

/** Returns a transcript's run. Throws RecordingError if LangChain did not serialize a message. */
export function readTranscript(
  transcript: Transcript,
  document: Json,
  warnings: readonly string[] = [],
  namesSubgraphs = false,
): Run {
  const talk = new Conversation("calls");
  for (const warning of warnings) talk.warn(warning);
  if (isObject(document)) for (const tool of offeredTools(document.tools)) talk.offer(tool);
  for (const time of transcript.times) talk.at(time);
  const recorded = transcript.messages();
  const removed = new RemovedMessages(recorded);
  for (const { message, isRemoved, isNested, agent } of recorded) {
    talk.actAs(agent, !isNested);
    if (isNested) readNested(talk, message);
    else if (isRemoved) removed.read(talk, message);
    else readMessage(talk, message);
  }
  const isNamed = recorded.some(({ message, agent }) => message.kind === "ai" && agent !== undefined);
  talk.tellsAgents(namesSubgraphs || (isNamed && talk.isEachCallNamed));
  if (recorded.findLast(({ message }) => message.kind === "ai")?.message.fields.content === OUT_OF_STEPS)
    talk.endedAt(RECURSION_LIMIT);
  const run = talk.run();
  const runIds = new Set(run.toolCalls.map(({ id }) => id));
  const lost = [...transcript.callIds].filter((id) => !runIds.has(id)).length;
  if (lost === 0) return run;
  const warning = `tool calls without a result are no longer in the thread and are left out: ${lost}`;
  return { ...run, warnings: [...run.warnings, warning] };
}

/** LangGraph's agents answer this instead of the model at the step limit. */
const OUT_OF_STEPS = "Sorry, need more steps to process this request.";
export const RECURSION_LIMIT = "recursion_limit";

function readNested(talk: Conversation, message: Message): void {
  const { kind, fields } = message;
  if (kind === "tool")
    talk.resultIfAwaited({ id: fields.tool_call_id, name: fields.name, ...outcomeOf(fields) });
  else readMessage(talk, message);
}

function readMessage(talk: Conversation, { kind, fields, isUnwritten }: Message): void {
  talk.nextTurn();
  if (isUnwritten === true)
    throw new RecordingError(
      `a message of the kind "${kind}" that LangChain did not write down (not_implemented): expected its kwargs`,
    );
  const { tool_call_id: id, name } = fields;
  const speaker = SPEAKERS.get(kind === "chat" ? fields.role : kind);
  if (kind === "tool" || kind === "function")
    talk.result({ id: kind === "tool" ? id : undefined, name, ...outcomeOf(fields) });
  else if (speaker === undefined) readAnswer(talk, fields);
  else talk.say(speaker, contentText(fields.content));
  if (kind === "human") readProviderResults(talk, fields);
}

function readAnswer(talk: Conversation, fields: JsonObject): void {
  // LangGraph's supervisor writes such a message without a model.
  const isHandedBack = metadataOf(fields).__is_handoff_back === true;
  talk.say("reasoning", objectOf(fields.additional_kwargs).reasoning_content);
  for (const block of blocksOf(fields)) talk.say("reasoning", reasoningIn(block));
  talk.say("assistant", contentText(fields.content));
  talk.stopped(stopReasonOf(fields));
  readServerTools(talk, fields);
  for (const call of callsOf(fields)) {
    if (isHandedBack) talk.leaveOut(call);
    else talk.call(call);
  }
  if (isHandedBack || fields.content === OUT_OF_STEPS) talk.noAnswer();
  else readAnswerUsage(talk, fields);
}

function stopReasonOf(fields: JsonObject): Json | undefined {
  const { finish_reason, stop_reason, done_reason, finishReason, stopReason } = metadataOf(fields);
  return finish_reason ?? stop_reason ?? done_reason ?? finishReason ?? stopReason;
}

function reasoningIn(block: JsonObject): Json | undefined {
  const { type, reasoning, thinking, summary } = block;
  if (type === "thinking") return thinking;
  if (type === "reasoning_content") return objectOf(block.reasoning_content).text;
  return type === "reasoning" ? (reasoning ?? textIn(listOf(summary))) : undefined;
}

function readProviderResults(talk: Conversation, fields: JsonObject): void {
  for (const block of blocksOf(fields).filter(({ type }) => type === "tool_result")) {
    const status = block.is_error === true ? "error" : block.status;
    talk.result({ id: block.tool_use_id, ...outcomeOf({ ...block, status: status ?? null }) });
  }
}

/** Removed messages, for example after a summary: calls with a result count, texts do not. */
class RemovedMessages {
  private readonly current: ReadonlySet<string>;
  private readonly answered: ReadonlySet<string | undefined>;

  constructor(recorded: readonly RecordedMessage[]) {
    const current = recorded.filter(({ isRemoved, isNested }) => !isRemoved || isNested);
    const hasRemoved = current.length < recorded.length;
    this.current = new Set(
      hasRemoved ? current.flatMap(({ message }) => statedCalls(message)).map(keyOf) : [],
    );
    this.answered = new Set(recorded.map(({ message }) => callId(message.fields.tool_call_id)));
  }

  read(talk: Conversation, { kind, fields }: Message): void {
    if (kind === "tool") {
      talk.resultIfAwaited({ id: fields.tool_call_id, ...outcomeOf(fields) });
      return;
    }
    talk.nextTurn();
    for (const block of providerBlocks(fields)) {
      const call = serverCall(block);
      const result = call === undefined ? serverResult(block) : undefined;
      if (call !== undefined && !this.isCurrent(call)) talk.call(call);
      if (result !== undefined) talk.resultIfAwaited(result);
    }
    const calls = callsOf(fields);
    if (kind === "ai" && (calls.length === 0 || !calls.every((call) => this.isCurrent(call))))
      readAnswerUsage(talk, fields);
    for (const call of calls) {
      const id = callId(call.id);
      if (id !== undefined && this.answered.has(id) && !this.isCurrent(call)) talk.call(call);
    }
  }

  private isCurrent(call: StatedCall): boolean {
    return this.current.has(keyOf(call));
  }
}

function statedCalls({ kind, fields }: Message): StatedCall[] {
  if (kind !== "ai") return [];
  const served = providerBlocks(fields).map(serverCall);
  return [...callsOf(fields), ...served.filter((call) => call !== undefined)];
}

function keyOf({ id, name, arguments: args, argumentsText }: StatedCall): string {
  return canonicalJson(bounded([id ?? null, name ?? null, args ?? argumentsText ?? null], "arguments"));
}
