const NEWLINE = 10;
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

/** The lines of a text that comes in pieces. Of one that is longer than `most` bytes only the length is kept. */
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
    add(piece.subarray(start));
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
