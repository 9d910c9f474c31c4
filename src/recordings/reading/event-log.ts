import { defined, isObject, isString, type Json, type JsonObject, objectsOf } from "../../core/json.ts";
import { limits } from "../../core/limits.ts";
import { RecordingError } from "../../core/problems.ts";
import { shorten } from "../../core/text.ts";
import { unreadTypes } from "../account.ts";
import type { Format } from "../format.ts";
import type { Run, Speaker, StatedCall, StatedResult } from "../run.ts";
import { callId, suggestsCall } from "./calls.ts";
import { Conversation } from "./conversation.ts";

/** Field names that hold calls in logs. */
const CALL_KEY =
  /(?:^|_)(?:call_?id|tool_?calls?|tool_?(?:call|use)_?id|tool_?use|tool_?names?|tool_?requests?|function_?calls?)$/i;

/** Reads one row of a log; `silent` rows hold no call. */
export type RowReader = ((log: LogReader, row: JsonObject) => void) | "silent";

/** A producer's description of its logs. */
export interface EventLog extends Pick<Format, "id" | "title" | "looksFor" | "marks" | "refines"> {
  /** Returns the document's rows; by default the objects of a list. */
  rows?(document: Json): readonly JsonObject[] | undefined;
  /** Detects rows with marks that only this producer writes. */
  isOwn(rows: readonly JsonObject[]): boolean;
  /** By default the field `type`. */
  typeOf?(row: JsonObject): Json | undefined;
  types: Readonly<Record<string, RowReader>>;
  /** Reads facts that need all rows, before the first row. */
  begin?(log: LogReader, rows: readonly JsonObject[]): void;
  /** Returns the id of a session that the row starts. */
  sessionOf?(row: JsonObject): Json | undefined;
  /** Detects a missing last row, if every log has one. */
  isCut?(rows: readonly JsonObject[]): boolean;
}

export function formatOfLog({ rows = rowsOf, typeOf = ({ type }) => type, ...log }: EventLog): Format {
  const { id, title, looksFor, marks, refines } = log;
  const types = new Map(Object.entries(log.types));
  const ownRows = (document: Json) => {
    const listed = rows(document);
    return listed !== undefined && listed.length > 0 && log.isOwn(listed) ? listed : undefined;
  };
  return {
    id,
    title,
    looksFor,
    marks,
    knowsRows: true,
    ...defined({ refines }),
    detect: (document) => ownRows(document) !== undefined,
    read: (document) => {
      const listed = ownRows(document);
      if (listed === undefined) throw new RecordingError(`no log of ${title}: expected ${looksFor}`);
      const sessions = new Set(listed.map((row) => log.sessionOf?.(row)).filter(isString));
      if (sessions.size > 1)
        throw new RecordingError(`the log has ${sessions.size} sessions: write each to a file of its own`);
      const reader = new LogReader();
      log.begin?.(reader, listed);
      for (const row of listed) {
        const type = typeOf(row);
        const read = isString(type) ? types.get(type) : undefined;
        if (read === undefined) reader.unknown.add(type, row);
        else if (read !== "silent") read(reader, row);
      }
      if (log.isCut?.(listed) === true)
        reader.talk.unscorable("the log has no end: it was cut off, or its last rows were not recorded");
      return [reader.finished()];
    },
  };
}

export function rowsOf(document: Json): JsonObject[] | undefined {
  return Array.isArray(document) && document.every(isObject) ? objectsOf(document) : undefined;
}

/** Maps space-separated row types to `silent`. */
export function silent(types: string): Record<string, RowReader> {
  return Object.fromEntries(types.split(/\s+/).map((type) => [type, "silent"]));
}

export class UnknownRows {
  private readonly counts = new Map<string, number>();

  /** Throws RecordingError if the row looks like a call. */
  add(type: Json | undefined, row: JsonObject): void {
    const name = isString(type) ? shorten(type, limits.shownName) : "(none)";
    if (looksLikeCall(name, row))
      throw new RecordingError(`a row of type "${name}" that rungate does not know and that may be a call`);
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  warn(talk: Conversation): void {
    for (const warning of unreadTypes(this.counts, "rows")) talk.warn(warning);
  }
}

function looksLikeCall(type: string, row: JsonObject): boolean {
  if (suggestsCall(type) || /exec(?:ute|ution)?(?![a-z])|mcp/i.test(type)) return true;
  const inside = Object.values(row).filter(isObject);
  return [row, ...inside, ...inside.flatMap((object) => Object.values(object).filter(isObject))].some(
    (object) =>
      Object.keys(object).some((key) => CALL_KEY.test(key)) ||
      (isString(object.name) && ("arguments" in object || "args" in object)),
  );
}

/** Builds a run from log rows. A call is counted once, and its result may come before it, twice, or never. */
export class LogReader {
  readonly talk = new Conversation();
  readonly unknown = new UnknownRows();
  private readonly ids = new Set<string>();
  private readonly early = new Map<string, StatedResult>();
  /** Ids of calls that the agent did not make. */
  private readonly foreign = new Set<string>();
  private isAnswering = false;
  private piece: { speaker: Speaker; text: string } | undefined;
  private failure: string | undefined;
  private count = 0;
  private declared: number | undefined;

  /** Adds text; with `isPiece`, the next piece continues it. */
  say(speaker: Speaker, text: Json | undefined, isPiece = false): void {
    if (!isString(text) || text === "") return;
    if (isPiece && this.piece?.speaker === speaker) {
      this.piece.text += text;
      return;
    }
    this.flush();
    if (isPiece) this.piece = { speaker, text };
    else this.write(speaker, text);
  }

  get pieces(): string {
    return this.piece?.text ?? "";
  }

  call(stated: StatedCall): void {
    this.beginAnswer();
    this.count += 1;
    this.talk.call(stated);
    const id = callId(stated.id);
    if (id === undefined) return;
    this.ids.add(id);
    const result = this.early.get(id);
    if (result !== undefined) this.result(result);
    this.early.delete(id);
  }

  /** Adds a call unless an earlier row recorded it. */
  mention(stated: StatedCall): void {
    const id = callId(stated.id);
    if (id === undefined || !(this.ids.has(id) || this.foreign.has(id))) this.call(stated);
  }

  /** Adds a result, possibly before its call. */
  result(stated: StatedResult): void {
    const id = callId(stated.id);
    if (id !== undefined && this.foreign.has(id)) return;
    this.flush();
    if (id === undefined || this.ids.has(id)) {
      this.talk.result(stated);
      this.talk.nextGroup();
      this.isAnswering = false;
    } else if (!this.early.has(id)) this.early.set(id, stated);
  }

  knows(id: string): boolean {
    return this.ids.has(id);
  }

  /** Leaves out a call that the user made, and its result. */
  leaveOut({ id, name }: Pick<StatedCall, "id" | "name">): void {
    const key = callId(id);
    if (key === undefined || this.foreign.has(key)) return;
    this.foreign.add(key);
    this.talk.leaveOut({ id, name }, "its user made it");
  }

  endAnswer(): void {
    this.flush();
    this.isAnswering = false;
  }

  /** Records a failure, which a later answer cancels. */
  fail(reason: Json | undefined): void {
    this.endAnswer();
    const text = isObject(reason) ? (reason.message ?? reason.name ?? reason.type) : reason;
    this.failure = `the run ended in an error${isString(text) && text !== "" ? `: ${text.slice(0, 200)}` : ""}`;
  }

  /** Declares the log's own call count, which the run is checked against. */
  counts(calls: Json | undefined): void {
    if (typeof calls === "number") this.declared = Math.max(calls, this.declared ?? 0);
  }

  finished(): Run {
    this.flush();
    for (const stated of this.early.values()) this.talk.result(stated);
    if (this.failure !== undefined) this.talk.unscorable(this.failure);
    if (this.declared !== undefined && this.declared > this.count)
      this.talk.unscorable(
        `the log counts ${this.declared} tool calls and has ${this.count}: the others, such as those of sub-agents, are not in it`,
      );
    this.unknown.warn(this.talk);
    return this.talk.run();
  }

  private flush(): void {
    const { piece } = this;
    this.piece = undefined;
    if (piece !== undefined) this.write(piece.speaker, piece.text);
  }

  private write(speaker: Speaker, text: string): void {
    if (speaker === "assistant" || speaker === "reasoning") this.beginAnswer();
    else {
      this.isAnswering = false;
      this.talk.nextTurn();
    }
    this.talk.say(speaker, text);
  }

  private beginAnswer(): void {
    this.flush();
    this.failure = undefined;
    if (!this.isAnswering) {
      this.talk.nextTurn();
      this.talk.stopped(undefined);
    }
    this.isAnswering = true;
  }
}

/** Returns a text, or the joined texts of a list of parts. */
export function textIn(content: Json | undefined): string {
  if (isString(content)) return content;
  return objectsOf(content)
    .map(({ text }) => text)
    .filter(isString)
    .join("\n");
}
