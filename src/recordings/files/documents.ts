import { isUtf8 } from "node:buffer";
import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { isEventStream, parseEventStream } from "../../base/event-stream.ts";
import { isLfsPointer, type Json, JsonError, LFS_POINTER, parseJson, sha256 } from "../../base/json.ts";
import { limits, MEBIBYTE } from "../../base/limits.ts";
import { ConfigurationError } from "../../base/problems.ts";
import { keyShapesIn, mayHoldKeys } from "../secrets.ts";

/**
 * One JSON value of a file with the sha256 of its text and its length in bytes, or why there is none. `line` is the line it stands
 * on in a JSONL file, `keys` the kinds of keys and tokens that its text holds, where it holds any.
 */
export type FileDocument =
  | { value: Json; hash: string; bytes: number; line?: number; keys?: readonly string[] }
  | { fault: string; line?: number; column?: number };

/** How much of a file is read. */
export interface DocumentBounds {
  /** Bytes that one JSON document may have. */
  documentBytes: number;
  /** Told of bytes as they are read, unpacked. A ConfigurationError that it throws is thrown on. */
  onBytes?: (count: number) => void;
}

const CHUNK = MEBIBYTE;
/** Bytes that deflate makes of one, at most. */
const DEFLATE_RATIO = 1032;
const NEWLINE = 10;
/** What JSON begins with that is no scalar. */
const BRACKETS = new Set<number | undefined>(Buffer.from("{["));
const ROWS_NAME = /\.(?:jsonl|ndjson)(?:\.gz)?$/;

/**
 * The JSON documents of a file: one for JSON, one a line for JSONL, one list for a stream of server-sent events; any of them gzipped. A file not named .jsonl is JSONL
 * when its first line is a whole JSON value and more follows. Never throws: what cannot be read is a fault with its place.
 * JSONL is read in pieces, so that its size has no bound of its own.
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
  if (small !== undefined) {
    counted(small);
    if (holdsRows(path, small)) yield* parseRows([Buffer.from(small)], documentBytes);
    else yield parseWhole(small, documentBytes);
  } else if (holdsRows(path, firstPiece(path))) {
    yield* parseRows(mapped(piecesOf(path), counted), documentBytes);
  } else {
    const { size } = statSync(path);
    yield size > documentBytes ? tooLarge(size, documentBytes) : parseDocument(counted(readFileSync(path)));
  }
}

function parseWhole(content: Buffer, documentBytes: number): FileDocument {
  return content.length > documentBytes ? tooLarge(content.length, documentBytes) : parseDocument(content);
}

/** What a gzip holds. One that fails has been unpacked all the same, up to where it fails, and counts as the most that this can be. */
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

/** The bytes of a file, piece by piece. A piece stands only until the next one is asked for. */
export function* piecesOf(path: string): Generator<Buffer> {
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

/** True for a file of rows: by its name, or because its first line is a JSON value of its own and more than white space follows. */
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

/** The documents of a file of rows, one a line, or of a piece of one that begins at a later line. */
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
    // Its lines cannot be read apart, so that one fault is enough.
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

/** A gzip after whose end there is more, which nobody can tell from a part that was damaged. */
class BytesAfterEnd extends Error {}

/**
 * What a gzip holds, all of its parts together. Throws BytesAfterEnd, and zlib's errors for what is no gzip, is cut or damaged, or
 * has more than `mostBytes`.
 */
function unzipped(gzip: Buffer, mostBytes: number): Buffer {
  // Past the last part zlib passes over whatever begins with a zero.
  const { buffer, engine } = gunzipSync(gzip, { maxOutputLength: mostBytes, info: true }) as unknown as {
    buffer: Buffer;
    engine: { bytesWritten: number };
  };
  if (engine.bytesWritten < gzip.length) throw new BytesAfterEnd();
  return buffer;
}

const MOST_BYTES = 4 * 1024 * 1024;

/** What small files are read into, one after another: a buffer for each is as much work for the garbage collector as its text. */
const scratch = Buffer.allocUnsafeSlow(MOST_BYTES + 1);

/**
 * What a file of at most 4 MiB holds: bytes that stand only until the next small file is read. Undefined for a larger one. Throws what
 * the file system says.
 */
export function smallFile(path: string): Buffer | undefined {
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

/** A line, or several blank ones, of which nothing is kept. */
export interface Line {
  /** Counted from 1; of several lines the last one's. */
  number: number;
  /** Undefined when it is too long. */
  content: Buffer | undefined;
  /** In bytes. */
  length: number;
}

/** True for bytes that are white space of JSON. */
export function isWhite(byte: number | undefined): boolean {
  return WHITE_SPACE.has(byte);
}

/** The lines of a text that comes in pieces, each of which stands only until the next is asked for. Of one that is longer than `most` bytes only the length is kept. */
export function* linesOf(pieces: Iterable<Buffer>, most: number): Generator<Line> {
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    length += part.length;
    if (length > most) parts = [];
    else parts.push(part);
  };
  const take = (): Line => {
    const [only, ...others] = parts;
    const whole = others.length === 0 && only !== undefined ? only : Buffer.concat(parts);
    number += 1;
    const taken = { number, content: length > most ? undefined : whole, length };
    parts = [];
    length = 0;
    return taken;
  };
  for (const piece of pieces) {
    let start = 0;
    for (;;) {
      // Of these there may be as many as there are bytes.
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
    // The piece is gone when its line ends.
    add(Buffer.from(piece.subarray(start)));
  }
  yield take();
}

/** How many blank lines come first from here on, and their bytes. */
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
