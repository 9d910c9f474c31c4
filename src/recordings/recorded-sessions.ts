import { tryParseJson } from "../base/json.ts";
import { limits } from "../base/limits.ts";
import * as z from "../base/zod.ts";

/** The file that `rungate record` leaves beside the recordings. */
export const RECORDED_FILE = "recorded.json";

const VERSION = 1;

const sessionSchema = z.strictObject({
  id: z.string().min(1).max(limits.name),
  by: z.string(),
  command: z.array(z.string()),
  agent: z.record(z.string(), z.string()),
  recordings: z.array(z.string()),
});

const recordedSchema = z.strictObject({ version: z.literal(VERSION), sessions: z.array(sessionSchema) });

/** One start of `rungate record`: the agent's files as they were, and the recordings that are its last word. */
export type RecordedSession = z.output<typeof sessionSchema>;

/** Reads the sessions in `recorded.json`, oldest first; a text says why the file cannot be used. */
export function readSessions(text: string): RecordedSession[] | string {
  const value = tryParseJson(text);
  const read = recordedSchema.safeParse(value);
  if (read.success) return read.data.sessions;
  const { version } = Object(value) as { version?: unknown };
  return typeof version === "number" && version > VERSION
    ? `is of a newer rungate (version ${version})`
    : "is not as rungate record wrote it";
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
