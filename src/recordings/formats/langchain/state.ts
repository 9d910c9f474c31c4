import { isObject, isString, type Json, type JsonObject, listOf, objectsOf } from "../../../json/json.ts";
import { instant } from "../../instant.ts";
import type { Run } from "../../run.ts";
import { type Message, messagesIn } from "./message.ts";
import { RECURSION_LIMIT, readTranscript } from "./read.ts";
import { Transcript } from "./transcript.ts";

/** Beside its values a state says at least one of these. */
const STATE_KEYS = [
  ...["next", "tasks", "checkpoint", "config", "metadata", "interrupts"],
  ...["created_at", "createdAt", "thread_id", "parent_config", "parentConfig"],
];

/** True for the state of a LangGraph thread, or a checkpoint of it, with messages. */
export function isState(document: Json): boolean {
  return isObject(document) && isStateLike(document) && messagesIn(listOfMessages(document)) !== undefined;
}

/** The run that a state holds. */
export function readState(document: Json): Run[] {
  return isObject(document) ? [readLatest(document, [])] : [];
}

/** True for a list of states: the history of one thread, or of several. */
export function isHistory(document: Json): boolean {
  return (
    Array.isArray(document) &&
    document.length > 0 &&
    document.every((item) => isObject(item) && isStateLike(item)) &&
    document.some(isState)
  );
}

/** The runs that a list of states holds, one a thread: the latest state of each, since a state repeats those before it. */
export function readHistory(document: Json): Run[] {
  const states = objectsOf(document).filter(isState);
  const outer = states.filter((state) => namespaceOf(state) === "");
  const threads = new Map<string, JsonObject[]>();
  (outer.length > 0 ? outer : states).forEach((state, at) => {
    const thread = threadOf(state) ?? `#${at}`;
    const states = threads.get(thread);
    if (states === undefined) threads.set(thread, [state]);
    else states.push(state);
  });
  const parents = new Map(objectsOf(document).map((state) => [checkpointOf(state), parentOf(state)]));
  return [...threads.values()].map((thread) => {
    const [latest = {}, ...others] = latestFirst(thread);
    const ancestors = ancestorsOf(latest, parents);
    const earlier = ancestors.size === 0 ? others : others.filter((one) => ancestors.has(checkpointOf(one)));
    return { ...readLatest(latest, earlier.toReversed()), row: latest };
  });
}

function readLatest(state: JsonObject, earlier: readonly JsonObject[]): Run {
  const transcript = new Transcript();
  for (const before of earlier) transcript.advance(messagesOfState(before));
  transcript.advance(messagesOfState(state));
  const tasks = objectsOf(state.tasks);
  // What a task returned is not yet among the values while another of its step waits for a person.
  for (const { result } of tasks) {
    if (isObject(result)) transcript.addAll(messagesIn(result.messages) ?? []);
  }
  for (const write of listOf(state.pendingWrites ?? state.pending_writes)) {
    const [, channel, value] = listOf(write);
    if (channel === "messages") transcript.addAll(messagesIn(value) ?? []);
  }
  const crashes = tasks.filter(({ error }) => error !== undefined && error !== null);
  const run = readTranscript(
    transcript,
    state,
    crashes.map(({ name }) => `the task ${isString(name) ? `"${name}" ` : ""}ended in an error`),
  );
  return crashes.some(isRecursionError) ? { ...run, limit: RECURSION_LIMIT } : run;
}

function isRecursionError({ error }: JsonObject): boolean {
  const { name, message } = isObject(error) ? error : {};
  return [error, name, message].some(
    (text) => isString(text) && /GraphRecursionError|^Recursion limit of /.test(text),
  );
}

function isStateLike(item: JsonObject): boolean {
  const { values, channel_values, checkpoint } = item;
  if (isObject(checkpoint) && isObject(checkpoint.channel_values)) return true;
  if (isObject(channel_values)) return true;
  return (isObject(values) || Array.isArray(values)) && STATE_KEYS.some((key) => key in item);
}

function messagesOfState(state: JsonObject): Message[] {
  return messagesIn(listOfMessages(state)) ?? [];
}

/** A graph's state is an object with `messages`, or nothing but the messages. */
function listOfMessages(state: JsonObject): Json | undefined {
  const { values, channel_values, checkpoint } = state;
  const saved = isObject(checkpoint) ? checkpoint.channel_values : undefined;
  const found = values ?? channel_values ?? saved;
  return isObject(found) ? (found.messages ?? found.__root__) : found;
}

/** The states by their time, else by their step, else by the number of messages: histories begin at either end. */
function latestFirst(states: readonly JsonObject[]): JsonObject[] {
  const ranks = [timeOf, stepOf].find((rank) => states.every((state) => rank(state) !== undefined));
  const rank = ranks ?? ((state: JsonObject) => BigInt(messagesOfState(state).length));
  return states
    .map((state) => ({ state, rank: rank(state) ?? 0n }))
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank < b.rank ? 1 : -1))
    .map(({ state }) => state);
}

/** The checkpoints that led to a state, as far as the states name the one before: a thread may have been sent back, and on another way. */
function ancestorsOf(
  state: JsonObject,
  parents: ReadonlyMap<string | undefined, string | undefined>,
): Set<string | undefined> {
  const ancestors = new Set<string | undefined>();
  let parent = parentOf(state);
  while (parent !== undefined && !ancestors.has(parent)) {
    ancestors.add(parent);
    parent = parents.get(parent);
  }
  return ancestors;
}

function checkpointOf({ config, checkpoint }: JsonObject): string | undefined {
  return checkpointIn(config) ?? checkpointIn(checkpoint);
}

function parentOf({ parentConfig, parent_config, parent_checkpoint }: JsonObject): string | undefined {
  return checkpointIn(parentConfig ?? parent_config) ?? checkpointIn(parent_checkpoint);
}

/** The id of a checkpoint, which a config keeps one level deeper. */
function checkpointIn(place: Json | undefined): string | undefined {
  if (!isObject(place)) return undefined;
  const { checkpoint_id } = isObject(place.configurable) ? place.configurable : place;
  return isString(checkpoint_id) ? checkpoint_id : undefined;
}

function timeOf(state: JsonObject): bigint | undefined {
  const { created_at, createdAt, checkpoint, ts } = state;
  return instant(created_at ?? createdAt ?? (isObject(checkpoint) ? checkpoint.ts : undefined) ?? ts);
}

function stepOf({ metadata }: JsonObject): bigint | undefined {
  return isObject(metadata) ? instant(metadata.step) : undefined;
}

function threadOf(state: JsonObject): string | undefined {
  const { thread_id } = state;
  const known = thread_id ?? placeOf(state, "thread_id");
  if (isString(known)) return known;
  return messagesOfState(state)[0]?.id;
}

/** Which subgraph wrote the state: none when it is the graph itself. */
function namespaceOf(state: JsonObject): string {
  const namespace = placeOf(state, "checkpoint_ns");
  return isString(namespace) ? namespace : "";
}

function placeOf({ config, checkpoint, metadata }: JsonObject, key: string): Json | undefined {
  const configurable = isObject(config) ? config.configurable : undefined;
  for (const place of [configurable, checkpoint, metadata]) {
    if (isObject(place) && isString(place[key])) return place[key];
  }
  return undefined;
}
