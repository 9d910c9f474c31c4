import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectsOf,
  textOf,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { chained } from "../../../core/text.ts";
import type { Format } from "../../format.ts";
import { Conversation } from "../../reading/conversation.ts";
import { unpaired } from "../../reading/exchanges.ts";
import { offeredTools } from "../../reading/message-parts.ts";
import { answerKeys, areSteps, type Place } from "../../reading/steps.ts";
import { instant, type Speaker } from "../../run.ts";
import { PartReader } from "../frameworks/framework-parts.ts";

const STATES = new Set<Json | undefined>([
  ...["in_progress", "requires_action", "completed", "failed", "cancelled", "incomplete", "budget_exceeded"],
]);
const FAULTS = new Map<Json | undefined, string>([
  ["failed", "the interaction failed"],
  ["cancelled", "the interaction was cancelled"],
  ["in_progress", "the interaction is still in progress: get it again when it has ended"],
]);

/** Google's Interactions API: an interaction with steps (earlier: outputs), or several that continue each other. */
export const geminiInteractions: Format = {
  id: "gemini-interactions",
  title: "Gemini Interactions API: interactions, with or without their requests",
  looksFor: "an interaction with a status and steps[] or outputs[] of the type function_call and the like",
  marks: [
    ["steps", "status", "function_call", "model_output"],
    ["outputs", "status", "function_call", "interaction"],
  ],
  detect(recording) {
    const items = itemsIn(recording);
    return items?.some(isInteraction) === true && areSteps(chained(items, isOfSameStep), placeOf);
  },
  read(recording) {
    const items = itemsIn(recording);
    if (items === undefined || !items.some(isInteraction))
      throw new RecordingError("no interaction: expected {id, status, steps} or {id, status, outputs}");
    // A request may repeat the run so far.
    const talk = new Conversation();
    const reader = new PartReader(talk);
    const seenTexts = new Set<string>();
    for (const item of items) readItem(talk, reader, item, seenTexts);
    reader.end();
    return [talk.run()];
  },
};

function itemsIn(recording: Json): JsonObject[] | undefined {
  const document = unpaired(recording);
  const list = (Array.isArray(document) ? document : [document]).map((item) =>
    isObject(item) && isObject(item.interaction) && !isEvent(item) ? item.interaction : item,
  );
  const items = list.every(isObject) ? withoutEvents(list) : [];
  return items.length > 0 && items.every(isItem) ? items : undefined;
}

function isEvent({ event_type: type }: JsonObject): boolean {
  return isString(type) && /^(?:interaction|step|content)\.|^error$/.test(type);
}

/** Replaces each stream's events with one interaction. */
function withoutEvents(items: readonly JsonObject[]): JsonObject[] {
  const whole: JsonObject[] = [];
  let stream: { interaction: JsonObject; steps: JsonObject[] } | undefined;
  for (const item of items) {
    if (!isEvent(item)) stream = undefined;
    else if (stream === undefined || /^interaction\.(?:start|created)$/.test(textOf(item.event_type))) {
      stream = { interaction: { status: "in_progress" }, steps: [] };
      whole.push(stream.interaction);
    }
    if (stream === undefined) whole.push(item);
    else addEvent(stream.interaction, stream.steps, item);
  }
  return whole;
}

function addEvent(interaction: JsonObject, steps: JsonObject[], event: JsonObject): void {
  const { interaction: update, index, delta, status, error } = event;
  const begun = event.step ?? event.content;
  if (isObject(update)) Object.assign(interaction, update);
  if (status !== undefined) interaction.status = status;
  if (error !== undefined) interaction.status = "failed";
  const at = typeof index === "number" && index >= 0 && index <= steps.length ? index : undefined;
  if (at !== undefined && isObject(begun)) steps[at] = { ...begun };
  else if (at !== undefined && isObject(delta)) {
    steps[at] ??= { type: delta.type ?? null };
    addDelta(steps[at], delta);
  }
  if (listOf(interaction.steps ?? interaction.outputs).length === 0) interaction.steps = steps;
}

function addDelta(step: JsonObject, delta: JsonObject): void {
  const { type, partial_arguments: partial } = delta;
  if (type === "arguments_delta") {
    // A call starts with an empty arguments object.
    const before = isString(step.arguments) ? step.arguments : "";
    step.arguments = `${before}${textOf(partial)}`;
  } else if (type === "text") step.content = [...listOf(step.content), delta];
  else if (type === "thought_summary") step.summary = [...listOf(step.summary), delta.content ?? null];
  else if (!/signature$|_delta$/.test(textOf(type))) Object.assign(step, delta);
}

function isItem(item: Json): item is JsonObject {
  return isObject(item) && (isInteraction(item) || (isString(item.model ?? item.agent) && "input" in item));
}

function isInteraction(item: JsonObject): boolean {
  const parts = item.steps ?? item.outputs;
  const isOwn = item.object === "interaction" || STATES.has(item.status);
  return (
    isOwn &&
    isString(item.id) &&
    Array.isArray(parts) &&
    parts.every((part) => isObject(part) && isString(part.type))
  );
}

/** An interaction follows its request, if recorded. */
function isOfSameStep(_: JsonObject, before: JsonObject): boolean {
  return !isInteraction(before);
}

function placeOf(items: readonly JsonObject[]): Place {
  const keysOf = (parts: readonly JsonObject[]) =>
    parts.flatMap((part) =>
      part.type === "function_call" ? answerKeys([{ id: part.id, name: part.name }], "") : [],
    );
  const previous = items.map(({ previous_interaction_id: id }) => id).find(isString);
  const id = items.map((item) => item.id).find(isString);
  return {
    repeated: keysOf(items.flatMap(({ input }) => objectsOf(input))),
    answered: keysOf(items.flatMap(({ steps, outputs }) => objectsOf(steps ?? outputs))),
    ...defined({ id, previous }),
  };
}

function readItem(talk: Conversation, reader: PartReader, item: JsonObject, seenTexts: Set<string>): void {
  for (const tool of offeredTools(item.tools)) talk.offer(tool);
  const { input = null, system_instruction: instruction = null } = item;
  talk.nextTurn();
  if (isNew(instruction, seenTexts)) talk.say("system", instruction);
  for (const step of isString(input) ? [{ type: "text", text: input }] : objectsOf([input].flat()))
    readStep(reader, step, "user", seenTexts);
  if (!isInteraction(item)) return;
  let isAnswering = false;
  for (const step of objectsOf(item.steps ?? item.outputs)) {
    const isGiven = step.type === "user_input" || textOf(step.type).endsWith("_result");
    if (isGiven === isAnswering) talk.nextTurn(true);
    isAnswering = !isGiven;
    readStep(reader, step, "assistant", seenTexts);
  }
  talk.say("assistant", "");
  talk.answered({ id: item.id, model: item.model ?? item.agent, usage: item.usage });
  for (const time of [item.created, item.updated]) if (isString(time)) talk.at(instant(time));
  const fault = FAULTS.get(item.status);
  if (fault !== undefined) talk.unscorable(fault);
  if (item.status === "incomplete") talk.endedAt("incomplete");
}

/** Reads a step, a turn with a role, or an input part. */
function readStep(reader: PartReader, step: JsonObject, sender: Speaker, seenTexts: Set<string>): void {
  const { type, role, content = null } = step;
  const isFromUser = type === "user_input" || role === "user";
  const isOfModel = type === "model_output" || (type === undefined && isString(role));
  const speaker = isFromUser ? "user" : isOfModel ? "assistant" : sender;
  const parts = isString(content) ? [{ type: "text", text: content }] : objectsOf(content);
  // Requests repeat earlier user texts, and interactions repeat the request.
  for (const part of isFromUser || isOfModel ? parts : [step])
    if (part.type !== "text" || speaker !== "user" || isNew(part.text, seenTexts)) reader.read(part, speaker);
}

function isNew(text: Json | undefined, seenTexts: Set<string>): boolean {
  if (!isString(text) || seenTexts.has(text)) return false;
  seenTexts.add(text);
  return true;
}
