import { holdsRows, piecesOf } from "./documents.ts";
import { isWhite } from "./lines.ts";

const NEWLINE = 10;

/** Some whole lines of a file of rows. */
export interface RowPiece {
  content: Buffer;
  /** The number of the first of them, from 1. */
  firstLine: number;
}

/** Rows that cannot be read in pieces: one of them, or the blank lines between two, have more bytes than a document may have. */
export class UnevenRows extends Error {}

/**
 * The pieces of a file of rows, each with something in it; undefined for any other file. They throw UnevenRows where there are more than
 * `most` bytes without a row, and what reading the file throws.
 */
export function rowPieces(path: string, most: number): Generator<RowPiece> | undefined {
  if (path.endsWith(".gz")) return undefined;
  const pieces = piecesOf(path);
  const first = pieces.next();
  const isOfRows = !first.done && holdsRows(path, first.value);
  pieces.return(undefined);
  return isOfRows ? numbered(wholeLines(piecesOf(path), most), most) : undefined;
}

function* numbered(contents: Iterable<Buffer>, most: number): Generator<RowPiece> {
  let firstLine = 1;
  let blank = 0;
  for (const content of contents) {
    const isBlank = content.every(isWhite);
    blank = isBlank ? blank + content.length : 0;
    // There may be blank lines before and after these.
    if (blank > most / 2) throw new UnevenRows();
    // Who gets the piece may hand its memory on.
    const lines = linesIn(content);
    if (!isBlank) yield { content, firstLine };
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
