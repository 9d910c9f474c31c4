import {
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { groupBy } from "../../../core/text.ts";
import type { Format } from "../../format.ts";
import { callId } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { instant, orderOf, type Run } from "../../run.ts";
import { type Message, messageOf, messagesIn, outcomeOf, readAnswerUsage } from "./langchain-messages.ts";
import { isStream, readStream } from "./langchain-stream.ts";
import { RECURSION_LIMIT, readTranscript, Transcript } from "./langchain-transcript.ts";

const FRAMINGS: readonly { claims: (document: Json) => boolean; read: (document: Json) => Run[] }[] = [
  {
    claims: (document) => messagesWithin(document) !== undefined,
    read: (document) => [readMessageList(messagesWithin(document) ?? [], document)],
  },
  { claims: isState, read: (document) => [readLatest(objectOf(document), [])] },
  { claims: isHistory, read: readHistory },
  { claims: isStream, read: readStream },
  { claims: isExecution, read: readExecution },
];

/** LangChain and LangGraph: messages in all serializations, thread states and histories, streams, and AgentExecutor output. */
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

/** Returns the run of a plain list of LangChain messages. */
export function readMessageList(messages: readonly Message[], document: Json = null): Run {
  const transcript = new Transcript();
  transcript.addAll(messages, true);
  return readTranscript(transcript, document);
}

function messagesWithin(document: Json): Message[] | undefined {
  if (!isObject(document)) return messagesIn(document);
  const { messages, request, response, output, value } = document;
  const question = messagesIn(messages) ?? messagesIn(objectOf(request).messages);
  const answer = messageOf(response);
  if (question !== undefined) return answer === undefined ? question : [...question, answer];
  return messagesIn(objectOf(output).messages) ?? messagesIn(objectOf(value).messages);
}

const RECURSION_ERROR = /GraphRecursionError|^Recursion limit of /;
/** A state has at least one of these keys beside its values. */
const STATE_KEYS = [
  ...["next", "tasks", "checkpoint", "config", "metadata", "interrupts"],
  ...["created_at", "createdAt", "thread_id", "parent_config", "parentConfig"],
];

function isState(document: Json): boolean {
  return isStateLike(document) && messagesIn(listOfMessages(document)) !== undefined;
}

function isHistory(document: Json): boolean {
  return Array.isArray(document) && document.every(isStateLike) && document.some(isState);
}

/** A state repeats earlier states, so each thread's latest state is its run. */
function readHistory(document: Json): Run[] {
  const states = objectsOf(document).filter(isState);
  const outer = states.filter((state) => (placeOf(state, "checkpoint_ns") ?? "") === "");
  const all = outer.length > 0 ? outer : states;
  const threads = groupBy(all, (state) => threadOf(state) ?? state);
  const parents = new Map(objectsOf(document).map((state) => [checkpointOf(state), parentOf(state)]));
  return [...threads.values()].map((thread) => {
    const [latest = {}, ...rest] = latestFirst(thread);
    const ancestors = ancestorsOf(latest, parents);
    const earlier = ancestors.size === 0 ? rest : rest.filter((item) => ancestors.has(checkpointOf(item)));
    return { ...readLatest(latest, earlier.toReversed()), row: latest };
  });
}

function readLatest(state: JsonObject, earlier: readonly JsonObject[]): Run {
  const transcript = new Transcript();
  for (const item of [...earlier, state]) transcript.advance(messagesOfState(item), timeOf(item));
  const tasks = objectsOf(state.tasks);
  // A finished task's result is not in the values while another task of its step waits for a person.
  for (const { result } of tasks) transcript.addAll(messagesIn(objectOf(result).messages) ?? []);
  for (const write of listOf(state.pendingWrites ?? state.pending_writes)) {
    const [, channel, value] = listOf(write);
    if (channel === "messages") transcript.addAll(messagesIn(value) ?? []);
  }
  const crashes = tasks.filter(({ error = null }) => error !== null);
  const run = readTranscript(
    transcript,
    state,
    crashes.map(({ name }) => `the task ${isString(name) ? `"${name}" ` : ""}ended in an error`),
  );
  const errors = crashes.flatMap(({ error }) => [error, objectOf(error).name, objectOf(error).message]);
  return errors.some((text) => RECURSION_ERROR.test(textOf(text))) ? { ...run, limit: RECURSION_LIMIT } : run;
}

function isStateLike(item: Json): item is JsonObject {
  if (!isObject(item)) return false;
  const { values, channel_values, checkpoint } = item;
  if (isObject(objectOf(checkpoint).channel_values) || isObject(channel_values)) return true;
  return (isObject(values) || Array.isArray(values)) && STATE_KEYS.some((key) => key in item);
}

function messagesOfState(state: JsonObject): Message[] {
  return messagesIn(listOfMessages(state)) ?? [];
}

function listOfMessages({ values, channel_values, checkpoint }: JsonObject): Json | undefined {
  const found = values ?? channel_values ?? objectOf(checkpoint).channel_values;
  return isObject(found) ? (found.messages ?? found.__root__) : found;
}

/** Histories may start at either end, so states are sorted by time, step or number of messages. */
function latestFirst(states: readonly JsonObject[]): JsonObject[] {
  const stepOf = ({ metadata }: JsonObject) => orderOf(objectOf(metadata).step);
  const commonRank = [timeOf, stepOf].find((rank) => states.every((state) => rank(state) !== undefined));
  const rank = commonRank ?? ((state: JsonObject) => BigInt(messagesOfState(state).length));
  const ranks = new Map(states.map((state) => [state, rank(state) ?? 0n]));
  return states.toSorted((a, b) => Number((ranks.get(b) ?? 0n) - (ranks.get(a) ?? 0n)));
}

/** A thread may be rewound, so states on other branches are not ancestors. */
function ancestorsOf(state: JsonObject, parents: ReadonlyMap<string | undefined, string | undefined>) {
  const ancestors = new Set<string | undefined>();
  let ancestor = parentOf(state);
  for (; ancestor !== undefined && !ancestors.has(ancestor); ancestor = parents.get(ancestor))
    ancestors.add(ancestor);
  return ancestors;
}

function checkpointOf({ config, checkpoint }: JsonObject): string | undefined {
  return checkpointIn(config) ?? checkpointIn(checkpoint);
}

function parentOf({ parentConfig, parent_config, parent_checkpoint }: JsonObject): string | undefined {
  return checkpointIn(parentConfig ?? parent_config) ?? checkpointIn(parent_checkpoint);
}

function checkpointIn(place: Json | undefined): string | undefined {
  const { configurable, checkpoint_id } = objectOf(place);
  return [isObject(configurable) ? configurable.checkpoint_id : checkpoint_id].find(isString);
}

function timeOf({ created_at, createdAt, checkpoint, ts }: JsonObject): bigint | undefined {
  return instant(created_at ?? createdAt ?? objectOf(checkpoint).ts ?? ts);
}

function threadOf(state: JsonObject): string | undefined {
  const id = state.thread_id ?? placeOf(state, "thread_id");
  return isString(id) ? id : messagesOfState(state)[0]?.id;
}

function placeOf({ config, checkpoint, metadata }: JsonObject, key: string): string | undefined {
  const places = [objectOf(config).configurable, checkpoint, metadata];
  return places.map((place) => objectOf(place)[key]).find(isString);
}

/** AgentExecutor answers this instead of the agent when it stops. */
const STOPPED = /^Agent stopped due to (?:iteration limit or time limit|max iterations)\.?$/;

function isExecution(document: Json): boolean {
  if (Array.isArray(document)) return areParts(document);
  const { output, ...fields } = objectOf(document);
  const steps = stepsOf(fields);
  return Array.isArray(steps) && (steps.length > 0 || isString(output));
}

function readExecution(written: Json): Run[] {
  const document = Array.isArray(written) ? joinParts(objectsOf(written)) : objectOf(written);
  const talk = new Conversation("calls");
  talk.nextTurn();
  talk.say("user", document.input);
  let before: string | undefined;
  for (const step of listOf(stepsOf(document))) {
    const { action, observation } = partsOf(step);
    const source = sourceOf(action);
    // In JavaScript, only the first action of an answer has the message.
    const isFollower = Array.isArray(action.messageLog) && action.messageLog.length === 0;
    if (before === undefined || (source !== before && !isFollower)) {
      talk.nextTurn();
      const answer = answerOf(action);
      if (answer !== undefined) readAnswerUsage(talk, answer.fields);
      before = source;
    }
    readStep(talk, action, observation);
  }
  talk.nextTurn();
  talk.say("assistant", document.output);
  if (STOPPED.test(textOf(document.output))) talk.endedAt("max_iterations");
  return [talk.run()];
}

/** The JavaScript AgentExecutor streams steps one by one, then the output. */
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

/** With intermediate steps enabled, the last part repeats all steps. */
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
    // A tool with one argument receives plain text, not JSON.
    arguments: action.tool_input ?? action.toolInput,
    ...(observation === undefined ? {} : outcomeOf(answer?.fields ?? { content: observation })),
  });
}

/** Steps are `[action, observation]` in Python and `{action, observation}` in JavaScript; an action may be a constructor. */
function partsOf(step: Json): { action: JsonObject; observation: Json | undefined } {
  const { action, observation } = objectOf(step);
  const [stored, answer] = Array.isArray(step) ? step : [action, observation];
  const fields = isObject(stored) && "lc" in stored ? stored.kwargs : stored;
  if (isObject(fields) && isString(fields.tool)) return { action: fields, observation: answer };
  throw new RecordingError(
    "an intermediate step without {tool, tool_input}: expected [action, observation], written as JSON",
  );
}

function answerOf({ message_log, messageLog }: JsonObject): Message | undefined {
  const [log] = objectsOf(message_log ?? messageLog);
  return messageOf(log);
}

function sourceOf(action: JsonObject): string | undefined {
  const message = answerOf(action);
  const calls = objectsOf(message?.fields.tool_calls).map(({ id }) => callId(id));
  return message?.id ?? (calls.length > 0 ? calls.join() : undefined);
}
