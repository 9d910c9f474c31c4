import { lstatSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isObject, type Json, member, sha256 } from "../../base/json.ts";
import { limits } from "../../base/limits.ts";
import { type KeptRun, RECORDED_FILE, type RecordedFile, readRecordedFile } from "../recorded-sessions.ts";
import { restoreTools } from "../shared-tools.ts";

const NONE: RecordedFile = { sessions: [], tools: {} };

/** A run that did the same again, and its session. */
type KeptRecording = KeptRun & { session: string };

interface Folder {
  tools: RecordedFile["tools"];
  kept: ReadonlyMap<string, KeptRecording>;
}

/** The files that `rungate record` leaves beside recordings. Each is read once. */
export class RecordedFolders {
  private readonly folders = new Map<string, Folder>();

  /**
   * Completes a document that `rungate record` wrote with what `recorded.json` has of it: its tools, and what the run took when it did the
   * same again, which makes it another run of the same bytes. Throws RecordingError where its tools are missing.
   */
  complete<Read extends { value: Json; hash: string }>(path: string, read: Read): Read {
    const { value, hash } = read;
    if (!isObject(value) || !isObject(value.recorder)) return read;
    restoreTools(value, (digest) => member(this.at(dirname(path)).tools, digest));
    const kept = this.at(dirname(path)).kept.get(basename(path));
    if (kept?.hash !== hash) return read;
    const { session, modelCalls } = kept;
    return { ...read, value: { ...value, modelCalls }, hash: sha256(`${hash}\n${session}`) };
  }

  /** True for a recording whose bytes stayed in a later session, which makes it another run. */
  isKept(path: string): boolean {
    return this.at(dirname(path)).kept.has(basename(path));
  }

  private at(folder: string): Folder {
    const known = this.folders.get(folder);
    if (known !== undefined) return known;
    const { sessions, tools } = readIn(folder);
    const kept = new Map(
      sessions.flatMap(({ id, kept = {} }) =>
        Object.entries(kept).map(([name, run]): [string, KeptRecording] => [name, { ...run, session: id }]),
      ),
    );
    const read = { tools, kept };
    this.folders.set(folder, read);
    return read;
  }
}

/** A checkout may hold a link of that name, which is not followed. */
function readIn(folder: string): RecordedFile {
  const file = join(folder, RECORDED_FILE);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size > limits.configurationBytes) return NONE;
  const read = readRecordedFile(readFileSync(file, "utf8"));
  return typeof read === "string" ? NONE : read;
}
