/** Text that is finished in its language. Each language has its own kind, so that none is taken for another. */
interface Finished {
  readonly text: string;
}

/** What may stand in a template: finished text, text that is escaped, a number, nothing, or a list of these. */
export type Piece<Text extends Finished> =
  | Text
  | string
  | number
  | false
  | null
  | undefined
  | readonly Piece<Text>[];

/**
 * What a template says with its pieces in it. Finished text stays as it is; `false`, `null` and `undefined` are nothing; everything
 * else goes through `escapeText`, which also gets what stands before it. `between` says what keeps two pieces apart that touch.
 */
export function fill<Text extends Finished>(
  strings: readonly string[],
  pieces: readonly Piece<Text>[],
  escapeText: (text: string, before: string) => string,
  between: (before: string, text: string) => string = () => "",
): string {
  let filled = strings[0] ?? "";
  let isTouched = false;
  const append = (text: string): void => {
    filled += `${isTouched ? between(filled, text) : ""}${text}`;
    isTouched ||= text !== "";
  };
  const add = (piece: Piece<Text>): void => {
    if (typeof piece === "string") append(escapeText(piece, filled));
    else if (typeof piece === "number") append(String(piece));
    else if (isList(piece)) for (const one of piece) add(one);
    else if (piece) append(piece.text);
  };
  for (const [at, piece] of pieces.entries()) {
    add(piece);
    const own = strings[at + 1] ?? "";
    filled += own;
    if (own !== "") isTouched = false;
  }
  return filled;
}

function isList<Text extends Finished>(piece: Piece<Text>): piece is readonly Piece<Text>[] {
  return Array.isArray(piece);
}
