import { isObject, isString, type Json, type JsonObject } from "../../../json/json.ts";
import { parseJson } from "../../../json/parse.ts";
import { RecordingError } from "../../../problems.ts";
import { Conversation } from "../../conversation.ts";
import type { Run } from "../../run.ts";
import { field, objectIn, textIn } from "./fields.ts";
import { endText } from "./responses.ts";
import { isContent, partsOf, readTurns, type Turn } from "./turns.ts";

/** True for an ADK session, or a list of its events. */
export function isSession(document: Json): boolean {
  const events = eventsIn(document);
  if (events === undefined) return false;
  if (events.length > 0) return events.every(isEvent);
  return isObject(document) && textIn(document, "appName") !== undefined;
}

/** The run that a session records. Throws RecordingError when it holds no event. */
export function readSession(document: Json): Run[] {
  const events = (eventsIn(document) ?? []).map(eventOf).filter((event) => event !== undefined);
  if (events.length === 0) throw new RecordingError("the session holds no event");
  const talk = new Conversation();
  const whole = events.filter((event) => field(event, "partial") !== true);
  for (const event of whole) warnOfError(talk, event);
  const last = whole.findLast(({ author }) => author !== "user");
  if (last !== undefined) talk.stopped(textIn(last, "finishReason") ?? textIn(last, "errorCode"));
  readTurns(talk, whole.map(turnOf));
  warnOfLost(talk, events);
  return [talk.run()];
}

/**
 * The turn that an event is. Who wrote it, not its role, tells who speaks: responses of tools have the role of a
 * user.
 */
export function turnOf(event: JsonObject): Turn {
  const undecided = new Set(
    ["requestedToolConfirmations", "requestedAuthConfigs"].flatMap((name) => idsIn(event, name)),
  );
  const parts = partsOf(contentOf(event)).filter(
    (part) => !undecided.has(objectIn(part, "functionResponse")?.id ?? null),
  );
  return { speaker: event.author === "user" ? "user" : "assistant", parts };
}

function eventsIn(document: Json): Json[] | undefined {
  const events = isObject(document)
    ? (field(document, "events") ?? field(document, "sessionEvents"))
    : document;
  return Array.isArray(events) ? events : undefined;
}

function isEvent(value: Json): boolean {
  const event = eventOf(value);
  if (event === undefined || !isString(event.author) || "type" in event) return false;
  const content = parsed(event.content) ?? {};
  if (isContent(content)) return true;
  const marked = ["invocationId", "actions"].some((name) => field(event, name) !== undefined);
  return marked && isObject(content) && (content.parts ?? null) === null;
}

/** An event, also in a row of the table in which ADK's database keeps it. */
function eventOf(value: Json): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  const stored = parsed(field(value, "eventData"));
  return isObject(stored) ? { ...value, ...stored } : value;
}

/** What an event says; undefined when it says nothing. */
function contentOf(event: JsonObject): JsonObject | undefined {
  const content = parsed(event.content);
  return isContent(content) ? content : undefined;
}

/** A database without a type for JSON keeps the text of it. */
function parsed(value: Json | undefined): Json | undefined {
  if (!isString(value) || !value.startsWith("{")) return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
}

/** The ids of the calls that wait for a person, whose response is but a placeholder. */
function idsIn(event: JsonObject, name: string): Json[] {
  const actions = objectIn(event, "actions");
  return Object.keys((actions && objectIn(actions, name)) ?? {});
}

function warnOfError(talk: Conversation, event: JsonObject): void {
  const code = textIn(event, "errorCode");
  if (code === undefined || code === "STOP" || code === "MAX_TOKENS") return;
  talk.warn(endText(code));
}

/**
 * While a model streams, ADK writes partial events, and then one with all of it, unless the run is stopped before.
 */
function warnOfLost(talk: Conversation, events: readonly JsonObject[]): void {
  const known = new Set(talk.run().toolCalls.map(({ name }) => name));
  const partial = events.filter((event) => field(event, "partial") === true);
  for (const part of partial.flatMap((event) => partsOf(contentOf(event)))) {
    const name = objectIn(part, "functionCall")?.name;
    if (isString(name) && !known.has(name))
      talk.warn(`a call of "${name}" stands in partial events only; it is not counted`);
  }
}
