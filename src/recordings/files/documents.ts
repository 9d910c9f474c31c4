import { isUtf8 } from "node:buffer";
import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { isEventStream, parseEventStream } from "../../core/event-stream.ts";
import { sha256 } from "../../core/json.ts";
import { limits, MEBIBYTE } from "../../core/limits.ts";
import { isLfsPointer, JsonError, LFS_POINTER, parseJson } from "../../core/parse-json.ts";
import { ConfigurationError } from "../../core/problems.ts";
import { keyShapesIn, mayHoldKeys } from "../redact-secrets.ts";
import type { FileDocument } from "./file-document.ts";
import { isJUnit, isTable, junitCases, tableRows } from "./tables.ts";

export interface DocumentBounds {
  documentBytes: number;
  /** Called with the unpacked bytes of each read. Its ConfigurationError ends the reading. */
  onBytes?: (count: number) => void;
}

const CHUNK = MEBIBYTE;
const DEFLATE_RATIO = 1032;
const NEWLINE = 10;
/** The first bytes of JSON objects and lists. */
const BRACKETS = new Set<number | undefined>(Buffer.from("{["));
const ROWS_NAME = /\.(?:jsonl|ndjson)(?:\.gz)?$/;

/**
 * Yields the JSON documents of a file: one for JSON, one per line for JSONL, one list for server-sent events; any may be gzipped. A file
 * of another name is JSONL if its first line is a whole JSON value and more follows. Yields faults instead of throwing. Reads JSONL in
 * pieces, so its size is not limited.
 */
export function* documentsOf(
  path: string,
  { documentBytes, onBytes }: DocumentBounds = { documentBytes: limits.documentBytes },
): Generator<FileDocument> {
  const counted = (content: Buffer) => {
    onBytes?.(content.length);
    return content;
  };
  try {
    yield* path.endsWith(".gz")
      ? packedDocuments(path, documentBytes, onBytes)
      : plainDocuments(path, documentBytes, counted);
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    yield { fault: readFault(error as NodeJS.ErrnoException) };
  }
}

function* packedDocuments(
  path: string,
  documentBytes: number,
  onBytes: DocumentBounds["onBytes"],
): Generator<FileDocument> {
  if (statSync(path).size > limits.unzippedBytes) {
    yield { fault: unpacksToMore() };
    return;
  }
  const packed = readFileSync(path);
  if (isPointer(packed)) {
    yield { fault: LFS_POINTER };
    return;
  }
  const content = unpacked(packed, onBytes);
  const other = otherThanJson(path, content);
  if (other !== undefined) {
    yield* other;
    return;
  }
  yield* holdsRows(path, content)
    ? parseRows([content], documentBytes)
    : [parseWhole(content, documentBytes)];
}

function* plainDocuments(
  path: string,
  documentBytes: number,
  counted: (content: Buffer) => Buffer,
): Generator<FileDocument> {
  const small = smallFile(path);
  const start = small ?? firstPiece(path);
  if (mayBeOther(path, start)) {
    const { size } = statSync(path);
    if (size > limits.tableBytes) yield tableTooLarge(size);
    else
      yield* otherThanJson(path, counted(small === undefined ? readFileSync(path) : Buffer.from(small))) ??
        [];
  } else if (small !== undefined) {
    counted(small);
    if (holdsRows(path, small)) yield* parseRows([Buffer.from(small)], documentBytes);
    else yield parseWhole(small, documentBytes);
  } else if (holdsRows(path, start)) {
    yield* parseRows(mapped(piecesOf(path), counted), documentBytes);
  } else {
    const { size } = statSync(path);
    yield size > documentBytes ? tooLarge(size, documentBytes) : parseDocument(counted(readFileSync(path)));
  }
}

function mayBeOther(path: string, start: Buffer): boolean {
  const text = start.toString("utf8", 0, HEAD);
  return isJUnit(text) || isTable(path, text);
}

/** Yields the rows of a table or the cases of a JUnit file; undefined for any other content. */
function otherThanJson(path: string, content: Buffer): Generator<FileDocument> | undefined {
  const text = content.toString("utf8", 0, HEAD);
  if (isJUnit(text)) return withKeys(junitCases(content.toString("utf8")), content);
  return isTable(path, text) ? withKeys(tableRows(content.toString("utf8")), content) : undefined;
}

/** The first row carries the secrets found in the whole file. */
function* withKeys(rows: Iterable<FileDocument>, content: Buffer): Generator<FileDocument> {
  let keys = mayHoldKeys(content) ? keyShapesIn(content.toString("utf8")) : [];
  for (const row of rows) {
    yield keys.length > 0 && "value" in row ? { ...row, keys } : row;
    if ("value" in row) keys = [];
  }
}

function tableTooLarge(size: number): FileDocument {
  return {
    fault: `${megabytes(size)} is more than the ${megabytes(limits.tableBytes)} that a table may have: split it`,
  };
}

/** Bytes that are enough to know a table or a JUnit file. */
const HEAD = 4096;

function parseWhole(content: Buffer, documentBytes: number): FileDocument {
  return content.length > documentBytes ? tooLarge(content.length, documentBytes) : parseDocument(content);
}

/** A broken gzip was unpacked up to the damage, so it counts as its maximum size. */
function unpacked(gzip: Buffer, onBytes?: (count: number) => void): Buffer {
  let content: Buffer | undefined;
  try {
    content = unzipped(gzip, limits.unzippedBytes);
    return content;
  } finally {
    onBytes?.(content?.length ?? Math.min(gzip.length * DEFLATE_RATIO, limits.unzippedBytes));
  }
}

function firstPiece(path: string): Buffer {
  for (const piece of piecesOf(path)) return piece;
  return Buffer.alloc(0);
}

/** Yields the bytes of a file in pieces. Each piece is valid until the next is requested. */
function* piecesOf(path: string): Generator<Buffer> {
  const file = openSync(path, "r");
  const piece = Buffer.allocUnsafeSlow(CHUNK);
  try {
    for (;;) {
      const length = readSync(file, piece, 0, CHUNK, null);
      if (length === 0) return;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}

function* mapped<T>(items: Iterable<T>, change: (item: T) => T): Generator<T> {
  for (const item of items) yield change(item);
}

function tooLarge(size: number, most: number): FileDocument {
  return {
    fault: `${megabytes(size)} is more than the ${megabytes(most)} that one JSON document may have (limits.documentMegabytes of the policy): write one run per file, or JSONL with one run per line`,
  };
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / MEBIBYTE)} MiB`;
}

/** Goes by the name, or by a first line that is a whole JSON value with more after it. */
function holdsRows(path: string, start: Buffer): boolean {
  const from = start.findIndex((byte) => !isWhite(byte));
  const end = from === -1 ? -1 : start.indexOf(NEWLINE, from);
  const isOnlyLine = end === -1 || start.subarray(end).every(isWhite);
  if (isOnlyLine && BRACKETS.has(start[from])) return ROWS_NAME.test(path);
  const line = start.toString("utf8", Math.max(from, 0), end === -1 ? start.length : end).trimEnd();
  if (isEventStream(line)) return false;
  if (ROWS_NAME.test(path)) return true;
  return !isOnlyLine && /[}\]]$/.test(line) && "value" in parseDocument(Buffer.from(line));
}

function* parseRows(pieces: Iterable<Buffer>, most: number, firstLine = 1): Generator<FileDocument> {
  let rows = 0;
  let blank = 0;
  for (const { number: within, content, length } of linesOf(pieces, most)) {
    const number = within + firstLine - 1;
    const isBlank = content?.every(isWhite) ?? false;
    blank = isBlank ? blank + length : 0;
    if (isBlank && blank <= most) continue;
    rows += 1;
    if (content === undefined) yield { ...tooLarge(length, most), line: number };
    else if (isBlank)
      yield { fault: `holds ${megabytes(blank)} of blank lines: write one run per line`, line: number };
    else yield { ...parseDocument(content), line: number };
    // The other lines cannot be read either, so one fault is enough.
    if (number === 1 && content !== undefined && (isUtf16(content) || isPointer(content))) return;
    if (isBlank) blank = 0;
  }
  if (rows === 0) yield { fault: "empty: no JSON value" };
}

function parseDocument(bytes: Buffer): FileDocument {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return { fault: "is gzipped: let its name end in .gz" };
  if (isUtf16(bytes)) return { fault: "is UTF-16: save it as UTF-8" };
  if (isZip(bytes)) {
    return {
      fault: 'is a ZIP archive: unpack it (a log of Inspect AI: "inspect log dump FILE.eval > FILE.json")',
    };
  }
  if (!isUtf8(bytes)) return { fault: notText(bytes) };
  try {
    const text = bytes.toString("utf8");
    const value = isEventStream(text) ? parseEventStream(text) : parseJson(text);
    const keys = mayHoldKeys(bytes) ? keyShapesIn(text) : [];
    return { value, hash: sha256(bytes), bytes: bytes.length, ...(keys.length === 0 ? {} : { keys }) };
  } catch (error) {
    if (error instanceof JsonError) return { fault: error.message, line: error.line, column: error.column };
    if (error instanceof RangeError) return { fault: `nests deeper than ${limits.nesting} levels` };
    throw error;
  }
}

function isPointer(bytes: Buffer): boolean {
  return isLfsPointer(bytes.toString("latin1", 0, 64));
}

function isZip([first, second, third, fourth]: Buffer): boolean {
  return first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04;
}

function notText(bytes: Buffer): string {
  return bytes.includes(0)
    ? "is binary and not JSON: export it as JSON (traces as OTLP JSON, not as protobuf)"
    : "is not UTF-8 text: save it as UTF-8";
}

function isUtf16([first, second]: Buffer): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function readFault(error: NodeJS.ErrnoException): string {
  if (error instanceof BytesAfterEnd) {
    return "has bytes after its end, which may be damaged runs: pack it again";
  }
  if (error.code === "ERR_BUFFER_TOO_LARGE") {
    return unpacksToMore();
  }
  if (error.code?.startsWith("Z_")) return `cannot be unpacked: ${error.message}`;
  return `cannot be read: ${error.message}`;
}

function unpacksToMore(): string {
  return `unpacks to more than ${megabytes(limits.unzippedBytes)}: split it`;
}

/** Bytes after a gzip's end may be a damaged part. */
class BytesAfterEnd extends Error {}

/** Throws BytesAfterEnd, and zlib's errors for a damaged gzip or more than `mostBytes`. */
function unzipped(gzip: Buffer, mostBytes: number): Buffer {
  // After the last part, zlib ignores bytes that begin with a zero.
  const { buffer, engine } = gunzipSync(gzip, { maxOutputLength: mostBytes, info: true }) as unknown as {
    buffer: Buffer;
    engine: { bytesWritten: number };
  };
  if (engine.bytesWritten < gzip.length) throw new BytesAfterEnd();
  return buffer;
}

const MOST_BYTES = 4 * 1024 * 1024;

/** Shared by all small files, because a buffer per file burdens the garbage collector. */
const scratch = Buffer.allocUnsafeSlow(MOST_BYTES + 1);

/** Reads a file of at most 4 MiB, else returns undefined. The bytes are valid until the next call. Throws file system errors. */
function smallFile(path: string): Buffer | undefined {
  const file = openSync(path, "r");
  try {
    let length = 0;
    while (length < scratch.length) {
      const count = readSync(file, scratch, length, scratch.length - length, null);
      if (count === 0) return scratch.subarray(0, length);
      length += count;
    }
    return undefined;
  } finally {
    closeSync(file);
  }
}

const WHITE_SPACE = new Set<number | undefined>([9, NEWLINE, 13, 32]);

/** A line, or a group of blank lines with empty content. */
interface Line {
  /** From 1; the last line of a group. */
  number: number;
  /** Undefined if the line is too long. */
  content: Buffer | undefined;
  length: number;
}

function isWhite(byte: number | undefined): boolean {
  return WHITE_SPACE.has(byte);
}

/** Yields the lines of text that comes in pieces, each valid until the next is requested. A line over `most` bytes has no content. */
function* linesOf(pieces: Iterable<Buffer>, most: number): Generator<Line> {
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    length += part.length;
    if (length > most) parts = [];
    else parts.push(part);
  };
  const take = (): Line => {
    const [only, ...more] = parts;
    const whole = more.length === 0 && only !== undefined ? only : Buffer.concat(parts);
    number += 1;
    const line = { number, content: length > most ? undefined : whole, length };
    parts = [];
    length = 0;
    return line;
  };
  for (const piece of pieces) {
    let start = 0;
    for (;;) {
      // Grouped, because there may be as many blank lines as bytes.
      const blank = length === 0 ? blankLines(piece, start) : { bytes: 0, lines: 0 };
      if (blank.lines > 0) {
        number += blank.lines;
        start += blank.bytes;
        yield { number, content: Buffer.alloc(0), length: blank.bytes };
      }
      const end = piece.indexOf(NEWLINE, start);
      if (end === -1) break;
      add(piece.subarray(start, end));
      yield take();
      start = end + 1;
    }
    // Copied, because the piece is gone when its line ends.
    add(Buffer.from(piece.subarray(start)));
  }
  yield take();
}

function blankLines(text: Buffer, start: number): { bytes: number; lines: number } {
  let end = start;
  let lines = 0;
  for (let at = start; isWhite(text[at]); at += 1) {
    if (text[at] !== NEWLINE) continue;
    end = at + 1;
    lines += 1;
  }
  return { bytes: end - start, lines };
}
