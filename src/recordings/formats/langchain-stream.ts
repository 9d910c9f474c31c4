import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
} from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import type { Run } from "../run.ts";
import { contentText, type Message, messageOf, messagesIn } from "./langchain-messages.ts";
import { readTranscript, Transcript } from "./langchain-transcript.ts";

/**
 * True for a list of what `graph.stream` yielded. A list of bare `{messages}` is one only when it starts with the question alone or
 * each continues the one before: otherwise it is a list of runs.
 */
export function isStream(document: Json): boolean {
  const parts = partsOf(document);
  if (parts === undefined) return false;
  // The first row of a stream may tell no more than the id of the run.
  const isOpening = parts.length === 1 && parts[0]?.mode === "other";
  if (!parts.every(isBareState)) return isOpening || (parts.some(hasMessages) && !areWholeRuns(parts));
  const [first] = parts;
  if (first?.messages.at(-1)?.kind === "human") return true;
  const grows = (parts.at(-1)?.messages.length ?? 0) > (first?.messages.length ?? 0);
  return grows && parts.every((part, at) => at === 0 || continues(parts[at - 1], part));
}

/**
 * The runs of a stream: one, unless bare states of several runs stand one after another. Throws RecordingError when it has no
 * message.
 */
export function readStream(document: Json): Run[] {
  const parts = partsOf(document) ?? [];
  if (!parts.some(hasMessages)) throw new RecordingError("a stream without any message");
  if (!parts.every(isBareState)) return [readParts(parts, document)];
  const rows = Array.isArray(document) ? document : [];
  const runs: { parts: StreamPart[]; row: Json | undefined }[] = [];
  parts.forEach((part, at) => {
    const last = runs.at(-1);
    const before = last?.parts.at(-1);
    if (last !== undefined && (continues(before, part) || keepsAnswers(before, part))) {
      last.parts.push(part);
      last.row = rows[at];
    } else runs.push({ parts: [part], row: rows[at] });
  });
  return runs.map((run) => {
    const read = readParts(run.parts, run.row ?? null);
    return run.row === undefined ? read : { ...read, row: run.row };
  });
}

/** The mode `values` repeats the whole state and `updates` each message: pieces of messages count where there is neither. */
function readParts(parts: readonly StreamPart[], document: Json): Run {
  const outer = parts.filter(({ isNested }) => !isNested);
  if (!outer.some(hasMessages))
    throw new RecordingError(
      "all messages of this stream come from subgraphs: record the mode values or updates",
    );
  const transcript = new Transcript();
  const inner = parts.filter(({ isNested }) => isNested);
  const counted = new Set([...wholeOrAll(outer), ...wholeOrAll(inner)]);
  for (const { mode, messages, isNested, subgraph = "" } of parts.filter((part) => counted.has(part))) {
    if (isNested) transcript.addNested(messages, subgraph);
    else if (mode === "values") transcript.advance(messages);
    else transcript.addAll(messages);
  }
  const warnings = parts.some(({ mode }) => mode === "error") ? ["the stream ended in an error"] : [];
  const namesSubgraphs =
    inner.length > 0 || outer.filter(hasMessages).every(({ tellsPlace }) => tellsPlace === true);
  return readTranscript(transcript, document, warnings, namesSubgraphs);
}

function wholeOrAll(parts: readonly StreamPart[]): readonly StreamPart[] {
  const whole = parts.filter(({ mode, messages }) => mode !== "messages" && messages.length > 0);
  return whole.length > 0 ? whole : parts;
}

function partsOf(document: Json): StreamPart[] | undefined {
  if (!Array.isArray(document) || document.length === 0) return undefined;
  const parts: StreamPart[] = [];
  for (const item of document) {
    const part = partOf(item);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return parts;
}

function hasMessages({ messages }: StreamPart): boolean {
  return messages.length > 0;
}

function isBareState({ mode, isBare }: StreamPart): boolean {
  return isBare && mode === "values";
}

/** True for what looks like updates by nodes, but has conversations that begin differently: runs by their names. */
function areWholeRuns(parts: readonly StreamPart[]): boolean {
  const [first, ...others] = parts
    .filter(({ isBare, mode }) => isBare && mode === "updates")
    .map(({ messages }) => messages)
    .filter((messages) => messages[0]?.kind === "human" && messages.some(({ kind }) => kind === "ai"))
    .map(([opening]) => opening);
  return first !== undefined && others.some((other) => !isSame(first, other));
}

function continues(before: StreamPart | undefined, after: StreamPart): boolean {
  return before?.messages.every((message, at) => isSame(message, after.messages[at])) === true;
}

/** True when a state still has an answer or a result of the state before it, whose other messages the graph may have removed. */
function keepsAnswers(before: StreamPart | undefined, after: StreamPart): boolean {
  const isAnswer = ({ kind, id }: Message) => (kind === "ai" || kind === "tool") && id !== undefined;
  const ids = new Set(before?.messages.filter(isAnswer).map(({ id }) => id));
  return after.messages.filter(isAnswer).some(({ id }) => ids.has(id));
}

function isSame(a: Message, b: Message | undefined): boolean {
  if (b === undefined || a.kind !== b.kind) return false;
  if (a.id !== undefined || b.id !== undefined) return a.id === b.id;
  return (
    contentText(a.fields.content) === contentText(b.fields.content) &&
    a.fields.tool_call_id === b.fields.tool_call_id
  );
}

/** One thing that `graph.stream` yielded. */
interface StreamPart {
  mode: "values" | "updates" | "messages" | "error" | "other";
  /** It stood there as it is, with nothing that names its mode. */
  isBare: boolean;
  /** It came from a subgraph. */
  isNested: boolean;
  /** The node that this subgraph is. */
  subgraph?: string | undefined;
  /** It says whether it came from a subgraph. */
  tellsPlace?: boolean;
  messages: Message[];
}

const MODES: ReadonlyMap<string, StreamPart["mode"]> = new Map(
  Object.entries({
    values: ["values"],
    updates: ["updates"],
    messages: ["messages", "messages-tuple", "messages/partial", "messages/complete"],
    error: ["error"],
    other: [
      ...["messages/metadata", "metadata", "custom", "debug", "checkpoints", "tasks", "events"],
      ...["feedback", "end"],
    ],
  } satisfies Record<StreamPart["mode"], string[]>).flatMap(([mode, names]) =>
    names.map((name) => [name, mode as StreamPart["mode"]]),
  ),
);
/** Names that recordings have for a run or a part of it, and graphs hardly for a node. */
const NO_NODES = new Set([
  ...["input", "inputs", "output", "outputs", "request", "response", "values", "value", "state", "messages"],
  ...["run", "runs", "result", "results", "thread", "conversation", "trace", "data", "kwargs", "lc", "type"],
  ...["role", "config", "metadata", "checkpoint", "channel_values", "case", "error", "event"],
]);
const RUN_KEYS = new Set(["run_id", "attempt", "thread_id"]);
const MIDDLEWARE_NODE = /\.(?:before|after)_(?:agent|model)$/;

/** The part of a stream that an item is: `data`, `[mode, data]`, `[namespace, mode, data]`, `{event, data}` or `{type, ns, data}`. */
function partOf(item: Json): StreamPart | undefined {
  if (Array.isArray(item)) return tuplePart(item);
  if (!isObject(item)) return undefined;
  const { event, type, ns, data } = item;
  const told = eventPart(item);
  if (told !== undefined) return told;
  if (isString(event) && data !== undefined) return eventNamed(event, data);
  if (isString(type) && Array.isArray(ns) && data !== undefined)
    return placed(named(type, data, ns.length > 0), ns, true);
  return bare(item, false);
}

/** An event of `astream_events` (JavaScript: `streamEvents`), such as `on_chat_model_end`; undefined when this is none. */
function eventPart({ event, name, data, metadata, parent_ids }: JsonObject): StreamPart | undefined {
  if (!isString(event) || !/^on_[a-z_]+$/.test(event) || !isObject(data)) return undefined;
  const { output } = data;
  const told = (mode: StreamPart["mode"], messages: Message[]): StreamPart => ({
    ...placeIn(metadata),
    isBare: false,
    isNested: isInside(metadata),
    mode: messages.length > 0 ? mode : "other",
    messages,
  });
  if (event === "on_chain_end") {
    const messages = messagesIn(isObject(output) ? output.messages : output) ?? [];
    if (isRoot(parent_ids, metadata)) return told("values", messages);
    // A tool that fails has no on_tool_end: what it answers is told by its node.
    const isOfNode = isString(name) && objectOf(metadata).langgraph_node === name;
    return told("updates", isOfNode ? messages.filter(({ kind }) => kind === "tool") : []);
  }
  const message = event === "on_chat_model_end" || event === "on_tool_end" ? messageOf(output) : undefined;
  return told("updates", message === undefined ? [] : [whole(withAgent(message, metadata))]);
}

function placed(
  part: StreamPart | undefined,
  namespace: readonly Json[],
  tellsPlace = false,
): StreamPart | undefined {
  const last = namespace.at(-1);
  const subgraph = isString(last) ? nodeOf(last) : undefined;
  return part && { subgraph, tellsPlace, ...part };
}

function nodeOf(namespace: string): string {
  return namespace.split(":", 1)[0] ?? "";
}

/** Where something happened, by its metadata: the last part of their namespace is the node itself. */
function placeIn(metadata: Json | undefined): Pick<StreamPart, "subgraph" | "tellsPlace"> {
  const namespace = namespacesIn(metadata)[0];
  const subgraph = namespace?.split("|").at(-2);
  return namespace === undefined
    ? {}
    : { tellsPlace: true, ...defined({ subgraph: subgraph && nodeOf(subgraph) }) };
}

function namespacesIn(metadata: Json | undefined): string[] {
  const { langgraph_checkpoint_ns, checkpoint_ns } = objectOf(metadata);
  return [langgraph_checkpoint_ns, checkpoint_ns].filter(isString);
}

function withAgent(message: Message, metadata: Json | undefined): Message {
  return { ...message, ...defined({ agent: textOf(objectOf(metadata).lc_agent_name) || undefined }) };
}

/** True for the graph itself. JavaScript's events name no parents, but those of a node name the node. */
function isRoot(parents: Json | undefined, metadata: Json | undefined): boolean {
  return Array.isArray(parents) ? parents.length === 0 : !("langgraph_node" in objectOf(metadata));
}

function isInside(metadata: Json | undefined): boolean {
  return namespacesIn(metadata).some((name) => name.includes("|"));
}

function tuplePart(item: readonly Json[]): StreamPart | undefined {
  const [first, ...rest] = item;
  const [mode, data] = rest;
  if (Array.isArray(first) && first.every(isString)) {
    const isNested = first.length > 0;
    if (rest.length === 2 && isString(mode) && data !== undefined)
      return placed(named(mode, data, isNested), first, true);
    if (rest.length !== 1 || mode === undefined) return undefined;
    const part = Array.isArray(mode) ? chunkPart(mode, isNested) : bare(mode, isNested);
    return placed(part && { ...part, isBare: false }, first, true);
  }
  if (!isString(first)) return chunkPart(item, false);
  // The SDK's third member is the id of the event.
  return mode === undefined || rest.length > 2 ? chunkPart(item, false) : eventNamed(first, mode);
}

/** `values|researcher:1` names the mode and the subgraph. */
function eventNamed(event: string, data: Json): StreamPart | undefined {
  const [mode = "", ...subgraph] = event.split("|");
  return placed(named(mode, data, subgraph.length > 0), subgraph);
}

function named(name: string, data: Json, isNested: boolean): StreamPart | undefined {
  const mode = MODES.get(name);
  if (mode === undefined || (mode === "messages" && !Array.isArray(data))) return undefined;
  const chunk = mode === "messages" ? chunkPart(listOf(data), isNested) : undefined;
  return chunk ?? { mode, isBare: false, isNested, messages: messagesOf(mode, data) };
}

function messagesOf(mode: StreamPart["mode"], data: Json): Message[] {
  if (mode === "values") return stateMessages(data);
  if (mode === "updates") return updateMessages(objectOf(data)) ?? [];
  return mode === "messages" ? (messagesIn(data)?.map(whole) ?? []) : [];
}

/** `[message, metadata]`, as the mode `messages` yields them. */
function chunkPart([piece, metadata]: readonly Json[], isNested: boolean): StreamPart | undefined {
  const message = messageOf(piece);
  if (message === undefined || !isObject(metadata) || messageOf(metadata) !== undefined) return undefined;
  if (!Object.keys(metadata).some((key) => /^(?:langgraph|ls)_/.test(key))) return undefined;
  return {
    mode: "messages",
    isBare: false,
    // LangGraph 0 for JavaScript counts the node itself as a namespace: only the metadata tell.
    isNested: "langgraph_checkpoint_ns" in metadata ? isInside(metadata) : isNested,
    ...placeIn(metadata),
    messages: [withAgent(message, metadata)],
  };
}

/** Data without a mode: the values are the state, updates name the node they came from. */
function bare(data: Json, isNested: boolean): StreamPart | undefined {
  if (!isObject(data)) return undefined;
  const part = { isBare: true, isNested };
  if (Array.isArray(data.messages)) {
    const messages = stateMessages(data);
    const isNone = messages.length === 0 && data.messages.length > 0;
    return isNone ? undefined : { ...part, mode: "values", messages };
  }
  if (isString(data.run_id) && Object.keys(data).every((key) => RUN_KEYS.has(key)))
    return { isBare: false, isNested, mode: "other", messages: [] };
  const messages = updateMessages(data);
  const mode = messages?.length === 0 && isMarked(data) ? "other" : "updates";
  return messages && { ...part, mode, messages };
}

function stateMessages(state: Json): Message[] {
  return messagesIn(isObject(state) ? state.messages : state) ?? [];
}

/** The messages that nodes returned; undefined when this is no update by nodes. */
function updateMessages(data: JsonObject): Message[] | undefined {
  const nodes = Object.entries(data).filter(([name]) => !name.startsWith("__"));
  const isUpdate = nodes.every(([name, update]) => !NO_NODES.has(name) && typeof update === "object");
  if (!isUpdate || Object.keys(data).length === 0) return undefined;
  const updates = nodes.flatMap(([, update]) => update);
  const messages = updates.flatMap(returned);
  return messages.length > 0 || isMarked(data) || updates.every(isStateUpdate) ? messages : undefined;
}

function isMarked(data: JsonObject): boolean {
  return Object.keys(data).some((name) => MIDDLEWARE_NODE.test(name) || name === "__interrupt__");
}

/** A list of messages under any key is no mark of an update. */
function returned(update: Json): Message[] {
  const { messages } = objectOf(update);
  const one = messageOf(messages);
  return one === undefined ? (messagesIn(messages) ?? []) : [one];
}

function isStateUpdate(update: Json): boolean {
  return update === null || (isObject(update) && messageOf(update) === undefined);
}

/** What the mode `messages/partial` of LangGraph's server sends is the message so far, not a piece to add. */
function whole(message: Message): Message {
  return { ...message, isChunk: false };
}
