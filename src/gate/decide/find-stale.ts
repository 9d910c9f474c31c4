import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readTextFile } from "../../core/files.ts";
import { limits } from "../../core/limits.ts";
import { placeText } from "../../core/problems.ts";
import { counted } from "../../core/text.ts";
import { type AgentFiles, changedFiles, readAgentFiles } from "../../recordings/files/agent-files.ts";
import {
  RECORDED_FILE,
  type RecordedSession,
  readRecordedFile,
} from "../../recordings/reading/recorded-sessions.ts";
import type { Report } from "../../report/report.ts";
import type { ScoredSuite } from "../../report/scored-suite.ts";
import type { Job } from "../job.ts";

/** Returns the reason that the recordings are not of the current agent; undefined where they are, or the suite names no agent files. */
export function findStale({ cases }: ScoredSuite, job: Job): Report["stale"] {
  const { agent = [], merge, root } = job;
  if (agent.length === 0) return undefined;
  const command = job.record ?? "rungate record";
  const files = [...new Set(cases.flatMap(({ trials }) => trials.map(({ file }) => file)))];
  const folders = [...new Set(files.map((file) => dirname(file)))];
  const { files: now, problems } = readAgentFiles(agent, { ...job, recordings: folders });
  const [unreadable] = problems;
  if (Object.keys(now).length === 0 && unreadable !== undefined)
    return { reason: `agent: ${placeText(unreadable)}${unreadable.message}`, command };
  for (const folder of folders) {
    // Shards read recordings that the merging job may not have.
    if (merge !== undefined && !existsSync(join(root, folder))) continue;
    const reason = staleReason(folder, files, now, job);
    if (reason !== undefined) return { reason, command };
  }
  return undefined;
}

function staleReason(
  folder: string,
  files: readonly string[],
  now: AgentFiles,
  { root, contained }: Job,
): string | undefined {
  const file = folder === "." ? RECORDED_FILE : `${folder}/${RECORDED_FILE}`;
  if (!existsSync(join(root, file))) return `${file} is missing`;
  const bounds = { root, contained, mostBytes: limits.configurationBytes, remedy: "record again" };
  const source = readTextFile(file, bounds, []);
  const recordedFile = source === undefined ? "cannot be read" : readRecordedFile(source.text);
  if (typeof recordedFile === "string") return `${file} ${recordedFile}`;
  const { sessions } = recordedFile;
  const own = files.filter((path) => dirname(path) === folder).map((path) => basename(path));
  return unnamedReason(own, sessions) ?? changedReason(own, sessions, now);
}

function unnamedReason(own: readonly string[], sessions: readonly RecordedSession[]): string | undefined {
  const recordedNames = new Set(sessions.flatMap(({ recordings }) => recordings));
  const [first, ...others] = own.filter((file) => !recordedNames.has(file));
  return first === undefined ? undefined : `${RECORDED_FILE} does not name ${first}${more(others)}`;
}

function changedReason(
  own: readonly string[],
  sessions: readonly RecordedSession[],
  now: AgentFiles,
): string | undefined {
  const names = new Set(own);
  const used = sessions.filter(({ recordings }) => recordings.some((recording) => names.has(recording)));
  const [first, ...others] = [...new Set(used.flatMap(({ agent }) => changedFiles(agent, now)))].sort();
  return first === undefined ? undefined : `${first}${more(others)} changed`;
}

function more({ length }: readonly string[]): string {
  return length === 0 ? "" : ` and ${counted(length, "other file")}`;
}
