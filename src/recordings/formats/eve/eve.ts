import {
  defined,
  isObject,
  isString,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  objectsOf,
  shown,
} from "../../../core/json.ts";
import { RecordingError } from "../../../core/problems.ts";
import { groupBy } from "../../../core/text.ts";
import type { Format } from "../../format.ts";
import { callId } from "../../reading/calls.ts";
import { Conversation } from "../../reading/conversation.ts";
import { readTrace } from "../../reading/spans.ts";
import { storedScores } from "../../reading/stored-scores.ts";
import type { Run } from "../../run.ts";
import { childIn, dataOf, isEvent, isOwnEvent, readEvents } from "./eve-events.ts";

/** Runs of eve agents: session events, alone or in the output of `eve eval`. */
export const eve: Format = {
  id: "eve",
  title: "eve: event streams of sessions, artifacts and results of its evals",
  looksFor:
    "events {type, data, meta} such as turn.started and actions.requested, alone or as events[] or result.sessions[].events",
  marks: [
    ["type", "data", "meta", "turn.started", "message.received", "turn.completed"],
    ["id", "verdict", "assertions", "result", "sessions", "events"],
    ["target", "results", "verdict", "events"],
  ],
  apart: ["requests"],
  detect: (document) =>
    eventsIn(document) !== undefined || isEval(document) || evalsIn(document) !== undefined,
  read(document) {
    const evals = evalsIn(document);
    if (evals !== undefined) return readEvals(evals);
    if (isEval(document)) return [readEval(document)];
    const events = eventsIn(document);
    if (events === undefined)
      throw new RecordingError(
        "no events: expected a list of {type, data, meta}, or an artifact of eve eval",
      );
    return readLog(events);
  },
};

function eventsIn(document: Json): JsonObject[] | undefined {
  const items = isObject(document) ? (isOwnEvent(document) ? [document] : document.events) : document;
  if (!Array.isArray(items) || !items.every(isObject)) return undefined;
  // Servers insert a marker when a reader must reconnect for more.
  const events = items.filter((event) => !isString(event.$eve));
  return events.every(isEvent) && events.some(isOwnEvent) ? events : undefined;
}

function isEval(value: Json): value is JsonObject {
  if (!isObject(value) || !isString(value.verdict) || !isObject(value.result)) return false;
  if (!Array.isArray(value.assertions)) return false;
  return Array.isArray(value.result.sessions) || Array.isArray(value.result.events);
}

function evalsIn(document: Json): JsonObject[] | undefined {
  const results = listOf(objectOf(document).results);
  return results.length > 0 && results.every(isEval) ? results : undefined;
}

/** Skipped evals are left out; an unreadable eval does not affect the other evals. */
function readEvals(evals: readonly JsonObject[]): Run[] {
  const completed = evals.filter(({ verdict }) => verdict !== "skipped");
  if (completed.length === 0) throw new RecordingError("every eval was skipped: nothing was run");
  return completed.map((evaluation) => ({
    ...readTrace(true, () => readEval(evaluation)),
    ...nameOf(evaluation),
  }));
}

/** All sessions of an eval are one run. */
function readEval(evaluation: JsonObject): Run {
  const { verdict, skipReason, error, assertions } = evaluation;
  if (verdict === "skipped")
    throw new RecordingError(`the eval was skipped and ran nothing: ${shown(skipReason)}`);
  const talk = new Conversation("calls");
  if (isString(error))
    talk.unscorable(`the eval ended in an error: ${shown(error.trim().split("\n", 1)[0])}`);
  const sessions = sessionsOf(evaluation);
  if (sessions.length === 0) talk.unscorable("the eval recorded no event: run it again");
  readSessions(talk, sessions);
  const scores = objectsOf(assertions).map(({ key, name, score }) => ({
    scorerId: key ?? name ?? null,
    ...defined({ score }),
  }));
  return talk.run({ ...nameOf(evaluation), ...storedScores(scores) });
}

function nameOf(evaluation: JsonObject): Pick<Run, "caseId" | "trial" | "row"> {
  const { id, attempt } = evaluation;
  return { ...defined({ caseId: callId(id), trial: callId(attempt) }), row: evaluation };
}

interface Session {
  id?: string | undefined;
  events: JsonObject[];
}

function sessionsOf({ result }: JsonObject): Session[] {
  const { sessions, events } = objectOf(result);
  const listed = objectsOf(sessions).map(({ sessionId, events }) => ({ id: callId(sessionId), events }));
  const all = listed.length > 0 ? listed : [{ id: undefined, events }];
  return all.flatMap(({ id, events: list }) => {
    if (Array.isArray(list) && list.length === 0) return [];
    const own = eventsIn(list ?? null);
    if (own === undefined) throw new RecordingError("a session of an eval without a list of events");
    return id === undefined ? apart(own) : [{ id, events: own }];
  });
}

function apart(events: readonly JsonObject[]): Session[] {
  const sessions: Session[] = [];
  for (const event of events) {
    const last = sessions.at(-1);
    if (last === undefined || event.type === "session.started") sessions.push({ events: [event] });
    else last.events.push(event);
  }
  return sessions;
}

/** Events alone are one run, as in `eve eval`; lines of `eve logs` have a run id, and each is a run. */
function readLog(events: readonly JsonObject[]): Run[] {
  const isLogged = events.every(({ source, runId }) => source === "event" && isString(runId));
  const byRun = groupBy(events, ({ runId }) => callId(runId));
  const sessions = isLogged ? [...byRun].map(([id, own]) => ({ id, events: own })) : apart(events);
  const own = ownSessions(sessions);
  return (isLogged && own.length > 1 ? own : [undefined]).map((session) => {
    const talk = new Conversation("calls");
    readSessions(talk, sessions, session && [session]);
    return talk.run(defined({ row: session?.events }));
  });
}

/** Sub-agent sessions are read where their call started them. */
function readSessions(talk: Conversation, sessions: readonly Session[], selected?: readonly Session[]): void {
  const own = selected ?? ownSessions(sessions);
  const roots = new Set(own);
  const opened = sessions.filter((session) => !roots.has(session));
  const byId = new Map(opened.filter(({ id }) => id !== undefined).map((item) => [item.id, item]));
  // In a list without ids, sessions name the call that started them.
  const byCall = new Map(opened.filter(({ id }) => id === undefined).map((item) => [startOf(item), item]));
  const known = new Set<readonly JsonObject[]>();
  const children = {
    started: (id: string, call: string) => (byId.get(id) ?? byCall.get(call))?.events,
    known,
    depth: 0,
    answers: 0,
  };
  for (const { events } of own) readEvents(talk, events, children);
  // If only some runs are read, an unread session may belong to another run.
  const unread = selected !== undefined ? [] : opened.filter(({ events }) => !known.has(events));
  const isWithoutCalls = !unread
    .flatMap(({ events }) => events)
    .some((item) => item.type === "actions.requested");
  if (!isWithoutCalls)
    talk.warn("the calls of a sub-agent are left out: no recorded call started its session");
  talk.tellsAgents(isWithoutCalls);
}

function startOf({ events }: Session): string | undefined {
  const started = events.find(({ type }) => type === "session.started") ?? {};
  return callId(objectOf(dataOf(started).invocation).parentCallId);
}

function ownSessions(sessions: readonly Session[]): readonly Session[] {
  const opened = new Set(sessions.flatMap(({ events }) => events.flatMap((event) => childIn(event)?.id)));
  const isChild = ({ id, events }: Session) =>
    (id !== undefined && opened.has(id)) ||
    events.some((event) => event.type === "session.started" && isObject(dataOf(event).invocation));
  const own = sessions.filter((session) => !isChild(session));
  return own.length === 0 ? sessions : own;
}
