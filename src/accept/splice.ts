/** A piece of a text, from one offset up to another, and what comes in its place. */
export interface Splice {
  from: number;
  to: number;
  text: string;
}

/** The part of a text between two offsets, with its splices done. They must not overlap; of those at one offset the first comes first. */
export function spliced(
  text: string,
  splices: readonly Splice[],
  from = 0,
  to: number = text.length,
): string {
  let done = from;
  let result = "";
  for (const splice of splices.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    result += text.slice(done, splice.from) + splice.text;
    done = splice.to;
  }
  return result + text.slice(done, to);
}
