const segmenters = new Map<string, Intl.Segmenter>();

/** A word, a sentence, or what stands between words. */
interface Segment {
  segment: string;
  isWordLike: boolean | undefined;
}

/**
 * The words, or the sentences, of a text with what stands between them, as Unicode has them. A segmenter is made when one is needed:
 * it takes longer than a small job to score.
 */
export function segmentsOf(text: string, granularity: "word" | "sentence"): Segment[] {
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter("en", { granularity });
  segmenters.set(granularity, segmenter);
  const pieces = granularity === "word" ? piecesOf(text) : [text];
  return pieces.flatMap((piece) =>
    Array.from(segmenter.segment(piece), ({ segment, isWordLike }) => ({ segment, isWordLike })),
  );
}

/** From how many characters on a text is cut where it can be: with each word Node 20 hands out a copy of the whole text. */
const PIECE = 2_000;
const LETTER = /[A-Za-z]/;

/** A text cut where a word ends in any case: between a space and a letter. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let end = text.indexOf(" ", PIECE); end !== -1; end = text.indexOf(" ", end + 1)) {
    if (end - start < PIECE || !LETTER.test(text.charAt(end + 1))) continue;
    pieces.push(text.slice(start, end + 1));
    start = end + 1;
  }
  return [...pieces, text.slice(start)];
}
