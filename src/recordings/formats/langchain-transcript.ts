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
} from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import { bounded, callId } from "../calls.ts";
import { Conversation } from "../conversation.ts";
import { offeredTools } from "../message-parts.ts";
import type { Run, Speaker, StatedCall } from "../run.ts";
import { textIn } from "./event-log.ts";
import { joinChunks } from "./langchain-chunks.ts";
import {
  blocksOf,
  callsOf,
  contentText,
  type Message,
  outcomeOf,
  providerBlocks,
  readServerTools,
  serverCall,
  serverResult,
} from "./langchain-messages.ts";
import { isHandoff, readAnswerUsage } from "./langchain-usage.ts";

const REMOVE_ALL = "__remove_all__";
/** Who speaks in messages that are no answer. */
const SPEAKERS = new Map<Json | undefined, Speaker>([
  ["human", "user"],
  ["user", "user"],
  ["system", "system"],
]);

/** A message in the pieces in which it came: one, unless it was streamed. */
interface Entry {
  kind: Message["kind"];
  id: string | undefined;
  pieces: Message[];
  /** The subgraph that it came from first. */
  subgraph?: string;
}

/** A message that a thread has, or one that was removed from it. */
export interface RecordedMessages {
  message: Message;
  isRemoved: boolean;
  /** The name of the agent whose message it is. */
  agent?: string | undefined;
  /** It is not of the thread, but of a subgraph. */
  isNested: boolean;
}

/** The messages of a thread as they come, in whole or in pieces, and as LangGraph's `add_messages` keeps them. */
export class Transcript {
  /** Every message that the thread ever had, in the order in which they came. */
  private readonly arrived: Entry[] = [];
  private readonly byId = new Map<string, Entry>();
  /** The ids of all calls that its messages ever stated. */
  readonly callIds = new Set<string>();
  /** The messages that it has, in its own order. */
  private readonly current = new Set<Entry>();
  /** The calls, and the results, in messages of subgraphs that have no id of their own. */
  private readonly nestedCalls = new Set<string>();

  /** When the states were made that say so, in nanoseconds since 1970. */
  readonly times: bigint[] = [];

  /** Goes on to the state at a later moment: messages that are not in it were removed, or are not in it yet. */
  advance(messages: readonly Message[], time?: bigint): void {
    if (time !== undefined) this.times.push(time);
    this.current.clear();
    this.addAll(messages);
  }

  /**
   * Takes messages that update a thread: a known id replaces its message, a RemoveMessage removes it. `isList`: they are a plain list, in
   * which only a full copy repeats a message.
   */
  addAll(messages: readonly Message[], isList = false): void {
    for (const message of messages) this.add(message, !isList);
  }

  /** Takes messages of a subgraph. Of those that the thread has too, before or later, only its own count. */
  addNested(messages: readonly Message[], subgraph: string): void {
    for (const message of messages)
      if (message.kind === "ai" || message.kind === "tool") this.nest(message, subgraph);
  }

  /**
   * The messages that the thread has; before each answer and each result of them the answers and results that came earlier and were
   * removed.
   */
  messages(): RecordedMessages[] {
    const places = new Map(this.arrived.map((entry, place) => [entry, place]));
    const told = new Map<string, Entry>();
    for (const entry of this.current) for (const id of entry.pieces.flatMap(callIdsIn)) told.set(id, entry);
    const removed = this.arrived
      .filter((entry) => !this.current.has(entry) && isRemembered(entry) && !isToldAgain(entry, told, places))
      .map((entry) => ({ entry, place: places.get(entry) ?? 0 }));
    const recorded: RecordedMessages[] = [];
    let next = 0;
    const addRemoved = (before: number) => {
      for (let one = removed[next]; one !== undefined && one.place < before; one = removed[next]) {
        recorded.push({
          ...recordedOf(one.entry),
          isRemoved: true,
          isNested: one.entry.subgraph !== undefined,
        });
        next += 1;
      }
    };
    for (const entry of this.current) {
      if (entry.kind === "ai" || entry.kind === "tool") addRemoved(places.get(entry) ?? 0);
      recorded.push({ ...recordedOf(entry), isRemoved: false, isNested: false });
    }
    addRemoved(this.arrived.length);
    return recorded;
  }

  private add(message: Message, replaces: boolean): void {
    const { id, isChunk, kind } = message;
    if (kind === "remove") {
      this.remove(id);
      return;
    }
    for (const call of callIdsIn(message)) this.callIds.add(call);
    const known = this.knownEntry(message);
    const [first] = known?.pieces ?? [];
    if (known === undefined || first === undefined) this.append(message);
    else if (!this.current.has(known)) {
      known.pieces = [message];
      this.current.add(known);
    } else if (isChunk && first.isChunk) known.pieces.push(message);
    else if (isChunk || (!replaces && isCopy(first, message))) return;
    else if (replaces || first.isChunk) known.pieces = [message];
    else this.append(message);
  }

  private nest(message: Message, subgraph: string): void {
    const { id, kind, isChunk, fields } = message;
    const known = id === undefined ? undefined : this.byId.get(id);
    if (known?.pieces[0]?.isChunk && !this.current.has(known)) {
      if (isChunk) known.pieces.push(message);
      else known.pieces = [message];
    }
    const ids = callIdsIn(message);
    const calls = kind === "tool" ? [`result of ${callId(fields.tool_call_id) ?? ""}`] : ids;
    const isRepeated = id === undefined && calls.every((call) => this.nestedCalls.has(call));
    for (const call of calls) this.nestedCalls.add(call);
    for (const call of ids) this.callIds.add(call);
    if (known === undefined && !isRepeated) this.arrive({ kind, id, pieces: [message], subgraph });
  }

  private arrive(entry: Entry): void {
    this.arrived.push(entry);
    if (entry.id !== undefined && !this.byId.has(entry.id)) this.byId.set(entry.id, entry);
  }

  private knownEntry({ id, isChunk }: Message): Entry | undefined {
    if (id !== undefined) return this.byId.get(id);
    const last = this.arrived.at(-1);
    const goesOn = isChunk && last?.pieces[0]?.isChunk === true && this.current.has(last);
    return goesOn ? last : undefined;
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

/** Without an id nothing tells whether an answer that is no longer there is the same as one that is. */
function isRemembered({ kind, id, subgraph }: Entry): boolean {
  return kind === "tool" || (kind === "ai" && (id !== undefined || subgraph !== undefined));
}

/** True for a message of a subgraph whose calls the thread states under another id; it is told whose they are. */
function isToldAgain(
  entry: Entry,
  told: ReadonlyMap<string, Entry>,
  places: ReadonlyMap<Entry, number>,
): boolean {
  const { kind, pieces, subgraph } = entry;
  if (subgraph === undefined || kind !== "ai") return false;
  const again = pieces.flatMap(callIdsIn).map((id) => told.get(id));
  if (again.length === 0 || again.includes(undefined)) return false;
  const place = places.get(entry) ?? 0;
  // What the thread had before the subgraph did is not the subgraph's.
  for (const own of again) if (own !== undefined && (places.get(own) ?? 0) > place) own.subgraph ??= subgraph;
  return true;
}

function recordedOf({ pieces, subgraph }: Entry): Pick<RecordedMessages, "message" | "agent"> {
  const message = joinChunks(pieces);
  const named = pieces.find((piece) => piece.agent !== undefined)?.agent;
  return { message, agent: (textOf(message.fields.name) || named) ?? subgraph };
}

function isCopy({ fields: a }: Message, { fields: b }: Message): boolean {
  return jsonEquals(bounded(a, "messages"), bounded(b, "messages"));
}

function callIdsIn({ fields }: Message): string[] {
  const calls = [...objectsOf(fields.tool_calls), ...objectsOf(fields.invalid_tool_calls)];
  return calls.map(({ id }) => textOf(id)).filter((id) => id !== "");
}

/** The run in a transcript. Throws RecordingError when a message of it was not written down. */
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
  const told = new Set(run.toolCalls.map(({ id }) => id));
  const lost = [...transcript.callIds].filter((id) => !told.has(id)).length;
  if (lost === 0) return run;
  const warning = `tool calls without a result are no longer in the thread and are left out: ${lost}`;
  return { ...run, warnings: [...run.warnings, warning] };
}

/** What LangGraph's agents answer in the model's place where they may take no more steps. */
const OUT_OF_STEPS = "Sorry, need more steps to process this request.";
/** What LangGraph calls the most steps of a graph. */
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
  const isOthers = isHandoff(fields);
  talk.say("reasoning", objectOf(fields.additional_kwargs).reasoning_content);
  for (const block of blocksOf(fields)) talk.say("reasoning", reasoningIn(block));
  talk.say("assistant", contentText(fields.content));
  talk.stopped(stopReasonOf(fields));
  readServerTools(talk, fields);
  for (const call of callsOf(fields)) {
    if (isOthers) talk.leaveOut(call);
    else talk.call(call);
  }
  if (isOthers || fields.content === OUT_OF_STEPS) talk.noAnswer();
  else readAnswerUsage(talk, fields);
}

function stopReasonOf({ response_metadata }: JsonObject): Json | undefined {
  const told = objectOf(response_metadata);
  return told.finish_reason ?? told.stop_reason ?? told.done_reason ?? told.finishReason ?? told.stopReason;
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

/**
 * What was removed from a thread, such as by a summary. Calls that have a result were made all the same; what was said is left out,
 * since the agent went on without it.
 */
class RemovedMessages {
  private readonly kept: ReadonlySet<string>;
  private readonly answered: ReadonlySet<string | undefined>;

  constructor(recorded: readonly RecordedMessages[]) {
    const kept = recorded.filter(({ isRemoved, isNested }) => !isRemoved || isNested);
    const hasRemoved = kept.length < recorded.length;
    this.kept = new Set(hasRemoved ? kept.flatMap(({ message }) => statedCalls(message)).map(keyOf) : []);
    this.answered = new Set(recorded.map(({ message }) => callId(message.fields.tool_call_id)));
  }

  /** Tells a conversation of the calls of a removed message that were made, or of the result in it. */
  read(talk: Conversation, { kind, fields }: Message): void {
    if (kind === "tool") {
      talk.resultIfAwaited({ id: fields.tool_call_id, ...outcomeOf(fields) });
      return;
    }
    talk.nextTurn();
    for (const block of providerBlocks(fields)) {
      const call = serverCall(block);
      const result = call === undefined ? serverResult(block) : undefined;
      if (call !== undefined && !this.isKept(call)) talk.call(call);
      if (result !== undefined) talk.resultIfAwaited(result);
    }
    const calls = callsOf(fields);
    if (kind === "ai" && (calls.length === 0 || !calls.every((call) => this.isKept(call))))
      readAnswerUsage(talk, fields);
    for (const call of calls) {
      const id = callId(call.id);
      if (id !== undefined && this.answered.has(id) && !this.isKept(call)) talk.call(call);
    }
  }

  private isKept(call: StatedCall): boolean {
    return this.kept.has(keyOf(call));
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
