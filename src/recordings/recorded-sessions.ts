import { isObject, isString, type Json, type JsonObject, tryParseJson } from "../base/json.ts";

/** The file that `rungate record` leaves beside the recordings. */
export const RECORDED_FILE = "recorded.json";

const VERSION = 1;

/** One start of `rungate record`: the agent's files as they were, and the recordings that are its last word. */
export interface RecordedSession {
  id: string;
  /** The rungate that recorded. */
  by: string;
  command: string[];
  /** Digests of the agent's files by name. */
  agent: Readonly<Record<string, string>>;
  recordings: string[];
}

/** Reads the sessions in `recorded.json`, oldest first; a text says why the file cannot be used. */
export function readSessions(text: string): RecordedSession[] | string {
  const { version = null, sessions = null } = Object(tryParseJson(text)) as JsonObject;
  if (version === VERSION && Array.isArray(sessions) && sessions.every(isSession))
    return sessions as unknown as RecordedSession[];
  return typeof version === "number" && version > VERSION
    ? `is of a newer rungate (version ${version})`
    : "is not as rungate record wrote it";
}

// A schema takes longer to load than a small job to score.
function isSession(value: Json): boolean {
  if (!isObject(value)) return false;
  const { id = null, by = null, command = null, agent = null, recordings = null } = value;
  const areTexts = [command, recordings].every((list) => Array.isArray(list) && list.every(isString));
  return isString(id) && isString(by) && areTexts && isObject(agent) && Object.values(agent).every(isString);
}

/** Adds a session. A recording belongs to the last session that made it; a session without recordings is dropped. */
export function withSession(
  sessions: readonly RecordedSession[],
  added: RecordedSession,
  isThere: (recording: string) => boolean,
): RecordedSession[] {
  const anew = new Set(added.recordings);
  const earlier = sessions
    .filter(({ id }) => id !== added.id)
    .map((one) => ({
      ...one,
      recordings: one.recordings.filter((name) => !anew.has(name) && isThere(name)),
    }));
  return [...earlier.filter(({ recordings }) => recordings.length > 0), added];
}

/** The text of `recorded.json`. */
export function sessionsText(sessions: readonly RecordedSession[]): string {
  return `${JSON.stringify({ version: VERSION, sessions }, null, 2)}\n`;
}

/** Says whether the content of a file is that of `recorded.json`, and no recording. */
export function isSessionsText(text: string): boolean {
  const { version, sessions } = Object(tryParseJson(text)) as Record<string, unknown>;
  return typeof version === "number" && Array.isArray(sessions);
}
