import { isObject, isString, type Json, type JsonObject, jsonText } from "../../core/json.ts";
import { tryParseJson } from "../../core/parse-json.ts";

/** The file that `rungate record` writes beside the recordings. */
export const RECORDED_FILE = "recorded.json";

const VERSION = 1;

/** One start of `rungate record` with the agent's files and its latest recordings. */
export interface RecordedSession {
  id: string;
  by: string;
  command: string[];
  agent: Readonly<Record<string, string>>;
  recordings: string[];
  tools?: readonly string[];
  /** Unchanged recordings, because a later run did the same. */
  kept?: Readonly<Record<string, KeptRun>>;
}

/** A run that repeated the previous one. */
export interface KeptRun {
  hash: string;
  modelCalls: Json;
}

export interface RecordedFile {
  sessions: RecordedSession[];
  /** Tool lists by the digests that replace them in recordings. */
  tools: Readonly<Record<string, Json>>;
}

/** Parses `recorded.json`, or returns the reason why it is unusable. */
export function readRecordedFile(text: string): RecordedFile | string {
  const { version = null, sessions = null, tools = {} } = Object(tryParseJson(text)) as JsonObject;
  if (version === VERSION && Array.isArray(sessions) && sessions.every(isSession) && isObject(tools))
    return { sessions: sessions as unknown as RecordedSession[], tools };
  return typeof version === "number" && version > VERSION
    ? `is of a newer rungate (version ${version})`
    : "is not as rungate record wrote it";
}

// Checked by hand, because a schema takes longer to load than a small job takes to score.
function isSession(value: Json): boolean {
  if (!isObject(value)) return false;
  const {
    id = null,
    by = null,
    command = null,
    agent = null,
    recordings = null,
    tools = [],
    kept = {},
  } = value;
  const areTexts = [command, recordings, tools].every((list) => Array.isArray(list) && list.every(isString));
  const areDigests = isObject(agent) && Object.values(agent).every(isString);
  return (
    isString(id) &&
    isString(by) &&
    areTexts &&
    areDigests &&
    isObject(kept) &&
    Object.values(kept).every(isKept)
  );
}

function isKept(value: Json): boolean {
  return isObject(value) && isString(value.hash ?? null) && Array.isArray(value.modelCalls);
}

/** Adds a session. A recording belongs to the last session that made it; sessions without recordings are dropped. */
export function withSession(
  sessions: readonly RecordedSession[],
  added: RecordedSession,
  isThere: (recording: string) => boolean,
): RecordedSession[] {
  const recorded = new Set(added.recordings);
  const isLeft = (name: string) => !recorded.has(name) && isThere(name);
  const earlier = sessions
    .filter(({ id }) => id !== added.id)
    .map(({ kept, ...session }) => {
      const left = Object.entries(kept ?? {}).filter(([name]) => isLeft(name));
      return {
        ...session,
        recordings: session.recordings.filter(isLeft),
        ...(left.length === 0 ? {} : { kept: Object.fromEntries(left) }),
      };
    });
  return [...earlier.filter(({ recordings }) => recordings.length > 0), added];
}

/** Formats `recorded.json` with a line per tool list and session, for small git diffs. */
export function recordedFileText({ sessions, tools }: RecordedFile): string {
  const lists = Object.entries(tools).map(([name, list]) => `${JSON.stringify(name)}: ${jsonText(list)}`);
  const lines = sessions.map((session) => jsonText(session));
  return `{\n"version": ${VERSION},\n"tools": {\n${lists.join(",\n")}\n},\n"sessions": [\n${lines.join(",\n")}\n]\n}\n`;
}

export function isRecordedFile(text: string): boolean {
  const { version, sessions } = Object(tryParseJson(text)) as Record<string, unknown>;
  return typeof version === "number" && Array.isArray(sessions);
}
