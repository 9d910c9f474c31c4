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
} from "../../base/json.ts";
import { RecordingError } from "../../base/problems.ts";
import { groupBy } from "../../base/text.ts";
import { callId } from "../calls.ts";
import { Conversation } from "../conversation.ts";
import type { Format } from "../format.ts";
import type { Run } from "../run.ts";
import { readTrace } from "../spans.ts";
import { storedScores } from "../stored-scores.ts";
import { childIn, dataOf, isEvent, isOwnEvent, readEvents } from "./eve-events.ts";

/** Runs of agents made with eve: the events of sessions, alone or in what `eve eval` writes. */
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
  const stated = isObject(document) ? (isOwnEvent(document) ? [document] : document.events) : document;
  if (!Array.isArray(stated) || !stated.every(isObject)) return undefined;
  // Servers let a reader come again for more.
  const events = stated.filter((event) => !isString(event.$eve));
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

/** Reads the evals of one report. Those that were skipped ran nothing, and one that cannot be read leaves the others be. */
function readEvals(evals: readonly JsonObject[]): Run[] {
  const run = evals.filter(({ verdict }) => verdict !== "skipped");
  if (run.length === 0) throw new RecordingError("every eval was skipped: nothing was run");
  return run.map((one) => ({ ...readTrace(true, () => readEval(one)), ...nameOf(one) }));
}

/**
 * Reads an eval: the sessions that it opened are one run. Throws RecordingError when it was skipped, or an event cannot be read.
 */
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

/** Case and trial as eve names them: the eval's id, and with `--repeat` the number of the attempt. */
function nameOf(evaluation: JsonObject): Pick<Run, "caseId" | "trial" | "row"> {
  const { id, attempt } = evaluation;
  return { ...defined({ caseId: callId(id), trial: callId(attempt) }), row: evaluation };
}

/** The events of one session, and its id where it is known. */
interface Session {
  id?: string | undefined;
  events: JsonObject[];
}

function sessionsOf({ result }: JsonObject): Session[] {
  const { sessions, events } = objectOf(result);
  const stated = objectsOf(sessions).map(({ sessionId, events }) => ({ id: callId(sessionId), events }));
  const all = stated.length > 0 ? stated : [{ id: undefined, events }];
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

/** Events that stand alone are one run, as `eve eval` writes them. The lines of `eve logs` name their session: each is a run. */
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

/** Reads the sessions that no other opened. Those of sub-agents are read where they were started. */
function readSessions(talk: Conversation, sessions: readonly Session[], stated?: readonly Session[]): void {
  const own = stated ?? ownSessions(sessions);
  const roots = new Set(own);
  const opened = sessions.filter((session) => !roots.has(session));
  const byId = new Map(opened.filter(({ id }) => id !== undefined).map((one) => [one.id, one]));
  // Where sessions stand one after another, they name the calls that started them.
  const byCall = new Map(opened.filter(({ id }) => id === undefined).map((one) => [startOf(one), one]));
  const known = new Set<readonly JsonObject[]>();
  const children = {
    started: (id: string, call: string) => (byId.get(id) ?? byCall.get(call))?.events,
    known,
    depth: 0,
    answers: 0,
  };
  for (const { events } of own) readEvents(talk, events, children);
  // Beside other runs a session may be of a sub-agent of theirs.
  const unread = stated !== undefined ? [] : opened.filter(({ events }) => !known.has(events));
  const isWithoutCalls = !unread
    .flatMap(({ events }) => events)
    .some((one) => one.type === "actions.requested");
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
