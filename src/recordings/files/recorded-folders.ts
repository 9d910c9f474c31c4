import { lstatSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isObject, type Json, member, sha256 } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import {
  type KeptRun,
  RECORDED_FILE,
  type RecordedFile,
  readRecordedFile,
} from "../reading/recorded-sessions.ts";
import { restoreTools } from "../reading/shared-tools.ts";

const NONE: RecordedFile = { sessions: [], tools: {} };

type KeptRecording = KeptRun & { session: string };

interface Folder {
  tools: RecordedFile["tools"];
  kept: ReadonlyMap<string, KeptRecording>;
}

/** The `recorded.json` files beside recordings, each read once. */
export class RecordedFolders {
  private readonly folders = new Map<string, Folder>();

  /** Adds a document's tools and, if a later run repeated it, that run's model calls. Throws RecordingError if tools are missing. */
  complete<Read extends { value: Json; hash: string }>(path: string, read: Read): Read {
    const { value, hash } = read;
    if (!isObject(value) || !isObject(value.recorder)) return read;
    restoreTools(value, (digest) => member(this.at(dirname(path)).tools, digest));
    const kept = this.at(dirname(path)).kept.get(basename(path));
    if (kept?.hash !== hash) return read;
    const { session, modelCalls } = kept;
    return { ...read, value: { ...value, modelCalls }, hash: sha256(`${hash}\n${session}`) };
  }

  /** Returns true for a file that a later session left unchanged, which makes it another run. */
  isKept(path: string): boolean {
    return this.at(dirname(path)).kept.has(basename(path));
  }

  private at(folder: string): Folder {
    const folderRead = this.folders.get(folder);
    if (folderRead !== undefined) return folderRead;
    const { sessions, tools } = readIn(folder);
    const kept = new Map(
      sessions.flatMap(({ id, kept = {} }) =>
        Object.entries(kept).map(([name, run]): [string, KeptRecording] => [name, { ...run, session: id }]),
      ),
    );
    const entry = { tools, kept };
    this.folders.set(folder, entry);
    return entry;
  }
}

/** Does not follow links, because a checkout may contain one. */
function readIn(folder: string): RecordedFile {
  const file = join(folder, RECORDED_FILE);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size > limits.configurationBytes) return NONE;
  const read = readRecordedFile(readFileSync(file, "utf8"));
  return typeof read === "string" ? NONE : read;
}
