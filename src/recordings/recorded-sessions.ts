import { isObject, isString, type Json, type JsonObject, jsonText, tryParseJson } from "../base/json.ts";

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
  /** The digests of the lists of tools that its recordings name. */
  tools?: readonly string[];
  /** The recordings whose bytes stayed, because their run did the same again. */
  kept?: Readonly<Record<string, KeptRun>>;
}

/** A run that did the same as the one before it. */
export interface KeptRun {
  /** Of the bytes that stayed. */
  hash: string;
  /** The requests to models of this run. */
  modelCalls: Json;
}

/** The content of `recorded.json`. */
export interface RecordedFile {
  /** Oldest first. */
  sessions: RecordedSession[];
  /** Lists of tools that were offered, by the digests that recordings have in their place. */
  tools: Readonly<Record<string, Json>>;
}

/** Reads `recorded.json`; a text says why the file cannot be used. */
export function readRecordedFile(text: string): RecordedFile | string {
  const { version = null, sessions = null, tools = {} } = Object(tryParseJson(text)) as JsonObject;
  if (version === VERSION && Array.isArray(sessions) && sessions.every(isSession) && isObject(tools))
    return { sessions: sessions as unknown as RecordedSession[], tools };
  return typeof version === "number" && version > VERSION
    ? `is of a newer rungate (version ${version})`
    : "is not as rungate record wrote it";
}

// A schema takes longer to load than a small job to score.
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

/** Adds a session. A recording belongs to the last session that made it; a session without recordings is dropped. */
export function withSession(
  sessions: readonly RecordedSession[],
  added: RecordedSession,
  isThere: (recording: string) => boolean,
): RecordedSession[] {
  const recorded = new Set(added.recordings);
  const isLeft = (name: string) => !recorded.has(name) && isThere(name);
  const earlier = sessions
    .filter(({ id }) => id !== added.id)
    .map(({ kept, ...one }) => {
      const left = Object.entries(kept ?? {}).filter(([name]) => isLeft(name));
      return {
        ...one,
        recordings: one.recordings.filter(isLeft),
        ...(left.length === 0 ? {} : { kept: Object.fromEntries(left) }),
      };
    });
  return [...earlier.filter(({ recordings }) => recordings.length > 0), added];
}

/** The text of `recorded.json`: a line for each list of tools and each session, so that git shows few. */
export function recordedFileText({ sessions, tools }: RecordedFile): string {
  const lists = Object.entries(tools).map(([name, list]) => `${JSON.stringify(name)}: ${jsonText(list)}`);
  const lines = sessions.map((one) => jsonText(one as unknown as Json));
  return `{\n"version": ${VERSION},\n"tools": {\n${lists.join(",\n")}\n},\n"sessions": [\n${lines.join(",\n")}\n]\n}\n`;
}

/** True for the content of `recorded.json`, which is no recording. */
export function isRecordedFile(text: string): boolean {
  const { version, sessions } = Object(tryParseJson(text)) as Record<string, unknown>;
  return typeof version === "number" && Array.isArray(sessions);
}
