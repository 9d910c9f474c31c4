import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../../core/files.ts";
import type { Json } from "../../core/json.ts";
import { ConfigurationError } from "../../core/problems.ts";
import {
  type KeptRun,
  RECORDED_FILE,
  type RecordedFile,
  type RecordedSession,
  readRecordedFile,
  recordedFileText,
  withSession,
} from "../../recordings/reading/recorded-sessions.ts";

/** The file `recorded.json` during a session. */
export class SessionFile {
  private readonly folder: string;
  private file: RecordedFile = { sessions: [], tools: {} };
  private readonly tools = new Set<string>();
  private readonly kept: Record<string, KeptRun> = {};

  /** Loads the earlier sessions. Throws ConfigurationError for an unusable file, because it holds the tools of other recordings. */
  constructor(folder: string) {
    this.folder = folder;
    const file = join(folder, RECORDED_FILE);
    if (!existsSync(file)) return;
    const read = readRecordedFile(readFileSync(file, "utf8"));
    if (typeof read === "string") {
      const message = `${read}: restore it with git, or delete it and record every case again`;
      throw new ConfigurationError([{ severity: "error", file, message }]);
    }
    this.file = read;
  }

  /** Writes a tool list before a recording names it, so that an interrupted session leaves no recording without its tools. */
  addTools(digest: string, list: Json): void {
    this.tools.add(digest);
    if (Object.hasOwn(this.file.tools, digest)) return;
    this.file = { ...this.file, tools: { ...this.file.tools, [digest]: list } };
    this.write();
  }

  keep(recording: string, run: KeptRun): void {
    this.kept[recording] = run;
  }

  /** Adds the session and removes tool lists that no session names. */
  finish(session: Pick<RecordedSession, "by" | "command" | "agent" | "recordings">): void {
    const added: RecordedSession = {
      id: randomUUID(),
      ...session,
      ...(this.tools.size === 0 ? {} : { tools: [...this.tools].sort() }),
      ...(Object.keys(this.kept).length === 0 ? {} : { kept: this.kept }),
    };
    const isThere = (name: string) => existsSync(join(this.folder, name));
    const sessions = withSession(this.file.sessions, added, isThere);
    const digests = new Set(sessions.flatMap(({ tools = [] }) => tools));
    const tools = Object.entries(this.file.tools).filter(([digest]) => digests.has(digest));
    this.file = { sessions, tools: Object.fromEntries(tools) };
    this.write();
  }

  private write(): void {
    writeWhole(join(this.folder, RECORDED_FILE), recordedFileText(this.file));
  }
}
