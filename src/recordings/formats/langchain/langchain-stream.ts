import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import type { Run } from "../../run.ts";
import { contentText, type Message, messageOf, messagesIn } from "./langchain-messages.ts";
import { readTranscript, Transcript } from "./langchain-transcript.ts";

/** Detects the output of `graph.stream`. Bare `{messages}` states must grow or start with the question alone; else they are runs. */
export function isStream(document: Json): boolean {
  const parts = partsOf(document);
  if (parts === undefined) return false;
  // The first row may hold only the run id.
  const isOpening = parts.length === 1 && parts[0]?.mode === "other";
  if (!parts.every(isBareState)) return isOpening || (parts.some(hasMessages) && !areWholeRuns(parts));
  const [first] = parts;
  if (first?.messages.at(-1)?.kind === "human") return true;
  const grows = (parts.at(-1)?.messages.length ?? 0) > (first?.messages.length ?? 0);
  return grows && parts.every((part, at) => at === 0 || continues(parts[at - 1], part));
}

/** Returns one run, or several if unrelated bare states follow each other. Throws RecordingError without any message. */
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

/** `values` and `updates` hold complete messages; streamed pieces count only without them. */
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
    inner.length > 0 || outer.filter(hasMessages).every(({ hasPlace }) => hasPlace === true);
  return readTranscript(transcript, document, warnings, namesSubgraphs);
}

function wholeOrAll(parts: readonly StreamPart[]): readonly StreamPart[] {
  const whole = parts.filter(({ mode, messages }) => mode !== "messages" && messages.length > 0);
  return whole.length > 0 ? whole : parts;
}

function partsOf(document: Json): StreamPart[] | undefined {
  const parts: StreamPart[] = [];
  for (const item of listOf(document)) {
    const part = partOf(item);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return parts.length === 0 ? undefined : parts;
}

function hasMessages({ messages }: StreamPart): boolean {
  return messages.length > 0;
}

function isBareState({ mode, isBare }: StreamPart): boolean {
  return isBare && mode === "values";
}

/** Objects of runs by name look like node updates, but their conversations start differently. */
function areWholeRuns(parts: readonly StreamPart[]): boolean {
  const [first, ...rest] = parts
    .filter(({ isBare, mode }) => isBare && mode === "updates")
    .map(({ messages }) => messages)
    .filter((messages) => messages[0]?.kind === "human" && messages.some(({ kind }) => kind === "ai"))
    .map(([opening]) => opening);
  return first !== undefined && rest.some((message) => !isSame(first, message));
}

function continues(before: StreamPart | undefined, after: StreamPart): boolean {
  return before?.messages.every((message, at) => isSame(message, after.messages[at])) === true;
}

/** A graph may remove other messages between states of one run. */
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

interface StreamPart {
  mode: "values" | "updates" | "messages" | "error" | "other";
  /** Recorded without a mode. */
  isBare: boolean;
  isNested: boolean;
  subgraph?: string | undefined;
  /** The item states if it is from a subgraph. */
  hasPlace?: boolean;
  messages: Message[];
}

const MODES: readonly [StreamPart["mode"], RegExp][] = [
  ["values", /^values$/],
  ["updates", /^updates$/],
  ["messages", /^messages(?:-tuple|\/partial|\/complete)?$/],
  ["error", /^error$/],
  ["other", /^(?:(?:messages\/)?metadata|custom|debug|checkpoints|tasks|events|feedback|end)$/],
];
/** Keys of recordings that are unlikely node names. */
const NO_NODES = new Set([
  ...["input", "inputs", "output", "outputs", "request", "response", "values", "value", "state", "messages"],
  ...["run", "runs", "result", "results", "thread", "conversation", "trace", "data", "kwargs", "lc", "type"],
  ...["role", "config", "metadata", "checkpoint", "channel_values", "case", "error", "event"],
]);
const RUN_KEYS = new Set(["run_id", "attempt", "thread_id"]);
const MIDDLEWARE_NODE = /\.(?:before|after)_(?:agent|model)$/;

/** Accepts `data`, `[mode, data]`, `[namespace, mode, data]`, `{event, data}` or `{type, ns, data}`. */
function partOf(item: Json): StreamPart | undefined {
  if (Array.isArray(item)) return tuplePart(item);
  if (!isObject(item)) return undefined;
  const { event, type, ns, data } = item;
  const fromEvent = eventPart(item);
  if (fromEvent !== undefined) return fromEvent;
  if (isString(event) && data !== undefined) return eventNamed(event, data);
  if (isString(type) && Array.isArray(ns) && data !== undefined)
    return placed(named(type, data, ns.length > 0), ns, true);
  return bare(item, false);
}

/** Reads an event of `astream_events` (JavaScript: `streamEvents`), such as `on_chat_model_end`. */
function eventPart({ event, name, data, metadata, parent_ids }: JsonObject): StreamPart | undefined {
  if (!isString(event) || !/^on_[a-z_]+$/.test(event) || !isObject(data)) return undefined;
  const { output } = data;
  const makePart = (mode: StreamPart["mode"], messages: Message[]): StreamPart => ({
    ...placeIn(metadata),
    isBare: false,
    isNested: isInside(metadata),
    mode: messages.length > 0 ? mode : "other",
    messages,
  });
  if (event === "on_chain_end") {
    const messages = messagesIn(isObject(output) ? output.messages : output) ?? [];
    if (isRoot(parent_ids, metadata)) return makePart("values", messages);
    // A failed tool has no on_tool_end event; its node returns the answer.
    const isOfNode = isString(name) && objectOf(metadata).langgraph_node === name;
    return makePart("updates", isOfNode ? messages.filter(({ kind }) => kind === "tool") : []);
  }
  const message = event === "on_chat_model_end" || event === "on_tool_end" ? messageOf(output) : undefined;
  return makePart("updates", message === undefined ? [] : [whole(withAgent(message, metadata))]);
}

function placed(part: StreamPart | undefined, namespace: readonly Json[], hasPlace = false) {
  const last = namespace.at(-1);
  const subgraph = isString(last) ? nodeOf(last) : undefined;
  return part && { subgraph, hasPlace, ...part };
}

function nodeOf(namespace: string): string {
  return namespace.split(":", 1)[0] ?? "";
}

/** The last part of a namespace is the node itself. */
function placeIn(metadata: Json | undefined): Pick<StreamPart, "subgraph" | "hasPlace"> {
  const namespace = namespacesIn(metadata)[0];
  const subgraph = namespace?.split("|").at(-2);
  return namespace === undefined
    ? {}
    : { hasPlace: true, ...defined({ subgraph: subgraph && nodeOf(subgraph) }) };
}

function namespacesIn(metadata: Json | undefined): string[] {
  const { langgraph_checkpoint_ns, checkpoint_ns } = objectOf(metadata);
  return [langgraph_checkpoint_ns, checkpoint_ns].filter(isString);
}

function withAgent(message: Message, metadata: Json | undefined): Message {
  return { ...message, ...defined({ agent: textOf(objectOf(metadata).lc_agent_name) || undefined }) };
}

/** JavaScript events have no parents, but node events name the node. */
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
  // The SDK's third member is the event id.
  return mode === undefined || rest.length > 2 ? chunkPart(item, false) : eventNamed(first, mode);
}

/** An event such as `values|researcher:1` names mode and subgraph. */
function eventNamed(event: string, data: Json): StreamPart | undefined {
  const [mode = "", ...subgraph] = event.split("|");
  return placed(named(mode, data, subgraph.length > 0), subgraph);
}

function named(name: string, data: Json, isNested: boolean): StreamPart | undefined {
  const mode = MODES.find(([, names]) => names.test(name))?.[0];
  if (mode === undefined || (mode === "messages" && !Array.isArray(data))) return undefined;
  const chunk = mode === "messages" ? chunkPart(listOf(data), isNested) : undefined;
  return chunk ?? { mode, isBare: false, isNested, messages: messagesOf(mode, data) };
}

function messagesOf(mode: StreamPart["mode"], data: Json): Message[] {
  if (mode === "values") return stateMessages(data);
  if (mode === "updates") return updateMessages(objectOf(data)) ?? [];
  return mode === "messages" ? (messagesIn(data)?.map(whole) ?? []) : [];
}

/** The `messages` mode yields `[message, metadata]`. */
function chunkPart([piece, metadata]: readonly Json[], isNested: boolean): StreamPart | undefined {
  const message = messageOf(piece);
  if (message === undefined || !isObject(metadata) || messageOf(metadata) !== undefined) return undefined;
  if (!Object.keys(metadata).some((key) => /^(?:langgraph|ls)_/.test(key))) return undefined;
  return {
    mode: "messages",
    isBare: false,
    // LangGraph 0 for JavaScript includes the node in the namespace, so only metadata is reliable.
    isNested: "langgraph_checkpoint_ns" in metadata ? isInside(metadata) : isNested,
    ...placeIn(metadata),
    messages: [withAgent(message, metadata)],
  };
}

/** Without a mode, a `messages` key means state; node names mean updates. */
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

function updateMessages(data: JsonObject): Message[] | undefined {
  const nodes = Object.entries(data).filter(([name]) => !name.startsWith("__"));
  const isUpdate = nodes.every(([name, update]) => !NO_NODES.has(name) && typeof update === "object");
  if (!isUpdate || Object.keys(data).length === 0) return undefined;
  const updates = nodes.flatMap(([, update]) => update);
  const messages = updates.flatMap(returnedMessages);
  const isState = (update: Json) => update === null || (isObject(update) && messageOf(update) === undefined);
  return messages.length > 0 || isMarked(data) || updates.every(isState) ? messages : undefined;
}

function isMarked(data: JsonObject): boolean {
  return Object.keys(data).some((name) => MIDDLEWARE_NODE.test(name) || name === "__interrupt__");
}

/** A bare list of messages is not an update. */
function returnedMessages(update: Json): Message[] {
  const { messages } = objectOf(update);
  const single = messageOf(messages);
  return single === undefined ? (messagesIn(messages) ?? []) : [single];
}

/** LangGraph's server mode `messages/partial` sends the message so far, not a new piece. */
function whole(message: Message): Message {
  return { ...message, isChunk: false };
}
