import {
  defined,
  errorText,
  isObject,
  isString,
  type Json,
  type JsonObject,
  objectOf,
  shown,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { chained } from "../../../core/text.ts";
import type { Format } from "../../format.ts";
import { callId } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { unpaired } from "../../reading/exchanges.ts";
import { answerKeys, areRunsOfTheirOwn, areSteps, areTrials, type Place } from "../../reading/steps.ts";
import type { StatedUsage } from "../../reading/usage.ts";
import { askedWith } from "../../reading/usage-dialects.ts";
import type { Run } from "../../run.ts";
import { type CodexSession, codexSessionIn } from "./codex-session.ts";
import { ItemReader } from "./openai-item-reader.ts";
import {
  areItems,
  asResponsesItem,
  idOf,
  isCall,
  isOwnItem,
  isResult,
  isServed,
  itemsIn,
  partsText,
} from "./openai-responses-items.ts";
import { isEvent, responsesIn } from "./openai-responses-stream.ts";

/** OpenAI Responses API: requests, responses, streams and bare items, also from the OpenAI Agents SDK and Codex. */
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
    const document = codexSessionIn(recording)?.items ?? unpaired(recording);
    if (areEvents(document)) return true;
    const steps = stepsIn(document);
    if (steps === undefined || !steps.some(isOwnStep)) return false;
    return steps.every(isKnownStep) && areOneRun(steps);
  },
  read(recording) {
    const session = codexSessionIn(recording);
    if (session?.fault !== undefined) throw new RecordingError(session.fault);
    const document = session?.items ?? unpaired(recording);
    const steps = stepsIn(areEvents(document) ? withoutEvents(document) : document);
    if (steps === undefined || steps.length === 0)
      throw new RecordingError("no items: expected a list of them, {input}, {output}, or stream events");
    if (!areOneRun(steps))
      throw new RecordingError("steps that do not go on from one another: write one run per file");
    return [readSteps(steps, session)];
  },
};

function placeOfExchange(items: readonly JsonObject[]): Place {
  const [step] = stepsIn(withoutEvents(items)) ?? [];
  if (step === undefined) throw new RecordingError("no request to the Responses API");
  return placeOf(step);
}

/** A step is a list of bare items, or a request, response or similar object. */
function stepsIn(document: Json): Step[] | undefined {
  if (!Array.isArray(document)) {
    const step = stepIn(document);
    return step && [step];
  }
  const items = itemsIn(document) ?? [];
  if (items.length === 0) return undefined;
  if (areItems(items)) return [{ input: items, output: [], request: {}, response: {} }];
  // Rows with the items of a whole run are not steps.
  if (items.some((row) => Array.isArray(row.messages) || Array.isArray(row.items))) return undefined;
  const steps = items.map(stepIn);
  return steps.every((step) => step !== undefined) ? joinedSteps(steps) : undefined;
}

/** Reading refuses unknown items in a response by name. */
function isKnownStep(step: Step): boolean {
  return isOwnStep(step) || areItems([...(step.input ?? []), ...step.output]);
}

function areEvents(document: Json): document is JsonObject[] {
  if (!Array.isArray(document) || !document.every(isObject)) return false;
  return (
    document.some(isResponseEvent) && document.every((item) => isEvent(item) || stepIn(item) !== undefined)
  );
}

function isResponseEvent(item: JsonObject): boolean {
  return isEvent(item) && (isObject(item.response) || isObject(item.item) || isString(item.item_id));
}

/** Replaces stream events by their responses. Throws RecordingError like `responsesIn`. */
function withoutEvents(items: readonly JsonObject[]): JsonObject[] {
  const groups = chained(items, (item, before) => isEvent(item) && isEvent(before));
  return groups.flatMap((group) => (isEvent(group[0]) ? responsesIn(group) : group));
}

function readSteps(steps: readonly Step[], session: CodexSession | undefined): Run {
  const ownSteps = withoutRepeated(steps);
  const talk = new Conversation(hasCopies(ownSteps) ? "copies" : "calls");
  const reader = new ItemReader(talk, session?.outcomes);
  const responseIds = new Set<string>();
  for (const { response } of steps) checkStatus(talk, response);
  const before = steps
    .slice(0, steps.length - ownSteps.length)
    .filter(isAnswered)
    .map(tookIn);
  for (const [at, step] of ownSteps.entries()) {
    const { input = [], output, request, response } = step;
    const previous = previousOf(request) ?? previousOf(response);
    if (previous !== undefined && !responseIds.has(previous)) talk.warn(EARLIER);
    if (isString(response.id)) responseIds.add(response.id);
    for (const source of new Set([request, response])) {
      reader.offer(source.tools);
      reader.readInstructions(source.instructions);
    }
    reader.readInput(input);
    if (at === 0) talk.answeredBefore(before);
    reader.readOutput(output, isAnswered(step));
    if (isAnswered(step)) talk.answered(tookIn(step));
    else if (steps.length === 1) talk.took(tookIn(step));
    talk.stopped(objectOf(response.incomplete_details).reason);
  }
  session?.readLines(talk);
  return talk.run();
}

/** An output with results holds a whole run instead of a single answer. */
function isAnswered({ output, response }: Step): boolean {
  return response.object === "response" || (output.length > 0 && !output.some(isResult));
}

function tookIn({ request, response }: Step): StatedUsage {
  return { model: response.model ?? request.model, usage: response.usage };
}

/** Without copies in the input, a repeated id is a reused id. */
function hasCopies(steps: readonly Step[]): boolean {
  const repeatedIds = new Set(steps.flatMap(({ input = [] }) => input.filter(isCall).map(idOf)));
  return steps.some(({ output }) => output.some((item) => isCall(item) && repeatedIds.has(idOf(item))));
}

const EARLIER = "it goes on from a response that is not recorded here: calls made before are not counted";

/** A failed or unfinished response would be read as one without calls. */
function checkStatus(
  talk: Conversation,
  { object, status, error = null, incomplete_details: details }: JsonObject,
): void {
  if (object !== "response") return;
  if (isObject(error) || (isString(status) && UNUSABLE.has(status)))
    throw new RecordingError(
      `the status of a response is ${shown(status)}${errorText({ error })}: record the run again`,
    );
  if (status !== "incomplete") return;
  const reason = isObject(details) && isString(details.reason) ? ` (${details.reason})` : "";
  talk.warn(`a response is incomplete${reason}: calls that it would have made are not counted`);
}

const UNUSABLE = new Set(["failed", "cancelled", "queued", "in_progress"]);

interface Step {
  input?: JsonObject[];
  output: JsonObject[];
  request: JsonObject;
  response: JsonObject;
}

/** Traces repeat items span by span. */
const FOREIGN_KEYS = ["observations", "traceId", "trace_id", "spans", "span_data"];

function stepIn(document: Json | undefined): Step | undefined {
  if (!isObject(document) || FOREIGN_KEYS.some((key) => key in document)) return undefined;
  const [list, ...more] = [document.input, document.messages, document.items].filter(Array.isArray);
  const recordedInput = list ?? (isString(document.input) ? document.input : undefined);
  const input = itemsIn(recordedInput);
  const output = itemsIn(document.output ?? []);
  // It is unknown how several lists overlap.
  if (output === undefined || isString(document.output) || more.length > 0) return undefined;
  if (input === undefined && (recordedInput !== undefined || !Array.isArray(document.output)))
    return undefined;
  return { ...defined({ input }), output, request: document, response: document };
}

function isOwnStep({ input = [], output, response }: Step): boolean {
  if (response.object === "response" && Array.isArray(response.output)) return true;
  const items = [...input, ...output];
  return areItems(items) && items.some(isOwnItem);
}

function joinedSteps(steps: readonly Step[]): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const open = joined.at(-1);
    if (open !== undefined && isOnlyAsked(open) && step.input === undefined)
      joined.splice(-1, 1, { ...open, output: step.output, response: step.response });
    else joined.push(step);
  }
  return joined;
}

function isOnlyAsked({ input, request, response }: Step): boolean {
  return input !== undefined && request === response && !Array.isArray(request.output);
}

/** Bare answers are one run unless they name other responses or can only be trials. */
function areOneRun(steps: readonly Step[]): boolean {
  const linked = steps.filter(
    ({ input, response }) => input !== undefined || previousOf(response) !== undefined,
  );
  if (linked.length === 0) return !areTrials(steps.map(({ response }) => askedWith(response.usage)));
  return areSteps(linked, placeOf);
}

/** Drops the steps that a later step repeats; none if each names the previous response. */
function withoutRepeated(steps: readonly Step[]): readonly Step[] {
  const isChained = steps.some(
    ({ request, response }) => (previousOf(request) ?? previousOf(response)) !== undefined,
  );
  const last = steps.findLastIndex(({ input }) => input !== undefined);
  return isChained ? steps : steps.slice(Math.max(last, 0));
}

function placeOf({ input = [], output, request, response }: Step): Place {
  const calls = output.filter(isClientCall);
  return {
    repeated: input.flatMap(keysOf),
    answered: (calls.length > 0 ? calls : output).flatMap(keysOf),
    id: callId(response.id),
    previous: previousOf(request) ?? previousOf(response),
  };
}

/** Calls run by OpenAI need no result, and clients may omit them in later requests. */
function isClientCall(item: JsonObject): boolean {
  return isCall(asResponsesItem(item)) && !isServed(asResponsesItem(item));
}

function keysOf(item: JsonObject): string[] {
  if (isClientCall(item)) return answerKeys([{ id: idOf(item), name: item.name }], "");
  return item.role === "assistant" ? answerKeys([], partsText(item.content)) : [];
}

function previousOf({ previous_response_id: id }: JsonObject): string | undefined {
  return isString(id) && id !== "" ? id : undefined;
}
