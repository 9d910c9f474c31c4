import { isObject, isString, type Json, type JsonObject, listOf, objectsOf } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { callId } from "../../calls.ts";
import { Conversation } from "../../conversation.ts";
import type { Run } from "../../run.ts";
import { messageOf, outcomeOf } from "./message.ts";

/** What AgentExecutor notes down as a tool when it could not make out what the model wants. */
const NO_TOOL = "_Exception";

/** What it answers in the agent's place where it stopped it. */
const STOPPED = /^Agent stopped due to (?:iteration limit or time limit|max iterations)\.?$/;

/** True for the output of an AgentExecutor, `{input, output, intermediate_steps}`, or for a list of what it streamed. */
export function isExecution(document: Json): boolean {
  if (Array.isArray(document)) return areParts(document);
  if (!isObject(document)) return false;
  const steps = stepsOf(document);
  return Array.isArray(steps) && (steps.length > 0 || isString(document.output));
}

/** The run of an AgentExecutor. Throws RecordingError when a step does not say which tool it called. */
export function readExecution(written: Json): Run[] {
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
  if (name === NO_TOOL) {
    talk.warn("AgentExecutor could not read an answer of the model (_Exception); it called nothing");
    return;
  }
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

/** What the actions of one answer of the model have in common; undefined when nothing says so. */
function sourceOf({ message_log, messageLog }: JsonObject): string | undefined {
  const [log] = objectsOf(message_log ?? messageLog);
  const message = messageOf(log);
  if (message === undefined) return undefined;
  const calls = objectsOf(message.fields.tool_calls).map(({ id }) => callId(id));
  return message.id ?? (calls.length > 0 ? calls.join() : undefined);
}
