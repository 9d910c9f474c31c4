import { holdsRows, isUtf16, piecesOf } from "./documents.ts";
import { isWhite } from "./lines.ts";

const NEWLINE = 10;

/** Some whole lines of a file of rows. */
export interface RowPiece {
  content: Buffer;
  /** The number of the first of them, from 1. */
  firstLine: number;
}

/** A file of rows that cannot be read in pieces after all: one thread reads it from its beginning, and says what is wrong with it. */
export class UnevenRows extends Error {}

/**
 * The pieces of a file of rows; undefined for any other file. They throw UnevenRows at more than `most` bytes without a line end, at a
 * piece with nothing in it, and where the file cannot be read.
 */
export function rowPieces(path: string, most: number): Generator<RowPiece> | undefined {
  const first = path.endsWith(".gz") ? undefined : firstPiece(path);
  if (first === undefined || isUtf16(first) || !holdsRows(path, first)) return undefined;
  return numbered(wholeLines(readable(path), most));
}

function firstPiece(path: string): Buffer | undefined {
  try {
    for (const piece of piecesOf(path)) return piece;
  } catch {
    // Whoever reads it will say why it cannot be read.
  }
  return undefined;
}

function* readable(path: string): Generator<Buffer> {
  try {
    yield* piecesOf(path);
  } catch {
    throw new UnevenRows();
  }
}

function* numbered(contents: Iterable<Buffer>): Generator<RowPiece> {
  let firstLine = 1;
  for (const content of contents) {
    // Of so many blank lines nobody can tell here how many they are together.
    if (content.every(isWhite)) throw new UnevenRows();
    // Who gets the piece may hand its memory on.
    const lines = linesIn(content);
    yield { content, firstLine };
    firstLine += lines;
  }
}

/** The pieces of a text, cut at line ends. */
function* wholeLines(pieces: Iterable<Buffer>, most: number): Generator<Buffer> {
  let rest: Buffer[] = [];
  let length = 0;
  for (const piece of pieces) {
    const end = piece.lastIndexOf(NEWLINE) + 1;
    if (end > 0) {
      yield Buffer.concat([...rest, piece.subarray(0, end)]);
      rest = [];
      length = 0;
    }
    rest.push(piece.subarray(end));
    length += piece.length - end;
    if (length > most) throw new UnevenRows();
  }
  if (length > 0) yield Buffer.concat(rest);
}

function linesIn(text: Buffer): number {
  let lines = 0;
  for (let at = text.indexOf(NEWLINE); at !== -1; at = text.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}
