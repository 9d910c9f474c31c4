import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
} from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import { callId } from "../calls.ts";
import { Conversation } from "../conversation.ts";
import type { Format } from "../format.ts";
import { instant, orderOf, type Run } from "../run.ts";
import { type Message, messageOf, messagesIn, outcomeOf } from "./langchain-messages.ts";
import { isStream, readStream } from "./langchain-stream.ts";
import { RECURSION_LIMIT, readTranscript, Transcript } from "./langchain-transcript.ts";
import { readAnswerUsage } from "./langchain-usage.ts";

const FRAMINGS: readonly { claims: (document: Json) => boolean; read: (document: Json) => Run[] }[] = [
  { claims: (document) => messagesWithin(document) !== undefined, read: readMessages },
  { claims: isState, read: readState },
  { claims: isHistory, read: readHistory },
  { claims: isStream, read: readStream },
  { claims: isExecution, read: readExecution },
];

/**
 * LangChain and LangGraph, Python and JavaScript: lists of messages in each of their serialisations, states and histories of
 * threads, streams of a graph, and the output of the older AgentExecutor.
 */
export const langchain: Format = {
  id: "langchain",
  title: "LangChain and LangGraph, Python and JavaScript: messages, thread states, streams",
  looksFor:
    "messages with the type human, ai or tool or with lc: 1, a thread's values or a stream of them, or intermediate_steps",
  marks: [
    ["type", "human", "ai", "content", "tool_calls"],
    ["lc", "kwargs", "constructor", "content"],
    ["type", "data", "human", "ai"],
    ["values", "messages", "next", "checkpoint"],
    ["langgraph_node", "langgraph_step"],
    ["intermediate_steps", "output"],
  ],
  detect: (document) => FRAMINGS.some(({ claims }) => claims(document)),
  read(document) {
    const framing = FRAMINGS.find(({ claims }) => claims(document));
    if (framing !== undefined) return framing.read(document);
    throw new RecordingError(
      "no LangChain messages: expected a list of them, {messages}, a thread {values: {messages}} or {intermediate_steps}",
    );
  },
};

/** The run that a plain list of LangChain messages records. */
export function readMessageList(messages: readonly Message[], document: Json = null): Run {
  const transcript = new Transcript();
  transcript.addList(messages);
  return readTranscript(transcript, document);
}

function readMessages(document: Json): Run[] {
  return [readMessageList(messagesWithin(document) ?? [], document)];
}

/** The messages of a bare list, of `agent.invoke`, or of a request with the answer to it. */
function messagesWithin(document: Json): Message[] | undefined {
  if (!isObject(document)) return messagesIn(document);
  const { messages, request, response, output, value } = document;
  const asked = messagesIn(messages) ?? messagesIn(isObject(request) ? request.messages : undefined);
  const answer = messageOf(response);
  if (asked !== undefined) return answer === undefined ? asked : [...asked, answer];
  const result = [output, value].find((one) => isObject(one) && messagesIn(one.messages) !== undefined);
  return isObject(result) ? messagesIn(result.messages) : undefined;
}

/** Beside its values a state says at least one of these. */
const STATE_KEYS = [
  ...["next", "tasks", "checkpoint", "config", "metadata", "interrupts"],
  ...["created_at", "createdAt", "thread_id", "parent_config", "parentConfig"],
];

function isState(document: Json): boolean {
  return isObject(document) && isStateLike(document) && messagesIn(listOfMessages(document)) !== undefined;
}

function readState(document: Json): Run[] {
  return isObject(document) ? [readLatest(document, [])] : [];
}

/** True for a list of states: the history of one thread, or of several. */
function isHistory(document: Json): boolean {
  return (
    Array.isArray(document) &&
    document.length > 0 &&
    document.every((item) => isObject(item) && isStateLike(item)) &&
    document.some(isState)
  );
}

/** The runs that a list of states holds, one a thread: the latest state of each, since a state repeats those before it. */
function readHistory(document: Json): Run[] {
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
  for (const before of earlier) transcript.advance(messagesOfState(before), timeOf(before));
  transcript.advance(messagesOfState(state), timeOf(state));
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
  const { name, message } = objectOf(error);
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
  return isObject(metadata) ? orderOf(metadata.step) : undefined;
}

function threadOf(state: JsonObject): string | undefined {
  const { thread_id } = state;
  const known = thread_id ?? placeOf(state, "thread_id");
  if (isString(known)) return known;
  return messagesOfState(state)[0]?.id;
}

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

/** What it answers in the agent's place where it stopped it. */
const STOPPED = /^Agent stopped due to (?:iteration limit or time limit|max iterations)\.?$/;

function isExecution(document: Json): boolean {
  if (Array.isArray(document)) return areParts(document);
  if (!isObject(document)) return false;
  const steps = stepsOf(document);
  return Array.isArray(steps) && (steps.length > 0 || isString(document.output));
}

/** The run of an AgentExecutor. Throws RecordingError when a step does not say which tool it called. */
function readExecution(written: Json): Run[] {
  const document = Array.isArray(written) ? joinParts(objectsOf(written)) : written;
  if (!isObject(document)) return [];
  const talk = new Conversation("calls");
  talk.nextTurn();
  talk.say("user", document.input);
  const steps = stepsOf(document);
  let before: string | undefined;
  for (const step of Array.isArray(steps) ? steps : []) {
    const { action, observation } = partsOf(step);
    const source = sourceOf(action);
    const goesOn = before !== undefined && (source === before || isFollower(action));
    if (!goesOn) talk.nextTurn();
    const answer = goesOn ? undefined : answerOf(action);
    if (answer !== undefined) readAnswerUsage(talk, answer.fields);
    before = goesOn ? before : source;
    readStep(talk, action, observation);
  }
  talk.nextTurn();
  talk.say("assistant", document.output);
  if (isString(document.output) && STOPPED.test(document.output)) talk.endedAt("max_iterations");
  return [talk.run()];
}

/** True for the parts that the JavaScript edition streams: the steps one by one, and what it answers at the end. */
function areParts(list: readonly Json[]): boolean {
  const parts = objectsOf([...list]);
  const isPart = (part: JsonObject) => Array.isArray(stepsOf(part)) && !("input" in part);
  return (
    parts.length === list.length &&
    parts.slice(0, -1).every((part) => isPart(part) && !("output" in part)) &&
    parts.slice(-1).every((part) => isPart(part) || isString(part.output)) &&
    parts.some((part) => listOf(stepsOf(part)).length > 0)
  );
}

/** The last part repeats all steps, where the executor was asked to return them. */
function joinParts(parts: readonly JsonObject[]): JsonObject {
  const last = parts.at(-1) ?? {};
  const isWhole = "output" in last && Array.isArray(stepsOf(last));
  return isWhole ? last : { ...last, intermediateSteps: parts.flatMap((part) => listOf(stepsOf(part))) };
}

function stepsOf(document: JsonObject): Json | undefined {
  return document.intermediate_steps ?? document.intermediateSteps;
}

function readStep(talk: Conversation, action: JsonObject, observation: Json | undefined): void {
  const { tool: name, log } = action;
  if (isString(log)) talk.say("reasoning", log);
  const answer = messageOf(observation);
  talk.call({
    id: action.tool_call_id ?? action.toolCallId,
    name,
    // Text is what a tool with one argument is given, not JSON.
    arguments: action.tool_input ?? action.toolInput,
    ...(observation === undefined ? {} : outcomeOf(answer?.fields ?? { content: observation })),
  });
}

/** `[action, observation]` in Python, `{action, observation}` in JavaScript; the action alone or as a constructor. */
function partsOf(step: Json): { action: JsonObject; observation: Json | undefined } {
  const [action, observation] = Array.isArray(step)
    ? step
    : isObject(step)
      ? [step.action, step.observation]
      : [undefined, undefined];
  const fields = isObject(action) && "lc" in action ? action.kwargs : action;
  if (isObject(fields) && isString(fields.tool)) return { action: fields, observation };
  throw new RecordingError(
    "an intermediate step without {tool, tool_input}: expected [action, observation], written as JSON",
  );
}

/** In JavaScript only the first action of an answer has the message. */
function isFollower({ messageLog }: JsonObject): boolean {
  return Array.isArray(messageLog) && messageLog.length === 0;
}

function answerOf({ message_log, messageLog }: JsonObject): Message | undefined {
  const [log] = objectsOf(message_log ?? messageLog);
  return messageOf(log);
}

function sourceOf(action: JsonObject): string | undefined {
  const message = answerOf(action);
  if (message === undefined) return undefined;
  const calls = objectsOf(message.fields.tool_calls).map(({ id }) => callId(id));
  return message.id ?? (calls.length > 0 ? calls.join() : undefined);
}
