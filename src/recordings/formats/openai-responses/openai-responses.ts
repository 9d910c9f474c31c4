import { shown } from "../../../config/shown.ts";
import { isObject, isString, type Json, type JsonObject } from "../../../json/json.ts";
import { RecordingError } from "../../../problems.ts";
import { Conversation } from "../../conversation.ts";
import { areRunsOfTheirOwn, type Place, unpaired } from "../../exchanges.ts";
import type { Format } from "../../format.ts";
import type { Run } from "../../run.ts";
import { idOf, isCall } from "./calls.ts";
import { ItemReader } from "./item-reader.ts";
import { areItems, itemsIn } from "./items.ts";
import { rolloutWarnings, withoutRollout } from "./rollout.ts";
import {
  areOneRun,
  isOwnStep,
  joinedSteps,
  placeOf,
  previousOf,
  type Step,
  stepIn,
  withoutRepeated,
} from "./steps.ts";
import { isEvent, responsesIn } from "./stream.ts";

/** OpenAI Responses API: requests, responses, streams and bare items, which the OpenAI Agents SDK and Codex keep a run as. */
export const openaiResponses: Format = {
  id: "openai-responses",
  title: "OpenAI Responses: items, requests, responses, streams; OpenAI Agents SDK",
  looksFor:
    "items of type function_call and the like, or responses (object: response) with output[], or their stream events",
  marks: [
    ["function_call", "call_id", "name", "arguments"],
    ["response", "output", "message", "output_text"],
    ["response.created", "response.output_item.done", "response.completed"],
    ["session_meta", "response_item", "payload"],
  ],
  detect(recording) {
    if (areRunsOfTheirOwn(recording, placeOfExchange)) return false;
    const document = withoutRollout(unpaired(recording));
    if (areEvents(document)) return true;
    const steps = stepsIn(document);
    if (steps === undefined || !steps.some(isOwnStep)) return false;
    return steps.every(isKnownStep) && areOneRun(steps);
  },
  read(recording) {
    const document = withoutRollout(unpaired(recording));
    const steps = stepsIn(areEvents(document) ? withoutEvents(document) : document);
    if (steps === undefined || steps.length === 0)
      throw new RecordingError("no items: expected a list of them, {input}, {output}, or stream events");
    if (!areOneRun(steps))
      throw new RecordingError("steps that do not go on from one another: write one run per file");
    const run = readSteps(steps);
    return [{ ...run, warnings: [...run.warnings, ...rolloutWarnings(recording)] }];
  },
};

/** The place in a run of a request and what came back. Throws RecordingError when that cannot be read. */
function placeOfExchange(items: readonly JsonObject[]): Place {
  const [step] = stepsIn(withoutEvents(items)) ?? [];
  if (step === undefined) throw new RecordingError("no request to the Responses API");
  return placeOf(step);
}

/** The steps of a document: one of bare items, or a request, a response and the like, or a list of those. */
function stepsIn(document: Json): Step[] | undefined {
  if (!Array.isArray(document)) return listed([stepIn(document)]);
  const items = itemsIn(document) ?? [];
  if (items.length === 0) return undefined;
  if (areItems(items)) return [{ input: items, output: [], request: {}, response: {} }];
  const steps = items.some(isWholeRun) ? undefined : listed(items.map(stepIn));
  return steps && joinedSteps(steps);
}

function listed(steps: readonly (Step | undefined)[]): Step[] | undefined {
  const known = steps.filter((step) => step !== undefined);
  return known.length < steps.length ? undefined : known;
}

/** True for a row that lists the items of a run: nobody writes a step so. */
function isWholeRun({ messages, items }: JsonObject): boolean {
  return Array.isArray(messages) || Array.isArray(items);
}

/** Unknown items in a response are refused by name when they are read. */
function isKnownStep(step: Step): boolean {
  return isOwnStep(step) || areItems([...(step.input ?? []), ...step.output]);
}

/** True for the events of streams, with the requests in between or without. */
function areEvents(document: Json): document is JsonObject[] {
  if (!Array.isArray(document) || !document.every(isObject)) return false;
  return (
    document.some(isResponseEvent) && document.every((item) => isEvent(item) || stepIn(item) !== undefined)
  );
}

function isResponseEvent(item: JsonObject): boolean {
  return isEvent(item) && (isObject(item.response) || isObject(item.item) || isString(item.item_id));
}

/** The items with responses in the place of the events that tell of them. Throws RecordingError as `responsesIn` does. */
function withoutEvents(items: readonly JsonObject[]): JsonObject[] {
  const whole: JsonObject[] = [];
  let events: JsonObject[] = [];
  for (const item of items) {
    if (isEvent(item)) {
      events.push(item);
      continue;
    }
    whole.push(...responsesIn(events), item);
    events = [];
  }
  return [...whole, ...responsesIn(events)];
}

function readSteps(steps: readonly Step[]): Run {
  const told = withoutRepeated(steps);
  const talk = new Conversation(hasCopies(told) ? "copies" : "calls");
  const reader = new ItemReader(talk);
  const known = new Set<string>();
  for (const { response } of steps) checkStatus(talk, response);
  for (const { input = [], output, request, response } of told) {
    const previous = previousOf(request) ?? previousOf(response);
    if (previous !== undefined && !known.has(previous)) talk.warn(EARLIER);
    if (isString(response.id)) known.add(response.id);
    for (const said of new Set([request, response])) {
      reader.offer(said.tools);
      reader.readInstructions(said.instructions);
    }
    reader.readInput(input);
    reader.readOutput(output);
    const { incomplete_details: details } = response;
    talk.stopped(isObject(details) ? details.reason : undefined);
  }
  return talk.run();
}

/** True when what was asked holds calls of the answers. Otherwise an id that comes again is one that was given twice. */
function hasCopies(steps: readonly Step[]): boolean {
  const asked = new Set(steps.flatMap(({ input = [] }) => input.filter(isCall).map(idOf)));
  return steps.some(({ output }) => output.some((item) => isCall(item) && asked.has(idOf(item))));
}

const EARLIER = "it goes on from a response that is not recorded here: calls made before are not counted";

/** Throws RecordingError when a response has failed or is not there yet; it would be read as one that called nothing. */
function checkStatus(
  talk: Conversation,
  { object, status, error, incomplete_details: details }: JsonObject,
): void {
  if (object !== "response") return;
  const message = isObject(error) && isString(error.message) ? `: ${error.message.slice(0, 200)}` : "";
  if (isObject(error) || (isString(status) && UNUSABLE.has(status)))
    throw new RecordingError(`the status of a response is ${shown(status)}${message}: record the run again`);
  if (status !== "incomplete") return;
  const reason = isObject(details) && isString(details.reason) ? ` (${details.reason})` : "";
  talk.warn(`a response is incomplete${reason}: calls that it would have made are not counted`);
}

const UNUSABLE = new Set(["failed", "cancelled", "queued", "in_progress"]);
